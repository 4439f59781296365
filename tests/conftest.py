"""How hypothesis works here: no clock, and in continuous integration the same examples every time."""

import os

from hypothesis import settings

settings.register_profile("katachi", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("katachi"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "katachi")

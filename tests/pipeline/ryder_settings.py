"""Settings with the engine that these tests work with, see conftest.py."""

from functools import partial

from pipeline import settings

Settings = partial(settings.Settings, engine="ryder")

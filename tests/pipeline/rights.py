"""Tests of what may not be done, by whoever runs them."""

import os
from contextlib import contextmanager


@contextmanager
def without_rights():
    """As a user who owns nothing: root may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)

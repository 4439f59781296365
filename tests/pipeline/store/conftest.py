import pytest

from pipeline.store import Store


@pytest.fixture
def store(tmp_path):
    """A database with nothing in it."""
    with Store.open(tmp_path / "a.sqlite") as found:
        yield found

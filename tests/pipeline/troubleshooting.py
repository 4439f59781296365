"""docs/troubleshooting.md: what it says that the program prints is what the program prints."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "troubleshooting.md"


def sections() -> dict[str, str]:
    """The text that each section quotes, by heading; sections that quote nothing are left out."""
    found = {}
    for section in re.split(r"^### ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        quoted = re.search(r"(?:^    .*\n)+", body, re.MULTILINE)
        if quoted:
            found[heading] = re.sub(r"^    ", "", quoted[0], flags=re.MULTILINE).strip()
    return found


def told(heading: str, printed: str, **places: object) -> None:
    """That a section quotes what was printed; ``places`` are words in capitals in the page, and what for."""
    expected = sections()[heading]
    for name, value in places.items():
        expected = expected.replace(name, str(value))
    assert printed.strip() == expected

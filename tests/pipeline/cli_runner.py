"""The command in this process: what it prints, and its exit code."""

import json
from typing import Any, NamedTuple

from click.testing import CliRunner

from pipeline import settings
from pipeline.cli import katachi


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


def run(*command: object, stdin: bytes | None = None) -> Ran:
    """Run `katachi` with these words."""
    settings.from_file.cache_clear()
    result = CliRunner().invoke(katachi, [str(word) for word in command], input=stdin, prog_name="katachi")
    return Ran(result.exit_code, result.stdout, result.stderr)


def run_json(*command: object) -> Any:
    """The object that a command prints under ``--json``; nothing else may be printed, nor anything fail."""
    ran = run(*command, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("}\n")
    assert ran.out.count("\n") == 1
    return json.loads(ran.out)

"""Writes the generated documentation of commands and settings: ``python -m pipeline.commands.reference``."""

from collections.abc import Iterator
from pathlib import Path

import click

from pipeline import settings
from pipeline.cli import katachi
from pipeline.commands.options import HELP

DOCS = Path(__file__).parents[2] / "docs"
WIDTH = 90
NOTE = "<!-- written by `python -m pipeline.commands.reference`; do not edit -->"
#: environment variables that are not settings
OTHER_VARIABLES = """## Other variables

| environment | what it does |
|---|---|
| `KATACHI_DEBUG` | `1` shows where an unforeseen error was raised ([troubleshooting](troubleshooting.md)) |
| `KATACHI_TOKEN` | the `--token` of `katachi review` |
| `KATACHI_REGISTERS` | `128` or `256` leaves registers of more bits alone ([building](building.md)) |

Those for building and for tests are in [building](building.md)."""


def pages() -> dict[str, str]:
    """The text of each generated page, by its file name in docs."""
    return {"cli-reference.md": commands_page(), "settings.md": settings_page()}


def commands_page() -> str:
    """The page with the help of every command."""
    head = ["# Commands", NOTE, "What `--help` says. `python -m pipeline` is the same command as `katachi`."]
    sections = (f"## {name}\n\n```text\n{text}\n```" for name, text in _helps(katachi, "katachi", None))
    return "\n\n".join([*head, *sections]) + "\n"


def _helps(command: click.Command, name: str, parent: click.Context | None) -> Iterator[tuple[str, str]]:
    context = click.Context(
        command,
        info_name=name,
        parent=parent,
        terminal_width=WIDTH,
        help_option_names=HELP["help_option_names"],
    )
    yield context.command_path, command.get_help(context)
    if isinstance(command, click.Group):
        for sub_name in command.list_commands(context):
            sub_command = command.get_command(context, sub_name)
            assert sub_command is not None
            yield from _helps(sub_command, sub_name, context)


def settings_page() -> str:
    """The page with the table of settings, and the other environment variables."""
    rows = [
        f"| `{row.name}` | `{settings.variable(row.name)}` | {_default_cell(row.default)} |"
        f" {row.metadata['help']} |"
        for row in settings.table()
    ]
    text = (
        "A setting comes from the command line (`--min-games 2`), else from the environment\n"
        "(`KATACHI_MIN_GAMES=2`), else from `katachi.toml` in the current folder (`min_games = 2`), else it\n"
        "has its default. A name in `katachi.toml` that is no setting is an error."
    )
    head = "| name | environment | default | meaning |\n|---|---|---|---|"
    return "\n\n".join(["# Settings", NOTE, text, "\n".join([head, *rows]), OTHER_VARIABLES]) + "\n"


def _default_cell(default: object) -> str:
    if default == "":
        return ""
    return f"`{str(default).lower() if isinstance(default, bool) else default}`"


def main() -> None:
    """Write the pages to docs."""
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

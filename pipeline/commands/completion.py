"""What the shell offers where somebody presses Tab: names of files, and words that a command knows.

Whatever goes wrong here is no error: nothing is offered then.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import click

from pipeline.errors import KatachiError

if TYPE_CHECKING:  # to import it takes time, and only the shell asks
    from click.shell_completion import CompletionItem

Completer = Callable[[click.Context, click.Parameter, str], "list[CompletionItem]"]


def files(ctx: click.Context, param: click.Parameter, incomplete: str) -> "list[CompletionItem]":
    """Files and folders, which the shell itself knows."""
    from click.shell_completion import CompletionItem

    return [CompletionItem(incomplete, type="file")]


def words(known: Callable[[], Iterable[str]]) -> Completer:
    """Those of some words that begin like what is typed; in a list of them, what follows the last comma."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> "list[CompletionItem]":
        from click.shell_completion import CompletionItem

        before, comma, begun = incomplete.rpartition(",")
        try:
            return [CompletionItem(before + comma + word) for word in known() if word.startswith(begun)]
        except KatachiError:
            return []

    return complete


def of_setting(name: str, metavar: str) -> dict[str, Any]:
    """What ``click.option`` is told for the option of a setting; nothing if there is nothing to offer."""
    if metavar.startswith(("FILE", "FOLDER")):
        return {"shell_complete": files}
    known = {"engine": _players, "split": _splits, "sources": _sources}.get(name)
    return {"shell_complete": words(known)} if known else {}


def kinds() -> Iterable[str]:
    """The kinds of misses."""
    from pipeline.misses.kinds import KINDS

    return KINDS


def problem_codes() -> Iterable[str]:
    """The codes of what can be wrong with a record."""
    from pipeline.sgf import PROBLEMS, REJECTIONS

    return [*PROBLEMS, *REJECTIONS]


def collections() -> Iterable[str]:
    """The collections of the manifest that comes with Katachi."""
    from pipeline.corpora import load_manifest

    return [collection.name for collection in load_manifest()]


def _players() -> Iterable[str]:
    from engine.players import player_names

    return player_names()


def _splits() -> Iterable[str]:
    from pipeline.game_records.identity import SPLITS

    return SPLITS


def _sources() -> Iterable[str]:
    from pipeline.pattern_sources import NAMES

    return NAMES

"""What the shell offers after Tab."""

import click
import pytest
from click.shell_completion import ShellComplete

from pipeline.cli import katachi


def offered(*typed: str) -> list[tuple[str, str]]:
    """What is offered for the last word, as kinds and values; the words before it are complete."""
    shell = ShellComplete(katachi, {}, "katachi", "_KATACHI_COMPLETE")
    return [(item.type, item.value) for item in shell.get_completions(list(typed[:-1]), typed[-1])]


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        (("evaluate", "--engine", "n"), ["neurogo"]),
        (("mine", "--split", ""), ["train", "valid", "unseen"]),
        (("mine", "--split", "train,v"), ["train,valid"]),
        (("compile", "--sources", "hand,s"), ["hand,shipped"]),
        (("show", "misses", "--kind", "e"), ["endgame"]),
        (("show", "problems", "komi-s"), ["komi-scaled"]),
        (("corpora", "fetch", "fox"), ["fox-pro", "fox-9d"]),
        (("release", "--allow", "m"), ["match"]),
    ],
)
def test_words_that_a_command_knows_are_offered(typed, values):
    found = offered(*typed)
    assert {kind for kind, _ in found} == {"plain"}
    assert [value for _, value in found if value in values] == values
    assert all(value.startswith(typed[-1]) for _, value in found)


def commands(group: click.Group, path: tuple[str, ...] = ()):
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        yield (*path, name), command


def test_files_are_offered_wherever_a_file_is_asked_for():
    wrong = {}
    for path, command in commands(katachi):
        for param in command.params:
            shown = param.make_metavar(click.Context(command)).strip("[]")
            if shown.startswith(("FILE", "FOLDER", "PATH", "GAME.sgf")):
                kinds = {item.type for item in param.shell_complete(click.Context(command), "x") or ()}
                if not kinds & {"file", "dir"}:
                    wrong[" ".join(path), param.name] = kinds
    assert wrong == {}


def test_a_manifest_that_cannot_be_read_offers_nothing(monkeypatch):
    from pipeline import corpora
    from pipeline.errors import KatachiError

    def broken(path=None):
        raise KatachiError("no")

    monkeypatch.setattr(corpora, "load_manifest", broken)
    assert offered("corpora", "fetch", "") == []

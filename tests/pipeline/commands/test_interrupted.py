"""What is said of a command that was interrupted."""

import click
import pytest

from pipeline.commands.options import KatachiGroup


def interrupted_group(names):
    """A command in groups inside each other, which is interrupted."""

    def stop():
        raise KeyboardInterrupt

    *outer, last = names
    command = click.Command(last, callback=stop)
    for name in reversed(outer):
        command = KatachiGroup(name, commands=[command])
    return KatachiGroup("katachi", commands=[command])


@pytest.mark.parametrize(
    ("words", "goes_on"),
    [
        ("mine", True),
        ("find", False),
        ("show game", False),
        ("joseki mine", True),
        ("joseki games", False),
    ],
)
def test_an_interrupt_says_how_to_go_on_only_where_something_is_kept(words, goes_on, capsys):
    group = interrupted_group(words.split())
    for _ in range(2):
        with pytest.raises(SystemExit) as ended:
            group.main(words.split())
        assert ended.value.code == 130
        kept = "; what was done is kept: run the same command again to go on" if goes_on else ""
        assert capsys.readouterr().err.strip() == f"katachi: interrupted{kept}"

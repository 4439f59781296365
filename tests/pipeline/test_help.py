"""What --help lists: every command once, under a title, with a sentence that is not cut off."""

import click
import pytest

from pipeline.cli import katachi
from pipeline.commands.options import HELP

#: the width that click gives a terminal of 80 columns or more
WIDTH = 78


def groups(command=katachi, name="katachi"):
    """All groups of commands, with the words that call them."""
    yield name, command
    context = click.Context(command, info_name=name)
    for sub_name in command.list_commands(context):
        sub_command = command.get_command(context, sub_name)
        if isinstance(sub_command, click.Group):
            yield from groups(sub_command, f"{name} {sub_name}")


GROUPS = dict(groups())


def test_every_command_has_one_section():
    listed = [name for names in katachi.sections.values() for name in names]
    assert sorted(listed) == sorted({*katachi.commands, *katachi.elsewhere})


@pytest.mark.parametrize("name", GROUPS)
def test_each_line_of_a_group_is_a_whole_sentence(name):
    group = GROUPS[name]
    # with the names of the option as in a terminal: commands remember them for tests that come later
    context = click.Context(group, info_name=name, terminal_width=WIDTH, **HELP)
    lines = group.get_help(context).partition("\nOptions:")[2].splitlines()
    for sub_name in group.list_commands(context):
        (line,) = [each for each in lines if each.startswith(f"  {sub_name} ")]
        sentence = line.removeprefix(f"  {sub_name}").strip()
        told = group.get_command(context, sub_name).help
        assert told.startswith(sentence)
        assert sentence.endswith(".")
        assert not sentence.endswith("...") or told.startswith(f"{sentence}\n")

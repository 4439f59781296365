"""What commands share: options from the table of settings, printing of reports, errors as exit codes."""

import errno
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from importlib import import_module
from itertools import accumulate, chain
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TextIO

import click

from pipeline import settings as table
from pipeline.commands import completion
from pipeline.errors import KatachiError
from pipeline.ranges import LARGEST, Range
from pipeline.settings import JOSEKI_TEXT, Settings
from pipeline.stopping import Terminated, terminable

if TYPE_CHECKING:
    from pipeline.executors import Executor
    from pipeline.store import Store

INTERRUPTED, TERMINATED = 130, 143
GO_ON = "; what was done is kept: run the same command again to go on"
#: a folder to write to: one that is a file is refused before anything is done
FOLDER = click.Path(path_type=Path, file_okay=False)
#: endings of the names of pictures
PICTURES = (".svg", ".png", ".pdf")
#: commands that keep nothing when they are stopped: they only print, write in one step or begin anew
BEGIN_ANEW = {
    "demo", "doctor", "evaluate", "export", "find", "gtp", "import", "problems", "read", "regress", "report",
    "show", "status", "suggest",
    "joseki check", "joseki compile", "joseki games", "joseki openings", "joseki sgf", "joseki show",
    "joseki stats",
}  # fmt: skip
#: what error messages call a file that a command reads (``refuse_overwriting``)
GAME, DATABASE = "the game", "the database"
#: the help of options that name joseki to read
JOSEKI_HELP = f"The joseki, as text or binary.  [default: {JOSEKI_TEXT}, else those installed]"
#: the context settings of every command
HELP = {"help_option_names": ["-h", "--help"]}


class Whole(click.IntRange):
    """A whole number in a range. A range without an end goes as far as LARGEST, downwards -LARGEST."""

    #: the name in errors and --help; click's own is "integer range"
    name = "integer"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number that ``value`` writes; raises click.BadParameter when it is out of range."""
        return _require_in_range(self, super().convert(value, param, ctx), param, ctx)


class Number(click.FloatRange):
    """A number in a range, without infinity and NaN. A range without an end goes as far as LARGEST."""

    name = "float"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number that ``value`` writes; raises click.BadParameter when it is out of range."""
        return _require_in_range(self, super().convert(value, param, ctx), param, ctx)


def _require_in_range(
    kind: Whole | Number, number: float, param: click.Parameter | None, ctx: click.Context | None
) -> float:
    """The number, if it is in range. Click lets NaN through, and anything where the range has no end."""
    least = -LARGEST if kind.min is None else kind.min
    most = LARGEST if kind.max is None else kind.max
    if refused := Range(least, most, kind.min_open).refusal(number):
        kind.fail(refused, param, ctx)
    return number


#: the largest time limit in seconds: more than eleven days
SECONDS = 1_000_000
#: points; the same range as in engine/gtp/session.py
KOMI = Number(-1000, 1000, min_open=True, max_open=True)
#: two Elo differences; beyond these bounds the expected score would be rounded to 0 or 1
ELO = (Number(-4000, 4000), Number(-4000, 4000))


class KatachiGroup(click.Group):
    """A group that turns every error into one line on standard error and an exit code.

    ``elsewhere`` maps commands to the modules that define them, which are imported only when they are needed.
    ``sections`` maps titles to the commands that --help lists below each; together they name all commands.
    """

    def __init__(
        self,
        *args: Any,
        elsewhere: Mapping[str, str] | None = None,
        sections: Mapping[str, Sequence[str]] | None = None,
        **extra: Any,
    ) -> None:
        super().__init__(*args, **extra)
        self.elsewhere = elsewhere or {}
        self.sections = sections or {}
        #: the names of the subcommand that was run, the innermost first
        self.invoked: list[str] = []

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command and exit: 0 done, 1 failure, 2 usage, 3 check, 4 strict, 130 or 143 stopped."""
        extra["standalone_mode"] = False
        self.invoked.clear()
        try:
            with _one_line_errors(), terminable():
                sys.exit(super().main(*args, **extra) or 0)
        except KatachiError as error:
            with _ignoring_closed_stderr():
                click.echo(f"katachi: {error}", err=True)
            sys.exit(error.exit_code)
        except click.ClickException as error:
            with _ignoring_closed_stderr():
                error.show()
            sys.exit(error.exit_code)
        except (KeyboardInterrupt, click.Abort) as error:
            was_terminated = Terminated in map(type, (error, error.__cause__, error.__context__))
            word = "terminated" if was_terminated else "interrupted"
            named = accumulate(reversed(self.invoked), lambda group, name: f"{group} {name}")
            kept = GO_ON if BEGIN_ANEW.isdisjoint(named) else ""
            with _ignoring_closed_stderr():
                click.echo(f"katachi: {word}{kept}", err=True)
            sys.exit(TERMINATED if was_terminated else INTERRUPTED)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the subcommand."""
        try:
            return super().invoke(ctx)
        except EOFError as error:  # click would take it for the end of the user's input, and abort
            raise RuntimeError(f"EOFError: {error}") from error
        finally:
            root = ctx.find_root().command
            if isinstance(root, KatachiGroup) and ctx.invoked_subcommand:
                root.invoked.append(ctx.invoked_subcommand)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, in the order of the sections; without sections, own ones first."""
        return list(chain(*self.sections.values())) or [*self.commands, *self.elsewhere]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands by section, or as one list if there are no sections."""
        if not self.sections:
            super().format_commands(ctx, formatter)
            return
        width = max(map(len, self.list_commands(ctx)))
        for title, names in self.sections.items():
            with formatter.section(title):
                told = [(f"{name:{width}}", self.get_command(ctx, name)) for name in names]
                limit = formatter.width
                formatter.write_dl([(name, one.get_short_help_str(limit)) for name, one in told if one])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of this name, imported from another module if necessary; None if there is none."""
        if name in self.elsewhere:
            module = import_module(self.elsewhere[name])
            return getattr(module, name, None) or getattr(module, f"{name}_command")
        return super().get_command(ctx, name)


def open_standard_streams() -> None:
    """Open standard input, output and error on the null device where they are closed.

    Otherwise the next file to be opened would get the number of a closed one: what is printed on standard
    error would go into a database or a worker's pipe.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # gets the lowest free number
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  # stays open as long as the process lives


@contextmanager
def _ignoring_closed_stderr() -> Iterator[None]:
    """Ignore that standard error cannot be written to: the exit code tells enough."""
    try:
        yield
    except OSError:
        _discard_output(sys.stderr)


def _discard_output(stream: TextIO) -> None:
    """Send what is still to be written to a stream to the null device."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


_NO_MEMORY = (
    "there was not enough memory: free some, give fewer --jobs, or raise the limit (ulimit -v), "
    "and run the same command again"
)
_TOO_MANY_FILES = (
    "too many files are open: give fewer --jobs, or raise the limit (ulimit -n), "
    "and run the same command again"
)


def _is_out_of_memory(error: Exception) -> bool:
    """Whether an error says that memory was short: for an object, a thread's stack or a library."""
    told = ("can't start new thread", "failed to map segment")
    return isinstance(error, MemoryError) or any(words in str(error) for words in told)


@contextmanager
def _one_line_errors() -> Iterator[None]:
    """Turn errors that no module foresaw into a KatachiError of one line.

    With KATACHI_DEBUG=1, errors other than those of imports, files and the system are raised as they are.
    """
    try:
        yield
    except (KatachiError, click.ClickException, click.exceptions.Exit, click.Abort):
        raise
    except BrokenPipeError:
        # nobody reads our output any more: drop the rest of it
        for stream in filter(None, (sys.stdout, sys.stderr)):
            _discard_output(stream)
        sys.exit(1)
    except ImportError as error:
        if _is_out_of_memory(error):
            raise KatachiError(_NO_MEMORY) from None
        if os.strerror(errno.EMFILE) in str(error):
            raise KatachiError(_TOO_MANY_FILES) from None
        raise KatachiError(f"{error}; if that does not help, install Katachi again") from None
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            raise KatachiError(_TOO_MANY_FILES) from None
        place = f"{error.filename}: " if error.filename else ""
        if isinstance(error, FileExistsError | NotADirectoryError):
            raise KatachiError(f"{place}a file is where a folder is needed; give another path") from None
        raise KatachiError(
            f"{place}{error.strerror or error}; look at the disk and the permissions, then run it again"
        ) from None
    except Exception as error:
        if os.environ.get("KATACHI_DEBUG"):
            raise
        if _is_out_of_memory(error):
            raise KatachiError(_NO_MEMORY) from None
        raise KatachiError(
            f"{type(error).__name__}: {error} (please report this; KATACHI_DEBUG=1 shows where)"
        ) from error


def options(*names: str, **own_defaults: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates a command with the options of these settings, then --quiet and --json.

    ``own_defaults`` take the place of the settings' defaults.
    """

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        command = click.option(
            "--json", "as_json", is_flag=True, help="Print one JSON object and nothing else."
        )(command)
        return bare_options(*names, "quiet", **own_defaults)(command)

    return decorate


def bare_options(*names: str, **own_defaults: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates a command with the options of these settings only: for a command that prints no report."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        for name in reversed(names):
            command = _option(name, own_defaults.get(name))(command)
        return command

    return decorate


def _option(name: str, own_default: str | None) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    row = table.describe(name)
    flag = "--" + name.replace("_", "-")
    default = partial(_default, name, own_default)
    common: dict[str, Any] = {"default": default, "envvar": table.variable(name)}
    text = row.metadata["help"]
    if row.type is bool:
        return click.option(flag, is_flag=True, help=text, **common)
    shown = row.default if own_default is None else own_default
    text = text if shown == "" else f"{text}  [default: {shown}]"
    if row.type in (int, float):
        metavar = "N" if row.type is int else "X"
        return click.option(flag, type=row.type, callback=_in_range, metavar=metavar, help=text, **common)
    metavar = row.metadata["metavar"]
    return click.option(flag, metavar=metavar, help=text, **completion.of_setting(name, metavar), **common)


def _in_range(ctx: click.Context, param: click.Parameter, value: float) -> float:
    if refused := table.refusal(str(param.name), value):
        raise click.BadParameter(refused)
    return value


def _default(name: str, own_default: str | None) -> Any:
    value = table.default(name)
    if own_default is not None and not (value and table.is_configured(name)):
        return own_default
    return value


def settings_from(given: Mapping[str, object]) -> Settings:
    """The settings from a command's options, by name; others have their configured or their default value."""
    configured = {row.name: table.default(row.name) for row in table.table()}
    return Settings(**{**configured, **given})


def open_store(settings: Settings, create: bool = False) -> "Store":
    """Open the database of the settings; raises KatachiError if there is none and ``create`` is false."""
    from pipeline.store import Store

    return Store.open(settings.db, create)


def database_exists(settings: Settings) -> bool:
    """Whether the database of the settings exists."""
    from pipeline.store import Store

    return Store.exists(settings.db)


def store_for_sources(settings: Settings) -> AbstractContextManager["Store | None"]:
    """The database, if one of the sources of patterns needs it; else a context of None."""
    from pipeline.pattern_sources import needs_database

    return open_store(settings) if needs_database(settings) else nullcontext()


def executor(settings: Settings, as_json: bool) -> "Executor":
    """The executor of these settings. It shows progress unless --quiet or --json is given.

    On a terminal progress is a bar, else lines.
    """
    from pipeline.executors import Executor

    show_progress = not settings.quiet and not as_json
    return Executor(settings.workers, show_progress, settings.cluster, in_lines=not sys.stderr.isatty())


class Report(Protocol):
    """What a stage or a view returns. For people it has ``as_text()``, or ``tables()`` to be rendered."""

    def as_json(self) -> dict[str, object]:
        """The report for scripts, with the keys of docs/formats/json.md."""


def run_stage(stage: ModuleType, settings: Settings, as_json: bool) -> None:
    """Run a stage (a module with ``run``) on the database, and print its report."""
    with open_store(settings) as store:
        report = stage.run(store, settings, executor(settings, as_json))
    show(report, as_json)


def picture_option(*more: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option ``--picture`` for a file that ``show`` draws its report in too; ``more`` are other names."""

    def checked(ctx: click.Context, param: click.Parameter, value: Path | None) -> Path | None:
        if value is not None and value.suffix.lower() not in PICTURES:
            raise click.BadParameter(f"{value}: give a name that ends with {', '.join(PICTURES)}")
        return value

    return click.option(
        "--picture",
        *more,
        "picture",
        type=click.Path(path_type=Path),
        callback=checked,
        metavar="FILE",
        help="Also draw it to this file: .svg, .png or .pdf.",
    )


def game_query_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Decorates a command that lists moves of games with the options that choose games, and how many."""
    for option in (
        click.option(
            "--limit", type=Whole(min=0), default=20, show_default=True, metavar="N",
            help="List at most this many, the latest; 0 for all.",
        ),
        click.option(
            "--era", default="", metavar="ERA", help='Only games of these years: "since 2017", 1980-1999, ...'
        ),
        click.option(
            "--collection", default="", metavar="NAME", help="Only games of this archive or folder."
        ),
        click.option(
            "--player", default="", metavar="NAME",
            help="Only where this player was to move; part of the name.",
        ),
    ):  # fmt: skip
        command = option(command)
    return command


def refuse_overwriting(path: str | Path, output: str | Path | None, what: str) -> None:
    """Raise KatachiError if ``output`` is the same file as ``path``, which is read; ``what`` names it."""
    if output is not None and all(map(os.path.exists, (path, output))) and os.path.samefile(path, output):
        raise KatachiError(f"{output} is {what} that is read: give another file to write")


def show(report: Report | Mapping[str, Report], as_json: bool, picture: Path | None = None) -> None:
    """Print a report, or several by name, as text or as one JSON object.

    With ``picture``, also draw a report that has ``as_svg()`` in this file.
    """
    import json

    from pipeline.tables import fitting

    if picture is not None:
        from pipeline.views import pictures

        pictures.write(picture, report.as_svg())  # type: ignore[union-attr]
    with fitting(terminal_columns()):
        if isinstance(report, Mapping):
            content: dict[str, object] = {name: one.as_json() for name, one in report.items()}
            text = "\n".join(f"{name}:\n{_as_text(one)}" for name, one in report.items())
        else:
            content, text = report.as_json(), _as_text(report)
    say(json.dumps(content, ensure_ascii=False) + "\n" if as_json else text)


def terminal_columns() -> int:
    """The columns of the terminal that standard output is; 0 if it is none, or does not tell."""
    return os.get_terminal_size(sys.stdout.fileno()).columns if sys.stdout.isatty() else 0


def say(text: str) -> None:
    """Print a text without adding a newline.

    Bytes of a path that are not UTF-8 are escaped, as in messages: standard output may not accept them, and
    JSON is UTF-8.
    """
    with to_standard_output():
        click.echo(text.encode("utf-8", "backslashreplace").decode(), nl=False)


@contextmanager
def to_standard_output() -> Iterator[None]:
    """Make an OSError while standard output is written name it; a BrokenPipeError stays as it is."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        _discard_output(sys.stdout)  # Python would try again when it exits, and report that too
        raise OSError(error.errno, error.strerror, "standard output") from None


def _as_text(report: Any) -> str:
    from pipeline.tables import render

    return str(report.as_text()) if hasattr(report, "as_text") else render(report.tables())

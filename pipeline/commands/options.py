"""What commands share: options from the table of settings, rendering of reports, errors as exit codes."""

import errno
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TextIO

import click

from pipeline import settings as table
from pipeline.errors import KatachiError
from pipeline.ranges import LARGEST, Range
from pipeline.settings import Settings
from pipeline.stopping import Terminated, terminable

if TYPE_CHECKING:
    from pipeline.executors import Executor
    from pipeline.store import Store

INTERRUPTED, TERMINATED = 130, 143
GO_ON = "; what was done is kept: run the same command again to go on"
#: ends of the names of pictures
PICTURES = (".svg", ".png", ".pdf")
#: commands that tell something, write it in one step or begin anew: stopped, they have kept nothing
BEGIN_ANEW = {
    "demo", "doctor", "evaluate", "export", "gtp", "import", "problems", "read", "regress", "report", "show",
    "status", "suggest",
}  # fmt: skip
#: what a file to write must not take the place of
GAME, DATABASE = "the game", "the database"
#: the context settings of every command
HELP = {"help_option_names": ["-h", "--help"]}


class Whole(click.IntRange):
    """A whole number of a range; where that has no end, SQLite and the engine's C int are one."""

    #: as errors and --help call it; click's own word is "integer range"
    name = "integer"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number; a usage error for any other."""
        return _taken(self, super().convert(value, param, ctx), param, ctx)


class Number(click.FloatRange):
    """A number of a range, which always has ends: neither infinite nor NaN."""

    name = "float"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number; a usage error for any other."""
        return _taken(self, super().convert(value, param, ctx), param, ctx)


def _taken(
    kind: Whole | Number, number: float, param: click.Parameter | None, ctx: click.Context | None
) -> float:
    """What click let through, if it is in range: click asks nothing of NaN, and where it has no bound."""
    least = -LARGEST if kind.min is None else kind.min
    most = LARGEST if kind.max is None else kind.max
    if refused := Range(least, most, kind.min_open).refusal(number):
        kind.fail(refused, param, ctx)
    return number


#: seconds for which something may be waited: more than eleven days
SECONDS = 1_000_000
#: points; engine/gtp/session.py says the same
KOMI = Number(-1000, 1000, min_open=True, max_open=True)
#: two differences; what is farther from 0 makes scores that are 0 or 1 in the arithmetic of a float
ELO = (Number(-4000, 4000), Number(-4000, 4000))


class KatachiGroup(click.Group):
    """A group that turns every error into one line on standard error and an exit code.

    ``elsewhere`` names commands that other modules bring, with those modules: they are loaded when wanted.
    ``sections`` are titles with the commands that --help lists below each, all of them in order.
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
        #: the command that was asked for
        self._asked = ""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command and exit: 0 done, 1 failure, 2 usage, 3 check, 4 strict, 130 or 143 stopped."""
        extra["standalone_mode"] = False
        try:
            with _errors_as_ours(), terminable():
                sys.exit(super().main(*args, **extra) or 0)
        except KatachiError as error:
            with _whoever_listens():
                click.echo(f"katachi: {error}", err=True)
            sys.exit(error.exit_code)
        except click.ClickException as error:
            with _whoever_listens():
                error.show()
            sys.exit(error.exit_code)
        except (KeyboardInterrupt, click.Abort) as error:
            was_terminated = Terminated in map(type, (error, error.__cause__, error.__context__))
            word = "terminated" if was_terminated else "interrupted"
            kept = "" if self._asked in BEGIN_ANEW else GO_ON
            with _whoever_listens():
                click.echo(f"katachi: {word}{kept}", err=True)
            sys.exit(TERMINATED if was_terminated else INTERRUPTED)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except EOFError as error:  # click takes it for the end of what a user types, which stops a command
            raise RuntimeError(f"EOFError: {error}") from error
        finally:
            self._asked = ctx.invoked_subcommand or ""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Commands in the order in which one needs them."""
        return list(chain(*self.sections.values())) or [*self.commands, *self.elsewhere]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands by section, or as a list where there are no sections."""
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
        """A command, also one that another module brings."""
        if name in self.elsewhere:
            module = import_module(self.elsewhere[name])
            return getattr(module, name, None) or getattr(module, f"{name}_command")
        return super().get_command(ctx, name)


def open_standard_streams() -> None:
    """What is closed of standard input, output and error leads nowhere.

    The next file that is opened would have its number: a database or a worker's pipe would get what goes to
    standard error.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # the lowest number that is free
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  # as long as the process


@contextmanager
def _whoever_listens() -> Iterator[None]:
    """Inside, a line is printed on standard error; where it cannot be, the exit code tells."""
    try:
        yield
    except OSError:
        _let_go(sys.stderr)


def _let_go(stream: TextIO) -> None:
    """What is left to be written to a stream goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


_NO_MEMORY = (
    "there was not enough memory: free some, give fewer --jobs, or raise the limit (ulimit -v), "
    "and run the same command again"
)
_TOO_MANY_FILES = (
    "too many files are open: give fewer --jobs, or raise the limit (ulimit -n), "
    "and run the same command again"
)


def _is_of_memory(error: Exception) -> bool:
    """Whether memory was short: for an object, for a thread's stack, for a library that numpy brings."""
    told = ("can't start new thread", "failed to map segment")
    return isinstance(error, MemoryError) or any(words in str(error) for words in told)


@contextmanager
def _errors_as_ours() -> Iterator[None]:
    """What no module foresaw is still one line; KATACHI_DEBUG=1 shows where it was."""
    try:
        yield
    except (KatachiError, click.ClickException, click.exceptions.Exit, click.Abort):
        raise
    except BrokenPipeError:
        # the reader of our output has gone; what was to be written has no one to go to
        for stream in filter(None, (sys.stdout, sys.stderr)):
            _let_go(stream)
        sys.exit(1)
    except ImportError as error:
        if _is_of_memory(error):
            raise KatachiError(_NO_MEMORY) from None
        if os.strerror(errno.EMFILE) in str(error):
            raise KatachiError(_TOO_MANY_FILES) from None
        raise KatachiError(f"{error}; if that does not help, install Katachi again") from None
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            raise KatachiError(_TOO_MANY_FILES) from None
        place = f"{error.filename}: " if error.filename else ""
        raise KatachiError(
            f"{place}{error.strerror or error}; look at the disk and the permissions, then run it again"
        ) from None
    except Exception as error:
        if os.environ.get("KATACHI_DEBUG"):
            raise
        if _is_of_memory(error):
            raise KatachiError(_NO_MEMORY) from None
        raise KatachiError(
            f"{type(error).__name__}: {error} (please report this; KATACHI_DEBUG=1 shows where)"
        ) from error


def options(*names: str, **own_defaults: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options of these settings, then --quiet and --json. ``own_defaults`` are the command's own."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        command = click.option(
            "--json", "as_json", is_flag=True, help="Print one JSON object and nothing else."
        )(command)
        return bare_options(*names, "quiet", **own_defaults)(command)

    return decorate


def bare_options(*names: str, **own_defaults: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options of these settings and no other: for a command that gives no report."""

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
    return click.option(flag, metavar=row.metadata["metavar"], help=text, **common)


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
    """The settings of a command; what it has no option for keeps its default."""
    configured = {row.name: table.default(row.name) for row in table.table()}
    return Settings(**{**configured, **given})


def open_store(settings: Settings, create: bool = False) -> "Store":
    """The database of the settings."""
    from pipeline.store import Store

    return Store.open(settings.db, create)


def database_exists(settings: Settings) -> bool:
    """Whether there is one."""
    from pipeline.store import Store

    return Store.exists(settings.db)


def store_for_sources(settings: Settings) -> AbstractContextManager["Store | None"]:
    """The database if a source of patterns lies in it."""
    from pipeline.pattern_sources import needs_database

    return open_store(settings) if needs_database(settings) else nullcontext()


def executor(settings: Settings, as_json: bool) -> "Executor":
    """Where the stages work; progress is shown unless it is not wanted, on a terminal as a bar."""
    from pipeline.executors import Executor

    show_progress = not settings.quiet and not as_json
    return Executor(settings.workers, show_progress, settings.cluster, in_lines=not sys.stderr.isatty())


class Report(Protocol):
    """What a stage or a view gives back; docs/formats/json.md says what each key means.

    For people it has ``as_text()``, or ``tables()`` that make up the text.
    """

    def as_json(self) -> dict[str, object]:
        """The report for scripts."""


def run_stage(stage: ModuleType, settings: Settings, as_json: bool) -> None:
    """Run a stage on the database and show its report."""
    with open_store(settings) as store:
        report = stage.run(store, settings, executor(settings, as_json))
    show(report, as_json)


def picture_option(*more: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option for a file that ``show`` draws what it shows in; ``more`` are other names for it."""

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


def keep_input(path: str | Path, output: str | Path | None, what: str) -> None:
    """KatachiError when the file to write would take the place of one that is read; ``what`` that is."""
    if output is not None and all(map(os.path.exists, (path, output))) and os.path.samefile(path, output):
        raise KatachiError(f"{output} is {what} that is read: give another file to write")


def show(report: Report | Mapping[str, Report], as_json: bool, picture: Path | None = None) -> None:
    """Print a report, or the reports of several stages by name, as text or as one JSON object.

    A report that has ``as_svg()`` can be drawn in a file too.
    """
    import json

    if picture is not None:
        from pipeline.views import pictures

        pictures.write(picture, report.as_svg())  # type: ignore[union-attr]
    if isinstance(report, Mapping):
        content: dict[str, object] = {name: one.as_json() for name, one in report.items()}
        text = "\n".join(f"{name}:\n{_as_text(one)}" for name, one in report.items())
    else:
        content, text = report.as_json(), _as_text(report)
    say(json.dumps(content, ensure_ascii=False) + "\n" if as_json else text)


def say(text: str) -> None:
    """Print a text as it is.

    Bytes of a path that are no UTF-8 are escapes, as in messages: not every standard output takes them, and
    JSON is UTF-8.
    """
    with to_standard_output():
        click.echo(text.encode("utf-8", "backslashreplace").decode(), nl=False)


@contextmanager
def to_standard_output() -> Iterator[None]:
    """Inside, something is written there: OSError names it, but where nobody reads it any more."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        _let_go(sys.stdout)  # Python would try again when it ends, and tell of that too
        raise OSError(error.errno, error.strerror, "standard output") from None


def _as_text(report: Any) -> str:
    from pipeline.tables import render

    return str(report.as_text()) if hasattr(report, "as_text") else render(report.tables())

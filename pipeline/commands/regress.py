"""`katachi regress`: GTP regression suites."""

import click

from pipeline.commands.completion import files
from pipeline.commands.options import HELP, Whole, executor, options, settings_from, show


@click.command(context_settings=HELP)
@click.argument("paths", nargs=-1, required=True, metavar="FILE.tst...", shell_complete=files)
@click.option("--verbose", is_flag=True, help="List every unexpected answer beside the expected one.")
@click.option(
    "--min-pass",
    "least",
    type=Whole(min=0),
    metavar="N",
    help="Exit with code 3 if fewer than N answers are right.",
)
@click.option(
    "--level",
    type=Whole(1, 20),
    default=10,
    show_default=True,
    help="Strength for questions that ask for a move (reg_genmove).",
)
@options("engine", "knowledge", "joseki", "jobs", "strict")
def regress(
    paths: tuple[str, ...], verbose: bool, least: int | None, level: int, as_json: bool, **given: object
) -> None:
    """Run GTP regression suites: positions, questions, answers.

    With --engine gtp:COMMAND another program is asked, for comparison.

    A question that its authors expect to fail (* after the answer) and that is answered right is an
    unexpected pass: right = passed + unexpected. With --strict, exit code 4 says that a suite, or a
    file that it names, has faults.

    \b
    Examples:
      katachi regress suites/reading.tst
      katachi regress suites/*.tst --json
      katachi regress suites/owl.tst --verbose --min-pass 70
      katachi regress suites/*.tst --engine "gtp:gnugo --mode gtp"
    """
    from pipeline.errors import CheckFailed, InputsRejected
    from pipeline.regression.asking import RespondentSpec
    from pipeline.regression.report import RegressReport
    from pipeline.regression.running import run_suites

    settings = settings_from(given)
    asked = RespondentSpec(settings.engine, settings.files, level)
    report = RegressReport(run_suites(paths, executor(settings, as_json), asked), verbose)
    show(report, as_json)
    if least is not None and (said := report.gate(least)):
        raise CheckFailed(said)
    if settings.strict and report.num_faults:
        raise InputsRejected(
            f"{report.num_faults} faults in the suites; without --strict they are only listed"
        )

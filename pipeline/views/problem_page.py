"""The results of ``katachi problems`` as one self-contained HTML page with boards."""

from collections.abc import Iterable

from engine.points import PASS
from pipeline.game_records.positions import SIDES
from pipeline.problems.kinds import KINDS
from pipeline.problems.levels import LEVELS
from pipeline.problems.report import ProblemsReport, describe_answer, name_of, position_of
from pipeline.problems.running import ProblemOutcome
from pipeline.tables import Table, pluralise
from pipeline.views import drawing
from pipeline.views.drawing import Marks
from pipeline.views.markup import Markup, element, page
from pipeline.views.report_page import STYLE
from pipeline.views.report_parts import column_head, scrolling_table

TITLE = "Katachi: Go problems"


def render(report: ProblemsReport) -> str:
    """The page: shares by kind, then the problems that each level did not solve, drawn, then faults."""
    results = report.results
    told = f"{pluralise(len(results.outcomes), 'problem')}, {pluralise(len(results.faults), 'fault')}"
    levels = (element("li", element("strong", name), f": {LEVELS[name][0]}") for name in results.levels)
    head = element("header", element("h1", TITLE), element("p", told), element("ul", *levels))
    tables = [_table(table) for table in report.tables()]
    note = "The first number counts first moves that are right, the second whole lines: every follow-up too."
    sections = [element("section", *tables, element("p", note, class_="note"), id="shares")]
    sections += [section for level in results.levels for section in _level(report, level)]
    if results.faults:
        faults = (element("li", str(fault)) for fault in results.faults)
        sections.append(element("section", element("h2", "Faults"), element("ul", *faults), id="faults"))
    return page(TITLE, STYLE + drawing.STYLE, head, element("main", *sections))


def _level(report: ProblemsReport, level: str) -> Iterable[Markup]:
    wrong = [outcome for outcome in report.results.outcomes if not outcome.answers[level].follows]
    if not wrong:
        return
    parts = [element("h2", f"Not solved by {level}: {len(wrong)} of {len(report.results.outcomes)}")]
    parts.append(element("p", "The answer has a red ring; blue signs are right.", class_="note"))
    for kind in KINDS:
        some = [outcome for outcome in wrong if outcome.problem.kind == kind]
        if some:
            parts.append(element("h3", f"{kind}: {KINDS[kind]}"))
            parts.append(element("div", *(_figure(one, level) for one in some), class_="boards"))
    yield element("section", *parts, id=f"level-{level}")


def _figure(outcome: ProblemOutcome, level: str) -> Markup:
    problem, answer = outcome.problem, outcome.answers[level]
    board, said, right = position_of(problem, answer)
    signs = {point: "+" for point in right if point != PASS}
    legal = said != PASS and board.is_legal(problem.color, said)
    marks = Marks(played=said if legal else None, candidates=signs)
    side = SIDES[problem.color]
    title = f"{name_of(problem)}: {side} to play"
    picture = drawing.board(board, problem.color, title, marks)
    caption = element(
        "figcaption", element("strong", name_of(problem)), f": {describe_answer(problem, answer)}"
    )
    return element("figure", picture, caption)


def _table(table: Table) -> Markup:
    head = map(column_head, table.header)
    body = (element("tr", *(element("td", str(cell)) for cell in row)) for row in table.rows)
    whole = element("table", element("thead", element("tr", *head)), element("tbody", *body))
    return scrolling_table(table.header, whole)

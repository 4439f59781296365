"""A session with all commands that the engine has."""

from engine.answers import Answers
from engine.gtp.analysis import AnalysisCommands
from engine.gtp.game import GameCommands
from engine.gtp.gogui import GoGuiCommands
from engine.gtp.session import Session
from engine.gtp.suites import SuiteCommands
from engine.players.base import Player
from engine.playing import DEFAULT_LEVEL
from engine.thinking import chooser_of


def open_session(
    player: Player, level: int = DEFAULT_LEVEL, komi: float = 0.0, answers: Answers | None = None
) -> Session:
    """A session about a new 19x19 board, with all commands, in which this player chooses the moves.

    ``answers`` are as for `Session`.
    """
    session = Session(answers=answers)
    session.komi = komi
    chooser = chooser_of(player)
    game = GameCommands(session, chooser, player, level)
    AnalysisCommands(session, chooser, game.limits)
    GoGuiCommands(session, chooser, player)
    SuiteCommands(session)
    return session

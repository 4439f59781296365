"""Errors that a user sees: one line that says what, where, and what to do; never a traceback."""


class KatachiError(Exception):
    """A failure that is handled: printed in one line; the command ends with ``exit_code``."""

    exit_code = 1


class UsageError(KatachiError):
    """The command, a setting or ``katachi.toml`` is wrong."""

    exit_code = 2


class CheckFailed(KatachiError):
    """A check or a gate said no."""

    exit_code = 3


class InputsRejected(KatachiError):
    """Inputs were rejected under ``--strict``."""

    exit_code = 4


class Refused(KatachiError):
    """A file is not to be had as it should be, though its server answers: others of the same place may be."""


class DatabaseFault(KatachiError):
    """What is wrong with the database's file: busy, damaged, moved, not to be written; it may work later."""


class RejectedGame(Exception):
    """A game that cannot be used at all: a code from ``pipeline.sgf.REJECTIONS`` and a detail."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


class GameFault(KatachiError):
    """A game at which the engine failed, at a move (1 is the first)."""

    def __init__(self, name: str, move_no: int, reason: str) -> None:
        super().__init__(f"{name}, move {move_no}: {reason}")
        self.name = name
        self.move_no = move_no
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return GameFault, (self.name, self.move_no, self.reason)

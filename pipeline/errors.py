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


class RejectedGame(Exception):
    """A game that cannot be used at all: a code from ``pipeline.sgf.REJECTIONS`` and a detail."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail

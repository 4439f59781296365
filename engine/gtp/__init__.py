"""GTP, the Go Text Protocol, version 2: commands in, answers out. Other code reads and writes the lines."""

from engine.gtp.conversation import open_session
from engine.gtp.protocol import Line, answer, opening, read_line
from engine.gtp.session import UNKNOWN_COMMAND, Reply, Session, Stream

__all__ = [
    "UNKNOWN_COMMAND",
    "Line",
    "Reply",
    "Session",
    "Stream",
    "answer",
    "open_session",
    "opening",
    "read_line",
]

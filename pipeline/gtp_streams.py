"""A GTP conversation over streams. Lines are read while a command is worked on, so that one can stop it."""

import os
import queue
import threading
import traceback
from collections.abc import Callable
from pathlib import Path

from engine.gtp import Line, Reply, Session, Stream, answer, opening, read_line
from engine.points import EngineError
from pipeline.errors import KatachiError
from pipeline.regression.positions import load

#: GoGui's comment that asks the command under way to end
INTERRUPT = b"# interrupt"

#: bytes that are asked for at once
CHUNK = 65536
#: the longest line that is a command, in bytes; a game of 25x25 in one command is a tenth of it
MAX_LINE = 65536

#: the next bytes, at most so many; none at the end of the input
Read = Callable[[int], bytes | None]
Write = Callable[[bytes], None]
Note = Callable[[str], None]


def add_loadsgf(session: Session) -> None:
    """The command that needs files: ``loadsgf FILE [MOVE]``, the position before a move of a record."""

    def loadsgf(words: list[str]) -> str:
        if not words:
            raise EngineError("loadsgf wants a file, and perhaps a move")
        name, move = " ".join(words).strip('"'), []
        # os.path, not Path: a name that no file can have is no file, and no error
        if len(words) > 1 and not os.path.exists(name):
            name, move = " ".join(words[:-1]).strip('"'), words[-1:]
        try:
            loaded = load(Path(name), *move)
        except KatachiError as error:
            raise EngineError(f"cannot load file: {error}") from None
        session.set_position(loaded.board, loaded.to_play, loaded.komi)
        return ""

    session.add("loadsgf", loadsgf)


class GtpConversation:
    """One conversation. ``write`` sends bytes at once, ``note`` tells people what went wrong.

    ``read`` is asked by a thread that nobody waits for at the end: it must hold no lock while it waits.
    """

    def __init__(self, session: Session, read: Read, write: Write, note: Note) -> None:
        self._session = session
        self._read = read
        self._write = write
        self._note = note
        self._inbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        #: a line that ended an analysis and is still to be done
        self._next: list[bytes | None] = []
        #: lines that were taken up so far, and lines that came before the last interrupt
        self._num_taken = self._num_interrupted = 0

    def run(self) -> None:
        """Answer every line until ``quit`` or the end of the input."""
        threading.Thread(target=self._receive, daemon=True).start()
        while not self._session.ended:
            raw = self._next.pop() if self._next else self._inbox.get()
            if raw is None:
                return
            self._num_taken += 1
            line = read_line(raw[:MAX_LINE])
            if line is not None and len(raw) > MAX_LINE:
                self._write(answer(False, line.number, f"line too long: at most {MAX_LINE} bytes"))
            elif line is not None:
                self._answer(line)

    def _receive(self) -> None:
        rest, num_received = b"", 0
        while chunk := self._read(CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            rest = rest[: MAX_LINE + 1]  # enough to know that it is too long
            for raw in lines:
                if raw.strip() == INTERRUPT:
                    self._num_interrupted = num_received
                    self._session.interrupted = True
                num_received += 1
                self._inbox.put(raw)
        if rest:
            self._inbox.put(rest)
        self._inbox.put(None)

    def _answer(self, line: Line) -> None:
        self._session.interrupted = False
        # in this order: one that comes between the two is not lost
        if self._num_taken <= self._num_interrupted:
            self._session.interrupted = True
        reply = self._executed(line.command)
        if reply.stream is None:
            self._write(answer(reply.ok, line.number, reply.text))
        else:
            self._report(line, reply.stream)

    def _executed(self, command: str) -> Reply:
        """The reply to a command; a fault of ours is an answer too, and never the end."""
        try:
            return self._session.execute(command)
        except Exception as error:
            self._note(f"gtp: '{command}': {traceback.format_exc().rstrip()}")
            return Reply(False, f"internal error: {type(error).__name__}: {error}".replace("\n", " "))

    def _report(self, line: Line, stream: Stream) -> None:
        """Lines of an analysis until something comes in."""
        self._write(opening(True, line.number).rstrip() + b"\n")
        while not self._next:
            try:
                text = stream.report(lambda: not self._inbox.empty())
            except Exception as error:
                self._note(f"gtp: '{line.command}': {error!r}")
                break
            if text:
                self._write(f"{text}\n".encode())
            try:
                self._next.append(self._inbox.get(timeout=stream.interval_s))
            except queue.Empty:
                continue
        self._write(b"\n")

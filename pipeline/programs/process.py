"""Runs other programs that speak GTP or JSON lines: starts them, asks with a time limit, ends them always."""

import contextlib
import ctypes
import json
import os
import select
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any

from pipeline.errors import KatachiError
from pipeline.stopping import deferring

_CHUNK = 65536
#: seconds that a program has to end by itself after ``quit``
_FAREWELL_S = 2.0
#: seconds until a program that has closed its pipes has its exit code
_GRACE_S = 0.1
#: a program dies with the thread that started it, so all are started by one that lives as long as the process
_starter = ThreadPoolExecutor(1)


class Failure(Exception):
    """The program gave no valid answer. ``kind`` is "crash", "time" (too late) or "protocol"."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Refusal(Exception):
    """The program answered with an error: GTP's ``?``, or a JSON object with "error"."""


class RefusedMove(Refusal):
    """The program does not accept a move of the game."""


class _Program:
    """A running program. It dies with this process, at the latest."""

    def __init__(self, command: Sequence[str], wanted: str) -> None:
        """Start it. Raises KatachiError, which tells the user to give ``wanted``, when it does not start."""
        self._rest = b""
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the program
        try:
            self._process = start_process(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                in_own_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            self._errors.close()
            parse_program = shlex.join(command)
            raise KatachiError(f"'{parse_program}' cannot be started: {error}; give {wanted}") from None

    def kill(self) -> None:
        """Kill the program and the processes that it has started."""
        self._end()
        for pipe in (self._process.stdin, self._process.stdout, self._errors):
            if pipe is not None:
                pipe.close()

    def _end(self) -> int:
        """Kill the program and the processes that it has started; returns its exit code."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        return self._process.wait()

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n".encode())
        except OSError:
            raise Failure("crash", self._how_it_ended(line)) from None

    def _read_until(self, mark: bytes, line: str, deadline: float) -> bytes:
        """The program's output up to ``mark``, without it; raises Failure when it does not come in time.

        ``line`` is the question, for the error; ``deadline`` is a time of ``time.monotonic``.
        """
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while True:
            self._rest = self._rest.replace(b"\r\n", b"\n").lstrip(b"\n")
            found, end, rest = self._rest.partition(mark)
            if end:
                self._rest = rest
                return found
            if not select.select([pipe], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise Failure("time", f"no answer to '{line[:200]}' in time")
            chunk = os.read(pipe, _CHUNK)
            if not chunk:
                raise Failure("crash", self._how_it_ended(line))
            self._rest += chunk

    def _how_it_ended(self, line: str) -> str:
        time.sleep(_GRACE_S)  # its pipes are closed and it exits in a moment; killed now, it loses its code
        code = self._end()
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip().splitlines()[-1:]
        return f"ended (exit code {code}) at '{line[:200]}'" + (f": {said[0][:200]}" if said else "")


class GtpProcess(_Program):
    """A program that speaks GTP. ``command`` is as for a shell; raises KatachiError if it does not start."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise KatachiError(f"'{command}' cannot be started: {error}; give gtp:COMMAND") from None
        super().__init__(words, "gtp:COMMAND")

    def ask(self, line: str, limit_s: float, analysis_s: float = 0.0) -> str:
        """The text of the answer to a command. Raises Refusal for ``?``, Failure when there is no answer.

        With ``analysis_s`` the command is an analysis, which an empty line ends after so many seconds.
        """
        deadline = time.monotonic() + limit_s + analysis_s
        self._send(line)
        if analysis_s:
            time.sleep(analysis_s)
            self._send("")
        text = (
            self._read_until(b"\n\n", line, deadline).replace(b"\r", b"").decode("utf-8", "replace").strip()
        )
        if text[:1] not in ("=", "?"):
            raise Failure("protocol", f"'{line}' was answered '{text[:60]}'")
        words = text[1:].lstrip("0123456789").strip()
        if text[0] == "?":
            raise Refusal(words or "no reason given")
        return words

    def close(self) -> None:
        """Send ``quit``, give the program _FAREWELL_S seconds to end, then kill what is left of it."""
        assert self._process.stdout is not None
        deadline = time.monotonic() + _FAREWELL_S
        with contextlib.suppress(Failure, Refusal):
            self.ask("quit", _FAREWELL_S)
            while time.monotonic() < deadline and select.select([self._process.stdout], [], [], 0.1)[0]:
                if not os.read(self._process.stdout.fileno(), _CHUNK):
                    break
        self.kill()


class JsonProcess(_Program):
    """A program that speaks JSON, one object a line. Its answers may come in another order."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command, "program=FILE")
        self._asked = 0

    def ask(self, query: Mapping[str, object], limit_s: float) -> dict[str, Any]:
        """The answer to a query, to which an id is added. Skips warnings and reports during a search.

        Raises Refusal for an error, Failure for no answer within ``limit_s`` seconds.
        """
        self._asked += 1
        name = f"k{self._asked}"
        line = json.dumps({**query, "id": name})
        deadline = time.monotonic() + limit_s
        self._send(line)
        while True:
            said = self._read_until(b"\n", line, deadline).decode("utf-8", "replace")
            try:
                answer = json.loads(said)
            except ValueError:
                answer = None
            if not isinstance(answer, dict):
                raise Failure("protocol", f"'{said[:60]}' is no JSON object")
            if answer.get("id", name) != name or answer.get("isDuringSearch"):
                continue
            if "error" in answer:
                refusal = RefusedMove if answer.get("field") == "moves" else Refusal
                raise refusal(f"{answer['error']}"[:300])
            if "warning" not in answer:
                return answer

    def close(self) -> None:
        """Kill the program and the processes that it has started."""
        self.kill()


@deferring()
def start_process(
    command: Sequence[str],
    stdin: int,
    stdout: int,
    stderr: int | IO[bytes],
    *,
    env: Mapping[str, str] | None = None,
    in_own_session: bool = False,
) -> subprocess.Popen[bytes]:
    """Start a process that dies with this one at the latest; arguments and errors are those of Popen."""

    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            env=env,
            bufsize=0,
            start_new_session=in_own_session,
            preexec_fn=dies_with_parent(),
        )

    return _starter.submit(start).result()


def dies_with_parent() -> Callable[[], None] | None:
    """A ``preexec_fn`` that makes the child die with the thread that started it; None where there is no such
    thing (only Linux has it)."""
    if not sys.platform.startswith("linux"):
        return None
    set_option = ctypes.CDLL(None).prctl

    def ask() -> None:
        set_option(1, signal.SIGKILL)  # PR_SET_PDEATHSIG

    return ask

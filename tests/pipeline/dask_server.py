"""Forks dask schedulers and workers: what they need is imported once, which takes each a second of CPU.

Started as a program: a line is the folder, the command and its words in JSON, the answer is the id of the
process. It ends with who started it, as nothing can be read then.
"""

import json
import os
import signal
import sys

from distributed.cli import dask_scheduler, dask_worker

COMMANDS = {"scheduler": dask_scheduler.main, "worker": dask_worker.main}


def forked(folder, command, *words):
    pid = os.fork()
    if pid:
        return pid
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.chdir(folder)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        COMMANDS[command](words)
    finally:
        os._exit(1)


def main():
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # what has ended leaves nothing behind
    for line in sys.stdin:
        print(forked(*json.loads(line)), flush=True)


if __name__ == "__main__":
    main()

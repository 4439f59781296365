"""Forks programs whose modules it has imported, which takes each a half to a whole second of CPU.

Started as a program, with the names of modules. A line is a name among them, a folder, an environment and
the words of a command, in JSON; the answer is the id of a process that calls ``main`` of the module, in a
session of its own. It ends with who started it, as nothing can be read then.
"""

import json
import os
import signal
import sys
from importlib import import_module


def forked(modules, name, folder, environment, words):
    pid = os.fork()
    if pid:
        return pid
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        sys.argv[1:] = words
        modules[name].main()
    finally:
        os._exit(1)


def serve():
    modules = {name: import_module(name) for name in sys.argv[1:]}
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # what has ended leaves nothing behind
    for line in sys.stdin:
        print(forked(modules, *json.loads(line)), flush=True)


if __name__ == "__main__":
    serve()

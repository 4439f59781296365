"""A GTP program that does what it is told on its command line, for tests of the referee.

python scripted_engine.py [--dead "A1 B2"] [--no-dead] [--refuse COMMAND] [--child] [--version V] MOVES

MOVES are the answers to genmove, in order, in every game; the last one is given again and again. Instead of
a point: pass, resign, crash, hang, garbage (no answer of the protocol), refuse (a question mark).
"""

import argparse
import subprocess
import sys
import time

KNOWN = ["boardsize", "clear_board", "komi", "play", "genmove", "list_commands", "quit", "final_status_list"]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--dead", default="")
    parser.add_argument("--no-dead", action="store_true")
    parser.add_argument("--refuse", action="append", default=[])
    parser.add_argument("--child", action="store_true")
    parser.add_argument("--cleanup", default="")
    parser.add_argument("--log", default="")
    parser.add_argument("--version", default="")
    parser.add_argument("moves")
    given = parser.parse_args()
    if given.child:
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)  # scripted-child"])
    known = [name for name in KNOWN if not (given.no_dead and name == "final_status_list")]
    known += ["kgs-genmove_cleanup", "set_free_handicap", "time_settings", "time_left"]
    identity = {"name": "Scripted", "version": given.version} if given.version else {}
    known += identity
    moves: list[str] = []
    cleanup: list[str] = []
    for line in sys.stdin:
        if given.log:
            with open(given.log, "a", encoding="utf-8") as file:
                file.write(line)
        name, *words = line.split()
        if name == "clear_board":
            moves, cleanup = given.moves.split(), (given.cleanup or given.moves).split()
        text = identity.get(name, "")
        if name == "list_commands":
            text = "\n".join(known)
        elif name == "final_status_list":
            text = given.dead
        elif name in ("genmove", "kgs-genmove_cleanup"):
            left = moves if name == "genmove" else cleanup
            text = left.pop(0) if len(left) > 1 else left[0]
        if text == "crash":
            print("something broke", file=sys.stderr, flush=True)
            sys.exit(7)
        if text == "hang":
            time.sleep(600)
        refused = text == "refuse" or name in given.refuse or " ".join([name, *words]) in given.refuse
        sign = "?" if refused else "="
        print("garbage\n" if text == "garbage" else f"{sign} {'no' if refused else text}\n", flush=True)
        if name == "quit":
            return


if __name__ == "__main__":
    main()

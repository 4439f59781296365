"""A program that is studied, for tests: over GTP, or (with --json) by KataGo's analysis protocol.

It keeps a board of its own, and what it would play are the free points in reading order from a corner that
depends on the side, so its answers show whether its board and the side to move are right.

    python scripted_analyst.py --has kata-analyze,list_stones [--fault KIND --at N [--once FILE]]

KIND is crash, hang or garbage from the N-th question on, refuse (the N-th move), or keep (stones of the game
before). With --once it happens only while FILE is not there.
"""

import argparse
import json
import sys
import time
from pathlib import Path

from engine.board import Board
from engine.points import BLACK, EMPTY, WHITE, EngineError, board_points, from_gtp, to_gtp

COLORS = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}
TOLD = 4


def wanted(board, color):
    """What the program would play."""
    free = [point for point in board_points(board.size) if board.color_at(point) == EMPTY]
    legal = [point for point in free if board.is_legal(color, point)]
    return (legal if color == BLACK else legal[::-1])[:TOLD]


class Faults:
    """What goes wrong, and when."""

    def __init__(self, given):
        self.given, self.questions, self.moves = given, 0, 0

    def is_due(self, kind, number):
        if self.given.fault != kind or number < self.given.at or (self.given.once and number > self.given.at):
            return False
        if self.given.once:
            if Path(self.given.once).exists():
                return False
            Path(self.given.once).touch()
        return True

    def question(self):
        """A question comes; it may be the last."""
        self.questions += 1
        if self.is_due("crash", self.questions):
            print("out of memory", file=sys.stderr, flush=True)
            sys.exit(3)
        if self.is_due("hang", self.questions):
            time.sleep(600)
        if self.is_due("garbage", self.questions):
            print("what?\n", flush=True)
            return False
        return True


def speak_gtp(given, faults):
    known = ["name", "version", "list_commands", "boardsize", "clear_board", "play", "quit", *given.has]
    board, color = Board(19), BLACK
    for line in sys.stdin:
        words = line.split()
        if not words:
            continue
        name, text, sign = words[0], "", "="
        if given.log:
            with Path(given.log).open("a", encoding="utf-8") as file:
                file.write(line)
        if name == "list_commands":
            text = "\n".join(known)
        elif name in ("name", "version"):
            text = {"name": "Scripted", "version": "1"}[name]
        elif name == "boardsize":
            board = board if given.fault == "keep" and board.num_moves else Board(int(words[1]))
        elif name == "clear_board" and given.fault != "keep":
            board = Board(board.size)
        elif name == "play":
            faults.moves += 1
            try:
                if faults.is_due("refuse", faults.moves):
                    raise EngineError("illegal move")
                board.play(COLORS[words[1].lower()], from_gtp(words[2], board.size))
            except EngineError:
                sign, text = "?", "illegal move"
        elif name == "list_stones":
            color = COLORS[words[1]]
            text = " ".join(
                to_gtp(p, board.size) for p in board_points(board.size) if board.color_at(p) == color
            )
        elif name in given.has:
            if not faults.question():
                continue
            last = board.moves()[-1][0] if board.num_moves else WHITE
            side = BLACK + WHITE - last
            if len(words) > 1:
                side = COLORS[words[1]]
            elif name.endswith(("black", "white")):
                side = COLORS[name.rpartition("_")[2]]
            points = [to_gtp(point, board.size) for point in wanted(board, side)]
            if name.startswith("top_moves"):
                text = " ".join(f"{point} {9.5 - i}" for i, point in enumerate(points))
            else:
                scale = 1 if name == "kata-analyze" else 10000
                shares = f"winrate {0.5 * scale:g} prior {0.25 * scale:g}"
                infos = [
                    f"info move {p} visits {90 - i} {shares} order {i} pv {p} A1 pass"
                    for i, p in enumerate(points)
                ]
                # not by order, once too early, and with what follows the moves
                print("= \ninfo move A1 visits 1 winrate 1 order 0 pv A1", flush=True)
                print(" ".join(reversed(infos)) + " rootInfo visits 99 winrate 0.5\n", flush=True)
                continue
        print(f"{sign} {text}\n", flush=True)
        if name == "quit":
            return


def speak_json(given, faults):
    """As KataGo's documentation of its analysis engine has it."""
    for line in sys.stdin:
        query = json.loads(line)
        if given.log:
            with Path(given.log).open("a", encoding="utf-8") as file:
                file.write(line)
        if query.get("action") == "query_version":
            print(json.dumps({**query, "git_hash": "<omitted>", "version": "1.15.0"}), flush=True)
            continue
        missing = {"id", "moves", "rules", "boardXSize", "boardYSize"} - set(query)
        if missing:
            print(json.dumps({"error": "missing", "field": missing.pop(), "id": query["id"]}), flush=True)
            continue
        size = query["boardXSize"]
        board = Board(size)
        side = COLORS[query.get("initialPlayer", "B").lower()]
        try:
            for number, (color, point) in enumerate((*query.get("initialStones", ()), *query["moves"])):
                if faults.given.fault == "refuse" and number + 1 == faults.given.at:
                    raise EngineError("Illegal move")
                board.play(COLORS[color.lower()], from_gtp(point, size))
        except EngineError as error:
            print(json.dumps({"error": f"{error} {number}", "field": "moves", "id": query["id"]}), flush=True)
            continue
        if not faults.question():
            continue
        if query["moves"]:
            side = BLACK + WHITE - COLORS[query["moves"][-1][0].lower()]
        infos = [
            {
                "lcb": 0.5, "move": to_gtp(point, size), "order": order, "prior": 0.25,
                "pv": [to_gtp(point, size)],
                "scoreLead": 1.5, "scoreMean": 1.5, "scoreSelfplay": 2.0, "scoreStdev": 20.5, "utility": 0.1,
                "utilityLcb": 0.1, "visits": 90 - order, "winrate": 0.5,
            }
            for order, point in enumerate(wanted(board, side))
        ]  # fmt: skip
        root = {"scoreLead": 1.5, "symHash": "00", "thisHash": "11", "visits": 99, "winrate": 0.5}
        answer = {
            "id": query["id"],
            "moveInfos": infos[::-1],
            "rootInfo": root,
            "turnNumber": len(query["moves"]),
        }
        print(
            json.dumps({"id": query["id"], "warning": "rules are approximated", "field": "rules"}), flush=True
        )
        early = {**answer, "moveInfos": infos[:1], "isDuringSearch": True}
        for told in (early, {**answer, "id": "another"}, {**answer, "isDuringSearch": False}):
            print(json.dumps(told), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--has", default="top_moves", type=lambda text: text.split(","))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--fault", default="")
    parser.add_argument("--at", type=int, default=1)
    parser.add_argument("--once", default="")
    parser.add_argument("--log", default="")
    given, _ = parser.parse_known_args()
    (speak_json if given.json else speak_gtp)(given, Faults(given))


if __name__ == "__main__":
    main()

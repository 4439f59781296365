"""KataGo as it was recorded: asked about a position of the file, it answers as KataGo did, with our id.

    python recorded_analyst.py FILE

The file has questions and answers by turns, a line each. A position that is not in it is an error.
"""

import json
import sys
from pathlib import Path


def position(query):
    """What a question is about: what decides on the answer, but for rules, komi and effort."""
    if "moves" not in query:
        return query["action"]
    stones = frozenset(map(tuple, query["initialStones"]))
    moves = tuple(map(tuple, query["moves"]))
    first = moves[0][0] if moves else query["initialPlayer"]
    return query["boardXSize"], query["boardYSize"], stones, moves, first


def recorded(path):
    """By position: the answer as it was written, and the id that it has."""
    lines = path.read_text("utf-8").splitlines()
    queries = map(json.loads, lines[::2])
    return {
        position(query): (answer, query["id"]) for query, answer in zip(queries, lines[1::2], strict=True)
    }


def main():
    answers = recorded(Path(sys.argv[1]))
    for line in sys.stdin:
        query = json.loads(line)
        if position(query) not in answers:
            print(
                json.dumps({"error": "this was not recorded", "field": "moves", "id": query["id"]}),
                flush=True,
            )
            continue
        answer, told = answers[position(query)]
        print(answer.replace(f'"id":"{told}"', f'"id":"{query["id"]}"'), flush=True)


if __name__ == "__main__":
    main()

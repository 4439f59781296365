"""A program that says what was recorded: ``> command`` lines, each with the answer after it.

Another command than the recorded one ends it.
"""

import sys
from pathlib import Path


def main():
    turns = Path(sys.argv[1]).read_text("utf-8").split("> ")[1:]
    answers = iter((turn.partition("\n")[0], turn.partition("\n")[2].strip()) for turn in turns)
    for line in sys.stdin:
        command, answer = next(answers, ("quit", "="))
        if line.strip() != command:
            sys.exit(f"'{line.strip()}' is not '{command}'")
        print(f"{answer}\n", flush=True)


if __name__ == "__main__":
    main()

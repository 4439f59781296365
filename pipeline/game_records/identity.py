"""Which games are the same, and which split a game belongs to.

Two records are the same game when their canonical forms (the smallest of the eight images of the
board, see ``engine.points.canonical_game``) are equal, or when both have at least ``PREFIX_MOVES``
moves and one is a beginning of the other. Setup stones and board size must be equal.
"""

from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import NamedTuple

from engine.points import canonical_game
from pipeline.errors import UsageError
from pipeline.ranges import LARGEST, parse_digits
from pipeline.records import GameRecord

#: records at least this long are the same game when one is a beginning of the other
PREFIX_MOVES = 50

#: the split that is mined
TRAINING = "train"
#: share of the games in each split; a game's split depends on nothing but its first moves
VALIDATION = "valid"
SPLITS = {TRAINING: 0.70, VALIDATION: 0.15, "unseen": 0.15}
#: games of a player against itself that only audit looks at: no stage that learns or measures can be told to
#: take them, since ``parse_splits`` does not know them
SELFPLAY = "selfplay"


@dataclass(frozen=True, slots=True)
class KeyedGame:
    """A record in canonical form with the keys by which it is recognised."""

    record: GameRecord
    #: the symmetry (0-7) that takes the record as it was written to the canonical one
    symmetry: int
    #: 16 bytes: hash of size, setup and all moves
    key: bytes
    #: 16 bytes: the same hash over only the first ``PREFIX_MOVES`` moves
    prefix_key: bytes


def identify(record: GameRecord) -> KeyedGame:
    """The record in canonical form, with its keys."""
    setup, moves, symmetry = canonical_game(record.setup, record.moves, record.size)
    return KeyedGame(
        replace(record, setup=setup, moves=moves),
        symmetry,
        game_key(record.size, setup, moves),
        game_key(record.size, setup, moves[: 2 * PREFIX_MOVES]),
    )


def game_key(size: int, setup: bytes, moves: bytes) -> bytes:
    """16 bytes that stand for a board size, setup stones and moves."""
    return blake2b(b"%d %b %b" % (size, setup, moves), digest_size=16).digest()


def is_same_game(moves: bytes, others: bytes) -> bool:
    """Whether two canonical move texts with equal setup are one game."""
    if min(len(moves), len(others)) < 2 * PREFIX_MOVES:
        return moves == others
    return moves.startswith(others) or others.startswith(moves)


def split_of(prefix_key: bytes) -> str:
    """The split of a game: the same whoever ingests it, whenever, from whatever file."""
    at = _lot(prefix_key, b"katachi split")
    for name, share in SPLITS.items():
        if at < share:
            return name
        at -= share
    return name


def _lot(prefix_key: bytes, purpose: bytes) -> float:
    """A pseudo-random number from 0 to less than 1 that depends on key and purpose alone."""
    digest = blake2b(prefix_key, digest_size=8, person=purpose).digest()
    return int.from_bytes(digest, "big") / 2**64


class Part(NamedTuple):
    """One of several parts of a collection, ``number`` (1 is the first) of ``of``, drawn by lot.

    Like the split, it depends on nothing but a game's first moves, but it is drawn anew: every part of a
    split has its share.
    """

    number: int = 1
    of: int = 1

    def holds(self, prefix_key: bytes) -> bool:
        """Whether the game with this key is in the part."""
        return self.number - 1 == int(_lot(prefix_key, b"katachi part") * self.of)


def parse_part(text: str) -> Part:
    """The part that a text names: ``1/2`` is the first half, "" everything. Raises UsageError otherwise."""
    number, _, of = text.partition("/")
    if not text:
        return Part()
    if not (
        number.isdecimal() and of.isdecimal() and 1 <= parse_digits(number) <= parse_digits(of) <= LARGEST
    ):
        raise UsageError(f"a part is such as 1/2 or 3/10, not '{text}'")
    return Part(int(number), int(of))


def parse_splits(text: str) -> tuple[str, ...]:
    """Split names from text with commas; raises UsageError for anything else."""
    names = tuple(name.strip() for name in text.split(","))
    unknown = [name for name in names if name not in SPLITS]
    if unknown:
        raise UsageError(f"no split is called '{unknown[0]}'; there are: {', '.join(SPLITS)}")
    return names

"""The tables ``learned`` and ``weights``, and the networks: what was learned from the training games.

Generalise replaces patterns and weights as a whole. Train replaces the weights and keeps all patterns, so
that another training can choose others among them. Each does so in one transaction.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sqlite_utils import Database

from engine.patterns.pattern import Attribute, Pattern, Statistics

_COUNTS = ("played", "seen", "games", "players", "won", "decided", "first_year", "last_year")
COLUMNS = ("name", "cells", "move", "attributes", *_COUNTS, "weight", "gain")
_COLUMNS = ", ".join(COLUMNS)
#: how most patterns have none, as text
_NO_ATTRIBUTES = "[]"
#: the command whose weights are counted, not learned
_COUNTING = "generalise"


class Learned:
    """The learned patterns and the weights of everything else."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def replace(
        self, patterns: Sequence[Pattern], weights: Mapping[str, float], version: int, run_id: int
    ) -> None:
        """Replace all patterns, and the weights of all else."""
        self._replace_weights(weights, version, run_id)
        self.conn.execute("DELETE FROM learned")
        self._insert("INSERT", patterns, version, run_id)

    def take_in(self, patterns: Sequence[Pattern], version: int, run_id: int) -> None:
        """Add those of these patterns whose ids are not there yet."""
        self._insert("INSERT OR IGNORE", patterns, version, run_id)

    def _insert(self, how: str, patterns: Iterable[Pattern], version: int, run_id: int) -> None:
        marks = ", ".join("?" * (len(COLUMNS) + 2))
        self.conn.executemany(
            f"{how} INTO learned ({_COLUMNS}, stage_version, run_id) VALUES ({marks})",
            ((*_row(pattern), version, run_id) for pattern in patterns),
        )

    def patterns(self) -> Iterator[Pattern]:
        """All learned patterns, best gain first; those that training did not keep have weight 0."""
        for row in self.conn.execute(f"SELECT {_COLUMNS} FROM learned ORDER BY gain DESC, name"):
            yield pattern_of_row(row)

    def patterns_run(self) -> int:
        """The run that made the patterns; 0 if there are none."""
        return self._run("learned")

    def weights_run(self) -> int:
        """The run that made the weights; 0 if there are none."""
        return self._run("weights")

    def is_trained(self) -> bool:
        """Whether the weights were learned for the patterns that are there: here, or before they came here.

        Generalise makes both in one run too; its weights are counted.
        """
        weights = self.weights_run()
        row = self.conn.execute("SELECT command FROM runs WHERE id = ?", (weights,)).fetchone()
        return row is not None and weights >= self.patterns_run() and row != (_COUNTING,)

    def _run(self, table: str) -> int:
        return int(self.conn.execute(f"SELECT coalesce(max(run_id), 0) FROM {table}").fetchone()[0])

    def set_weights(
        self, patterns: Sequence[Pattern], others: Mapping[str, float], version: int, run_id: int
    ) -> None:
        """Store weight and gain of each learned pattern, and the weights of all else by name."""
        self.conn.executemany(
            "UPDATE learned SET weight = ?, gain = ?, train_run_id = ? WHERE name = ?",
            ((pattern.weight, pattern.gain, run_id, pattern.id) for pattern in patterns),
        )
        self._replace_weights(others, version, run_id)

    def _replace_weights(self, weights: Mapping[str, float], version: int, run_id: int) -> None:
        self.conn.execute("DELETE FROM weights")
        self.conn.executemany(
            "INSERT INTO weights (name, weight, stage_version, run_id) VALUES (?, ?, ?, ?)",
            ((name, weight, version, run_id) for name, weight in sorted(weights.items())),
        )

    def weights(self) -> dict[str, float]:
        """The weights of features by name, and of patterns made by hand as ``pattern/ID``."""
        return dict(self.conn.execute("SELECT name, weight FROM weights ORDER BY name"))

    def set_network(self, parameters: bytes, weights_run: int, version: int, run_id: int) -> None:
        """Store the network that was learned for the weights of run ``weights_run``."""
        self.conn.execute(
            "INSERT OR REPLACE INTO network (id, parameters, weights_run_id, stage_version, run_id)"
            " VALUES (1, ?, ?, ?, ?)",
            (parameters, weights_run, version, run_id),
        )

    def network(self) -> bytes:
        """The network that was learned for the current weights; b"" if there is none."""
        row = self.conn.execute(
            "SELECT parameters FROM network WHERE weights_run_id = (SELECT max(run_id) FROM weights)"
        ).fetchone()
        return bytes(row[0]) if row else b""

    def network_run(self) -> int:
        """The run that made the network; 0 where there is none."""
        return self._run("network")

    def network_origin(self) -> dict[str, str]:
        """What is known of the run that made the network: its number and its settings that matter."""
        return self._origin("network", ("epochs",))

    def set_board_network(
        self, parameters: bytes, weights_run: int, network_run: int, version: int, run_id: int
    ) -> None:
        """Store the board network that was learned for the weights and the network of these runs."""
        self.conn.execute(
            "INSERT OR REPLACE INTO board_network"
            " (id, parameters, weights_run_id, network_run_id, stage_version, run_id)"
            " VALUES (1, ?, ?, ?, ?, ?)",
            (parameters, weights_run, network_run, version, run_id),
        )

    def board_network(self) -> bytes:
        """The board network that was learned for the current weights and network; b"" if there is none."""
        row = self.conn.execute(
            "SELECT board_network.parameters FROM board_network JOIN network"
            " ON network_run_id = network.run_id AND board_network.weights_run_id = network.weights_run_id"
            " WHERE network.weights_run_id = (SELECT max(run_id) FROM weights)"
        ).fetchone()
        return bytes(row[0]) if row else b""

    def board_network_run(self) -> int:
        """The run that made the board network; 0 where there is none."""
        return self._run("board_network")

    def board_network_origin(self) -> dict[str, str]:
        """What is known of the run that made the board network: its number and its settings that matter."""
        return self._origin("board_network", ("epochs",))

    def weights_origin(self) -> dict[str, str]:
        """What is known of the run that made the weights: its number and its settings that matter."""
        return self._origin("weights", ("epochs", "rate", "share"))

    def _origin(self, table: str, settings: Sequence[str]) -> dict[str, str]:
        row = self.conn.execute(
            "SELECT id, started, settings FROM runs WHERE id = ?", (self._run(table),)
        ).fetchone()
        if row is None:
            return {}
        run_id, started, used = row
        chosen = json.loads(used)
        told = {name: str(chosen[name]) for name in settings if name in chosen}
        return {"run": str(run_id), "date": started[:10], **told}

    def put_figures(self, run_id: int, figures: Sequence[tuple[int, str, float]]) -> None:
        """Keep what a run measured: ``(step, name, value)``."""
        self.conn.executemany(
            "INSERT OR REPLACE INTO figures (run_id, step, name, value) VALUES (?, ?, ?, ?)",
            ((run_id, *figure) for figure in figures),
        )

    def figures(self, run_id: int) -> list[tuple[int, str, float]]:
        """What a run measured: ``(step, name, value)``, by step and name."""
        return self.conn.execute(
            "SELECT step, name, value FROM figures WHERE run_id = ? ORDER BY step, name", (run_id,)
        ).fetchall()


def pattern_of_row(row: Sequence[Any]) -> Pattern:
    """The pattern of a row of ``COLUMNS``."""
    name, cells, move, attributes, *counts, weight, gain = row
    return Pattern(
        name,
        cells,
        move,
        attributes=()
        if attributes == _NO_ATTRIBUTES
        else tuple(map(Attribute._make, json.loads(attributes))),
        statistics=Statistics._make(counts),
        weight=weight,
        gain=gain,
    )


def _row(pattern: Pattern) -> tuple[Any, ...]:
    attributes = json.dumps([list(attribute) for attribute in pattern.attributes])
    return (
        pattern.id,
        pattern.cells,
        pattern.move,
        attributes,
        *pattern.statistics,
        pattern.weight,
        pattern.gain,
    )

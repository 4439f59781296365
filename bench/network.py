"""A small neural network for learning from choices, used by ``bench.promise``.

Every value of every trait adds to a few units; the units above 0 are added up. So what one trait says may
depend on the others.
"""

from typing import NamedTuple

import numpy as np

from bench.logistic import chances

#: examples of one step of learning, how often all are gone through, how far a step goes at first, and how
#: much of it weights shrink by
BATCH, ROUNDS, PACE, DECAY = 128, 12, 3e-3, 1e-3


class Network(NamedTuple):
    """Weights in nats: ``out`` of each unit, times what ``rows`` and ``bias`` give it if above 0."""

    #: (columns, units)
    rows: np.ndarray
    #: (units,)
    bias: np.ndarray
    #: (units,)
    out: np.ndarray

    def told(self, columns: np.ndarray) -> np.ndarray:
        """Of each row of columns (rows, columns), in nats."""
        return np.maximum(columns @ self.rows + self.bias, 0) @ self.out


def learn_choices(
    columns: np.ndarray, first: np.ndarray, chosen: np.ndarray, count: np.ndarray, units: int
) -> Network:
    """The network that best tells which row of several is chosen (softmax); by Adam (D. Kingma, J. Ba, 2015).

    ``columns`` has a row for each that could have been chosen, 0 and 1 (rows, columns); ``first`` is where
    the rows of each choice begin, from 0, ``chosen`` the row that was, ``count`` how much each counts,
    (choices,) all. The same examples give the same network.
    """
    rng = np.random.default_rng(0)
    network = Network(
        rng.normal(scale=0.15, size=(columns.shape[1], units)),
        np.zeros(units),
        rng.normal(scale=units**-0.5, size=units),
    )
    learning = _Adam(network)
    ends, won = np.append(first[1:], len(columns)), np.zeros(len(columns))
    won[chosen] = 1
    steps = -(-len(first) // BATCH)
    for step in range(ROUNDS * steps):
        if step % steps == 0:
            order = rng.permutation(len(first))
        some = order[step % steps * BATCH :][:BATCH]
        size = ends[some] - first[some]
        begin = np.cumsum(size) - size
        rows = np.repeat(first[some] - begin, size) + np.arange(size.sum())
        own = columns[rows].astype(float)
        given = own @ network.rows + network.bias
        units_on = np.maximum(given, 0)
        p = chances(units_on @ network.out, begin)
        wrong = np.repeat(count[some], size) * (p - won[rows]) / len(some)
        back = np.outer(wrong, network.out) * (given > 0)
        learning.step(
            Network(own.T @ back, back.sum(0), wrong @ units_on), PACE * (1 - step / (ROUNDS * steps))
        )
    seen = columns.any(axis=0)
    return network._replace(rows=network.rows * seen[:, None])


class _Adam:
    """Steps down slopes, each weight by how its slopes have been."""

    def __init__(self, network: Network) -> None:
        self.network, self.steps = network, 0
        self.mean = [np.zeros_like(each) for each in network]
        self.spread = [np.zeros_like(each) for each in network]

    def step(self, slopes: Network, pace: float) -> None:
        self.steps += 1
        for weights, slope, mean, spread in zip(self.network, slopes, self.mean, self.spread, strict=True):
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope**2 - spread)
            size = np.sqrt(spread / (1 - 0.999**self.steps)) + 1e-8
            weights -= pace * (mean / (1 - 0.9**self.steps) / size + DECAY * weights)

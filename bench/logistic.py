"""Logistic regression on counted examples, used by the benches that learn weights."""

import numpy as np


def regress(
    columns: np.ndarray, labels: np.ndarray, count: np.ndarray | None = None, ridge: float | np.ndarray = 1.0
) -> np.ndarray:
    """The weight of each column, in nats, by maximum likelihood less half the ridge times its square.

    Found by Newton's method. ``columns`` has a row for each example (examples, columns), ``labels`` 0 or 1 of
    each, ``count`` how much each counts (1 if not given); ``ridge`` is one number, or one for each column.
    """
    weights = np.zeros(columns.shape[1])
    count = np.ones(len(labels)) if count is None else count
    ridge = np.broadcast_to(ridge, weights.shape)
    for _ in range(30):
        p = chance(weights, columns)
        slope = columns.T @ (count * (labels - p)) - ridge * weights
        curvature = (columns.T * (count * p * (1 - p))) @ columns + np.diag(ridge)
        weights += np.linalg.solve(curvature, slope)
    return weights


def chance(weights: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """Of each row, how likely the label 1 is."""
    return 1 / (1 + np.exp(-columns @ weights))


def loss(
    weights: np.ndarray, columns: np.ndarray, labels: np.ndarray, count: np.ndarray | None = None
) -> float:
    """How badly weights tell examples, in nats each."""
    p = np.clip(chance(weights, columns), 1e-9, 1 - 1e-9)
    return -float(np.average(labels * np.log(p) + (1 - labels) * np.log(1 - p), weights=count))


def chances(told: np.ndarray, first: np.ndarray) -> np.ndarray:
    """Of each row, how likely it is chosen among those of its choice (softmax), by what is told of each.

    What is told is in nats; ``first`` is where the rows of each choice begin, from 0.
    """
    size = np.diff(first, append=len(told))
    told = np.exp(told - np.repeat(np.maximum.reduceat(told, first), size))
    return told / np.repeat(np.add.reduceat(told, first), size)

"""Logistic regression, for what is learned from counted examples."""

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


def regress_choices(
    columns: np.ndarray, first: np.ndarray, chosen: np.ndarray, count: np.ndarray, ridge: float = 1.0
) -> np.ndarray:
    """The weight of each column, in nats, where one row of several is chosen (softmax), fitted as in
    ``regress``.

    ``columns`` has a row for each that could have been chosen (rows, columns); ``first`` is where the rows
    of each choice begin, from 0, ``chosen`` the row that was, ``count`` how much each counts, (choices,) all.
    """
    weights = np.zeros(columns.shape[1])
    each = np.repeat(count, np.diff(first, append=len(columns)))
    won = np.zeros(len(columns))
    won[chosen] = 1
    for _ in range(12):
        p = chances(weights, columns, first)
        slope = columns.T @ (each * (won - p)) - ridge * weights
        mean = np.add.reduceat(columns * p[:, None], first)
        curvature = (columns.T * (each * p)) @ columns - (mean.T * count) @ mean
        weights += np.linalg.solve(curvature + ridge * np.eye(len(weights)), slope)
    return weights


def chances(weights: np.ndarray, columns: np.ndarray, first: np.ndarray) -> np.ndarray:
    """Of each row, how likely it is chosen among those of its choice."""
    size = np.diff(first, append=len(columns))
    told = columns @ weights
    told = np.exp(told - np.repeat(np.maximum.reduceat(told, first), size))
    return told / np.repeat(np.add.reduceat(told, first), size)

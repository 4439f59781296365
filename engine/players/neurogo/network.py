"""The network over the units of a position, its gradient and its weights; see ``network.pxd``."""

from collections.abc import Sequence

import cython

from engine.points import EngineError


class Network:
    """A network with ``num_hidden`` hidden neurons for each unit; ``weights`` are as in ``weight_list``.

    Raises EngineError for an impossible ``num_hidden``, or another number of weights.
    """

    def __cinit__(self, num_hidden: cython.int, weights: Sequence[float]):
        if not 1 <= num_hidden <= MOST_HIDDEN:
            raise EngineError(f"a network has 1 to {MOST_HIDDEN} hidden neurons a unit, not {num_hidden}")
        self.num_hidden = num_hidden
        self.width = (num_hidden + 3) // 4 * 4
        self.rows = cython.cast("float*", calloc(NUM_FEATURES * MOST_FROM * MOST_HIDDEN, 4))
        if self.rows == cython.NULL:
            raise MemoryError
        self.set_weights(weights)

    def __dealloc__(self):
        free(self.rows)

    # -- outputs ------------------------------------------------------------------------------------------

    def forward(self, units, relations):
        unit: cython.int
        i: cython.int
        total: cython.float
        sums: cython.float[MOST_HIDDEN]
        edge: cython.pointer[Edge]
        width: cython.int = self.width
        for unit in range(units.num):
            memset(sums, 0, cython.sizeof(sums))
            add_row(sums, self.weights.hidden_bias[units.units[unit].kind], width)
            for i in range(relations.begin[unit], relations.begin[unit + 1]):
                edge = relations.edges + i
                add_row(
                    sums,
                    self._rows_of(units.units[edge.source].features) + edge.local * MOST_HIDDEN,
                    width,
                )
            for i in range(self.num_hidden):
                self.hidden[unit][i] = sigmoid(sums[i])
        for unit in range(units.num):
            memset(sums, 0, cython.sizeof(sums))
            for i in range(relations.begin[unit], relations.begin[unit + 1]):
                edge = relations.edges + i
                add_product(sums, self.weights.output[edge.relation], self.hidden[edge.source], width)
            total = self.weights.output_bias[units.units[unit].kind]
            for i in range(self.num_hidden):
                total += sums[i]
            self.output[unit] = sigmoid(total)

    def _rows_of(self, features):
        """What a unit with these features feeds, by relation: the weights of neurons that are on, summed."""
        i: cython.int
        j: cython.int
        kind: cython.int
        num_active: cython.int
        active: int8_t[MOST_ACTIVE]
        row: cython.pointer[cython.float]
        rows: cython.pointer[cython.float] = self.rows + features * MOST_FROM * MOST_HIDDEN
        if self.made_at[features] == self.changes:
            return rows
        kind = kind_of(features)
        num_active = list_active(features, active)
        memset(rows, 0, MOST_FROM * MOST_HIDDEN * cython.sizeof(float))
        for i in range(FIRST_FROM[kind], FIRST_FROM[kind + 1]):
            row = rows + (i - FIRST_FROM[kind]) * MOST_HIDDEN
            for j in range(num_active):
                add_row(row, self.weights.hidden[i][active[j]], self.width)
        self.made_at[features] = self.changes
        return rows

    # -- learning -----------------------------------------------------------------------------------------

    def backward(self, units, relations, error):
        memset(cython.address(self.gradient), 0, cython.sizeof(Weights))
        memset(self.hidden_delta, 0, units.num * MOST_HIDDEN * cython.sizeof(float))
        self._backward_output(units, relations, error)
        self._backward_hidden(units, relations)

    def _backward_output(self, units, relations, error):
        """Find the gradient of the output layer, and what reaches the hidden neurons."""
        unit: cython.int
        i: cython.int
        delta: cython.float
        edge: cython.pointer[Edge]
        width: cython.int = self.width
        for unit in range(units.num):
            delta = error[unit] * self.output[unit] * (1 - self.output[unit])
            if delta == 0:
                continue
            self.gradient.output_bias[units.units[unit].kind] += delta
            for i in range(relations.begin[unit], relations.begin[unit + 1]):
                edge = relations.edges + i
                add_scaled(self.gradient.output[edge.relation], self.hidden[edge.source], delta, width)
                add_scaled(self.hidden_delta[edge.source], self.weights.output[edge.relation], delta, width)

    def _backward_hidden(self, units, relations):
        """Find the gradient of the hidden layer."""
        unit: cython.int
        i: cython.int
        j: cython.int
        num_active: cython.int
        active: int8_t[MOST_ACTIVE]
        edge: cython.pointer[Edge]
        delta: cython.pointer[cython.float]
        for unit in range(units.num):
            delta = self.hidden_delta[unit]
            for i in range(self.num_hidden):
                delta[i] *= self.hidden[unit][i] * (1 - self.hidden[unit][i])
            add_row(self.gradient.hidden_bias[units.units[unit].kind], delta, self.width)
            for i in range(relations.begin[unit], relations.begin[unit + 1]):
                edge = relations.edges + i
                num_active = list_active(units.units[edge.source].features, active)
                for j in range(num_active):
                    add_row(self.gradient.hidden[edge.relation][active[j]], delta, self.width)

    def apply(self, rate):
        i: cython.int
        total: cython.int = cython.sizeof(Weights) // cython.sizeof(float)
        weights: cython.pointer[cython.float] = cython.cast("float*", cython.address(self.weights))
        gradient: cython.pointer[cython.float] = cython.cast("float*", cython.address(self.gradient))
        for i in range(total):
            weights[i] += rate * gradient[i]
        self.changes += 1

    # -- for Python ---------------------------------------------------------------------------------------

    def weight_list(self) -> list[float]:
        """All weights, in this order.

        Of the hidden layer, by relation (in the order of values.RELATIONS), input neuron (those of the unit
        that feeds) and hidden neuron; of the output layer, by relation and hidden neuron; what hidden neurons
        begin with, by kind of unit and hidden neuron; what outputs begin with, by kind of unit.
        """
        return _listed(self, cython.address(self.weights))

    def gradient_list(self) -> list[float]:
        """The gradient that ``backward`` found last, in the order of ``weight_list``."""
        return _listed(self, cython.address(self.gradient))

    def set_weights(self, weights: Sequence[float]) -> None:
        """Replace all weights; raises EngineError for another number of them."""
        relation: cython.int
        i: cython.int
        j: cython.int
        if len(weights) != num_weights(self.num_hidden):
            raise EngineError(f"{num_weights(self.num_hidden)} weights are wanted, not {len(weights)}")
        left = iter(weights)
        for relation in range(NUM_RELATIONS):
            for i in range(_inputs_of(relation)):
                for j in range(self.num_hidden):
                    self.weights.hidden[relation][i][j] = next(left)
        for relation in range(NUM_RELATIONS):
            for j in range(self.num_hidden):
                self.weights.output[relation][j] = next(left)
        for i in range(NUM_KINDS):
            for j in range(self.num_hidden):
                self.weights.hidden_bias[i][j] = next(left)
        for i in range(NUM_KINDS):
            self.weights.output_bias[i] = next(left)
        self.changes += 1


def num_weights(num_hidden: int) -> int:
    """How many weights a network has, with so many hidden neurons for each unit."""
    inputs = sum([_inputs_of(relation) for relation in range(NUM_RELATIONS)])
    return (inputs + NUM_RELATIONS + NUM_KINDS) * num_hidden + NUM_KINDS


def _inputs_of(relation):
    """How many input neurons the kind of unit has that feeds by this relation."""
    return NUM_INPUTS if relation >= FIRST_FROM[EMPTY_POINT] else STRING_INPUTS


def _listed(network, weights):
    relation: cython.int
    i: cython.int
    j: cython.int
    found = []
    for relation in range(NUM_RELATIONS):
        for i in range(_inputs_of(relation)):
            for j in range(network.num_hidden):
                found.append(weights.hidden[relation][i][j])
    for relation in range(NUM_RELATIONS):
        for j in range(network.num_hidden):
            found.append(weights.output[relation][j])
    for i in range(NUM_KINDS):
        for j in range(network.num_hidden):
            found.append(weights.hidden_bias[i][j])
    for i in range(NUM_KINDS):
        found.append(weights.output_bias[i])
    return found

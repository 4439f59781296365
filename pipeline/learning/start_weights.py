"""Hand-set weights of features, in nats, for knowledge that has no weights learned by ``katachi train`` yet.

Near the last move is likelier than far from it; captures, rescues and ataris are worth looking at; a stone
that is captured at once is not.
"""

from engine.features import FEATURES

#: by the first part of a feature's name
_BY_KIND = {
    "capture": 2.0,
    "extend": 1.5,
    "rescue": 1.0,
    "attack": 1.0,
    "atari": 0.7,
    "self-atari": -2.0,
    "trapped": -1.5,
    "own-lost": -1.0,
}
#: nats for each unit of distance to the last move, and to the own move before it
_PER_DISTANCE = {"last": -0.25, "previous": -0.08}


def start_weights() -> dict[str, float]:
    """The weights by name of feature; a feature without one is not in it."""
    weights = {feature.name: _start_weight(feature.name) for feature in FEATURES}
    return {name: weight for name, weight in weights.items() if weight}


def _start_weight(name: str) -> float:
    kind = next((kind for kind in _BY_KIND if name.startswith(f"{kind}-")), "")
    if kind:
        # a stone that is lost anyway is not worth an extension
        return -0.5 if name.endswith(("/trapped", "/atari")) and kind == "extend" else _BY_KIND[kind]
    kind, _, rest = name.partition("-")
    if kind in _PER_DISTANCE and not rest.startswith("none"):
        return _PER_DISTANCE[kind] * int(rest.partition("/")[0].rstrip("+"))
    return 0.0

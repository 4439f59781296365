"""A named constant for everything that Chrisd's page leaves open (docs/chrisd.md)."""

#: what is left of influence one point further away; how far it reaches is REACH of ``evaluation.pxd``
DECAY = 0.5

"""A constant for what Chrisd's page leaves open; docs/chrisd.md has the others too."""

#: the share of influence that is left one step further away; how far it goes is REACH in ``evaluation.pxd``
DECAY = 0.5

"""The stages and commands are tested with `ryder`: it needs no knowledge, so it is always there."""

import os

os.environ["KATACHI_ENGINE"] = "ryder"

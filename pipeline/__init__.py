"""The stages that turn games into knowledge, and the `katachi` command."""

import os

# Before numpy is imported: its library of matrices else starts a thread a core, which takes a tenth of a
# second of CPU of every process; work is shared among processes here.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

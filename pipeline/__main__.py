"""`python -m pipeline` is the `katachi` command."""

from pipeline.cli import main

main()

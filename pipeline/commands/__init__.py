"""The commands of `katachi`, one module for each group of them; `pipeline.cli` has the root command."""

"""The commands of `katachi`, a module for each group of them; `pipeline.cli` is their root."""

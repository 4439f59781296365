"""The stages that turn games into knowledge, and the `katachi` command."""

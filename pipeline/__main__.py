"""The `katachi` command, also as `python -m pipeline`."""

from pipeline.stopping import end_at_once


def main() -> None:
    """The command's entry point."""
    end_at_once()  # to import all else takes long enough for a Ctrl-C
    from pipeline.cli import main as command

    command()


if __name__ == "__main__":
    main()

"""`python -m aevum` is the command `aevum`."""

from aevum.cli import main

main()

"""The command `aevum`: one sentence for every mistake, an exit code, never a traceback."""

import os
import sys
from typing import Final

MISSING: Final = (
    "The command line needs the packages of the terminal extra, and {name} is missing: "
    "pip install 'aevum[terminal]'"
)
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out one command and return its exit code."""
    try:
        from aevum.cli.app import start
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "aevum":
            raise
        print(MISSING.format(name=error.name), file=sys.stderr)
        return 1
    try:
        code = start(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us is gone; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return PIPE_CLOSED
    return code

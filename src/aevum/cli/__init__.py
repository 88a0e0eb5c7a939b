"""The command `aevum`: one sentence and an exit code for every mistake.

Tracebacks are printed only for errors in a game or a bot that somebody simulates.
"""

import io
import os
import sys
from contextlib import suppress
from typing import Final

MISSING: Final = (
    "The command line needs the packages of the terminal extra, and {name} is missing: "
    "pip install 'aevum[terminal]'"
)
NOWHERE: Final = "There is nowhere to print to: the standard output is closed."
FAILED: Final = 1
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main() -> None:
    """Run the command line and exit with its code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out one command and return its exit code."""
    try:
        if not _settle_streams():
            _tell(NOWHERE)
            return FAILED
        return _start(arguments)
    except KeyboardInterrupt:
        _tell("")
        return _flushed(INTERRUPTED)
    except BrokenPipeError:
        _silence()
        return PIPE_CLOSED
    except OSError as error:
        _silence()
        where = f"{error.filename}: " if error.filename else ""
        _tell(f"This could not be finished: {where}{(error.strerror or str(error)).lower()}.")
        return FAILED


def _start(arguments: list[str]) -> int:
    """Load the commands and carry one out; Ctrl-C may be pressed while they load."""
    try:
        from aevum.cli.app import start
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "aevum":
            raise
        _tell(MISSING.format(name=error.name))
        return FAILED
    code = start(arguments)
    sys.stdout.flush()
    return code


def _settle_streams() -> bool:
    """Replace streams that were closed; return False if nobody could read what is printed.

    Python has None for a stream that was closed before it began.
    """
    open_ = {name: getattr(sys, name) is not None for name in ("stdin", "stdout", "stderr")}
    for name, there in open_.items():
        if not there:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an odd letter isn't a mistake
    return open_["stdout"]


def _flushed(code: int) -> int:
    """Flush the output if possible, and return the code."""
    try:
        sys.stdout.flush()
    except OSError:
        _silence()
    return code


def _silence() -> None:
    """Drop the rest of the output: Python would report it again when it exits."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _tell(sentence: str) -> None:
    with suppress(OSError):
        print(sentence, file=sys.stderr)

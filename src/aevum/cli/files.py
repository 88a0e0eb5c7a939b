"""Reads files that are named on the command line."""

import sys
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final

from aevum.core.errors import AevumError

MOST_BYTES: Final = 100_000


def one_line(name: str) -> str:
    """Return the text in a file as one line, for an option; the file may have several."""
    return " ".join(line.strip() for line in text_in(name).splitlines()).strip()


def text_in(name: str) -> str:
    """Return the text of a short file, or of a pipe if the name is -."""
    what = "What came through the pipe" if name == "-" else name
    found = sys.stdin.buffer.read(MOST_BYTES + 1) if name == "-" else _bytes(name)
    if len(found) > MOST_BYTES:
        raise AevumError(f"{what} is too long: at most {MOST_BYTES // 1_000} kB can be read.")
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise AevumError(f"{what} is not text.") from None


def _bytes(name: str) -> bytes:
    """Return the bytes of a file. Refuse pipes and devices, which may never end."""
    if not name:
        raise AevumError("The name of a file is missing.")
    path = Path(name)
    try:
        mode = path.stat().st_mode
        if not S_ISREG(mode) and not S_ISDIR(mode):
            raise AevumError(f"{name} isn't an ordinary file.")
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise AevumError(f"{name} cannot be read: {(error.strerror or '?').lower()}.") from None

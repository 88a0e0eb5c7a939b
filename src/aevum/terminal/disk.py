"""Text files: refused with a sentence where they are wrong, and written as a whole or not at all.

A file is replaced, never written in place, so that a machine that stops in the middle of a game
loses nothing that was on the screen.
"""

import errno
import os
import secrets
import stat
from pathlib import Path
from typing import Final

from aevum.core.errors import AevumError
from aevum.core.record import MAX_BYTES
from aevum.core.text import Text
from aevum.terminal import messages as m

OPEN: Final = ("/dev/std", "/dev/fd/", "/proc/")  # names of what is already open, even of files
REASONS: Final = {
    errno.ENOENT: m.shell_reason_missing(),
    errno.EACCES: m.shell_reason_denied(),
    errno.EPERM: m.shell_reason_denied(),
    errno.ENOSPC: m.shell_reason_full(),
    errno.EDQUOT: m.shell_reason_full(),
    errno.EROFS: m.shell_reason_read_only(),
    errno.ENOTDIR: m.shell_reason_no_folder(),
    errno.EISDIR: m.shell_reason_folder(),
}
"""What goes wrong most often; anything else is told in the system's words."""


def write_whole(path: Path, text: str) -> None:
    """Replace a file by this text: after a crash there is the old one or the new one.

    A link stays a link. What isn't an ordinary file, such as /dev/stdout, is written to as it is.
    """
    if _is_device(path):
        _write_on(path, text)
        return
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    new = _beside(path)
    # Made by hand and not by `tempfile`, whose files nobody else may read.
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            new.chmod(stat.S_IMODE(path.stat().st_mode))
        new.replace(path)
        _sync_folder(path.parent)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def try_writing(path: Path) -> None:
    """Raise the OSError that writing this file would; nothing is changed."""
    if _is_device(path):
        folder = stat.S_ISDIR(path.stat().st_mode)
        if folder or not os.access(path, os.W_OK):
            number = errno.EISDIR if folder else errno.EACCES
            raise OSError(number, os.strerror(number))
        return
    if path.exists():
        os.close(os.open(path, os.O_WRONLY))  # asks the system itself and changes nothing
    new = _beside(Path(os.path.realpath(path)))
    os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    new.unlink()


def _beside(path: Path) -> Path:
    return path.with_name(f".aevum-{secrets.token_hex(6)}")


def _is_device(path: Path) -> bool:
    """Return whether a file has to be written to and must never be replaced."""
    if str(path.absolute()).startswith(OPEN):  # by its name: where the link leads doesn't matter
        return True
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return False


def _write_on(path: Path, text: str) -> None:
    """Write to what is already open, at the end if it is a file."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file survive a loss of power, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_text(path: Path) -> str:
    """Return the text of a record file, or say in one sentence why there is none."""
    try:
        return read_bytes(path).decode()
    except UnicodeDecodeError:
        raise AevumError(m.shell_file_not_text(file=str(path))) from None


def read_bytes(path: Path) -> bytes:
    """Return what a record file holds; pipes and devices, which may never end, are refused."""
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
            raise AevumError(m.shell_file_special(file=str(path)))
        with path.open("rb") as file:
            found = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise AevumError(m.shell_file_unreadable(file=str(path), reason=reason(error))) from None
    if len(found) > MAX_BYTES:
        raise AevumError(m.shell_file_too_long(file=str(path), n=MAX_BYTES // 1_000_000))
    return found


def reason(error: OSError) -> Text:
    """Return what went wrong with a file in a few words."""
    known = REASONS.get(error.errno or 0)
    return known or m.shell_reason_other(words=(error.strerror or str(error)).lower())

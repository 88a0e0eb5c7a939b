"""Games kept on disk: one file a match, a text record that `aevum replay` also reads.

A file is replaced whole, never written in place, so that a machine that stops in the middle of a
game loses nothing that was on the screen.
"""

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from aevum.core.errors import AevumError
from aevum.core.record import MAX_BYTES, Record
from aevum.games.registry import read_record

PERSON: Final = "person"
SEATS: Final = "# seats: "  # the remark that says who sat where
UNFINISHED: Final = "unfinished"
FINISHED: Final = "finished"


def home() -> Path:
    """Return the folder for saved games: AEVUM_HOME, or where this system keeps user data."""
    chosen = os.environ.get("AEVUM_HOME", "")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "") or Path.home()) / "aevum"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "aevum"
    return Path(os.environ.get("XDG_DATA_HOME", "") or Path.home() / ".local" / "share") / "aevum"


def write_whole(path: Path, text: str) -> None:
    """Replace a file by this text: after a crash there is the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
        _sync_folder(path.parent)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


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
        if path.stat().st_size > MAX_BYTES:
            raise AevumError(
                f"{path} is too long for a record: {MAX_BYTES // 1_000_000} MB is most."
            )
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise AevumError(f"{path} is not a text file, so it holds no record.") from None
    except OSError as error:
        raise AevumError(f"{path} cannot be read: {_reason(error)}.") from None


def seats_of(text: str, seats: int) -> list[str]:
    """Return who sat where: "" for a person, else the bot's name; people if the file is silent."""
    for line in text.splitlines():
        if line.startswith(SEATS):
            names = [name.strip() for name in line[len(SEATS) :].split(",")]
            if len(names) == seats:
                return ["" if name == PERSON else name for name in names]
    return [""] * seats


class Keeper:
    """Keeps one match on disk; `trouble` says why the last attempt failed, if it did."""

    def __init__(self, path: Path | None = None, enabled: bool = True) -> None:
        self.path = path
        self.own = path is None
        """True while this program chose the place: then a finished game moves to the archive."""
        self.enabled = enabled
        self.trouble = ""

    def keep(self, record: Record, bots: list[str], over: bool) -> None:
        """Write the match as it stands."""
        if not self.enabled or (self.path is None and not record.rows):
            return
        remark = SEATS.removeprefix("# ") + ", ".join(name or PERSON for name in bots)
        try:
            old = self.path
            self.path = self._place(record, over)
            write_whole(self.path, record.to_text([remark]))
            if old is not None and old != self.path:
                old.unlink(missing_ok=True)
            self.trouble = ""
        except OSError as error:
            self.trouble = f"This game is not being saved: {_reason(error)}."

    def _place(self, record: Record, over: bool) -> Path:
        if not self.own and self.path is not None:
            return self.path
        folder = home() / (FINISHED if over else UNFINISHED)
        if self.path is not None:
            return folder / self.path.name
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        path, again = folder / f"{record.game.name}-{stamp}.txt", 1
        while path.exists():
            again += 1
            path = folder / f"{record.game.name}-{stamp}-{again}.txt"
        return path

    def forget(self) -> None:
        """Remove a match that the player gave up."""
        if self.own and self.path is not None:
            self.path.unlink(missing_ok=True)


class Saved(NamedTuple):
    """One unfinished game on disk."""

    path: Path
    record: Record
    bots: list[str]
    when: datetime

    def keeper(self) -> Keeper:
        """Return a keeper that goes on in the same file, and files the game when it is over."""
        keeper = Keeper(self.path)
        keeper.own = True
        return keeper

    def about(self) -> str:
        """Return one line for a menu."""
        date = str(self.record.options.get("date", ""))
        moves = sum(1 for row in self.record.rows if row.seat >= 0)
        what = f"{self.record.game.title} {date}".strip()
        return f"{what}, {moves} moves, {self.when:%d %B %H:%M}"


def unfinished(game: str = "", most: int = 5) -> list[Saved]:
    """Return the newest unfinished games, of one game if named."""
    found: list[Saved] = []
    for path in _paths(game):
        saved = _read(path)
        if isinstance(saved, Saved) and saved.record.rows:
            found.append(saved)
        if len(found) == most:
            break
    return found


def unreadable(game: str = "", most: int = 2) -> list[str]:
    """Return a sentence for each of the newest unfinished games that cannot be gone on with."""
    found = [(path, _read(path)) for path in _paths(game)[:50]]
    return [f"{path.name}: {why}" for path, why in found if isinstance(why, str)][:most]


def _paths(game: str) -> list[Path]:
    """Return the files of unfinished games, the newest first."""
    folder = home() / UNFINISHED
    try:
        paths = [path for path in folder.glob("*.txt") if path.name.startswith(game)]
        return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def _read(path: Path) -> Saved | str:
    """Return a saved game, or the sentence that says why it cannot be read."""
    try:
        text = read_text(path)
        record = read_record(text)
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except AevumError as error:
        return str(error)
    except OSError as error:
        return f"it cannot be read: {_reason(error)}."
    return Saved(path, record, seats_of(text, record.seats), when)


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()

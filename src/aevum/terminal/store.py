"""Games saved on disk: one file a match, a text record that `aevum replay` also reads."""

import shutil
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from aevum.bots.weights import split_names
from aevum.core.errors import AevumError, BadData
from aevum.core.match import replay
from aevum.core.places import home
from aevum.core.record import Record
from aevum.core.text import Text
from aevum.games.registry import names_of, read_record
from aevum.terminal import hintplans
from aevum.terminal import messages as m
from aevum.terminal.bargained import Bargained, bargained
from aevum.terminal.disk import read_bytes, reason, write_whole
from aevum.terminal.hintplans import Plans
from aevum.terminal.language import tell

DATE: Final = "date"  # the option by which a game takes a minute; it may be "now"
PERSON: Final = "person"
SEATS: Final = "# seats: "  # the remark that says who sat where
UNFINISHED: Final = "unfinished"
FINISHED: Final = "finished"
DAMAGED: Final = ".damaged"  # the ending of the copy of a damaged save
MOST_TORN: Final = 3  # damaged lines at the end of a save that are left out


def seats_of(text: str, seats: int) -> list[str]:
    """Return who sat where: "" for a person or a bot's name; people if the file doesn't say."""
    for line in text.splitlines():
        if line.startswith(SEATS):
            names = split_names(line[len(SEATS) :])
            if len(names) == seats:
                return ["" if name == PERSON else name for name in names]
    return [""] * seats


class Mark(NamedTuple):
    """What distinguishes a version of a file from others."""

    inode: int
    modified: int
    size: int


def mark_of(path: Path) -> Mark | None:
    """Return the mark of a file as it is now, None if it is not there."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return Mark(facts.st_ino, facts.st_mtime_ns, facts.st_size)


class Keeper:
    """Keeps one match on disk; `trouble` says what went wrong with the last attempt."""

    def __init__(self, path: Path | None = None, enabled: bool = True) -> None:
        self.file = path
        """Where the match was written last, or is to be written."""
        self.own = path is None
        """Whether this program chose the place: then a finished game moves to the archive."""
        self.enabled = enabled
        self.plans: Plans = {}
        """What hints have planned, kept with the match."""
        self.trouble: tuple[Text, ...] = ()
        self.failed: Text | None = None
        """Why the last attempt to write failed, None if it did not."""
        self.mark = mark_of(path) if path is not None else None
        """The file as this keeper knows it; another mark means that another program wrote it."""

    @property
    def path(self) -> Path | None:
        """The file that holds the match as it is now, None if there is none."""
        return None if self.failed else self.file

    def keep(self, record: Record, bots: list[str], over: bool, remarks: list[str]) -> None:
        """Write the match as it is now, with everything else that is kept as remarks."""
        if not self.enabled or (self.file is None and not begun(record)):
            return
        seats = SEATS.removeprefix("# ") + ", ".join(name or PERSON for name in bots)
        try:
            lines = [seats, *remarks, *hintplans.remarks(self.plans)]
            self._write(record, record.to_text(lines), over)
            self.failed = None
        except OSError as error:
            self.failed = reason(error)
            self.trouble = (m.shell_save_failed(reason=self.failed),)

    def _write(self, record: Record, text: str, over: bool) -> None:
        old, news = self.file, list[Text]()
        place = self._place(record, over)
        foreign = old is not None and mark_of(old) not in (None, self.mark)
        if old is not None and foreign:
            # Another program continued the same game: both games are kept.
            place = _free(place)
            news = [m.shell_save_changed(file=old.name, place=str(place))]
        write_whole(place, text)
        self.file, self.mark, self.trouble = place, mark_of(place), tuple(news)
        if old is not None and old != place and not foreign:
            old.unlink(missing_ok=True)

    def _place(self, record: Record, over: bool) -> Path:
        if not self.own and self.file is not None:
            return self.file
        folder = home() / (FINISHED if over else UNFINISHED)
        if self.file is not None:
            place = folder / self.file.name
            return place if place == self.file else _free(place)
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        return _free(folder / f"{record.game.name}-{stamp}.txt")

    def forget(self) -> None:
        """Remove a match that the player gave up."""
        if self.own and self.file is not None:
            self.file.unlink(missing_ok=True)


def _free(path: Path) -> Path:
    """Return this name, or one like it that no file has yet."""
    found, again = path, 1
    while found.exists():
        again += 1
        found = path.with_name(f"{path.stem}-{again}{path.suffix}")
    return found


class Saved(NamedTuple):
    """One unfinished game on disk."""

    path: Path
    record: Record
    bots: list[str]
    when: datetime
    moves: int
    """How many moves still stand: those not taken back."""
    mark: Mark | None
    """The file as it was when it was read."""
    lost: int = 0
    """How many damaged lines at its end were left out."""
    bargained: Bargained = Bargained()
    plans: Plans | None = None

    def keeper(self) -> Keeper:
        """Return a keeper that continues in the same file and archives the finished game."""
        news = self._put_aside() if self.lost else ()
        keeper = Keeper(self.path)
        if self.lost and not news:
            keeper = Keeper()  # the damaged file stays the only copy of itself
        else:
            keeper.own, keeper.mark = True, self.mark
            keeper.trouble = (*news, *self.bargained.trouble())
        keeper.plans = dict(self.plans or {})
        return keeper

    def _put_aside(self) -> tuple[Text, ...]:
        """Copy the damaged file and say so; () if it cannot be copied."""
        copy = _free(self.path.with_suffix(DAMAGED))
        try:
            shutil.copyfile(self.path, copy)
        except OSError:
            return ()
        return (m.shell_save_mended(n=self.lost, file=self.path.name, copy=copy.name),)

    def about(self) -> Text:
        """Return one line for a menu."""
        when = m.shell_when(day=self.when.day, month=self.when.month, time=f"{self.when:%H:%M}")
        return m.shell_saved(game=dated_title(self.record), n=self.moves, when=when)


def dated_title(record: Record) -> str:
    """Return what is played, with its date where it has one."""
    return f"{tell(record.title())} {record.options.get(DATE, '')}".strip()


def begun(record: Record) -> bool:
    """Return whether anybody has moved; what chance dealt before isn't worth a file."""
    return any(row.seat >= 0 for row in record.rows)


def unfinished(game: str = "", most: int = 5) -> list[Saved]:
    """Return the newest unfinished games, of one game if named."""
    found: list[Saved] = []
    for path in _paths(game):
        saved = _read(path)
        if isinstance(saved, Saved) and begun(saved.record):
            found.append(saved)
        if len(found) == most:
            break
    return found


def unreadable(game: str = "", most: int = 2, since: datetime | None = None) -> list[Text]:
    """Return a sentence for each of the newest unfinished games that can't be continued."""
    paths = _paths(game)[:50]
    if since is not None:
        paths = [path for path in paths if _modified(path) > since]
    found = [(path, _read(path)) for path in paths]
    told = [
        m.shell_save_unreadable(file=path.name, why=why).within(why.book)
        for path, why in found
        if isinstance(why, Text)
    ]
    return told[:most]


def _modified(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone()


def _paths(game: str) -> list[Path]:
    """Return the files of unfinished games, the newest first."""
    folder = home() / UNFINISHED
    try:
        wanted = names_of(game) if game else ("",)
        paths = [path for path in folder.glob("*.txt") if path.name.startswith(wanted)]
        return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []


def _read(path: Path) -> Saved | Text:
    """Return a saved game, or the sentence that says why it can't be continued."""
    mark = mark_of(path)
    try:
        found = read_bytes(path)
        text = found.decode(errors="replace")  # a torn line is left out or refused as a line
        record, lost = _played(text)
        when = _modified(path)
        line = replay(record).line
    except AevumError as error:
        return error.said
    except OSError as error:
        return m.shell_file_unreadable(file=str(path), reason=reason(error))
    moves = sum(1 for place in line if record.rows[place].seat >= 0)
    bots, past = seats_of(text, record.seats), bargained(text, record.seats)
    plans = hintplans.read_plans(text, record.seats)
    return Saved(path, record, bots, when, moves, mark, lost, past, plans)


def _played(text: str) -> tuple[Record, int]:
    """Return the record that can be played and how many lines at its end had to be left out.

    A machine that stops, or a disk that fills, may tear the last lines; more than a few bad ones
    mean that the file isn't a torn save, and the first complaint is raised.
    """
    complaint: BadData | None = None
    lines = text.splitlines()
    for lost in range(MOST_TORN + 1):
        try:
            record = read_record(text if not lost else "\n".join(lines[: len(lines) - lost]))
            replay(record)
        except BadData as error:
            complaint = complaint or error
        else:
            if not lost or record.rows:
                return record, lost
    raise complaint or BadData(m.shell_save_empty())

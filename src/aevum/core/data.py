"""Reading saved data piece by piece, each piece checked for its type."""

from hashlib import blake2b
from json import dumps
from typing import Final

from aevum.core import messages as m
from aevum.core.errors import BadData
from aevum.core.text import Text

SAVE: Final = "save"
RECORD: Final = "record"


class Reader:
    """Reads a list from a file or the network; anything unexpected raises a BadData."""

    def __init__(self, data: object, what: str = SAVE) -> None:
        if not isinstance(data, list):
            raise damaged(m.part_data_list(), what)
        self.items: list[object] = data
        self.place = 0
        self.what = what

    def next(self) -> object:
        """Return the next piece, whatever it is."""
        if self.place >= len(self.items):
            raise damaged(m.part_data_short(), self.what)
        self.place += 1
        return self.items[self.place - 1]

    def number(self) -> int:
        """Return the next piece, a whole number."""
        return self._whole(self.next())

    def _whole(self, item: object) -> int:
        if not isinstance(item, int) or isinstance(item, bool) or abs(item) > 1 << 61:
            raise damaged(m.part_data_whole(), self.what)
        return item

    def flag(self) -> bool:
        """Return the next piece, a truth value written 0 or 1."""
        return self.number() != 0

    def word(self) -> str:
        """Return the next piece, a text."""
        item = self.next()
        if not isinstance(item, str):
            raise damaged(m.part_data_text(), self.what)
        return item

    def numbers(self, length: int = -1) -> list[int]:
        """Return the next piece, a list of whole numbers (of that length, if one is given)."""
        inner = self.inner()
        if length >= 0 and len(inner.items) != length:
            raise damaged(m.part_data_length(), self.what)
        return [self._whole(item) for item in inner.items]

    def inner(self) -> "Reader":
        """Return a reader of the next piece, a list."""
        return Reader(self.next(), self.what)

    def more(self) -> bool:
        """Return whether pieces are left."""
        return self.place < len(self.items)

    def end(self) -> None:
        """Raise a BadData if pieces are left."""
        if self.more():
            raise damaged(m.part_data_long(), self.what)


def inconsistent(detail: str) -> BadData:
    """Return the error of a save whose parts contradict each other; `detail` says how."""
    return BadData(m.no_save_detail(detail=detail))


def damaged(why: Text, what: str = SAVE) -> BadData:
    """Return the error of a save, or a record, that is damaged."""
    refusal = m.no_record_damaged if what == RECORD else m.no_save_damaged
    return BadData(refusal(why=why).within(why.book))


def fingerprint(data: list[object]) -> str:
    """Return a short digest of a state's data, the same for equal states only."""
    return blake2b(dumps(data, separators=(",", ":")).encode(), digest_size=16).hexdigest()

"""Reading saved data piece by piece, each piece checked for its type."""

from hashlib import blake2b
from json import dumps

from aevum.core.errors import BadData


class Reader:
    """Reads a list from a file or the network; anything unexpected raises a BadData."""

    def __init__(self, data: object, what: str = "save") -> None:
        if not isinstance(data, list):
            raise BadData(f"This {what} is damaged: a list was expected.")
        self.items: list[object] = data
        self.place = 0
        self.what = what

    def next(self) -> object:
        """Return the next piece, whatever it is."""
        if self.place >= len(self.items):
            raise BadData(f"This {self.what} is damaged: it ends too soon.")
        self.place += 1
        return self.items[self.place - 1]

    def number(self) -> int:
        """Return the next piece, a whole number."""
        return self._whole(self.next())

    def _whole(self, item: object) -> int:
        if not isinstance(item, int) or isinstance(item, bool) or abs(item) > 1 << 61:
            raise BadData(f"This {self.what} is damaged: a whole number was expected.")
        return item

    def flag(self) -> bool:
        """Return the next piece, a truth value written 0 or 1."""
        return self.number() != 0

    def word(self) -> str:
        """Return the next piece, a text."""
        item = self.next()
        if not isinstance(item, str):
            raise BadData(f"This {self.what} is damaged: a text was expected.")
        return item

    def numbers(self, length: int = -1) -> list[int]:
        """Return the next piece, a list of whole numbers (of that length, if one is given)."""
        inner = self.inner()
        if length >= 0 and len(inner.items) != length:
            raise BadData(f"This {self.what} is damaged: a list has the wrong length.")
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
            raise BadData(f"This {self.what} is damaged: it is longer than it should be.")


def fingerprint(data: list[object]) -> str:
    """Return a short digest of a state's data, the same for equal states only."""
    return blake2b(dumps(data, separators=(",", ":")).encode(), digest_size=16).hexdigest()

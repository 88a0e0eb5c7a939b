"""Moves are numbers inside and words outside; one table declares both.

    MOVES = MoveTable(
        roll=(),
        road=(EDGES,),
        strike=("use {0} strike {1}", SQUARES, ENEMIES),
        die=(SIDES,),
    ).chance_from("die")
    ROAD = MOVES.base("road")      # ROAD + edge is the move

From the table follow the code, the notation both ways (`road 12`), the JSON form (`["road", 12]`),
the size of the action space and the docs page. Every table begins with WAIT and RETRACT.
"""

from hashlib import blake2b
from json import dumps
from typing import Final

from aevum.core import messages as m
from aevum.core.errors import BadMove, quote
from aevum.core.text import CORE, Text, text_of

RESERVED: Final = 2  # rows that begin every table


class Domain:
    """The values that one place of a move can take, each with its notation.

    `about` says in a few words what they are, for refusals: a message, or English. Plain numbers
    from `first` on need none.
    """

    def __init__(
        self, name: str, words: list[str], about: str | Text | None = None, first: int = -1
    ) -> None:
        self.name = name
        self.words = words
        self.about = text_of(about) if about else None
        self.first = first
        self.size = len(words)

    def hint(self, sizes: dict[str, int]) -> Text | None:
        """Return what the values are, None for names that say it themselves; `sizes` has the
        domains of which fewer are in play."""
        if self.about or self.first < 0:
            return self.about
        last = self.first + sizes.get(self.name, self.size) - 1
        return m.part_notation_range(name=self.name, low=self.first, high=last)


def count(name: str, size: int, first: int = 0) -> Domain:
    """Return a domain of plain numbers, written from `first` on."""
    return Domain(name, [str(first + i) for i in range(size)], first=first)


class Row:
    """One kind of move: its name, its words, and the codes it covers."""

    def __init__(self, name: str, pattern: str, domains: list[Domain], base: int) -> None:
        self.name = name
        self.pattern = pattern
        self.domains = domains
        self.base = base
        self.size = 1
        for domain in domains:
            self.size *= domain.size

    def args(self, code: int) -> list[int]:
        """Return the values of a move's places; the last one varies fastest."""
        rest = code - self.base
        found: list[int] = []
        for domain in reversed(self.domains):
            found.append(rest % domain.size)
            rest //= domain.size
        found.reverse()
        return found

    def code(self, args: list[int]) -> int:
        """Return the move with these values."""
        offset = 0
        for domain, value in zip(self.domains, args, strict=True):
            offset = offset * domain.size + value
        return self.base + offset

    def shared(self, words: list[str]) -> int:
        """Return how many of these words are fixed words of this row."""
        return sum(1 for word in self.pattern.split() if word in words)

    def stray(self, words: list[str]) -> Domain | None:
        """Return the numbered place where these words have something else."""
        parts = self.pattern.split()
        if len(parts) != len(words):
            return None
        for part, word in zip(parts, words, strict=True):
            if part.startswith("{"):
                domain = self.domains[int(part[1:-1])]
                if domain.first >= 0 and word not in domain.words:
                    return domain
        return None

    def text(self, code: int) -> str:
        """Return the move in words."""
        words = [d.words[value] for d, value in zip(self.domains, self.args(code), strict=True)]
        return " ".join(self.pattern.format(*words).split())


class MoveTable:
    """Every move of a game. Codes never depend on options, so the sizes are the largest
    possible."""

    def __init__(self, **rows: "tuple[str | Domain, ...]") -> None:
        self.rows: list[Row] = []
        self.size = 0
        self.players = 0
        """How many codes, from 0 up, are moves of players; the others are outcomes of chance."""
        self._codes: dict[str, int] = {}
        self._texts: dict[int, str] = {}
        self._digest = ""
        self._add("wait", ())
        self._add("retract", ())
        for name, places in rows.items():
            self._add(name, places)
        self.players = self.size

    def chance_from(self, name: str) -> "MoveTable":
        """Declare this row and those after it outcomes of chance; return the table."""
        self.players = self.base(name)
        return self

    def _add(self, name: str, places: "tuple[str | Domain, ...]") -> None:
        domains = [place for place in places if isinstance(place, Domain)]
        pattern = name + "".join(f" {{{i}}}" for i in range(len(domains)))
        if places and isinstance(places[0], str):
            pattern = places[0]
        row = Row(name, pattern, domains, self.size)
        self.rows.append(row)
        self.size += row.size

    def digest(self) -> str:
        """Return a hash of all codes and their notation, the same for equal tables."""
        if not self._digest:
            shape = [[row.pattern, [domain.words for domain in row.domains]] for row in self.rows]
            text = dumps(shape, separators=(",", ":"))
            self._digest = blake2b(text.encode(), digest_size=8).hexdigest()
        return self._digest

    def named(self, name: str) -> Row:
        """Return the row of that name."""
        for row in self.rows:
            if row.name == name:
                return row
        raise KeyError(name)

    def base(self, name: str) -> int:
        """Return the first code of a row: base plus the (combined) value is the move."""
        return self.named(name).base

    def row(self, code: int) -> Row:
        """Return the row a code belongs to."""
        if not 0 <= code < self.size:
            raise BadMove(m.no_notation_code(code=code, last=self.size - 1))
        low, high = 0, len(self.rows) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.rows[middle].base <= code:
                low = middle
            else:
                high = middle - 1
        return self.rows[low]

    def text(self, code: int) -> str:
        """Return a move in notation."""
        text = self._texts.get(code)
        if text is None:
            text = self._texts[code] = self.row(code).text(code)
        return text

    def parse(
        self, text: str, legal: list[int] | None = None, sizes: dict[str, int] | None = None
    ) -> int:
        """Return the move written in this notation; letter case and spacing do not matter.

        The error for anything else is more helpful if it knows which moves are legal now, and of
        which places there are fewer in play than in the table.
        """
        if not self._codes:
            self._codes = {
                row.text(code).lower(): code
                for row in self.rows
                for code in range(row.base, row.base + row.size)
            }
        code = self._codes.get(" ".join(text.lower().split()))
        if code is None:
            raise BadMove(self._complaint(text.split(), legal or [], sizes or {}))
        return code

    def _complaint(self, words: list[str], legal: list[int], sizes: dict[str, int]) -> Text:
        if not words:
            return m.no_notation_empty()
        alike = self._alike([word.lower() for word in words])
        if not alike:
            begin = m.no_notation_begin_now if legal else m.no_notation_begin
            return begin(word=quote(words[0]), words=", ".join(self._beginnings(legal)))
        typed = quote(" ".join(words))
        stray = alike[0].stray(words)
        hint = stray.hint(sizes) if stray is not None else None
        if hint is not None:
            return m.no_notation_place(typed=typed, hint=hint).within(hint.book)
        examples = [m.part_notation_move(move=_example(row, legal)) for row in alike[:3]]
        told = dict.fromkeys([domain.hint(sizes) for domain in alike[0].domains])
        hints = [each for each in told if each is not None]
        if not hints:
            return m.no_notation(typed=typed, examples=examples)
        refusal = m.no_notation_places(typed=typed, examples=examples, hints=hints)
        books = [hint.book for hint in hints if hint.book is not CORE]  # plain numbers have core's
        return refusal.within(books[0]) if books else refusal

    def _beginnings(self, legal: list[int]) -> list[str]:
        """Return the words that moves begin with: those of the legal moves, else of all players'
        moves."""
        rows = [row for row in self.rows[RESERVED:] if row.base < self.players]
        if legal:
            rows = [self.row(code) for code in legal]
        return sorted({row.pattern.split()[0] for row in rows})

    def _alike(self, words: list[str]) -> list[Row]:
        """Return the rows that begin with these words, those with most words in common first."""
        alike = [row for row in self.rows if row.pattern.split()[0] == words[0]]
        most = max([row.shared(words) for row in alike], default=0)
        return [row for row in alike if row.shared(words) == most]

    def json(self, code: int) -> list[object]:
        """Return a move as `["road", 12]`."""
        row = self.row(code)
        return [row.name, *row.args(code)]

    def from_json(self, data: object) -> int:
        """Return the move that `json` wrote."""
        if not isinstance(data, list) or not data or not isinstance(data[0], str):
            raise BadMove(m.no_notation_json(example='["road", 12]'))
        for row in self.rows:
            if row.name == data[0]:
                return row.code(_values(row, data[1:]))
        raise BadMove(m.no_notation_name(name=quote(data[0])))


def _example(row: Row, legal: list[int]) -> str:
    """Return a legal move of a row, else its first one."""
    now = [code for code in legal if row.base <= code < row.base + row.size]
    return row.text(now[0] if now else row.base)


def _values(row: Row, items: list[object]) -> list[int]:
    """Check the numbers of a JSON move against the row's domains."""
    if len(items) != len(row.domains):
        wanted, given = len(row.domains), len(items)
        raise BadMove(m.no_notation_count(name=row.name, n=wanted, given=given))
    values: list[int] = []
    for domain, item in zip(row.domains, items, strict=True):
        if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item < domain.size:
            last = domain.size - 1
            raise BadMove(m.no_notation_number(name=row.name, place=domain.name, last=last))
        values.append(item)
    return values

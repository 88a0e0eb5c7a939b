"""Moves are numbers inside and words outside; one table declares both.

    MOVES = MoveTable(
        roll=(),
        road=(EDGES,),
        strike=("use {0} strike {1}", SQUARES, ENEMIES),
    )
    ROAD = MOVES.base("road")      # ROAD + edge is the move

From the table follow the code, the notation both ways (`road 12`), the JSON form (`["road", 12]`),
the size of the action space and the docs page. Every table begins with WAIT and RETRACT.
"""

from typing import Final

from aevum.core.errors import BadMove, quote

RESERVED: Final = 2  # rows that every table begins with


class Domain:
    """The values one place of a move can take, each with its words in the notation.

    `about` says in a few words what they are, for those who wrote something else.
    """

    def __init__(self, name: str, words: list[str], about: str = "") -> None:
        self.name = name
        self.words = words
        self.about = about
        self.size = len(words)


def count(name: str, size: int, first: int = 0) -> Domain:
    """Return a domain of plain numbers, written from `first` on."""
    return Domain(name, [str(first + i) for i in range(size)])


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
        """Return the values of a move's places; the last place varies fastest."""
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
        """Return how many of these words are fixed words of this kind of move."""
        return sum(1 for word in self.pattern.split() if word in words)

    def text(self, code: int) -> str:
        """Return the move in words."""
        words = [d.words[value] for d, value in zip(self.domains, self.args(code), strict=True)]
        return " ".join(self.pattern.format(*words).split())


class MoveTable:
    """Every move of a game. Its codes never depend on options, so sizes are the largest ever."""

    def __init__(self, **rows: "tuple[str | Domain, ...]") -> None:
        self.rows: list[Row] = []
        self.size = 0
        self._codes: dict[str, int] = {}
        self._texts: dict[int, str] = {}
        self._add("wait", ())
        self._add("retract", ())
        for name, places in rows.items():
            self._add(name, places)

    def _add(self, name: str, places: "tuple[str | Domain, ...]") -> None:
        domains = [place for place in places if isinstance(place, Domain)]
        pattern = name + "".join(f" {{{i}}}" for i in range(len(domains)))
        if places and isinstance(places[0], str):
            pattern = places[0]
        row = Row(name, pattern, domains, self.size)
        self.rows.append(row)
        self.size += row.size

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
            raise BadMove(f"There is no move number {code}: they run from 0 to {self.size - 1}.")
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

    def parse(self, text: str) -> int:
        """Return the move written in this notation; letter case and spacing do not matter."""
        if not self._codes:
            self._codes = {
                row.text(code).lower(): code
                for row in self.rows
                for code in range(row.base, row.base + row.size)
            }
        code = self._codes.get(" ".join(text.lower().split()))
        if code is None:
            raise BadMove(self._complaint(text.split()))
        return code

    def _complaint(self, words: list[str]) -> str:
        if not words:
            return "A move is missing."
        alike = self._alike([word.lower() for word in words])
        if not alike:
            verbs = sorted({row.pattern.split()[0] for row in self.rows[RESERVED:]})
            return f'No move begins with "{quote(words[0])}". Moves begin with: {", ".join(verbs)}.'
        examples = " or ".join(f'"{row.text(row.base)}"' for row in alike[:3])
        abouts = [domain.about for domain in alike[0].domains if domain.about]
        hint = "".join(f"; {about}" for about in dict.fromkeys(abouts))
        return f'"{quote(" ".join(words))}" is not a move. It should look like {examples}{hint}.'

    def _alike(self, words: list[str]) -> list[Row]:
        """Return the rows that begin as these words do, those first that share most words."""
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
            raise BadMove('A move in JSON is a list of its name and numbers, as ["road", 12].')
        for row in self.rows:
            if row.name == data[0]:
                return row.code(_values(row, data[1:]))
        raise BadMove(f'No move is named "{quote(data[0])}".')


def _values(row: Row, items: list[object]) -> list[int]:
    """Check the numbers of a JSON move against the row's domains."""
    if len(items) != len(row.domains):
        raise BadMove(f'The move "{row.name}" takes {len(row.domains)} numbers, not {len(items)}.')
    values: list[int] = []
    for domain, item in zip(row.domains, items, strict=True):
        if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item < domain.size:
            raise BadMove(f"In {row.name}, {domain.name} runs from 0 to {domain.size - 1}.")
        values.append(item)
    return values

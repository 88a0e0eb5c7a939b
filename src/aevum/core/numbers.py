"""The numbers of a game that a designer may change: what each is, and what a match has instead.

A game declares them as a tuple of `Number`; `Game.numbers` is the table of them. A match is played
with the printed values, or with changes such as `{"town.ore": 4}`, which `settle` checks.
"""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final

from aevum.core import messages as m
from aevum.core.data import Reader
from aevum.core.errors import BadData, BadOption, quote
from aevum.core.text import Args, Text, literal, message_list, text_of

PRINTED: Final = "printed"  # in the rules
PUBLIC: Final = "public"  # from a public source
RECONSTRUCTED: Final = "reconstructed"  # by this project
DESIGNED: Final = "designed"  # by the designer who added the card or piece
GRADE_TEXTS: Final = {
    PRINTED: m.number_grade_printed(),
    PUBLIC: m.number_grade_public(),
    RECONSTRUCTED: m.number_grade_reconstructed(),
    DESIGNED: m.number_grade_designed(),
}
GRADES: Final = tuple(GRADE_TEXTS)

NAME: Final = re.compile(r"[a-z0-9]+([.-][a-z0-9]+)*")
SAVED: Final = "numbers"  # the first word of the piece that ends a state's data
FEW: Final = 6  # most names or changes in one sentence


class Number:
    """A number of a game, such as a cost, with the values that it may take.

    `printed` is the game's own value, `low` and `high` bound what a match may have instead: never
    more than the move table has. `about` is a message, or a phrase in English, that says what it
    counts and what for: "Ore for a town". `grade` (one of `GRADES`) says how sure it is, `rule` is
    its paragraph of the rules ("R6.1") and `source` says more about its origin. A `cost` is paid by
    a player: tests raise all costs together. Lists show it under the heading `group`, by default
    the first part of its name.
    """

    def __init__(
        self,
        name: str,
        printed: int,
        low: int,
        high: int,
        about: str | Text,
        grade: str = PRINTED,
        rule: str = "",
        source: str | Text = "",
        cost: bool = False,
    ) -> None:
        if NAME.fullmatch(name) is None:
            raise ValueError(f"a number is named in small letters and dots, not {name!r}")
        if not low <= printed <= high:
            raise ValueError(f"{name} is {printed} in print, outside {low} to {high}")
        if grade not in GRADES:
            raise ValueError(f"{name} has the grade {grade!r}, which is none of {GRADES}")
        self.name = name
        self.printed = printed
        self.low = low
        self.high = high
        self.about = text_of(about)
        self.grade = grade
        self.rule = rule
        self.source = text_of(source) if source else None
        self.cost = cost
        self.group = literal(name.partition(".")[0].replace("-", " ").capitalize())

    def __repr__(self) -> str:
        return f"<Number {self.name}: {self.printed}, {self.low} to {self.high}>"

    def read(self, value: object) -> int:
        """Return a value within the bounds; a text, as typed on a command line, is understood."""
        given = value
        if isinstance(given, str) and re.fullmatch(r"\s*[+-]?[0-9]{1,18}\s*", given):
            given = int(given)
        if (
            isinstance(given, int)
            and not isinstance(given, bool)
            and self.low <= given <= self.high
        ):
            return given
        raise BadOption(
            m.no_number_value(
                name=self.name,
                low=self.low,
                high=self.high,
                printed=self.printed,
                given=quote(repr(value)),
            )
        )


def number_row(
    name: str,
    printed: tuple[int, ...],
    low: int,
    high: int,
    about: Callable[[int], str | Text],
    grade: str = PRINTED,
    rule: str = "",
    source: str | Text = "",
    cost: bool = False,
) -> tuple[Number, ...]:
    """Return the numbers of a printed row, `name.1`, `name.2` and so on.

    `about` says what each is, by its place in the row, counted from 1.
    """
    return tuple(
        [
            Number(f"{name}.{place}", value, low, high, about(place), grade, rule, source, cost)
            for place, value in enumerate(printed, 1)
        ]
    )


def grouped(heading: str | Text, numbers: tuple[Number, ...]) -> tuple[Number, ...]:
    """Return these numbers with a heading for lists."""
    for number in numbers:
        number.group = text_of(heading)
    return numbers


class NumberValues:
    """The checked numbers of one match. Never changed after creation, so everybody shares them."""

    def __init__(self, values: dict[str, int], changed: dict[str, int]) -> None:
        self.values: Final = values
        """Every number of the game by name."""
        self.changed: Final = changed
        """The values that differ from print, in the order of the table."""

    def of(self, name: str) -> int:
        """Return the value of a number."""
        return self.values[name]

    def row(self, name: str) -> tuple[int, ...]:
        """Return the values of what `number_row` declared."""
        found: list[int] = []
        while f"{name}.{len(found) + 1}" in self.values:
            found.append(self.values[f"{name}.{len(found) + 1}"])
        return tuple(found)

    def view(self) -> dict[str, object]:
        """Return the field of a view for changed numbers; {} where all are as printed.

        A screen knows the printed numbers, so in most matches there is nothing to send.
        """
        return {"other_numbers": dict(self.changed)} if self.changed else {}

    def to_data(self) -> list[object]:
        """Return what the data of a state end with: nothing where all numbers are as printed."""
        if not self.changed:
            return []
        piece: list[object] = [SAVED]
        for name, value in self.changed.items():
            piece += [name, value]
        return [piece]


class NumberTable:
    """All numbers of a game, in the order in which they are listed."""

    def __init__(self, title: str, numbers: tuple[Number, ...]) -> None:
        self.title = title
        """The game's title, for sentences."""
        self.numbers = numbers
        self.by_name: dict[str, Number] = {}
        for number in numbers:
            if number.name in self.by_name:
                raise ValueError(f"two numbers of {title} have the same name: {number.name}")
            self.by_name[number.name] = number
        self.printed = NumberValues({number.name: number.printed for number in numbers}, {})
        """The values of a match in which nothing is changed: always the same object."""

    def settle(self, wish: object) -> NumberValues:
        """Return all values with these changes. Raise a BadOption for a bad one."""
        if wish is None:
            return self.printed
        if not isinstance(wish, Mapping):
            raise BadOption(m.no_numbers(given=quote(repr(wish))))
        if not wish:
            return self.printed
        wanted = {self.find(str(name)).name: value for name, value in wish.items()}
        changed: dict[str, int] = {}
        for number in self.numbers:
            if number.name in wanted:
                value = number.read(wanted[number.name])
                if value != number.printed:
                    changed[number.name] = value
        return (
            NumberValues({**self.printed.values, **changed}, changed) if changed else self.printed
        )

    def find(self, name: str) -> Number:
        """Return the number of that name. Raise a BadOption if there is none."""
        found = self.by_name.get(name)
        if found is None:
            raise BadOption(self._unknown(name))
        return found

    def like(self, word: str) -> list[Number]:
        """Return the numbers that a word may mean: its own name, those with it inside, near ones.

        Only the first of these kinds that has any; [] where nothing is near.
        """
        if word in self.by_name:
            return [self.by_name[word]]
        inside = [number for number in self.numbers if word.lower() in number.name]
        near = get_close_matches(word.lower(), self.by_name, FEW, 0.6)
        return inside or [self.by_name[name] for name in near]

    def _unknown(self, name: str) -> Text:
        """Return the sentence for an unknown number."""
        if not self.numbers:
            return m.no_number_at_all(title=self.title)
        meant = self.like(name) if name else []
        names = ", ".join([number.name for number in (meant or list(self.numbers))[:FEW]])
        if meant:
            return m.no_number_but(title=self.title, name=quote(name), names=names)
        if len(self.numbers) <= FEW:
            return m.no_number(title=self.title, name=quote(name), names=names)
        n = len(self.numbers)
        return m.no_number_of_many(title=self.title, name=quote(name), names=names, n=n)

    def words(self, changed: Mapping[str, int]) -> str:
        """Return the changed numbers, such as "town.ore 4 instead of 3"; "" where none are
        changed."""
        parts = [
            f"{name} {value} instead of {self.by_name[name].printed}"
            for name, value in changed.items()
        ]
        if len(parts) > FEW:
            parts[FEW - 1 :] = [f"{len(parts) - FEW + 1} more"]
        return ", ".join(parts)

    def sentence(self, changed: Mapping[str, int]) -> str:
        """Return the changed numbers of a match by name, in English; "" if all are as printed."""
        return f"Changed numbers: {self.words(changed)}." if changed else ""

    def changes(self, changed: Mapping[str, int]) -> Text:
        """Return the sentence that tells players of a match that its numbers differ from print."""
        told = [self._change(name, value) for name, value in changed.items()]
        if len(told) > FEW:
            told[FEW - 1 :] = [m.number_more(n=len(told) - FEW + 1)]
        return Text("number-changes", {"changes": message_list(told)}, told[0].book)

    def _change(self, name: str, value: int) -> Text:
        number = self.by_name[name]
        about = number.about
        told: Args = {"number": about.inner(), "value": value, "printed": number.printed}
        return Text("number-changed", told, about.book)

    def split(self, data: object) -> tuple[object, NumberValues]:
        """Return the data of a state without its numbers, and the values. Raise a BadData for bad
        ones."""
        if not isinstance(data, list) or not data:
            return data, self.printed
        last = data[-1]
        if not isinstance(last, list) or not last or last[0] != SAVED:
            return data, self.printed
        reader = Reader(last)
        reader.word()
        wish: dict[str, object] = {}
        while reader.more():
            name = reader.word()
            wish[name] = reader.number()
        try:
            return data[:-1], self.settle(wish)
        except BadOption as error:
            raise BadData(m.no_save_refused(why=error.said)) from None

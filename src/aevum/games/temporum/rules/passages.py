"""All texts of a game by number, and the numbers in them: `bank.bonus`, `celtic-paradise.coins`.

A number is named after its card or Zone and its source: a field of the row, an `Amount` of it, or
the amount of an op of a text. `Texts.laid_out` makes the texts with the numbers of a match.
"""

from typing import Final, cast

from aevum.core.native import mypyc_attr
from aevum.core.numbers import (
    DESIGNED,
    PRINTED,
    PUBLIC,
    RECONSTRUCTED,
    Number,
    NumberValues,
    grouped,
)
from aevum.core.state import NONE
from aevum.core.text import Text as Message
from aevum.games.own_rows import is_own
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import (
    OUTSIDE_TEXT,
    SPECIAL_CARD,
    TABLE_NUMBERS,
    CardRow,
    ZoneRow,
    word,
)
from aevum.games.temporum.messages import CardName, ZoneName
from aevum.games.temporum.rules.acting_ops import COINS
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.op import FIXED, Op, OpNumber, Text
from aevum.games.temporum.rules.zone import Zone

CARD_GAIN: Final = "gain"  # the coins of a card are those for playing it

IN_RULEBOOK: Final = frozenset(
    {
        "settlers.coins", "settlers.steps", "trinket.coins", "papal-tiara.coins", "bank.coins",
        "black-market.gain", "friends-in-old-places.discount", "age-of-atlantis.coins",
        "zombie-apocalypse.loss", "zombie-apocalypse.zombies", "viking-america.coins",
        "singularity.price", "singularity.turns", "ambassador.price", "pilgrims.discount",
        "poison-earth.loss", "poison-earth.discards", "scrapyard-world.scrap",
        "quiet-planet.cards", "quiet-planet.picks", "trade-goods.draws", "trade-goods.gain",
        "trade-goods.both-draws", "trade-goods.both-gain", "tactician.dollars",
        "tactician.shift", "earth-united.plays", "endless-city.draws",
    }
)  # fmt: skip
"""The numbers printed in the rulebook of Alternate Realities."""
OUR_READING: Final = frozenset(
    {"bank.bonus", "sunboat-of-ra.coins", "celtic-paradise.times", "cutthroats-cutlass.draws"}
)
"""The numbers on which sources differ, or whose sentence is damaged."""
OF_WORDS: Final = {
    "ruler-coins": m.number_coins_ruler(),
    "few-coins": m.number_coins_few(),
    "both-gain": m.number_coins_both(),
    "ruler-draws": m.number_draws_ruler(),
    "both-draws": m.number_draws_both(),
}
"""What numbers of ops with their own word count, if it is more than the usage says."""


@mypyc_attr(acyclic=True)
class Passage:
    """A text and its card or Zone; `part` says which of several texts it is."""

    def __init__(self, text: Text, of: CardRow | ZoneRow, part: str = "") -> None:
        self.text: Final = text
        self.title: Final = of.name
        self.of: Final = name_of(of)
        self.prefix: Final = f"{word(of.name)}.{part}"
        """The beginning of the names of its numbers."""
        self.gain: Final = CARD_GAIN if isinstance(of, CardRow) else COINS.word
        self.source: Final = source_of(of)

    def name(self, op: Op, number: OpNumber) -> str:
        """Return the name of a number of an op of this text."""
        usage = number.usage
        found = op.word or (self.gain if usage is COINS else usage.word)
        return found if "." in found else self.prefix + found

    def names(self, op: Op) -> list[str]:
        """Return the names of the numbers of an op of this text, [] if it has none."""
        return [] if op.word == FIXED else [self.name(op, each) for each in op.numbers()]

    def laid_out(self, values: NumberValues) -> Text:
        """Return the text with the numbers of a match; the printed one if none of them differs."""
        names = [name for op in self.text for name in self.names(op)]
        if not any(name in values.changed for name in names):
            return self.text
        return repeated(tuple([self._with_numbers(op, values) for op in self.text]))

    def _with_numbers(self, op: Op, values: NumberValues) -> Op:
        names = self.names(op)
        return op.with_numbers([values.of(name) for name in names]) if names else op


def repeated(text: Text) -> Text:
    """Return a text in which repeated ops are written out as often as they are done.

    Ops count those that depend on them, so a repeated op cannot be inside another.
    """
    flat: list[Op] = []
    place = inside = 0
    while place < len(text):
        op = text[place]
        if op.repeats() > 1:
            if place < inside:
                raise ValueError("a repeated step depends on another")
            end = place + 1 + op.length
            flat += list(text[place:end]) * op.repeats()
            place = end
            continue
        if op.reach():
            inside = max(inside, place + 1 + op.reach())
        flat.append(op)
        place += 1
    return tuple(flat)


@mypyc_attr(acyclic=True)
class Texts:
    """Every text of a game, in the order of their numbers (`data.py`)."""

    def __init__(self, zones: list[Zone], cards: list[Card]) -> None:
        self.passages: Final[list[Passage]] = [
            *[Passage(zone.visit, zone.row) for zone in zones],
            *[Passage(card.play, card.row) for card in cards],
            *[Passage(card.on_score, card.row, "score-") for card in cards],
            *[Passage(card.secret, card.row, "secret-") for card in cards],
            *[Passage(card.visit, card.row) for card in cards if card.visit],
            *[Passage(zone.real, zone.row) for zone in zones if zone.real],
        ]
        self.real_texts: Final[list[int]] = []
        """The text of each Zone that becomes real, NONE for none."""
        number = OUTSIDE_TEXT + sum(1 for card in cards if card.visit)
        for zone in zones:
            self.real_texts.append(number if zone.real else NONE)
            number += int(len(zone.real) > 0)
        for passage in self.passages:
            own = sum(1 for op in passage.text if op.blank_effect(0) is not None)
            if own > 1:
                raise ValueError(f"{passage.title} has {own} own steps in a text")

    def laid_out(self, values: NumberValues) -> list[Text]:
        """Return all texts with the numbers of a match."""
        return [passage.laid_out(values) for passage in self.passages]


# Declarations


def all_numbers(texts: Texts, zones: list[Zone], cards: list[Card]) -> tuple[Number, ...]:
    """Return the numbers of the table, then those of each card and each Zone together."""
    inside: dict[str, list[Number]] = {}
    for passage in texts.passages:
        inside.setdefault(passage.title, []).extend(text_numbers(passage))
    found = list(grouped(m.number_group_table(), TABLE_NUMBERS))
    for card in cards:
        found += own_numbers(card.row) + inside[card.row.name]
    for zone in zones:
        found += own_numbers(zone.row) + inside[zone.row.name]
    return tuple(found)


def name_of(of: CardRow | ZoneRow) -> Message:
    """Return the name of a card or Zone, the heading of its numbers."""
    if isinstance(of, CardRow):
        return m.part_name_card(card=cast(CardName, word(of.name)))
    return m.part_name_zone(zone=cast(ZoneName, word(of.name)))


def source_of(of: CardRow | ZoneRow) -> Message | None:
    """Return the source of the numbers of a card or Zone, None for a designer's own."""
    if is_own("temporum", of.name):
        return None
    return m.number_from_cards() if isinstance(of, CardRow) else m.number_from_zones()


def text_numbers(passage: Passage) -> list[Number]:
    """Return a text's own numbers; a name that occurs twice is one number."""
    found: dict[str, Number] = {}
    for op in passage.text:
        if op.word == FIXED:
            continue
        for each in op.numbers():
            name = passage.name(op, each)
            if name.startswith(passage.prefix):
                number = _of_op(passage, op, each, name)
                if found.setdefault(name, number).printed != number.printed:
                    raise ValueError(f"{name} has two values: give one of the ops its own word")
    return list(found.values())


def _of_op(passage: Passage, op: Op, number: OpNumber, name: str) -> Number:
    usage = number.usage
    high, about = usage.high, usage.about
    if number.each:
        high, about = usage.most_each, usage.about_each
    about = OF_WORDS.get(op.word, about)
    return _number(
        name, number.printed, usage.low, high, passage.of, about, passage.source, usage.cost
    )


def _number(
    name: str,
    printed: int,
    low: int,
    high: int,
    of: Message,
    about: Message,
    source: Message | None,
    cost: bool,
) -> Number:
    grade = PUBLIC
    if name in IN_RULEBOOK:
        grade = PRINTED
    elif name in OUR_READING:
        grade = RECONSTRUCTED
    elif source is None:
        grade = DESIGNED
    number = Number(
        name, printed, low, high, m.number_of(of=of, what=about), grade, "", source or "", cost
    )
    number.group = of
    return number


def own_numbers(of: CardRow | ZoneRow) -> list[Number]:
    """Return the numbers of a card or Zone that are not in its texts."""
    prefix, source = word(of.name), source_of(of)
    found = [
        _number(
            f"{prefix}.{each.word}", each.printed, each.low, each.high, name_of(of), each.about,
            source, each.cost,
        )
        for each in of.amounts
    ]  # fmt: skip
    return _printed_on(of) + found if isinstance(of, CardRow) else found


def _printed_on(card: CardRow) -> list[Number]:
    """Return the numbers on a card: coins, cost, crowns; and how many of it there are."""
    name, of, source = word(card.name), name_of(card), source_of(card)
    # With one copy of each, a deck of one box has 30 cards: enough for printed hands and Zones.
    low, high = (0, 16) if card.source == SPECIAL_CARD else (1, 6)
    rows = [
        ("coins", card.coins, 0, 40, m.number_played()),
        ("cost", card.cost, 0, 60, m.number_cost()),
        ("crowns", card.crowns, 0, 20, m.number_scored()),
        ("copies", card.copies, low, high, m.number_copies()),
    ]
    return [
        _number(f"{name}.{key}", printed, least, most, of, about, source, key == "cost")
        for key, printed, least, most, about in rows
    ]

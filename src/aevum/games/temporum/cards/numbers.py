"""The numbers of cards and Zones, made from their rows: `bank.bonus`, `celtic-paradise.coins`.

A number is called after its card or Zone and what it is: a field of the row, an `Amount` of it, or
the amount of a step of a text. `laid_out` makes a text with the numbers of a match.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.numbers import PRINTED, PUBLIC, RECONSTRUCTED, Number, NumberValues
from aevum.games.temporum.cards.card import SPECIAL_CARD, Card, Zone, word
from aevum.games.temporum.rules.ops import (
    ADVANCE,
    BRANCH,
    CHOOSE,
    CROWNS_EVERYWHERE,
    DISCARD,
    DRAW,
    EACH,
    FIXED,
    GAIN,
    HAND_IS,
    LOSE,
    MAY,
    MAY_PAY,
    ONE,
    POOR,
    RICH_OPPONENTS,
    RULES_MANY,
    SCORE,
    UNDER,
    UNLESS,
    Step,
    Text,
)

# The fields of a step that hold a number
N: Final = 0
M: Final = 1
WHERE: Final = 2


@mypyc_attr(acyclic=True)
class Usage:
    """What a number in a step is for: what it is called, what it counts, its bounds."""

    def __init__(
        self, word: str, unit: str, about: str, low: int, high: int, most_each: int = 0
    ) -> None:
        self.word: Final = word
        self.unit: Final = unit
        self.about: Final = about
        self.low: Final = low
        self.high: Final = high
        self.most_each: Final = most_each
        """The most where the amount is for each of something."""


DISCOUNT: Final = Usage("discount", "dollars", "less for a scored card", 0, 40, 10)
BONUS: Final = Usage("bonus", "crowns", "more for a scored card", 0, 10)
MALUS: Final = Usage("bonus", "crowns", "more for a scored card", -10, 0)
PRICE: Final = Usage("price", "dollars", "paid", 0, 50)
TIMES: Final = Usage("times", "times", "that it is done, one after the other", 1, 12)
AMOUNTS: Final = {
    GAIN: Usage("coins", "dollars", "gained", 0, 40, 10),
    LOSE: Usage("loss", "dollars", "lost", 0, 40, 10),
    DRAW: Usage("draws", "cards", "drawn", 0, 6, 3),
    DISCARD: Usage("discards", "cards", "discarded", 0, 6),
    ADVANCE: Usage("steps", "crowns", "advanced", 0, 10, 4),
}
CONDITIONS: Final = {
    UNDER: Usage("under", "dollars", "that one has to hold less than", 0, 60),
    RULES_MANY: Usage("ruled", "Times", "that one has to rule", 1, 4),
    HAND_IS: Usage("hand", "cards", "that one has to hold", 0, 12),
    CROWNS_EVERYWHERE: Usage("crowns", "crowns", "that one has to have in every Time", 1, 5),
}
ADDRESSED: Final = {
    POOR: Usage("under", "dollars", "that one has to hold less than", 0, 60),
    RICH_OPPONENTS: Usage("money", "dollars", "that one has to hold", 0, 60),
}
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
"""Those that the rulebook of Alternate Realities prints."""
OUR_READING: Final = frozenset(
    {"bank.bonus", "sunboat-of-ra.coins", "celtic-paradise.times", "cutthroats-cutlass.draws"}
)
"""Those on which sources differ, or whose sentence is damaged."""


@mypyc_attr(acyclic=True)
class Reference:
    """A number in a step: the field where it stands, its name, what it is for."""

    def __init__(self, field: int, name: str, usage: Usage) -> None:
        self.field: Final = field
        self.name: Final = name
        self.usage: Final = usage


@mypyc_attr(acyclic=True)
class Passage:
    """A text, and whose it is: `part` says which of several texts of one card it is."""

    def __init__(self, text: Text, of: Card | Zone, part: str = "") -> None:
        self.text: Final = text
        self.title: Final = of.name
        self.prefix: Final = f"{word(of.name)}.{part}"
        """How the names of its numbers begin."""
        self.gain: Final = CARD_GAIN if isinstance(of, Card) else AMOUNTS[GAIN].word
        self.source: Final = source_of(of)

    def references(self, step: Step) -> list[Reference]:
        """Return the numbers of a step of this text."""
        if step.word == FIXED:
            return []
        found: list[Reference] = []
        for field, usage in _usages(step):
            name = step.word or (self.gain if step.op == GAIN else usage.word)
            found.append(Reference(field, name if "." in name else self.prefix + name, usage))
        return found


def _usages(step: Step) -> list[tuple[int, Usage]]:
    """Return what the numbers of a step are for, by the field where they stand."""
    found: list[tuple[int, Usage]] = []
    if step.op in AMOUNTS:
        found.append((N, AMOUNTS[step.op]))
    elif step.op == SCORE:
        if step.n:
            found.append((N, DISCOUNT))
        if step.m:
            found.append((M, BONUS if step.m > 0 else MALUS))
    elif step.op == MAY_PAY:
        found.append((M, PRICE))
    elif step.op == UNLESS and step.per in CONDITIONS:
        found.append((M, CONDITIONS[step.per]))
    elif step.op == EACH:
        if step.per in ADDRESSED:
            found.append((M, ADDRESSED[step.per]))
        if step.where:
            found.append((WHERE, TIMES))
    return found


# The texts of a match


def laid_out(passage: Passage, values: NumberValues) -> Text:
    """Return a text with the numbers of a match; the printed one where none of its own differs."""
    text = passage.text
    names = [each.name for step in text for each in passage.references(step)]
    if not any(name in values.changed for name in names):
        return text
    return repeated(tuple([_with_numbers(passage, step, values) for step in text]))


def _with_numbers(passage: Passage, step: Step, values: NumberValues) -> Step:
    fields = [step.n, step.m, step.where]
    for each in passage.references(step):
        fields[each.field] = values.of(each.name)
    return Step(step.op, fields[N], fields[M], step.per, fields[WHERE], step.word)


def repeated(text: Text) -> Text:
    """Return a text in which what is done for each several times stands so often.

    Steps count those that hang on them, so it cannot stand inside another.
    """
    flat: list[Step] = []
    place = inside = 0
    while place < len(text):
        step = text[place]
        if step.op == EACH and step.where > 1:
            if place < inside:
                raise ValueError("a repeated step hangs on another")
            end = place + 1 + step.n
            flat += list(text[place:end]) * step.where
            place = end
            continue
        if step.op in (UNLESS, MAY, MAY_PAY, EACH, BRANCH):
            inside = max(inside, place + 1 + step.n + step.m * int(step.op == BRANCH))
        elif step.op == CHOOSE:
            inside = max(inside, place + 2)
        flat.append(step)
        place += 1
    return tuple(flat)


# Declarations


def source_of(of: Card | Zone) -> str:
    """Return where the numbers of a card or Zone are to be read."""
    return "reference of cards" if isinstance(of, Card) else "reference of Zones"


def text_numbers(passage: Passage) -> list[Number]:
    """Return the numbers of a text that are its own; a name that stands twice is one number."""
    found: dict[str, Number] = {}
    for step in passage.text:
        for each in passage.references(step):
            if each.name.startswith(passage.prefix):
                number = _of_step(passage, step, each)
                if found.setdefault(each.name, number).printed != number.printed:
                    raise ValueError(f"{each.name} has two values")
    return list(found.values())


def _of_step(passage: Passage, step: Step, reference: Reference) -> Number:
    usage = reference.usage
    printed = [step.n, step.m, step.where][reference.field]
    high, about = usage.high, usage.about
    if reference.field == N and step.per != ONE:
        high, about = usage.most_each, f"{about} for each of what is counted"
    if step.word:
        about += f" ({step.word.replace('-', ' ')})"
    return _number(
        reference.name, printed, usage.low, high, usage.unit, f"{passage.title}: {about}",
        passage.source, usage is PRICE,
    )  # fmt: skip


def _number(
    name: str, printed: int, low: int, high: int, unit: str, about: str, source: str, cost: bool
) -> Number:
    grade = PUBLIC
    if name in IN_RULEBOOK:
        grade = PRINTED
    elif name in OUR_READING:
        grade = RECONSTRUCTED
    return Number(name, printed, low, high, unit, about, grade, source, cost)


def own_numbers(of: Card | Zone) -> list[Number]:
    """Return the numbers of a card or Zone that are not in its texts."""
    prefix, source = word(of.name), source_of(of)
    found = [
        _number(
            f"{prefix}.{each.word}", each.printed, each.low, each.high, each.unit,
            f"{of.name}: {each.about}", source, each.cost,
        )
        for each in of.amounts
    ]  # fmt: skip
    return _printed_on(of) + found if isinstance(of, Card) else found


def _printed_on(card: Card) -> list[Number]:
    """Return the numbers on a card: coins, cost, crowns; and how many of it there are."""
    name, source = word(card.name), source_of(card)
    # With one copy of each, a deck of one box has 30 cards: enough for printed hands and Zones.
    low, high = (0, 16) if card.source == SPECIAL_CARD else (1, 6)
    rows = [
        ("coins", card.coins, 0, 40, "dollars", "gained for playing it"),
        ("cost", card.cost, 0, 60, "dollars", "paid for scoring it"),
        ("crowns", card.crowns, 0, 20, "crowns", "advanced for scoring it"),
        ("copies", card.copies, low, high, "cards", "copies of it"),
    ]
    return [
        _number(
            f"{name}.{key}", printed, least, most, unit, f"{card.name}: {about}", source,
            key == "cost",
        )
        for key, printed, least, most, unit, about in rows
    ]  # fmt: skip

"""The reference of all cards and Zones as Markdown, from the tables that the game runs on."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.temporum.data import (
    COPIES,
    MOMENTARY,
    REALITIES,
    SPECIAL_CARD,
    SPECIAL_COPIES,
    TIMES,
    CardRow,
)
from aevum.games.temporum.rules.card import Card
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.terms import Things
from aevum.games.temporum.rules.zone import Zone
from aevum.games.temporum.words.doubts import DOUBTS, SURE
from aevum.games.temporum.words.timeline import NUMERALS
from aevum.games.temporum.words.wording import Wording, wording_of

SOURCES: Final = ("base", "Alternate Realities", "special")
CARD_HEAD: Final = "| card | kind | coins | cost | crowns | what it does | grade |\n|" + "---|" * 7
ZONE_HEAD: Final = "| Zone | set | what it does | grade |\n|" + "---|" * 4


def kind_of(card: CardRow) -> str:
    """Return what kind of card it is, in a word."""
    return "Momentary" if card.kind == MOMENTARY else "Perpetual"


def grade_text(name: str) -> str:
    """Return how sure the numbers of a card or Zone are, and why if they are in doubt."""
    return DOUBTS.get(name, SURE)


def _card_row(card: Card, words: Wording) -> str:
    row, text = card.row, words.card_texts[card.number]
    numbers = f"${row.coins} | ${row.cost} | {row.crowns}"
    return f"| {row.name} | {kind_of(row)} | {numbers} | {text} | {grade_text(row.name)} |"


def _zone_row(zone: Zone, words: Wording) -> str:
    row, text = zone.row, words.zone_texts[zone.number]
    return f"| {row.name} | {SOURCES[row.source]} | {text} | {grade_text(row.name)} |"


def _by_name(each: Card | Zone) -> str:
    return each.row.name


def write_reference(numbers: Numbers, things: Things) -> str:
    """Return the whole reference: cards by box, Zones by Time, each in the order of its names.

    It follows the rules, so that its chapters are chapters of theirs.
    """
    words = wording_of(numbers, things)
    parts = ["## The reference of cards and Zones"]
    parts.append(
        "Coins are gained when a card is played; cost and crowns are for scoring it. The deck has "
        f"{COPIES} of each card; Gizmo and Trade Goods have piles of "
        f"{SPECIAL_COPIES}."
    )
    for source, title in enumerate(("the base game", SOURCES[REALITIES], "the special piles")):
        cards = sorted((each for each in things.cards if each.row.source == source), key=_by_name)
        parts += [
            f"## Cards of {title}",
            "\n".join([CARD_HEAD, *[_card_row(card, words) for card in cards]]),
        ]
    for time in range(1, TIMES + 1):
        zones = sorted((each for each in things.zones if each.row.time == time), key=_by_name)
        parts += [f"## Zones of Time {NUMERALS[time]}"]
        parts += ["\n".join([ZONE_HEAD, *[_zone_row(zone, words) for zone in zones]])]
    return "\n\n".join(parts) + "\n"


assert len(SOURCES) == SPECIAL_CARD + 1

"""The reference of all cards and Zones as Markdown, from the tables that the game runs on."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.numbers import DESIGNED
from aevum.games.own_rows import is_own
from aevum.games.temporum.data import (
    CARDS,
    COPIES,
    MOMENTARY,
    REALITIES,
    SPECIAL_CARD,
    SPECIAL_COPIES,
    TIMES,
    ZONES,
    CardRow,
    ZoneRow,
)
from aevum.games.temporum.words.doubts import DOUBTS, SURE
from aevum.games.temporum.words.timeline import NUMERALS
from aevum.games.temporum.words.wording import Wording

SOURCES: Final = ("base", "Alternate Realities", "special")
CARD_HEAD: Final = "| card | kind | coins | cost | crowns | what it does | grade |\n|" + "---|" * 7
ZONE_HEAD: Final = "| Zone | set | what it does | grade |\n|" + "---|" * 4


def kind_of(card: CardRow) -> str:
    """Return what kind of card it is, in a word."""
    return "Momentary" if card.kind == MOMENTARY else "Perpetual"


def grade_text(name: str) -> str:
    """Return how sure the numbers of a card or Zone are, and why if they are in doubt."""
    return DESIGNED if is_own("temporum", name) else DOUBTS.get(name, SURE)


def _card_row(card: CardRow, wording: Wording) -> str:
    numbers = f"${card.coins} | ${card.cost} | {card.crowns}"
    text = wording.card_texts[CARDS.index(card)]
    return f"| {card.name} | {kind_of(card)} | {numbers} | {text} | {grade_text(card.name)} |"


def _zone_row(zone: ZoneRow, wording: Wording) -> str:
    text = wording.zone_texts[ZONES.index(zone)]
    return f"| {zone.name} | {SOURCES[zone.source]} | {text} | {grade_text(zone.name)} |"


def _by_name(each: CardRow | ZoneRow) -> str:
    return each.name


def write_reference(wording: Wording) -> str:
    """Return the whole reference: cards by box, Zones by Time, each in the order of its names.

    It follows the rules, so that its chapters are chapters of theirs.
    """
    parts = ["## The reference of cards and Zones"]
    parts.append(
        "Coins are gained when a card is played; cost and crowns are for scoring it. The deck has "
        f"{COPIES} of each card; Gizmo and Trade Goods have piles of "
        f"{SPECIAL_COPIES}."
    )
    for source, title in enumerate(("the base game", SOURCES[REALITIES], "the special piles")):
        cards = sorted((card for card in CARDS if card.source == source), key=_by_name)
        rows = [_card_row(card, wording) for card in cards]
        parts += [f"## Cards of {title}", "\n".join([CARD_HEAD, *rows])]
    for time in range(1, TIMES + 1):
        zones = sorted((zone for zone in ZONES if zone.time == time), key=_by_name)
        parts += [f"## Zones of Time {NUMERALS[time]}"]
        parts += ["\n".join([ZONE_HEAD, *[_zone_row(zone, wording) for zone in zones]])]
    return "\n\n".join(parts) + "\n"


assert len(SOURCES) == SPECIAL_CARD + 1

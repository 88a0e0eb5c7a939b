"""Numbers of the rules as names of the catalogue: goods, pieces, cards, and the numbers of them."""

# not compiled: words are slow code on purpose

from collections.abc import Sequence
from typing import Final, cast, get_args

from aevum.core.text import Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    ACTION_WORDS,
    ACTIONS,
    OFFER_SLOTS,
    PRINTED_NUMBERS,
    TILE_NAMES,
)
from aevum.games.imperials.messages import (
    BOOK,
    CardName,
    ColourName,
    DeckName,
    FaceName,
    GoodName,
    PieceName,
    SourceName,
    TileName,
    WorkName,
)
from aevum.games.imperials.rules.realm import TOWN_PIECE, VILLAGE_PIECE, WARRIOR_PIECE

TILES: Final[tuple[TileName, ...]] = TILE_NAMES
GOODS: Final[tuple[GoodName, ...]] = get_args(GoodName)
PRINTED_CARDS: Final[tuple[CardName, ...]] = get_args(CardName)
COLOURS: Final[tuple[ColourName, ...]] = get_args(ColourName)
DECKS: Final[tuple[DeckName, ...]] = get_args(DeckName)
FACES: Final[tuple[FaceName, ...]] = get_args(FaceName)
SOURCES: Final[tuple[SourceName, ...]] = get_args(SourceName)
WORKS: Final[tuple[WorkName, ...]] = get_args(WorkName)
"""Of each colour: the strategic advantages, the wonders, the great wonders."""
STRATEGIC: Final = WORKS[:3]
WONDERS: Final = WORKS[3:6]
GREAT: Final = WORKS[6:]
WARRIORS: Final[tuple[PieceName, ...]] = (
    "warrior", "regular-warrior", "strong-warrior", "mighty-warrior",
)  # fmt: skip
"""By strength, from 1 on."""

Goods = list[tuple[GoodName, int]]


def _own_cards() -> tuple[CardName, ...]:
    """Return the names of a designer's own action cards, and let the book tell them."""
    own = ACTION_WORDS[len(PRINTED_CARDS) :]
    for name, card in zip(own, ACTIONS[len(PRINTED_CARDS) :], strict=True):
        BOOK.add(
            {f"card-{name}": card.name, f"about-{name}": card.text, f"brief-{name}": card.text}
        )
    return cast(tuple[CardName, ...], own)


CARDS: Final[tuple[CardName, ...]] = (*PRINTED_CARDS, *_own_cards())
"""In the order of ACTIONS."""


def is_own(card: int) -> bool:
    """Return whether a card is a designer's own, which says one sentence for all it asks."""
    return card >= len(PRINTED_CARDS)


def goods(counts: Sequence[int]) -> Goods:
    """Return cards of the market by kind, as messages take them."""
    return list(zip(GOODS, counts, strict=True))


def one(good: int, number: int = 1) -> Goods:
    """Return cards of one kind."""
    return [(GOODS[good], number)]


def cards(counts: Sequence[int]) -> list[tuple[CardName, int]]:
    """Return action cards by kind, as messages take them; what is bought are the first kinds."""
    return list(zip(CARDS, counts, strict=False))


def wonder(colour: int, great: int) -> WorkName:
    """Return the wonder of a colour as it stands."""
    return GREAT[colour] if great else WONDERS[colour]


def piece(code: int) -> PieceName:
    """Return what stands on a corner, by its code there."""
    if code == VILLAGE_PIECE:
        return "village"
    return "town" if code == TOWN_PIECE else WARRIORS[code - WARRIOR_PIECE]


def offer(slot: int) -> Text:
    """Return an open offer as players speak of it."""
    if slot < OFFER_SLOTS:
        return m.part_offer_own(n=slot + 1)
    return m.part_offer_counter(who=slot - OFFER_SLOTS)


def told(args: list[int], place: int, name: str) -> int:
    """Return a number of the match that an event tells at the end of its `args`, or the printed."""
    return args[place] if len(args) > place else PRINTED_NUMBERS[name]


def as_piece(name: str) -> PieceName:
    """Return the piece that a move is named after."""
    return cast("PieceName", name)


def source_name(name: SourceName) -> Text:
    """Return where points come from, alone."""
    return m.part_source(source=name)

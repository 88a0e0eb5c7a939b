"""Names, goods and places as arguments of messages.

Questions, cards and moves have their own sentences, so this is among the rules.
"""

# not compiled: words need no speed

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, cast, get_args

from aevum.core.state import NONE, Ask
from aevum.core.text import Arg, Label, Text, counted_list
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    ACTION_WORDS,
    ACTIONS,
    DESERT,
    FOG,
    OFFER_SLOTS,
    PORT_NAMES,
    PRINTED_ACTIONS,
    PRINTED_NUMBERS,
    TILE_NAMES,
    Cost,
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
from aevum.games.imperials.rules.land import leads_on
from aevum.games.imperials.rules.realm import (
    TOWN_PIECE,
    VILLAGE_PIECE,
    WARRIOR_PIECE,
    Realm,
)
from aevum.games.own_rows import check_names

TILES: Final[tuple[TileName, ...]] = TILE_NAMES
GOODS: Final[tuple[GoodName, ...]] = get_args(GoodName)
PRINTED_CARDS: Final[tuple[CardName, ...]] = get_args(CardName)
LANDS: Final[dict[str, Callable[[], Text]]] = {
    "base": m.option_map_base,
    "base big": m.option_map_base_big,
    "the woods": m.option_map_the_woods,
    "the herds": m.option_map_the_herds,
    "the mountains": m.option_map_the_mountains,
    "fantasy land": m.option_map_fantasy_land,
}
"""The names of the official maps."""
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
    """Return the names of a designer's own action cards, and add them to the book."""
    printed = len(PRINTED_ACTIONS)
    check_names("card", ACTION_WORDS[:printed], PRINTED_CARDS)
    own = ACTION_WORDS[printed:]
    for name, card in zip(own, ACTIONS[printed:], strict=True):
        times = f"{{ $n }} \N{MULTIPLICATION SIGN} {card.name}"
        many = f"{{ $n ->\n[1] {card.name}\n*[other] {times}\n}}"
        BOOK.add({f"card-{name}": card.name, f"card-{name}.counted": many})
        BOOK.add({f"about-{name}": card.text, f"brief-{name}": card.text})
    return cast(tuple[CardName, ...], own)


CARDS: Final[tuple[CardName, ...]] = (*PRINTED_CARDS, *_own_cards())
"""In the order of ACTIONS."""


def goods(counts: Sequence[int]) -> Goods:
    """Return cards of the market by kind, as messages take them."""
    return list(zip(GOODS, counts, strict=True))


def one(good: int, number: int = 1) -> Goods:
    """Return cards of one kind."""
    return [(GOODS[good], number)]


def land_name(name: str) -> Text:
    """Return how a map is called: by the game's word for it, or by its own name."""
    official = LANDS.get(name)
    return official() if official else m.option_own_map(name=name)


def cards(counts: Sequence[int]) -> list[tuple[CardName, int]]:
    """Return action cards by kind, as messages take them."""
    return list(zip(CARDS, counts, strict=False))


def wonder(colour: int, great: int) -> WorkName:
    """Return the wonder of a colour in its present form."""
    return GREAT[colour] if great else WONDERS[colour]


def piece(code: int) -> PieceName:
    """Return the piece on a corner, by its code."""
    if code == VILLAGE_PIECE:
        return "village"
    return "town" if code == TOWN_PIECE else WARRIORS[code - WARRIOR_PIECE]


def offer(slot: int) -> Text:
    """Return an open offer in players' words."""
    if slot < OFFER_SLOTS:
        return m.part_offer_own(n=slot + 1)
    return m.part_offer_counter(who=slot - OFFER_SLOTS)


def told(args: list[int], place: int, name: str) -> int:
    """Return a number of the match from the end of an event's `args`, or the printed one."""
    return args[place] if len(args) > place else PRINTED_NUMBERS[name]


def source_name(name: SourceName) -> Text:
    """Return a source of points."""
    return m.part_source(source=name)


# Places

MOST: Final = 8192  # cached places: several boards have about a hundred each
AROUND: Final = 3  # tiles at a corner that is not at sea
SEA: Final = ("sea", 0)

Ground = tuple[str | int, ...]
"""Names and numbers of tiles, ports or the sea, one after another."""


def tile_place(realm: Realm, tile: int) -> Arg:
    """Return a tile: "ore 6", "the desert", "the fog"."""
    return _place("tile", tile, "at-tile", _ground(realm, tile))


def corner_place(realm: Realm, corner: int) -> Arg:
    """Return a corner by what is around it: "on ore 6, wheat 9 and the general port"."""
    tiles = realm.hexes.corner_tiles[corner]
    around: Ground = ()
    for tile in tiles:
        around += _ground(realm, tile)
    port = realm.corner_port[corner]
    if port != NONE:
        around += (_port(port), 0)
    elif len(tiles) < AROUND:
        around += SEA
    return _place("corner", corner, "at-corner", around)


def border_place(realm: Realm, border: int) -> Arg:
    """Return a border by what is on both sides of it: "between ore 6 and the sea"."""
    tiles = realm.hexes.side_tiles[border]
    other = _ground(realm, tiles[1]) if len(tiles) > 1 else SEA
    return _place("border", border, "at-border", _ground(realm, tiles[0]) + other)


def ground_place(tile: int, kind: int, number: int) -> Arg:
    """Return a tile as it was at the event, whatever it is now."""
    return _place("tile", tile, "at-tile", _named(kind, number))


def way_note(realm: Realm, seat: int, border: int) -> Text | None:
    """Return where a new road of this seat leads, None if its place is enough."""
    ends = realm.hexes.side_ends[border]
    ahead = [corner for corner in ends if not leads_on(realm, seat, corner)]
    if not ahead:
        return m.note_joins()
    return _beyond(realm, border, ahead[0]) if len(ahead) == 1 else None


def _beyond(realm: Realm, border: int, corner: int) -> Text:
    """Return what is at the far end of a border, apart from what is along it."""
    if realm.corner_port[corner] != NONE:
        return _towards((_port(realm.corner_port[corner]), 0))
    beside = realm.hexes.side_tiles[border]
    for tile in realm.hexes.corner_tiles[corner]:
        if tile not in beside:
            return _towards(_ground(realm, tile))
    return _towards(SEA) if len(beside) > 1 else m.note_along_sea()


def _towards(ground: Ground) -> Text:
    return Text("note-towards", {"tiles": ("+", "tile", *ground)}, BOOK)


@lru_cache(maxsize=MOST)
def _place(kind: str, number: int, key: str, ground: Ground) -> Arg:
    """Return a place in its present words; they are cached, since most are named often."""
    return Text(key, {"on": ("+", "tile", *ground)}, BOOK).at(kind, number)


def _ground(realm: Realm, tile: int) -> Ground:
    if realm.fog[tile]:
        return (TILE_NAMES[FOG], 0)
    return _named(realm.kinds[tile], realm.numbers[tile])


def _named(kind: int, number: int) -> Ground:
    if not 0 <= kind <= DESERT:  # not laid out yet, or hidden
        return (TILE_NAMES[FOG], 0)
    return (TILE_NAMES[kind], max(0, number))


def _port(port: int) -> str:
    return f"{PORT_NAMES[port]}-port"


# Slots of labels and questions


def by_card(ask: Ask) -> tuple[Arg, ...]:
    """Return the action card that asks, if one does."""
    return () if ask.subject == NONE else (("card", CARDS[ask.subject]),)


def priced(text: Text, cost: Cost, *notes: Text | None) -> Label:
    """Return the label of a move with its cost, unless it is free in this match."""
    if any(cost):
        return Label(text, counted_list("good", goods(cost)), some(*notes))
    return Label(text, notes=some(m.note_free(), *notes))


def some(*notes: Text | None) -> tuple[Text, ...]:
    """Return the notes that are not None."""
    return tuple([note for note in notes if note is not None])

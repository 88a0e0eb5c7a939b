"""The names of cards, Zones, Times and waiting effects in the catalogue."""

# not compiled: words need no speed

from collections.abc import Callable, Iterable, Sequence
from typing import Final, cast, get_args

from aevum.core.state import NONE
from aevum.core.text import Label, Refusal, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import CARDS, KINDS, OUTSIDE, OUTSIDE_TEXT, PLAY_TEXT, ZONES, word
from aevum.games.temporum.messages import BOOK, CardName, EffectName, PileName, TimeName, ZoneName
from aevum.games.temporum.moves import NO, PICK
from aevum.games.temporum.rules.chronicle import Chronicle

TIMES_SIGN: Final = " \N{MULTIPLICATION SIGN} "  # between a number and a card's name
PRINTED_ZONES: Final = set(get_args(ZoneName))


def _card_ids() -> tuple[CardName, ...]:
    """Return the names of all cards; add those of designers to the book."""
    ids = [word(card.name) for card in CARDS]
    for id_, card in zip(ids, CARDS, strict=True):
        if card.own:
            many = f"{{ $n }}{TIMES_SIGN}{card.name}"
            counted = f"{{ $n ->\n[1] {card.name}\n*[other] {many}\n}}"
            BOOK.add({f"card-{id_}": card.name, f"card-{id_}.counted": counted})
            BOOK.add({f"about-{id_}": card.about})
    return cast(tuple[CardName, ...], tuple(ids))


def _zone_ids() -> tuple[ZoneName, ...]:
    """Return the names of all Zones; add those of designers to the book."""
    ids = [word(zone.name) for zone in ZONES]
    for id_, zone in zip(ids, ZONES, strict=True):
        if id_ not in PRINTED_ZONES:
            BOOK.add({f"zone-{id_}": zone.name, f"about-{id_}": zone.about})
    return cast(tuple[ZoneName, ...], tuple(ids))


CARD_IDS: Final = _card_ids()
ZONE_IDS: Final = _zone_ids()
HACKER: Final[CardName] = "hacker"
OUTSIDE_CARD: Final[CardName] = "a-place-outside-time"
TIME_IDS: Final[tuple[TimeName, ...]] = get_args(TimeName)
EFFECT_IDS: Final[tuple[EffectName, ...]] = get_args(EffectName)
"""In the order of the moves."""


def card_id(card: int) -> CardName:
    """Return the name of a known card."""
    return CARD_IDS[card]


def time_id(time: int) -> TimeName:
    """Return the name of a Time, which counts from 1."""
    return TIME_IDS[time - 1]


def effect_id(effect: int) -> EffectName:
    """Return the name of an effect that waits."""
    return EFFECT_IDS[effect]


def effect_ids(effects: Iterable[int]) -> list[EffectName]:
    """Return the names of effects, each once, in the order of their moves."""
    return [EFFECT_IDS[effect] for effect in sorted(set(effects))]


def zone_id(place: int, zone: int) -> ZoneName:
    """Return the name of a place, which has this Zone if it is on the board."""
    if place >= OUTSIDE:
        return cast(ZoneName, f"outside{place - OUTSIDE + 1}")
    return ZONE_IDS[zone] if zone != NONE else "none"


def zone_at(chron: Chronicle, place: int) -> ZoneName:
    """Return the name of the Zone or card at a place."""
    return zone_id(place, chron.zones[place] if place < OUTSIDE else NONE)


def counted(cards: Sequence[int]) -> list[tuple[CardName, int]]:
    """Return cards by kind, as messages take them; unknown ones are left out."""
    return [(CARD_IDS[card], cards.count(card)) for card in dict.fromkeys(cards) if card >= 0]


def owner_of(chron: Chronicle, place: int) -> int:
    """Return the owner of a place outside Time, NONE for a Zone."""
    for seat in range(chron.seats):
        if any(each.place == place for each in chron.front[seat]):
            return seat
    return NONE


def worth(chron: Chronicle, card: int) -> Text:
    """Return the numbers and text of a card that may be given away."""
    numbers = chron.terms.numbers
    return m.note_worth(
        coins=numbers.coins[card], cost=numbers.costs[card], crowns=numbers.card_crowns[card]
    )


def not_held(chron: Chronicle, seat: int, card: int, rule: str) -> Refusal | None:
    """Refuse a card that a seat does not have, with a rule; None if it does."""
    if card in chron.hands[seat]:
        return None
    return Refusal(rule, m.no_not_held(card=card_id(card)))


def why_pick(chron: Chronicle, seat: int, move: int, rule: str) -> Refusal | None:
    """Refuse to choose no card of the hand, or one that is not in it."""
    if move == NO:
        return Refusal("R2.6", m.no_must())
    return not_held(chron, seat, move - PICK, rule) if 0 <= move - PICK < KINDS else None


def picked(chron: Chronicle, move: int, message: Callable[..., Text]) -> Label | None:
    """Return the label of a move that chooses a card, with its numbers; None for another move."""
    card = move - PICK
    if not 0 <= card < KINDS:
        return None
    return Label(message(card=card_id(card)), None, (worth(chron, card),))


def pile_id(card: int) -> PileName:
    """Return the name of a card that has its own pile."""
    return cast(PileName, CARD_IDS[card])


def text_owner(text: int, real_texts: list[int]) -> ZoneName | CardName:
    """Return the Zone or card of a text; `real_texts` are those of Zones becoming real."""
    if text < PLAY_TEXT:
        return ZONE_IDS[text]
    if text in real_texts:
        return ZONE_IDS[real_texts.index(text)]
    return OUTSIDE_CARD if text >= OUTSIDE_TEXT else CARD_IDS[(text - PLAY_TEXT) % KINDS]


def text_name(text: int, real_texts: list[int]) -> Text:
    """Return the same as a message."""
    owner = text_owner(text, real_texts)
    if owner in ZONE_IDS:
        return m.part_name_zone(zone=owner)
    return m.part_name_card(card=cast(CardName, owner))

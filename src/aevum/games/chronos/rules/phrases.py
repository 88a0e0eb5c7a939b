"""Numbers of the rules as arguments of messages: cards, GODs, CITIES, timers, places, time."""

# not compiled: words need no speed

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, cast, get_args

from aevum.core.state import NONE
from aevum.core.text import Arg, Args, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    CITY_NAMES,
    GOD_NAMES,
    HYDRA,
    NORTH,
    NUMBERS,
    PANTHEON,
    PRINTED_GODS,
    TEAMS,
    VALUES,
    WAR,
    Numbers,
)
from aevum.games.chronos.messages import BOOK, CardName, CityName, GodName
from aevum.games.chronos.moves import TIMER
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    CITY,
    DEEP_HELL,
    EXTRA,
    FRONT,
    HELL,
    KINGDOM,
    OWN,
    SQUARE,
    is_city,
    is_kingdom,
    is_square,
)
from aevum.games.own_rows import check_names

TENTH: Final = 100  # milliseconds


def _ids(names: Sequence[str]) -> tuple[str, ...]:
    """Return the ids of printed names, which are words of moves and ends of keys."""
    return tuple([name.lower().replace(" ", "-") for name in names])


CARDS: Final[tuple[CardName, ...]] = get_args(CardName)


def _gods() -> tuple[GodName, ...]:
    """Return the ids of GODs in the order of their rows; add a designer's own to the book."""
    found = _ids(GOD_NAMES)
    printed = len(PRINTED_GODS)
    check_names("god", found[:printed], get_args(GodName))
    for name, row in zip(found[printed:], PANTHEON[printed:], strict=True):
        BOOK.add({f"god-{name}": row.name.title(), f"brief-{name}": row.text})
    return cast("tuple[GodName, ...]", found)


GODS: Final = _gods()
CITIES: Final = cast("tuple[CityName, ...]", _ids(CITY_NAMES))


def counted(cards: Iterable[int]) -> list[tuple[CardName, int]]:
    """Return cards as messages take them: how many there are of each kind."""
    found = list(cards)
    return [(name, found.count(card)) for card, name in enumerate(CARDS)]


def numbers_of(counts: Sequence[int]) -> list[tuple[CardName, int]]:
    """Return cards from the number of each kind."""
    return list(zip(CARDS, counts, strict=True))


# Timers


def own_timer(timer: int) -> Arg:
    """Return a timer of the player whom a sentence is about: "a timer", "the extra timer"."""
    if timer == EXTRA:
        return m.at_extra().inner()
    return ("@", "timer", TIMER.words[timer], {})


def timer_of(timer: int) -> Arg:
    """Return a timer with its owner: "your timer", "Hans's timer"."""
    if timer == EXTRA:
        return m.at_extra().inner()
    told = m.at_whose(owner=timer // OWN)
    return ("@", "timer", TIMER.words[timer], (told.key, told.args))


def timer_names(timers: Iterable[int]) -> str:
    """Return timers as in notation: "1a, extra"."""
    return ", ".join([TIMER.words[timer] for timer in timers])


# Places


@lru_cache(maxsize=1024)
def place_of(place: int, owner: int = NONE, city: int = NONE) -> Text:
    """Return a place; a CITY by its name if known, the place before a player by its owner."""
    if place < ATLANTIS:
        return m.at_place_pile(n=place + 1)
    if is_city(place):
        tile = m.at_place_tile(n=place - CITY + 1)
        return tile if city == NONE else m.at_place_city(city=CITIES[city])
    if is_square(place):
        return m.at_place_square(n=place - SQUARE + 1)
    if is_kingdom(place):
        return m.at_place_kingdom(owner=place - KINGDOM)
    if place == FRONT:
        return m.at_place_front(owner=owner)
    return SINGLE[(ATLANTIS, HELL, DEEP_HELL).index(place)]


SINGLE: Final = (m.at_place_atlantis(), m.at_place_hell(), m.at_place_deep())


def place_in(sea: Archipelago, place: int, owner: int = NONE) -> Text:
    """Return a place at a table, of which the CITIES are known."""
    tile = place - CITY
    known = is_city(place) and tile < len(sea.cities)
    return place_of(place, owner, sea.cities[tile] if known else NONE)


def standing(sea: Archipelago, timer: int) -> Text:
    """Return where a timer is and how long it still runs: "on pile 3, 12.0 s left"."""
    at = place_in(sea, sea.place[timer], sea.owner(timer))
    left = sea.sand_left(timer)
    return m.note_standing(at=at, left=seconds(left)) if left else m.note_standing_out(at=at)


# Time, cards and players


def seconds(ms: int) -> Text:
    """Return a span of time to a tenth of a second, rounded up: "12.3 s"."""
    tenths = -(-ms // TENTH)
    return m.part_seconds(s=tenths // 10, t=tenths % 10)


def moment(ms: int) -> str:
    """Return a moment of the game: "1:23.4"."""
    tenths = ms // TENTH
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"


def cards_on(sea: Archipelago, pile: int) -> int:
    """Return how many cards a pile has; a card that ends the game reveals no next one."""
    return sea.height(pile) or sea.under[pile]


def partner(sea: Archipelago, seat: int) -> int:
    """Return who wins together with a seat, NONE if everybody plays alone (R15.2)."""
    return (seat + TEAMS) % sea.seats if sea.terms.teams and seat >= 0 else NONE


# Effects of things


def number_of(thing: str) -> str:
    """Return the name of the number of a GOD's or a CITY's effect, "" if there is none."""
    own = [each.name for each in NUMBERS if each.name.startswith(f"{thing}.")]
    return next((name for name in own if not name.endswith(".price")), "")


NUMBERED: Final[dict[str, str]] = {thing: number_of(thing) for thing in (*GODS, *CITIES)}


def _brief(thing: str, numbers: Numbers) -> Text:
    name = NUMBERED[thing]
    args: Args = {"n": numbers.values.of(name)} if name else {}
    return Text(f"brief-{thing}", args, BOOK)


def god_brief(god: int, numbers: Numbers) -> Text:
    """Return the effect of a GOD in a match with these numbers."""
    return _brief(GODS[god], numbers)


def city_brief(city: int, numbers: Numbers) -> Text:
    """Return the effect of a CITY in a match with these numbers."""
    return _brief(CITIES[city], numbers)


def card_brief(card: int) -> Text:
    """Return the effect of a card."""
    if card >= NORTH and card < WAR:
        return m.brief_wind()
    if card >= HYDRA:
        return Text(f"brief-{CARDS[card]}", {}, BOOK)
    return m.brief_land(n=VALUES[card]) if VALUES[card] else m.brief_zero()


# Notes of moves

PLAGUES: Final = (m.note_war(), m.note_starvation(), m.note_cataclysm())


def plague_note(card: int) -> tuple[Text, ...]:
    """Return the effect of a plague as a note; nothing for other cards."""
    return (PLAGUES[card - WAR],) if card >= WAR else ()


def top_note(sea: Archipelago, pile: int) -> tuple[Text, ...]:
    """Return the top card of a pile as a note, if it is visible."""
    return (m.note_card(card=CARDS[sea.tops[pile]]),) if sea.tops[pile] >= 0 else ()


def sand_notes(sea: Archipelago, timer: int, flipped: bool) -> tuple[Text, ...]:
    """Return where a timer is that a power moves, and how long it runs then."""
    left = sea.sand_left(timer)
    after = sea.sand[timer] - left if flipped else left
    runs = m.note_runs(left=seconds(after)) if after else m.note_runs_not()
    return standing(sea, timer), runs

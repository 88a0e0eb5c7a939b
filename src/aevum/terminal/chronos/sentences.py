"""The table of Chronos Conquest in sentences, for those who do not want the drawing."""

from aevum.games.chronos.data import CARD_NAMES, CITY_NAMES, GOD_NAMES, GODS
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.permits import price
from aevum.games.chronos.rules.places import ATLANTIS, CITY, DEEP_HELL, HELL
from aevum.games.chronos.rules.scoring import score, target
from aevum.games.chronos.words.phrases import (
    card_name,
    cards_on,
    first_up,
    partner,
    place_name,
    seconds,
    standing,
)
from aevum.games.phrases import listed, many, who
from aevum.terminal.chronos.layout import PLAGUE_STAGE, piles_of
from aevum.terminal.chronos.panels import aside, gods, winds
from aevum.terminal.chronos.sand import TAKES, flowed_word, timer_name, timers_at


def own_timer_words(sea: Archipelago, seat: int, timer: int) -> str:
    """Return one's timer: where it stands, its sand, the card below it, and who blocks it."""
    place = sea.place[timer]
    words = f"{timer_name(sea, timer, seat)} {standing(sea, timer)}"
    if place > ATLANTIS or sea.tops[place] < 0:
        return words
    card = CARD_NAMES[sea.tops[place]]
    others = [timer_name(sea, each, seat) for each in timers_at(sea, place) if each != timer]
    if sea.sand_left(timer):
        beside = f"; beside {listed(others)}" if others else ""
        return f"{words} ({card}{beside})"
    if flowed_word(sea, seat, timer) == TAKES:
        return f"{words} (takes the {card})"
    others += ["TROY"] * (sea.besieged == place)
    by = f" by {listed(others)}" if others else ""
    return f"{words} (blocked from the {card}{by})"


def position(sea: Archipelago, seat: int) -> list[str]:
    """Return the whole table as a seat sees it."""
    lines = [_pile(sea, pile, seat) for pile in piles_of(sea)]
    for tile, city in enumerate(sea.cities):
        guests = _timers(sea, CITY + tile, seat)
        lines.append(f"{CITY_NAMES[city]}: {guests or 'no timer'}.")
    if sea.terms.stage >= PLAGUE_STAGE:
        lines += [
            f"{first_up(place_name(part, sea))}: {_timers(sea, part, seat) or 'no timer'}."
            for part in (HELL, DEEP_HELL)
        ]
    if sea.cities:
        temple = [god for god in range(GODS) if sea.holder[god] == TEMPLE]
        costs = [f"{GOD_NAMES[god]} for {many(price(sea, seat, god), 'card')}" for god in temple]
        lines.append(f"In the temple: {listed(costs) or 'nobody'}.")
    others = [other for other in range(sea.seats) if other != seat]
    return [*lines, _own(sea, seat), *[_kingdom(sea, other, seat) for other in others]]


def _pile(sea: Archipelago, pile: int, seat: int) -> str:
    top = card_name(sea.tops[pile]) if sea.tops[pile] >= 0 else "no card"
    count = many(cards_on(sea, pile), "card")
    open_ = [card_name(card) for card in reversed(sea.atlantis)] if pile == ATLANTIS else []
    below = f"below it {listed(open_)}" if open_ else ""
    name = first_up(place_name(pile, sea))
    return _joined(f"{name}: {top}, {count}", below, _timers(sea, pile, seat))


def _timers(sea: Archipelago, place: int, seat: int) -> str:
    """Return the timers at a place, each with its sand."""
    found = []
    for timer in timers_at(sea, place):
        left = sea.sand_left(timer)
        sand = f"{seconds(left)} left" if left else "flowed"
        found.append(f"{timer_name(sea, timer, seat)} {sand}")
    return ", ".join(found)


def _own(sea: Archipelago, seat: int) -> str:
    pile = " ".join(map(card_name, sea.hoards[seat])) or "no cards"
    points = f"{score(sea, seat)} of {target(sea, seat)} points"
    return _joined(f"You: {pile}", winds(sea, seat), gods(sea, seat), points, aside(sea, seat))


def _kingdom(sea: Archipelago, seat: int, viewer: int) -> str:
    hoard = sea.hoards[seat]
    name = f"{who(seat)}{', your partner' if seat == partner(sea, viewer) else ''}"
    top = f"{card_name(hoard[-1])} on top of {many(len(hoard), 'card')}" if hoard else "no cards"
    return _joined(f"{name}: {top}", winds(sea, seat), gods(sea, seat), aside(sea, seat))


def _joined(*parts: str) -> str:
    return "; ".join(filter(None, parts)) + "."

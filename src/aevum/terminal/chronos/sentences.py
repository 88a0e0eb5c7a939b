"""The table of Chronos Conquest in sentences, for players who do not want the drawing."""

from aevum.core.text import Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import NORTH, WINDS
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.permits import price
from aevum.games.chronos.rules.phrases import (
    CARDS,
    GODS,
    cards_on,
    partner,
    place_in,
    place_of,
    seconds,
    standing,
)
from aevum.games.chronos.rules.places import ATLANTIS, CITY, DEEP_HELL, HELL
from aevum.games.chronos.rules.scoring import score, target
from aevum.terminal.chronos.layout import PLAGUE_STAGE, piles_of
from aevum.terminal.chronos.panels import aside, owned
from aevum.terminal.chronos.sand import can_take, timer_name, timers_at
from aevum.terminal.language import tell


def own_timer_words(sea: Archipelago, seat: int, timer: int) -> Text:
    """Return a seat's own timer: its place, its sand, the card below it, and who blocks it."""
    place, name = sea.place[timer], timer_name(sea, timer, seat)
    where = standing(sea, timer)
    if place > ATLANTIS or sea.tops[place] < 0:
        return m.table_own_timer(name=name, standing=where)
    card = CARDS[sea.tops[place]]
    others = [timer_name(sea, each, seat) for each in timers_at(sea, place) if each != timer]
    beside = [m.part_timer_name(name=each) for each in others]
    if sea.sand_left(timer):
        if beside:
            return m.table_own_beside(name=name, standing=where, card=card, others=beside)
        return m.table_own_card(name=name, standing=where, card=card)
    if can_take(sea, seat, timer):
        return m.table_own_takes(name=name, standing=where, card=card)
    if sea.besieged == place:
        beside.append(m.table_cube_city(city="troy"))
    if beside:
        return m.table_own_blocked_by(name=name, standing=where, card=card, others=beside)
    return m.table_own_blocked(name=name, standing=where, card=card)


def position(sea: Archipelago, seat: int) -> list[str]:
    """Return the whole table as a seat sees it."""
    lines = [_pile(sea, pile, seat) for pile in piles_of(sea)]
    lines += [_place(sea, CITY + tile, seat) for tile in range(len(sea.cities))]
    if sea.terms.stage >= PLAGUE_STAGE:
        lines += [_place(sea, part, seat) for part in (HELL, DEEP_HELL)]
    if sea.cities:
        gods = [
            m.table_price(god=name, n=price(sea, seat, god))
            for god, name in enumerate(GODS)
            if sea.holder[god] == TEMPLE
        ]
        lines.append([m.table_temple(gods=gods) if gods else m.table_temple_empty()])
    lines.append(_own(sea, seat))
    lines += [_kingdom(sea, other, seat) for other in range(sea.seats) if other != seat]
    return [" ".join([tell(text, seat) for text in line]) for line in lines]


def _pile(sea: Archipelago, pile: int, seat: int) -> list[Text]:
    at, count = place_of(pile), cards_on(sea, pile)
    if sea.tops[pile] >= 0:
        line = [m.table_a_pile(at=at, card=CARDS[sea.tops[pile]], n=count)]
    else:
        line = [m.table_a_pile_bare(at=at, n=count)]
    if pile == ATLANTIS and sea.atlantis:
        line.append(m.table_below(cards=_cards([*reversed(sea.atlantis)])))
    timers = _timers(sea, pile, seat)
    return [*line, m.table_there(timers=timers)] if timers else line


def _cards(cards: list[int]) -> list[Text]:
    return [m.note_card(card=CARDS[card]) for card in cards]


def _place(sea: Archipelago, place: int, seat: int) -> list[Text]:
    at, timers = place_in(sea, place), _timers(sea, place, seat)
    return [m.table_a_place(at=at, timers=timers) if timers else m.table_a_place_free(at=at)]


def _timers(sea: Archipelago, place: int, seat: int) -> str:
    """Return the timers at a place, each with its sand."""
    found = []
    for timer in timers_at(sea, place):
        name, left = timer_name(sea, timer, seat), sea.sand_left(timer)
        running = m.table_timer_left(name=name, left=seconds(left))
        found.append(tell(running if left else m.table_timer_out(name=name)))
    return ", ".join(found)


def _own(sea: Archipelago, seat: int) -> list[Text]:
    points = m.table_score(n=score(sea, seat), of=target(sea, seat))
    pile = _cards(sea.hoards[seat]) or [m.table_no_cards()]
    return [m.table_own_pile(cards=[*pile, points]), *_besides(sea, seat)]


def _kingdom(sea: Archipelago, seat: int, viewer: int) -> list[Text]:
    hoard = sea.hoards[seat]
    line = [m.table_other_bare(who=seat)]
    if hoard:
        line = [m.table_other_pile(who=seat, card=CARDS[hoard[-1]], n=len(hoard))]
    if seat == partner(sea, viewer):
        line.append(m.table_partner(who=viewer))
    return [*line, *_besides(sea, seat)]


def _besides(sea: Archipelago, seat: int) -> list[Text]:
    """Return the WINDs and GODs of a kingdom, and its timers outside the board."""
    winds = sea.winds[seat * WINDS : (seat + 1) * WINDS]
    kinds = list(zip(CARDS[NORTH:], winds, strict=False))
    found = [m.table_winds(winds=kinds)] if any(winds) else []
    gods, timers = owned(sea, seat), aside(sea, seat)
    found += [m.table_gods(gods=gods)] if gods else []
    return [*found, *([m.table_aside(where=timers)] if timers else [])]

"""Why nothing of a kind can be done just now: a hand, a win, an open choice, a command begun."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import NEVER, NONE, Ask
from aevum.core.text import Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import CITY_TILES, PANTHEON, POWERS_WITHIN
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.archipelago import ABSENT, TEMPLE, Archipelago
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.hands import hand_free, power_free
from aevum.games.chronos.rules.phrases import CITIES, GODS
from aevum.games.chronos.rules.places import CITY

OPEN: Final[tuple[Callable[[Ask], Text], ...]] = (
    lambda ask: m.no_open_owed(),
    lambda ask: m.no_open_war(),
    lambda ask: m.no_open_starve(),
    lambda ask: m.no_open_plague(),
    lambda ask: m.no_open_debt(who=ask.subject),
    lambda ask: m.no_open_hermes(),
)
"""What an open choice wants first, by its kind."""


def refuse_late(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why no command is taken from a seat in this instant, None if one is."""
    if not hand_free(sea, seat):
        left = sea.hand[seat] - sea.now
        return Refusal("R13.1", m.no_hand(n=sea.terms.numbers.hand, left=left))
    return Refusal("R7.6", m.no_settled()) if sea.settled != NEVER else None


def refuse_busy(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why a seat may do nothing but move timers or carry on what it began."""
    return refuse_late(sea, seat) or refuse_owing(sea, seat) or refuse_begun(sea, seat)


def refuse_waiting(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why a seat may not even carry on what it began."""
    return refuse_late(sea, seat) or refuse_owing(sea, seat)


def refuse_owing(sea: Archipelago, seat: int) -> Refusal | None:
    """Return which open choice of a seat comes first."""
    for ask in sea.asks:
        if ask.seat == seat and ask.kind != ACT:
            return Refusal("R13.5", OPEN[ask.kind](ask))
    return Refusal("R13.5", m.no_open_owed()) if sea.owes(seat) else None


def refuse_begun(sea: Archipelago, seat: int) -> Refusal | None:
    """Return which command of a seat is not complete yet."""
    return Refusal("R8.3", m.no_draft(what=draft_words(sea, seat))) if sea.drafts[seat] else None


def draft_words(sea: Archipelago, seat: int) -> Text:
    """Return what a seat is putting together."""
    first = sea.drafts[seat][0]
    row = MOVES.row(first)
    return DRAFTS[row.name](row.args(first))


DRAFTS: Final[dict[str, Callable[[list[int]], Text]]] = {
    "offer": lambda args: m.part_draft_offer(god=GODS[args[0]]),
    "buy": lambda args: m.part_draft_buy(god=GODS[args[0]]),
    "free": lambda args: m.part_draft_god(god="cassandra"),
    "rob": lambda args: m.part_draft_god(god="heracles"),
    "harpy": lambda args: m.part_draft_god(god="harpy"),
    "hades": lambda args: m.part_draft_god(god="hades"),
    "uranus": lambda args: m.part_draft_god(god="uranus"),
    "bring": lambda args: m.part_draft_city(city="sparta"),
    "rhodes": lambda args: m.part_draft_city(city="rhodes"),
    "ephesus": lambda args: m.part_draft_city(city="ephesus"),
}
"""Commands of several parts, by the move that begins them."""


def refuse_tired(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why no repeatable power can be used so soon."""
    if power_free(sea, seat):
        return None
    powers = sea.terms.numbers.powers
    left = sea.uses[seat * powers] + POWERS_WITHIN - sea.now
    return Refusal("R13.2", m.no_powers(n=powers, left=left))


def refuse_without_god(sea: Archipelago, seat: int, god: int) -> Refusal | None:
    """Return why a seat has not the power of a GOD, None if it has."""
    if sea.has(seat, god):
        return None
    rule, owner = PANTHEON[god].rule, sea.holder[god]
    if owner == ABSENT:
        return Refusal(rule, m.no_god_absent(god=GODS[god]))
    if owner == TEMPLE:
        return Refusal(rule, m.no_god_temple(god=GODS[god]))
    return Refusal(rule, m.no_god_other(god=GODS[god], who=owner))


def refuse_without_city(sea: Archipelago, seat: int, city: int) -> Refusal | None:
    """Return why a seat has not the power of a CITY, None if it has."""
    if sea.ruler(city) == seat:
        return None
    rule, place = CITY_TILES[city].rule, sea.slot[city]
    if place == NONE:
        return Refusal(rule, m.no_city_absent(city=CITIES[city]))
    if not _stands_on(sea, seat, city):
        return Refusal(rule, m.no_city_timer(city=CITIES[city]))
    return refuse_sealed(city)


def _stands_on(sea: Archipelago, seat: int, city: int) -> bool:
    guest = sea.guest[sea.slot[city] - CITY]
    return guest != NONE and sea.owner(guest) == seat


def refuse_sealed(city: int) -> Refusal:
    """Refuse a CITY that SELENE keeps for her owner."""
    return Refusal("R9.40", m.no_city_sealed(city=CITIES[city]))


def is_sealed_for(sea: Archipelago, seat: int, city: int) -> bool:
    """Return whether a seat stands on a CITY whose power SELENE keeps from it."""
    return sea.ruler(city) != seat and _stands_on(sea, seat, city)


def refuse_nobody(sea: Archipelago, seat: int) -> Refusal | None:
    """Refuse a player who is not at the table."""
    return Refusal("R1.1", m.no_player(n=seat + 1)) if seat >= sea.seats else None

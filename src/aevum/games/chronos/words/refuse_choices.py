"""Why a timer, a card, a player or a cube cannot be named: for a choice or for a command begun."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE, Ask
from aevum.core.text import Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import APOLLO, DEMETER, ERINYES, EROS
from aevum.games.chronos.messages import GodName
from aevum.games.chronos.moves import FLIPS, MOVES, OFFER, PAY, SEND
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import HERMES_ASK, PENALTY_ASK, STARVE_ASK, WAR_ASK
from aevum.games.chronos.rules.drafts import kept_for_hermes, offered, steps
from aevum.games.chronos.rules.effects import barred
from aevum.games.chronos.rules.options import condemned
from aevum.games.chronos.rules.permits import last_god
from aevum.games.chronos.rules.phrases import CARDS, GODS, timer_of
from aevum.games.chronos.words.refuse_busy import (
    refuse_begun,
    refuse_nobody,
    refuse_tired,
    refuse_waiting,
)
from aevum.games.chronos.words.refuse_powers import refuse_bare, refuse_barred, refuse_no_god
from aevum.games.chronos.words.refuse_timers import refuse_absent, refuse_empty

RECOVERING: Final = ("uranus", "ephesus")
NEXT: Final[dict[str, Callable[[], Text]]] = {
    "pay": m.no_next_pay,
    "send": m.no_next_send,
    "gain": m.no_next_gain,
}
"""The parts of commands by the move that names them; all others put cubes."""


def open_choices(sea: Archipelago, seat: int, kind: int) -> list[Ask]:
    """Return the choices of a kind that are open for a seat."""
    return [ask for ask in sea.asks if ask.seat == seat and ask.kind == kind]


def drafted(sea: Archipelago, seat: int) -> str:
    """Return the name of the move with which a seat began a command, "" if it did not."""
    return MOVES.row(sea.drafts[seat][0]).name if sea.drafts[seat] else ""


def _refuse_next(sea: Archipelago, seat: int) -> Refusal:
    """Refuse a part of a command that comes at another place."""
    wanted = steps(sea, seat)
    if not wanted:  # leaving SPARTA carries it out
        return Refusal("R8.3", m.no_next_leave())
    return Refusal("R8.3", NEXT.get(MOVES.row(wanted[0]).name, m.no_next_cube)())


def _is_next(sea: Archipelago, seat: int, base: int) -> bool:
    """Return whether moves of a row carry a command on."""
    row = MOVES.row(base)
    return any(row.base <= move < row.base + row.size for move in steps(sea, seat))


# Timers for Hell


def refuse_send(sea: Archipelago, seat: int, timer: int) -> Refusal | None:
    """Return why a seat may not put a timer into Hell."""
    gone = refuse_absent(sea, timer)
    if gone:
        return gone
    if sea.safe(timer):
        return Refusal("R9.8", m.no_safe(who=sea.owner(timer)))
    wars = open_choices(sea, seat, WAR_ASK)
    if wars:
        return Refusal("R9.35", m.no_war_of(who=wars[0].subject))
    return (
        refuse_waiting(sea, seat) or _drafted_send(sea, seat, timer) or _no_sender(sea, seat, timer)
    )


def _drafted_send(sea: Archipelago, seat: int, timer: int) -> Refusal | None:
    """Return why a timer is not the next part of a command begun."""
    sending = SENDING.get(drafted(sea, seat))
    return sending(sea, seat, timer) if sending else refuse_begun(sea, seat)


def _for_hades(sea: Archipelago, seat: int, timer: int) -> Refusal:
    return Refusal("R9.1", m.no_hades_named(timer=timer_of(timer)))


def _for_harpy(sea: Archipelago, seat: int, timer: int) -> Refusal:
    wanted = (steps(sea, seat)[0] - SEND) // FLIPS
    return Refusal("R9.33", m.no_harpy_next(timer=timer_of(wanted)))


def _for_rhodes(sea: Archipelago, seat: int, timer: int) -> Refusal:
    return Refusal("R11.4", m.no_rhodes_first(n=sea.terms.numbers.rhodes))


SENDING: Final = {"hades": _for_hades, "harpy": _for_harpy, "rhodes": _for_rhodes}
"""Commands that name timers, by the move that begins them."""


def _no_sender(sea: Archipelago, seat: int, timer: int) -> Refusal | None:
    """Return why no power of a seat reaches a timer."""
    if timer in condemned(sea, seat):
        return refuse_tired(sea, seat)
    name = timer_of(timer)
    if sea.has(seat, ERINYES):
        return Refusal("R9.31", m.no_erinyes())
    if sea.has(seat, DEMETER):
        return Refusal("R9.14", m.no_demeter_ten(timer=name))
    if sea.has(seat, EROS):
        return Refusal("R9.23", m.no_eros(n=sea.terms.numbers.eros, timer=name))
    return Refusal("R5.1", m.no_sender())


# Cards


def refuse_pay(sea: Archipelago, seat: int, card: int) -> Refusal | None:
    """Return why a card cannot be paid or given."""
    debts = open_choices(sea, seat, PENALTY_ASK)
    name, held = CARDS[card], sea.held(seat, card)
    if debts:
        if not held:
            return Refusal("R8.8", m.no_give_card(card=name, who=debts[0].subject))
        return Refusal("R9.2", m.no_give_monster(card=name))
    reason = refuse_waiting(sea, seat)
    if reason:
        return reason
    if not sea.drafts[seat]:
        return Refusal("R8.1", m.no_pay())
    if not _is_next(sea, seat, PAY):
        return _refuse_next(sea, seat)
    if not held:
        return Refusal("R8.1", m.no_held(card=name))
    if sea.drafts[seat].count(PAY + card) >= held:
        return Refusal("R8.1", m.no_named(card=name))
    return Refusal("R9.2", m.no_give_monster(card=name))


def refuse_gain(sea: Archipelago, seat: int, card: int) -> Refusal | None:
    """Return why a card cannot be gained from an offering or from the discard."""
    asked = open_choices(sea, seat, HERMES_ASK)
    if asked:
        if not any(offered(ask.subject, card) for ask in asked):
            return Refusal("R9.29", m.no_offered(card=CARDS[card]))
        return refuse_barred(card)
    reason = refuse_waiting(sea, seat)
    if reason:
        return reason
    if drafted(sea, seat) not in RECOVERING:
        return refuse_begun(sea, seat) or Refusal("R8.7", m.no_gain())
    if _is_next(sea, seat, PAY):
        return _refuse_next(sea, seat)
    if barred(sea, seat, card):
        return refuse_barred(card)
    if 0 < sea.discard[card] <= kept_for_hermes(sea, card):
        return Refusal("R9.29", m.no_for_hermes(card=CARDS[card]))
    return Refusal("R8.7", m.no_discarded(card=CARDS[card]))


# Players, plagues, cubes


def refuse_starve(sea: Archipelago, seat: int, victim: int) -> Refusal | None:
    """Return why STARVATION does not strike a player."""
    if not open_choices(sea, seat, STARVE_ASK):
        return Refusal("R4.2", m.no_starve())
    return refuse_nobody(sea, victim) or Refusal("R4.2", m.no_starve_self())


def _cube(sea: Archipelago, seat: int, god: GodName) -> Refusal | None:
    """Return why no cube of a GOD is put now."""
    reason = refuse_waiting(sea, seat)
    if reason:
        return reason
    if not _is_gaining(sea, seat, god):
        return refuse_begun(sea, seat) or Refusal("R8.6", m.no_cube(god=god))
    return _refuse_next(sea, seat) if _is_next(sea, seat, PAY) else None


def refuse_haunt(sea: Archipelago, seat: int, pile: int) -> Refusal | None:
    """Return why the cube of NEMESIS cannot be put on a pile."""
    early = _cube(sea, seat, "nemesis")
    return early or refuse_bare(sea, pile) or refuse_empty(sea, pile)


def refuse_seal(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why the cube of SELENE cannot be put now; every CITY will do."""
    return _cube(sea, seat, "selene")


def refuse_reserve(sea: Archipelago, seat: int, god: int) -> Refusal | None:
    """Return why the cube of APOLLO cannot be put on a GOD."""
    early = _cube(sea, seat, "apollo")
    if early:
        return early
    if god == APOLLO:
        return Refusal("R9.12", m.no_cube_apollo())
    return refuse_no_god(sea, god) or Refusal("R9.12", m.no_god_left(god=GODS[god]))


def _is_gaining(sea: Archipelago, seat: int, god: GodName) -> bool:
    """Return whether a command begun gains a GOD from the temple."""
    name = drafted(sea, seat)
    if name == "free":
        return last_god(sea) != NONE and GODS[last_god(sea)] == god
    return name == "offer" and GODS[sea.drafts[seat][0] - OFFER] == god

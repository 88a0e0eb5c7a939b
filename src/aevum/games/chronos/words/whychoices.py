"""Why a timer, a card, a player or a cube cannot be named: for a choice or for a command begun."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE, Ask
from aevum.games.chronos.data import APOLLO, DEMETER, ERINYES, EROS
from aevum.games.chronos.moves import (
    FLIPS,
    MOVES,
    PAY,
    SEND,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import (
    HERMES_ASK,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
)
from aevum.games.chronos.rules.drafts import kept_for_hermes, offered, steps
from aevum.games.chronos.rules.effects import barred
from aevum.games.chronos.rules.options import condemned
from aevum.games.chronos.rules.permits import last_god
from aevum.games.chronos.words.counting import some, spelled
from aevum.games.chronos.words.phrases import (
    a_card,
    card_name,
    god_name,
    pile_name,
    timer_name,
)
from aevum.games.chronos.words.whybusy import (
    draft_name,
    why_begun,
    why_late,
    why_nobody,
    why_owing,
    why_tired,
)
from aevum.games.chronos.words.whypowers import why_absent, why_barred, why_no_pile
from aevum.games.chronos.words.whytimers import why_no_timer
from aevum.games.phrases import who

SENDERS: Final = "WAR, RHODES, HADES, DEMETER, EROS, ERINYES or HARPY"
MISSING: Final = {"pay": "a card of yours", "send": "a timer", "gain": "a card of the discard"}
"""The parts of commands by the move that names them; all others put cubes."""
CUBES: Final = {"cube": "NEMESIS", "seal": "SELENE", "reserve": "APOLLO"}


def open_choices(sea: Archipelago, seat: int, kind: int) -> list[Ask]:
    """Return the choices of a kind that are open for a seat."""
    return [ask for ask in sea.asks if ask.seat == seat and ask.kind == kind]


def drafted(sea: Archipelago, seat: int) -> str:
    """Return the name of the move with which a seat began a command, "" if it did not."""
    return MOVES.row(sea.drafts[seat][0]).name if sea.drafts[seat] else ""


def why_next(sea: Archipelago, seat: int) -> str:
    """Refuse a part of a command that comes at another place."""
    return f"R8.3: {draft_name(sea, seat)} needs {_missing(sea, seat)} now."


def _missing(sea: Archipelago, seat: int) -> str:
    """Return the part of a command that is to be named next."""
    if drafted(sea, seat) == "bring":
        return "your timer to leave SPARTA"
    wanted = MOVES.row(steps(sea, seat)[0]).name
    return MISSING.get(wanted, "a place for its cube")


# Timers for Hell


def why_send(sea: Archipelago, seat: int, timer: int) -> str:
    """Return why a seat may not put a timer into Hell."""
    gone = why_no_timer(sea, timer)
    if gone:
        return gone
    if sea.safe(timer):
        return f"R9.8: {timer_name(timer)} is {who(sea.owner(timer))}'s, who has ATHENA."
    wars = open_choices(sea, seat, WAR_ASK)
    if wars:
        return f"R9.35: this WAR of HEPHAESTUS takes a timer of {who(wars[0].subject)}."
    return (
        why_late(sea, seat)
        or why_owing(sea, seat)
        or _why_drafted_send(sea, seat, timer)
        or _why_no_sender(sea, seat, timer)
    )


def _why_drafted_send(sea: Archipelago, seat: int, timer: int) -> str:
    """Return why a timer is not the next part of a command begun."""
    name = drafted(sea, seat)
    if name == "hades":
        takes = f"HADES takes {some(sea.terms.numbers.hades, 'timer')}"
        return f"R9.1: {takes}, and {timer_name(timer)} is named already."
    if name == "harpy":
        wanted = (steps(sea, seat)[0] - SEND) // FLIPS
        return f"R9.33: HARPY takes all of that pile; it is about {timer_name(wanted)} now."
    if name == "rhodes":
        cards = "card" if sea.terms.numbers.rhodes == 1 else "cards"
        return f"R11.4: name the {cards} that you discard for RHODES first."
    return why_begun(sea, seat)


def _why_no_sender(sea: Archipelago, seat: int, timer: int) -> str:
    """Return why no power of a seat reaches a timer."""
    if timer in condemned(sea, seat):
        return why_tired(sea, seat)
    if sea.has(seat, ERINYES):
        return "R9.31: ERINYES needs exactly one timer in Hell, and that one yours."
    if sea.has(seat, DEMETER):
        return f"R9.14: {timer_name(timer)} does not stand on a 10."
    if sea.has(seat, EROS):
        couple = spelled(sea.terms.numbers.eros)
        return f"R9.23: EROS needs {couple} of your timers beside {timer_name(timer)} on its pile."
    return f"R5.1: only {SENDERS} puts a timer into Hell, and none does it for you now."


# Cards


def why_pay(sea: Archipelago, seat: int, card: int) -> str:
    """Return why a card cannot be paid or given."""
    debts = open_choices(sea, seat, PENALTY_ASK)
    if debts:
        if not sea.held(seat, card):
            return f"R8.8: you have no {card_name(card)} to give {who(debts[0].subject)}."
        return _why_monster(card)
    reason = why_late(sea, seat) or why_owing(sea, seat)
    if reason:
        return reason
    if not sea.drafts[seat]:
        return "R8.1: nothing is to be paid; name the GOD or the power first."
    if drafted(sea, seat) == "bring" or not _is_next(sea, seat, PAY):
        return why_next(sea, seat)
    named = sea.drafts[seat].count(PAY + card)
    if not sea.held(seat, card):
        return f"R8.1: your kingdom has no {card_name(card)}."
    if named >= sea.held(seat, card):
        return f"R8.1: every {card_name(card)} of your kingdom is named already."
    return _why_monster(card)


def _is_next(sea: Archipelago, seat: int, base: int) -> bool:
    """Tell whether moves of a row carry a command on."""
    row = MOVES.row(base)
    return any(row.base <= move < row.base + row.size for move in steps(sea, seat))


def _why_monster(card: int) -> str:
    return f"R9.2: {a_card(card)} is given to nobody but the owner of DIONYSUS."


def why_gain(sea: Archipelago, seat: int, card: int) -> str:
    """Return why a card cannot be gained from an offering or from the discard."""
    asked = open_choices(sea, seat, HERMES_ASK)
    if asked:
        if not any(offered(ask.subject, card) for ask in asked):
            return f"R9.29: there was no {card_name(card)} in the offering."
        return why_barred(card)
    reason = why_late(sea, seat) or why_owing(sea, seat)
    if reason:
        return reason
    name = drafted(sea, seat)
    if name not in ("uranus", "ephesus"):
        return why_begun(sea, seat) or (
            "R8.7: only URANUS, EPHESUS and HERMES let you gain discarded cards, and none does now."
        )
    if _is_next(sea, seat, PAY):
        return why_next(sea, seat)
    if barred(sea, seat, card):
        return why_barred(card)
    if 0 < sea.discard[card] <= kept_for_hermes(sea, card):
        return f"R9.29: HERMES may still take the {card_name(card)} of the offering."
    return f"R8.7: there is no {card_name(card)} in the discard."


# Players, plagues, cubes


def why_leave() -> str:
    """Refuse an answer to a question of HERMES that nobody put."""
    return "R9.29: HERMES asks you nothing now."


def why_starve(sea: Archipelago, seat: int, victim: int) -> str:
    """Return why STARVATION does not strike a player."""
    if not open_choices(sea, seat, STARVE_ASK):
        return "R4.2: no STARVATION of yours waits for an opponent."
    return why_nobody(sea, victim) or "R4.2: you choose an opponent, not yourself."


def why_plague() -> str:
    """Refuse a choice among plagues that nobody asks for."""
    return "R9.19: HECATE does not ask you for a PLAGUE now."


def why_cube(sea: Archipelago, seat: int, name: str, number: int) -> str:
    """Return why a cube cannot be put there."""
    reason = why_late(sea, seat) or why_owing(sea, seat)
    if reason:
        return reason
    god = CUBES[name]
    if not _is_gaining(sea, seat, god):
        when = f"R8.6: the cube of {god} is put when you gain {god} from the temple."
        return why_begun(sea, seat) or when
    if _is_next(sea, seat, PAY):
        return why_next(sea, seat)
    if name == "cube":
        return why_no_pile(sea, number) or f"R2.8: {pile_name(number)} has no card left."
    if number == APOLLO:
        return "R9.12: the cube of APOLLO goes onto another GOD."
    return why_absent(sea, number) or f"R9.12: {god_name(number)} is no longer in the temple."


def _is_gaining(sea: Archipelago, seat: int, god: str) -> bool:
    """Tell whether a command begun gains a GOD from the temple."""
    name = drafted(sea, seat)
    if name == "free":
        return last_god(sea) != NONE and god_name(last_god(sea)) == god
    return name == "offer" and god_name(sea.drafts[seat][0] - MOVES.base("offer")) == god

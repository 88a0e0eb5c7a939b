"""Why a move is refused: one sentence with the paragraph of RULES.md and the fact at the table."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import CHANCE, NEVER
from aevum.games.chronos.moves import CLAIMS, MOVES
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.options import still
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.words.phrases import CLAIM_NAMES, seconds
from aevum.games.chronos.words.whybusy import (
    why_busy,
    why_late,
    why_owing,
    why_tired,
)
from aevum.games.chronos.words.whychoices import (
    CUBES,
    why_cube,
    why_gain,
    why_leave,
    why_pay,
    why_plague,
    why_send,
    why_starve,
)
from aevum.games.chronos.words.whypowers import (
    why_bring,
    why_buy,
    why_ephesus,
    why_free,
    why_hades,
    why_harpy,
    why_offer,
    why_reap,
    why_rhodes,
    why_rob,
    why_troy,
    why_uranus,
)
from aevum.games.chronos.words.whytimers import why_move

FATE: Final = {
    "card": "R1.3: which card comes to light is left to chance.",
    "city": "R1.4: which CITIES are in the game is left to chance.",
    "god": "R1.4: which GODs are in the game is left to chance.",
    "calm": "R9.24: whether a timer is knocked is left to chance.",
    "knock": "R9.24: whether a timer is knocked is left to chance.",
    "sand": "R2.2: how much sand a timer holds is left to chance.",
}
UNMOVED: Final = {
    "wait": "R2.5: to wait is no move; nobody has to move a timer.",
    "retract": "R8.3: nothing of yours is sealed; a command begun is dropped by drop.",
}


def why(sea: Conquest, seat: int, move: int) -> str:
    """Return which rule a refused move breaks, "" for a legal one."""
    if not 0 <= move < MOVES.size:
        return f"R1.1: there is no move number {move}."
    if move in sea.legal(seat):
        return ""
    if not sea.asks:
        return "R7.7: the game is over."
    row = MOVES.row(move)
    if row.name in UNMOVED:
        return UNMOVED[row.name]
    if row.name in FATE:
        return FATE[row.name]
    if sea.asks[-1].seat == CHANCE:
        return "R1.3: chance comes first; a card is just coming to light."
    return _refused(sea, seat, row.name, row.args(move))


def _refused(sea: Archipelago, seat: int, name: str, args: list[int]) -> str:
    if name in ("go", "take"):
        return why_move(sea, seat, args[0], args[1], name == "take")
    answered = _why_named(sea, seat, name, args)
    if answered:
        return answered
    if name == "claim":
        return _why_claim(sea, seat, args[0])
    if name == "drop":
        return why_late(sea, seat) or why_owing(sea, seat) or "R8.3: you have begun no command."
    busy = why_busy(sea, seat)
    if busy:
        return busy
    if name == "freeze":
        return _why_freeze(sea)
    return _why_power(sea, seat, name, args) or why_tired(sea, seat)


def _why_named(sea: Archipelago, seat: int, name: str, args: list[int]) -> str:
    """Return why something named for a choice or a command begun does not fit."""
    if name == "send":
        return why_send(sea, seat, args[0])
    if name == "pay":
        return why_pay(sea, seat, args[0])
    if name == "gain":
        return why_gain(sea, seat, args[0])
    if name == "leave":
        return why_leave()
    if name == "starve":
        return why_starve(sea, seat, args[0])
    if name == "plague":
        return why_plague()
    return why_cube(sea, seat, name, args[0]) if name in CUBES else ""


def _why_power(sea: Archipelago, seat: int, name: str, args: list[int]) -> str:
    """Return why a GOD cannot be gained, or a power not be used."""
    if name == "offer":
        return why_offer(sea, seat, args[0])
    if name == "buy":
        return why_buy(sea, seat, args[0])
    if name == "free":
        return why_free(sea, seat)
    if name == "bring":
        return why_bring(sea, seat, args[0])
    if name == "rob":
        return why_rob(sea, seat, args[0], args[1])
    if name == "demeter":
        return why_reap(sea, seat, args[0])
    if name == "harpy":
        return why_harpy(sea, seat, args[0])
    if name == "troy":
        return why_troy(sea, seat, args[0])
    alone = {
        "hades": why_hades,
        "rhodes": why_rhodes,
        "uranus": why_uranus,
        "ephesus": why_ephesus,
    }
    return alone[name](sea, seat)


def _why_claim(sea: Archipelago, seat: int, which: int) -> str:
    """Return why a claim is not heard."""
    if sea.winners >> seat & 1:
        return "R7.6: you have won already."
    left = sea.rest[seat * CLAIMS + which] - sea.now
    if left > 0:
        again = f"{CLAIM_NAMES[which]} may be claimed in {seconds(left)}"
        return f"R7.4: your last claim was mistaken; {again}."
    return why_owing(sea, seat) or why_busy(sea, seat)


def _why_freeze(sea: Archipelago) -> str:
    """Return why the countdown cannot be started."""
    if sea.countdown != NEVER:
        return "R14.2: the countdown is running already."
    left = sea.terms.numbers.opening - sea.now
    if not sea.picked and left > 0:
        return f"R14.2: no card was picked yet; else it takes {seconds(left)} more."
    if not still(sea):
        return "R14.1: the game is not frozen, for some sand still runs."
    return "R14.2: a choice is in flight."

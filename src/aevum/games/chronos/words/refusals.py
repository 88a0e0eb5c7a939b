"""Why a move is refused: the paragraph of RULES.md, what stands in the way, and what helps."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import CHANCE, NEVER
from aevum.core.text import Refusal
from aevum.games.chronos import messages as m
from aevum.games.chronos.moves import CLAIMS, MOVES
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.options import still
from aevum.games.chronos.rules.phrases import seconds
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.words.refuse_busy import (
    refuse_busy,
    refuse_owing,
    refuse_tired,
    refuse_waiting,
)
from aevum.games.chronos.words.refuse_choices import (
    refuse_gain,
    refuse_haunt,
    refuse_pay,
    refuse_reserve,
    refuse_seal,
    refuse_send,
    refuse_starve,
)
from aevum.games.chronos.words.refuse_powers import (
    refuse_bring,
    refuse_buy,
    refuse_ephesus,
    refuse_free,
    refuse_hades,
    refuse_harpy,
    refuse_offer,
    refuse_reap,
    refuse_rhodes,
    refuse_rob,
    refuse_troy,
    refuse_uranus,
)
from aevum.games.chronos.words.refuse_timers import refuse_move

Why = Callable[[Archipelago, int, list[int]], Refusal | None]

ALWAYS: Final = {
    "wait": Refusal("R2.5", m.no_wait()),
    "retract": Refusal("R8.3", m.no_retract()),
    "card": Refusal("R1.3", m.no_chance()),
    "city": Refusal("R1.4", m.no_chance()),
    "god": Refusal("R1.4", m.no_chance()),
    "calm": Refusal("R9.24", m.no_chance()),
    "knock": Refusal("R9.24", m.no_chance()),
    "sand": Refusal("R2.2", m.no_chance()),
}
"""Moves that nobody can make while others play."""


def why(sea: Conquest, seat: int, move: int) -> Refusal | None:
    """Return the rule that a move breaks, None if it breaks none."""
    if not 0 <= move < MOVES.size:
        return Refusal("R1.1", m.no_such_move())
    if move in sea.legal(seat):
        return None
    if not sea.asks:
        return Refusal("R7.7", m.no_over())
    row = MOVES.row(move)
    if row.name in ALWAYS:
        return ALWAYS[row.name]
    if sea.asks[-1].seat == CHANCE:
        return Refusal("R1.3", m.no_chance_first())
    args = row.args(move)
    if row.name in NAMED:
        return NAMED[row.name](sea, seat, args)
    return refuse_busy(sea, seat) or BEGUN[row.name](sea, seat, args) or refuse_tired(sea, seat)


def _claim(sea: Archipelago, seat: int, args: list[int]) -> Refusal | None:
    """Return why a claim is not heard."""
    if sea.winners >> seat & 1:
        return Refusal("R7.6", m.no_won())
    left = sea.rest[seat * CLAIMS + args[0]] - sea.now
    if left > 0:
        message = (m.no_claim_points, m.no_claim_monsters)[args[0]]
        return Refusal("R7.4", message(left=seconds(left)))
    return refuse_owing(sea, seat) or refuse_busy(sea, seat)


def _drop(sea: Archipelago, seat: int, args: list[int]) -> Refusal | None:
    return refuse_waiting(sea, seat) or Refusal("R8.3", m.no_drop())


def _freeze(sea: Archipelago, seat: int, args: list[int]) -> Refusal | None:
    """Return why the countdown cannot be started."""
    if sea.countdown != NEVER:
        return Refusal("R14.2", m.no_countdown())
    left = sea.terms.numbers.opening - sea.now
    if not sea.picked and left > 0:
        return Refusal("R14.2", m.no_freeze_early(left=seconds(left)))
    if not still(sea):
        return Refusal("R14.1", m.no_freeze_sand())
    return Refusal("R14.2", m.no_freeze_choice())


NAMED: Final[dict[str, Why]] = {
    "go": lambda sea, seat, args: refuse_move(sea, seat, args[0], args[1], wants=False),
    "take": lambda sea, seat, args: refuse_move(sea, seat, args[0], args[1], wants=True),
    "send": lambda sea, seat, args: refuse_send(sea, seat, args[0]),
    "pay": lambda sea, seat, args: refuse_pay(sea, seat, args[0]),
    "gain": lambda sea, seat, args: refuse_gain(sea, seat, args[0]),
    "leave": lambda sea, seat, args: Refusal("R9.29", m.no_hermes()),
    "starve": lambda sea, seat, args: refuse_starve(sea, seat, args[0]),
    "plague": lambda sea, seat, args: Refusal("R9.19", m.no_hecate()),
    "cube": lambda sea, seat, args: refuse_haunt(sea, seat, args[0]),
    "seal": lambda sea, seat, args: refuse_seal(sea, seat),
    "reserve": lambda sea, seat, args: refuse_reserve(sea, seat, args[0]),
    "claim": _claim,
    "drop": _drop,
}
"""What a seat may do, or name for a choice or a command, whatever else it has begun."""

BEGUN: Final[dict[str, Why]] = {
    "freeze": _freeze,
    "offer": lambda sea, seat, args: refuse_offer(sea, seat, args[0]),
    "buy": lambda sea, seat, args: refuse_buy(sea, seat, args[0]),
    "free": lambda sea, seat, args: refuse_free(sea, seat),
    "bring": lambda sea, seat, args: refuse_bring(sea, seat, args[0]),
    "rob": lambda sea, seat, args: refuse_rob(sea, seat, args[0], args[1]),
    "demeter": lambda sea, seat, args: refuse_reap(sea, seat, args[0]),
    "harpy": lambda sea, seat, args: refuse_harpy(sea, seat, args[0]),
    "troy": lambda sea, seat, args: refuse_troy(sea, seat, args[0]),
    "hades": lambda sea, seat, args: refuse_hades(sea, seat),
    "rhodes": lambda sea, seat, args: refuse_rhodes(sea, seat),
    "uranus": lambda sea, seat, args: refuse_uranus(sea, seat),
    "ephesus": lambda sea, seat, args: refuse_ephesus(sea, seat),
}
"""What begins a command."""

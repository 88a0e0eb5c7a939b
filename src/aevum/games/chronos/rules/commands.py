"""The effects of a seat's commands, once they are known to be possible."""

from typing import Final

from aevum.core.state import ABSENT, NEVER
from aevum.core.text import Label, Refusal
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import HYDRA, SECOND
from aevum.games.chronos.moves import (
    CLAIM,
    CLAIMS,
    DROP,
    FREEZE,
    GAIN,
    GO,
    OFFER,
    PAY,
    SEND,
    TAKE,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import BY_MONSTERS, BY_POINTS
from aevum.games.chronos.rules.command import A_WIN, ANYTHING, NOTHING, Command
from aevum.games.chronos.rules.drafts import Draft, GainCard, PayCard, SendTimer, begun
from aevum.games.chronos.rules.effects import pick, plunder
from aevum.games.chronos.rules.endings import POINTS_CLAIM, win
from aevum.games.chronos.rules.hands import hand_free, use_hand
from aevum.games.chronos.rules.offerings import MakeOffering
from aevum.games.chronos.rules.phrases import counted, seconds
from aevum.games.chronos.rules.places import (
    CITY,
    FRONT,
    KINGDOM,
    PLACES,
    is_city,
    is_pile,
)
from aevum.games.chronos.rules.reach import (
    common,
    destinations,
    obstacle,
    takes_from,
    taking,
)
from aevum.games.chronos.rules.refusals import refuse_busy, refuse_owing, refuse_waiting
from aevum.games.chronos.rules.scoring import has_monsters, has_points, score, target
from aevum.games.chronos.rules.timer_words import (
    label_go,
    label_take,
    refuse_going,
    refuse_taking,
)

WHY_NOT: Final = ("company", "troy", "barred")


def command(sea: Archipelago, seat: int, move: int) -> int:
    """Carry out what a seat does on its own: a command, or a part of one.

    Return what may happen then: NOTHING, A_WIN or ANYTHING.
    """
    kind = sea.terms.pantheon.commands[move]
    if kind.apart or not sea.drafts[seat]:
        return kind.carry_out(sea, seat, move)
    sea.drafts[seat] = [*sea.drafts[seat], move]
    return begun(sea, seat).go_on(sea, seat)


# Timers


class MoveTimer(Command):
    """A timer that has run out goes somewhere, perhaps with the card that it leaves."""

    def __init__(self, first: int, wants: bool) -> None:
        super().__init__(first, apart=True)
        self.wants: Final = wants
        """Whether its player wants the card."""

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        number = move - self.first
        timer, to = number // PLACES, number % PLACES
        return label_take(sea, timer, to) if self.wants else label_go(sea, timer, to)

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        number = move - self.first
        timer, to = number // PLACES, number % PLACES
        reason = refuse_going(sea, seat, timer, to)
        return reason or (refuse_taking(sea, seat, timer, to) if self.wants else None)

    def admits(self, sea: Archipelago, seat: int, move: int) -> bool:
        """Return whether `options.acts` would list a move, without building the list."""
        number = move - self.first
        timer, to = number // PLACES, number % PLACES
        if sea.settled != NEVER or not hand_free(sea, seat) or sea.ends[timer] > sea.now:
            return False
        if timer not in sea.timers or sea.owner(timer) != seat:
            return False
        reached = destinations(sea, seat, timer, common(sea, seat))
        if self.wants:
            if not takes_from(sea, seat, sea.place[timer]):
                return False
            reached = taking(sea, seat, timer, reached)
        return reached >> to & 1 == 1

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        use_hand(sea, seat)
        number = move - self.first
        timer, to = number // PLACES, number % PLACES
        where = sea.place[timer]
        draft = sea.drafts[seat]
        awaited: Draft | None = None
        if draft:
            kind = begun(sea, seat)
            if kind.leaves(sea, seat, timer, to):
                awaited = kind
        if self.wants:
            take(sea, seat, where)
            if not sea.asks:
                return ANYTHING  # a CATACLYSM ends the game before anything lands
        land(sea, seat, timer, where, to)
        if awaited is not None:
            awaited.fulfil(sea, seat, draft)
        plain = (is_pile(where) or where == FRONT) and (is_pile(to) or to == FRONT)
        watched = sea.held_gods & sea.terms.pantheon.watching_set != 0
        if self.wants or not plain or watched or sea.tasks:
            return ANYTHING
        return A_WIN  # nothing changes when a timer only goes from pile to pile


def take(sea: Archipelago, seat: int, where: int) -> None:
    """Take the card that a timer leaves, if nothing prevents it."""
    why = obstacle(sea, seat, where)
    if why:
        sea.note("nothing", seat, where, WHY_NOT.index(why))
    elif is_pile(where):
        pick(sea, seat, where)
    else:
        plunder(sea, seat, where - KINGDOM)


def land(sea: Archipelago, seat: int, timer: int, where: int, to: int) -> None:
    """Set a timer down, with the effects of GODs and CITIES."""
    beside = sea.company[to] - int(where == to)
    sea.put(timer, to)
    if to != FRONT:
        sea.flip(timer)
    city = sea.cities[to - CITY] if is_city(to) else ABSENT
    sea.note("go", seat, timer, where, to, city)
    if not sea.cities:
        return
    pantheon = sea.terms.pantheon
    if city != ABSENT and sea.rules(seat, city):
        pantheon.cities[city].arrived(sea, seat)
    if sea.held_gods & pantheon.hearing_flips_set:
        for god in pantheon.hearing_flips:
            owner = sea.holder[god]
            if owner >= 0:
                pantheon.gods[god].landed(sea, owner, seat, to, beside)


# Other commands of one move


class DropDraft(Command):
    """Drops a command that was begun."""

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        return Label(m.move_drop())

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        return refuse_waiting(sea, seat) or Refusal("R8.3", m.no_drop())

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        sea.drafts[seat] = []
        use_hand(sea, seat)
        return NOTHING


class MakeClaim(Command):
    """Claims a win. After a mistaken claim the player only has to wait."""

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        if move - CLAIM == POINTS_CLAIM:
            has = m.note_has_points(n=score(sea, seat), of=target(sea, seat))
            return Label(m.move_claim_points(), notes=(has,))
        found = [HYDRA + each for each in range(2) if sea.monsters(seat) >> each & 1]
        one = sea.gods[seat] & sea.terms.pantheon.one_monster_set
        enough = (m.note_one_monster(),) if one else ()
        has = m.note_has_monsters(cards=counted(found))
        return Label(m.move_claim_monsters(), notes=(*enough, has))

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        which = move - CLAIM
        if sea.winners >> seat & 1:
            return Refusal("R7.6", m.no_won())
        left = sea.rest[seat * CLAIMS + which] - sea.now
        if left > 0:
            message = (m.no_claim_points, m.no_claim_monsters)[which]
            return Refusal("R7.4", message(left=seconds(left)))
        return refuse_owing(sea, seat) or refuse_busy(sea, seat)

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        use_hand(sea, seat)
        which = move - CLAIM
        by_points = which == POINTS_CLAIM
        true = has_points(sea, seat) if by_points else has_monsters(sea, seat)
        sea.note("claim", seat, which, int(true), sea.terms.numbers.told_claim_rest, reveals=True)
        if not true:
            sea.tire(seat, which)
            return NOTHING
        win(sea, seat, BY_POINTS if by_points else BY_MONSTERS)
        return ANYTHING


class StartCountdown(Command):
    """Starts the countdown of a frozen game."""

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        span = m.note_countdown(n=sea.terms.numbers.countdown // SECOND)
        return Label(m.move_freeze(), notes=(span,))

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        if sea.countdown != NEVER:
            return Refusal("R14.2", m.no_countdown())
        left = sea.terms.numbers.opening - sea.now
        if not sea.picked and left > 0:
            return Refusal("R14.2", m.no_freeze_early(left=seconds(left)))
        if any(sea.sand_left(timer) for timer in sea.timers):
            return Refusal("R14.1", m.no_freeze_sand())
        return Refusal("R14.2", m.no_freeze_choice())

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        use_hand(sea, seat)
        freeze(sea, seat)
        return ANYTHING


def freeze(sea: Archipelago, seat: int) -> None:
    """Start the countdown of a frozen game, for a seat or automatically (NONE)."""
    numbers = sea.terms.numbers
    sea.countdown = sea.now + numbers.countdown
    sea.note("freeze", seat, numbers.told_countdown)


COMMON_COMMANDS: Final[list[Command]] = [
    MoveTimer(GO, wants=False),
    MoveTimer(TAKE, wants=True),
    SendTimer(SEND),
    MakeOffering(OFFER),
    PayCard(PAY),
    GainCard(GAIN),
    MakeClaim(CLAIM, apart=True),
    StartCountdown(FREEZE),
    DropDraft(DROP, apart=True),
]
"""The commands that belong to no GOD and no CITY."""

"""Visiting a Zone: what comes before, its text, and effects that wait for it (R2.5, ruling 16)."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import OUTSIDE, OUTSIDE_TEXT, TIME_OF
from aevum.games.temporum.rules.asks import F_VISIT
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import ChronicleEffect
from aevum.games.temporum.rules.effects import E_HEADQUARTERS, E_PURSE, E_SAGE, E_ZOMBIE
from aevum.games.temporum.rules.moving import alone
from aevum.games.temporum.rules.phrases import zone_at
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.rules.running import run_text
from aevum.games.temporum.rules.waiting import start_waiting


def text_of(chron: Chronicle, place: int) -> int:
    """Return the text of the Zone on a place."""
    return OUTSIDE_TEXT if place >= OUTSIDE else chron.zones[place]


def start_visit(chron: Chronicle, seat: int, place: int) -> None:
    """Put a visit on the stack. Effects that wait already wait for the visit around it."""
    chron.start_effect(Visit(seat, place, len(chron.after)))


@mypyc_attr(acyclic=True)
class Visit(ChronicleEffect):
    """A visit to a place; entries of `after` from `since` on wait for this visit."""

    def __init__(self, seat: int, place: int, since: int) -> None:
        super().__init__(F_VISIT, seat)
        self.place = place
        self.since = since

    def carry_on(self, chron: Chronicle, answer: int) -> None:
        seat, place = self.seat, self.place
        self.stage += 1
        if self.stage == 1:
            chron.visited[seat] |= 1 << place
            chron.note("visits", seat, place, chron.zone_at(place))
            waiting = _before(chron, seat, place)
            if waiting:
                start_waiting(chron, seat, waiting)
                return
            self.stage = 2
        if self.stage == 2:
            run_text(chron, seat, text_of(chron, place), place)
        else:
            if self.stage == 3:
                _after(chron, seat, place)
            self.hand_on(chron)

    def hand_on(self, chron: Chronicle) -> None:
        """Let the next owner order what waits for this visit: the visitor first, then the
        others."""
        if len(chron.after) == self.since:
            chron.done()
            return
        for owner in [self.seat, *chron.others(self.seat)]:
            mine: list[int] = []
            rest = chron.after[: self.since]
            for place in range(self.since, len(chron.after), 2):
                if chron.after[place] == owner:
                    mine.append(chron.after[place + 1])
                else:
                    rest += chron.after[place : place + 2]
            if mine:
                chron.after = rest
                start_waiting(chron, owner, mine)
                return
        chron.done()

    def clone(self) -> Effect:
        copy = Visit(self.seat, self.place, self.since)
        self.copy_head(copy)
        return copy

    def names(self) -> tuple[str, ...]:
        return ("place", "since")

    def blank(self) -> "Visit":
        return Visit(0, 0, 0)

    def trail(self, chron: Chronicle, below: ChronicleEffect | None) -> list[Text]:
        return [m.part_name_zone(zone=zone_at(chron, self.place))]

    def has_named(self, chron: Chronicle, text: int) -> bool:
        return text_of(chron, self.place) == text


def _before(chron: Chronicle, seat: int, place: int) -> list[int]:
    """Return the effects of tokens on a visitor before the instructions."""
    waiting: list[int] = []
    if chron.zombies[place]:
        waiting.append(E_ZOMBIE)
    if chron.hq[seat] == place:
        waiting.append(E_HEADQUARTERS)
    if chron.purse[place] and alone(chron, seat):
        waiting.append(E_PURSE)
    if chron.sage == seat and rules(chron, seat, TIME_OF[place]):
        waiting.append(E_SAGE)
    return waiting


def _after(chron: Chronicle, seat: int, place: int) -> None:
    """Let effects of Perpetual cards wait that react to visits."""
    for each in chron.front[seat]:
        due = each.acts_as.after_visit(chron, seat, place)
        if due != NONE:
            chron.after += [seat, due]

"""The flow of a game: what follows from commands, chance and time."""

from aevum.core.native import i64
from aevum.core.state import (
    CHANCE,
    NEVER,
    NONE,
    NOT_ASKED,
    NOT_LEGAL,
    OK,
    TRUTH,
    Ask,
)
from aevum.games.chronos.data import POWERS_WITHIN
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import BY_CAP, BY_FREEZE, DEAL
from aevum.games.chronos.rules.chance import resolve
from aevum.games.chronos.rules.commands import freeze
from aevum.games.chronos.rules.drafts import still_holds
from aevum.games.chronos.rules.effects import enforce, settle
from aevum.games.chronos.rules.endings import finish, look_for_wins
from aevum.games.chronos.rules.fields import sees_discard
from aevum.games.chronos.rules.options import still
from aevum.games.chronos.rules.places import BIT, LAST_SQUARE
from aevum.games.chronos.rules.questions import QUESTIONS, forgive


class Flow(Archipelago):
    """A table with answers, chance, and time in milliseconds. Nothing ticks."""

    def heights(self) -> list[int] | None:
        """Begin to report events, if anybody listens; return the current heights of central piles.

        After the heights comes, for each seat, whether it may look through the discard.
        """
        if self.events is None:
            return None
        self.events = []
        heights = [len(hoard) for hoard in self.hoards]
        return heights + [int(sees_discard(self, seat)) for seat in range(self.seats)]

    def show_tops(self, heights: list[int] | None) -> None:
        """Report what was revealed: cards that were under others, the discard for one seat."""
        if heights is None:
            return
        for seat in range(self.seats):
            hoard = self.hoards[seat]
            if 0 < len(hoard) < heights[seat]:
                self.note("shows", seat, hoard[-1], reveals=True)
            if sees_discard(self, seat) and not heights[self.seats + seat]:
                self.tell("looks", seat, self.discard[:], BIT[seat], reveals=True)

    def answer(self, ask: Ask, move: int) -> None:
        """Settle an open choice."""
        self.close(ask)
        QUESTIONS[ask.kind].take(self, ask, move)
        if self.asks:
            settle(self, ask.seat)

    def follow(self) -> None:
        """Carry out all consequences of a command."""
        if self.asks:
            if self.cities:
                enforce(self)
            self.ask_nature()
            if self.asks[-1].seat != CHANCE:
                if self.cities:
                    self._settle_all()
                if self.standing == 0:
                    self._freeze_by_itself()
        self.set_due()

    def _settle_all(self) -> None:
        """Drop what is no longer possible, and check who has won."""
        if len(self.asks) > self.seats:
            forgive(self)
        for seat in range(self.seats):
            if self.drafts[seat] and not still_holds(self, seat):
                self.drafts[seat] = []
        look_for_wins(self)

    def _freeze_by_itself(self) -> None:
        """Start the countdown if no pile is left."""
        if self.countdown == NEVER and len(self.asks) == self.seats and still(self):
            freeze(self, NONE)

    # Chance

    def ask_nature(self) -> None:
        """Ask for waiting chance, one task after another; draw it at once unless explicit."""
        while self.tasks:
            sole = self.tasks[0].sole(self)
            if sole != NONE:
                resolve(self, sole)
                continue
            if self.explicit:
                self.serials[self.seats] += 1
                self.asks.append(Ask(CHANCE, DEAL, self.serials[self.seats]))
                return
            self.serials[self.seats] += 1
            resolve(self, self.tasks[0].draw(self))

    def answer_nature(self, seat: int, move: int) -> int:
        if seat != CHANCE:
            return NOT_ASKED
        if not QUESTIONS[DEAL].admits(self, self.asks[-1], move):
            return NOT_LEGAL
        before = self.heights()
        self.asks.pop()
        resolve(self, move)
        self.follow()
        self.show_tops(before)
        return OK

    def weights(self) -> list[tuple[int, int]]:
        if self.viewer != TRUTH or not self.asks or self.asks[-1].seat != CHANCE:
            return []
        return self.tasks[0].odds(self)

    def draw(self) -> int:
        return self.tasks[0].draw(self)

    def rekey(self, tag: int) -> None:
        self.dice = self.dice.branch(tag)

    # Time

    def default(self, ask: Ask) -> int:
        """Return the move for an open choice that is not made in time."""
        return QUESTIONS[ask.kind].default(self, ask)

    def deadline(self) -> int:
        """Return when something next happens, or somebody's hand, power or claim is free again."""
        found = self.due
        if found == NEVER:
            return found
        now = self.now
        for moment in self.hand:
            if now < moment < found:
                found = moment
        for moment in self.rest:
            if now < moment < found:
                found = moment
        for place in range(0, len(self.uses), self.terms.numbers.powers):
            moment = self.uses[place] + POWERS_WITHIN
            if now < moment < found:
                found = moment
        return found

    def set_due(self) -> None:
        """Compute when something next happens on its own."""
        if not self.asks or self.asks[-1].seat == CHANCE:
            self.due = NEVER
            return
        numbers = self.terms.numbers
        due = min(self.sand_due, numbers.cap)
        for place in range(self.seats, len(self.asks)):
            if self.asks[place].deadline < due:
                due = self.asks[place].deadline + 1
        if self.countdown < due:
            due = self.countdown + 1
        if self.settled < due:
            due = self.settled
        if self.now < numbers.opening < due:
            due = numbers.opening
        self.due = due

    def advance(self, now: int) -> None:
        self.sure_seat = NONE
        before = self.heights()
        while self.due <= now:
            self.now = self.due
            self._happen()
        if now > self.now:
            self.now = now
        self.show_tops(before)

    def _happen(self) -> None:
        """Let everything happen that is due now: sand, endings, choices, the countdown."""
        now = self.now
        if self.settled <= now:
            finish(self, self.ending)
            return
        if now == self.terms.numbers.opening:
            self.opened = True
        if self.sand_due == now:
            self._count_flows()
        if now >= self.terms.numbers.cap:
            finish(self, BY_CAP)
        elif self._is_late():
            self._pass_deadlines()
        else:
            if self.standing == 0:
                self._freeze_by_itself()
            self.set_due()

    def _count_flows(self) -> None:
        now: i64 = self.now
        due: i64 = NEVER
        for timer in self.timers:
            end: i64 = self.ends[timer]
            if end == now:
                self.flows += 1
            elif now < end < due:
                due = end
        self.sand_due = int(due)
        if self.company[LAST_SQUARE]:
            look_for_wins(self)

    def _is_late(self) -> bool:
        """Return whether an open choice or the countdown has run out."""
        if self.countdown < self.now:
            return True
        for place in range(self.seats, len(self.asks)):
            if self.asks[place].deadline < self.now:
                return True
        return False

    def _pass_deadlines(self) -> None:
        """Make the default move of every choice whose time is over, and end a frozen game."""
        place = self.seats
        while place < len(self.asks):
            ask = self.asks[place]
            if ask.deadline < self.now:
                self.flows += 1
                self.answer(ask, self.default(ask))
                if self.asks:
                    enforce(self)
                    forgive(self)
            else:
                place += 1
        if self.asks and self.countdown < self.now:
            self.flows += 1
            finish(self, BY_FREEZE)
        self.follow()

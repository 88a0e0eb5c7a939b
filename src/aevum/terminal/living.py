"""What happens at a live table without people: what time brings, and bots that plan ahead."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from aevum.core.events import Event
from aevum.core.state import NEVER, WAIT

if TYPE_CHECKING:
    from aevum.terminal.table import Table


class Living:
    """Moves a live table from one event to the next; nothing happens in between.

    A bot's plan stands until its moment, or until the bot is asked something new (`Bot.plan`).
    """

    def __init__(self, table: "Table", moment: int = 0) -> None:
        self.table = table
        self.moment = max(moment, table.state.now)
        """The present moment; the match itself is at the moment of its last row."""
        self.plans = [(NEVER, WAIT)] * len(table.bots)
        """For each seat when it will move, and how."""
        self._asked = [0] * len(table.bots)
        """The newest question about which each bot has planned."""

    def next(self) -> int:
        """Return when something happens next unless a person acts, NEVER if nothing will."""
        state = self.table.state
        self.moment = max(self.moment, state.now)
        for ask in state.asks:
            if ask.seat >= 0 and self.table.bots[ask.seat] and ask.serial > self._asked[ask.seat]:
                self._asked[ask.seat] = ask.serial
                self.plan(ask.seat)
        bids = self.table.handshakes.next()
        return min([state.deadline(), bids, *[at for at, _ in self.plans]])

    def run_to(self, now: int, enough: Callable[[list[Event]], bool] | None = None) -> list[Event]:
        """Go on to a moment, or until enough has happened; return what happened."""
        table = self.table
        happened: list[Event] = []
        while not table.over():
            step = self.next()
            if step > now:
                break
            table.match.advance(step)
            self.moment = step
            happened += table.note_time()
            for seat, (at, move) in enumerate(self.plans):
                if at <= step and not table.over():
                    happened += self._carry_out(seat, move)
            table.handshakes.look(step)
            if enough is not None and enough(happened):
                return happened
        self.moment = max(self.moment, now)
        return happened

    def _carry_out(self, seat: int, move: int) -> list[Event]:
        """Make the move that a bot planned if it is still possible, then let the bot plan again."""
        happened: list[Event] = []
        if move != WAIT and move in self.table.state.legal(seat):
            self.table.match.play(seat, move, self.moment)
            happened = self.table.note_time()
        self.plan(seat)
        return happened

    def plan(self, seat: int) -> None:
        """Let a bot plan again, from what its seat may see at this moment."""
        table = self.table
        asks = [ask for ask in table.state.asks if ask.seat == seat]
        player = table.players[seat]
        self.plans[seat] = (NEVER, WAIT)
        if asks and player is not None:
            choices = [WAIT, *table.state.legal(seat)]
            wait, move = player.plan(table.view(seat), asks[-1], choices, table.rngs[seat])
            self.plans[seat] = (self.moment + max(wait, 1), move)

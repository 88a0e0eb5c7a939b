"""Recorded matches between standard bots."""

from aevum import Bot, Event, Game, Match, Record, Rng, project
from aevum.core.drive import OVER, Driver
from aevum.core.game import LIVE
from aevum.core.state import CLOCK, NEVER, OK, WAIT


def bot_match(game: Game, seats: int, options: dict[str, object], seed: int) -> Record:
    """Return a match that standard bots played to its end."""
    table = _BotTable(Match(game, seats, seed, options), seed)
    table.match.begin()
    table.hear(table.match.events)
    if game.timing == LIVE:
        table.play_in_time()
    else:
        table.play_in_turns()
    return table.match.claim()


class _BotTable:
    """A match with a bot in every seat."""

    def __init__(self, match: Match, seed: int) -> None:
        seats = match.record.seats
        self.match = match
        self.bots: list[Bot] = [match.game.standard() for _ in range(seats)]
        self.rngs = [Rng(f"{seed}:{seat}") for seat in range(seats)]
        self.planned = [0] * seats
        """The last question of each seat for which its bot has made a plan."""

    def play_in_turns(self) -> None:
        driver = Driver(self.match.state)
        while (seat := driver.next()) != OVER:
            if seat == CLOCK:
                self.pass_time(self.match.state.deadline())
                continue
            view, ask = self.match.state.mask(seat), driver.question(seat)
            move = self.bots[seat].choose(view, ask, driver.choices(seat), self.rngs[seat])
            if move == WAIT:
                driver.answer(seat, WAIT)
            else:
                driver.declined[seat] = []
                self.act(seat, move, self.match.state.now)

    def play_in_time(self) -> None:
        """Carry out the earliest plan; a seat that is asked something new plans again."""
        seats = range(len(self.bots))
        plans = [(0, WAIT) for _ in seats]
        while self.match.state.asks:
            seat = min(seats, key=lambda each: plans[each][0])
            at, move = plans[seat]
            if self.match.state.deadline() <= at:
                self.pass_time(self.match.state.deadline())
            else:
                if move != WAIT:
                    self.act(seat, move, at)
                plans[seat] = self.plan(seat, at)
            for each in seats:
                if self.newest(each) > self.planned[each]:
                    plans[each] = self.plan(each, self.match.state.now)

    def plan(self, seat: int, at: int) -> tuple[int, int]:
        """Return when a bot moves next, and its move; NEVER once nothing is asked."""
        state = self.match.state.clone()
        state.advance(at)
        questions = [ask for ask in state.asks if ask.seat == seat]
        if not questions:
            return NEVER, WAIT
        self.planned[seat] = self.newest(seat)
        view, choices = state.mask(seat), [WAIT, *state.legal(seat)]
        wait, move = self.bots[seat].plan(view, questions[-1], choices, self.rngs[seat])
        return at + max(wait, 1), move

    def newest(self, seat: int) -> int:
        """Return the serial of a seat's newest question, 0 if it has none."""
        return max([ask.serial for ask in self.match.state.asks if ask.seat == seat], default=0)

    def act(self, seat: int, move: int, at: int) -> None:
        """Make a move; one that was planned may no longer be possible."""
        if self.match.play(seat, move, at) == OK:
            self.hear(self.match.events)

    def pass_time(self, at: int) -> None:
        self.match.advance(at)
        self.hear(self.match.events)

    def hear(self, events: list[Event]) -> None:
        """Tell listening bots what happened, as far as their seats may know it."""
        for seat, bot in enumerate(self.bots):
            for event in events if bot.listens else []:
                if (seen := project(event, seat)) is not None:
                    bot.saw(seen)

"""A match as at a table, with bots in workers."""

from aevum.core.bot import Bot
from aevum.core.drive import OVER, Driver
from aevum.core.events import Event, project
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import CHANCE, CLOCK, OK, Ask, State
from aevum.server.workers import BotWorkers
from tests.tiny.haggle import Haggle


class Scene:
    """One match; `told` has the events that each seat has heard."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        seed: int = 3,
        code: str = "table1",
        numbers: dict[str, int] | None = None,
    ) -> None:
        self.game = game
        self.code = code
        self.state: State = game.new(seats, seed, numbers=numbers)
        self.state.events = []
        self.driver = Driver(self.state)
        self.told: list[list[Event]] = [[] for _ in range(self.state.seats)]

    def next(self) -> int:
        """Continue until a seat is asked; return the seat, or OVER."""
        while (seat := self.driver.next()) in (CHANCE, CLOCK):
            if seat == CLOCK:
                self.state.advance(self.state.deadline())
            else:
                self.state.apply(CHANCE, self.state.draw())
            self._spread()
        return seat

    def answer(self, seat: int, move: int) -> None:
        """Make a move, which must be legal."""
        assert self.driver.answer(seat, move) == OK
        self._spread()

    def _spread(self) -> None:
        for event in self.state.events or []:
            for seat, told in enumerate(self.told):
                if project(event, seat) is not None:
                    told.append(event)
        self.state.events = []

    def view(self, seat: int) -> State:
        return self.state.mask(seat)

    def ask(self, seat: int) -> Ask:
        return self.driver.question(seat)

    def legal(self, seat: int) -> list[int]:
        return self.driver.choices(seat)

    def events(self, seat: int, first: int) -> list[Event]:
        return self.told[seat][first:]

    async def choose(
        self, bot_workers: BotWorkers, bot: str, seat: int = -1, luck: str = ""
    ) -> int:
        """Return the choice of a bot in the asked seat, without playing it."""
        seat = self.next() if seat < 0 else seat
        assert seat != OVER
        return await bot_workers.choose(
            self.code, seat, self.game.name, bot, self.view(seat), self.ask(seat),
            self.legal(seat), lambda first: self.events(seat, first), luck,
        )  # fmt: skip

    async def plan(self, bot_workers: BotWorkers, bot: str, seat: int) -> tuple[int, int]:
        """Return the plan of a bot in a seat of a live game, without playing it."""
        return await bot_workers.plan(
            self.code, seat, self.game.name, bot, self.view(seat), self.ask(seat),
            self.legal(seat), lambda first: self.events(seat, first),
        )  # fmt: skip

    async def consider(
        self,
        bot_workers: BotWorkers,
        bot: str,
        seat: int,
        bidder: int,
        words: list[tuple[int, bool]],
    ) -> bool:
        """Return whether a bot in a seat shakes hands."""
        return await bot_workers.consider(
            self.code, seat, self.game.name, bot, self.view(seat), bidder, (1, 2, 0),
            lambda first: self.events(seat, first), words,
        )  # fmt: skip

    def here(self, bot: Bot, seat: int, rng: Rng) -> int:
        """Return the choice of a bot in this process."""
        return bot.choose(self.view(seat), self.ask(seat), self.legal(seat), rng)


def haggle(code: str = "table1") -> Scene:
    """Return a small match that has begun."""
    return Scene(Haggle(), code=code)

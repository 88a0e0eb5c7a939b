"""A process that plays games of Chronos Conquest between bots and records them.

    python -m tools.balance.chronos.watching BOTS SEED

It reads the request of `crew.answer` as one line of JSON, and answers each game with a line of
`record.Played`. BOTS are one or several names with commas, which take the seats in turn, optionally
followed by "+" and one of `TABLES`, as in "standard+stage 3".
"""

import sys

from aevum.arena.seating import game_seed, seating
from aevum.bots.registry import find as find_bot
from aevum.core.bot import Bot
from aevum.core.drive import Play
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask, State
from aevum.games.chronos import GAME
from aevum.games.chronos.data import STAGES
from aevum.games.chronos.rules.archipelago import ABSENT
from aevum.games.chronos.rules.state import Conquest
from tools.balance.chronos.record import Played
from tools.balance.crew import answer

COMPLETE = ""
TEAMS = "teams"
EARLIER = [f"stage {stage}" for stage in range(1, STAGES)]
TABLES: dict[str, dict[str, object]] = {
    COMPLETE: {},
    TEAMS: {"teams": True},
    **{name: {"stage": stage} for stage, name in enumerate(EARLIER, 1)},
}
"""The options of each kind of table."""
AT = "+"  # between the bots and their table


class Notes:
    """The data of a game for a report, collected while it is played."""

    def __init__(self, sea: Conquest) -> None:
        self.sea = sea
        self.gained: dict[int, int] = {}
        """When each GOD left the temple."""
        self.decided: list[int] = []
        self.stays = [[0] * sea.seats for _ in sea.cities]
        self.since = sea.now
        self.rulers = [NONE] * len(sea.cities)

    def hear(self, event: Event) -> None:
        """Note the latest events, and who has had the CITIES until now."""
        if event.kind == "gains":
            self.gained[event.args[0]] = self.sea.now
        elif event.kind == "wins":
            self.decided.append(event.args[0])
        for tile, city in enumerate(self.sea.cities):
            if self.rulers[tile] != NONE:
                self.stays[tile][self.rulers[tile]] += self.sea.now - self.since
            self.rulers[tile] = self.sea.ruler(city)
        self.since = self.sea.now

    def owners(self) -> list[list[int]]:
        """Return (GOD, owner, when it was gained) for all GODs that somebody has."""
        return [[god, self.sea.holder[god], at] for god, at in sorted(self.gained.items())]


class Witness(Bot):
    """A bot that plays like another one and records the events it sees."""

    name = "witness"
    listens = True

    def __init__(self, bot: Bot, notes: Notes) -> None:
        self.bot = bot
        self.notes = notes

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return self.bot.choose(view, ask, legal, rng)

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        return self.bot.plan(view, ask, legal, rng)

    def saw(self, event: Event) -> None:
        self.notes.hear(event)
        if self.bot.listens:
            self.bot.saw(event)


def play(table: str, seed: int, seats: int, index: int, numbers: dict[str, int]) -> Played:
    """Play one game, with some numbers other than printed."""
    names, _, options = table.partition(AT)
    chance = game_seed(seed, index)
    state = GAME.new(seats, chance, False, 0, numbers, **TABLES[options])
    assert isinstance(state, Conquest)
    notes = Notes(state)
    lineup = seating(names.split(","), seats, index)
    first, *others = [find_bot(name, GAME) for name in lineup]
    moves = Play(state, [Witness(first, notes), *others], chance).run_live()
    ranks = state.ranks()
    return Played(
        index,
        seats,
        state.now,
        moves,
        state.end(),
        lineup,
        [(rank == 1) / ranks.count(1) for rank in ranks],
        state.scores(),
        [god for god, holder in enumerate(state.holder) if holder != ABSENT],
        notes.owners(),
        notes.decided,
        state.cities[:],
        notes.stays,
    )


if __name__ == "__main__":
    sys.exit(answer(play))

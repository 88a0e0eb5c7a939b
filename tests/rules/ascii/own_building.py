"""A designer's script: their own buildings in place of two of the sheet, and bots with them.

The Library has no judge: bots find out what it makes. The Market has one.
"""

import json

from aevum.core.drive import Play, random_game
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.games.ascii.bot.forecast import outlook
from aevum.games.ascii.bot.judges.buildings import JUDGES, BuildingJudge, building_judge
from aevum.games.ascii.bot.planning import plan
from aevum.games.ascii.bot.sketch import Outlook
from aevum.games.ascii.bot.traits import EVEN
from aevum.games.ascii.buildings.kinds import BUILDINGS
from aevum.games.ascii.data import DICE, MINE, SCHOOL
from aevum.games.ascii.game import EmpiresGame
from aevum.games.ascii.moves import MINES, SCHOOLS
from aevum.games.ascii.rules.asks import DEVELOP
from aevum.games.ascii.rules.building import Building
from aevum.games.ascii.rules.empire import STAFFED, Empire
from aevum.games.ascii.rules.grid import ALL_BOXES
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.rewards import reward
from aevum.games.ascii.rules.shapes import cells_of
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.tracks import gain_gold, gain_happy


class Library(Building):
    """Makes boxes of Culture, two each, and the first of them a Happiness."""

    def is_allowed(self, empire: Empire) -> bool:
        return empire.staffed[MINE] > 0

    def productive(self, empire: Empire, last: bool) -> bool:
        return empire.culture != ALL_BOXES

    def produce(self, sea: Mediterranean, seat: int, made: int) -> None:
        gain_happy(sea, seat, 1)
        reward(sea, seat, 0, 2 * made)


class Market(Building):
    """Makes Gold, three more each."""

    def productive(self, empire: Empire, last: bool) -> bool:
        return empire.gained < empire.numbers.gold - (0 if last else 1)

    def produce(self, sea: Mediterranean, seat: int, made: int) -> None:
        gain_gold(sea, seat, made + 3)


class MarketJudge(BuildingJudge):
    """Knows what it makes; it replaces the judge of the printed Mine."""

    asked = 0

    def produce(self, empire: Empire, made: int, look: Outlook) -> None:
        MarketJudge.asked += 1
        empire.add_gold(made + 3, look.last)


GAME = EmpiresGame(own=[Library(SCHOOL), Market(MINE)])
MARKET_JUDGE = MarketJudge(MINE)
JUDGES.append((Market, MARKET_JUDGE))


def developing(kind: int) -> Empires:
    """Return a position in Development of a seat with one staffed building of a kind."""
    state = GAME.new(1, 3, False)
    assert isinstance(state, Empires)
    while state.asks[0].kind != DEVELOP:
        state.apply(0, state.default(state.asks[0]))
    empire = state.empires[0]
    empire.raise_building(kind, cells_of(empire.free[kind])[0], 0)
    empire.turn_into(0, STAFFED)
    state.faces = [6, 2, 2, 2, 2]
    assert state.audit() == ""
    return state


def what_bots_know() -> None:
    """A building has the judge of its class, or the default."""
    assert building_judge(GAME.things.buildings[MINE]) is MARKET_JUDGE
    assert type(building_judge(GAME.things.buildings[SCHOOL])) is BuildingJudge
    printed = [type(building_judge(building)).__name__ for building in BUILDINGS]
    assert printed == [
        "FarmJudge", "MineJudge", "SchoolJudge", "GarrisonJudge", "PalaceJudge", "BuildingJudge",
    ]  # fmt: skip


def find_out_what_it_makes() -> None:
    """The bot's sketch of a Library comes out as the game then does; the table is left alone."""
    state = developing(SCHOOL)
    before = state.to_data()
    look = outlook(state, 0, state.last, 3, EVEN)
    sketch, happy = state.empires[0].clone(), state.empires[0].happy
    look.judges[SCHOOL].produce(sketch, 1, look)
    assert (sketch.happy, sketch.culture.bit_count()) == (happy + 1, 2)
    found = plan(state.empires[0], look)
    assert any(SCHOOLS <= move < SCHOOLS + DICE for move in found.moves), found.moves
    assert state.to_data() == before, "what was tried out has changed the table"
    for move in found.moves:
        assert state.apply(0, move) == OK
        while state.asks[0].kind != DEVELOP:
            answer = GAME.standard().choose(state.mask(0), state.asks[0], state.legal(0), Rng(1))
            assert state.apply(0, answer) == OK
    made, planned = state.empires[0], found.empire
    assert made.happy > happy
    assert (made.happy, made.culture, made.gold) == (planned.happy, planned.culture, planned.gold)


def ask_its_judge() -> None:
    """The bot asks the judge of a Market what it makes."""
    state = developing(MINE)
    MarketJudge.asked = 0
    found = plan(state.empires[0], outlook(state, 0, state.last, 3, EVEN))
    assert MarketJudge.asked > 0
    assert any(MINES <= move < MINES + DICE for move in found.moves), found.moves


def let_bots_play() -> None:
    """Bots end their games with such buildings, and activate them; so does random play."""
    for seats in (1, 3):
        state = GAME.new(seats, 2, False)
        assert isinstance(state, Empires)
        Play(state, [GAME.standard() for _ in range(seats)], 1).run()
        assert state.over()
        assert state.audit() == ""
        assert any(empire.staffed[SCHOOL] for empire in state.empires)
        again = GAME.load(json.loads(json.dumps(state.to_data())))
        assert again.to_data() == state.to_data()
    for seed in range(20):
        state = GAME.new(1 + seed % 3, seed, False)
        random_game(state, Rng(f"library {seed}"))
        assert state.over()
        assert state.audit() == ""


if __name__ == "__main__":
    what_bots_know()
    find_out_what_it_makes()
    ask_its_judge()
    let_bots_play()
    print("The Library works.")

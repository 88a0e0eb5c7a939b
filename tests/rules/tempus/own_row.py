"""A designer adds a row to the score: a class and its name, without a change to the game.

Run by `test_own_row.py` in a process of its own, on either build.
"""

from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.games.tempus.bot.solve import solve
from aevum.games.tempus.data import FARM, RUIN, SQUARES
from aevum.games.tempus.game import Tempus
from aevum.games.tempus.messages import BOOK
from aevum.games.tempus.rules.score_row import ScoreRow, Tally
from aevum.games.tempus.rules.score_rows import SCORE_ROWS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.words.text import score_parts


class Ruins(ScoreRow):
    """Five points for each crossed-out enemy."""

    def points(self, tally: Tally) -> int:
        found = [square for square in range(SQUARES) if tally.holds(square) == RUIN]
        return 5 * len(found)


class Orchards(ScoreRow):
    """A hundred points for each farm, so that a good plan builds farms."""

    def points(self, tally: Tally) -> int:
        return 100 * tally.buildings[0]


DATE = "2018-06-06 19:35"
BOOK.add({"score-ruins": "Ruins", "score-orchards": "Orchards"})
OWN = Tempus([*SCORE_ROWS, Ruins("ruins"), Orchards("orchards")])


def new(game: Tempus) -> TempusState:
    state = game.new(date=DATE)
    assert isinstance(state, TempusState)
    return state


def farms_of(game: Tempus) -> int:
    """Return how many farms the solver's plan has at its end, by the rules."""
    state = new(game)
    plan = solve(state, nodes=1500, seed=2)
    for move in plan.moves:
        assert state.apply(0, move) == OK
    assert state.over()
    assert state.scores() == [plan.score]
    return sum(state.cell[square] == FARM for square in state.built)


def main() -> None:
    own, printed = new(OWN), new(Tempus())
    assert own.breakdown().of("orchards") == 200
    assert own.scores()[0] == printed.scores()[0] + 200
    assert own.legal(0) == printed.legal(0)
    loaded = OWN.load(own.to_data())
    assert loaded.scores() == own.scores()
    assert own.clone().scores() == own.scores()
    names = [str(title) for title, _ in score_parts(own.breakdown())]
    assert names[-2:] == ["Ruins", "Orchards"]
    view = OWN.view(own)
    assert view["score_rows"] == [row.name for row in OWN.rows]
    assert view["score"] == own.scores()[0]
    assert farms_of(OWN) > farms_of(Tempus())
    rng, bot = Rng(1), OWN.standard()
    for _ in range(3):
        (ask,) = own.asks
        assert own.apply(0, bot.choose(own.mask(0), ask, own.legal(0), rng)) == OK
    print("The rows count.")


if __name__ == "__main__":
    main()

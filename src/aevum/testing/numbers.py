"""Games with numbers that differ from print: with each of them a game works until its end.

`check_numbers` is one of `CHECKS` and tries a few. `every_bound` returns all of them, which takes
long to check, each with `check_playable`:

    for numbers in every_bound(my_game):
        check_playable(Case(my_game, seats=3, numbers=numbers))
"""

import json

from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import TRUTH, WAIT, State
from aevum.testing.case import Case, positions
from aevum.testing.records import check_replay

TRIED = 1  # numbers of a game that one case tries, each a whole game or two
SPARSE = 10  # one position in so many is saved, masked and filled


def every_bound(game: Game) -> list[dict[str, int]]:
    """Return each number alone at its lowest and at its highest value, unless that is printed."""
    return [
        {number.name: value}
        for number in game.numbers.numbers
        for value in dict.fromkeys((number.low, number.high))
        if value != number.printed
    ]


def costs_raised(game: Game) -> list[dict[str, int]]:
    """Return all costs of a game raised by one together, within their bounds; [] without any."""
    raised = {
        number.name: number.printed + 1
        for number in game.numbers.numbers
        if number.cost and number.printed < number.high
    }
    return [raised] if raised else []


def check_numbers(case: Case) -> None:
    """With some numbers at their bounds, and with all costs raised, a game can be played."""
    every, rng = every_bound(case.game), case.rng("numbers")
    tried = [every[rng.below(len(every))] for _ in range(TRIED if every else 0)]
    for numbers in [*tried, *costs_raised(case.game)]:
        check_playable(Case(case.game, case.seats, case.seed, case.options, case.bound, numbers))


def check_playable(case: Case, sparse: int = SPARSE) -> None:
    """Random play ends, with correct audits, moves of the table, saves, masks, guesses, a record.

    One position in `sparse` is saved, masked and filled, and the last one.
    """
    rng = case.rng("playable")
    for row, state in positions(case):
        broken = state.audit()
        case.hold(broken == "", row, broken)
        for seat in range(case.seats):
            legal = state.legal(seat)
            inside = all(WAIT < move < case.game.moves.size for move in legal)
            case.hold(inside, row, f"legal({seat}) has a code that isn't a move: {legal}")
        if row % sparse == 0 or state.over():
            _check_copies(case, row, state, rng)
    check_replay(case)


def _check_copies(case: Case, row: int, state: State, rng: Rng) -> None:
    """Save, mask and fill a position, and look at it as every viewer."""
    loaded = case.game.load(json.loads(json.dumps(state.to_data())))
    case.same(loaded, state, row, "the loaded state differs")
    for viewer in case.viewers():
        view = state.mask(viewer)
        read = case.game.load(json.loads(json.dumps(view.to_data())))
        case.same(read, view, row, "a mask cannot be saved and loaded")
        world = view.fill(rng)
        case.hold(world.viewer == TRUTH, row, "a filled state is still a mask")
        case.same(world.mask(viewer), view, row, f"fill changed what {viewer} sees")
        broken = world.audit()
        case.hold(broken == "", row, f"a guess is impossible: {broken}")
        _check_words(case, row, view, viewer)


def _check_words(case: Case, row: int, view: State, viewer: int) -> None:
    """Check that drawings, views, prompts and labels exist, and reasons for refused moves only."""
    game = case.game
    case.hold(game.draw(view).strip() != "", row, "a drawing is empty")
    json.dumps(game.view(view))
    legal = view.legal(viewer) if viewer >= 0 else []
    for ask in view.asks:
        if ask.seat == viewer:
            case.hold(game.prompt(view, ask) != "", row, "a prompt is empty")
    for move in legal:
        case.hold(game.label(view, move) != "", row, f"the label of {move} is empty")
        case.hold(game.why(view, viewer, move) == "", row, f"why names a rule for legal {move}")


CHECKS = (check_numbers,)

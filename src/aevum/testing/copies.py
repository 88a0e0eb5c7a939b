"""Clones, saves and loads at every question."""

import json

from aevum.core.data import fingerprint
from aevum.core.errors import BadData
from aevum.core.state import State
from aevum.testing.case import Case, Walk, play_on, positions

FUTURE = 12  # steps that two copies play on


def check_clone(case: Case) -> None:
    """No copy changes when another one plays on."""
    walk = Walk(case)
    kept: list[tuple[int, State, str]] = []
    while not walk.state.over():
        copy = walk.state.clone()
        case.same(copy, walk.state, walk.row, "a clone differs")
        case.hold(copy.events is None, walk.row, "a clone builds events")
        kept.append((walk.row, copy, fingerprint(copy.to_data())))
        walk.step()
    for row, copy, print_then in kept:
        case.hold(fingerprint(copy.to_data()) == print_then, row, "an old clone has changed")


def check_clone_future(case: Case) -> None:
    """A clone plays on exactly like the original, and does not change it."""
    for row, state in positions(case, sparse=5):
        before = state.to_data()
        futures = [play_on(state, f"future {row}", FUTURE) for _ in range(2)]
        case.hold(futures[0] == futures[1], row, "two clones played on differently")
        case.hold(state.to_data() == before, row, "a clone's play changed the original")


def check_save(case: Case) -> None:
    """A state survives JSON at every question, and the loaded one plays on in the same way."""
    for row, state in positions(case):
        data = state.to_data()
        loaded = case.game.load(json.loads(json.dumps(data)))
        case.same(loaded, state, row, "the loaded state differs")
        if row % 5 == 0:
            ours, theirs = (play_on(s, f"save {row}", FUTURE) for s in (state, loaded))
            case.hold(ours == theirs, row, "the loaded state plays on differently")


def check_save_rolling(case: Case) -> None:
    """A state survives JSON while chance is asked."""
    walk = Walk(case, explicit=True)
    while not walk.state.over():
        loaded = case.game.load(json.loads(json.dumps(walk.state.to_data())))
        case.same(loaded, walk.state, walk.row, "the loaded state differs")
        case.hold(loaded.weights() == walk.state.weights(), walk.row, "other odds after loading")
        walk.step()


def check_damaged(case: Case) -> None:
    """A damaged save raises a BadData or is read as some state, never anything else."""
    rng = case.rng("damage")
    for row, state in positions(case, sparse=20):
        text = json.dumps(state.to_data())
        for _ in range(40):
            data = json.loads(text)
            _damage(data, rng.below(1 << 30))
            try:
                case.game.load(data)
            except BadData:
                pass
            except Exception as error:
                case.fail(row, f"a damaged save gave {error!r}: {json.dumps(data)[:300]}")


def check_layout(case: Case) -> None:
    """Data of another layout are refused with a sentence: with a piece more, less, or inside."""
    for row, state in positions(case, sparse=20):
        data = state.to_data()
        others: list[object] = [[*data, 0], data[:-1], [data], data[1:], {}]
        for other in others:
            try:
                case.game.load(other)
            except BadData as error:
                case.hold(str(error).endswith("."), row, f"no sentence: {error}")
            else:
                case.fail(row, f"another layout was read: {json.dumps(other)[:300]}")


def _damage(data: object, ticket: int) -> None:
    """Damage one piece of nested lists."""
    while isinstance(data, list) and data:
        place, ticket = ticket % len(data), ticket // len(data)
        if isinstance(data[place], list) and data[place] and ticket % 4:
            data = data[place]
            continue
        wrong: list[object] = [None, "?", -7, 1 << 70, 2.5, [], True, 99]
        if ticket % 9 == 8:
            del data[place]
        else:
            data[place] = wrong[ticket % 9]
        return


CHECKS = (
    check_clone,
    check_clone_future,
    check_save,
    check_save_rolling,
    check_damaged,
    check_layout,
)

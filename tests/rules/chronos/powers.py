"""What tests of GODs and CITIES share: purchases, what may be drawn, who sees the discard."""

from aevum.core.state import CHANCE
from aevum.games.chronos import GAME
from aevum.games.chronos.data import PANTHEON
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.asks import DRAW_GOD
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.scenes import Scene, god


def sell(scene: Scene, name: str, to: int, *coins: str) -> Scene:
    """Let a seat buy a GOD by GAIA, for these cards or for 20s that it is given for it."""
    if "GAIA" not in scene.gods(to):
        scene.owns(to, "GAIA")
    cards = coins or ("20",) * PANTHEON[god(name)].price
    scene.kingdom(to, *cards)
    return scene.do(to, f"buy {name.lower()}", *[f"pay {card}" for card in cards])


def drawing_gods(seats: int, **options: object) -> Conquest:
    """Return a game in which the first GOD is about to be drawn."""
    state = GAME.setup(seats, 1, GAME.settle(options))
    assert isinstance(state, Conquest)
    state.explicit = True
    state.start()
    while state.tasks[0].kind != DRAW_GOD:
        state.apply(CHANCE, state.draw())
    return state


def drawn_gods(seats: int, **options: object) -> list[str]:
    """Return the GODs that may be drawn first, as the odds say."""
    state = drawing_gods(seats, **options)
    return [MOVES.text(outcome).removeprefix("god ") for outcome, _ in state.weights()]


def discards_seen(scene: Scene, seat: int) -> int:
    """Return how many cards of the discard a seat sees."""
    view = scene.state.mask(seat)
    assert isinstance(view, Conquest)
    return sum(view.discard)

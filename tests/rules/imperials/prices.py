"""Play Imperials with hands close to what things cost, and hold every list of moves to the hand.

A program of its own, because the costs are fixed when the game is imported: `test_costs.py` runs it
on copies of the sources in which a cost is higher.
"""

import sys

from aevum.core.drive import Driver
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.games.imperials import GAME, data
from aevum.games.imperials.asks import MAIN
from aevum.games.imperials.data import CARDS, RESOURCES
from aevum.games.imperials.moves import MARCH, ROAD
from aevum.games.imperials.rules import Imperials

POSITIONS = 60  # in each mode, with a hand dealt for it
DRAWS = 30  # of a random move for each legal one: that one is missed has a chance of e**-30
BUILDS = {
    "basic": {"road", "village", "town", "buy"},
    "wonders": {"road", "village", "town", "warrior", "activate", "upgrade", "fence", "improve"},
}
COSTS = [cost for name, cost in vars(data).items() if name.endswith("_COST")]


def deal(state: Imperials, seat: int, rng: Rng) -> None:
    """Give a seat exactly what something costs, or one card less, and nothing else."""
    first = seat * CARDS
    for card in range(CARDS):
        state.market[card] += state.hands[first + card]
        state.hands[first + card] = 0
    cost = COSTS[rng.below(len(COSTS))]
    if isinstance(cost, int):  # the first level of an improvement
        hand = [0] * CARDS
        hand[RESOURCES + rng.below(CARDS - RESOURCES)] = cost + int(rng.below(3))
    else:
        hand = list(cost)
    if rng.below(2):
        hand[rng.pick([card for card in range(CARDS) if hand[card]])] -= 1
    for card in range(CARDS if state.wonders else RESOURCES):
        held = min(hand[card], state.market[card])
        state.market[card] -= held
        state.hands[first + card] = held
    state.sizes[seat] = sum(state.hands[first : first + CARDS])


def hold(state: Imperials, seat: int, rng: Rng) -> None:
    """Compare `legal`, `apply` and `random_move` with each other and with the hand."""
    legal = state.legal(seat)
    for move in legal:
        made = state.clone()
        assert made.apply(seat, move) == OK, GAME.moves.text(move)
        assert made.audit() == "", f"{GAME.moves.text(move)}: {made.audit()}"
    others = [move for move in range(ROAD, MARCH) if move not in legal]
    assert all(state.apply(seat, move) != OK for move in others)
    assert {state.random_move(seat, rng) for _ in range(DRAWS * len(legal))} == set(legal)


def play(mode: str, rng: Rng) -> None:
    """Play on with such hands until somebody could pay for every kind of thing."""
    state = GAME.new(3, int(rng.below(1000)), False, mode=mode, player_trades=False, points=20)
    assert isinstance(state, Imperials)
    driver = Driver(state)
    offered: set[str] = set()
    positions = 0
    while positions < POSITIONS or not offered >= BUILDS[mode]:
        driver.random_step(rng)
        assert not state.over(), f"never offered: {BUILDS[mode] - offered}"
        ask = state.asks[0]
        if ask.kind == MAIN and ask.must:
            deal(state, ask.seat, rng)
            hold(state, ask.seat, rng)
            offered |= {GAME.moves.text(move).split()[0] for move in state.legal(ask.seat)}
            positions += 1


def main() -> None:
    """Check the modes in which the card that everything costs more of exists."""
    card = int(sys.argv[1])
    for mode in BUILDS if card < RESOURCES else ["wonders"]:
        play(mode, Rng(card))


if __name__ == "__main__":
    main()

"""What something costs is one number: raise it, and every list of moves follows."""

import pytest

from aevum.core.rng import Rng
from aevum.games.imperials import GAME
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import CARD_NAMES, CARDS, COSTS, MEDICINE, RATIOS, RESOURCES
from aevum.games.imperials.rules.phrases import goods
from tests.rules.imperials.prices import BUILDS, all_costs, play, raised


def test_every_cost_is_known_here() -> None:
    names = {name for card in range(CARDS) for name in raised(card)}
    assert names == {number.name for number in (*COSTS, *RATIOS)}
    assert len(all_costs(GAME.as_printed)) == 13


def test_views_and_cards_tell_the_costs() -> None:
    state = GAME.new(3, 1, False, mode="wonders")
    assert GAME.view(state.mask(0))["cost_levels"] == GAME.as_printed.level_costs
    cost = goods(GAME.as_printed.medicine_cost)
    assert GAME.cards[MEDICINE].about(GAME.as_printed) == m.about_medicine(cost=cost)


@pytest.mark.parametrize("card", range(CARDS), ids=CARD_NAMES)
def test_no_move_costs_more_than_the_hand_holds(card: int) -> None:
    for mode in BUILDS if card < RESOURCES else ["wonders"]:
        play(mode, raised(card), Rng(card))

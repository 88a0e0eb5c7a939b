"""Piles that nobody shuffles."""

import pytest

from aevum.core.chance import chance
from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.pile import Pile, Pool, load_pile
from aevum.core.rng import Rng
from aevum.core.state import NONE, SPECTATOR, UNKNOWN


def pile() -> Pile:
    """Two cards on top, three mixed, two under; seat 0 knows one of each ordered part."""
    made = Pile([], [], [1, 2, 0, 0], [], [])
    made.put_on_top(2)
    made.put_on_top(3, known=0b01)
    made.put_under(0, known=0b11)
    made.put_under(1)
    return made


def test_the_order_is_top_then_chance_then_bottom() -> None:
    deck = pile()
    drawn = []
    while deck.size():
        card = deck.next()
        if card == NONE:
            card = deck.outcomes()[0][0]
        deck.take(card)
        drawn.append(card)
    assert drawn == [3, 2, 0, 1, 1, 0, 1]


def test_chance_decides_only_among_the_mixed_cards() -> None:
    assert pile().outcomes() == [(0, 1), (1, 2)]


@pytest.mark.parametrize("counts", [[1, 2, 0, 3], [0, 0, 5], [4, 0, 0], [2, 1, 1, 0, 0, 1, 6, 1]])
def test_a_card_of_the_middle_is_dealt_as_it_would_be_picked(counts: list[int]) -> None:
    deck = Pile([], [], counts, [], [])
    for seed in range(200):
        assert deck.deal(chance(seed)) == chance(seed).pick(deck.outcomes())


def test_a_mask_shows_a_seat_the_cards_it_knows_and_counts_the_rest() -> None:
    deck = pile().hidden(0)
    assert deck.top == [UNKNOWN, 3]
    assert deck.bottom == [0, UNKNOWN]
    assert deck.outcomes() == []
    assert deck.size() == 7


def test_hiding_leaves_the_pile_as_it_is() -> None:
    deck = pile()
    before = deck.to_data()
    assert deck.hidden(1).to_data() != before
    assert deck.to_data() == before


def test_a_spectator_knows_no_card() -> None:
    deck = pile().hidden(SPECTATOR)
    assert set(deck.top + deck.bottom) == {UNKNOWN}


def test_a_mask_does_not_show_what_others_know() -> None:
    deck = pile().hidden(1)
    assert deck.bottom_known == [0b10, 0]
    assert deck.top_known == [0, 0]


def test_a_guess_closes_every_hole_with_the_cards_that_are_left() -> None:
    deck = pile().hidden(0)
    pool = Pool([2, 3, 1, 1])
    deck.see(pool)
    deck.guess(pool, Rng(5))
    cards = deck.top + deck.bottom + [c for c, n in deck.outcomes() for _ in range(n)]
    assert sorted(cards) == [0, 0, 1, 1, 1, 2, 3]
    assert pool.size == 0


def test_mixing_in_makes_a_card_drawable_by_chance() -> None:
    deck = Pile([], [], [0, 0], [], [])
    deck.mix_in(1)
    assert deck.outcomes() == [(1, 1)]


def test_a_clone_is_independent() -> None:
    deck = pile()
    copy = deck.clone()
    copy.take(3)
    copy.mix_in(0)
    assert deck.to_data() == pile().to_data()


def test_a_pile_is_read_back_from_its_data() -> None:
    again = load_pile(Reader(pile().to_data()), 4)
    assert again.to_data() == pile().to_data()


@pytest.mark.parametrize("data", [[], [[], [1], [0], [], [], 0], [[], [], [0, 0], [], [], 0]])
def test_damaged_piles_are_refused(data: list[object]) -> None:
    with pytest.raises(BadData):
        load_pile(Reader(data), 1)


def test_a_pool_deals_each_card_as_often_as_it_is_there() -> None:
    rng = Rng(1)
    first = [0, 0, 0]
    for _ in range(6000):
        first[Pool([1, 2, 3]).deal(rng)] += 1
    assert 900 < first[0] < 1100
    assert 1880 < first[1] < 2120
    assert 2870 < first[2] < 3130

"""The basics of every turn: ruling, the parts of a turn, the deck, the end (R1, R2, R6, R13)."""

import pytest

from aevum.games.temporum.rules.ruling import rules
from tests.rules.temporum.openings import at_play, at_score, table
from tests.rules.temporum.standing import standing

# Ruling


@pytest.mark.parametrize(
    ("crowns", "rulers"),
    [
        ((3, 2), [0]),
        ((3, 3), []),
        ((0, 1), [1]),
        ((0, 0), []),
        ((3, 3, 1), []),
        ((3, 2, 2), [0]),
        ((0, 0, 0), []),
        ((4, 3, 2, 1), [0, 1]),
        ((4, 3, 3, 0), [0]),
        ((4, 4, 3, 0), [0, 1]),
        ((4, 4, 4, 0), []),
        ((5, 0, 0, 0), [0]),
        ((2, 2, 0, 0), [0, 1]),
        ((4, 3, 2, 1, 0), [0, 1]),
        ((0, 1, 3, 3, 4), [4]),
        ((4, 4, 3, 0, 0), [0, 1]),
        ((4, 4, 4, 4, 4), []),
        ((0, 0, 0, 0, 0), []),
    ],
)
def test_who_rules_a_time(crowns: tuple[int, ...], rulers: list[int]) -> None:
    """R1.7"""
    scene = table(len(crowns))
    for seat, here in enumerate(crowns):
        scene.crowns(seat, 10 - here, here, 0, 0)
    assert [seat for seat in range(len(crowns)) if rules(scene.state, seat, 2)] == rulers


def test_here_is_a_zone_for_pawns_and_a_time_for_crowns() -> None:
    """R1.8: an opponent in another Zone of the Time isn't company, but their crowns count."""
    scene = standing("Gold Rush").crowns(0, 9, 0, 1, 0).crowns(1, 8, 0, 2, 0)
    scene.at(1, "American Civil War")
    scene.do(0, "stay")
    assert scene.money_of(0) == 1  # alone
    rivals = standing("French Revolution").crowns(0, 9, 0, 1, 0).crowns(1, 8, 0, 2, 0)
    assert rivals.do(0, "stay").hand_of(0) == []


# The parts of a turn


def test_the_start_of_a_turn_is_ordered_by_its_player() -> None:
    """R2.1, R12.1: what must happen must, before they go on; the rest they may leave."""
    scene = table(2, "Cold War").at(0, "Cold War").front(0, "Beggar", "Cache").tuck(0, "Artist")
    scene.hand(0, "Secret Stash").state.scimitars[0] = 1
    must = ["effect cold-war", "effect beggar", "effect scimitar"]
    assert scene.legal(0) == [*must, "effect cache", "secret secret-stash"]
    scene.do(0, "effect scimitar", "effect cold-war")
    assert scene.legal(0) == ["effect beggar", "effect cache", "secret secret-stash"]
    scene.do(0, "effect beggar")
    assert scene.legal(0) == [
        "effect cache",
        "secret secret-stash",
        "change 3",
        "move 1",
        "move 2",
        "move 7",
        "stay",
    ]
    assert (scene.money_of(0), scene.state.front[0][0].coins) == (4, 0)  # $4 are not less than 4


def test_dark_ages_come_before_everything_else() -> None:
    """R2.1: no secret card can be used first."""
    scene = table(2, "Dark Ages").at(0, "Dark Ages").hand(0, "Secret Stash", "Artist")
    scene.front(0, "Cache").begin()
    assert scene.asked() == [(0, "discard")]
    assert scene.legal(0) == ["discard artist", "discard secret-stash"]


def test_the_start_is_over_once_history_is_changed() -> None:
    """R2.1, R2.2: and so is the one change."""
    scene = table().at(0, "Roman Empire").hand(0, "Secret Stash").front(0, "Cache")
    assert scene.legal(0, "change") == ["change 2"]
    scene.do(0, "change 2")
    assert scene.legal(0) == ["move 1", "move 5", "move 8", "stay"]


def test_a_pawn_moves_to_any_real_zone_or_stays() -> None:
    """R2.3: and to no unreal one, nor to a place of another."""
    scene = table().front(0, "A Place Outside Time").front(1, "A Place Outside Time")
    assert scene.legal(0) == ["move 1", "move 2", "move 4", "move outside1", "stay"]
    for place in ("move 3", "move 8", "move outside2"):
        scene.refused(0, place)


def test_four_things_before_the_instructions() -> None:
    """R2.5, R12.1: in the order of the visitor."""
    scene = table(2, "Primitive Paradise").at(0, "Roman Empire").crowns(0, 9, 1, 0, 0).money(0, 1)
    place = scene.place("Roman Empire")
    scene.state.zombies[place] = 2
    scene.state.hq[0] = place
    scene.state.sage = 0
    scene.do(0, "stay")
    effects = ["effect zombie", "effect headquarters", "effect purse", "effect sage"]
    assert scene.legal(0) == effects
    scene.do(0, "effect zombie", "effect sage").draw("Artist").do(0, "effect purse")
    assert scene.money_of(0) == 0 + 2 + 2
    scene.draw("Bank", "Cache")
    assert scene.money_of(0) == 4 + 2


def test_counts_of_a_turn_begin_anew_with_every_turn() -> None:
    """R2.8: for everybody."""
    scene = standing("Pax Buddha", "Golden Goose").crowns(0, 0, 0, 9, 1).do(0, "stay", "choice 2")
    scene.draw("Artist")
    assert (scene.state.gained, scene.state.drawn) == ([16, 5], [1, 0])
    assert scene.state.visited[0] == 1 << scene.place("Pax Buddha")
    scene.draw("Bank")
    assert scene.state.gained == scene.state.drawn == scene.state.visited == [0, 0]
    assert scene.state.arrived == [0, 0]


def test_times_ruled_are_counted_when_the_instruction_is_reached() -> None:
    """R4.8: King's Sword counts once, before its own steps give a Time away."""
    scene = at_play("King's Sword").crowns(0, 4, 3, 3, 0).crowns(1, 5, 2, 2, 1)
    scene.do(0, "stay", "advance 2", "advance 2")
    assert scene.crowns_of(0) == [4, 1, 5, 0]
    dagger = at_play("Assassin's Dagger").crowns(0, 10, 0, 0, 0).do(0, "stay")
    assert dagger.money_of(0) == 4 + 4  # Time II is ruled by then


def test_a_retreat_must_be_made_and_never_from_time_i() -> None:
    """R4.2: Battle Plans choose among crowns that can retreat."""
    scene = at_play("Battle Plans").crowns(1, 5, 3, 0, 2).do(0, "stay")
    assert (scene.asked(), scene.legal(0)) == ([(0, "retreat")], ["retreat 2", "retreat 4"])
    none = at_play("Battle Plans").do(0, "stay")
    assert (none.crowns_of(1), none.asked()) == ([10, 0, 0, 0], [(1, "turn")])


# The deck


def test_the_discard_pile_becomes_the_deck_when_a_card_is_to_be_drawn() -> None:
    """R6.1: not before; a hand has no limit."""
    scene = standing("Renaissance", "Hacker").on_deck("Artist").empty_deck()
    scene.do(0, "stay").draw("Bank")
    assert scene.hand_of(0) == ["Artist", "Bank", "Hacker"]
    assert (scene.thrown_cards(), scene.state.deck.size()) == ([], 120 - 3)


def test_a_draw_from_nothing_is_left_out() -> None:
    """R6.1: with deck and discard pile empty."""
    scene = standing("Renaissance").on_deck("Artist")
    held = scene.state.deck.mixed
    scene.state.quiet = sorted(card for card, number in enumerate(held) for _ in range(number))
    for card in scene.state.quiet:
        scene.state.deck.take_out(card)
    scene.do(0, "stay")
    assert (scene.hand_of(0), scene.asked()) == (["Artist"], [(1, "turn")])


def test_taking_a_card_is_not_drawing_it() -> None:
    """R6.2: an Explorer sees Trade Goods from Endless City as little as Meritocracy does."""
    scene = standing("Endless City").front(0, "Explorer").do(0, "stay")
    assert (scene.hand_of(0), scene.money_of(0)) == (["Trade Goods"], 8)


# Scoring in order


def test_a_scoring_is_finished_before_the_next() -> None:
    """R7.4, R11.3: steps, Secret Society, then what the card does when scored."""
    scene = at_score("Meet Younger Self", dollars=12).front(0, "Secret Society", "Detective")
    scene.crowns(0, 0, 0, 9, 1).do(0, "stay")
    assert scene.crowns_of(0) == [0, 0, 4, 6]
    scene.draw("Artist", "Bank")  # the Detective saw an empty hand
    scene.draw("Cache")
    assert scene.asked() == [(1, "turn")]


PRICES = [
    ("Artist", 4, 4),
    ("Engineer", 8, 5),
    ("Infected Rat", 12, 6),
    ("Settlers", 16, 7),
    ("Golden Goose", 20, 8),
    ("Bank", 16, 7),
    ("Hacker", 20, 8),
    ("Meet Younger Self", 12, 5),
    ("Visionary", 28, 8),
    ("Gizmo", 20, 10),
    ("Trade Goods", 0, 2),
]


@pytest.mark.parametrize(("card", "cost", "crowns"), PRICES)
def test_a_card_costs_what_it_says_and_brings_its_crowns(card: str, cost: int, crowns: int) -> None:
    """R7.1, R11.1: and its text for playing does nothing."""
    scene = at_score(card, dollars=30).crowns(0, 0, 0, 10, 0).do(0, "stay")
    if card == "Meet Younger Self":
        scene.draw("Artist")
    assert scene.money_of(0) == 30 - cost
    assert scene.crowns_of(0) == [0, 0, 10 - crowns, crowns]
    assert (scene.events("plays"), scene.front_of(0)) == ([], [])


@pytest.mark.parametrize(("card", "cost"), [row[:2] for row in PRICES if row[1]])
def test_a_card_must_be_paid_in_full(card: str, cost: int) -> None:
    """R7.1, R5.1"""
    scene = at_score(card, dollars=cost - 1).do(0, "stay")
    assert (scene.hand_of(0), scene.money_of(0)) == ([card], cost - 1)


# The end


def test_investments_are_offered_if_they_bring_anything() -> None:
    """R12.3: half of $1 is nothing, but a Think Tank pays for the discard."""
    scene = standing("Prohibition Era").front(1, "Investments").crowns(1, 9, 0, 1, 0)
    assert (scene.do(0, "stay").asked(), scene.money_of(1)) == ([(1, "turn")], 1)
    thinks = standing("Prohibition Era").front(1, "Investments", "Think Tank")
    assert thinks.crowns(1, 9, 0, 1, 0).do(0, "stay").asked() == [(1, "may")]
    two = standing("Prohibition Era").front(1, "Investments", "Bank").crowns(1, 9, 0, 1, 0)
    assert two.do(0, "stay").asked() == [(1, "may")]
    assert two.do(1, "yes").money_of(1) == 2 + 1


def test_the_others_are_ranked_by_steps_then_by_money() -> None:
    """R13.5: and who has the same of both shares a place."""
    scene = standing("Space Age", "Artist", seats=5, money=4).crowns(0, 0, 0, 1, 9)
    scene.crowns(1, 9, 1, 0, 0).money(1, 3).crowns(2, 8, 2, 0, 0).money(2, 0)
    scene.crowns(3, 9, 1, 0, 0).money(3, 3).crowns(4, 9, 1, 0, 0).money(4, 5)
    scene.do(0, "stay")
    assert scene.state.ending == "crowns"
    assert scene.state.scores() == [30, 1, 2, 1, 1]
    assert scene.state.ranks() == [1, 4, 2, 4, 3]


def test_who_wins_by_money_is_first_whatever_the_crowns_say() -> None:
    """R13.4, R13.5"""
    scene = standing("Alien Egypt", money=100).crowns(1, 0, 0, 5, 5).do(0, "stay")
    assert (scene.state.ending, scene.state.ranks()) == ("money", [1, 2])

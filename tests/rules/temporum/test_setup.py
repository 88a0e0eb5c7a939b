"""Before the first turn: who begins, what everybody has, what is on the Zones (R1, R9.7)."""

import pytest

from aevum.core.state import CHANCE, NONE, OK
from aevum.games.temporum import GAME
from aevum.games.temporum.data import CARD_NUMBER, CARDS, LEADS, MOMENTARY, ZONE_NUMBER, ZONES
from aevum.games.temporum.moves import FIRST, MOVES
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.rules.state import Temporum

QUIET_AND_ROBOTS = "control your destiny"  # has Quiet Planet and Robotic Utopia
GLASSES = (
    "Neolithic Renaissance,Celtic Paradise,Three Kingdoms,Cultural Revolution,Y2K,Cold War,"
    "Utopia,Exodus,Savagery,Earth United"
)


def waiting(seats: int, zones: str, **options: str) -> Temporum:
    """Return a table with its Zones laid, at which chance is asked for everything else."""
    state = GAME.new(seats, 1, explicit=True, zones=zones, **options)
    assert isinstance(state, Temporum)
    return state


def fall(state: Temporum, *texts: str) -> None:
    """Answer for chance."""
    for text in texts:
        assert state.apply(CHANCE, MOVES.parse(text)) == OK, text


def draw(state: Temporum, *names: str) -> None:
    """Answer for chance: these cards come from the deck."""
    for name in names:
        assert state.apply(CHANCE, MOVES.named("drawn").base + CARD_NUMBER[name]) == OK, name


def begun(seats: int, zones: str = "beginners", seed: int = 1) -> Temporum:
    """Return a table at which the first turn begins."""
    state = GAME.new(seats, seed, zones=zones)
    assert isinstance(state, Temporum)
    return state


# Players


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_names_the_first_player(seats: int) -> None:
    """R1.1: each as likely as the others."""
    state = waiting(seats, "beginners")
    assert state.weights() == [(FIRST + seat, 1) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_money_goes_up_in_turn_order_from_the_first_player(seats: int) -> None:
    """R1.1, R1.5"""
    for first in range(seats):
        state = waiting(seats, "beginners")
        fall(state, f"first {first + 1}")
        order = [state.money[(first + place) % seats] for place in range(seats)]
        assert order == [0, 4, 7, 9, 11][:seats]
        assert state.turn == first


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_everybody_has(seats: int) -> None:
    """R1.5: two cards, ten crowns in Time I, the pawn on the real Zone of Time IV."""
    state = begun(seats)
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert state.crowns == [0, 10, 0, 0, 0] * seats
    assert state.pawn == [7] * seats
    assert state.deck.size() == 120 - 2 * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_clockwise(seats: int) -> None:
    """R1.1"""
    state = begun(seats, seed=3)
    turns = []
    for _ in range(seats + 1):
        turns.append(state.turn)
        while state.turn == turns[-1]:
            seat = state.asks[0].seat
            assert state.apply(seat, state.legal(seat)[-1]) == OK
    assert turns == [(state.first + step) % seats for step in range(seats + 1)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_rules_at_the_start(seats: int) -> None:
    """R1.7: in Time I all are level, elsewhere nobody has a crown."""
    state = begun(seats)
    for seat in range(seats):
        assert [time for time in range(1, 5) if rules(state, seat, time)] == []


# The board


def test_where_the_pointers_lead_at_the_start() -> None:
    """R1.3, R1.4"""
    state = begun(2)
    assert [LEADS[place][state.pointer[place]] for place in range(6)] == [1, 4, 5, 6, 7, 8]
    assert state.real[1:] == [0, 1, 4, 7]


def test_the_real_path_has_one_zone_of_each_time() -> None:
    """R1.4: however the six pointers stand."""
    state = begun(2)
    for number in range(64):
        state.pointer = [number >> place & 1 for place in range(6)]
        state.look()
        assert [ZONES[state.zones[state.real[time]]].time for time in range(1, 5)] == [1, 2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hourglass_zones_begin_with_a_chit_for_each_player(seats: int) -> None:
    """R9.2"""
    chits = begun(seats, GLASSES).chits
    assert chits[:10] == [seats] * 5 + [0] * 5


def test_tokens_begin_off_the_board() -> None:
    """R10.1, R10.2, R10.4"""
    state = begun(3, "they walk among us")
    assert (state.hq, state.laurels, state.sage, state.simulation) == ([NONE] * 3, NONE, NONE, NONE)
    assert not any(state.bases + state.poison + state.zombies + state.purse + state.gold)


def test_a_zone_that_is_real_at_the_start_has_not_become_real() -> None:
    """R9.5: neither Endless City nor the Mafia City-States."""
    for city in ("Endless City", "Mafia City-States"):
        zones = "Ancient Egypt,Plague,Crusades,Y2K,Cold War,Gold Rush,Utopia," + city
        state = begun(2, zones + ",Savagery,Earth United")
        assert state.is_real(ZONE_NUMBER[city])
        assert sorted(state.money) == [0, 4]
        assert [len(hand) for hand in state.hands] == [2, 2]


# Zones with a setup of their own


def test_hands_then_quiet_planet_then_robotic_utopia() -> None:
    """R1.6, R9.7: a Perpetual card that is revealed is discarded, the first Momentary one stays."""
    state = waiting(2, QUIET_AND_ROBOTS)
    fall(state, "first 2")
    draw(state, "Artist", "Bank")
    assert (state.hands[1], state.hands[0]) == ([CARD_NUMBER["Artist"], CARD_NUMBER["Bank"]], [])
    draw(state, "Trinket", "Cache")
    pile = [card.name for card in CARDS[:12]]
    draw(state, *pile)
    assert sorted(CARDS[card].name for card in state.quiet) == pile
    assert state.robot == NONE
    draw(state, "Hacker", "Tactician", "Settlers")
    assert (state.robot, state.asks[0].seat) == (CARD_NUMBER["Settlers"], 1)
    assert [CARDS[card].name for card, number in enumerate(state.thrown) if number] == [
        "Hacker",
        "Tactician",
    ]
    assert state.deck.size() == 120 - 4 - 12 - 3


@pytest.mark.parametrize("zones", ["beginners", "traders"])
def test_other_boards_deal_hands_only(zones: str) -> None:
    """R9.7"""
    state = begun(2, zones)
    assert (state.quiet, state.robot, sum(state.thrown)) == ([], NONE, 0)


@pytest.mark.parametrize("box", ["base", "realities", "both"])
def test_robotic_utopia_finds_a_momentary_card_in_any_box(box: str) -> None:
    """R9.7"""
    for seed in range(1, 9):
        state = GAME.new(5, seed, zones=QUIET_AND_ROBOTS, card_set=box)
        assert isinstance(state, Temporum)
        assert CARDS[state.robot].kind == MOMENTARY
        assert state.audit() == ""


def test_three_zombies_wait_in_zombie_apocalypse() -> None:
    """R9.7"""
    state = begun(2, "nightmare worlds")
    assert state.zombies[state.place_of(ZONE_NUMBER["Zombie Apocalypse"])] == 3
    assert sum(state.zombies) == 3


def test_primitive_paradise_lays_money_on_all_ten_zones() -> None:
    """R9.7"""
    assert begun(2, "riches").purse[:10] == [2] * 10
    assert not any(begun(2, "beginners").purse)

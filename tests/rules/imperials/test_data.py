"""Numbers against those of RULES.md, typed a second time."""

from aevum.games.imperials import GAME, data
from aevum.games.imperials.data import (
    ACTION_WORDS,
    ACTIONS,
    BASIC_DECK,
    BRICK,
    CARD_NAMES,
    ORE,
    STRENGTHS,
    WHEAT,
    WOOD,
    WOOL,
)

PRINTED = GAME.as_printed
CARDS_IN_PRINT = (
    "PRINTED_ACTIONS in data.py has other cards than RULES.md, R9.5 to R18.9: a card in print "
    "changes both and this; one to be tried is an own row (docs/library.md)"
)


def spelled(cost: tuple[int, ...]) -> dict[int, int]:
    return {card: number for card, number in enumerate(cost) if number}


def test_what_things_cost() -> None:
    assert spelled(PRINTED.road_cost) == {WOOD: 1, BRICK: 1}
    assert spelled(PRINTED.village_cost) == {WOOD: 1, BRICK: 1, WOOL: 1, WHEAT: 1}
    assert spelled(PRINTED.town_cost) == {WHEAT: 2, ORE: 3}
    assert spelled(PRINTED.action_cost) == {WOOL: 1, WHEAT: 1, ORE: 1}
    assert spelled(PRINTED.warrior_cost) == {WOOL: 1, ORE: 1}
    assert spelled(PRINTED.upgrade_cost) == {WOOL: 1, ORE: 1}
    assert spelled(PRINTED.activation_cost) == {WHEAT: 1}
    assert spelled(PRINTED.fence_cost) == {BRICK: 2}
    assert spelled(PRINTED.medicine_cost) == {ORE: 2, WHEAT: 1}
    assert PRINTED.level_costs == (1, 2, 3, 4, 5)


def test_how_many_pieces_a_seat_has() -> None:
    assert (PRINTED.roads, PRINTED.villages, PRINTED.towns, PRINTED.fences) == (15, 5, 4, 3)
    assert (PRINTED.warriors[1:], STRENGTHS) == ((2, 2, 2), 3)


def test_what_the_market_holds() -> None:
    assert dict(zip(CARD_NAMES, PRINTED.stock, strict=True)) == {
        "wood": 24,
        "brick": 24,
        "wool": 24,
        "wheat": 24,
        "ore": 24,
        "paper": 12,
        "cloth": 12,
        "coin": 12,
    }


def test_the_decks() -> None:
    assert PRINTED.copies == tuple(card.copies for card in ACTIONS)
    counts = [sum(card.copies for card in ACTIONS if card.deck == deck) for deck in range(4)]
    assert counts == [17, 18, 18, 25], CARDS_IN_PRINT
    basic = {card.name: card.copies for card in ACTIONS if card.deck == BASIC_DECK}
    assert basic == {
        "Warrior": 14,
        "Treasure": 5,
        "Road Builder": 2,
        "Harvest": 2,
        "Monopoly": 2,
    }
    assert len(ACTIONS) == 30, CARDS_IN_PRINT
    others = " ".join(f"{card.name} {card.copies}" for card in ACTIONS if card.deck != BASIC_DECK)
    assert others == (
        "Alchemist 2 Crane 2 Engineer 2 Inventor 1 Irrigation 2 Medicine 2 Mining 2 Printer 1"
        " Road Builder 2 Smith 1"
        " Commercial Harbor 2 Master Merchant 2 Merchant 6 Merchant Fleet 2 Resource Monopoly 4"
        " Trade Monopoly 2"
        " Bishop 2 Constitution 1 Deserter 2 Diplomat 2 Intrigue 2 Saboteur 2 Spy 3 Warlord 2"
        " Wedding 2"
    )


def test_every_kind_of_card_has_its_number() -> None:
    """Kinds are constants, which compiled code reads at once; they follow the rows."""
    words = {"WARRIOR": "WARRIOR_CARD"}
    for kind, name in enumerate(ACTION_WORDS):
        constant = name.upper().replace("-", "_")
        constant = words.get(constant, constant)
        assert getattr(data, constant, None) == kind, f"data.py: {constant} is {kind}"


def test_points_and_limits() -> None:
    assert (PRINTED.village_points, PRINTED.town_points, PRINTED.wonder_points) == (1, 2, 2)
    assert (PRINTED.route_points, PRINTED.route_length) == (2, 5)
    assert (PRINTED.army_points, PRINTED.army_size) == (2, 3)
    assert (PRINTED.dragon_steps, PRINTED.slayer_awards, PRINTED.action_limit) == (7, 8, 4)
    assert (PRINTED.market_ratio, PRINTED.general_ratio, PRINTED.port_ratio) == (4, 3, 2)
    assert (PRINTED.guild_ratio, PRINTED.merchant_ratio, PRINTED.fleet_ratio) == (2, 2, 2)
    assert (PRINTED.open_offers, PRINTED.offers_a_turn, PRINTED.answer_changes) == (4, 20, 2)
    assert PRINTED.event_faces == (1, 1, 1, 3)
    assert (PRINTED.fence_limit, PRINTED.talk_moves, PRINTED.action_plays) == (2, 60, 1)
    single = (PRINTED.treasure_points, PRINTED.printer_points, PRINTED.constitution_points)
    assert (*single, PRINTED.merchant_points, PRINTED.slayer_points) == (1, 1, 1, 1, 1)


def test_levels_and_what_they_bring() -> None:
    assert (PRINTED.strategic_level, PRINTED.wonder_level, PRINTED.levels) == (3, 4, 5)
    assert PRINTED.draw_levels[1:] == (1, 1, 2, 3, 4, 5)
    assert PRINTED.forces[1:] == (1, 2, 3)
    assert PRINTED.granary_cards == 1


def test_what_tiles_yield() -> None:
    assert PRINTED.piece_cards == (0, 1, 2)
    assert (PRINTED.town_resources, PRINTED.town_commodities) == (1, 1)
    assert (PRINTED.setup_cards, PRINTED.fog_cards) == (1, 1)


def test_what_action_cards_give() -> None:
    assert (PRINTED.free_roads, PRINTED.harvest_cards) == (2, 2)
    assert (PRINTED.irrigation_cards, PRINTED.mining_cards) == (2, 2)
    assert (PRINTED.crane_discount, PRINTED.smith_warriors) == (1, 2)
    assert (PRINTED.master_cards, PRINTED.wedding_cards) == (2, 2)
    assert (PRINTED.resource_monopoly_cards, PRINTED.trade_monopoly_cards) == (2, 1)


def test_seconds_of_the_clocks() -> None:
    """R20.1"""
    assert (PRINTED.roll_seconds, PRINTED.turn_seconds, PRINTED.choice_seconds) == (10, 60, 20)
    assert (PRINTED.robber_seconds, PRINTED.victim_seconds) == (15, 10)
    assert (PRINTED.settle_seconds, PRINTED.first_road_seconds) == (60, 20)
    assert PRINTED.special_seconds == 20

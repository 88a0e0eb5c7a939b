"""Numbers against the sheet's tables (2.1, 2.2, 2.5, 5) and the rulebook."""

from aevum.games.imperials import data
from aevum.games.imperials.data import (
    ACTIONS,
    BASIC_DECK,
    BRICK,
    CARD_NAMES,
    ORE,
    STOCK,
    WHEAT,
    WOOD,
    WOOL,
)


def spelled(cost: tuple[int, ...]) -> dict[int, int]:
    return {card: number for card, number in enumerate(cost) if number}


def test_what_things_cost() -> None:
    assert spelled(data.ROAD_COST) == {WOOD: 1, BRICK: 1}
    assert spelled(data.VILLAGE_COST) == {WOOD: 1, BRICK: 1, WOOL: 1, WHEAT: 1}
    assert spelled(data.TOWN_COST) == {WHEAT: 2, ORE: 3}
    assert spelled(data.CARD_COST) == {WOOL: 1, WHEAT: 1, ORE: 1}
    assert spelled(data.WARRIOR_COST) == {WOOL: 1, ORE: 1}
    assert spelled(data.ACTIVATE_COST) == {WHEAT: 1}
    assert spelled(data.FENCE_COST) == {BRICK: 2}
    assert spelled(data.MEDICINE_COST) == {ORE: 2, WHEAT: 1}


def test_how_many_pieces_a_seat_has() -> None:
    assert (data.ROADS, data.VILLAGES, data.TOWNS, data.FENCES) == (15, 5, 4, 3)
    assert (data.WARRIORS, data.STRENGTHS) == (2, 3)


def test_what_the_market_holds() -> None:
    assert dict(zip(CARD_NAMES, STOCK, strict=True)) == {
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
    counts = [sum(card.number for card in ACTIONS if card.deck == deck) for deck in range(4)]
    assert counts == [17, 18, 18, 25]
    basic = {card.name: card.number for card in ACTIONS if card.deck == BASIC_DECK}
    assert basic == {
        "Warrior": 14,
        "Treasure": 5,
        "Road Builder": 2,
        "Harvest": 2,
        "Monopoly": 2,
    }
    assert len(ACTIONS) == 30
    others = " ".join(f"{card.name} {card.number}" for card in ACTIONS if card.deck != BASIC_DECK)
    assert others == (
        "Alchemist 2 Crane 2 Engineer 2 Inventor 1 Irrigation 2 Medicine 2 Mining 2 Printer 1"
        " Road Builder 2 Smith 1"
        " Commercial Harbor 2 Master Merchant 2 Merchant 6 Merchant Fleet 2 Resource Monopoly 4"
        " Trade Monopoly 2"
        " Bishop 2 Constitution 1 Deserter 2 Diplomat 2 Intrigue 2 Saboteur 2 Spy 3 Warlord 2"
        " Wedding 2"
    )


def test_points_and_limits() -> None:
    assert (data.VILLAGE_POINTS, data.TOWN_POINTS, data.WONDER_POINTS) == (1, 2, 2)
    assert (data.ROUTE_POINTS, data.ROUTE_LENGTH) == (2, 5)
    assert (data.ARMY_POINTS, data.ARMY_SIZE) == (2, 3)
    assert (data.DRAGON_WAY, data.DRAGONSLAYERS, data.ACTION_LIMIT) == (7, 8, 4)
    assert (data.MARKET_RATIO, data.GENERAL_RATIO, data.BEST_RATIO) == (4, 3, 2)
    assert (data.OPEN_OFFERS, data.OFFERS_A_TURN, data.CHANGES_OF_ANSWER) == (4, 20, 2)
    assert data.EVENT_FACES == (1, 1, 1, 3)

"""Goods, tiles, ports and cards of Imperials, and every number that a designer may change.

A match has the printed numbers, or others with `numbers=`; rules, words and bots read them in
`terms.numbers`. Plain constants here are codes, or sizes that the table of moves, the shape of the
board or the notation fix.

More than 500 lines: all numbers of the game are in one file.
"""

from typing import Final, cast, get_args

from aevum.core.native import mypyc_attr
from aevum.core.numbers import (
    DESIGNED,
    PRINTED,
    PUBLIC,
    RECONSTRUCTED,
    Number,
    NumberValues,
    grouped,
    number_row,
)
from aevum.games.imperials import messages as m
from aevum.games.imperials.messages import BuiltName, CardName, DeckName, GoodName
from aevum.games.own_rows import own_rows

# Cards of the market. Commodities exist in Wonders & Warriors only.
WOOD: Final = 0
BRICK: Final = 1
WOOL: Final = 2
WHEAT: Final = 3
ORE: Final = 4
PAPER: Final = 5
CLOTH: Final = 6
COIN: Final = 7

CARD_NAMES: Final = ("wood", "brick", "wool", "wheat", "ore", "paper", "cloth", "coin")
RESOURCES: Final = 5  # the first five of them
CARDS: Final = 8

# Tiles. The first five produce the card of the same number.
GOLD: Final = 5
DESERT: Final = 6
RANDOM: Final = 7  # a place that the bag fills, open to all
FOG: Final = 8  # a place that the bag fills, hidden until a road comes near

TILE_NAMES: Final = ("wood", "brick", "wool", "wheat", "ore", "gold", "desert", "random", "fog")

# Ports: 0 to 4 trade the resource of that number, GENERAL any kind.
GENERAL: Final = 5
PORT_NAMES: Final = ("wood", "brick", "wool", "wheat", "ore", "general")

BASIC: Final = "basic"
WONDERS: Final = "wonders"
MODES: Final = (BASIC, WONDERS)

MOST_TILES: Final = 61
FEWEST_TILES: Final = 6
MOST_PORTS: Final = 15
MOST_PLACES: Final = 6 * MOST_TILES  # corners, and sides, of tiles that do not touch each other

# Costs of things: how many of each card of the market.
# A tuple of any length is one object in compiled code, which is passed without a copy.
Cost = tuple[int, ...]

STRENGTHS: Final = 3  # of warriors: regular, strong, mighty

# Improvements: colours are 0 science, 1 trade, 2 military; each is paid in its commodity.
COLOURS: Final = 3
COLOUR_NAMES: Final = ("science", "trade", "military")
MOST_LEVELS: Final = 5  # that have a price

DICE: Final = 6  # sides of a number die
EVENTS: Final = 4  # of the event die: each colour, and the dragon
DRAGON: Final = 3  # the last of them
EVENT_NAMES: Final = (*COLOUR_NAMES, "dragon")

OFFER_SLOTS: Final = 4  # for open offers of the current player, as moves name them


class PrintedCard:
    """A kind of action card: its name, how many there are, its deck, and its rule."""

    def __init__(self, name: str, copies: int, deck: int, rule: str, text: str = "") -> None:
        self.name = name
        self.copies = copies
        """The printed number; a match may have another."""
        self.deck = deck
        self.rule = rule
        """The paragraph of RULES.md."""
        self.text = text
        """The text of a designer's own card; words/ has the texts of the others."""


# Decks of action cards have the numbers of their colours; Basic has its own deck.
SCIENCE: Final = 0
TRADE: Final = 1
MILITARY: Final = 2
BASIC_DECK: Final = 3
DECKS: Final = 4

PRINTED_ACTIONS: Final[tuple[PrintedCard, ...]] = (
    PrintedCard("Warrior", 14, BASIC_DECK, "R9.5"),
    PrintedCard("Treasure", 5, BASIC_DECK, "R9.6"),
    PrintedCard("Road Builder", 2, BASIC_DECK, "R9.7"),
    PrintedCard("Harvest", 2, BASIC_DECK, "R9.8"),
    PrintedCard("Monopoly", 2, BASIC_DECK, "R9.9"),
    PrintedCard("Alchemist", 2, SCIENCE, "R16.1"),
    PrintedCard("Crane", 2, SCIENCE, "R16.2"),
    PrintedCard("Engineer", 2, SCIENCE, "R16.3"),
    PrintedCard("Inventor", 1, SCIENCE, "R16.4"),
    PrintedCard("Irrigation", 2, SCIENCE, "R16.5"),
    PrintedCard("Medicine", 2, SCIENCE, "R16.6"),
    PrintedCard("Mining", 2, SCIENCE, "R16.7"),
    PrintedCard("Printer", 1, SCIENCE, "R16.8"),
    PrintedCard("Road Builder", 2, SCIENCE, "R16.9"),
    PrintedCard("Smith", 1, SCIENCE, "R16.10"),
    PrintedCard("Commercial Harbor", 2, TRADE, "R17.1"),
    PrintedCard("Master Merchant", 2, TRADE, "R17.2"),
    PrintedCard("Merchant", 6, TRADE, "R17.3"),
    PrintedCard("Merchant Fleet", 2, TRADE, "R17.4"),
    PrintedCard("Resource Monopoly", 4, TRADE, "R17.5"),
    PrintedCard("Trade Monopoly", 2, TRADE, "R17.6"),
    PrintedCard("Bishop", 2, MILITARY, "R18.1"),
    PrintedCard("Constitution", 1, MILITARY, "R18.2"),
    PrintedCard("Deserter", 2, MILITARY, "R18.3"),
    PrintedCard("Diplomat", 2, MILITARY, "R18.4"),
    PrintedCard("Intrigue", 2, MILITARY, "R18.5"),
    PrintedCard("Saboteur", 2, MILITARY, "R18.6"),
    PrintedCard("Spy", 3, MILITARY, "R18.7"),
    PrintedCard("Warlord", 2, MILITARY, "R18.8"),
    PrintedCard("Wedding", 2, MILITARY, "R18.9"),
)


def _word(name: str) -> str:
    """Return a name in the form of moves and numbers."""
    return name.lower().replace(" ", "-")


def _own_actions() -> tuple[PrintedCard, ...]:
    """Return the cards that a designer has added, for the decks of Wonders & Warriors."""
    found = [PrintedCard(*row) for row in own_rows("imperials")]
    taken = {_word(card.name) for card in PRINTED_ACTIONS}
    for card in found:
        if _word(card.name) in taken:
            raise ValueError(f"there is already a card called {card.name}: choose another name")
        taken.add(_word(card.name))
    if any(card.deck not in (SCIENCE, TRADE, MILITARY) for card in found):
        raise ValueError("own action cards go into the decks 0 (science), 1 (trade), 2 (military)")
    return tuple(found)


ACTIONS: Final[tuple[PrintedCard, ...]] = (*PRINTED_ACTIONS, *_own_actions())
"""Every kind of action card; its place here is its number."""


def _action_words() -> tuple[str, ...]:
    """Both modes have a Road Builder; this is the green one of Wonders & Warriors."""
    words = [_word(card.name) for card in ACTIONS]
    return tuple(["green-" + word if word in words[:i] else word for i, word in enumerate(words)])


ACTION_WORDS: Final[tuple[str, ...]] = _action_words()
"""The kinds of action cards by their names in moves and numbers."""

# The kinds of action cards, as places in ACTIONS. A new one is the last of PRINTED_ACTIONS,
# whatever its deck, so that the others keep their numbers.
WARRIOR_CARD: Final = 0
TREASURE: Final = 1
ROAD_BUILDER: Final = 2
HARVEST: Final = 3
MONOPOLY: Final = 4
ALCHEMIST: Final = 5
CRANE: Final = 6
ENGINEER: Final = 7
INVENTOR: Final = 8
IRRIGATION: Final = 9
MEDICINE: Final = 10
MINING: Final = 11
PRINTER: Final = 12
GREEN_ROAD_BUILDER: Final = 13
SMITH: Final = 14
COMMERCIAL_HARBOR: Final = 15
MASTER_MERCHANT: Final = 16
MERCHANT: Final = 17
MERCHANT_FLEET: Final = 18
RESOURCE_MONOPOLY: Final = 19
TRADE_MONOPOLY: Final = 20
BISHOP: Final = 21
CONSTITUTION: Final = 22
DESERTER: Final = 23
DIPLOMAT: Final = 24
INTRIGUE: Final = 25
SABOTEUR: Final = 26
SPY: Final = 27
WARLORD: Final = 28
WEDDING: Final = 29


# The numbers

GOOD_IDS: Final[tuple[GoodName, ...]] = get_args(GoodName)
DECK_IDS: Final[tuple[DeckName, ...]] = get_args(DeckName)


def _cost(
    thing: BuiltName, printed: Cost, rule: str, grade: str = PRINTED, kinds: int = CARDS
) -> tuple[Number, ...]:
    """Return the cost of a thing, a number for each of the first kinds of cards.

    Only printed costs are raised together by tests: with one more of everything, nobody could pay
    for anything in Basic, which has no commodities.
    """
    return tuple(
        [
            Number(f"{thing}.{CARD_NAMES[card]}", printed[card], 0, 8,
                   m.number_cost(good=GOOD_IDS[card], built=thing), grade, rule,
                   cost=printed[card] > 0)
            for card in range(kinds)
        ]
    )  # fmt: skip


def _stock() -> tuple[Number, ...]:
    """Return how many of each card there are."""
    return tuple(
        [
            Number(f"stock.{name}", 24 if card < RESOURCES else 12, 5, 60,
                   m.number_stock(good=GOOD_IDS[card]), PUBLIC, "R2.15")
            for card, name in enumerate(CARD_NAMES)
        ]
    )  # fmt: skip


def _copies() -> tuple[Number, ...]:
    """Return how many of each action card there are. A deck without any card is empty."""
    return tuple(
        [
            Number(f"{word}.copies", card.copies, 0, 20,
                   m.number_copies(card=cast(CardName, word), deck=DECK_IDS[card.deck]),
                   PUBLIC if kind < len(PRINTED_ACTIONS) else DESIGNED, card.rule)
            for kind, (word, card) in enumerate(zip(ACTION_WORDS, ACTIONS, strict=True))
        ]
    )  # fmt: skip


BUILT: Final[tuple[str, ...]] = (
    "road", "village", "town", "action", "warrior", "upgrade", "activation", "fence",
)  # fmt: skip
BUILT_IN_BASIC: Final = BUILT[:4]

COSTS: Final[tuple[Number, ...]] = (
    *_cost("road", (1, 1, 0, 0, 0, 0, 0, 0), "R6.1"),
    *_cost("village", (1, 1, 1, 1, 0, 0, 0, 0), "R6.1"),
    *_cost("town", (0, 0, 0, 2, 3, 0, 0, 0), "R6.1"),
    *_cost("action", (0, 0, 1, 1, 1), "R6.1", kinds=RESOURCES),
    *_cost("warrior", (0, 0, 1, 0, 1, 0, 0, 0), "R6.1"),
    *_cost("upgrade", (0, 0, 1, 0, 1, 0, 0, 0), "R6.1"),
    *_cost("activation", (0, 0, 0, 1, 0, 0, 0, 0), "R6.1"),
    *_cost("fence", (0, 2, 0, 0, 0, 0, 0, 0), "R6.1", PUBLIC),
    *_cost("medicine", (0, 0, 0, 1, 2, 0, 0, 0), "R16.6", PUBLIC),
    *number_row("improvement.cost", (1, 2, 3, 4, 5), 0, 12, lambda n: m.number_level(n=n), PRINTED,
                "R11.4", cost=True),
)  # fmt: skip

# The setup places two roads, two villages (Basic) or a village and a town, whatever the supply.
# More than 20 roads would make the search for the longest route slow, and a save has at most as
# many pieces of a kind as the smallest map has corners, 22.
PIECES_OF_A_SEAT: Final[tuple[Number, ...]] = (
    Number("road.pieces", 15, 2, 20, m.number_road_pieces(), PRINTED, "R6.6"),
    Number("village.pieces", 5, 2, 10, m.number_village_pieces(), PRINTED, "R6.6"),
    Number("town.pieces", 4, 1, 10, m.number_town_pieces(), PRINTED, "R6.6"),
    Number("fence.pieces", 3, 0, 10, m.number_fence_pieces(), PRINTED, "R15.1"),
    Number("fence.limit", 2, 0, 10, m.number_fence_limit(), PRINTED, "R15.1"),
    *number_row("warrior.pieces", (2, 2, 2), 0, 6, lambda n: m.number_warriors(n=n), PUBLIC,
                "R13.2"),
    *number_row("warrior.strength", (1, 2, 3), 0, 9, lambda n: m.number_strength(n=n), PRINTED,
                "R13.2"),
)  # fmt: skip

POINTS: Final[tuple[Number, ...]] = (
    Number("village.points", 1, 0, 3, m.number_village_points(), PRINTED, "R10.1"),
    Number("town.points", 2, 0, 5, m.number_town_points(), PRINTED, "R10.1"),
    Number("route.points", 2, 0, 6, m.number_route_points(), PRINTED, "R10.1"),
    Number("route.length", 5, 2, 15, m.number_route_length(), PRINTED, "R10.4"),
    Number("army.points", 2, 0, 6, m.number_army_points(), PRINTED, "R10.1"),
    Number("army.size", 3, 1, 14, m.number_army_size(), PRINTED, "R10.7"),
    Number("treasure.points", 1, 0, 5, m.number_treasure_points(), PUBLIC, "R9.6"),
    Number("wonder.points", 2, 0, 6, m.number_wonder_points(), PRINTED, "R12.1"),
    Number("dragonslayer.points", 1, 0, 5, m.number_dragonslayer_points(), PRINTED, "R14.3"),
    Number("dragonslayer.awards", 8, 0, 20, m.number_dragonslayer_awards(), PUBLIC, "R14.3"),
    Number("merchant.points", 1, 0, 5, m.number_merchant_points(), PUBLIC, "R17.3"),
    Number("printer.points", 1, 0, 5, m.number_printer_points(), PUBLIC, "R16.8"),
    Number("constitution.points", 1, 0, 5, m.number_constitution_points(), PUBLIC, "R18.2"),
)  # fmt: skip

YIELDS: Final[tuple[Number, ...]] = (
    Number("village.cards", 1, 1, 4, m.number_village_cards(), PRINTED, "R5.1"),
    Number("town.cards", 2, 1, 6, m.number_town_cards(), PRINTED, "R5.1"),
    Number("town.resources", 1, 0, 4, m.number_town_resources(), PRINTED, "R11.2"),
    Number("town.commodities", 1, 0, 4, m.number_town_commodities(), PRINTED, "R11.2"),
    Number("setup.cards", 1, 0, 3, m.number_setup_cards(), PUBLIC, "R3.5"),
    Number("fog.cards", 1, 0, 3, m.number_fog_cards(), PUBLIC, "R2.12"),
    Number("granary.cards", 1, 1, 4, m.number_granary_cards(), PRINTED, "R11.9"),
    *_stock(),
)  # fmt: skip

# With a ratio of 1 a turn could trade forever.
RATIOS: Final[tuple[Number, ...]] = (
    Number("market.ratio", 4, 2, 8, m.number_market_ratio(), PRINTED, "R8.1"),
    Number("general-port.ratio", 3, 2, 8, m.number_general_port_ratio(), PRINTED, "R8.1"),
    Number("resource-port.ratio", 2, 2, 8, m.number_resource_port_ratio(), PRINTED, "R8.2"),
    Number("guild.ratio", 2, 2, 8, m.number_guild_ratio(), PRINTED, "R11.10"),
    Number("merchant.ratio", 2, 2, 8, m.number_merchant_ratio(), PUBLIC, "R17.3"),
    Number("merchant-fleet.ratio", 2, 2, 8, m.number_merchant_fleet_ratio(), PUBLIC, "R17.4"),
)  # fmt: skip

# The dragon always has a face on the event die.
WONDERS_AND_DRAGON: Final[tuple[Number, ...]] = (
    Number("strategic.level", 3, 1, MOST_LEVELS, m.number_strategic_level(), PRINTED, "R11.9"),
    Number("wonder.level", 4, 1, MOST_LEVELS, m.number_wonder_level(), PRINTED, "R12.1"),
    Number("improvement.levels", MOST_LEVELS, 1, MOST_LEVELS, m.number_improvement_levels(),
           PRINTED, "R11.4"),
    *number_row("draw.level", (1, 1, 2, 3, 4, 5), 1, MOST_LEVELS + 1, lambda n: m.number_draw(n=n),
                PRINTED, "R11.7"),
    Number("event.science", 1, 0, 6, m.number_event_science(), PUBLIC, "R11.6"),
    Number("event.trade", 1, 0, 6, m.number_event_trade(), PUBLIC, "R11.6"),
    Number("event.military", 1, 0, 6, m.number_event_military(), PUBLIC, "R11.6"),
    Number("event.dragon", 3, 1, 6, m.number_event_dragon(), PUBLIC, "R11.6"),
    Number("dragon.steps", 7, 1, 20, m.number_dragon_steps(), PUBLIC, "R14.1"),
)  # fmt: skip

CARD_NUMBERS: Final[tuple[Number, ...]] = (
    Number("action.plays", 1, 1, 5, m.number_action_plays(), PRINTED, "R9.2"),
    Number("action.limit", 4, 1, 12, m.number_action_limit(), PRINTED, "R15.4"),
    Number("road-builder.roads", 2, 1, 5, m.number_road_builder_roads(), PUBLIC, "R9.7"),
    Number("harvest.cards", 2, 1, 5, m.number_harvest_cards(), PUBLIC, "R9.8"),
    Number("crane.discount", 1, 0, 5, m.number_crane_discount(), PUBLIC, "R16.2"),
    Number("irrigation.cards", 2, 1, 6, m.number_irrigation_cards(), PUBLIC, "R16.5"),
    Number("mining.cards", 2, 1, 6, m.number_mining_cards(), PUBLIC, "R16.7"),
    # It remembers the first warrior, so that the second is another one.
    Number("smith.warriors", 2, 1, 2, m.number_smith_warriors(), PUBLIC, "R16.10"),
    Number("master-merchant.cards", 2, 1, 8, m.number_master_merchant_cards(), PUBLIC, "R17.2"),
    Number("resource-monopoly.cards", 2, 1, 9, m.number_resource_monopoly_cards(), PUBLIC, "R17.5"),
    Number("trade-monopoly.cards", 1, 1, 9, m.number_trade_monopoly_cards(), PUBLIC, "R17.6"),
    Number("wedding.cards", 2, 1, 8, m.number_wedding_cards(), PUBLIC, "R18.9"),
    *_copies(),
)  # fmt: skip

TRADING: Final[tuple[Number, ...]] = (
    Number("offers.open", OFFER_SLOTS, 1, OFFER_SLOTS, m.number_offers_open(), PUBLIC, "R8.10"),
    Number("offers.turn", 20, 1, 40, m.number_offers_turn(), RECONSTRUCTED, "R8.9"),
    Number("answers.changes", 2, 0, 9, m.number_answers_changes(), RECONSTRUCTED, "R8.12"),
    Number("talk.moves", 60, 10, 200, m.number_talk_moves(), RECONSTRUCTED, "R8.9"),
)  # fmt: skip

# Fast clocks halve them: nothing would be left of one second.
SECONDS: Final[tuple[Number, ...]] = (
    Number("seconds.settle", 60, 2, 600, m.number_seconds_settle(), PUBLIC, "R20.1"),
    Number("seconds.first-road", 20, 2, 600, m.number_seconds_first_road(), PUBLIC, "R20.1"),
    Number("seconds.roll", 10, 2, 600, m.number_seconds_roll(), PUBLIC, "R20.1"),
    Number("seconds.turn", 60, 2, 600, m.number_seconds_turn(), PUBLIC, "R20.1"),
    Number("seconds.robber", 15, 2, 600, m.number_seconds_robber(), PUBLIC, "R20.1"),
    Number("seconds.victim", 10, 2, 600, m.number_seconds_victim(), PUBLIC, "R20.1"),
    Number("seconds.special", 20, 2, 600, m.number_seconds_special(), PUBLIC, "R20.1"),
    Number("seconds.choice", 20, 2, 600, m.number_seconds_choice(), PUBLIC, "R20.1"),
)  # fmt: skip

NUMBERS: Final[tuple[Number, ...]] = (
    *grouped(m.number_group_costs(), COSTS),
    *grouped(m.number_group_pieces(), PIECES_OF_A_SEAT),
    *grouped(m.number_group_points(), POINTS),
    *grouped(m.number_group_yields(), YIELDS),
    *grouped(m.number_group_ratios(), RATIOS),
    *grouped(m.number_group_wonders(), WONDERS_AND_DRAGON),
    *grouped(m.number_group_cards(), CARD_NUMBERS),
    *grouped(m.number_group_trading(), TRADING),
    *grouped(m.number_group_seconds(), SECONDS),
)


PRINTED_NUMBERS: Final = {number.name: number.printed for number in NUMBERS}


@mypyc_attr(acyclic=True)
class Price:
    """A cost for `can_pay`, which can reject most hands by their size."""

    def __init__(self, cost: Cost) -> None:
        self.size: Final = sum(cost)
        """How many cards it takes."""
        needs: list[int] = []
        for card, number in enumerate(cost):
            if number:
                needs += [card, number]
        self.needs: Final = needs
        """Each kind of card it takes, followed by how many."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Numbers:
    """The numbers of one match as fields, which compiled rules read fast. Clones share it."""

    def __init__(self, values: NumberValues) -> None:
        of, row = values.of, values.row
        self.values: Final = values
        # Costs
        self.road_cost: Final = _cost_of(values, "road")
        self.village_cost: Final = _cost_of(values, "village")
        self.town_cost: Final = _cost_of(values, "town")
        self.action_cost: Final = _cost_of(values, "action")
        self.warrior_cost: Final = _cost_of(values, "warrior")
        self.upgrade_cost: Final = _cost_of(values, "upgrade")
        self.activation_cost: Final = _cost_of(values, "activation")
        self.fence_cost: Final = _cost_of(values, "fence")
        self.medicine_cost: Final = _cost_of(values, "medicine")
        self.level_costs: Final = row("improvement.cost")
        """The cost of each level, in cards of its commodity."""
        self.road_price: Final = Price(self.road_cost)
        self.village_price: Final = Price(self.village_cost)
        self.town_price: Final = Price(self.town_cost)
        self.action_price: Final = Price(self.action_cost)
        self.warrior_price: Final = Price(self.warrior_cost)
        self.upgrade_price: Final = Price(self.upgrade_cost)
        self.activation_price: Final = Price(self.activation_cost)
        self.fence_price: Final = Price(self.fence_cost)
        self.medicine_price: Final = Price(self.medicine_cost)
        self.cheapest: Final = _cheapest(values)
        """The fewest cards with which anything can be built or bought."""
        self.cheapest_in_basic: Final = min(
            [sum(_cost_of(values, thing)) for thing in BUILT_IN_BASIC]
        )
        # Pieces
        self.roads: Final = of("road.pieces")
        self.villages: Final = of("village.pieces")
        self.towns: Final = of("town.pieces")
        self.fences: Final = of("fence.pieces")
        self.fence_limit: Final = of("fence.limit")
        self.warriors: Final[tuple[int, ...]] = (0, *row("warrior.pieces"))
        """By strength, from 1 on."""
        self.forces: Final[tuple[int, ...]] = (0, *row("warrior.strength"))
        """The strength of each kind of warrior against the dragon, from 1 on."""
        # Points
        self.village_points: Final = of("village.points")
        self.town_points: Final = of("town.points")
        self.route_points: Final = of("route.points")
        self.route_length: Final = of("route.length")
        self.army_points: Final = of("army.points")
        self.army_size: Final = of("army.size")
        self.treasure_points: Final = of("treasure.points")
        self.wonder_points: Final = of("wonder.points")
        self.slayer_points: Final = of("dragonslayer.points")
        self.slayer_awards: Final = of("dragonslayer.awards")
        self.merchant_points: Final = of("merchant.points")
        self.printer_points: Final = of("printer.points")
        self.constitution_points: Final = of("constitution.points")
        # Production and the market
        self.village_cards: Final = of("village.cards")
        self.town_cards: Final = of("town.cards")
        self.piece_cards: Final[tuple[int, ...]] = (0, of("village.cards"), of("town.cards"))
        """What nothing, a village and a town get from a tile with one kind of card."""
        self.town_resources: Final = of("town.resources")
        self.town_commodities: Final = of("town.commodities")
        self.setup_cards: Final = of("setup.cards")
        self.fog_cards: Final = of("fog.cards")
        self.granary_cards: Final = of("granary.cards")
        self.stock: Final = tuple([of(f"stock.{name}") for name in CARD_NAMES])
        self.market_ratio: Final = of("market.ratio")
        self.general_ratio: Final = of("general-port.ratio")
        self.port_ratio: Final = of("resource-port.ratio")
        self.guild_ratio: Final = of("guild.ratio")
        self.merchant_ratio: Final = of("merchant.ratio")
        self.fleet_ratio: Final = of("merchant-fleet.ratio")
        self.best_ratio: Final = min([of(number.name) for number in RATIOS])
        # Wonders and the dragon
        self.levels: Final = of("improvement.levels")
        self.strategic_level: Final = of("strategic.level")
        self.wonder_level: Final = of("wonder.level")
        self.draw_levels: Final[tuple[int, ...]] = (0, *row("draw.level"))
        """The level for an action card, by the red die."""
        self.event_faces: Final = tuple([of(f"event.{name}") for name in EVENT_NAMES])
        self.faces: Final = tuple(
            [event for event in range(EVENTS) for _ in range(self.event_faces[event])]
        )
        """The event on each face of the event die."""
        self.dragon_steps: Final = of("dragon.steps")
        # Action cards
        self.copies: Final = tuple([of(f"{word}.copies") for word in ACTION_WORDS])
        self.action_plays: Final = of("action.plays")
        self.action_limit: Final = of("action.limit")
        self.free_roads: Final = of("road-builder.roads")
        self.harvest_cards: Final = of("harvest.cards")
        self.crane_discount: Final = of("crane.discount")
        self.irrigation_cards: Final = of("irrigation.cards")
        self.mining_cards: Final = of("mining.cards")
        self.smith_warriors: Final = of("smith.warriors")
        self.master_cards: Final = of("master-merchant.cards")
        self.resource_monopoly_cards: Final = of("resource-monopoly.cards")
        self.trade_monopoly_cards: Final = of("trade-monopoly.cards")
        self.wedding_cards: Final = of("wedding.cards")
        # Offers
        self.open_offers: Final = of("offers.open")
        self.offers_a_turn: Final = of("offers.turn")
        self.answer_changes: Final = of("answers.changes")
        self.talk_moves: Final = of("talk.moves")
        # Seconds of the clocks at normal speed
        self.settle_seconds: Final = of("seconds.settle")
        self.first_road_seconds: Final = of("seconds.first-road")
        self.roll_seconds: Final = of("seconds.roll")
        self.turn_seconds: Final = of("seconds.turn")
        self.robber_seconds: Final = of("seconds.robber")
        self.victim_seconds: Final = of("seconds.victim")
        self.special_seconds: Final = of("seconds.special")
        self.choice_seconds: Final = of("seconds.choice")

    def unprinted(self, name: str) -> list[int]:
        """Return a number for the end of an event's `args`: nothing if it is as printed.

        So words know it without a state, and events with the printed numbers stay unchanged.
        """
        return [self.values.of(name)] if name in self.values.changed else []


def _cost_of(values: NumberValues, thing: str) -> Cost:
    """Return the cost of a thing, by card."""
    names = [f"{thing}.{card}" for card in CARD_NAMES]
    return tuple([values.values.get(name, 0) for name in names])


def _cheapest(values: NumberValues) -> int:
    """Return how many cards the cheapest thing or improvement takes without action cards."""
    levels = values.row("improvement.cost")[: values.of("improvement.levels")]
    return min(min(levels), min([sum(_cost_of(values, thing)) for thing in BUILT]))

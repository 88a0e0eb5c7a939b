"""What action cards do, with the numbers of the match."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.text import Args, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import Numbers
from aevum.games.imperials.messages import BOOK
from aevum.games.imperials.words.names import CARDS, goods, is_own


def _crane(numbers: Numbers) -> Text:
    free = numbers.level_costs[0] <= numbers.crane_discount
    message = m.about_crane_free if free else m.about_crane
    return message(commodities=numbers.crane_discount)


ABOUT: Final[dict[str, Callable[[Numbers], Text]]] = {
    "warrior": lambda _: m.about_warrior(),
    "treasure": lambda n: m.about_treasure(points=n.treasure_points),
    "road-builder": lambda n: m.about_road_builder(roads=n.free_roads),
    "harvest": lambda n: m.about_harvest(resources=n.harvest_cards),
    "monopoly": lambda _: m.about_monopoly(),
    "alchemist": lambda _: m.about_alchemist(),
    "crane": _crane,
    "engineer": lambda _: m.about_engineer(),
    "inventor": lambda _: m.about_inventor(),
    "irrigation": lambda n: m.about_irrigation(n=n.irrigation_cards),
    "medicine": lambda n: m.about_medicine(cost=goods(n.medicine_cost)),
    "mining": lambda n: m.about_mining(n=n.mining_cards),
    "printer": lambda n: m.about_printer(points=n.printer_points),
    "green-road-builder": lambda n: m.about_green_road_builder(roads=n.free_roads),
    "smith": lambda n: m.about_smith(n=n.smith_warriors),
    "commercial-harbor": lambda _: m.about_commercial_harbor(),
    "master-merchant": lambda n: m.about_master_merchant(n=n.master_cards),
    "merchant": lambda n: m.about_merchant(points=n.merchant_points, n=n.merchant_ratio),
    "merchant-fleet": lambda n: m.about_merchant_fleet(n=n.fleet_ratio),
    "resource-monopoly": lambda n: m.about_resource_monopoly(n=n.resource_monopoly_cards),
    "trade-monopoly": lambda n: m.about_trade_monopoly(n=n.trade_monopoly_cards),
    "bishop": lambda _: m.about_bishop(),
    "constitution": lambda n: m.about_constitution(points=n.constitution_points),
    "deserter": lambda _: m.about_deserter(),
    "diplomat": lambda _: m.about_diplomat(),
    "intrigue": lambda _: m.about_intrigue(),
    "saboteur": lambda _: m.about_saboteur(),
    "spy": lambda _: m.about_spy(),
    "warlord": lambda _: m.about_warlord(),
    "wedding": lambda n: m.about_wedding(cards=n.wedding_cards),
}


def card_texts(numbers: Numbers) -> list[Text]:
    """Return what each action card does, in the order of ACTIONS."""
    return [about(numbers, card) for card in range(len(CARDS))]


def about(numbers: Numbers, card: int) -> Text:
    """Return what an action card does."""
    name = CARDS[card]
    return Text(f"about-{name}", {}, BOOK) if is_own(card) else ABOUT[name](numbers)


def brief(numbers: Numbers, card: int) -> Text:
    """Return what an action card does, in a few words."""
    name = CARDS[card]
    args: Args = about(numbers, card).args
    return Text(f"brief-{name}", args, BOOK)

# not compiled: words are slow code on purpose
"""What the cards say: one or two sentences for each action card, improvement and wonder.

The first sentence of a card says what it does, short enough for a list of moves.
"""

from aevum.games.imperials.data import ACTIONS, COLOURS, Numbers
from aevum.games.imperials.words.phrases import amounts, in_words, spelled, up_to
from aevum.games.phrases import many


def card_texts(numbers: Numbers) -> tuple[str, ...]:
    """Return the text of each action card, in the order of ACTIONS."""
    return (*_basic_texts(numbers), *_science_texts(numbers), *_trade_texts(numbers),
            *_military_texts(numbers), *[card.text for card in ACTIONS if card.text])  # fmt: skip


def _basic_texts(numbers: Numbers) -> tuple[str, ...]:
    return (
        "Move the robber and steal a card. The Warrior then counts for your army.",
        _treasure(numbers.treasure_points),
        _free_roads(numbers),
        _harvest(numbers.harvest_cards),
        "Name a resource and receive all that the others hold of it.",
    )


def _treasure(points: int) -> str:
    if points == 1:
        return "A hidden point. Keep it: it counts from now on and is shown when the game ends."
    worth = spelled(points, "hidden point").capitalize()
    return f"{worth}. Keep it: it counts from now on and is shown when the game ends."


def _free_roads(numbers: Numbers) -> str:
    roads = spelled(numbers.free_roads, "road")
    return f"Build {roads} for nothing. The usual rules say where."


def _harvest(cards: int) -> str:
    if cards == 1:
        return "Take one resource of your choice from the market."
    return f"Take {in_words(cards)} resources of your choice from the market. They may be alike."


def _science_texts(numbers: Numbers) -> tuple[str, ...]:
    once = "counts once, however many stand there."
    return (
        "Choose both number dice, before you roll. The event die is thrown as ever.",
        _crane(numbers),
        "Build a fence for nothing. It needs a town of yours without one.",
        "Swap two numbers on the board. Tokens of 2, 6, 8 and 12 stay where they are.",
        f"Take {numbers.irrigation_cards} wheat for each farm you settle on. A farm {once}",
        f"Turn a village into a town for {amounts(numbers.medicine_cost)}.",
        f"Take {numbers.mining_cards} ore for each mine you settle on. A mine {once}",
        _shown(numbers.printer_points),
        _free_roads(numbers),
        _smith(numbers.smith_warriors),
    )


def _crane(numbers: Numbers) -> str:
    less = numbers.crane_discount
    noun = "commodity" if less == 1 else "commodities"
    free = " A first level costs nothing." if numbers.level_costs[0] <= less else ""
    return f"Build one improvement for {in_words(less)} {noun} less.{free}"


def _shown(points: int) -> str:
    worth = "A point" if points == 1 else spelled(points, "point").capitalize()
    return f"{worth} for you. It is shown when you draw it and stays before you."


def _smith(warriors: int) -> str:
    if warriors == 1:
        return "Raise one warrior by one step for nothing."
    return "Raise up to two warriors by one step for nothing. They must be different ones."


def _trade_texts(numbers: Numbers) -> tuple[str, ...]:
    points, ratio = many(numbers.merchant_points, "point"), numbers.merchant_ratio
    resources, commodities = numbers.resource_monopoly_cards, numbers.trade_monopoly_cards
    put = "Put the merchant on a tile you settle on."
    name = "Name a kind of card: this turn"
    return (
        "Give each opponent a resource for a commodity. They choose which; you stop when you like.",
        f"Look at the cards of a player ahead of you and take {in_words(numbers.master_cards)}.",
        f"{put} He brings {points}, and {ratio} of its kind buy any card.",
        f"{name} {numbers.fleet_ratio} of it buy any card. Commodities count too.",
        f"Name a resource and receive up to {resources} of it from every opponent.",
        f"Name a commodity and receive {up_to(commodities)} of it from every opponent who has it.",
    )


def _military_texts(numbers: Numbers) -> tuple[str, ...]:
    cards = spelled(numbers.wedding_cards, "card")
    late = "Only after the dragon's first attack."
    return (
        f"Move the robber and steal from everybody on its tile. {late}",
        _shown(numbers.constitution_points),
        "Make an opponent dismiss a warrior. You may place one of the same strength for nothing.",
        "Take an open road off the board. If it was yours, you lay it elsewhere for nothing.",
        "Drive off an opponent's warrior that stands at a road of yours, however strong it is.",
        "Let every opponent with at least your points discard half. A single card is safe.",
        "Look at an opponent's action cards and take one.",
        "Activate all your warriors for nothing. Those it wakes do not act in this turn.",
        f"Receive {cards} from every opponent who is ahead of you. They choose which.",
    )


def work_texts(numbers: Numbers) -> tuple[str, ...]:
    """Return what improvements bring: Granary, Guild and Barracks, wonders, great wonders."""
    points = spelled(numbers.wonder_points, "point").capitalize()
    taken = f"Another's level {numbers.levels} takes it over."
    few = numbers.granary_cards
    granted = "a resource" if few == 1 else f"{in_words(few)} resources"
    some = in_words(numbers.guild_ratio).capitalize()
    return (
        f"When a roll other than 7 yields you nothing, take {granted} of your choice.",
        f"{some} commodities of a kind buy any one card from the market.",
        "Your strong warriors can become mighty.",
        *[f"{points}, and the dragon spares its town. {taken}"] * COLOURS,
        *[f"{points} for good, and the dragon spares its town."] * COLOURS,
    )


def brief(numbers: Numbers, card: int) -> str:
    """Return the first sentence of an action card, without its full stop."""
    return card_texts(numbers)[card].split(". ")[0].rstrip(".")

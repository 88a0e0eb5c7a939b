"""Answers to questions in a player's words: what a corner, tile, player or card stands for."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE, Ask
from aevum.games.imperials.cards.trade import WHICH, Looking
from aevum.games.imperials.data import (
    ACTIONS,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DESERTER,
    ENGINEER,
    GREAT_NAMES,
    INTRIGUE,
    INVENTOR,
    MEDICINE,
    MERCHANT,
    RESOURCES,
    SMITH,
    SPY,
    STRATEGIC_NAMES,
    WEDDING,
    WONDER_NAMES,
)
from aevum.games.imperials.rules.asks import (
    CHOOSE_CORNER,
    CHOOSE_ROAD,
    DISCARD,
    LOSE_TOWN,
    MARCH_TO,
    NAME_CARD,
    PICK,
    PICK_DECK,
    PLACE_WONDER,
    RETREAT,
    ROBBER,
    VICTIM,
)
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.improving import gains_wonder, improvement_cost, level
from aevum.games.imperials.rules.land import builders_at
from aevum.games.imperials.rules.realm import EMPTY, Realm
from aevum.games.imperials.rules.robber import toss_of
from aevum.games.imperials.rules.warriors import strength, warriors_of
from aevum.games.imperials.words.cardtext import brief
from aevum.games.imperials.words.phrases import STRENGTH_NAMES, amounts, wonder_name
from aevum.games.imperials.words.places import (
    corner_words,
    owned_words,
    rest_words,
    side_words,
    tile_words,
    warrior_words,
    way_words,
)
from aevum.games.phrases import listed, many, who


def choice_label(realm: Realm, seat: int, name: str, args: list[int]) -> str:
    """Return an answer to the question this seat is asked, "" if the move is no answer."""
    ask = realm.must(seat)
    if ask is None:
        return ""
    if name == "corner":
        return _corner(realm, seat, ask, args[0])
    if name == "side":
        return _side(realm, seat, ask, args[0])
    if name == "tile":
        return _tile(realm, seat, ask, args[0])
    if name == "player":
        return _player(realm, ask, args[0])
    if name == "card":
        return _card(realm, seat, ask, args[0])
    if name == "action":
        verb = "Put back" if ask.subject == NONE else "Take"
        text = brief(realm.terms.numbers, args[0])
        return f"{verb} {ACTIONS[args[0]].name}: {text}"
    if name == "colour":
        return _colour(realm, seat, ask, args[0])
    if name == "dice":
        red, yellow = args[0] + 1, args[1] + 1
        return f"Red {red} and yellow {yellow}: a roll of {red + yellow}"
    if name == "stop":
        return _stop(ask)
    return ""


def _stop(ask: Ask) -> str:
    if ask.subject == SMITH:
        return "Raise no second warrior"
    return "Place no warrior" if ask.subject == DESERTER else "Stop here"


# Places


def _corner(realm: Realm, seat: int, ask: Ask, corner: int) -> str:
    where = f"{corner}, on {corner_words(realm, corner)}"
    if ask.kind == PLACE_WONDER:
        wonder = wonder_name(ask.subject, realm.great[ask.subject])
        return f"The {wonder} in the town at {where}"
    if ask.kind == LOSE_TOWN:
        fence = " and its fence" if realm.fenced[corner] else ""
        return f"Give up the town{fence} at {where}"
    if ask.kind == MARCH_TO:
        if realm.piece[corner] == EMPTY:
            return f"Move to {where}"
        return f"Drive {owned_words(realm, seat, corner)} from {where}"
    if ask.kind == RETREAT:
        return f"Retreat to {where}"
    return _card_corner(realm, seat, ask, corner, where) if ask.kind == CHOOSE_CORNER else where


def _card_corner(realm: Realm, seat: int, ask: Ask, corner: int, where: str) -> str:
    card = ask.subject
    if ACTIONS[card].text:  # a designer's own card
        return where
    if card == ENGINEER:
        return f"A fence for the town at {where}"
    if card == MEDICINE:
        return f"A town for {amounts(realm.terms.numbers.medicine_cost)} at {where}"
    if card == INTRIGUE:
        return f"Drive off {owned_words(realm, seat, corner)} at {where}"
    if card == SMITH:
        return f"Make the warrior at {corner} {STRENGTH_NAMES[strength(realm, corner) + 1]}"
    if realm.piece[corner] != EMPTY:
        state = rest_words(realm, corner)
        return f"Dismiss the {state} {warrior_words(realm, corner)} at {where}"
    return f"Place the warrior at {where}"


def _side(realm: Realm, seat: int, ask: Ask, side: int) -> str:
    if ask.kind == CHOOSE_ROAD:
        owner = realm.road[side]
        whose = "your" if owner == seat else f"{who(owner)}'s"
        return f"Remove {whose} road {side}: {side_words(realm, side)}"
    return f"Road {side} for nothing: {way_words(realm, seat, side)}"


def _tile(realm: Realm, seat: int, ask: Ask, tile: int) -> str:
    where = f"{tile_words(realm, tile)}, tile {tile}"
    if ask.kind == ROBBER:
        return f"The robber to {where}{_harm(realm, seat, tile)}"
    if ask.subject == MERCHANT:
        price = f"{realm.terms.numbers.merchant_ratio} {CARD_NAMES[realm.kinds[tile]]}"
        return f"The merchant on {where}: {price} for any card"
    if ask.subject == INVENTOR:
        return f"The number {realm.numbers[tile]} of {where}"
    return where


def _harm(realm: Realm, seat: int, tile: int) -> str:
    """Tell whom a robber on a tile would stop; a tile without a number yields nothing to stop."""
    if not realm.numbers[tile]:
        return ": it stops nobody, for nothing grows there"
    found = ["you" if other == seat else who(other) for other in builders_at(realm, tile)]
    return f": it stops {listed(found)}" if found else ": it stops nobody"


# Players and cards


def _player(realm: Realm, ask: Ask, other: int) -> str:
    cards = many(realm.sizes[other], "card")
    if ask.kind == VICTIM:
        return f"Rob {who(other)}, who has {cards}"
    if ask.subject == SPY:
        return f"{who(other)}, who has {many(cards_held(realm, other), 'action card')}"
    if ask.subject == DESERTER:
        return f"{who(other)}, who has {many(len(warriors_of(realm, other)), 'warrior')}"
    return f"{who(other)}, who has {many(realm.points[other], 'point')} and {cards}"


def _card(realm: Realm, seat: int, ask: Ask, card: int) -> str:
    name = CARD_NAMES[card]
    if ask.kind == DISCARD:
        left = realm.hands[seat * CARDS + card] - toss_of(realm, seat).cards[card]
        verb = "Give away" if ask.subject == WEDDING else "Discard"
        return f"{verb} 1 {name} of {left}"
    if ask.kind == PICK:
        return f"Take 1 {name}, {realm.market[card]} in the market"
    if ask.kind == NAME_CARD:
        return f"Name {name}"
    frame = played_card(realm, ask)
    if isinstance(frame, Looking):
        return f"Take 1 {name} of {realm.hands[frame.other * CARDS + card]}"
    return f"Offer 1 {name}" if frame.stage == WHICH else f"Give 1 {name}"


def _colour(realm: Realm, seat: int, ask: Ask, colour: int) -> str:
    if ask.kind == PICK_DECK:
        left = realm.decks[colour].size()
        return f"Draw a {COLOUR_NAMES[colour]} card, {left} in the deck"
    return improvement(realm, seat, colour, realm.terms.numbers.crane_discount)


def improvement(realm: Realm, seat: int, colour: int, discount: int) -> str:
    """Return the next improvement of a colour with its cost and what it brings."""
    now = level(realm, seat, colour) + 1
    cost = improvement_cost(realm, seat, colour, discount)
    price = f" for {cost} {CARD_NAMES[RESOURCES + colour]}" if cost > 0 else " for nothing"
    brings = _brings(realm, seat, colour, now)
    more = f": {listed(brings)}" if brings else ""
    return f"Raise {COLOUR_NAMES[colour]} to level {now}{price}{more}"


def _brings(realm: Realm, seat: int, colour: int, new: int) -> list[str]:
    """Return what a seat's next level of a colour brings, besides action cards."""
    numbers = realm.terms.numbers
    found = [f"the {STRATEGIC_NAMES[colour]}"] if new == numbers.strategic_level else []
    if gains_wonder(realm, seat, colour):
        names = GREAT_NAMES if new == numbers.levels else WONDER_NAMES
        found.append(f"the {names[colour]}, {many(numbers.wonder_points, 'point')}")
    elif new == numbers.levels and realm.wonder_of[colour] == seat:
        found.append(f"your wonder becomes the {GREAT_NAMES[colour]}")
    return found

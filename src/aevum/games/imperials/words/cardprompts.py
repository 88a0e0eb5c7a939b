"""The questions that action cards ask."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE, Ask
from aevum.games.imperials.cards.basic import FreeRoads
from aevum.games.imperials.cards.military import Luring, Spying
from aevum.games.imperials.cards.science import Smithing, Swapping
from aevum.games.imperials.cards.trade import WHICH, Looking, Visiting
from aevum.games.imperials.data import (
    ACTIONS,
    CARD_NAMES,
    COMMERCIAL_HARBOR,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    INTRIGUE,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MONOPOLY,
    RESOURCE_MONOPOLY,
    SMITH,
    TRADE_MONOPOLY,
    Numbers,
)
from aevum.games.imperials.rules.asks import (
    CHOOSE_ACTION,
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_CORNER,
    CHOOSE_DICE,
    CHOOSE_PLAYER,
    CHOOSE_ROAD,
    CHOOSE_TILE,
    NAME_CARD,
    PLACE_ROAD,
)
from aevum.games.imperials.rules.card import PlayedCard, played_card
from aevum.games.imperials.rules.realm import IDLE, Realm
from aevum.games.imperials.words.phrases import STRENGTH_NAMES, in_words, up_to
from aevum.games.imperials.words.places import tile_words
from aevum.games.phrases import many, who


def card_prompt(realm: Realm, ask: Ask) -> str:
    """Return the question of an action card, which is named first."""
    frame = played_card(realm, ask)
    if ACTIONS[ask.subject].text:  # a designer's own card
        return f"{ACTIONS[ask.subject].name}: {ACTIONS[ask.subject].text}"
    return f"{ACTIONS[ask.subject].name}: {_question(realm, ask, frame)}"


def _question(realm: Realm, ask: Ask, frame: PlayedCard) -> str:
    kind = ask.kind
    if kind == NAME_CARD:
        return _naming(realm.terms.numbers, ask.subject)
    if kind == PLACE_ROAD:
        if ask.subject == DIPLOMAT:
            return "Lay your road on another side."
        assert isinstance(frame, FreeRoads)
        left = realm.terms.numbers.free_roads - frame.laid
        return f"Lay a road for nothing, {many(left, 'road')} to go."
    if kind == CHOOSE_DICE:
        return "Which numbers shall the red and the yellow die show?"
    if kind == CHOOSE_COLOUR:
        less = realm.terms.numbers.crane_discount
        noun = "commodity" if less == 1 else "commodities"
        return f"Which improvement do you build for {in_words(less)} {noun} less?"
    if kind == CHOOSE_CORNER:
        return _corner(ask, frame)
    if kind == CHOOSE_TILE:
        return _tile(realm, ask, frame)
    if kind == CHOOSE_PLAYER:
        return _player(ask)
    if kind == CHOOSE_CARD:
        return _card(realm, ask, frame)
    if kind == CHOOSE_ROAD:
        return "Which open road do you take off the board?"
    assert kind == CHOOSE_ACTION
    assert isinstance(frame, Spying)
    return f"Which action card of {who(frame.other)} do you take?"


def _naming(numbers: Numbers, card: int) -> str:
    if card == MONOPOLY:
        return "Name a resource: the others give you all they have of it."
    if card == RESOURCE_MONOPOLY:
        most = numbers.resource_monopoly_cards
        return f"Name a resource: each opponent gives you up to {most} of it."
    if card == TRADE_MONOPOLY:
        share = up_to(numbers.trade_monopoly_cards)
        return f"Name a commodity: each opponent who has it gives you {share}."
    return f"Name the kind of card of which {numbers.fleet_ratio} buy any 1 card this turn."


def _corner(ask: Ask, frame: PlayedCard) -> str:
    card = ask.subject
    if card == ENGINEER:
        return "Which town gets the fence?"
    if card == MEDICINE:
        return "Which village becomes a town?"
    if card == INTRIGUE:
        return "Which warrior do you drive off?"
    if card == SMITH:
        assert isinstance(frame, Smithing)
        first = frame.first == NONE
        return "Which warrior do you raise?" if first else "Raise a second warrior, or stop?"
    assert card == DESERTER
    assert isinstance(frame, Luring)
    if ask.seat != frame.seat:
        return f"{who(frame.seat)} makes you dismiss a warrior. Which one?"
    state = "inactive" if frame.active == IDLE else "active"
    return f"Where do you place the {STRENGTH_NAMES[frame.strong]} warrior, {state}, if at all?"


def _tile(realm: Realm, ask: Ask, frame: PlayedCard) -> str:
    if ask.subject == MERCHANT:
        return "On which tile do you put the merchant?"
    assert isinstance(frame, Swapping)
    if frame.first != NONE:
        return f"With which number does that of {tile_words(realm, frame.first)} change places?"
    return "Which number do you move first?"


def _player(ask: Ask) -> str:
    if ask.subject == COMMERCIAL_HARBOR:
        return "To whom do you offer a resource for a commodity, or do you stop?"
    if ask.subject == MASTER_MERCHANT:
        return "At whose cards do you look?"
    return (
        "Who loses a warrior?" if ask.subject == DESERTER else "At whose action cards do you look?"
    )


def _card(realm: Realm, ask: Ask, frame: PlayedCard) -> str:
    if ask.subject == MASTER_MERCHANT:
        assert isinstance(frame, Looking)
        left = realm.terms.numbers.master_cards - frame.taken
        return f"Which card do you take from {who(frame.other)}, {left} to go?"
    assert isinstance(frame, Visiting)
    if frame.stage == WHICH:
        return f"Which resource do you offer to {who(frame.partner)}?"
    offered = CARD_NAMES[frame.offered]
    return f"{who(frame.seat)} gives you 1 {offered}. Which commodity do you give?"

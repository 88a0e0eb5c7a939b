"""Why an answer to an action card's question is refused."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE, Ask
from aevum.games.imperials.cards.military import Removing, Spying
from aevum.games.imperials.cards.science import FIXED_NUMBERS, Smithing
from aevum.games.imperials.cards.trade import WHICH, Looking, Visiting
from aevum.games.imperials.data import (
    ACTIONS,
    CARD_NAMES,
    COMMERCIAL_HARBOR,
    DESERTER,
    ENGINEER,
    INTRIGUE,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MONOPOLY,
    RESOURCE_MONOPOLY,
    RESOURCES,
)
from aevum.games.imperials.rules.asks import (
    CHOOSE_ACTION,
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    CHOOSE_CORNER,
    CHOOSE_PLAYER,
    CHOOSE_ROAD,
    CHOOSE_TILE,
    NAME_CARD,
    PLACE_ROAD,
)
from aevum.games.imperials.rules.card import PlayedCard
from aevum.games.imperials.rules.market import kinds_traded
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.warriors import is_warrior
from aevum.games.imperials.words.places import tile_words
from aevum.games.imperials.words.whybuild import no_bare_town, no_village, road_place, why_improve
from aevum.games.imperials.words.whywarriors import no_post, no_step_up
from aevum.games.phrases import who


def why_card_answer(realm: Realm, ask: Ask, name: str, args: list[int]) -> str:
    """Return the rule that an answer breaks, "" if the move is no answer to this question."""
    kind, seat = ask.kind, ask.seat
    frame = realm.stack(ask.lane)[-1]
    if not isinstance(frame, PlayedCard) or ACTIONS[frame.card].text:  # a designer's own card
        return ""
    if kind == PLACE_ROAD and name == "side":
        return _road(realm, ask, frame, args[0])
    if kind == CHOOSE_ROAD and name == "side":
        return _open_road(realm, args[0])
    if kind == NAME_CARD and name == "card":
        return _name(realm, ask.subject, args[0])
    if kind == CHOOSE_COLOUR and name == "colour":
        return why_improve(realm, seat, args[0], realm.terms.numbers.crane_discount)
    if kind == CHOOSE_CORNER and name == "corner":
        return _corner(realm, ask, frame, args[0])
    if kind == CHOOSE_TILE and name == "tile":
        return _tile(realm, ask, args[0])
    if kind == CHOOSE_PLAYER and name == "player":
        return _player(realm, ask, frame, args[0])
    if kind == CHOOSE_CARD and name == "card":
        return _card(ask, frame, args[0])
    if kind == CHOOSE_ACTION and name == "action":
        assert isinstance(frame, Spying)
        return f"R18.7: {who(frame.other)} holds no {ACTIONS[args[0]].name}."
    return ""


# Roads


def _road(realm: Realm, ask: Ask, frame: PlayedCard, side: int) -> str:
    if isinstance(frame, Removing) and side == frame.removed:
        return "R18.4: the road goes to another side than the one it came from."
    return road_place(realm, ask.seat, side)


def _open_road(realm: Realm, side: int) -> str:
    if realm.road[side] == NONE:
        return f"R18.4: there is no road at {side}."
    return f"R18.4: the road at {side} is not open; its owner goes on at both ends."


# Corners and tiles


def _corner(realm: Realm, ask: Ask, frame: PlayedCard, corner: int) -> str:
    card, seat = ask.subject, ask.seat
    if card == ENGINEER:
        return no_bare_town(realm, seat, corner)
    if card == MEDICINE:
        return no_village(realm, seat, corner, "R16.6")
    if card == INTRIGUE:
        return _intrigue(realm, seat, corner)
    mine = realm.owner[corner] == seat and is_warrior(realm, corner)
    if card == DESERTER and seat == frame.seat:
        return no_post(realm, seat, corner)
    if not mine:
        rule = "R18.3" if card == DESERTER else "R16.10"
        return f"{rule}: no warrior of yours stands at {corner}."
    if isinstance(frame, Smithing) and corner == frame.first:
        return f"R16.10: the warrior at {corner} has risen; the second must be another one."
    return no_step_up(realm, seat, corner)


def _intrigue(realm: Realm, seat: int, corner: int) -> str:
    if realm.owner[corner] in (NONE, seat) or not is_warrior(realm, corner):
        return f"R18.5: no opponent's warrior stands at {corner}."
    return f"R18.5: the warrior at {corner} does not stand at a road of yours."


def _tile(realm: Realm, ask: Ask, tile: int) -> str:
    if ask.subject == MERCHANT:
        if realm.fog[tile] or realm.kinds[tile] >= RESOURCES:
            return f"R17.3: tile {tile} is no open resource tile."
        return f"R17.3: no village or town of yours is beside {tile_words(realm, tile)}."
    number = realm.numbers[tile]
    if realm.fog[tile] or number <= 0:
        return f"R16.4: tile {tile} shows no number."
    if number in FIXED_NUMBERS:
        return f"R16.4: a {number} stays where it is."
    return f"R16.4: both numbers are {number}; they must differ."


# Players and cards


def _player(realm: Realm, ask: Ask, frame: PlayedCard, other: int) -> str:
    card = ask.subject
    if other == ask.seat:
        rule = {COMMERCIAL_HARBOR: "R17.1", MASTER_MERCHANT: "R17.2", DESERTER: "R18.3"}
        return f"{rule.get(card, 'R18.7')}: choose an opponent, not yourself."
    if card == COMMERCIAL_HARBOR:
        if isinstance(frame, Visiting) and frame.visited[other]:
            return f"R17.1: you have been to {who(other)} with this card."
        return f"R17.1: {who(other)} holds no card."
    if card == MASTER_MERCHANT:
        if realm.points[other] <= realm.points[ask.seat]:
            return f"R17.2: {who(other)} has no more points than you."
        return f"R17.2: {who(other)} holds no card."
    if card == DESERTER:
        return f"R18.3: {who(other)} has no warrior on the board."
    return f"R18.7: {who(other)} holds no action card."


def _card(ask: Ask, frame: PlayedCard, card: int) -> str:
    name = CARD_NAMES[card]
    if ask.subject == MASTER_MERCHANT:
        assert isinstance(frame, Looking)
        return f"R17.2: {who(frame.other)} holds no {name}."
    if frame.stage == WHICH:
        if card >= RESOURCES:
            return f"R17.1: you offer a resource, and {name} is a commodity."
        return f"R17.1: you hold no {name}."
    if card < RESOURCES:
        return f"R17.1: you give a commodity, and {name} is a resource."
    return f"R17.1: you hold no {name}."


def _name(realm: Realm, action: int, card: int) -> str:
    rules = {MONOPOLY: "R9.9", RESOURCE_MONOPOLY: "R17.5"}
    name = CARD_NAMES[card]
    if card >= kinds_traded(realm):
        return f"R1.2: {name} belongs to Wonders & Warriors."
    if action in rules:
        return f"{rules[action]}: name a resource; {name} is a commodity."
    return f"R17.6: name a commodity; {name} is a resource."

"""What the bot answers when an action card asks."""

from aevum.core.frames import Frame
from aevum.core.state import Ask
from aevum.games.imperials.bot.card_choices import (
    best_dice,
    best_named,
    best_swap,
    held_worth,
    road_to_remove,
)
from aevum.games.imperials.bot.defence import full_strength, town_gain
from aevum.games.imperials.bot.placing import NEVER_HERE, best_move, post_worth, wonder_worth
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import prey_worth, threat
from aevum.games.imperials.data import (
    CARDS,
    COMMERCIAL_HARBOR,
    DESERTER,
    ENGINEER,
    INTRIGUE,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    SMITH,
)
from aevum.games.imperials.moves import (
    ACTION_CARD,
    CARD,
    CHOSEN_DICE,
    COLOUR,
    CORNER,
    IMPROVE,
    PLAYER,
    ROAD,
    SIDE,
    STOP,
    TILE,
    VILLAGE,
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
from aevum.games.imperials.rules.realm import IDLE, PIECES, TOWN_COUNT, WARRIOR_PIECE, Realm


def card_answer(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the answer to a question of an action card; the frame's `a` is the card."""
    kind, seat = ask.kind, ask.seat
    frame = realm.stack(ask.lane)[-1]
    if kind == CHOOSE_CORNER:
        return best_move(legal, [corner_score(realm, seat, frame, move) for move in legal])
    if kind == CHOOSE_PLAYER:
        return best_move(legal, [player_score(realm, seat, frame, move) for move in legal])
    if kind == CHOOSE_ACTION:
        return best_move(legal, [held_worth(move - ACTION_CARD) for move in legal])
    if kind == CHOOSE_ROAD:
        move = road_to_remove(realm, seat)[0]
        return move if move in legal else legal[0]
    outlook = Outlook(realm, seat)
    if kind == CHOOSE_TILE:
        return choose_tile(outlook, frame, legal)
    if kind == PLACE_ROAD:
        return place_road(outlook, legal)
    if kind == NAME_CARD:
        return best_named(outlook, frame.a)[0]
    if kind == CHOOSE_DICE:
        return CHOSEN_DICE + best_dice(outlook)[0]
    if kind == CHOOSE_COLOUR:
        return choose_colour(outlook, legal)
    assert kind == CHOOSE_CARD
    return choose_card(outlook, frame, legal)


def corner_score(realm: Realm, seat: int, frame: Frame, move: int) -> int:
    """Return how good a corner is for what a card does there."""
    if move == STOP:
        return NEVER_HERE
    corner, card = move - CORNER, frame.a
    if card == ENGINEER:
        return wonder_worth(realm, corner) + (1 << 20 if realm.wonder[corner] >= 0 else 0)
    if card == MEDICINE:
        return town_gain(realm, corner)
    strong = realm.piece[corner] - WARRIOR_PIECE
    if card == INTRIGUE:
        return threat(realm, seat, realm.owner[corner]) + 20 * strong
    if card == SMITH:
        return strong + (4 if realm.active[corner] != IDLE else 0)
    assert card == DESERTER
    if seat != frame.seat:
        return -2 * strong - int(realm.active[corner] != IDLE)
    return post_worth(realm, seat, corner)


def player_score(realm: Realm, seat: int, frame: Frame, move: int) -> int:
    """Return how gladly a card is turned against a player."""
    if move == STOP:
        return 0
    other, card = move - PLAYER, frame.a
    if card == COMMERCIAL_HARBOR:
        return 1 + 10 * realm.pieces[other * PIECES + TOWN_COUNT] + realm.sizes[other]
    if card == MASTER_MERCHANT:
        return threat(realm, seat, other) + 40 * min(
            realm.terms.numbers.master_cards, realm.sizes[other]
        )
    if card == DESERTER:
        return threat(realm, seat, other) + 20 * full_strength(realm, other)
    return prey_worth(realm, seat, other)


def choose_tile(outlook: Outlook, frame: Frame, legal: list[int]) -> int:
    """Return the tile for the Merchant, or the next of the Inventor's two."""
    realm = outlook.realm
    if frame.a == MERCHANT:
        scores: list[int] = []
        for move in legal:
            kind = realm.kinds[move - TILE]
            rich = 2 * outlook.hand[kind] + outlook.income[kind]
            scores.append(rich if outlook.ratios[kind] > realm.terms.numbers.merchant_ratio else 0)
        return best_move(legal, scores)
    one, two, _ = best_swap(realm, outlook.seat, frame.b - 1)
    return TILE + (two if frame.b else one)


def place_road(outlook: Outlook, legal: list[int]) -> int:
    """Return the free road that brings the best goal nearer."""
    best, found = 0, legal[0]
    for goal in outlook.goals:
        move = goal.move - ROAD + SIDE
        if ROAD <= goal.move < VILLAGE and move in legal:
            value = outlook.faded(goal, outlook.hand)
            if value > best:
                best, found = value, move
    return found


def choose_colour(outlook: Outlook, legal: list[int]) -> int:
    """Return the improvement for a Crane."""
    scores = [0] * len(legal)
    for goal in outlook.goals:
        for place, move in enumerate(legal):
            if goal.move == move - COLOUR + IMPROVE:
                scores[place] = goal.value + 1
    return best_move(legal, scores)


def choose_card(outlook: Outlook, frame: Frame, legal: list[int]) -> int:
    """Return the card to take of a Master Merchant's victim, or to give where one must."""
    sign = 1 if frame.a == MASTER_MERCHANT else -1
    scores: list[int] = []
    for move in legal:
        change = [0] * CARDS
        change[move - CARD] = sign
        scores.append(outlook.gain(change))
    return best_move(legal, scores)

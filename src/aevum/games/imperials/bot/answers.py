"""What the bot answers to each question but those of its own turn."""

from aevum.core.state import WAIT, Ask
from aevum.games.imperials.bot.bargaining import answer, counter_offer, go_on
from aevum.games.imperials.bot.card_choices import deck_worth, held_worth
from aevum.games.imperials.bot.placing import (
    best_move,
    founding_road_worth,
    founding_worth,
    post_worth,
    wonder_worth,
    worst_town_first,
)
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import bishop_worth, robber_worth, victim_worth
from aevum.games.imperials.bot.turn import march_worth, wants_to_build
from aevum.games.imperials.data import CARDS, RESOURCES
from aevum.games.imperials.moves import (
    ACTION_CARD,
    CARD,
    COLOUR,
    CORNER,
    MARKET_TRADE,
    PLAYER,
    REQUEST,
    ROAD,
    TILE,
    TOWN,
    VILLAGE,
)
from aevum.games.imperials.rules.asks import (
    DISCARD,
    DROP_ACTION,
    FOUND_PIECE,
    FOUND_ROAD,
    LOSE_TOWN,
    MARCH_TO,
    PICK,
    PICK_DECK,
    PLACE_WONDER,
    RETREAT,
    ROBBER,
    VICTIM,
    WHERE,
)
from aevum.games.imperials.rules.production import Picks
from aevum.games.imperials.rules.realm import TOWN_PIECE, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.robber import BY_BISHOP, robbery_of, toss_of
from aevum.games.imperials.rules.trading import draft_of


def common_answer(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the answer to a question that no single action card asks."""
    kind, seat = ask.kind, ask.seat
    if kind == DISCARD:
        return discard(realm, seat, legal)
    if kind == PICK:
        return pick(realm, seat, legal)
    if kind == WHERE:
        return MARKET_TRADE
    return best_move(legal, [score(realm, ask, move) for move in legal])


def score(realm: Realm, ask: Ask, move: int) -> int:
    """Return how good an answer is, among those to the same question."""
    kind, seat = ask.kind, ask.seat
    if kind == FOUND_PIECE:
        if move >= TOWN:
            return founding_worth(realm, seat, move - TOWN, TOWN_PIECE)
        return founding_worth(realm, seat, move - VILLAGE, VILLAGE_PIECE)
    if kind == FOUND_ROAD:
        return founding_road_worth(realm, seat, move - ROAD)
    if kind == ROBBER:
        if robbery_of(realm).why == BY_BISHOP:
            return bishop_worth(realm, seat, move - TILE)
        return robber_worth(realm, seat, move - TILE)
    if kind == VICTIM:
        return victim_worth(realm, seat, move - PLAYER)
    if kind == PLACE_WONDER:
        return wonder_worth(realm, move - CORNER)
    if kind == LOSE_TOWN:
        return worst_town_first(realm, move - CORNER)
    if kind == MARCH_TO:
        return march_worth(realm, seat, move - CORNER)
    if kind == RETREAT:
        return post_worth(realm, seat, move - CORNER)
    if kind == DROP_ACTION:
        return -held_worth(move - ACTION_CARD)
    assert kind == PICK_DECK
    return deck_worth(realm, move - COLOUR)


def discard(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return the card whose loss hurts the plan least."""
    outlook = Outlook(realm, seat)
    tossed = toss_of(realm, seat).cards
    left = [outlook.hand[card] - tossed[card] for card in range(CARDS)]
    scores: list[int] = []
    for move in legal:
        left[move - CARD] -= 1
        scores.append(outlook.prospect(left))
        left[move - CARD] += 1
    return best_move(legal, scores)


def pick(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return the resource that helps the plan most; of two, the first of the best pair."""
    outlook = Outlook(realm, seat)
    hand = outlook.hand[:]
    picks = realm.table[-1]
    several = isinstance(picks, Picks) and picks.left[seat] > 1
    scores: list[int] = []
    for move in legal:
        hand[move - CARD] += 1
        best = outlook.prospect(hand)
        for other in range(RESOURCES if several else 0):
            hand[other] += 1
            best = max(best, outlook.prospect(hand))
            hand[other] -= 1
        scores.append(best)
        hand[move - CARD] -= 1
    return best_move(legal, scores)


def talk(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return what to say in another's turn: to his offers, or that one wants to build."""
    draft = draft_of(realm, seat)
    if draft is not None:
        return go_on(draft.both(), counter_offer(Outlook(realm, seat)), legal)
    quiet = True
    for offer in realm.offers:
        if offer is not None:
            quiet = False
    if quiet and REQUEST not in legal:
        return WAIT
    outlook = Outlook(realm, seat)
    if not quiet:
        move = answer(outlook, legal)
        if move != WAIT:
            return move
    return REQUEST if REQUEST in legal and wants_to_build(outlook) else WAIT

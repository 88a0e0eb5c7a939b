"""What the bot answers to each kind of question."""

from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE, WAIT, Ask
from aevum.games.imperials.bot.bargaining import answer, counter_offer, go_on
from aevum.games.imperials.bot.card_play import play_before_roll
from aevum.games.imperials.bot.judges.held import deck_worth, held_worth
from aevum.games.imperials.bot.judges.table import judge_of
from aevum.games.imperials.bot.mind import Mind
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
from aevum.games.imperials.bot.turn import main_move, march_worth, special_move, wants_to_build
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
    ROLL,
    TILE,
    TOWN,
    VILLAGE,
)
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.founding import founding_of, founds_town
from aevum.games.imperials.rules.production import Picks
from aevum.games.imperials.rules.realm import TOWN_PIECE, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.robber import BY_BISHOP, robbery_of, toss_of
from aevum.games.imperials.rules.trading import draft_of

# The setup


def found_piece(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the best place for a first settlement."""
    town = founds_town(realm, founding_of(realm).placing)
    row, piece = (TOWN, TOWN_PIECE) if town else (VILLAGE, VILLAGE_PIECE)
    seat = ask.seat
    scores = [founding_worth(realm, seat, move - row, piece, mind) for move in legal]
    return best_move(legal, scores)


def found_road(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the road that leads to the best next site."""
    seat = ask.seat
    scores = [founding_road_worth(realm, seat, move - ROAD, mind) for move in legal]
    return best_move(legal, scores)


# A turn


def roll(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Roll, or play a card first."""
    move = play_before_roll(realm, ask.seat, legal, mind)
    return ROLL if move == NONE else move


def act(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the next move of the player of the turn."""
    return main_move(Outlook(realm, ask.seat, mind), legal)


def build(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return what to build between two turns."""
    return special_move(Outlook(realm, ask.seat, mind), legal)


# Single choices


def robber(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the best tile for the robber; a Bishop robs everybody there."""
    if robbery_of(realm).why == BY_BISHOP:
        return best_move(legal, [bishop_worth(realm, ask.seat, move - TILE) for move in legal])
    return best_move(legal, [robber_worth(realm, ask.seat, move - TILE) for move in legal])


def victim(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return whom to rob."""
    return best_move(legal, [victim_worth(realm, ask.seat, move - PLAYER) for move in legal])


def where(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Give the market an offer that it would take: that is certain."""
    return MARKET_TRADE


def place_wonder(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the town that the dragon should spare."""
    return best_move(legal, [wonder_worth(realm, move - CORNER) for move in legal])


def lose_town(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the town whose loss hurts least."""
    return best_move(legal, [worst_town_first(realm, move - CORNER) for move in legal])


def march_to(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the end of a march."""
    return best_move(legal, [march_worth(realm, ask.seat, move - CORNER) for move in legal])


def retreat(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return where a displaced warrior goes."""
    return best_move(legal, [post_worth(realm, ask.seat, move - CORNER) for move in legal])


def drop_action(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the least valuable action card."""
    return best_move(legal, [-held_worth(move - ACTION_CARD) for move in legal])


def pick_deck(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the deck with the best cards."""
    return best_move(legal, [deck_worth(realm, move - COLOUR) for move in legal])


def of_card(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the answer to a question of an action card."""
    return judge_of(played_card(realm, ask).card).answer(realm, ask, legal, mind)


# Cards


def discard(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the card whose loss hurts the plan least."""
    outlook = Outlook(realm, ask.seat, mind)
    tossed = toss_of(realm, ask.seat).cards
    left = [outlook.hand[card] - tossed[card] for card in range(CARDS)]
    scores: list[int] = []
    for move in legal:
        left[move - CARD] -= 1
        scores.append(outlook.prospect(left))
        left[move - CARD] += 1
    return best_move(legal, scores)


def pick(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return the resource that helps the plan most; of two, the first of the best pair."""
    outlook = Outlook(realm, ask.seat, mind)
    hand = outlook.hand[:]
    picks = realm.table[-1]
    several = isinstance(picks, Picks) and picks.left[ask.seat] > 1
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


def talk(realm: Realm, ask: Ask, legal: list[int], mind: Mind) -> int:
    """Return what to say in another's turn: to their offers, or to ask to build."""
    seat = ask.seat
    draft = draft_of(realm, seat)
    if draft is not None:
        return go_on(draft.both(), counter_offer(Outlook(realm, seat, mind)), legal)
    quiet = True
    for offer in realm.offers:
        if offer is not None:
            quiet = False
    if quiet and REQUEST not in legal:
        return WAIT
    outlook = Outlook(realm, seat, mind)
    if not quiet:
        move = answer(outlook, legal)
        if move != WAIT:
            return move
    return REQUEST if REQUEST in legal and wants_to_build(outlook) else WAIT


ANSWERS: Final[list[Callable[[Realm, Ask, list[int], Mind], int]]] = [
    found_piece,
    found_road,
    roll,
    act,
    build,
    talk,
    discard,
    robber,
    victim,
    pick,
    where,
    place_wonder,
    lose_town,
    march_to,
    retreat,
    drop_action,
    pick_deck,
    *[of_card] * 10,
]
"""The answers to each kind of question, in the order of their kinds."""

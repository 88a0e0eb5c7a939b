"""What the bot does in its turn: deals, action cards, building, trades, and when it ends."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.bargaining import best_deal, go_on, may_offer, next_offer
from aevum.games.imperials.bot.card_play import best_play
from aevum.games.imperials.bot.defence import SURE, attack_chance
from aevum.games.imperials.bot.goals import WIN, Goal
from aevum.games.imperials.bot.mind import PARTS
from aevum.games.imperials.bot.placing import post_worth
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import robbed
from aevum.games.imperials.data import CARDS
from aevum.games.imperials.moves import CHASE, END, MARCH, MARKET, OFFER, ROAD, VILLAGE
from aevum.games.imperials.rules.land import can_pay
from aevum.games.imperials.rules.offer import covers
from aevum.games.imperials.rules.realm import TOWN_PIECE, Realm
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.rules.warriors import targets

AHEAD: Final = 3 * PARTS  # how soon a village must be possible so that its roads are built early
WORTH_CHASING: Final = 120
WORTH_MARCHING: Final = 60


def main_move(outlook: Outlook, legal: list[int]) -> int:
    """Return the next move of the player of the turn."""
    realm, seat = outlook.realm, outlook.seat
    draft = draft_of(realm, seat)
    if draft is not None:
        return go_on(draft.both(), next_offer(outlook), legal)
    goal = goal_now(outlook, legal)
    if goal is not None and goal.value >= WIN:
        return step_to(outlook, goal, legal)
    move = best_deal(outlook, legal)
    if move == NONE:
        move = best_play(outlook, legal)
    if move == NONE and realm.wonders:
        move = _chase(realm, seat, legal)
        if move == NONE:
            move = _march(realm, seat, legal)
    return _build_or_trade(outlook, goal, legal) if move == NONE else move


def _build_or_trade(outlook: Outlook, goal: Goal | None, legal: list[int]) -> int:
    if goal is not None and covers(outlook.hand, 0, goal.cost):
        return step_to(outlook, goal, legal)
    if OFFER in legal and may_offer(outlook):
        return OFFER
    if goal is not None:
        return step_to(outlook, goal, legal)
    move = _early_road(outlook, legal)
    if move == NONE:
        move = _unload(outlook, legal)
    return END if move == NONE else move


def goal_now(outlook: Outlook, legal: list[int]) -> Goal | None:
    """Return the goal to pay for now, if that is better than to save for another."""
    best = outlook.prospect(outlook.hand)
    found: Goal | None = None
    for goal in outlook.goals:
        if outlook.lack(outlook.hand, goal.cost) > 0 or step_to(outlook, goal, legal) == NONE:
            continue
        outlook.done = goal
        value = goal.value + outlook.prospect(outlook.after(goal))
        outlook.done = None
        if value > best:
            best, found = value, goal
    return found


def step_to(outlook: Outlook, goal: Goal, legal: list[int]) -> int:
    """Return the next move towards a goal that can be paid now, NONE if none is legal."""
    if covers(outlook.hand, 0, goal.cost) and goal.move in legal:
        return goal.move
    trade = outlook.trade_for(goal)
    return trade if trade in legal else NONE


def _early_road(outlook: Outlook, legal: list[int]) -> int:
    """Return a road that a goal needs anyway, if it does not slow down anything else."""
    crowded = sum(outlook.hand) > outlook.limit
    price = outlook.realm.terms.numbers.road_cost
    best = outlook.prospect(outlook.hand)
    found, loss = NONE, outlook.mind.early
    for goal in outlook.goals:
        if not ROAD <= goal.move < VILLAGE or goal.move not in legal:
            continue
        soon = outlook.wait(outlook.hand, goal.cost) <= AHEAD
        full = goal.cost
        goal.cost = [full[card] - price[card] for card in range(CARDS)]
        after = outlook.prospect([outlook.hand[card] - price[card] for card in range(CARDS)])
        goal.cost = full
        if after + (loss if soon or crowded else 0) > best:
            best, found = after + loss, goal.move
    return found


def _unload(outlook: Outlook, legal: list[int]) -> int:
    """Return the trade with the market that makes a hand safer or better, NONE if none does."""
    if sum(outlook.hand) <= outlook.limit:
        return NONE
    best, found = 0, NONE
    for move in legal:
        if MARKET <= move < OFFER:
            given, taken = (move - MARKET) // CARDS, (move - MARKET) % CARDS
            change = [0] * CARDS
            change[given] = -outlook.ratios[given]
            change[taken] += 1
            value = outlook.gain(change)
            if value > best:
                best, found = value, move
    return found


def special_move(outlook: Outlook, legal: list[int]) -> int:
    """Return what to build in a turn of the special build phase: no trades, no cards."""
    goal = goal_now(outlook, legal)
    if goal is not None and covers(outlook.hand, 0, goal.cost):
        return step_to(outlook, goal, legal)
    move = _early_road(outlook, legal)
    return END if move == NONE else move


def wants_to_build(outlook: Outlook) -> bool:
    """Return whether a turn of the special build phase would help."""
    return any(goal.value > 0 and covers(outlook.hand, 0, goal.cost) for goal in outlook.goals)


# Warriors


def _chase(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return the move by which the weakest warrior chases the robber from a tile of the bot."""
    if robbed(realm, seat) < WORTH_CHASING:
        return NONE
    again = can_pay(realm, seat, realm.terms.numbers.activation_price)  # active again at once
    if not again and attack_chance(realm, realm.seats) > SURE // 3:
        return NONE
    best, found = 99, NONE
    for move in legal:
        if CHASE <= move < MARKET and realm.piece[move - CHASE] < best:
            best, found = realm.piece[move - CHASE], move
    return found


def _march(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return a march that drives another's warrior from the bot's roads, or clears a site for
    it."""
    if attack_chance(realm, 2 * realm.seats) > SURE // 4:
        return NONE
    for move in legal:
        if MARCH <= move < CHASE and best_march(realm, seat, move - MARCH) > WORTH_MARCHING:
            return move
    return NONE


def best_march(realm: Realm, seat: int, corner: int) -> int:
    """Return how much better another place would be for a warrior."""
    best = 0
    for end in targets(realm, seat, corner):
        best = max(best, march_worth(realm, seat, end) - post_worth(realm, seat, corner))
    return best


def march_worth(realm: Realm, seat: int, end: int) -> int:
    """Return the value of the end of a march for a warrior."""
    value = post_worth(realm, seat, end)
    if realm.piece[end] > TOWN_PIECE:
        for side in realm.hexes.corner_sides[end]:
            value += 60 if realm.road[side] == seat else 0
        value -= 60
    return value

"""Why the standard bot makes a move, in numbers of its evaluation: what a hint tells."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.bot import Explanation
from aevum.core.state import NONE, Ask
from aevum.core.text import Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.bot.defence import SURE, attack_chance
from aevum.games.imperials.bot.goals import WIN, Goal, costs
from aevum.games.imperials.bot.income import CARD_WORTH, POINT, corner_income
from aevum.games.imperials.bot.judges.table import judge_of
from aevum.games.imperials.bot.mind import PARTS, Mind
from aevum.games.imperials.bot.placing import best_way
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.sites import fog_at
from aevum.games.imperials.data import (
    BASIC_DECK,
    CARDS,
    DECKS,
    DICE,
    TREASURE,
)
from aevum.games.imperials.messages import PieceName
from aevum.games.imperials.moves import (
    BUY,
    FENCE,
    IMPROVE,
    MARKET,
    MOVES,
    OFFER,
    PLAY,
    PLAYER,
    ROAD,
    TILE,
    TOWN,
    VILLAGE,
)
from aevum.games.imperials.rules.asks import (
    DISCARD,
    FOUND_PIECE,
    FOUND_ROAD,
    MAIN,
    PICK,
    ROBBER,
    SPECIAL,
    TALK,
    VICTIM,
)
from aevum.games.imperials.rules.dragon import dragon_strength
from aevum.games.imperials.rules.improving import gains_wonder, level
from aevum.games.imperials.rules.phrases import COLOURS, goods
from aevum.games.imperials.rules.production import pips
from aevum.games.imperials.rules.realm import TOWN_PIECE, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.robber import hand_limit

PERCENT: Final = 100
PIECES: Final[dict[str, PieceName]] = {
    "village": "village",
    "town": "town",
    "buy": "action-card",
    "fence": "fence",
    "warrior": "warrior",
}
GOALS: Final = {
    "activate": m.do_goal_active,
    "upgrade": m.do_goal_stronger,
    "play": m.do_goal_card,
}


def explain(realm: Realm, seat: int, move: int, mind: Mind) -> Explanation | None:
    """Return why a bot with this mind makes a move, None if nothing in numbers can be said."""
    ask = realm.must(seat) or next((each for each in realm.asks if each.seat == seat), None)
    if ask is None or ask.kind not in QUESTIONS:
        return None
    return QUESTIONS[ask.kind](realm, ask, move, mind)


# The setup


def _found(realm: Realm, ask: Ask, move: int, mind: Mind) -> Explanation | None:
    corner, piece = move - VILLAGE, VILLAGE_PIECE
    if move >= TOWN:
        corner, piece = move - TOWN, TOWN_PIECE
    cards = [(number + 1) // 2 for number in corner_income(realm, corner, piece)[:CARDS]]
    return Explanation(m.hint_founding(goods=goods(cards))) if sum(cards) else None


def _first_road(realm: Realm, ask: Ask, move: int, mind: Mind) -> Explanation | None:
    site = best_way(realm, ask.seat, move - ROAD, mind)[1]
    if site == NONE:
        return None
    return Explanation(
        m.hint_first_road(n=_cards(realm, site)), m.part_plan_village(), (VILLAGE + site,)
    )


def _cards(realm: Realm, corner: int, piece: int = VILLAGE_PIECE) -> int:
    """Return how many cards such a piece on a corner brings in 36 rolls on average."""
    return (sum(corner_income(realm, corner, piece)) + 1) // 2


# A turn


def _turn(realm: Realm, ask: Ask, move: int, mind: Mind) -> Explanation | None:
    """Explain what is built, bought or played, else what the move saves or trades for."""
    outlook = Outlook(realm, ask.seat, mind)
    for goal in outlook.goals:
        if goal.move == move:
            reason = _reason(outlook, goal)
            return None if reason is None else Explanation(reason, _plan(realm, goal), _rest(goal))
    if PLAY <= move < ROAD:
        return _played(outlook, move - PLAY)
    return _saved(outlook, move)


def _saved(outlook: Outlook, move: int) -> Explanation | None:
    """Explain a move by the goal that it saves or trades for."""
    goal = outlook.best_goal()
    if goal is None:
        return None
    missing = [max(0, cost - held) for cost, held in zip(goal.cost, outlook.hand, strict=True)]
    name, realm = _goal(outlook.realm, goal), outlook.realm
    if not sum(missing):
        return None
    if MARKET <= move < OFFER and outlook.lack(outlook.hand, goal.cost) <= 0:
        reason = m.hint_goal_pay(goal=name, n=_points(goal))
    else:
        rounds = (outlook.wait(outlook.hand, goal.cost) + PARTS - 1) // PARTS
        reason = m.hint_goal_rounds(goal=name, missing=goods(missing), n=max(1, rounds))
    return Explanation(reason, _plan(realm, goal), (goal.move, *_rest(goal)))


def _played(outlook: Outlook, card: int) -> Explanation | None:
    worth = judge_of(card).worth(outlook)
    if worth >= WIN:
        return Explanation(m.hint_win(n=outlook.missing), m.part_plan_card())
    cards = (worth + CARD_WORTH // 2) // CARD_WORTH
    return Explanation(m.hint_play(n=cards), m.part_plan_card()) if cards > 0 else None


def _points(goal: Goal) -> int:
    """Return about how many points a goal brings by the end, not less than at once."""
    value = goal.value - WIN if goal.value >= WIN else goal.value
    return max(goal.points, (value + POINT // 2) // POINT)


def _rest(goal: Goal) -> tuple[int, ...]:
    return tuple(goal.later)


def _reason(outlook: Outlook, goal: Goal) -> Text | None:
    """Return why a goal that can be reached now is a good one."""
    realm, move, seat = outlook.realm, goal.move, outlook.seat
    if goal.value >= WIN and not goal.later:
        return m.hint_win(n=outlook.missing)
    if ROAD <= move < VILLAGE:
        return _road_reason(realm, goal)
    if VILLAGE <= move < TOWN:
        return m.hint_village(n=_cards(realm, move - VILLAGE), worth=_points(goal))
    if TOWN <= move < BUY:
        corner = move - TOWN
        more = _cards(realm, corner, TOWN_PIECE) - _cards(realm, corner)
        return m.hint_town(n=more, worth=_points(goal))
    if move == BUY:
        return _action_reason(realm, seat)
    if move >= IMPROVE:
        return _level_reason(realm, seat, move - IMPROVE, goal) if move < MARKET else None
    if move >= FENCE:
        return m.hint_fence(n=hand_limit(realm, seat) + realm.terms.numbers.fence_limit)
    return _dragon_reason(realm)


def _road_reason(realm: Realm, goal: Goal) -> Text:
    side = goal.move - ROAD
    if goal.later and VILLAGE <= goal.later[-1] < TOWN:
        cards = _cards(realm, goal.later[-1] - VILLAGE)
        return m.hint_village_roads(n=cards, worth=_points(goal), roads=goal.roads)
    if goal.points:
        return m.hint_route(n=goal.roads, points=goal.points)
    fog = max(fog_at(realm, corner) for corner in realm.hexes.side_ends[side])
    if fog:
        return m.hint_fog(n=fog)
    return m.hint_route_kept(points=realm.terms.numbers.route_points)


def _action_reason(realm: Realm, seat: int) -> Text:
    numbers = realm.terms.numbers
    hidden = numbers.copies[TREASURE] - realm.treasures(seat)
    unseen = realm.decks[BASIC_DECK].size()
    for other in range(realm.seats):
        if other != seat:
            unseen += realm.held[other * DECKS + BASIC_DECK]
    return m.hint_action(n=unseen, percent=PERCENT * hidden // unseen)


def _level_reason(realm: Realm, seat: int, colour: int, goal: Goal) -> Text | None:
    numbers = realm.terms.numbers
    if gains_wonder(realm, seat, colour):
        return m.hint_wonder(points=numbers.wonder_points)
    new = level(realm, seat, colour) + 1
    dice = sum(1 for needed in numbers.draw_levels[1:] if needed <= new)
    chances = dice * numbers.event_faces[colour]
    percent = PERCENT * chances // (DICE * len(numbers.faces))
    return m.hint_level(colour=COLOURS[colour], percent=percent, worth=_points(goal))


def _dragon_reason(realm: Realm) -> Text:
    rolls = 2 * realm.seats
    percent = PERCENT * attack_chance(realm, rolls) // SURE
    return m.hint_dragon(percent=percent, n=rolls, dragon=dragon_strength(realm))


def _plan(realm: Realm, goal: Goal) -> Text | None:
    """Return the name of the plan that a goal is."""
    move = goal.move
    if ROAD <= move < VILLAGE:
        if goal.later and VILLAGE <= goal.later[-1] < TOWN:
            return m.part_plan_village()
        fog = any(fog_at(realm, corner) for corner in realm.hexes.side_ends[move - ROAD])
        return m.part_plan_fog() if fog and not goal.points else m.part_plan_route()
    if IMPROVE <= move < IMPROVE + len(COLOURS):
        return m.part_plan_level(colour=COLOURS[move - IMPROVE])
    name = PLANS.get(MOVES.row(move).name)
    return None if name is None else name()


PLANS: Final[dict[str, Callable[[], Text]]] = {
    "village": m.part_plan_village,
    "town": m.part_plan_town,
    "buy": m.part_plan_action,
    "fence": m.part_plan_fence,
    "warrior": m.part_plan_dragon,
    "activate": m.part_plan_dragon,
    "upgrade": m.part_plan_dragon,
    "play": m.part_plan_card,
}


def _goal(realm: Realm, goal: Goal) -> Text:
    """Return the name of a goal from the move that begins it, and its full cost."""
    name, args = MOVES.row(goal.move).name, MOVES.row(goal.move).args(goal.move)
    if name == "improve":
        return m.do_goal_level(colour=COLOURS[args[0]])
    if name == "road":
        only_roads = goal.cost == costs(realm, goal.roads, None)
        return m.do_goal_roads() if only_roads else m.do_goal_village_roads()
    return m.do_goal_piece(piece=PIECES[name]) if name in PIECES else GOALS[name]()


# Single choices


def _kept(realm: Realm, ask: Ask, move: int, mind: Mind) -> Explanation | None:
    return _saved(Outlook(realm, ask.seat, mind), move)


def _robbed(realm: Realm, ask: Ask, move: int, mind: Mind) -> Explanation | None:
    tile = move - TILE
    total, cards = 0, realm.terms.numbers.piece_cards
    for corner in realm.hexes.tile_corners[tile]:
        owner = realm.owner[corner]
        if owner not in (NONE, ask.seat) and realm.piece[corner] <= TOWN_PIECE:
            total += cards[realm.piece[corner]] * pips(realm.numbers[tile])
    return Explanation(m.hint_robber(n=total)) if total else None


def _victim(realm: Realm, ask: Ask, move: int, mind: Mind) -> Explanation | None:
    other = move - PLAYER
    return Explanation(m.hint_victim(who=other, points=realm.points[other], n=realm.sizes[other]))


QUESTIONS: Final[dict[int, Callable[[Realm, Ask, int, Mind], Explanation | None]]] = {
    FOUND_PIECE: _found,
    FOUND_ROAD: _first_road,
    MAIN: _turn,
    SPECIAL: _turn,
    TALK: _kept,
    DISCARD: _kept,
    PICK: _kept,
    ROBBER: _robbed,
    VICTIM: _victim,
}
"""What is explained, by the kind of question."""

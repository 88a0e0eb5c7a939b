"""Hints: the goal that a move serves, and what is still missing for it."""

# not compiled: words need no speed

from typing import Final

from aevum.core.rng import Rng
from aevum.core.text import Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.bot.goals import Goal, costs
from aevum.games.imperials.bot.levels import MINDS
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.standard import StandardBot
from aevum.games.imperials.messages import PieceName
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.asks import MAIN
from aevum.games.imperials.rules.phrases import COLOURS, goods
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.robber import Toss
from aevum.games.imperials.rules.trading import draft_of

SAVING: Final = ("end", "offer", "give", "ask", "send", "deal", "market")
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


def begun(realm: Realm, seat: int) -> bool:
    """Return whether a seat puts an offer together, or has chosen some cards and not yet all."""
    lane = realm.lanes[seat]
    tossing = bool(lane) and isinstance(lane[-1], Toss) and 0 < lane[-1].number < lane[-1].amount
    return tossing or draft_of(realm, seat) is not None


def advice(realm: Realm, seat: int) -> tuple[int, Text] | None:
    """Return the label and the goal of a move that saves or trades for something; None for
    others."""
    ask = realm.must(seat)
    if ask is None or ask.kind != MAIN:
        return None
    move = StandardBot(MINDS["hard"]).choose(realm, ask, realm.legal(seat), Rng("hint"))
    if MOVES.row(move).name not in SAVING:
        return None
    outlook = Outlook(realm, seat, MINDS["hard"])
    goal = outlook.best_goal()
    if goal is None:
        return None
    missing = [max(0, cost - held) for cost, held in zip(goal.cost, outlook.hand, strict=True)]
    if not sum(missing):
        return None
    return move, m.hint_goal(goal=_goal(realm, goal), missing=goods(missing))


def _goal(realm: Realm, goal: Goal) -> Text:
    """Return the name of a goal from the move that begins it, and its full cost."""
    name, args = MOVES.row(goal.move).name, MOVES.row(goal.move).args(goal.move)
    if name == "improve":
        return m.do_goal_level(colour=COLOURS[args[0]])
    if name == "road":
        only_roads = goal.cost == costs(realm, goal.roads, None)
        return m.do_goal_roads() if only_roads else m.do_goal_village_roads()
    return m.do_goal_piece(piece=PIECES[name]) if name in PIECES else GOALS[name]()

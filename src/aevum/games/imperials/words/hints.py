"""Hints in a player's words: moves that belong together, and the goal that they serve."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.rng import Rng
from aevum.games.imperials.bot.goals import Goal, costs
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.standard import StandardBot
from aevum.games.imperials.data import CARDS, COLOUR_NAMES, WEDDING
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.asks import DISCARD, MAIN
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.robber import Toss
from aevum.games.imperials.rules.trading import draft_of
from aevum.games.imperials.words.labels import label
from aevum.games.imperials.words.phrases import amounts
from aevum.games.phrases import who

SAVING: Final = ("end", "offer", "give", "ask", "send", "deal", "market")
GOALS: Final = {
    "village": "a village",
    "town": "a town",
    "buy": "an action card",
    "fence": "a fence",
    "warrior": "a warrior that can be activated",
    "activate": "an active warrior",
    "upgrade": "a stronger warrior",
    "play": "an action card that can be paid",
}


def begun(realm: Realm, seat: int) -> bool:
    """Tell whether a seat puts an offer together, or has chosen some cards and not yet all."""
    lane = realm.lanes[seat]
    tossing = bool(lane) and isinstance(lane[-1], Toss) and 0 < lane[-1].number < lane[-1].amount
    return tossing or draft_of(realm, seat) is not None


def line(realm: Realm, moves: list[int]) -> str:
    """Return moves that belong together: an offer with its terms, all cards of a discard."""
    seat = realm.viewer
    rows = [(MOVES.row(move).name, MOVES.row(move).args(move)) for move in moves]
    if any(name == "send" for name, _ in rows):
        given, asked = _drafted(realm, seat)
        for name, args in rows:
            if name in ("give", "ask"):
                (given if name == "give" else asked)[args[0]] += 1
        partner = "the other players" if seat == realm.turn else who(realm.turn)
        return f"Offer {partner} {amounts(given)} for {amounts(asked)}"
    ask = realm.must(seat)
    if ask is not None and ask.kind == DISCARD:
        cards = [sum(args == [card] for _, args in rows) for card in range(CARDS)]
        return f"{'Give' if ask.subject == WEDDING else 'Discard'} {amounts(cards)}"
    return label(realm, moves[0])


def _drafted(realm: Realm, seat: int) -> tuple[list[int], list[int]]:
    """Return what lies on the table already."""
    draft = draft_of(realm, seat)
    return ([0] * CARDS, [0] * CARDS) if draft is None else (draft.give[:], draft.want[:])


def advice(realm: Realm, seat: int) -> tuple[int, str] | None:
    """Return a move that saves or trades for something, and what that is; None for any other."""
    ask = realm.must(seat)
    if ask is None or ask.kind != MAIN:
        return None
    move = StandardBot().choose(realm, ask, realm.legal(seat), Rng("hint"))
    if MOVES.row(move).name not in SAVING:
        return None
    outlook = Outlook(realm, seat)
    goal = outlook.best_goal()
    if goal is None:
        return None
    missing = [max(0, cost - held) for cost, held in zip(goal.cost, outlook.hand, strict=True)]
    if not sum(missing):
        return None
    verb = "is" if sum(missing) == 1 else "are"
    return (
        move,
        f"The next goal is {_goal(realm, goal)}: {amounts(missing)} {verb} missing",
    )


def _goal(realm: Realm, goal: Goal) -> str:
    """Return what a goal is called by the move that begins it, and all that it costs."""
    name, args = MOVES.row(goal.move).name, MOVES.row(goal.move).args(goal.move)
    if name == "improve":
        return f"the next level of {COLOUR_NAMES[args[0]]}"
    if name == "road":
        only_roads = goal.cost == costs(realm, goal.roads, None)
        return "more roads" if only_roads else "a village and the roads to it"
    return GOALS[name]

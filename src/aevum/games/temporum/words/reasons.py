"""Why the standard bot would make a move: what its turn brings, and how far ahead it is."""

# not compiled: words need no speed

from typing import Final, NamedTuple

from aevum.core.bot import Explanation
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.bot.answers import answer
from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.planning import answer_values, best_answer
from aevum.games.temporum.bot.weights import STEP
from aevum.games.temporum.rules.asks import TURN
from aevum.games.temporum.rules.phrases import zone_at
from aevum.games.temporum.rules.state import Temporum

MOST_ANSWERS: Final = 200  # most moves of a turn that is played on
GUESSES: Final = 8  # guesses at hidden cards and chance, for an average


class End(NamedTuple):
    """How a turn ends in one possible truth."""

    world: Temporum
    drawn: bool
    """Whether chance was drawn on the way."""
    moves: list[int]
    """The seat's moves after the explained one, until chance was drawn."""
    visits: int
    """The place of the seat's pawn when its visit began, NONE if none began."""


def explain(chron: Temporum, seat: int, line: list[int], worths: Worths) -> Explanation | None:
    """Return why a seat would make these moves in its own turn or in another."""
    ask = chron.must(seat)
    if ask is None or ask.group:
        return None
    ends: list[End] = []
    while len(ends) < (GUESSES if any(end.drawn for end in ends) else 1):
        ends.append(_played_on(chron, seat, line[0], len(ends), worths))
    first = ends[0]
    aim = None
    if ask.kind == TURN and first.visits != NONE:
        aim = m.hint_aim_visit(zone=zone_at(first.world, first.visits))
    later = tuple(first.moves[len(line) - 1 :]) if ask.kind == TURN else ()
    if any(end.world.winner == seat for end in ends):
        return Explanation(m.hint_wins(), aim, later)
    legal = chron.legal(seat)
    values = answer_values(chron, ask, legal, worths)
    mine = values[legal.index(line[0])]
    others = [value for move, value in zip(legal, values, strict=True) if move != line[0]]
    lead = _lead(mine - max(others, default=mine), worths)
    gains = _difference(chron, ends, seat) if chron.turn == seat else []
    return Explanation(_reason(gains, lead, any(end.drawn for end in ends)), aim, later)


def _reason(gains: list[Text], lead: Text | None, drawn: bool) -> Text:
    """Return what the rest of the turn brings, and how much better it is than the next choice."""
    if lead is None and not gains:
        return m.hint_even()
    if lead is None:
        return m.hint_turn_about(gains=gains) if drawn else m.hint_turn(gains=gains)
    if not gains:
        return m.hint_lead(lead=lead)
    told = m.hint_turn_about_lead if drawn else m.hint_turn_lead
    return told(gains=gains, lead=lead)


def _lead(value: int, worths: Worths) -> Text | None:
    """Return a difference in steps or, if it is smaller, in dollars; None if it is less."""
    steps, coins = round(value / STEP), value // worths.weights.dollar
    if steps > 0:
        return m.part_lead_steps(n=steps)
    return m.part_lead_coins(coins=coins) if coins > 0 else None


def _played_on(chron: Temporum, seat: int, move: int, guess: int, worths: Worths) -> End:
    """Return how the turn ends after a move in a possible truth."""
    world = chron.fill(Rng(guess))
    assert isinstance(world, Temporum)
    drawn, visits = False, NONE
    moves: list[int] = []
    player = seat
    for _ in range(MOST_ANSWERS):
        world.events = []
        world.apply(player, move)
        if visits == NONE and any(e.kind == "visits" and e.seat == seat for e in world.events):
            visits = world.pawn[seat]
        drawn = drawn or any(event.random for event in world.events)
        asks = [each for each in world.asks if each.must]
        if world.turns != chron.turns or not asks:
            break
        player = asks[0].seat
        move = _next_move(world, asks[0], worths)
        if player == seat and not drawn:
            moves.append(move)
    return End(world, drawn, moves, visits)


def _next_move(world: Temporum, ask: Ask, worths: Worths) -> int:
    """Return what a player would do next: a visit is looked at, all else answered quickly."""
    legal = world.options(ask)
    if ask.kind != TURN:
        return answer(world, ask, legal, worths)
    view = world.mask(ask.seat)
    assert isinstance(view, Temporum)
    return best_answer(view, ask, legal, worths)


def _difference(before: Temporum, ends: list[End], seat: int) -> list[Text]:
    """Return the average change for a seat: steps of its crowns, dollars, cards."""
    worlds = [end.world for end in ends]
    steps = _mean([end.steps_of(seat) - before.steps_of(seat) for end in worlds])
    coins = _mean([end.money[seat] - before.money[seat] for end in worlds])
    cards = _mean([len(end.hands[seat]) - len(before.hands[seat]) for end in worlds])
    parts: list[Text] = []
    if steps:
        parts.append((m.part_gained_steps if steps > 0 else m.part_lost_steps)(n=abs(steps)))
    if coins:
        parts.append((m.part_gained_coins if coins > 0 else m.part_lost_coins)(coins=abs(coins)))
    if cards:
        parts.append((m.part_gained_cards if cards > 0 else m.part_lost_cards)(cards=abs(cards)))
    return parts


def _mean(numbers: list[int]) -> int:
    return round(sum(numbers) / len(numbers))

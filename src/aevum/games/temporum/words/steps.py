"""Steps of texts as instructions: what the table says, in a player's words."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.phrases import listed
from aevum.games.temporum.data import CARDS, GIZMO_CARD, SPECIAL_CARD
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.words import flat as ops
from aevum.games.temporum.words.figures import Figure
from aevum.games.temporum.words.flat import Step, Text, flat_text
from aevum.games.temporum.words.phrases import some, time_words

PER: Final[dict[object, str]] = {
    ops.TIMES_RULED: "each Time you rule",
    ops.CROWNS_HERE: "each crown of yours here",
    ops.CARDS_IN_HAND: "each card you hold",
    ops.EMPTY_TIMES: "each Time without a crown of yours",
    ops.PLAYERS_IN_FIRST: "each player in Time I",
    ops.OPPONENTS_HERE: "each opponent here",
    ops.CARDS_DRAWN: "each card you drew this turn",
    ops.ARRIVALS: "each crown you brought to Time IV this turn",
    ops.HALF_GAINED: "each $2 you gained this turn",
    ops.HALF_HELD: "each $2 you hold",
    ops.MONEY_HERE: "each dollar lying here",
    ops.RESULT: "each of them",
    ops.YOUR_TIMES: "each Time the player rules",
}
EXODUS: Final = (
    "advance {n.exodus_steps:crown} from a Time you rule, and a {n.exodus_steps:next} if you still "
    "rule it"
)
SPECIAL: Final = {
    ops.INQUISITION: "discard {n.inquisition_discards:card} or lose ${n.inquisition_loss}",
    ops.CULTS: "pass a card to the left, all at once",
    ops.TAKE_BACK: "take back the card just played, if you like",
    ops.CATS: "score one card twice",
    ops.TOYS: "draw two cards, discard one of them and play the other",
    ops.INFORMATION: (
        "visit the real Zones of Times where you have {n.informed_crowns:one crown} or more"
    ),
    ops.WASTELAND: "visit the real Zone of Time I, II or III",
    ops.CYBERNETICS: "play a card as a copy of a Perpetual card of yours, if you like",
    ops.CONTACT: "draw a card and score it, if you like",
    ops.HEADQUARTERS: "put your HQ on a Zone",
    ops.ALIEN_WIN: "win with ${n.egypt_money}",
    ops.TOP_OF_DECK: "put a card on top of the deck, face up",
    ops.DRAW_TO_THREE: "draw up to {n.full_hand:one card}",
    ops.PUT_BASE: "put your Base here, if you like",
    ops.NO_GAIN: "gain no more dollars this turn",
    ops.MOVE_ON: "move your pawn without visiting, if you like",
    ops.ADD_MONEY_HERE: "put ${n.gold_added} here",
    ops.LAURELS: "take the Golden Laurels",
    ops.DISCARD_PERPETUAL: "discard a Perpetual card for ${n.y2k_coins}, if you like",
    ops.EARTH: "share a Momentary card: each opponent plays it once, you {n.earth_plays:times}",
    ops.EXODUS_STEPS: EXODUS,
    ops.PAY_VISITOR: "pay the visitor ${n.mafia_payment}",
    ops.QUIET: "take {n.quiet_picks:card} of the pile",
    ops.POISON: "take a Poison token",
    ops.ROBOT: "play the card of Robotic Utopia",
    ops.SIMULATE: "put the Simulation token on a Zone and follow what that says, here",
    ops.MORE_TURNS: "take {n.more_turns:one} more {n.more_turns:turn/turns} after this one",
    ops.SAGE: "take the Sage",
    ops.RETURN_CARD: "take this card back",
    ops.GIZMO: "play a Momentary card twice",
    ops.BATTLE: "choose a crown of each opponent to retreat",
    ops.TUCK: "put a card under the Cache",
    ops.APPLE: "bring everybody here",
    ops.JOURNAL: "draw a card for every player, then give each opponent one",
    ops.RELIC: "keep history as it is until your next turn",
    ops.SCIMITAR: "advance crowns out of the Times you rule as your next turn starts",
    ops.MISSION: "move to a real Zone",
    ops.WEAPON: "rule a Time for this turn",
}
if len(SPECIAL) != ops.SPECIALS:
    raise ValueError("a special step has no words")
WAITING: Final = {
    (ops.QUEUE_AFTER, ops.ANUBIS): "visit any Zone when this one is done",
    (ops.QUEUE_AFTER, ops.MANEUVER): "move when this Zone is done, if you like",
    (ops.QUEUE_END, ops.PREDICT): "change history here when the turn ends, if you like",
    (ops.QUEUE_END, ops.BUTTERFLY): "change history in Times I, II and III when the turn ends",
}
LEADING: Final = (ops.UNLESS, ops.CHOOSE, ops.BRANCH, ops.MAY, ops.MAY_PAY, ops.EACH, ops.HOURGLASS)


class Figures:
    """The numbers of a match for a template: {n.egypt_money} is that field of them."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers

    def __getattr__(self, name: str) -> Figure:
        return Figure(getattr(self.numbers, name))


def with_numbers(template: str, numbers: Numbers) -> str:
    """Return a phrase that names fields of a match's numbers."""
    return template.format(n=Figures(numbers))


def step_words(numbers: Numbers, step: Step) -> str:
    """Return one step as an instruction; "" for steps that only say how others hang together."""
    op = step.op
    per = f" for {PER[step.per]}" if op in (ops.GAIN, ops.LOSE, ops.DRAW) and step.per else ""
    if op == ops.GAIN:
        return f"gain ${step.n}{per}"
    if op == ops.LOSE:
        return f"lose ${step.n}{per}"
    if op == ops.LOSE_ALL:
        return "lose all your money"
    if op == ops.DRAW:
        return f"draw {some(step.n, 'card')}{per}"
    if op in (ops.ADVANCE, ops.RETREAT, ops.RUSH):
        return _crown_words(step)
    if op == ops.SPECIAL:
        return with_numbers(SPECIAL[step.n], numbers)
    if op in LEADING:
        return ""
    return _card_words(numbers, step)


def _card_words(numbers: Numbers, step: Step) -> str:
    op = step.op
    if op == ops.DISCARD:
        return f"discard {some(step.n, 'card')}" + (", if you like" if step.where else "")
    if op == ops.DISCARD_HAND:
        return "discard your hand"
    if op == ops.DISCARD_ANY:
        return "discard as many cards as you like"
    if op == ops.SCORE:
        return _score_words(numbers, step)
    if op == ops.PLAY:
        return "play a card" + (", if you like" if step.where else "")
    if op == ops.TAKE:
        assert CARDS[step.n].source == SPECIAL_CARD
        return (
            f"take a {CARDS[step.n].name}" if step.n == GIZMO_CARD else f"take {CARDS[step.n].name}"
        )
    if op == ops.FLIP_HERE:
        return "change history here"
    return WAITING[(op, step.n)]


def _score_words(numbers: Numbers, step: Step) -> str:
    """Score a card, for more or fewer crowns and less money."""
    if step.where == 1:
        return "score another card, if you like"
    if step.where == 2:
        return f"score a card and discard one for each full ${numbers.scrap} of its cost"
    changes: list[str] = []
    if step.n:
        changes.append(f"${step.n} less" + (f" for {PER[step.per]}" if step.per else ""))
    if step.m:
        changes.append(some(abs(step.m), "crown") + (" more" if step.m > 0 else " fewer"))
    return f"score a card{' for ' if changes else ''}{listed(changes)}"


def _crown_words(step: Step) -> str:
    if step.op == ops.RUSH:
        return "take a crown from Time I all the way here"
    verb = "advance" if step.op == ops.ADVANCE else "retreat"
    if step.where == ops.HERE:
        where = " from here"
    elif step.where == ops.HERE_OR_LATER:
        where = " from here or a later Time"
    else:
        where = f" from {time_words(step.where)}" if step.where else ""
    per = f" for {PER[step.per]}" if step.per else ""
    may = ", if you like" if step.op == ops.RETREAT and step.m else ""
    return f"{verb} {some(step.n, 'crown')}{where}{per}{may}"


def row_words(numbers: Numbers, steps: Text) -> str:
    """Return some steps as one phrase."""
    return listed([words for step in steps if (words := step_words(numbers, step))])


def branch_words(numbers: Numbers, text: int, choice: int) -> list[str]:
    """Return what each branch of the choice at a step of a text says."""
    steps = flat_text(numbers, text)
    starts = branch_starts(steps, choice)
    return [row_words(numbers, steps[start : start + steps[start - 1].n]) for start in starts]


def branch_starts(text: Text, choice: int) -> list[int]:
    """Return where the first step of each branch of a choice is."""
    found: list[int] = []
    place = choice + 1
    for _ in range(text[choice].n):
        found.append(place + 1)
        place += 1 + text[place].n
    return found


def stake_words(numbers: Numbers, text: Text, at: int) -> str:
    """Return what hangs on the step before `at`: "gain $6"; "" where nothing does.

    That is a step for each of what was done, or what only who did it gets; what then hangs on
    something else is left to the text.
    """
    if at >= len(text):
        return ""
    step = text[at]
    if step.op in (ops.GAIN, ops.ADVANCE) and step.per == ops.RESULT:
        return step_words(numbers, step)
    if step.op != ops.UNLESS or step.per != ops.DID:
        return ""
    end = at + 1 + step.n
    last = next((i for i in range(at + 1, end) if text[i].op in LEADING), end)
    words = row_words(numbers, text[at + 1 : last])
    if last < end and text[last].op == ops.BRANCH:
        other = row_words(numbers, text[last + 1 : last + 1 + text[last].n])
        return f"{words}, or else {other}"
    return words

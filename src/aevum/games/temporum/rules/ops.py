"""The language of Zones and cards: a text is a row of steps, read from the top.

    (score(), if_(RULES_HERE, advance(1, HERE)))

reads as it is printed. `program` lays the nested rows flat, so that an effect in progress is a
number in a frame: how far it has come. What does not fit is refused when the tables are made.

An amount in a row is the printed one. `cards/numbers.py` names it after the card or Zone and what
the step does or, where that is not enough, after the step's own `word`; `laid_out` there makes the
rows of a match with other numbers.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.temporum.data import ANY_ACTION

# What a step does
GAIN: Final = 0
LOSE: Final = 1
LOSE_ALL: Final = 2
DRAW: Final = 3
DISCARD: Final = 4
DISCARD_HAND: Final = 5
DISCARD_ANY: Final = 6
SCORE: Final = 7
PLAY: Final = 8
ADVANCE: Final = 9
RETREAT: Final = 10
RUSH: Final = 11  # a crown from Time I all the way to here
TAKE: Final = 12  # a Gizmo or Trade Goods from its pile
FLIP_HERE: Final = 13
UNLESS: Final = 14  # skip `n` steps unless `when` holds
CHOOSE: Final = 15  # choose one of the next `n` branches
BRANCH: Final = 16  # one of them: `n` steps, then past the others
MAY: Final = 17  # ask; skip `n` steps if the answer is no
MAY_PAY: Final = 18  # ask for `m` dollars; skip `n` steps if they are not paid
EACH: Final = 19  # the next `n` steps for each of `who`
HOURGLASS: Final = 20  # remove a chit; stop unless it was the last
QUEUE_AFTER: Final = 21  # something waits until this Zone is resolved
QUEUE_END: Final = 22  # something waits until the end of the turn
SPECIAL: Final = 23  # a step of its own, number `n`

# What an amount is multiplied with
ONE: Final = 0
TIMES_RULED: Final = 1
CROWNS_HERE: Final = 2
CARDS_IN_HAND: Final = 3
EMPTY_TIMES: Final = 4  # Times without a crown of yours
PLAYERS_IN_FIRST: Final = 5
OPPONENTS_HERE: Final = 6
PLAYERS: Final = 7
CARDS_DRAWN: Final = 8
ARRIVALS: Final = 9  # crowns you moved into this Time in this turn
HALF_GAINED: Final = 10
HALF_HELD: Final = 11
MONEY_HERE: Final = 12
RESULT: Final = 13  # what the step before did so often
YOUR_TIMES: Final = 14  # Times ruled by him whose text it is, for what others suffer

# Conditions
RULES_HERE: Final = 0
RULES_NOT_HERE: Final = 1
RULES_TIME: Final = 2  # number `m`
RULES_MANY: Final = 3  # at least `m` Times
NO_CROWN_HERE: Final = 4
ALONE: Final = 5
RICHEST: Final = 6
UNDER: Final = 7  # holds less than `m`
DID: Final = 8  # the step before did something
HAND_IS: Final = 10  # exactly `m` cards
CROWNS_EVERYWHERE: Final = 11  # at least `m` in every Time
BASE_HERE: Final = 12
NO_BASE_HERE: Final = 13
OTHERS_TURN: Final = 14  # the turn before this one was an opponent's
POOR_HERO: Final = 15  # alone, and without cards or without money
RICH: Final = 16  # holds at least `m`

# For whom an EACH is
EVERYBODY: Final = 0
OPPONENTS: Final = 1
OPPONENTS_IN_RULED: Final = 2
IN_FIRST_OR_THIRD: Final = 3
IN_FIRST_OR_SECOND: Final = 4
NOT_IN_FOURTH: Final = 5
RULERS_HERE: Final = 6
NOT_RULERS_HERE: Final = 7
RICH_OPPONENTS: Final = 8  # with `m` dollars or more
LARGER_HANDS: Final = 9
HANDS_NOT_SMALLER: Final = 10
WITHOUT_CROWN_HERE: Final = 11
POOR: Final = 12  # who hold less than `m` dollars
YOU_FIRST: Final = 13  # everybody, beginning with you

# Where crowns come from
ANYWHERE: Final = 0  # or the number of a Time
HERE: Final = 5
HERE_OR_LATER: Final = 6

# Special steps
INQUISITION: Final = 0
CULTS: Final = 1
TAKE_BACK: Final = 2
CATS: Final = 3
TOYS: Final = 4
INFORMATION: Final = 5
WASTELAND: Final = 6
CYBERNETICS: Final = 7
CONTACT: Final = 8
HEADQUARTERS: Final = 9
ALIEN_WIN: Final = 10
TOP_OF_DECK: Final = 11
DRAW_TO_THREE: Final = 12
PUT_BASE: Final = 13
NO_GAIN: Final = 14
MOVE_ON: Final = 15
ADD_MONEY_HERE: Final = 16
LAURELS: Final = 17
DISCARD_PERPETUAL: Final = 18
EARTH: Final = 19
EXODUS_STEPS: Final = 20
PAY_VISITOR: Final = 21
QUIET: Final = 22
POISON: Final = 23
ROBOT: Final = 24
SIMULATE: Final = 25
MORE_TURNS: Final = 26
SAGE: Final = 27
RETURN_CARD: Final = 28
GIZMO: Final = 29
BATTLE: Final = 30
TUCK: Final = 31
APPLE: Final = 32
JOURNAL: Final = 33
RELIC: Final = 34
SCIMITAR: Final = 35
MISSION: Final = 36
WEAPON: Final = 37
SPECIALS: Final = 38

FIXED: Final = "-"  # the word of a step whose amount is no number of its own

# What waits
ANUBIS: Final = 0
MANEUVER: Final = 1
PREDICT: Final = 2
BUTTERFLY: Final = 3


@mypyc_attr(acyclic=True)
class Step:
    """One instruction: what to do, how much, times what; for whom, from where, on which condition.

    `n` is an amount or a number of steps to skip, `m` a second number.
    """

    def __init__(
        self, op: int, n: int = 0, m: int = 0, per: int = ONE, where: int = 0, word: str = ""
    ) -> None:
        self.op: Final = op
        self.n: Final = n
        self.m: Final = m
        self.per: Final = per
        """A multiplier, a condition or a set of players, as the op says."""
        self.where: Final = where
        """A Time, a way to do it, or how often an EACH is carried out."""
        self.word: Final = word
        """What its number is called, "" as usual; with a dot the whole name, FIXED for none."""


Text = tuple[Step, ...]
Row = tuple["Step | Text", ...]


def program(*rows: "Step | Text") -> Text:
    """Lay steps and rows of steps flat."""
    flat: list[Step] = []
    for row in rows:
        if isinstance(row, Step):
            flat.append(row)
        else:
            flat += row
    return tuple(flat)


# Money


def gain(n: int, per: int = ONE, word: str = "") -> Step:
    return Step(GAIN, n, per=per, word=word)


def gain_as_much(per: int) -> Step:
    """Gain a dollar for a dollar, as in "gain what they lost"."""
    return Step(GAIN, 1, per=per, word=FIXED)


def lose(n: int, per: int = ONE) -> Step:
    return Step(LOSE, n, per=per)


def lose_all() -> Step:
    return Step(LOSE_ALL)


# Cards


def draw(n: int, per: int = ONE, word: str = "") -> Step:
    return Step(DRAW, n, per=per, word=word)


def draw_as_many(per: int) -> Step:
    """Draw a card for a card, as in "draw as many"."""
    return Step(DRAW, 1, per=per, word=FIXED)


def discard(n: int) -> Step:
    return Step(DISCARD, n)


def may_discard() -> Step:
    return Step(DISCARD, 1, where=1, word=FIXED)


def discard_hand() -> Step:
    return Step(DISCARD_HAND)


def discard_any() -> Step:
    return Step(DISCARD_ANY)


def score(bonus: int = 0, discount: int = 0, per: int = ONE) -> Step:
    """Score a card, for `bonus` crowns more and `discount` (times `per`) dollars less."""
    return Step(SCORE, discount, bonus, per)


def may_score() -> Step:
    return Step(SCORE, where=1)


def scrap_score() -> Step:
    """Score a card and pay with discards."""
    return Step(SCORE, where=2)


def play() -> Step:
    return Step(PLAY)


def may_play() -> Step:
    return Step(PLAY, where=1)


def take(card: int) -> Step:
    return Step(TAKE, card)


# Crowns


def advance(n: int, where: int = ANYWHERE, per: int = ONE) -> Step:
    return Step(ADVANCE, n, per=per, where=where)


def retreat(where: int = ANYWHERE) -> Step:
    return Step(RETREAT, 1, where=where)


def may_retreat(where: int = ANYWHERE) -> Step:
    return Step(RETREAT, 1, 1, where=where)


def rush() -> Step:
    return Step(RUSH)


# How steps hang together


def if_(when: int, *rows: "Step | Text", m: int = 0, word: str = "") -> Text:
    """Only on a condition."""
    inner = program(*rows)
    return (Step(UNLESS, len(inner), m, when, word=word), *inner)


def either(when: int, yes: "Step | Text", no: "Step | Text", m: int = 0) -> Text:
    """One thing on a condition, else another."""
    there = program(yes)
    other = program(no)
    return (Step(UNLESS, len(there) + 1, m, when), *there, Step(BRANCH, len(other)), *other)


def choose(*branches: "Step | Text") -> Text:
    """Choose one."""
    texts = [program(branch) for branch in branches]
    rest = sum(len(text) + 1 for text in texts)
    flat: list[Step] = [Step(CHOOSE, len(texts))]
    for text in texts:
        rest -= len(text) + 1
        # A branch begins with its length and how far it is to the end behind it.
        flat += [Step(BRANCH, len(text), rest), *text]
    return tuple(flat)


def may(*rows: "Step | Text") -> Text:
    inner = program(*rows)
    return (Step(MAY, len(inner)), *inner)


def may_pay(price: int, *rows: "Step | Text") -> Text:
    inner = program(*rows)
    return (Step(MAY_PAY, len(inner), price), *inner)


def each(who: int, *rows: "Step | Text", m: int = 0, times: int = 0) -> Text:
    """For each of several players; `times` where it may be done more than once, one by one."""
    inner = program(*rows)
    return (Step(EACH, len(inner), m, who, times), *inner)


def hourglass(*rows: "Step | Text") -> Text:
    return (Step(HOURGLASS), *program(*rows))


def flip_here() -> Step:
    return Step(FLIP_HERE)


def after_zone(what: int) -> Step:
    return Step(QUEUE_AFTER, what)


def end_of_turn(what: int) -> Step:
    return Step(QUEUE_END, what)


def special(what: int, m: int = 0) -> Step:
    if not 0 <= what < SPECIALS:
        raise ValueError(f"there is no special step {what}")
    return Step(SPECIAL, what, m)


def any_action() -> Text:
    """The choice of the Zones that let you do anything: score, play, or draw 2."""
    return choose(score(), play(), draw(2, word=ANY_ACTION))

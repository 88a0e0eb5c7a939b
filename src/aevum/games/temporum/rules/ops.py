"""The words of texts: a function for each op of the language (`op.py`)."""

from aevum.games.temporum.data import ANY_ACTION
from aevum.games.temporum.rules.acting_ops import (
    ANYWHERE,
    Advance,
    AfterZone,
    Discard,
    DiscardAny,
    DiscardHand,
    Draw,
    EndOfTurn,
    FlipHere,
    Gain,
    Lose,
    LoseAll,
    Play,
    Retreat,
    Rush,
    Score,
    Take,
)
from aevum.games.temporum.rules.amounts import ONE, Condition, Count, Group
from aevum.games.temporum.rules.card_use import MAY, MUST, SCRAPPED
from aevum.games.temporum.rules.effects import (
    ANUBIS,
    BUTTERFLY,
    E_ANUBIS,
    E_BUTTERFLY,
    E_MANEUVER,
    E_PREDICT,
    MANEUVER,
    PREDICT,
)
from aevum.games.temporum.rules.leading_ops import Branch, Choose, Each, Hourglass, If, May, MayPay
from aevum.games.temporum.rules.op import FIXED, Op, Text, program


def gain(n: int, per: Count = ONE, word: str = "") -> Op:
    return Gain(n, per, word)


def gain_as_much(per: Count) -> Op:
    """Gain a dollar for a dollar, as in "gain what they lost"."""
    return Gain(1, per, FIXED)


def lose(n: int, per: Count = ONE) -> Op:
    return Lose(n, per)


def lose_all() -> Op:
    return LoseAll()


def draw(n: int, per: Count = ONE, word: str = "") -> Op:
    return Draw(n, per, word)


def draw_as_many(per: Count) -> Op:
    """Draw a card for a card, as in "draw as many"."""
    return Draw(1, per, FIXED)


def discard(n: int) -> Op:
    return Discard(n, False)


def may_discard() -> Op:
    return Discard(1, True, FIXED)


def discard_hand() -> Op:
    return DiscardHand()


def discard_any() -> Op:
    return DiscardAny()


def score(bonus: int = 0, discount: int = 0, per: Count = ONE) -> Op:
    """Score a card, for `bonus` extra crowns and `discount` (times `per`) fewer dollars."""
    return Score(MUST, discount, bonus, per)


def may_score() -> Op:
    return Score(MAY, 0, 0, ONE)


def scrap_score() -> Op:
    """Score a card and pay with discards."""
    return Score(SCRAPPED, 0, 0, ONE)


def play() -> Op:
    return Play(MUST)


def may_play() -> Op:
    return Play(MAY)


def take(card: int) -> Op:
    return Take(card)


def advance(n: int, where: int = ANYWHERE, per: Count = ONE) -> Op:
    return Advance(n, where, per)


def retreat(where: int = ANYWHERE) -> Op:
    return Retreat(where, False)


def may_retreat(where: int = ANYWHERE) -> Op:
    return Retreat(where, True)


def rush() -> Op:
    return Rush()


def flip_here() -> Op:
    return FlipHere()


def if_(when: Condition, *rows: "Op | Text", m: int = 0, word: str = "") -> Text:
    """Only on a condition."""
    inner = program(*rows)
    return (If(len(inner), when, m, word), *inner)


def either(when: Condition, yes: "Op | Text", no: "Op | Text", m: int = 0) -> Text:
    """One thing on a condition, otherwise another."""
    there = program(yes)
    other = program(no)
    return (If(len(there) + 1, when, m), *there, Branch(len(other)), *other)


def choose(*branches: "Op | Text") -> Text:
    """Choose one."""
    texts = [program(branch) for branch in branches]
    rest = sum(len(text) + 1 for text in texts)
    flat: list[Op] = [Choose([len(text) for text in texts])]
    for text in texts:
        rest -= len(text) + 1
        # A branch begins with its length and the distance to the end of all branches.
        flat += [Branch(len(text), rest), *text]
    return tuple(flat)


def may(*rows: "Op | Text") -> Text:
    inner = program(*rows)
    return (May(len(inner)), *inner)


def may_pay(price: int, *rows: "Op | Text") -> Text:
    inner = program(*rows)
    return (MayPay(len(inner), price), *inner)


def each(who: Group, *rows: "Op | Text", m: int = 0, times: int = 0) -> Text:
    """For each of several players; `times` if it may be done more than once, one by one."""
    inner = program(*rows)
    return (Each(len(inner), who, m, times), *inner)


def hourglass(*rows: "Op | Text") -> Text:
    return (Hourglass(), *program(*rows))


def visit_after_zone() -> Op:
    return AfterZone(E_ANUBIS, ANUBIS)


def move_after_zone() -> Op:
    return AfterZone(E_MANEUVER, MANEUVER)


def predict_at_end() -> Op:
    return EndOfTurn(E_PREDICT, PREDICT, True)


def flip_all_at_end() -> Op:
    return EndOfTurn(E_BUTTERFLY, BUTTERFLY, False)


def any_action() -> Text:
    """The choice of the Zones that let you do anything: score, play, or draw 2."""
    return choose(score(), play(), draw(2, word=ANY_ACTION))

"""Ops and effects as rows of numbers, by which sentences about them are chosen."""

# not compiled: words are slow code on purpose

from typing import Any, Final

from aevum.core.frames import Frame
from aevum.games.temporum.rules import amounts
from aevum.games.temporum.rules.amounts import ONE
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.due import DueEffect
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Op

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

# What waits
ANUBIS: Final = 0
MANEUVER: Final = 1
PREDICT: Final = 2
BUTTERFLY: Final = 3


# Effects in progress
F_SETUP: Final = 0
F_TURN: Final = 1
F_TEXT: Final = 2
F_EACH: Final = 3
F_DRAW: Final = 4
F_DISCARD: Final = 5
F_SCORE: Final = 6
F_PLAY: Final = 7
F_ADVANCE: Final = 8
F_RETREAT: Final = 9
F_VISIT: Final = 10
F_PAY: Final = 11
F_CAVE: Final = 12
F_WAITING: Final = 13  # effects of one owner that wait for him to order them
F_EFFECT: Final = 14  # one of them
F_PICK: Final = 15  # a special step that asks one question
F_GIZMO: Final = 16
F_EARTH: Final = 17
F_CATS: Final = 18
F_TOYS: Final = 19
F_CONTACT: Final = 20
F_INFORMATION: Final = 21
F_CULTS: Final = 22
F_CYBERNETICS: Final = 23
F_EXODUS: Final = 24
F_JOURNAL: Final = 25
F_BATTLE: Final = 26
F_SCIMITAR: Final = 27
F_OWN: Final = 28  # an effect of a designer


class Step:
    """An op: what to do, how much, times what; for whom, from where, on which condition."""

    def __init__(self, op: int, n: int = 0, m: int = 0, per: object = None, where: int = 0) -> None:
        self.op = op
        self.n = n
        self.m = m
        self.per = per
        self.where = where


Text = tuple[Step, ...]

OPS: Final[dict[str, tuple[int, str, str, str, str]]] = {
    "Gain": (GAIN, "dollars", "", "per", ""),
    "Lose": (LOSE, "dollars", "", "per", ""),
    "LoseAll": (LOSE_ALL, "", "", "", ""),
    "Draw": (DRAW, "cards", "", "per", ""),
    "Discard": (DISCARD, "cards", "", "", "may"),
    "DiscardHand": (DISCARD_HAND, "", "", "", ""),
    "DiscardAny": (DISCARD_ANY, "", "", "", ""),
    "Score": (SCORE, "discount", "bonus", "per", "mode"),
    "Play": (PLAY, "", "", "", "mode"),
    "Advance": (ADVANCE, "steps", "", "per", "where"),
    "Retreat": (RETREAT, "", "may", "", "where"),
    "Rush": (RUSH, "", "", "", ""),
    "Take": (TAKE, "card", "", "", ""),
    "FlipHere": (FLIP_HERE, "", "", "", ""),
    "If": (UNLESS, "length", "m", "when", ""),
    "Choose": (CHOOSE, "branches", "", "", ""),
    "Branch": (BRANCH, "length", "rest", "", ""),
    "May": (MAY, "length", "", "", ""),
    "MayPay": (MAY_PAY, "length", "price", "", ""),
    "Each": (EACH, "length", "m", "who", "times"),
    "Hourglass": (HOURGLASS, "", "", "", ""),
    "AfterZone": (QUEUE_AFTER, "told", "", "", ""),
    "EndOfTurn": (QUEUE_END, "told", "", "", ""),
}
"""By the class of an op: its number, then the names of its fields."""

SPECIAL_OPS: Final[dict[str, int]] = {
    "Inquire": INQUISITION,
    "PassCards": CULTS,
    "TakeBack": TAKE_BACK,
    "ScoreTwice": CATS,
    "UseToys": TOYS,
    "VisitByCrowns": INFORMATION,
    "VisitPast": WASTELAND,
    "PlayCopy": CYBERNETICS,
    "MakeContact": CONTACT,
    "PutHeadquarters": HEADQUARTERS,
    "WinByMoney": ALIEN_WIN,
    "LayOnDeck": TOP_OF_DECK,
    "DrawUp": DRAW_TO_THREE,
    "PutBase": PUT_BASE,
    "GainNoMore": NO_GAIN,
    "MoveOn": MOVE_ON,
    "AddGold": ADD_MONEY_HERE,
    "TakeLaurels": LAURELS,
    "SellPerpetual": DISCARD_PERPETUAL,
    "ShareCard": EARTH,
    "LeaveRuledTime": EXODUS_STEPS,
    "PayVisitor": PAY_VISITOR,
    "TakeFromPile": QUIET,
    "TakePoison": POISON,
    "PlayRobot": ROBOT,
    "Simulate": SIMULATE,
    "TakeMoreTurns": MORE_TURNS,
    "TakeSage": SAGE,
    "ReturnToHand": RETURN_CARD,
    "PlayTwice": GIZMO,
    "RetreatOthers": BATTLE,
    "TuckCard": TUCK,
    "CallEverybody": APPLE,
    "ShareOut": JOURNAL,
    "KeepHistory": RELIC,
    "DrawScimitar": SCIMITAR,
    "MoveToReal": MISSION,
    "RuleTime": WEAPON,
}
"""The steps of single Zones and cards."""


def flat_step(op: Op) -> Step:
    """Return an op as a row of numbers."""
    name = type(op).__name__
    if name in SPECIAL_OPS:
        return Step(SPECIAL, SPECIAL_OPS[name])
    kind, n, m, per, where = OPS.get(name, (HOURGLASS, "", "", "", ""))
    amount = 1 if name == "Retreat" else int(getattr(op, n, 0))
    each = getattr(op, per, ONE)
    counted = None if each is ONE else each
    return Step(kind, amount, int(getattr(op, m, 0)), counted, int(getattr(op, where, 0)))


def flat_text(numbers: Numbers, text: int) -> Text:
    """Return a text as rows of numbers."""
    return tuple(flat_step(op) for op in numbers.texts[text])


class FlatEffect:
    """An effect in progress: which, how far, for whom, and its numbers."""

    def __init__(
        self,
        op: int,
        effect: Frame,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        items: list[int] | None = None,
        pc: int = -1,
    ) -> None:
        self.op = op
        self.pc = pc if pc >= 0 else getattr(effect, "stage", 0)
        self.seat = effect.seat
        self.a = a
        self.b = b
        self.c = c
        self.items = items or []


EFFECTS: Final[dict[str, tuple[int, str, str, str, str]]] = {
    "Setup": (F_SETUP, "", "count", "", ""),
    "Turn": (F_TURN, "ended", "closed", "changed", "starts"),
    "ForEach": (F_EACH, "text", "here", "start", "seats"),
    "Drawing": (F_DRAW, "number", "drawn", "report", ""),
    "Discarding": (F_DISCARD, "number", "dropped", "free", ""),
    "Scoring": (F_SCORE, "discount", "bonus", "card", ""),
    "Playing": (F_PLAY, "mode", "decided", "card", ""),
    "Advancing": (F_ADVANCE, "steps", "time", "made", ""),
    "Retreating": (F_RETREAT, "owner", "low", "high", ""),
    "Visit": (F_VISIT, "place", "", "since", ""),
    "Payment": (F_PAY, "dollars", "", "", ""),
    "CavesReturn": (F_CAVE, "left", "discarded", "", ""),
    "Waiting": (F_WAITING, "", "", "", "effects"),
    "PassingCards": (F_CULTS, "", "", "", "items"),
    "ScoringTwice": (F_CATS, "", "", "card", ""),
    "UsingToys": (F_TOYS, "", "", "", "cards"),
    "MakingContact": (F_CONTACT, "", "", "", "cards"),
    "VisitingByCrowns": (F_INFORMATION, "", "", "", ""),
    "PlayingCopy": (F_CYBERNETICS, "", "", "card", ""),
    "SharingCard": (F_EARTH, "", "", "card", "players"),
    "LeavingRuledTime": (F_EXODUS, "", "", "time", ""),
    "RetreatingOthers": (F_BATTLE, "", "", "", "others"),
    "SharingOut": (F_JOURNAL, "", "", "", "takers"),
    "PlayingTwice": (F_GIZMO, "", "", "card", ""),
    "LayingPile": (F_SETUP, "", "", "", ""),
    "RevealingRobot": (F_SETUP, "", "", "", ""),
}
"""By the class of an effect: its number, then the names of its fields."""

PICKS: Final[dict[str, int]] = {
    "Inquiring": INQUISITION,
    "TakingBack": TAKE_BACK,
    "VisitingPast": WASTELAND,
    "PuttingHeadquarters": HEADQUARTERS,
    "DrawingUp": DRAW_TO_THREE,
    "LayingOnDeck": TOP_OF_DECK,
    "PuttingBase": PUT_BASE,
    "MovingOn": MOVE_ON,
    "SellingPerpetual": DISCARD_PERPETUAL,
    "TakingFromPile": QUIET,
    "Simulating": SIMULATE,
    "MovingToReal": MISSION,
    "NamingTime": WEAPON,
    "TuckingCard": TUCK,
}
"""Steps of single Zones and cards that ask one question."""


def flat_effect(effect: Frame) -> FlatEffect:
    """Return an effect as a row of numbers."""
    name, fields = type(effect).__name__, _Fields(effect)
    if isinstance(effect, DueEffect):
        return FlatEffect(F_EFFECT, effect, effect.kind, effect.about)
    if name == "RunningText":
        ends = [fields["end"], fields["owner"]]
        return FlatEffect(F_TEXT, effect, fields["text"], fields["here"], 0, ends, fields["at"])
    if name in PICKS:
        taken = fields["taken"] if name == "TakingFromPile" else -1
        return FlatEffect(F_PICK, effect, PICKS[name], fields["here"], fields["card"] + 1, pc=taken)
    op, a, b, c, items = EFFECTS.get(name, (F_OWN, "", "", "", ""))
    row = list(getattr(effect, items)) if items else []
    if name == "Retreating":
        row = [fields["may"]]
    elif name == "Scoring":
        row = [fields["mode"], fields["tacticians"], fields["shifted"]]
    elif name == "Playing":
        row = [fields["number"], fields["moved"], fields["acts_as"]]
    return FlatEffect(op, effect, fields[a], fields[b], fields[c], row)


class _Fields:
    """The fields of an effect by name; 0 for those that it has not."""

    def __init__(self, effect: Frame) -> None:
        self.effect: Any = effect

    def __getitem__(self, name: str) -> int:
        return int(getattr(self.effect, name, 0)) if name else 0


def flat(chron: Chronicle, depth: int = -1) -> FlatEffect:
    """Return an effect on the stack as a row of numbers: by default the one on top."""
    return flat_effect(chron.table[depth])


# Places in the rows of effects
MODE: Final = 0
SHIFTED: Final = 2
ACTS_AS: Final = 2
OPEN: Final = 0

# Counts and conditions, under the names that rows give them
TIMES_RULED: Final = amounts.TIMES_RULED
CROWNS_HERE: Final = amounts.CROWNS_HERE
CARDS_IN_HAND: Final = amounts.CARDS_IN_HAND
EMPTY_TIMES: Final = amounts.EMPTY_TIMES
PLAYERS_IN_FIRST: Final = amounts.PLAYERS_IN_FIRST
OPPONENTS_HERE: Final = amounts.OPPONENTS_HERE
CARDS_DRAWN: Final = amounts.CARDS_DRAWN
ARRIVALS: Final = amounts.ARRIVALS
HALF_GAINED: Final = amounts.HALF_GAINED
HALF_HELD: Final = amounts.HALF_HELD
MONEY_HERE: Final = amounts.MONEY_HERE
RESULT: Final = amounts.RESULT
YOUR_TIMES: Final = amounts.YOUR_TIMES
DID: Final = amounts.DID
RULES_HERE: Final = amounts.RULES_HERE
RULERS_HERE: Final = amounts.RULERS_HERE
HERE: Final = 5
HERE_OR_LATER: Final = 6

"""What happens with cards and on the table: one line of the log for each event."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.games.phrases import listed, who
from aevum.games.temporum.data import TIMES, ZONES
from aevum.games.temporum.printed import PRINTED
from aevum.games.temporum.words.asking import text_name
from aevum.games.temporum.words.boardevents import board_line
from aevum.games.temporum.words.effectwords import effect_told
from aevum.games.temporum.words.figures import Figure
from aevum.games.temporum.words.flat import (
    ANUBIS,
    BUTTERFLY,
    CHOOSE,
    MANEUVER,
    PREDICT,
    QUEUE_AFTER,
    QUEUE_END,
    Step,
    flat_text,
)
from aevum.games.temporum.words.phrases import card_name, some, time_words
from aevum.games.temporum.words.steps import branch_starts, row_words

OF_CARDS: Final = {
    "scores": "scores {}",
    "discards": "discards {}",
    "secret": "discards {} for its secret",
    "returns": "takes {} back",
    "takes": "takes {} from its pile",
    "shares": "shares {} with everybody",
    "copies": "uses {} as a copy",
    "tops": "puts {} on top of the deck, face up",
}

WAITS: Final = {
    (QUEUE_AFTER, ANUBIS): "When this Zone is done, {} will visit any other.",
    (QUEUE_AFTER, MANEUVER): "When this Zone is done, {} may move on.",
    (QUEUE_END, PREDICT): "When the turn ends, {} may change history here.",
    (QUEUE_END, BUTTERFLY): "When the turn ends, {} changes history in Times I, II and III.",
}


def say(event: Event) -> str:
    """Return an event as a line of the log."""
    kind, seat, args = event.kind, event.seat, event.args
    line = (
        _table_line(kind, seat, args)
        or board_line(kind, seat, args)
        or _card_line(kind, seat, args)
        or _hand_line(kind, seat, args)
        or _choice_line(kind, seat, args)
        or _hint_line(kind, seat, args)
    )
    assert line, f"no words for the event {kind}"
    return line


def _table_line(kind: str, seat: int, args: list[int]) -> str:
    """The setup, turns and the end."""
    if kind == "zones":
        times: list[list[str]] = [[] for _ in range(TIMES + 1)]
        for zone in args:
            times[ZONES[zone].time].append(ZONES[zone].name)
        rows = [f"{time_words(time)}: {listed(times[time])}" for time in range(1, TIMES + 1)]
        return f"The Zones are laid out. {'; '.join(rows)}."
    if kind == "first":
        return f"{who(seat)} begins."
    if kind == "quiet":
        cards = _told(args, 1, PRINTED.quiet_cards)
        return f"Card {args[0]} of {cards} is dealt to Quiet Planet, face down."
    if kind == "reveals":
        return f"{card_name(args[0])} is turned up for Robotic Utopia."
    if kind == "turn":
        return f"The turn of {who(seat)} begins."
    if kind == "sails":
        return f"{who(seat)} will take another turn after this one."
    if kind == "wins":
        if args[0]:
            return f"{who(seat)} wins with ${_told(args, 1, PRINTED.egypt_money)} in Alien Egypt."
        crowns = Figure(_told(args, 1, PRINTED.crowns))
        return f"{who(seat)} wins with all {crowns:one} crowns in Time IV."
    return ""


def _card_line(kind: str, seat: int, args: list[int]) -> str:
    """Cards that are played, scored, discarded."""
    if kind in OF_CARDS:
        return f"{who(seat)} {OF_CARDS[kind].format(card_name(args[0]))}."
    if kind == "plays":
        copy = f" as a copy of {card_name(args[1])}" if args[1] != args[0] else ""
        return f"{who(seat)} plays {card_name(args[0])}{copy}."
    if kind == "uncovers":
        under = card_name(args[0]) if args[0] != NONE else "nothing"
        return f"{who(seat)} opens the Cache: {under} is under it."
    if kind == "tactics":
        dollars = _told(args, 1, PRINTED.tactic)
        crowns = some(_told(args, 2, PRINTED.tactic_crowns), "crown")
        more, further = ("more", "more") if args[0] > 0 else ("less", "fewer")
        return f"{who(seat)} uses a Tactician: ${dollars} {more} and {crowns} {further}."
    return ""


def _hand_line(kind: str, seat: int, args: list[int]) -> str:
    """Cards that come into a hand, and those that not everybody sees."""
    if kind == "draws":
        return f"{who(seat)} draws a card."
    if kind == "drew":
        return f"It is {card_name(args[0])}."
    if kind == "shuffles":
        return "The discard pile is shuffled into a new deck."
    if kind == "tucks":
        return f"{who(seat)} puts {card_name(args[0])} under the Cache."
    if kind in ("tucked", "picked"):
        return f"It is {card_name(args[0])}."
    if kind == "picks":
        return f"{who(seat)} takes a card from the pile on Quiet Planet."
    if kind == "looks":
        return f"The pile on Quiet Planet: {listed([card_name(card) for card in args])}."
    if kind == "passes":
        return f"{who(seat)} gives {who(args[0])} {card_name(args[1])}."
    if kind == "passed":
        return f"{who(args[0])} receives {card_name(args[1])} from {who(seat)}."
    return ""


def _choice_line(kind: str, seat: int, args: list[int]) -> str:
    """What a player chose, and what waits."""
    if kind == "names":
        return f"{who(seat)} names {time_words(args[0])}."
    if kind == "effect":
        return effect_told(args[0], who(seat), args[1:])
    if kind == "waits":
        return WAITS[(QUEUE_AFTER + args[0], args[1])].format(who(seat))
    if kind == "chooses":
        words = _branch(args[0], args[1], args[2:])
        return f"{who(seat)} chooses at {text_name(args[0])}: {words}."
    return ""


def _branch(text: int, number: int, amounts: list[int]) -> str:
    """Return what was chosen of a text, of which none has two choices.

    `amounts` are those of the branch's steps; where there are none, the printed ones hold.
    """
    steps = flat_text(PRINTED, text)
    choice = next(place for place, step in enumerate(steps) if step.op == CHOOSE)
    start = branch_starts(steps, choice)[number]
    branch = steps[start : start + steps[start - 1].n]
    if amounts:
        branch = tuple(
            Step(step.op, amount, step.m, step.per, step.where)
            for step, amount in zip(branch, amounts, strict=True)
        )
    return row_words(PRINTED, branch)


def _told(args: list[int], place: int, printed: int) -> int:
    """Return a number that an event tells where it is not the printed one."""
    return args[place] if place < len(args) else printed


def _hint_line(kind: str, seat: int, args: list[int]) -> str:
    """What a question, or its absence, tells about a hand."""
    if kind == "may_score":
        return f"{who(seat)} can score a card."
    if kind == "scores_nothing":
        return f"{who(seat)} can score no card."
    if kind == "may_gizmo":
        return f"{who(seat)} has a card for the Gizmo."
    if kind == "may_share":
        return f"{who(seat)} has a Momentary card to share."
    if kind == "plays_nothing":
        return f"{who(seat)} has no Momentary card to play."
    if kind == "may_hack":
        can = "can" if args[0] else "cannot"
        return f"{who(seat)} {can} score a card instead of playing this one (Hacker)."
    return ""

"""The table in a few lines of at most 80 columns: the dice, the phase, all Empires."""

# not compiled: words need no speed

from typing import Final

from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, LETTERS, PALACE, STAFFED_KINDS
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import operation_of
from aevum.games.ascii.rules.phrases import PHASES, dice_shown
from aevum.games.ascii.rules.phrases import operation as operation_words
from aevum.games.ascii.words.labels import actor
from aevum.games.ascii.words.sheet import draw_sheet
from aevum.games.ascii.words.teller import IN_ENGLISH, Teller
from aevum.games.ascii.words.turn import turn_words
from aevum.games.ascii.words.underway import is_developing, proposal
from aevum.games.wrapping import wrapped

WIDTH: Final = 80
Line = list[Text]
"""Sentences on one line."""


def draw(sea: Mediterranean, tell: Teller = IN_ENGLISH) -> str:
    """Return the whole table for a viewer: the dice, one line for each player, a sheet.

    A viewer without a seat sees the sheet of the player who is asked.
    """
    return "\n".join([*table_lines(sea, tell), "", *draw_sheet(sea, actor(sea), tell)])


def table_lines(sea: Mediterranean, tell: Teller = IN_ENGLISH) -> list[str]:
    """Return what everybody shares, then each Empire in a line or two; alone only the first."""
    lines = [told(headline(sea), tell), *[tell(text) for text in under_way(sea)]]
    if sea.seats > 1:
        lines += [empire_line(sea, seat, tell) for seat in range(sea.seats)]
    return wrapped(lines, WIDTH)


def told(line: Line, tell: Teller) -> str:
    """Return the sentences of a line."""
    return " ".join([tell(text) for text in line])


def headline(sea: Mediterranean) -> Line:
    """Return the turn, the phase and the dice."""
    white1, white2, white3, green, black = sea.faces
    over = [m.table_over()] if sea.over() else []
    return [
        *over,
        m.table_headline(turn=turn_words(sea), phase=PHASES[sea.phase]),
        m.table_dice(white1=white1, white2=white2, white3=white3, green=green, black=black),
    ]


def under_way(sea: Mediterranean) -> list[Text]:
    """Return what is being proposed, declared or announced."""
    found = [m.table_order(order=sea.order)] if sea.seats > 1 else []
    announcers = [seat for seat in range(sea.seats) if sea.announcers >> seat & 1]
    if announcers:
        found.append(m.table_announced(seats=announcers))
    proposed = proposal(sea)
    if proposed is not None:
        dice, gold = dice_shown(sea, proposed.dice), sea.terms.reroll_gold
        found.append(
            m.table_proposal(who=proposed.proposer, dice=dice, pledged=proposed.pledged, gold=gold)
        )
    declared = operation_of(sea)
    if declared is not None:
        what = operation_words(declared.what, declared.target)
        found.append(m.table_declared(who=declared.seat, what=what))
    return found


def empire_line(sea: Mediterranean, seat: int, tell: Teller = IN_ENGLISH) -> str:
    """Return an Empire in a line: its score, what it has, what it has built, what it does."""
    empire = sea.empires[seat]
    built = [
        f"{LETTERS[kind]}{empire.staffed[kind] + empire.empty[kind]}"
        for kind in range(STAFFED_KINDS)
        if empire.staffed[kind] + empire.empty[kind]
    ]
    if empire.palace == 1:
        built.append(LETTERS[PALACE])
    if empire.colonies:
        built.append(f"{LETTERS[COLONY]}{empire.colonies}")
    line = m.table_empire(
        who=seat,
        points=empire.score(),
        workers=empire.workers,
        gold=empire.gold,
        science=empire.science(),
        ready=empire.ready(),
        armies=empire.armies(),
        happy=empire.happy,
        unhappy=empire.unhappy,
    )
    return " ".join([tell(line), *built, *[tell(text) for text in busy(sea, seat)]])


def busy(sea: Mediterranean, seat: int) -> Line:
    """Return who is still in Development."""
    if not is_developing(sea):
        return []
    at_work = any(ask.seat == seat and ask.must for ask in sea.asks)
    return [m.table_at_work() if at_work else m.table_done()]

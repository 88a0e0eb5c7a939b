"""The table in a few lines of at most 80 columns: the dice, the phase, everybody's Empire."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.ascii.data import COLONY, LETTERS, PALACE, STAFFED_KINDS, WHITE
from aevum.games.ascii.rules.asks import PHASE_NAMES
from aevum.games.ascii.rules.development import Developing
from aevum.games.ascii.rules.diplomacy import diplomacy_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import operation_of
from aevum.games.ascii.words.phrases import dice_shown, many, operation_words, turn_words
from aevum.games.phrases import listed, who
from aevum.games.wrapping import wrapped

WIDTH: Final = 80


def table_lines(sea: Mediterranean) -> list[str]:
    """Return what everybody shares, then each Empire in a line or two; alone only the former."""
    lines = [headline(sea), *under_way(sea)]
    if sea.seats > 1:
        lines += [empire_line(sea, seat) for seat in range(sea.seats)]
    return wrapped(lines, WIDTH)


def headline(sea: Mediterranean) -> str:
    """Return the turn, the phase and the dice."""
    white = " ".join([str(face) for face in sea.faces[:WHITE]])
    dice = f"white {white}, green {sea.faces[WHITE]}, black {sea.faces[WHITE + 1]}"
    over = "The game is over. " if sea.over() else ""
    return f"{over}{turn_words(sea)}, {PHASE_NAMES[sea.phase]}. Dice: {dice}."


def under_way(sea: Mediterranean) -> list[str]:
    """Return what is being proposed, declared or announced."""
    found = []
    if sea.seats > 1:
        found.append(f"Order of Play: {listed([who(seat) for seat in sea.order])}.")
    announcers = [who(seat) for seat in range(sea.seats) if sea.announcers >> seat & 1]
    if announcers:
        found.append(f"The end is announced by {listed(announcers)}.")
    proposal = diplomacy_of(sea)
    if proposal is not None and proposal.pc == 3:
        found.append(
            f"{who(proposal.proposer)} proposes to roll {dice_shown(sea, proposal.dice)} again: "
            f"{proposal.pledged} of {sea.terms.reroll_gold} Gold pledged."
        )
    operation = operation_of(sea)
    if operation is not None:
        what = operation_words(operation.what, operation.target)
        found.append(f"{who(operation.seat)} has declared {what}.")
    return found


def empire_line(sea: Mediterranean, seat: int) -> str:
    """Return an Empire in a line: its score, what it has and what it is doing."""
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
    parts = [
        many(empire.workers, "Worker"),
        many(empire.gold, "Gold"),
        f"Science {empire.science()}",
        f"Armies {empire.ready()}/{empire.armies()}",
        f":) {empire.happy} :( {empire.unhappy}",
    ]
    if built:
        parts.append(" ".join(built))
    return f"{who(seat)}: {empire.score()} points, {', '.join(parts)}{busy(sea, seat)}."


def busy(sea: Mediterranean, seat: int) -> str:
    """Say who is still at work in Development."""
    if not any(isinstance(frame, Developing) for lane in sea.lanes for frame in lane):
        return ""
    at_work = any(ask.seat == seat and ask.must for ask in sea.asks)
    return "; at work" if at_work else "; done"

"""Questions in one sentence; a choice in flight names the card or the GOD that asks."""

# not compiled: words are slow code on purpose

from aevum.core.state import NEVER, NONE, Ask
from aevum.games.chronos.moves import GAIN, MOVES, PAY, TIMER
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import (
    ACT,
    DEAL,
    HECATE_ASK,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
)
from aevum.games.chronos.rules.drafts import cubes, fee
from aevum.games.chronos.rules.permits import harpy_timers, last_god, price
from aevum.games.chronos.rules.reach import flowed
from aevum.games.chronos.words.phrases import (
    a_card,
    askers,
    card_name,
    first_up,
    god_name,
    offered_cards,
    pile_name,
    timer_name,
)
from aevum.games.phrases import listed, many, who


def prompt(sea: Archipelago, ask: Ask) -> str:
    """Return a question as its seat reads it."""
    if ask.kind == DEAL:
        return "Chance decides."
    if ask.kind == WAR_ASK:
        if ask.subject == NONE:
            return "WAR: which timer do you put into Hell?"
        return f"WAR, by HEPHAESTUS on all: which timer of {who(ask.subject)} goes into Hell?"
    if ask.kind == STARVE_ASK:
        return "STARVATION: who discards the top card of the central pile?"
    if ask.kind == HECATE_ASK:
        return f"HECATE: the card is {card_name(ask.subject)}; which PLAGUE strikes?"
    if ask.kind == PENALTY_ASK:
        reason = askers(sea, ask.subject)
        return f"{reason or 'A penalty'}: which card do you give {who(ask.subject)}?"
    if ask.kind != ACT:
        cards = listed([a_card(card) for card in offered_cards(ask.subject)])
        return f"HERMES: the offering was {cards}; which card do you gain?"
    return act_prompt(sea, ask.seat)


def act_prompt(sea: Archipelago, seat: int) -> str:
    """Return what a seat can do of itself: go on with a draft, move timers, or wait."""
    if sea.settled != NEVER:
        return "Somebody has won; who claims in this instant wins too."
    if sea.drafts[seat]:
        return draft_prompt(sea, seat)
    if sea.owes(seat):
        return "Choose first what you are asked; timers may still move."
    free = flowed(sea, seat)
    if not free:
        return "All your sand runs."
    if len(free) == 1:
        return f"{first_up(timer_name(free[0]))} has flowed: move it, or wait."
    return f"Timers {listed([TIMER.words[timer] for timer in free])} have flowed: move, or wait."


def draft_prompt(sea: Archipelago, seat: int) -> str:
    """Return what the command in the making still needs, and what was named for it."""
    draft = sea.drafts[seat]
    row = MOVES.row(draft[0])
    args = row.args(draft[0])
    paid = [move - PAY for move in draft[1:] if PAY <= move < GAIN]
    named = f" (so far {listed([card_name(card) for card in paid])})" if paid else ""
    if row.name in ("offer", "free"):
        god = args[0] if args else last_god(sea)
        wanted = price(sea, seat, god) if args else 0
        return _offering(sea, seat, god, wanted, len(paid), named)
    if row.name == "buy":
        step = f"card {len(paid) + 1} of {sea.terms.numbers.prices[args[0]]}"
        return f"GAIA buys {god_name(args[0])}: name {step}{named}."
    if row.name == "rob":
        return f"HERACLES takes {a_card(args[1])} of {who(args[0])}: which card do you give?"
    if row.name == "bring":
        return f"SPARTA: {timer_name(args[0])} comes when your timer leaves the tile."
    if row.name == "harpy":
        timer = harpy_timers(sea, args[0])[len(draft) - 1]
        return f"HARPY on {pile_name(args[0])}: {timer_name(timer)} flipped or as it is?"
    if row.name == "hades":
        return f"HADES: which timer goes into Hell, {len(draft)} of {sea.terms.numbers.hades}?"
    wanted = fee(sea, draft[0])
    if row.name == "rhodes" and wanted == 1 and not paid:
        return "RHODES: which card do you discard?"
    if len(paid) < wanted:
        return f"{row.name.upper()}: name card {len(paid) + 1} of {wanted} to discard{named}."
    if row.name == "rhodes":
        return "RHODES: which timer goes into Hell?"
    return f"{row.name.upper()}: which card of the discard do you gain?"


def _offering(sea: Archipelago, seat: int, god: int, wanted: int, paid: int, named: str) -> str:
    if paid < wanted:
        cards = many(wanted, "card")
        return f"Offering for {god_name(god)} ({cards}): name card {paid + 1}{named}."
    assert cubes(sea, seat, god)
    return f"{god_name(god)}: where do you put the cube?"

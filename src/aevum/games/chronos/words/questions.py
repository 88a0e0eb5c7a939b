"""Questions; a choice in flight names the card or the GOD that asks."""

# not compiled: words are slow code on purpose

from collections.abc import Callable
from typing import Final

from aevum.core.state import NEVER, NONE, Ask
from aevum.core.text import Arg, Question, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import EOS, KEPT, MYCENAE, NEMESIS
from aevum.games.chronos.moves import GAIN, MOVES, PAY
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.drafts import fee, offered
from aevum.games.chronos.rules.permits import harpy_timers, last_god, price
from aevum.games.chronos.rules.phrases import (
    CARDS,
    CITIES,
    GODS,
    counted,
    place_of,
    timer_names,
    timer_of,
)
from aevum.games.chronos.rules.reach import flowed


def question(sea: Archipelago, ask: Ask) -> Question:
    """Return a question as its seat reads it."""
    return ASKED[ask.kind](sea, ask)


def god_arg(god: int) -> Arg:
    """Return a GOD that asks."""
    return ("god", GODS[god])


def city_arg(city: int) -> Arg:
    """Return a CITY that asks."""
    return ("city", CITIES[city])


def card_arg(card: str) -> Arg:
    """Return a card that asks."""
    return ("card", card)


# Choices in flight


def _war(sea: Archipelago, ask: Ask) -> Question:
    if ask.subject == NONE:
        return Question(m.ask_war(), (card_arg("war"),))
    return Question(m.ask_war_of(who=ask.subject), (card_arg("war"), ("god", "hephaestus")))


def _starve(sea: Archipelago, ask: Ask) -> Question:
    return Question(m.ask_starve(), (card_arg("starvation"),))


def _hecate(sea: Archipelago, ask: Ask) -> Question:
    return Question(m.ask_plague(card=CARDS[ask.subject]), (("god", "hecate"),))


def _penalty(sea: Archipelago, ask: Ask) -> Question:
    return Question(m.ask_penalty(who=ask.subject), askers(sea, ask.subject))


def askers(sea: Archipelago, to: int) -> tuple[Arg, ...]:
    """Return for whose sake somebody gets a penalty."""
    found = [god_arg(god) for god in (NEMESIS, EOS) if sea.holder[god] == to >= 0]
    return (*found, *([city_arg(MYCENAE)] if sea.ruler(MYCENAE) == to else []))


def _hermes(sea: Archipelago, ask: Ask) -> Question:
    cards = [card for card in range(KEPT) for _ in range(offered(ask.subject, card))]
    note = m.note_offering(cards=counted(cards))
    return Question(m.ask_hermes(), (("god", "hermes"),), (note,))


def _deal(sea: Archipelago, ask: Ask) -> Question:
    return Question(m.ask_chance())


# What a seat can do of itself


def _act(sea: Archipelago, ask: Ask) -> Question:
    """Go on with a draft, move timers, or wait."""
    seat = ask.seat
    if sea.settled != NEVER:
        return Question(m.ask_settled())
    if sea.drafts[seat]:
        return draft_question(sea, seat)
    if sea.owes(seat):
        return Question(m.ask_owes())
    free = flowed(sea, seat)
    if not free:
        return Question(m.ask_wait())
    if len(free) == 1:
        return Question(m.ask_move(timer=timer_of(free[0])))
    note = m.note_timers(timers=timer_names(free))
    return Question(m.ask_move_some(n=len(free)), notes=(note,))


ASKED: Final = (_act, _war, _starve, _hecate, _penalty, _hermes, _deal)
"""By the kind of the question."""


# Commands that are put together


def draft_question(sea: Archipelago, seat: int) -> Question:
    """Return what the command in the making still needs, and what was named for it."""
    draft = sea.drafts[seat]
    row = MOVES.row(draft[0])
    return DRAFTS[row.name](sea, seat, row.args(draft[0]))


def paid(sea: Archipelago, seat: int) -> list[int]:
    """Return the cards that were named for a command."""
    return [move - PAY for move in sea.drafts[seat][1:] if PAY <= move < GAIN]


def _paying(sea: Archipelago, seat: int, text: Text, *source: Arg) -> Question:
    """Return a question for one more card, with those that were named."""
    cards = paid(sea, seat)
    notes = (m.note_so_far(cards=counted(cards)),) if cards else ()
    return Question(text, source, notes)


def _offer(sea: Archipelago, seat: int, args: list[int]) -> Question:
    god = args[0]
    named, wanted = len(paid(sea, seat)), price(sea, seat, god)
    if named >= wanted:
        return _cube(god)
    return _paying(sea, seat, m.ask_offer(n=named + 1, of=wanted, god=GODS[god]))


def _cube(god: int) -> Question:
    return Question(CUBES.get(GODS[god], m.ask_cube_pile)(), (god_arg(god),))


CUBES: Final[dict[str, Callable[[], Text]]] = {
    "apollo": m.ask_cube_god,
    "nemesis": m.ask_cube_pile,
    "selene": m.ask_cube_city,
}


def _buy(sea: Archipelago, seat: int, args: list[int]) -> Question:
    god = args[0]
    named, wanted = len(paid(sea, seat)), sea.terms.numbers.prices[god]
    text = m.ask_buy(n=named + 1, of=wanted, god=GODS[god])
    return _paying(sea, seat, text, ("god", "gaia"))


def _rob(sea: Archipelago, seat: int, args: list[int]) -> Question:
    return Question(m.ask_rob(card=CARDS[args[1]], who=args[0]), (("god", "heracles"),))


def _bring(sea: Archipelago, seat: int, args: list[int]) -> Question:
    return Question(m.ask_bring(timer=timer_of(args[0])), (("city", "sparta"),))


def _harpy(sea: Archipelago, seat: int, args: list[int]) -> Question:
    timer = harpy_timers(sea, args[0])[len(sea.drafts[seat]) - 1]
    text = m.ask_harpy(timer=timer_of(timer), at=place_of(args[0]))
    return Question(text, (("god", "harpy"),))


def _hades(sea: Archipelago, seat: int, args: list[int]) -> Question:
    named, wanted = len(sea.drafts[seat]), sea.terms.numbers.hades
    return Question(m.ask_hades(n=named, of=wanted), (("god", "hades"),))


def _discarding(sea: Archipelago, seat: int, then: Text, source: Arg) -> Question:
    """Return the question of a power that first costs cards."""
    named, wanted = len(paid(sea, seat)), fee(sea, sea.drafts[seat][0])
    if named >= wanted:
        return Question(then, (source,))
    text = m.ask_discard() if wanted == 1 else m.ask_discard_of(n=named + 1, of=wanted)
    return _paying(sea, seat, text, source)


DRAFTS: Final[dict[str, Callable[[Archipelago, int, list[int]], Question]]] = {
    "offer": _offer,
    "free": lambda sea, seat, args: _cube(last_god(sea)),
    "buy": _buy,
    "rob": _rob,
    "bring": _bring,
    "harpy": _harpy,
    "hades": _hades,
    "rhodes": lambda sea, seat, args: _discarding(sea, seat, m.ask_war(), ("city", "rhodes")),
    "uranus": lambda sea, seat, args: _discarding(sea, seat, m.ask_recover(), ("god", "uranus")),
    "ephesus": lambda sea, seat, args: _discarding(sea, seat, m.ask_recover(), ("city", "ephesus")),
}
"""Commands of several parts, by the move that begins them."""

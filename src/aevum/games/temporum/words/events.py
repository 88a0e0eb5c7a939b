"""The log: a message for each kind of event."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.core.text import Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.data import TIME_OF, TIMES
from aevum.games.temporum.messages import CardName, ZoneName
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effects import ANUBIS, BUTTERFLY, MANEUVER, PREDICT
from aevum.games.temporum.rules.leading_ops import Choose
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.op import Mark, Op
from aevum.games.temporum.rules.phrases import (
    ZONE_IDS,
    card_id,
    counted,
    effect_id,
    text_owner,
    time_id,
    zone_id,
)
from aevum.games.temporum.rules.telling import Telling


class Told(NamedTuple):
    """An event: who it is about, its numbers, and the match for numbers that differ from print."""

    seat: int
    args: list[int]
    chron: Chronicle

    def zone(self, at: int = 0) -> ZoneName:
        """Return two of the numbers as a place and the Zone there."""
        return zone_id(self.args[at], self.args[at + 1])

    @property
    def numbers(self) -> Numbers:
        """Return the numbers of the match."""
        return self.chron.terms.numbers


Say = Callable[[Told], Text]


def say(event: Event, chron: Chronicle) -> Text:
    """Return an event as a line of the log."""
    if event.kind not in SAY:
        raise KeyError(f'the event "{event.kind}" has no line: give it one in SAY')
    return SAY[event.kind](Told(event.seat, event.args, chron))


def _by(message: Callable[..., Text]) -> Say:
    """A line that names only the one who acts."""
    return lambda t: message(who=t.seat)


def _of_card(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, card=card_id(t.args[0]))


def _at(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, zone=t.zone())


def _to(message: Callable[..., Text]) -> Say:
    """A line about a pawn that was somewhere else before."""
    return lambda t: message(who=t.seat, zone=t.zone(1))


def _coins(message: Callable[..., Text]) -> Say:
    return lambda t: message(who=t.seat, coins=t.args[0])


# The table


def _zones(t: Told) -> Text:
    times: list[list[ZoneName]] = [[] for _ in range(TIMES + 1)]
    for place, zone in enumerate(t.args):
        times[TIME_OF[place]].append(zone_id(place, zone))
    _, first, second, third, fourth = times
    return m.say_zones(first=first, second=second, third=third, fourth=fourth)


def _wins(t: Told) -> Text:
    if t.args[0]:
        return m.say_wins_money(who=t.seat, coins=t.numbers.egypt_money)
    return m.say_wins(who=t.seat, crowns=t.numbers.crowns)


# Money, cards and choices


def _pays(t: Told) -> Text:
    coins, beggars = t.args
    if beggars:
        return m.say_pays_beggars(who=t.seat, coins=coins, beggars=beggars)
    return m.say_pays(who=t.seat, coins=coins)


def _plays(t: Told) -> Text:
    card, kind = t.args
    if card == kind:
        return m.say_plays(who=t.seat, card=card_id(card))
    return m.say_plays_copy(who=t.seat, card=card_id(card), copied=card_id(kind))


def _uncovers(t: Told) -> Text:
    if t.args[0] == NONE:
        return m.say_uncovers_nothing(who=t.seat)
    return m.say_uncovers(who=t.seat, card=card_id(t.args[0]))


def _tactics(t: Told) -> Text:
    message = m.say_tactics_more if t.args[0] > 0 else m.say_tactics_less
    coins, crowns = t.numbers.tactic, t.numbers.tactic_crowns
    return message(who=t.seat, coins=coins, crowns=crowns)


def _tucks(t: Told) -> Text:
    if t.args[0] < 0:
        return m.say_tucks(who=t.seat)
    return m.say_tucks_known(who=t.seat, card=card_id(t.args[0]))


def _passes(t: Told) -> Text:
    to, card = t.args
    if card < 0:
        return m.say_passes(who=t.seat, to=to)
    return m.say_passes_known(who=t.seat, to=to, card=card_id(card))


def _hacks(t: Told) -> Text:
    return (m.say_may_hack if t.args[0] else m.say_cannot_hack)(who=t.seat)


def _mark(t: Told) -> Text:
    """Return the line of a step that only noted something."""
    texts = [*[zone.visit for zone in t.chron.terms.zones], *_card_texts(t.chron)]
    for text in texts:
        for op in text:
            if isinstance(op, Mark) and op.what == t.args[0]:
                return op.told(t.seat, t.numbers.more_turns)
    raise KeyError(t.args[0])


def _card_texts(chron: Chronicle) -> list[tuple[Op, ...]]:
    return [card.play for card in chron.terms.cards]


def _effect(t: Told) -> Text:
    kind = t.args[0]
    what = t.chron.terms.things.due[kind].deeds(t.numbers.effects[kind])
    return m.say_effect(who=t.seat, effect=effect_id(kind), what=what)


def _chooses(t: Told) -> Text:
    """Return the line of a chosen branch of a text; no text has two choices."""
    text, number = t.args[:2]
    telling = Telling(t.numbers.texts[text], t.numbers)
    at = next(at for at, op in enumerate(telling.steps) if isinstance(op, Choose))
    choice = telling.steps[at]
    assert isinstance(choice, Choose)
    what = [choice.branches_told(telling, at)[number]]
    owner = text_owner(text, t.numbers.real_texts)
    if owner in ZONE_IDS:
        return m.say_chooses_zone(who=t.seat, zone=owner, what=what)
    return m.say_chooses_card(who=t.seat, card=cast(CardName, owner), what=what)


WAITS: Final[dict[int, Callable[..., Text]]] = {
    ANUBIS: m.say_waits_anubis,
    MANEUVER: m.say_waits_maneuver,
    PREDICT: m.say_waits_predict,
    BUTTERFLY: m.say_waits_butterfly,
}
SAY: Final[dict[str, Say]] = {
    # The table
    "zones": _zones,
    "first": _by(m.say_first),
    "quiet": lambda t: m.say_quiet(n=t.args[0], most=t.numbers.quiet_cards),
    "reveals": lambda t: m.say_reveals(card=card_id(t.args[0])),
    "turn": _by(m.say_turn),
    "sails": _by(m.say_sails),
    "wins": _wins,
    # Pawns and history
    "visits": _at(m.say_visits),
    "works": lambda t: m.say_works(zone=t.zone()),
    "moves": _to(m.say_moves),
    "drags": _to(m.say_drags),
    "shifts": _to(m.say_shifts),
    "changes": lambda t: m.say_changes(
        zone=zone_id(t.args[0], t.args[2]), leads=zone_id(t.args[1], t.args[3])
    ),
    # Crowns and money
    "advances": lambda t: m.say_advances(who=t.seat, time=time_id(t.args[0] + 1)),
    "retreats": lambda t: m.say_retreats(who=t.seat, time=time_id(t.args[0] - 1)),
    "beyond": _by(m.say_beyond),
    "gains": _coins(m.say_gains),
    "loses": _coins(m.say_loses),
    "pays": _pays,
    "begs": _coins(m.say_begs),
    "gold": lambda t: m.say_gold(who=t.seat, zone=t.zone(), coins=t.numbers.gold_added),
    # Tokens
    "hourglass": lambda t: m.say_hourglass(zone=t.zone()),
    "base": _at(m.say_base),
    "headquarters": _at(m.say_headquarters),
    "simulates": _at(m.say_simulates),
    "marks": _mark,
    # Cards
    "plays": _plays,
    "scores": _of_card(m.say_scores),
    "discards": _of_card(m.say_discards),
    "secret": _of_card(m.say_secret),
    "returns": _of_card(m.say_returns),
    "takes": _of_card(m.say_takes),
    "shares": _of_card(m.say_shares),
    "copies": _of_card(m.say_copies),
    "tops": _of_card(m.say_tops),
    "uncovers": _uncovers,
    "tactics": _tactics,
    "draws": _by(m.say_draws),
    "drew": lambda t: m.say_drew(card=card_id(t.args[0])),
    "shuffles": lambda _: m.say_shuffles(),
    "tucks": _tucks,
    "tucked": lambda t: m.say_drew(card=card_id(t.args[0])),
    "picks": _by(m.say_picks),
    "picked": lambda t: m.say_drew(card=card_id(t.args[0])),
    "looks": lambda t: m.say_looks(cards=counted(t.args)),
    "passes": _passes,
    "passed": _passes,
    # Choices, and what a question or its absence shows about a hand
    "names": lambda t: m.say_names(who=t.seat, time=time_id(t.args[0])),
    "effect": _effect,
    "waits": lambda t: WAITS[t.args[1]](who=t.seat),
    "chooses": _chooses,
    "may_score": _by(m.say_may_score),
    "scores_nothing": _by(m.say_scores_nothing),
    "may_gizmo": _by(m.say_may_gizmo),
    "may_share": _by(m.say_may_share),
    "plays_nothing": _by(m.say_plays_nothing),
    "may_hack": _hacks,
}

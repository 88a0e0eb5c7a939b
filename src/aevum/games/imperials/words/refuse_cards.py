"""Why an action card cannot be played."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.text import Refusal
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    ACTIONS,
    ALCHEMIST,
    BASIC_DECK,
    BISHOP,
    CARDS,
    COMMERCIAL_HARBOR,
    CONSTITUTION,
    CRANE,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    GREEN_ROAD_BUILDER,
    HARVEST,
    INTRIGUE,
    INVENTOR,
    IRRIGATION,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MINING,
    PRINTER,
    RESOURCES,
    ROAD_BUILDER,
    SABOTEUR,
    SMITH,
    SPY,
    TREASURE,
    WARLORD,
    WEDDING,
)
from aevum.games.imperials.rules.building import fences_left, roads_left, towns_left
from aevum.games.imperials.rules.realm import KINDS, Realm
from aevum.games.imperials.rules.warriors import has_warriors
from aevum.games.imperials.words.names import CARDS as NAMES
from aevum.games.imperials.words.refuse_building import lacking, refuse_improving

SIMPLE: Final = {
    HARVEST: Refusal("R9.8", m.no_play_harvest()),
    INVENTOR: Refusal("R16.4", m.no_play_inventor()),
    IRRIGATION: Refusal("R16.5", m.no_play_irrigation()),
    MINING: Refusal("R16.7", m.no_play_mining()),
    MASTER_MERCHANT: Refusal("R17.2", m.no_play_ahead()),
    MERCHANT: Refusal("R17.3", m.no_play_merchant()),
    BISHOP: Refusal("R18.1", m.no_play_bishop()),
    DESERTER: Refusal("R18.3", m.no_play_deserter()),
    DIPLOMAT: Refusal("R18.4", m.no_play_diplomat()),
    INTRIGUE: Refusal("R18.5", m.no_play_intrigue()),
    SABOTEUR: Refusal("R18.6", m.no_play_saboteur()),
    SPY: Refusal("R18.7", m.no_play_spy()),
    WEDDING: Refusal("R18.9", m.no_play_ahead()),
}
POINTS: Final = {PRINTER: "R16.8", CONSTITUTION: "R18.2"}


def refuse_play(realm: Realm, seat: int, card: int) -> Refusal:
    """Return the rule that playing this card now breaks."""
    name = NAMES[card]
    if (ACTIONS[card].deck == BASIC_DECK) == realm.wonders:
        message = m.no_play_basic if realm.wonders else m.no_play_wonders
        return Refusal("R1.2", message(card=name))
    if card == TREASURE:
        return Refusal("R9.6", m.no_play_treasure(card=name))
    if card in POINTS:
        return Refusal(POINTS[card], m.no_play_point(card=name))
    if not realm.cards[seat * KINDS + card]:
        return Refusal("R15.2" if realm.wonders else "R9.2", m.no_card_held(card=name))
    if not realm.wonders:
        return _age(realm, seat, card) or _condition(realm, seat, card)
    if card == ALCHEMIST:
        return Refusal("R16.1", m.no_play_alchemist())
    if not realm.rolled:
        return Refusal("R15.2", m.no_play_after_roll())
    return _condition(realm, seat, card)


def _age(realm: Realm, seat: int, card: int) -> Refusal | None:
    plays = realm.terms.numbers.action_plays
    if realm.played >= plays:
        return Refusal("R9.2", m.no_play_limit(n=plays))
    if realm.cards[seat * KINDS + card] <= realm.fresh[card]:
        return Refusal("R9.2", m.no_play_fresh())
    return None


def _condition(realm: Realm, seat: int, card: int) -> Refusal:
    """Return what a card needs that is not there."""
    if card in SIMPLE:
        return SIMPLE[card]
    if card in (ROAD_BUILDER, GREEN_ROAD_BUILDER):
        rule = "R9.7" if card == ROAD_BUILDER else "R16.9"
        roads = realm.terms.numbers.roads
        left = roads_left(realm, seat)
        return Refusal(
            rule, m.no_play_road_place() if left else m.no_pieces_left(n=roads, piece="road")
        )
    if card == CRANE:
        return _crane(realm, seat)
    if card == ENGINEER:
        return _engineer(realm, seat)
    if card == MEDICINE:
        return _medicine(realm, seat)
    if card == COMMERCIAL_HARBOR:
        mine = sum(realm.hands[seat * CARDS : seat * CARDS + RESOURCES])
        return Refusal("R17.1", m.no_play_harbor_theirs() if mine else m.no_play_harbor_own())
    assert card in (SMITH, WARLORD)
    rule = "R16.10" if card == SMITH else "R18.8"
    if not has_warriors(realm, seat):
        return Refusal(rule, m.no_play_warriors())
    return Refusal(rule, m.no_play_smith() if card == SMITH else m.no_play_warlord())


def _crane(realm: Realm, seat: int) -> Refusal:
    reason = refuse_improving(realm, seat, 0, realm.terms.numbers.crane_discount)
    assert reason is not None
    return Refusal("R16.2", m.no_play_crane(reason=reason.text))


def _engineer(realm: Realm, seat: int) -> Refusal:
    if fences_left(realm, seat) <= 0:
        fences = realm.terms.numbers.fences
        return Refusal("R16.3", m.no_pieces_left(n=fences, piece="fence"))
    return Refusal("R16.3", m.no_play_engineer())


def _medicine(realm: Realm, seat: int) -> Refusal:
    numbers = realm.terms.numbers
    if towns_left(realm, seat) <= 0:
        return Refusal("R16.6", m.no_pieces_left(n=numbers.towns, piece="town"))
    dear = lacking(realm, seat, numbers.medicine_cost, m.no_cost_medicine, "R16.6")
    return dear or Refusal("R16.6", m.no_play_medicine())

"""Why an action card cannot be played."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.imperials.data import (
    ACTIONS,
    ALCHEMIST,
    BASIC_DECK,
    BISHOP,
    CARDS,
    COLOURS,
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
from aevum.games.imperials.words.phrases import amounts, in_words, spelled
from aevum.games.imperials.words.whybuild import lacking_cards, why_improve

SIMPLE: Final = {
    HARVEST: "R9.8: the market holds no resource.",
    INVENTOR: "R16.4: there are no two open numbers, apart from 2, 6, 8 and 12, that differ.",
    IRRIGATION: "R16.5: no village or town of yours is beside a farm.",
    MINING: "R16.7: no village or town of yours is beside a mine.",
    MASTER_MERCHANT: "R17.2: nobody with more points than you holds a card.",
    MERCHANT: "R17.3: no village or town of yours is beside an open resource tile.",
    BISHOP: "R18.1: the dragon has not attacked yet, and the Bishop waits for that.",
    DESERTER: "R18.3: no opponent has a warrior on the board.",
    DIPLOMAT: "R18.4: there is no open road.",
    INTRIGUE: "R18.5: no opponent's warrior stands at a road of yours.",
    SABOTEUR: "R18.6: nobody with at least your points holds two cards or more.",
    SPY: "R18.7: no opponent holds an action card.",
    WEDDING: "R18.9: nobody with more points than you holds a card.",
}


def why_play(realm: Realm, seat: int, card: int) -> str:
    """Return the rule that playing this card now breaks."""
    name = ACTIONS[card].name
    if (ACTIONS[card].deck == BASIC_DECK) == realm.wonders:
        mode = "Basic" if realm.wonders else "Wonders & Warriors"
        return f"R1.2: this {name} is a card of {mode}."
    if card == TREASURE:
        return "R9.6: a Treasure is never played; its point counts by itself."
    if card in (PRINTER, CONSTITUTION):
        rule = "R16.8" if card == PRINTER else "R18.2"
        return f"{rule}: {name} is never played; its point counts as soon as it is drawn."
    if not realm.cards[seat * KINDS + card]:
        return f"{'R15.2' if realm.wonders else 'R9.2'}: you hold no {name}."
    if not realm.wonders:
        return _age(realm, seat, card) or _condition(realm, seat, card)
    if card == ALCHEMIST:
        return "R16.1: the Alchemist is played before the roll."
    if not realm.rolled:
        return f"R15.2: {name} is played after the roll."
    return _condition(realm, seat, card)


def _age(realm: Realm, seat: int, card: int) -> str:
    plays = realm.terms.numbers.action_plays
    if realm.played >= plays:
        cards = "an action card" if plays == 1 else spelled(plays, "action card")
        return f"R9.2: you have played {cards} in this turn; {in_words(plays)} is the limit."
    if realm.cards[seat * KINDS + card] <= realm.fresh[card]:
        return f"R9.2: you bought your {ACTIONS[card].name} in this turn; it waits for your next."
    return ""


def _condition(realm: Realm, seat: int, card: int) -> str:
    """Return what a card needs that is not there."""
    if card in SIMPLE:
        return SIMPLE[card]
    if ACTIONS[card].text:  # a designer's own card
        return f"{ACTIONS[card].rule}: {ACTIONS[card].name} does nothing now."
    if card in (ROAD_BUILDER, GREEN_ROAD_BUILDER):
        lack = "place for a road" if roads_left(realm, seat) else "road in your supply"
        return f"{'R9.7' if card == ROAD_BUILDER else 'R16.9'}: you have no {lack}."
    if card == CRANE:
        less = realm.terms.numbers.crane_discount
        reasons = [why_improve(realm, seat, colour, less) for colour in range(COLOURS)]
        return f"R16.2: even so no improvement is possible; {reasons[0].partition(': ')[2]}"
    if card == ENGINEER:
        spent = fences_left(realm, seat) <= 0
        return f"R16.3: you have no {'fence in your supply' if spent else 'town without a fence'}."
    if card == MEDICINE:
        return _medicine(realm, seat)
    if card == SMITH:
        lack = "that can rise" if has_warriors(realm, seat) else "on the board"
        return f"R16.10: you have no warrior {lack}."
    if card == COMMERCIAL_HARBOR:
        mine = sum(realm.hands[seat * CARDS : seat * CARDS + RESOURCES])
        return f"R17.1: {'no opponent holds a card' if mine else 'you hold no resource'}."
    assert card == WARLORD
    lack = "inactive warrior" if has_warriors(realm, seat) else "warrior on the board"
    return f"R18.8: you have no {lack}."


def _medicine(realm: Realm, seat: int) -> str:
    if towns_left(realm, seat) <= 0:
        return "R16.6: you have no town in your supply."
    cost = realm.terms.numbers.medicine_cost
    missing = lacking_cards(realm, seat, cost)
    if sum(missing):
        return f"R16.6: it takes {amounts(cost)}, and you lack {amounts(missing)}."
    return "R16.6: you have no village."

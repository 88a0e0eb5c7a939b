"""Why an offering, a purchase or a power of a GOD or a CITY cannot be begun."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.games.chronos.data import (
    APOLLO,
    AS_PRINTED,
    CASSANDRA,
    DELPHI,
    DEMETER,
    EPHESUS,
    GAIA,
    HADES,
    HARPY,
    HERACLES,
    HYDRA,
    KEPT,
    OLYMPIA,
    RHODES,
    SPARTA,
    TEN,
    TROY,
    URANUS,
)
from aevum.games.chronos.rules.archipelago import ABSENT, TEMPLE, Archipelago
from aevum.games.chronos.rules.effects import barred, targets
from aevum.games.chronos.rules.permits import price, visible
from aevum.games.chronos.rules.places import ATLANTIS, CITY, DEEP_HELL, HELL
from aevum.games.chronos.words.counting import some
from aevum.games.chronos.words.phrases import (
    a_card,
    card_name,
    god_name,
    none_or,
    pile_name,
    timer_name,
)
from aevum.games.chronos.words.whybusy import (
    why_no_city,
    why_no_god,
    why_nobody,
)
from aevum.games.chronos.words.whytimers import has_atlantis, why_flowing, why_no_timer
from aevum.games.phrases import many, who

# GODs


def why_absent(sea: Archipelago, god: int) -> str:
    """Refuse a GOD that is not in the game."""
    if sea.holder[god] != ABSENT:
        return ""
    if not sea.cities:
        return "R15.1: there are GODs only in the complete game, stage 5."
    return f"R1.4: {god_name(god)} is not in this game."


def why_kept(sea: Archipelago, seat: int, god: int) -> str:
    """Refuse a GOD that APOLLO keeps for another."""
    if sea.reserved != god or sea.holder[APOLLO] == seat:
        return ""
    return f"R9.12: the cube of APOLLO lies on {god_name(god)}, kept for {who(sea.holder[APOLLO])}."


def why_offer(sea: Archipelago, seat: int, god: int) -> str:
    """Return why an offering for a GOD cannot be begun."""
    absent = why_absent(sea, god)
    if absent:
        return absent
    owner = sea.holder[god]
    if owner == seat:
        return f"R8.5: {god_name(god)} is yours already."
    if owner != TEMPLE:
        return f"R8.1: {god_name(god)} is no longer in the temple, {who(owner)} has it."
    kept = why_kept(sea, seat, god)
    if kept:
        return kept
    if sea.slot[OLYMPIA] != NONE and sea.ruler(OLYMPIA) != seat:
        sealed = why_no_city(sea, seat, OLYMPIA)
        if sealed.startswith("R9"):
            return sealed
        return "R11.6: only the player with a timer on OLYMPIA makes offerings."
    cost, has = price(sea, seat, god), none_or(sea.riches[seat], "card")
    delphi = " with DELPHI" if sea.ruler(DELPHI) == seat else ""
    return f"R8.1: {god_name(god)} costs {many(cost, 'card')}{delphi}, your kingdom has {has}."


def why_buy(sea: Archipelago, seat: int, god: int) -> str:
    """Return why GAIA cannot buy a GOD."""
    reason = why_no_god(sea, seat, GAIA) or why_absent(sea, god)
    if reason:
        return reason
    owner = sea.holder[god]
    if owner == seat:
        return f"R8.5: {god_name(god)} is yours already."
    if owner == TEMPLE:
        return f"R9.20: {god_name(god)} is in the temple; GAIA buys from other players."
    has = none_or(sea.riches[seat], "card")
    price_of = sea.terms.numbers.prices[god]
    cost = many(price_of, "card")
    if sea.riches[seat] >= price_of:
        return f"R9.2: {god_name(god)} costs {cost}, and MONSTERS go to the owner of DIONYSUS only."
    return f"R9.20: {god_name(god)} costs {cost}, your kingdom has {has}."


def why_free(sea: Archipelago, seat: int) -> str:
    """Return why CASSANDRA gives nothing."""
    missing = why_no_god(sea, seat, CASSANDRA)
    if missing:
        return missing
    left = sea.temple.bit_count()
    if left != 1:
        return f"R9.13: CASSANDRA gives the last GOD of the temple, and {left} are there."
    return why_kept(sea, seat, sea.temple.bit_length() - 1)


def why_rob(sea: Archipelago, seat: int, victim: int, card: int) -> str:
    """Return why HERACLES cannot take a card."""
    reason = why_no_god(sea, seat, HERACLES) or why_nobody(sea, victim)
    if reason:
        return reason
    if victim == seat:
        return "R9.6: HERACLES takes from another kingdom, not from yours."
    if not visible(sea, victim, card):
        return f"R9.6: {who(victim)} shows no {card_name(card)}."
    if barred(sea, seat, card):
        return why_barred(card)
    if not sea.riches[seat]:
        return "R9.6: you have no card to give in its place."
    if all(not sea.held(seat, each) or each >= HYDRA for each in range(KEPT)):
        return "R9.2: you have only MONSTERS to give, and they go to the owner of DIONYSUS only."
    return ""


def why_barred(card: int) -> str:
    """Refuse a card that DIONYSUS or SANTORINI keeps from a player."""
    if card < HYDRA + 2:
        return f"R9.2: {a_card(card)} goes to nobody but the owner of DIONYSUS."
    return f"R11.10: SANTORINI lets nobody else gain {a_card(card)}."


def why_reap(sea: Archipelago, seat: int, pile: int) -> str:
    """Return why DEMETER cannot pick from a pile."""
    reason = why_no_god(sea, seat, DEMETER) or why_no_pile(sea, pile)
    if reason:
        return reason
    if sea.tops[pile] != TEN:
        return f"R9.14: DEMETER picks a 10, and {pile_name(pile)} shows none."
    if sea.company[pile]:
        return f"R9.14: {many(sea.company[pile], 'timer')} on {pile_name(pile)}; it must be free."
    return f"R11.7: the cube of TROY lies on {pile_name(pile)}." if sea.besieged == pile else ""


def why_no_pile(sea: Archipelago, pile: int) -> str:
    """Refuse a pile that is not in the game or has no card."""
    if pile == ATLANTIS and not has_atlantis(sea):
        return "R12.1: there is no Atlantis without POSEIDON or ATLANTIS CITY in the game."
    if sea.piles <= pile < ATLANTIS:
        return f"R1.3: there are {many(sea.piles, 'pile')} in this game."
    if sea.standing >> pile & 1 == 0 and not sea.company[pile]:
        return f"R2.8: {pile_name(pile)} has no card left."
    return ""


def why_harpy(sea: Archipelago, seat: int, pile: int) -> str:
    """Return why HARPY cannot clear a pile."""
    reason = why_no_god(sea, seat, HARPY) or why_no_pile(sea, pile)
    if reason:
        return reason
    wanted = sea.terms.numbers.harpy
    if sea.company[pile] < wanted:
        crowd = "several timers" if wanted == AS_PRINTED.harpy else some(wanted, "timer")
        return f"R9.33: HARPY needs {crowd}, and {pile_name(pile)} has not."
    if any(sea.place[timer] == pile and not sea.safe(timer) for timer in sea.timers):
        return ""
    return f"R9.8: ATHENA protects every timer on {pile_name(pile)}."


def why_hades(sea: Archipelago, seat: int) -> str:
    """Return why HADES has no power now."""
    missing = why_no_god(sea, seat, HADES)
    if missing:
        return missing
    there = sea.company[HELL] + sea.company[DEEP_HELL]
    if there:
        return f"R9.1: Hell must be empty, and it holds {many(there, 'timer')}."
    wanted, found = sea.terms.numbers.hades, len(targets(sea, NONE))
    if found < wanted:
        return f"R9.1: HADES takes {some(wanted, 'timer')}, and {found} can go into Hell."
    return ""


# CITIES


def why_troy(sea: Archipelago, seat: int, pile: int) -> str:
    """Return why the cube of TROY cannot be moved to a pile."""
    reason = why_no_city(sea, seat, TROY) or why_no_pile(sea, pile)
    if reason:
        return reason
    if sea.besieged == pile:
        return f"R11.7: the cube of TROY lies on {pile_name(pile)} already."
    return "" if sea.standing >> pile & 1 else f"R2.8: {pile_name(pile)} has no card left."


def why_bring(sea: Archipelago, seat: int, timer: int) -> str:
    """Return why a timer cannot be moved to SPARTA."""
    reason = why_no_city(sea, seat, SPARTA) or why_no_timer(sea, timer)
    if reason:
        return reason
    leaving = sea.guest[sea.slot[SPARTA] - CITY]
    if timer == leaving:
        return f"R11.5: {timer_name(timer)} is the one that leaves SPARTA."
    return why_flowing(sea, leaving)


def why_rhodes(sea: Archipelago, seat: int) -> str:
    """Return why RHODES has no power now."""
    poor = why_poor(sea, seat, "R11.4: RHODES", sea.terms.numbers.rhodes)
    return why_no_city(sea, seat, RHODES) or poor


def why_uranus(sea: Archipelago, seat: int) -> str:
    """Return why URANUS has no power now."""
    poor = why_poor(sea, seat, "R9.21: URANUS", sea.terms.numbers.uranus)
    return why_no_god(sea, seat, URANUS) or poor


def why_ephesus(sea: Archipelago, seat: int) -> str:
    """Return why EPHESUS has no power now."""
    poor = why_poor(sea, seat, "R11.9: EPHESUS", sea.terms.numbers.ephesus)
    return why_no_city(sea, seat, EPHESUS) or poor


def why_poor(sea: Archipelago, seat: int, power: str, cost: int) -> str:
    """Return why a seat cannot pay for a power in cards, "" if it can."""
    if sea.riches[seat] >= cost:
        return ""
    if cost == 1:
        return f"{power} costs a card, and your kingdom has none."
    has = none_or(sea.riches[seat], "card")
    return f"{power} costs {some(cost, 'card')}, your kingdom has {has}."

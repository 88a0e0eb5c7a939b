"""Why an offering, a purchase or a power of a GOD or a CITY cannot be begun."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.core.text import Refusal
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    APOLLO,
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
from aevum.games.chronos.rules.card_kinds import is_monster
from aevum.games.chronos.rules.effects import barred, targets
from aevum.games.chronos.rules.permits import price, visible
from aevum.games.chronos.rules.phrases import CARDS, CITIES, GODS, place_of
from aevum.games.chronos.rules.places import CITY, DEEP_HELL, HELL
from aevum.games.chronos.words.refuse_busy import (
    is_sealed_for,
    refuse_nobody,
    refuse_sealed,
    refuse_without_city,
    refuse_without_god,
)
from aevum.games.chronos.words.refuse_timers import (
    refuse_absent,
    refuse_empty,
    refuse_no_pile,
    refuse_running,
)

# GODs


def refuse_no_god(sea: Archipelago, god: int) -> Refusal | None:
    """Refuse a GOD that is not in the game."""
    if sea.holder[god] != ABSENT:
        return None
    if not sea.cities:
        return Refusal("R15.1", m.no_gods())
    return Refusal("R1.4", m.no_god_absent(god=GODS[god]))


def _reserved(sea: Archipelago, seat: int, god: int) -> Refusal | None:
    """Refuse a GOD that APOLLO keeps for another."""
    if sea.reserved != god or sea.holder[APOLLO] == seat:
        return None
    return Refusal("R9.12", m.no_reserved(god=GODS[god], who=sea.holder[APOLLO]))


def refuse_offer(sea: Archipelago, seat: int, god: int) -> Refusal | None:
    """Return why an offering for a GOD cannot be begun."""
    absent = refuse_no_god(sea, god)
    if absent:
        return absent
    owner = sea.holder[god]
    if owner == seat:
        return Refusal("R8.5", m.no_god_yours(god=GODS[god]))
    if owner != TEMPLE:
        return Refusal("R8.1", m.no_god_gone(god=GODS[god], who=owner))
    kept = _reserved(sea, seat, god)
    if kept:
        return kept
    if sea.slot[OLYMPIA] != NONE and sea.ruler(OLYMPIA) != seat:
        sealed = is_sealed_for(sea, seat, OLYMPIA)
        return refuse_sealed(OLYMPIA) if sealed else Refusal("R11.6", m.no_olympia())
    cost, has = m.part_cards(n=price(sea, seat, god)), m.part_has(n=sea.riches[seat])
    message = m.no_price_delphi if sea.ruler(DELPHI) == seat else m.no_price
    return Refusal("R8.1", message(god=GODS[god], cost=cost, has=has))


def refuse_buy(sea: Archipelago, seat: int, god: int) -> Refusal | None:
    """Return why GAIA cannot buy a GOD."""
    reason = refuse_without_god(sea, seat, GAIA) or refuse_no_god(sea, god)
    if reason:
        return reason
    owner, name = sea.holder[god], GODS[god]
    if owner == seat:
        return Refusal("R8.5", m.no_god_yours(god=name))
    if owner == TEMPLE:
        return Refusal("R9.20", m.no_buy_temple(god=name))
    cost = sea.terms.numbers.prices[god]
    if sea.riches[seat] >= cost:
        return Refusal("R9.2", m.no_buy_monsters(god=name, cost=m.part_cards(n=cost)))
    has = m.part_has(n=sea.riches[seat])
    return Refusal("R9.20", m.no_price(god=name, cost=m.part_cards(n=cost), has=has))


def refuse_free(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why CASSANDRA gives nothing."""
    missing = refuse_without_god(sea, seat, CASSANDRA)
    if missing:
        return missing
    left = sea.temple.bit_count()
    if left != 1:
        return Refusal("R9.13", m.no_last_god(n=left))
    return _reserved(sea, seat, sea.temple.bit_length() - 1)


def refuse_rob(sea: Archipelago, seat: int, victim: int, card: int) -> Refusal | None:
    """Return why HERACLES cannot take a card."""
    reason = refuse_without_god(sea, seat, HERACLES) or refuse_nobody(sea, victim)
    if reason:
        return reason
    if victim == seat:
        return Refusal("R9.6", m.no_rob_self())
    if not visible(sea, victim, card):
        return Refusal("R9.6", m.no_rob_hidden(who=victim, card=CARDS[card]))
    if barred(sea, seat, card):
        return refuse_barred(card)
    if not sea.riches[seat]:
        return Refusal("R9.6", m.no_rob_give())
    if all(not sea.held(seat, each) or each >= HYDRA for each in range(KEPT)):
        return Refusal("R9.2", m.no_rob_monsters())
    return None


def refuse_barred(card: int) -> Refusal:
    """Refuse a card that DIONYSUS or SANTORINI keeps from a player."""
    if card < HYDRA or is_monster(card):
        return Refusal("R9.2", m.no_dionysus(card=CARDS[card]))
    return Refusal("R11.10", m.no_santorini(card=CARDS[card]))


def refuse_reap(sea: Archipelago, seat: int, pile: int) -> Refusal | None:
    """Return why DEMETER cannot pick from a pile."""
    reason = refuse_without_god(sea, seat, DEMETER) or refuse_bare(sea, pile)
    if reason:
        return reason
    at = place_of(pile)
    if sea.tops[pile] != TEN:
        return Refusal("R9.14", m.no_ten(at=at))
    if sea.company[pile]:
        return Refusal("R9.14", m.no_pile_busy(at=at, n=sea.company[pile]))
    return Refusal("R11.7", m.no_troy_there(at=at)) if sea.besieged == pile else None


def refuse_bare(sea: Archipelago, pile: int) -> Refusal | None:
    """Refuse a pile that is not in the game, or has neither a card nor a timer."""
    missing = refuse_no_pile(sea, pile)
    return missing or (None if sea.company[pile] else refuse_empty(sea, pile))


def refuse_harpy(sea: Archipelago, seat: int, pile: int) -> Refusal | None:
    """Return why HARPY cannot clear a pile."""
    reason = refuse_without_god(sea, seat, HARPY) or refuse_bare(sea, pile)
    if reason:
        return reason
    wanted = sea.terms.numbers.harpy
    if sea.company[pile] < wanted:
        return Refusal("R9.33", m.no_harpy(n=wanted, at=place_of(pile)))
    if any(sea.place[timer] == pile and not sea.safe(timer) for timer in sea.timers):
        return None
    return Refusal("R9.8", m.no_harpy_safe(at=place_of(pile)))


def refuse_hades(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why HADES has no power now."""
    missing = refuse_without_god(sea, seat, HADES)
    if missing:
        return missing
    there = sea.company[HELL] + sea.company[DEEP_HELL]
    if there:
        return Refusal("R9.1", m.no_hell_full(n=there))
    wanted, found = sea.terms.numbers.hades, len(targets(sea, NONE))
    return Refusal("R9.1", m.no_hades_few(n=found, of=wanted)) if found < wanted else None


# CITIES


def refuse_troy(sea: Archipelago, seat: int, pile: int) -> Refusal | None:
    """Return why the cube of TROY cannot be moved to a pile."""
    reason = refuse_without_city(sea, seat, TROY) or refuse_bare(sea, pile)
    if reason:
        return reason
    if sea.besieged == pile:
        return Refusal("R11.7", m.no_troy_same(at=place_of(pile)))
    return refuse_empty(sea, pile)


def refuse_bring(sea: Archipelago, seat: int, timer: int) -> Refusal | None:
    """Return why a timer cannot be moved to SPARTA."""
    reason = refuse_without_city(sea, seat, SPARTA) or refuse_absent(sea, timer)
    if reason:
        return reason
    leaving = sea.guest[sea.slot[SPARTA] - CITY]
    if timer == leaving:
        return Refusal("R11.5", m.no_bring_self())
    return refuse_running(sea, leaving)


def refuse_rhodes(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why RHODES has no power now."""
    missing = refuse_without_city(sea, seat, RHODES)
    return missing or _poor_city(sea, seat, RHODES, "R11.4", sea.terms.numbers.rhodes)


def refuse_ephesus(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why EPHESUS has no power now."""
    missing = refuse_without_city(sea, seat, EPHESUS)
    return missing or _poor_city(sea, seat, EPHESUS, "R11.9", sea.terms.numbers.ephesus)


def refuse_uranus(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why URANUS has no power now."""
    cost, has = sea.terms.numbers.uranus, sea.riches[seat]
    missing = refuse_without_god(sea, seat, URANUS)
    if missing or has >= cost:
        return missing
    told = m.no_price(god="uranus", cost=m.part_cards(n=cost), has=m.part_has(n=has))
    return Refusal("R9.21", told)


def _poor_city(sea: Archipelago, seat: int, city: int, rule: str, cost: int) -> Refusal | None:
    """Return why a seat cannot pay for a CITY in cards, None if it can."""
    has = sea.riches[seat]
    if has >= cost:
        return None
    told = m.no_price_city(city=CITIES[city], cost=m.part_cards(n=cost), has=m.part_has(n=has))
    return Refusal(rule, told)

"""What each GOD is worth to a kingdom, as the table stands."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.bot.hell import send_worth
from aevum.games.chronos.bot.kingdom import WON, Realm
from aevum.games.chronos.bot.outlook import VICTORY, Outlook
from aevum.games.chronos.bot.place_values import held
from aevum.games.chronos.data import (
    ALEXANDRIA,
    APOLLO,
    ARES,
    ASCLEPIUS,
    ATHENA,
    ATHENS,
    ATLAS,
    CALYPSO,
    CASSANDRA,
    CASTOR,
    CERBERUS,
    CHARON,
    CHRONOS,
    DEMETER,
    DIONYSUS,
    EOS,
    ERINYES,
    EROS,
    GAIA,
    GODS,
    HADES,
    HARPY,
    HECATE,
    HEPHAESTUS,
    HERA,
    HERACLES,
    HERMES,
    HESTIA,
    HYDRA,
    MINOTAUR,
    NEMESIS,
    PERSEPHONE,
    POLLUX,
    POSEIDON,
    RHODES,
    SELENE,
    SPHINX,
    STARVATION,
    URANUS,
    WAR,
)
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    DEEP_HELL,
    HELL,
    PILES,
    is_city,
    is_hell,
)


def by_god(worth: dict[int, int]) -> tuple[int, ...]:
    """Return a worth for each GOD, 0 for those that are not named."""
    return tuple([worth.get(god, 0) for god in range(GODS)])


# What a GOD is worth beside what it adds to the score, in points
STANDING: Final[tuple[int, ...]] = by_god(
    {
        HADES: 85,
        DIONYSUS: 20,
        HERACLES: 70,
        ATHENA: 12,
        ARES: 30,
        APOLLO: 4,
        CASSANDRA: 12,
        DEMETER: 45,
        CASTOR: 14,
        POLLUX: 14,
        HECATE: 12,
        GAIA: 6,
        URANUS: 70,
        EROS: 60,
        EOS: 14,
        CHRONOS: 55,
        ASCLEPIUS: 110,
        CHARON: 4,
        HERMES: 14,
        PERSEPHONE: 6,
        ERINYES: 8,
        NEMESIS: 18,
        HARPY: 18,
        CERBERUS: 25,
        HEPHAESTUS: 12,
        ATLAS: 18,
        HERA: 35,
        POSEIDON: 12,
        SELENE: 6,
    }
)
EARLY: Final = 120_000  # until then most cards are still to come
LASHED: Final = 8  # a power that puts one's timers into Hell, in another's hands
SENDERS: Final = (HADES, EROS, ERINYES, HARPY, DEMETER, CERBERUS)
OMEN: Final = 12  # a PLAGUE that lies open
HOPEFUL: Final = 30  # HECATE ends the game for who leads
SHARED: Final = 45  # a victory that CASTOR and POLLUX share
CERBERUS_EACH: Final = 25  # timer in Hell


def god_worth(look: Outlook, god: int, after: Realm) -> int:
    """Return what a GOD is worth to the bot, whose kingdom is `after` once it has paid."""
    before = after.worth()
    after.bless(god)
    after.bonus += _bonus(look, god)
    worth = after.worth() - before
    if worth >= VICTORY:
        return worth
    if god in (CASTOR, POLLUX):
        return worth + _twin(look, POLLUX if god == CASTOR else CASTOR) + look.tastes[god]
    worth += STANDING[god] + look.tastes[god]
    if god in (CERBERUS, PERSEPHONE, CHARON, ERINYES, ATHENA):
        return worth + _in_hell(look, god)
    if god in (URANUS, HECATE, HEPHAESTUS, HERA, ASCLEPIUS):
        return worth + _in_time(look, god)
    return worth + _at_table(look, god, after)


def _bonus(look: Outlook, god: int) -> int:
    """Return the points that a GOD gives at once for where the bot's timers stand."""
    numbers = look.sea.terms.numbers
    found = 0
    for timer in look.sea.timers:
        if look.sea.owner(timer) == look.seat:
            place = look.sea.place[timer]
            found += numbers.sphinx * int(god == SPHINX and is_city(place))
            found += numbers.persephone * int(god == PERSEPHONE and is_hell(place))
    return found


def _twin(look: Outlook, twin: int) -> int:
    """Return what it is worth to win along with the owner of the other twin."""
    holder = look.sea.holder[twin]
    if holder == look.seat:
        return -SHARED
    if holder < 0:
        return STANDING[twin]
    return SHARED + (SHARED if holder == look.leader else 0)


def _in_hell(look: Outlook, god: int) -> int:
    """Return what a GOD is worth by the timers in Hell, and by who can put more there."""
    sea = look.sea
    there = sea.company[HELL] + sea.company[DEEP_HELL]
    if god == CERBERUS:
        return WON if there >= sea.terms.numbers.cerberus else CERBERUS_EACH * there
    own = first = 0
    for timer in sea.timers:
        if sea.owner(timer) == look.seat and is_hell(sea.place[timer]):
            own += 1
            first += int(sea.place[timer] == HELL)
    if god == ERINYES:
        return 15 if own == 1 and there == 1 else 0
    lashes = 0
    for sender in SENDERS:
        lashes += int(sea.holder[sender] != look.seat and sea.holder[sender] >= 0)
    lashes += int(sea.slot[RHODES] != NONE)
    if god == CHARON:
        return 20 * first + LASHED * lashes // 2
    if god == ATHENA:
        return LASHED * lashes + (25 if sea.has(look.seat, ASCLEPIUS) else 0)
    return LASHED * lashes


def _in_time(look: Outlook, god: int) -> int:
    """Return what a GOD is worth by how far the game is."""
    sea = look.sea
    if god == URANUS:
        return -max(0, 12 - sea.discarded) * 5
    if god == ASCLEPIUS:
        return -max(0, _fastest(look) - 100) // 2
    if god == HERA:
        return max(0, _fastest(look) - 100) // 3
    omens = 0
    for pile in range(PILES):
        omens += int(sea.tops[pile] in (WAR, STARVATION))
    if god == HECATE and look.ahead(look.seat) > 0:
        return (OMEN + HOPEFUL) * min(omens, 2)
    return OMEN * omens


def _fastest(look: Outlook) -> int:
    return look.realms[look.leader].worth() if look.leader != NONE else 0


def _at_table(look: Outlook, god: int, after: Realm) -> int:
    """Return what a GOD is worth by what lies and stands on the table."""
    sea = look.sea
    if god == DIONYSUS:
        return _gathered(look, after)
    if god == POSEIDON:
        return max(0, min(look.prize(ATLANTIS), 80)) // 2
    if god == CASSANDRA:
        return 25 if sea.temple.bit_count() == 2 else 0
    if god == SPHINX:
        return held(look, sea.terms.numbers.sphinx * sea.guest.count(NONE))
    if god == ATLAS:
        partner = sea.has(look.seat, HESTIA) or sea.has(look.seat, CALYPSO)
        return (40 if partner else 0) + (10 if sea.now < EARLY else 0)
    if god == HARPY:
        return _crowd(look)
    if god == SELENE:
        return max([_sealed(look, tile) for tile in range(len(sea.cities))])
    if god == GAIA:
        return _bargain(look, after)
    return _dream(look, after) if god == APOLLO else 0


def _gathered(look: Outlook, after: Realm) -> int:
    """Return what the MONSTERS of all others are worth in the bot's kingdom."""
    mine = after.copy()
    for realm in look.realms:
        for card in (HYDRA, MINOTAUR):
            mine.counts[card] = max(mine.counts[card], realm.counts[card])
    return mine.worth() - after.worth()


def _crowd(look: Outlook) -> int:
    """Return what HARPY has from the best pile where several timers stand now."""
    sea = look.sea
    best = 0
    for pile in range(PILES):
        if sea.company[pile] >= sea.terms.numbers.harpy:
            worth = 0
            for timer in sea.timers:
                if sea.place[timer] == pile and not sea.safe(timer):
                    worth += send_worth(look, timer)
            best = max(best, worth)
    return min(best, 60) // 2


def _sealed(look: Outlook, tile: int) -> int:
    """Return what it is worth that nobody else has the power of a CITY."""
    sea = look.sea
    city = sea.cities[tile]
    ruler = sea.ruler(city)
    worth = 8 if city in (ATHENS, ALEXANDRIA) else 4
    if ruler not in (NONE, look.seat):
        realm = look.realms[ruler].copy()
        if city == ATHENS:
            realm.bonus -= sea.terms.numbers.athens
        elif city == ALEXANDRIA:
            realm.breezes -= 1
        worth += look.harm(ruler, 20 + look.realms[ruler].worth() - realm.worth())
    return worth


def _bargain(look: Outlook, after: Realm) -> int:
    """Return what GAIA is worth by the best GOD that another has and she could buy."""
    sea = look.sea
    prices = sea.terms.numbers.prices
    best = 0
    cards = sum(after.counts)
    for god in range(GODS):
        owner = sea.holder[god]
        if owner >= 0 and owner != look.seat and prices[god] <= cards:
            mine = after.copy()
            mine.bless(god)
            gain = mine.worth() - after.worth() + STANDING[god] + look.harm(owner, STANDING[god])
            best = max(best, min(gain, 100) - 15 * prices[god])
    return best * 2 // 3


def _dream(look: Outlook, after: Realm) -> int:
    """Return what it is worth that APOLLO keeps a GOD which is still too dear."""
    sea = look.sea
    prices = sea.terms.numbers.prices
    best = 0
    cards = sum(after.counts)
    for god in range(GODS):
        if sea.temple >> god & 1 and god != APOLLO and prices[god] > cards:
            mine = after.copy()
            mine.bless(god)
            gain = min(mine.worth() - after.worth(), 120) + STANDING[god]
            best = max(best, gain - 15 * prices[god])
    return min(best, 60) // 2

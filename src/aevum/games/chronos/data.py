"""The numbers of Chronos Conquest, and the codes of its cards.

First what cannot be changed: codes, and sizes that the table of moves and the places of timers fix.
Then `NUMBERS`, each with its bounds and grade. An owner of the printed game can correct one line
here; a match can have others with `numbers=`.
"""

from typing import Final, cast

from aevum.core.native import mypyc_attr
from aevum.core.numbers import (
    DESIGNED,
    PRINTED,
    RECONSTRUCTED,
    Number,
    NumberTable,
    NumberValues,
    grouped,
)
from aevum.core.state import ABSENT
from aevum.games.chronos import messages as m
from aevum.games.chronos.messages import CardName, GodName
from aevum.games.own_rows import own_rows

TITLE: Final = "Chronos Conquest"
LEAST_SEATS: Final = 3
MOST_SEATS: Final = 6
TEAM_SEATS: Final = 6
TEAMS: Final = 3

# Cards
ZERO: Final = 0
TEN: Final = 1
TWENTY: Final = 2
THIRTY: Final = 3
FIFTY: Final = 4
HUNDRED: Final = 5
HYDRA: Final = 6
MINOTAUR: Final = 7
NORTH: Final = 8
SOUTH: Final = 9
EAST: Final = 10
WEST: Final = 11
WAR: Final = 12
STARVATION: Final = 13
CATACLYSM: Final = 14
CARDS: Final = 15
KEPT: Final = 12  # the first so many kinds stay in a kingdom; the others are plagues
WINDS: Final = 4
PLAGUES: Final = 3

STAGES: Final = 5


class Card:
    """A kind of card: its name, how many there are in print, from which stage on, and its points.

    The value of a TERRITORY is its name, also in notation.
    """

    def __init__(self, name: str, copies: int, stage: int, value: int = 0) -> None:
        self.name: Final = name
        self.copies: Final = copies
        self.stage: Final = stage
        self.value: Final = value


CARD_ROWS: Final[tuple[Card, ...]] = (
    Card("0", 10, 5),
    Card("10", 20, 1, 10),
    Card("20", 20, 1, 20),
    Card("30", 16, 1, 30),
    Card("50", 10, 1, 50),
    Card("100", 4, 1, 100),
    Card("HYDRA", 4, 2),
    Card("MINOTAUR", 4, 2),
    Card("NORTH", 4, 3),
    Card("SOUTH", 4, 3),
    Card("EAST", 4, 3),
    Card("WEST", 4, 3),
    Card("WAR", 7, 4),
    Card("STARVATION", 6, 4),
    Card("CATACLYSM", 3, 4),
)
CARD_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in CARD_ROWS])
VALUES: Final[tuple[int, ...]] = tuple([card.value for card in CARD_ROWS])

# GODs and CITIES go by their numbers, their places among the rows below
HADES: Final = 0
DIONYSUS: Final = 1
SPHINX: Final = 2
ZEUS: Final = 3
CALYPSO: Final = 4
HERACLES: Final = 5
HELIOS: Final = 6
ATHENA: Final = 7
ARES: Final = 8
AEOLUS: Final = 9
CYCLOPS: Final = 10
APOLLO: Final = 11
CASSANDRA: Final = 12
DEMETER: Final = 13
APHRODITE: Final = 14
PAN: Final = 15
CASTOR: Final = 16
POLLUX: Final = 17
HECATE: Final = 18
GAIA: Final = 19
URANUS: Final = 20
ARTEMIS: Final = 21
EROS: Final = 22
EOS: Final = 23
HESTIA: Final = 24
CHRONOS: Final = 25
ASCLEPIUS: Final = 26
CHARON: Final = 27
HERMES: Final = 28
PERSEPHONE: Final = 29
ERINYES: Final = 30
NEMESIS: Final = 31
HARPY: Final = 32
CERBERUS: Final = 33
HEPHAESTUS: Final = 34
AMPHITRITE: Final = 35
ATLAS: Final = 36
HERA: Final = 37
POSEIDON: Final = 38
SELENE: Final = 39

ATHENS: Final = 0
ALEXANDRIA: Final = 1
DELPHI: Final = 2
RHODES: Final = 3
SPARTA: Final = 4
OLYMPIA: Final = 5
TROY: Final = 6
CORINTH: Final = 7
EPHESUS: Final = 8
SANTORINI: Final = 9
MYCENAE: Final = 10
ATLANTIS_CITY: Final = 11


class PrintedGod:
    """A GOD as printed: its name, how many cards an offering for it takes, and its paragraph."""

    def __init__(
        self, name: str, price: int, rule: str, grade: str = PRINTED, text: str = ""
    ) -> None:
        self.name: Final = name
        self.price: Final = price
        """The printed price; that of a match is among its numbers."""
        self.rule: Final = rule
        self.grade: Final = grade
        """How sure the price is, one of `aevum.core.numbers.GRADES`."""
        self.text: Final = text
        """The text of a designer's own GOD; the catalogues have those of the others."""


class PrintedCity:
    """A CITY as printed: its name and its paragraph."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule


PRINTED_GODS: Final[tuple[PrintedGod, ...]] = (
    PrintedGod("HADES", 5, "R9.1"),
    PrintedGod("DIONYSUS", 4, "R9.2"),
    PrintedGod("SPHINX", 3, "R9.3"),
    PrintedGod("ZEUS", 8, "R9.4"),
    PrintedGod("CALYPSO", 2, "R9.5"),
    PrintedGod("HERACLES", 4, "R9.6"),
    PrintedGod("HELIOS", 2, "R9.7"),
    PrintedGod("ATHENA", 2, "R9.8"),
    PrintedGod("ARES", 1, "R9.9"),
    PrintedGod("AEOLUS", 3, "R9.10"),
    PrintedGod("CYCLOPS", 5, "R9.11"),
    PrintedGod("APOLLO", 1, "R9.12"),
    PrintedGod("CASSANDRA", 1, "R9.13"),
    PrintedGod("DEMETER", 3, "R9.14"),
    PrintedGod("APHRODITE", 4, "R9.15"),
    PrintedGod("PAN", 4, "R9.16"),
    PrintedGod("CASTOR", 2, "R9.17"),
    PrintedGod("POLLUX", 2, "R9.18"),
    PrintedGod("HECATE", 2, "R9.19"),
    PrintedGod("GAIA", 1, "R9.20"),
    PrintedGod("URANUS", 3, "R9.21"),
    PrintedGod("ARTEMIS", 2, "R9.22"),
    PrintedGod("EROS", 4, "R9.23"),
    PrintedGod("EOS", 1, "R9.24"),
    PrintedGod("HESTIA", 4, "R9.25"),
    PrintedGod("CHRONOS", 3, "R9.26"),
    PrintedGod("ASCLEPIUS", 4, "R9.27"),
    PrintedGod("CHARON", 1, "R9.28"),
    PrintedGod("HERMES", 1, "R9.29"),
    PrintedGod("PERSEPHONE", 2, "R9.30"),
    PrintedGod("ERINYES", 1, "R9.31"),
    PrintedGod("NEMESIS", 1, "R9.32"),
    PrintedGod("HARPY", 2, "R9.33"),
    PrintedGod("CERBERUS", 3, "R9.34"),
    PrintedGod("HEPHAESTUS", 2, "R9.35"),
    PrintedGod("AMPHITRITE", 2, "R9.36"),
    PrintedGod("ATLAS", 2, "R9.37"),
    PrintedGod("HERA", 3, "R9.38"),
    PrintedGod("POSEIDON", 2, "R9.39"),
    PrintedGod("SELENE", 1, "R9.40"),
)


def _own_gods() -> tuple[PrintedGod, ...]:
    """Return the GODs that a designer has added: name, price, nothing, paragraph, text."""
    return tuple(
        [
            PrintedGod(name, price, rule, DESIGNED, text)
            for name, price, _, rule, text in own_rows("chronos")
        ]
    )


PANTHEON: Final[tuple[PrintedGod, ...]] = (*PRINTED_GODS, *_own_gods())
GODS: Final = len(PANTHEON)

CITY_TILES: Final[tuple[PrintedCity, ...]] = (
    PrintedCity("ATHENS", "R11.1"),
    PrintedCity("ALEXANDRIA", "R11.2"),
    PrintedCity("DELPHI", "R11.3"),
    PrintedCity("RHODES", "R11.4"),
    PrintedCity("SPARTA", "R11.5"),
    PrintedCity("OLYMPIA", "R11.6"),
    PrintedCity("TROY", "R11.7"),
    PrintedCity("CORINTH", "R11.8"),
    PrintedCity("EPHESUS", "R11.9"),
    PrintedCity("SANTORINI", "R11.10"),
    PrintedCity("MYCENAE", "R11.11"),
    PrintedCity("ATLANTIS CITY", "R11.12"),
)
CITIES: Final = len(CITY_TILES)

GOD_NAMES: Final[tuple[str, ...]] = tuple([god.name for god in PANTHEON])
CITY_NAMES: Final[tuple[str, ...]] = tuple([city.name for city in CITY_TILES])

# Sizes of the table of moves and the places of timers
MOST_PILES: Final = 9
MOST_MORE_PILES: Final = MOST_PILES - MOST_SEATS
MOST_TIMERS: Final = 3  # timers that are numbered for each player
CITIES_IN_PLAY: Final = 2
MOST_UNEVEN: Final = 3  # percent by which a timer can differ
MOST_PRICE: Final = 12  # HERMES's question counts up to 15 cards of a kind in an offering

SECOND: Final = 1_000  # milliseconds
MINUTE: Final = 60_000
POWERS_WITHIN: Final = SECOND  # uses of repeatable powers are counted per second


def _copies() -> tuple[Number, ...]:
    """Return how many there are of each card: zeros are printed, the others reconstructed."""
    return tuple(
        [
            Number(f"copies.{card.name.lower()}", card.copies, 0, 40,
                   m.number_copies(card=cast(CardName, card.name.lower())),
                   RECONSTRUCTED if place else PRINTED, "R1.2")
            for place, card in enumerate(CARD_ROWS)
        ]
    )  # fmt: skip


def _timers() -> tuple[Number, ...]:
    """Return how many timers each player has, by the number of players."""
    return tuple(
        [
            Number(f"timers.{seats}", timers, 1, MOST_TIMERS, m.number_timers(n=seats), rule="R1.5")
            for seats, timers in ((3, 3), (4, 3), (5, 2), (6, 2))
        ]
    )  # fmt: skip


def _prices() -> tuple[Number, ...]:
    """Return the price of each GOD; a free one would be gained at once."""
    return tuple(
        [
            Number(f"{god.name.lower()}.price", god.price, 1, MOST_PRICE,
                   m.number_price(god=cast(GodName, god.name.lower().replace(" ", "-"))), god.grade,
                   god.rule, cost=True)
            for god in PANTHEON
        ]
    )  # fmt: skip


_TABLE: Final[tuple[Number, ...]] = (
    Number("piles.more", 3, 0, MOST_MORE_PILES, m.number_piles_more(), rule="R1.3"),
    Number("atlantis.cards", 5, 1, 20, m.number_atlantis_cards(), rule="R12.1"),
    Number("gods.drawn", 6, 0, 12, m.number_gods_drawn(), rule="R1.4"),
)
_TIME: Final[tuple[Number, ...]] = (
    Number("timer.seconds", 30, 5, 120, m.number_timer_seconds(), rule="R2.1"),
    Number("timer.uneven", MOST_UNEVEN, 1, MOST_UNEVEN, m.number_timer_uneven(), RECONSTRUCTED,
           "R2.2"),
    Number("opening.seconds", 60, 1, 600, m.number_opening_seconds(), RECONSTRUCTED, "R10.2"),
    Number("countdown.seconds", 10, 1, 60, m.number_countdown_seconds(), rule="R14.1"),
    Number("game.minutes", 15, 1, 60, m.number_game_minutes(), RECONSTRUCTED, "R14.5"),
    Number("choice.seconds", 5, 1, 60, m.number_choice_seconds(), RECONSTRUCTED, "R13.4"),
    Number("hand.milliseconds", 250, 50, 2_000, m.number_hand_milliseconds(), RECONSTRUCTED,
           "R13.1"),
    Number("powers.limit", 2, 1, 6, m.number_powers_limit(), RECONSTRUCTED, "R13.2"),
    Number("claim.seconds", 3, 1, 60, m.number_claim_seconds(), RECONSTRUCTED, "R7.4"),
)  # fmt: skip
_POINTS: Final[tuple[Number, ...]] = (
    Number("win.points", 200, 10, 2_000, m.number_win_points(), rule="R7.1"),
    Number("hera.points", 300, 10, 2_000, m.number_hera_points(), rule="R9.38"),
    Number("athens.points", 50, 0, 500, m.number_athens_points(), rule="R11.1"),
    Number("sphinx.points", 50, 0, 500, m.number_sphinx_points(), rule="R9.3"),
    Number("pan.points", 50, 0, 500, m.number_pan_points(), rule="R9.16"),
    Number("persephone.points", 50, 0, 500, m.number_persephone_points(), rule="R9.30"),
    Number("helios.points", 30, 0, 500, m.number_helios_points(), rule="R9.7"),
    Number("artemis.points", 100, 0, 500, m.number_artemis_points(), rule="R9.22"),
    Number("amphitrite.times", 2, 1, 6, m.number_amphitrite_times(), rule="R9.36"),
    Number("aphrodite.times", 2, 1, 6, m.number_aphrodite_times(), rule="R9.15"),
)  # fmt: skip
_POWERS: Final[tuple[Number, ...]] = (
    Number("calypso.kinds", 5, 2, KEPT, m.number_calypso_kinds(), rule="R9.5"),
    Number("hestia.copies", 3, 2, 12, m.number_hestia_copies(), rule="R9.25"),
    Number("cerberus.timers", 3, 1, 12, m.number_cerberus_timers(), rule="R9.34"),
    Number("hades.timers", 2, 1, 6, m.number_hades_timers(), rule="R9.1"),
    Number("eros.timers", 2, 1, MOST_TIMERS, m.number_eros_timers(), rule="R9.23"),
    Number("harpy.timers", 2, 1, 6, m.number_harpy_timers(), rule="R9.33"),
    Number("eos.knock", 12, 2, 100, m.number_eos_knock(), RECONSTRUCTED, "R9.24"),
    Number("eos.crowd", 6, 2, 100, m.number_eos_crowd(), RECONSTRUCTED, "R9.24"),
    Number("delphi.discount", 1, 0, 6, m.number_delphi_discount(), rule="R11.3"),
    Number("rhodes.cards", 1, 1, 6, m.number_rhodes_cards(), rule="R11.4", cost=True),
    Number("uranus.cards", 1, 1, 6, m.number_uranus_cards(), rule="R9.21", cost=True),
    Number("ephesus.cards", 2, 1, 6, m.number_ephesus_cards(), rule="R11.9", cost=True),
)  # fmt: skip

NUMBERS: Final[tuple[Number, ...]] = (
    *grouped(m.number_group_cards(), _copies() + _TABLE + _timers()),
    *grouped(m.number_group_time(), _TIME),
    *grouped(m.number_group_points(), _POINTS),
    *grouped(m.number_group_prices(), _prices()),
    *grouped(m.number_group_powers(), _POWERS),
)


def _affordable(prices: tuple[int, ...]) -> tuple[int, ...]:
    """Return the GODs for which so many cards are enough, as sets of bits."""
    return tuple(
        [
            sum([1 << god for god, price in enumerate(prices) if price <= rich])
            for rich in range(max(prices) + 1)
        ]
    )


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Numbers:
    """The numbers of one match as fields, which rules read fast; `Terms` have it.

    Spans of time are in milliseconds. Copies share it.
    """

    def __init__(self, values: NumberValues) -> None:
        self.values: Final = values
        # The table
        kinds = [values.of(f"copies.{card.name.lower()}") for card in CARD_ROWS]
        self.zeros: Final = kinds[ZERO]
        self.copies: Final[tuple[int, ...]] = (0, *kinds[TEN:])
        """How many cards of each kind the archipelago has; the zeros are separate."""
        self.more_piles: Final = values.of("piles.more")
        self.atlantis: Final = values.of("atlantis.cards")
        self.gods: Final = values.of("gods.drawn")
        self.timers: Final[tuple[int, ...]] = tuple(
            [
                values.of(f"timers.{seats}") if seats >= LEAST_SEATS else 0
                for seats in range(MOST_SEATS + 1)
            ]
        )
        """How many each player has, by the number of players."""
        # Time
        self.sand: Final = values.of("timer.seconds") * SECOND
        self.uneven: Final = values.of("timer.uneven")
        self.opening: Final = values.of("opening.seconds") * SECOND
        self.countdown: Final = values.of("countdown.seconds") * SECOND
        self.cap: Final = values.of("game.minutes") * MINUTE
        self.choice: Final = values.of("choice.seconds") * SECOND
        self.hand: Final = values.of("hand.milliseconds")
        self.powers: Final = values.of("powers.limit")
        self.claim_rest: Final = values.of("claim.seconds") * SECOND
        # Points
        self.target: Final = values.of("win.points")
        self.hera_target: Final = values.of("hera.points")
        self.athens: Final = values.of("athens.points")
        self.sphinx: Final = values.of("sphinx.points")
        self.pan: Final = values.of("pan.points")
        self.persephone: Final = values.of("persephone.points")
        self.helios: Final = values.of("helios.points")
        self.artemis: Final = values.of("artemis.points")
        self.amphitrite: Final = values.of("amphitrite.times")
        self.aphrodite: Final = values.of("aphrodite.times")
        # Powers
        self.calypso: Final = values.of("calypso.kinds")
        self.hestia: Final = values.of("hestia.copies")
        self.cerberus: Final = values.of("cerberus.timers")
        self.hades: Final = values.of("hades.timers")
        self.eros: Final = values.of("eros.timers")
        self.harpy: Final = values.of("harpy.timers")
        self.knock: Final = values.of("eos.knock")
        self.crowd_knock: Final = values.of("eos.crowd")
        self.delphi: Final = values.of("delphi.discount")
        self.rhodes: Final = values.of("rhodes.cards")
        self.uranus: Final = values.of("uranus.cards")
        self.ephesus: Final = values.of("ephesus.cards")
        # Prices
        self.prices: Final[tuple[int, ...]] = tuple(
            [values.of(f"{god.name.lower()}.price") for god in PANTHEON]
        )
        self.dearest: Final = max(self.prices)
        self.affordable: Final[tuple[int, ...]] = _affordable(self.prices)
        # Names of numbers that an event adds if they differ from print
        self.told_countdown: Final = values.changed.get("countdown.seconds", ABSENT)
        self.told_claim_rest: Final = values.changed.get("claim.seconds", ABSENT)
        self.told_cap: Final = values.changed.get("game.minutes", ABSENT)


AS_PRINTED: Final = Numbers(NumberTable(TITLE, NUMBERS).printed)
"""The numbers of a match without changes."""

"""The forty GODs with what they cost, and the twelve CITIES: one row for each, as printed.

A GOD or a CITY goes by its number, its place among the rows. What a GOD costs in a match is among
the numbers of the match (`data.Numbers`), which are made from these rows.
"""

from typing import Final

from aevum.core.numbers import PRINTED

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
GODS: Final = 40

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
CITIES: Final = 12


class God:
    """A GOD as printed: its name, how many cards an offering for it takes, and its paragraph."""

    def __init__(self, name: str, price: int, rule: str, grade: str = PRINTED) -> None:
        self.name: Final = name
        self.price: Final = price
        self.rule: Final = rule
        self.grade: Final = grade
        """How sure the price is, one of `aevum.core.numbers.GRADES`."""


class City:
    """A CITY as printed: its name and its paragraph."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule


PANTHEON: Final[tuple[God, ...]] = (
    God("HADES", 5, "R9.1"),
    God("DIONYSUS", 4, "R9.2"),
    God("SPHINX", 3, "R9.3"),
    God("ZEUS", 8, "R9.4"),
    God("CALYPSO", 2, "R9.5"),
    God("HERACLES", 4, "R9.6"),
    God("HELIOS", 2, "R9.7"),
    God("ATHENA", 2, "R9.8"),
    God("ARES", 1, "R9.9"),
    God("AEOLUS", 3, "R9.10"),
    God("CYCLOPS", 5, "R9.11"),
    God("APOLLO", 1, "R9.12"),
    God("CASSANDRA", 1, "R9.13"),
    God("DEMETER", 3, "R9.14"),
    God("APHRODITE", 4, "R9.15"),
    God("PAN", 4, "R9.16"),
    God("CASTOR", 2, "R9.17"),
    God("POLLUX", 2, "R9.18"),
    God("HECATE", 2, "R9.19"),
    God("GAIA", 1, "R9.20"),
    God("URANUS", 3, "R9.21"),
    God("ARTEMIS", 2, "R9.22"),
    God("EROS", 4, "R9.23"),
    God("EOS", 1, "R9.24"),
    God("HESTIA", 4, "R9.25"),
    God("CHRONOS", 3, "R9.26"),
    God("ASCLEPIUS", 4, "R9.27"),
    God("CHARON", 1, "R9.28"),
    God("HERMES", 1, "R9.29"),
    God("PERSEPHONE", 2, "R9.30"),
    God("ERINYES", 1, "R9.31"),
    God("NEMESIS", 1, "R9.32"),
    God("HARPY", 2, "R9.33"),
    God("CERBERUS", 3, "R9.34"),
    God("HEPHAESTUS", 2, "R9.35"),
    God("AMPHITRITE", 2, "R9.36"),
    God("ATLAS", 2, "R9.37"),
    God("HERA", 3, "R9.38"),
    God("POSEIDON", 2, "R9.39"),
    God("SELENE", 1, "R9.40"),
)

CITY_TILES: Final[tuple[City, ...]] = (
    City("ATHENS", "R11.1"),
    City("ALEXANDRIA", "R11.2"),
    City("DELPHI", "R11.3"),
    City("RHODES", "R11.4"),
    City("SPARTA", "R11.5"),
    City("OLYMPIA", "R11.6"),
    City("TROY", "R11.7"),
    City("CORINTH", "R11.8"),
    City("EPHESUS", "R11.9"),
    City("SANTORINI", "R11.10"),
    City("MYCENAE", "R11.11"),
    City("ATLANTIS CITY", "R11.12"),
)

GOD_NAMES: Final[tuple[str, ...]] = tuple([god.name for god in PANTHEON])
CITY_NAMES: Final[tuple[str, ...]] = tuple([city.name for city in CITY_TILES])

"""The forty GODs with what they cost, and the twelve CITIES."""

from typing import Final

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

GOD_NAMES: Final = (
    "HADES", "DIONYSUS", "SPHINX", "ZEUS", "CALYPSO", "HERACLES", "HELIOS", "ATHENA", "ARES",
    "AEOLUS", "CYCLOPS", "APOLLO", "CASSANDRA", "DEMETER", "APHRODITE", "PAN", "CASTOR", "POLLUX",
    "HECATE", "GAIA", "URANUS", "ARTEMIS", "EROS", "EOS", "HESTIA", "CHRONOS", "ASCLEPIUS",
    "CHARON", "HERMES", "PERSEPHONE", "ERINYES", "NEMESIS", "HARPY", "CERBERUS", "HEPHAESTUS",
    "AMPHITRITE", "ATLAS", "HERA", "POSEIDON", "SELENE",
)  # fmt: skip
COSTS: Final[tuple[int, ...]] = (
    5, 4, 3, 8, 2, 4, 2, 2, 1, 3, 5, 1, 1, 3, 4, 4, 2, 2, 2, 1,
    3, 2, 4, 1, 4, 3, 4, 1, 1, 2, 1, 1, 2, 3, 2, 2, 2, 3, 2, 1,
)  # fmt: skip

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

CITY_NAMES: Final = (
    "ATHENS", "ALEXANDRIA", "DELPHI", "RHODES", "SPARTA", "OLYMPIA", "TROY", "CORINTH", "EPHESUS",
    "SANTORINI", "MYCENAE", "ATLANTIS CITY",
)  # fmt: skip

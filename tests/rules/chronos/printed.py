"""The numbers of Chronos Conquest as the rulebook and our sheet have them, typed a second time."""

COPIES = {
    "0": 0,
    "10": 20,
    "20": 20,
    "30": 16,
    "50": 10,
    "100": 4,
    "HYDRA": 4,
    "MINOTAUR": 4,
    "NORTH": 4,
    "SOUTH": 4,
    "EAST": 4,
    "WEST": 4,
    "WAR": 7,
    "STARVATION": 6,
    "CATACLYSM": 3,
}
STAGES = (
    ("10", "20", "30", "50", "100"),
    ("HYDRA", "MINOTAUR"),
    ("NORTH", "SOUTH", "EAST", "WEST"),
    ("WAR", "STARVATION", "CATACLYSM"),
)
"""What each of the first four stages adds."""

GODS = (
    "HADES 5, DIONYSUS 4, SPHINX 3, ZEUS 8, CALYPSO 2, HERACLES 4, HELIOS 2, ATHENA 2, ARES 1,"
    " AEOLUS 3, CYCLOPS 5, APOLLO 1, CASSANDRA 1, DEMETER 3, APHRODITE 4, PAN 4, CASTOR 2,"
    " POLLUX 2, HECATE 2, GAIA 1, URANUS 3, ARTEMIS 2, EROS 4, EOS 1, HESTIA 4, CHRONOS 3,"
    " ASCLEPIUS 4, CHARON 1, HERMES 1, PERSEPHONE 2, ERINYES 1, NEMESIS 1, HARPY 2, CERBERUS 3,"
    " HEPHAESTUS 2, AMPHITRITE 2, ATLAS 2, HERA 3, POSEIDON 2, SELENE 1"
)
"""In the order of the rulebook, with their costs."""

COSTS = {
    1: "ARES APOLLO CASSANDRA GAIA EOS CHARON HERMES ERINYES NEMESIS SELENE",
    2: "CALYPSO HELIOS ATHENA CASTOR POLLUX HECATE ARTEMIS PERSEPHONE HARPY HEPHAESTUS AMPHITRITE"
    " ATLAS POSEIDON",
    3: "SPHINX AEOLUS DEMETER URANUS CHRONOS CERBERUS HERA",
    4: "DIONYSUS HERACLES APHRODITE PAN EROS HESTIA ASCLEPIUS",
    5: "HADES CYCLOPS",
    8: "ZEUS",
}
"""The same costs as the sheet lists them."""

CITIES = (
    "ATHENS",
    "ALEXANDRIA",
    "DELPHI",
    "RHODES",
    "SPARTA",
    "OLYMPIA",
    "TROY",
    "CORINTH",
    "EPHESUS",
    "SANTORINI",
    "MYCENAE",
    "ATLANTIS CITY",
)

NUMBERS = {
    "LEAST_SEATS": 3,
    "MOST_SEATS": 6,
    "TEAM_SEATS": 6,
    "TEAMS": 3,
    "ZEROS": 10,
    "STAGES": 5,
    "MORE_PILES": 3,
    "MOST_PILES": 9,
    "ATLANTIS_CARDS": 5,
    "CITIES_IN_PLAY": 2,
    "GODS_IN_PLAY": 6,
    "FEW": 4,
    "MANY_TIMERS": 3,
    "FEW_TIMERS": 2,
    "SAND": 30_000,
    "UNEVEN": 3,
    "OPENING": 60_000,
    "COUNTDOWN": 10_000,
    "CAP": 900_000,
    "CHOICE": 5_000,
    "HAND": 250,
    "POWERS_AT_ONCE": 2,
    "POWERS_WITHIN": 1_000,
    "CLAIM_REST": 3_000,
    "TARGET": 200,
    "HERA_TARGET": 300,
    "HELIOS_VALUE": 30,
    "BONUS": 50,
    "MONSTER_VALUE": 100,
    "CALYPSO_CARDS": 5,
    "HESTIA_COPIES": 3,
    "CERBERUS_TIMERS": 3,
    "KNOCK_OF": 12,
    "KNOCK_OF_MORE": 6,
}

CHANGED: dict[str, object] = {}
"""Numbers of the sheet that were changed since, as the sheet has them; only our own may be."""

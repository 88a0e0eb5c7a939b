"""The numbers of Chronos Conquest as they are printed or graded, typed a second time."""

COPIES = {
    "0": 10,
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
"""The same costs, by cost."""

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

SIZES = {
    "LEAST_SEATS": 3,
    "MOST_SEATS": 6,
    "TEAM_SEATS": 6,
    "TEAMS": 3,
    "STAGES": 5,
    "MOST_PILES": 9,
    "CITIES_IN_PLAY": 2,
    "POWERS_WITHIN": 1_000,
}
"""Numbers that no match can change."""

NUMBERS = {
    "piles.more": 3,
    "atlantis.cards": 5,
    "gods.drawn": 6,
    "timers.3": 3,
    "timers.4": 3,
    "timers.5": 2,
    "timers.6": 2,
    "timer.seconds": 30,
    "timer.uneven": 3,
    "opening.seconds": 60,
    "countdown.seconds": 10,
    "game.minutes": 15,
    "choice.seconds": 5,
    "hand.milliseconds": 250,
    "powers.limit": 2,
    "claim.seconds": 3,
    "win.points": 200,
    "hera.points": 300,
    "athens.points": 50,
    "sphinx.points": 50,
    "pan.points": 50,
    "persephone.points": 50,
    "helios.points": 30,
    "artemis.points": 100,
    "amphitrite.times": 2,
    "aphrodite.times": 2,
    "calypso.kinds": 5,
    "hestia.copies": 3,
    "cerberus.timers": 3,
    "hades.timers": 2,
    "eros.timers": 2,
    "harpy.timers": 2,
    "eos.knock": 12,
    "eos.crowd": 6,
    "delphi.discount": 1,
    "rhodes.cards": 1,
    "uranus.cards": 1,
    "ephesus.cards": 2,
}
"""All numbers except copies of cards and costs of GODs."""

CHANGED: dict[str, int] = {}
"""The first values of numbers that were changed since; only our own may be."""

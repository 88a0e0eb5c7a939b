"""What each card, each GOD and each CITY does, in the few words that a card has room for."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.chronos.data import (
    AEOLUS,
    ALEXANDRIA,
    AMPHITRITE,
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    AS_PRINTED,
    ASCLEPIUS,
    ATHENA,
    ATHENS,
    ATLANTIS_CITY,
    ATLAS,
    CALYPSO,
    CARDS,
    CASSANDRA,
    CASTOR,
    CERBERUS,
    CHARON,
    CHRONOS,
    CITIES,
    CITY_NAMES,
    CORINTH,
    CYCLOPS,
    DELPHI,
    DEMETER,
    DIONYSUS,
    EOS,
    EPHESUS,
    ERINYES,
    EROS,
    GAIA,
    GOD_NAMES,
    GODS,
    HADES,
    HARPY,
    HECATE,
    HELIOS,
    HEPHAESTUS,
    HERA,
    HERACLES,
    HERMES,
    HESTIA,
    MYCENAE,
    NEMESIS,
    OLYMPIA,
    PAN,
    PANTHEON,
    PERSEPHONE,
    POLLUX,
    POSEIDON,
    RHODES,
    SANTORINI,
    SELENE,
    SPARTA,
    SPHINX,
    TROY,
    URANUS,
    VALUES,
    ZEUS,
    Numbers,
)
from aevum.games.chronos.words.counting import some, spelled
from aevum.games.phrases import many

_OTHER_BRIEFS: Final = (
    "Half of a win: with a Minotaur beside it, claim the monsters.",
    "Half of a win: with a Hydra beside it, claim the monsters.",
    *["Two, three or four different winds multiply your points."] * 4,
    "You send any timer to Hell: there it has to run twice.",
    "An opponent of your choice loses the top card.",
    "The game ends at once; the most points win.",
)
LANDS: Final = CARDS - len(_OTHER_BRIEFS)
CARD_BRIEFS: Final = (
    "Worth nothing by itself; it pays for gods.",
    *[f"{value} points for your kingdom." for value in VALUES[1:LANDS]],
    *_OTHER_BRIEFS,
)

_GODS: Final = {
    HADES: "Hell is empty: send {hades} there.",
    DIONYSUS: "All monsters come to you; nobody else gets one.",
    SPHINX: "{sphinx} points for each of your timers on a city.",
    ZEUS: "You win.",
    CALYPSO: "{calypso} different cards in your kingdom: you win.",
    HERACLES: "Swap a card for one that others show.",
    HELIOS: "Your 10s and 20s count {helios}.",
    ATHENA: "Your timers never go to Hell.",
    ARES: "Your timers may raid kingdoms.",
    AEOLUS: "Counts as one more wind.",
    CYCLOPS: "One monster is enough to claim.",
    APOLLO: "Keep one god of the temple for yourself.",
    CASSANDRA: "The last god of the temple is yours for nothing.",
    DEMETER: "Take 10s without a timer; send timers on 10s to Hell.",
    APHRODITE: "{aphrodite}.",
    PAN: "{pan} points for each god you hold.",
    CASTOR: "Wins together with Pollux.",
    POLLUX: "Wins together with Castor.",
    HECATE: "Choose which plague strikes.",
    GAIA: "Buy gods from others; they get the cards.",
    URANUS: "Swap a card for any of the discard.",
    ARTEMIS: "Each monster is worth {artemis}.",
    EROS: "{eros} of your timers on a pile: send others there to Hell.",
    EOS: "Who knocks a timer gives you a card.",
    HESTIA: "{hestia} equal cards in your kingdom: you win.",
    CHRONOS: "One more timer.",
    ASCLEPIUS: "A timer that runs out on its fourth square wins.",
    CHARON: "Leave Hell after its first part.",
    HERMES: "Gain a card of each offering that others make.",
    PERSEPHONE: "{persephone} points for each of your timers in Hell.",
    ERINYES: "Alone in Hell: send any timer there.",
    NEMESIS: "Who takes from its pile gives you a card.",
    HARPY: "Send all timers of {harpy} to Hell.",
    CERBERUS: "{cerberus} in Hell: you win.",
    HEPHAESTUS: "Your plagues strike all the others.",
    AMPHITRITE: "Your top card counts {amphitrite}.",
    ATLAS: "A 0 comes with each card you take.",
    HERA: "Opponents need {hera} to win.",
    POSEIDON: "You may flip timers onto Atlantis.",
    SELENE: "One city works for you alone.",
}
"""What each GOD does, with the numbers of a match where there is a name in brackets."""

_CITIES: Final = {
    ATHENS: "+{athens} while you stand here",
    ALEXANDRIA: "One more wind while you stand here",
    DELPHI: "Gods cost {delphi} less",
    RHODES: "{rhodes} any timer to Hell",
    SPARTA: "Leaving, bring any timer here",
    OLYMPIA: "Only from here are offerings made",
    TROY: "Move the cube that bars a pile",
    CORINTH: "Arriving brings a 0",
    EPHESUS: "{ephesus} for one of the discard",
    SANTORINI: "Others lose their winds",
    MYCENAE: "Who takes 50 or 100 gives you a card",
    ATLANTIS_CITY: "From here to Atlantis",
}


def god_brief(god: int, numbers: Numbers) -> str:
    """Return what a GOD does in a match with these numbers."""
    if PANTHEON[god].text:
        return PANTHEON[god].text  # a designer's own
    return _GODS[god].format(**_phrases(numbers))


def city_brief(city: int, numbers: Numbers) -> str:
    """Return what a CITY does in a match with these numbers."""
    return _CITIES[city].format(**_phrases(numbers))


def other_briefs(numbers: Numbers) -> dict[str, str]:
    """Return by name what GODs and CITIES do, where it is other than printed."""
    names = (*GOD_NAMES, *CITY_NAMES)
    briefs = [god_brief(god, numbers) for god in range(GODS)]
    briefs += [city_brief(city, numbers) for city in range(CITIES)]
    rows = zip(names, briefs, (*GOD_BRIEFS, *CITY_BRIEFS), strict=True)
    return {name: brief for name, brief, printed in rows if brief != printed}


def _phrases(numbers: Numbers) -> dict[str, str]:
    """Return the numbers of GODs and CITIES as their briefs have them."""
    crowded = numbers.harpy == AS_PRINTED.harpy
    doubles = numbers.aphrodite == AS_PRINTED.aphrodite
    twice = numbers.amphitrite == AS_PRINTED.amphitrite
    return {
        "hades": some(numbers.hades, "timer"),
        "sphinx": str(numbers.sphinx),
        "calypso": spelled(numbers.calypso).capitalize(),
        "helios": str(numbers.helios),
        "aphrodite": "Doubles your score" if doubles else f"Your score times {numbers.aphrodite}",
        "pan": str(numbers.pan),
        "artemis": str(numbers.artemis),
        "eros": spelled(numbers.eros).capitalize(),
        "hestia": spelled(numbers.hestia).capitalize(),
        "persephone": str(numbers.persephone),
        "harpy": "a crowded pile" if crowded else f"a pile with {some(numbers.harpy, 'timer')}",
        "cerberus": some(numbers.cerberus, "timer").capitalize(),
        "amphitrite": "twice" if twice else many(numbers.amphitrite, "time"),
        "hera": str(numbers.hera_target),
        "athens": str(numbers.athens),
        "delphi": spelled(numbers.delphi),
        "rhodes": f"{some(numbers.rhodes, 'card').capitalize()} send{'s' * (numbers.rhodes == 1)}",
        "ephesus": some(numbers.ephesus, "card").capitalize(),
    }


GOD_BRIEFS: Final[tuple[str, ...]] = tuple([god_brief(god, AS_PRINTED) for god in range(GODS)])
CITY_BRIEFS: Final[tuple[str, ...]] = tuple(
    [city_brief(city, AS_PRINTED) for city in range(CITIES)]
)

assert len(CARD_BRIEFS) == CARDS

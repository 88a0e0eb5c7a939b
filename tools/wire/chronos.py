"""Ids and values of the cards of Chronos Conquest for the browser, and the places of timers."""

from aevum.games.chronos import data
from aevum.games.chronos.rules import places
from aevum.games.chronos.rules.asks import (
    HECATE_ASK,
    HERMES_ASK,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
)
from aevum.games.chronos.rules.phrases import CARDS, CITIES, GODS, NUMBERED, card_brief


def facts() -> dict[str, object]:
    """Return ids, values and places, and the number that gives the amount of each effect."""
    return {
        "cards": [
            {"id": name, "value": data.VALUES[card], "brief": card_brief(card).key}
            for card, name in enumerate(CARDS)
        ],
        "gods": [_printed(name) for name in GODS],
        "cities": [_printed(name) for name in CITIES],
        "places": {
            "atlantis": places.ATLANTIS,
            "city": places.CITY,
            "hell": places.HELL,
            "deepHell": places.DEEP_HELL,
            "square": places.SQUARE,
            "kingdom": places.KINGDOM,
            "front": places.FRONT,
        },
        "timers": {"own": places.OWN, "extra": places.EXTRA},
        "asclepius": data.ASCLEPIUS,
        "chronos": data.CHRONOS,
        "asks": {
            "war": WAR_ASK,
            "starve": STARVE_ASK,
            "hecate": HECATE_ASK,
            "penalty": PENALTY_ASK,
            "hermes": HERMES_ASK,
        },
    }


def _printed(name: str) -> dict[str, str]:
    """Return a god or a city, with the last part of the name of its number."""
    return {"id": name, "number": NUMBERED[name].removeprefix(f"{name}.")}

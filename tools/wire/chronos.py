"""What is printed on the cards of Chronos Conquest for the browser, and where timers can stand."""

from aevum.games.chronos.words.briefs import CARD_BRIEFS, CITY_BRIEFS, GOD_BRIEFS

from aevum.games.chronos import data
from aevum.games.chronos.rules import places
from aevum.games.chronos.rules.asks import (
    HECATE_ASK,
    HERMES_ASK,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
)


def facts() -> dict[str, object]:
    """Return names, values, places and what things do by the printed numbers."""
    return {
        "cards": [
            {"name": name.capitalize(), "value": data.VALUES[card], "brief": CARD_BRIEFS[card]}
            for card, name in enumerate(data.CARD_NAMES)
        ],
        "gods": [
            {"name": god.name.capitalize(), "brief": brief}
            for god, brief in zip(data.PANTHEON, GOD_BRIEFS, strict=True)
        ],
        "cities": [
            {"name": name.title(), "brief": brief}
            for name, brief in zip(data.CITY_NAMES, CITY_BRIEFS, strict=True)
        ],
        "places": {
            "atlantis": places.ATLANTIS,
            "city": places.CITY,
            "hell": places.HELL,
            "deepHell": places.DEEP_HELL,
            "square": places.SQUARE,
            "kingdom": places.KINGDOM,
            "front": places.FRONT,
        },
        "asclepius": data.ASCLEPIUS,
        "asks": {
            "war": WAR_ASK,
            "starve": STARVE_ASK,
            "hecate": HECATE_ASK,
            "penalty": PENALTY_ASK,
            "hermes": HERMES_ASK,
        },
    }

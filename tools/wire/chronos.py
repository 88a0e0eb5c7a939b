"""What is printed on the cards of Chronos Conquest for the browser, and where timers can stand."""

from aevum.games.chronos import data
from aevum.games.chronos.gods import pantheon
from aevum.games.chronos.rules import places
from aevum.games.chronos.rules.asks import (
    HECATE_ASK,
    HERMES_ASK,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
)
from aevum.games.chronos.words.briefs import CARD_BRIEFS, CITY_BRIEFS, GOD_BRIEFS


def facts() -> dict[str, object]:
    """Return names, prices, values, places and spans of time."""
    return {
        "cards": [
            {"name": name.capitalize(), "value": data.VALUES[card], "brief": CARD_BRIEFS[card]}
            for card, name in enumerate(data.CARD_NAMES)
        ],
        "kept": data.KEPT,
        "gods": [
            {"name": god.name.capitalize(), "cost": god.price, "brief": brief}
            for god, brief in zip(pantheon.PANTHEON, GOD_BRIEFS, strict=True)
        ],
        "cities": [
            {"name": name.title(), "brief": brief}
            for name, brief in zip(pantheon.CITY_NAMES, CITY_BRIEFS, strict=True)
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
        "ares": pantheon.ARES,
        "asclepius": pantheon.ASCLEPIUS,
        "own": places.OWN,
        "extra": places.EXTRA,
        "asks": {
            "war": WAR_ASK,
            "starve": STARVE_ASK,
            "hecate": HECATE_ASK,
            "penalty": PENALTY_ASK,
            "hermes": HERMES_ASK,
        },
        "countdown": data.AS_PRINTED.countdown,
        "choice": data.AS_PRINTED.choice,
        "hand": data.AS_PRINTED.hand,
        "cap": data.AS_PRINTED.cap,
    }

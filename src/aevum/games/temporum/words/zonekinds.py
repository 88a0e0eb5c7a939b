"""The main subject of a visit to a Zone: score, draw, play, any of them, or other."""

# not compiled: words need no speed

from typing import Final

from aevum.games.temporum.rules.phrases import ZONE_IDS
from aevum.games.temporum.rules.zone import Zone

UNLIKE: Final = {
    "age-of-cats": "score",
    "alien-egypt": "score",
    "communist-utopia": "play",
    "earth-united": "play",
    "empire-of-the-amazons": "draw",
    "mafia-city-states": "score",
    "renaissance": "draw",
    "robot-uprising": "draw",
    "savagery": "draw",
    "scientist-enclave": "draw",
    "warm-globe": "play",
}
"""Zones whose text does not begin with their main subject."""


def zone_kind(zone: Zone) -> str:
    """Return the main subject of a visit to a Zone."""
    return UNLIKE.get(ZONE_IDS[zone.number]) or zone.visit[0].kind()

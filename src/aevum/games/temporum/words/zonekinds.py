"""What a visit to a Zone is mostly about: score, draw, play, any of them, or other."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.temporum.words.zonewords import ACTION, ZONE_WORDS

BEGINNINGS: Final = (
    (ACTION, "any"),
    ("Score", "score"),
    ("Draw", "draw"),
    ("Play", "play"),
    ("", "other"),
)
"""How most texts begin."""
UNLIKE: Final = {
    "Age of Cats": "score",
    "Alien Contact": "other",
    "Alien Egypt": "score",
    "Communist Utopia": "play",
    "Earth United": "play",
    "Empire of the Amazons": "draw",
    "Mafia City-States": "score",
    "Robot Uprising": "draw",
    "Savagery": "draw",
    "Scientist Enclave": "draw",
    "Scrapyard World": "other",
    "Warm Globe": "play",
}
"""Zones whose text begins with something else than what they are about."""


def zone_kind(name: str) -> str:
    """Return what a visit to a Zone is mostly about."""
    text = ZONE_WORDS[name].visit if name in ZONE_WORDS else ""
    return UNLIKE.get(name) or next(kind for begins, kind in BEGINNINGS if text.startswith(begins))

"""What a visit is worth besides what its text brings at a glance: fitted to looks ahead."""

from typing import Final

from aevum.games.temporum.data import ZONES

_VISITS: Final = {
    "Alien Contact": 176,
    "Mafia City-States": 117,
    "Trojan War": 101,
    "Exodus": 93,
    "Quiet Planet": 90,
    "Scientist Enclave": 90,
    "Plague": 79,
    "Information Age": 78,
    "Robot Uprising": 76,
    "Age of Toys": 75,
    "Plutocracy": 71,
    "Byzantine Empire": 65,
    "Bureaucracy": 62,
    "Age of Piracy": 46,
    "Russian Revolution": 45,
    "Singularity": 40,
    "Iron Age": 34,
    "New France": 34,
    "Mongolian Empire": 33,
    "French Revolution": 31,
    "Viking America": 31,
    "American Civil War": 29,
    "Three Kingdoms": 28,
    "Dark Ages": 28,
    "Aztec Invasion": 28,
    "Dutch Golden Age": 27,
    "Green World": 27,
    "Inquisition": 22,
    "Stone Age": 22,
    "Ice Age": 22,
    "Late Jurassic": -20,
    "Ancient Egypt": -22,
    "Earth United": -23,
    "Pax Buddha": -24,
    "Nanotech Wonderland": -25,
    "Endless City": -25,
    "Nuclear Wasteland": -26,
    "Warm Globe": -34,
    "Capitalist Utopia": -41,
    "Empire of the Amazons": -42,
    "Age of Cults": -51,
    "Floating Cities": -56,
    "Ancient Carthage": -58,
    "Ancient Greece": -62,
    "Communist Utopia": -63,
    "Bronze Age": -70,
    "Age of Cats": -75,
    "Tibetan Empire": -81,
    "Alien Egypt": -86,
    "Imperial China": -90,
    "Bright Ages": -90,
    "Age of Cybernetics": -112,
    "Mere Anarchy": -127,
    "Poison Earth": -156,
    "Underground Haven": -198,
    "Savagery": -293,
}


def _visits() -> list[int]:
    unknown = set(_VISITS) - {zone.name for zone in ZONES}
    if unknown:
        raise ValueError(f"there are no such Zones: {sorted(unknown)}")
    return [_VISITS.get(zone.name, 0) for zone in ZONES]


VISIT_WORTH: Final[list[int]] = _visits()
"""By the number of the Zone; 0 for a designer's own."""

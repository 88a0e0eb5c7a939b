"""The Zones of Temporum as the browser needs them before a match: to choose ten of them."""

from aevum.games.temporum.data import THEMED, ZONES
from aevum.games.temporum.words.reference import SOURCES
from aevum.games.temporum.words.wording import wording
from aevum.games.temporum.words.zonekinds import zone_kind


def zones() -> dict[str, object]:
    """Return every Zone by Time and name, and the themed sets by the names of their Zones."""
    return {
        "zones": [
            {
                "name": zone.name,
                "time": zone.time,
                "set": SOURCES[zone.source],
                "kind": zone_kind(zone.name),
                "text": wording().zone_texts[zone.name],
            }
            for zone in sorted(ZONES, key=lambda zone: (zone.time, zone.name))
        ],
        "sets": [
            {"name": name, "zones": [ZONES[zone].name for zone in chosen]}
            for name, chosen in THEMED.items()
        ],
    }

"""The Zones of Temporum as the browser needs them before a match: to choose ten of them."""

from aevum.games.temporum.data import THEMED, ZONES
from aevum.games.temporum.printed import PRINTED, THINGS
from aevum.games.temporum.rules.phrases import ZONE_IDS
from aevum.games.temporum.words.reference import SOURCES
from aevum.games.temporum.words.wording import wording_of
from aevum.games.temporum.words.zonekinds import zone_kind


def zones() -> dict[str, object]:
    """Return every Zone by Time and name, and the themed sets by the names of their Zones.

    A text is a message.
    """
    texts = wording_of(PRINTED, THINGS).zone_texts
    return {
        "zones": [
            {
                "name": zone.name,
                "id": ZONE_IDS[number],
                "time": zone.time,
                "set": SOURCES[zone.source],
                "kind": zone_kind(THINGS.zones[number]),
                "text": texts[number].wire(),
            }
            for number, zone in sorted(enumerate(ZONES), key=lambda row: (row[1].time, row[1].name))
        ],
        "sets": [
            {"name": name, "zones": [ZONES[zone].name for zone in chosen]}
            for name, chosen in THEMED.items()
        ],
    }

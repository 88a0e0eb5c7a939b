"""Numbers of the cards and Zones that sentences are about."""

from typing import Final

from aevum.games.temporum.data import CARD_NUMBER, ZONE_NUMBER

# Perpetual cards
THINK_TANK: Final = CARD_NUMBER["Think Tank"]
TACTICIAN: Final = CARD_NUMBER["Tactician"]

# Zones with boxed text or things that lie on them
COLD_WAR: Final = ZONE_NUMBER["Cold War"]
POLICE_STATE: Final = ZONE_NUMBER["Police State"]
UTOPIA: Final = ZONE_NUMBER["Utopia"]
TRILOBITES: Final = ZONE_NUMBER["Kingdom of Trilobites"]
BYZANTINE: Final = ZONE_NUMBER["Byzantine Empire"]
DARK_AGES: Final = ZONE_NUMBER["Dark Ages"]
VIKING: Final = ZONE_NUMBER["Viking America"]
MERITOCRACY: Final = ZONE_NUMBER["Meritocracy"]
CAPITALIST: Final = ZONE_NUMBER["Capitalist Utopia"]
ENDLESS_CITY: Final = ZONE_NUMBER["Endless City"]
EXODUS: Final = ZONE_NUMBER["Exodus"]
QUIET_PLANET: Final = ZONE_NUMBER["Quiet Planet"]
ROBOTIC: Final = ZONE_NUMBER["Robotic Utopia"]
SIMULATED: Final = ZONE_NUMBER["Simulated Paradise"]

"""Numbers of the cards and Zones that the rules themselves know."""

from typing import Final

from aevum.games.temporum.data import CARD_NUMBER, ZONE_NUMBER

# Perpetual cards
BLACK_MARKET: Final = CARD_NUMBER["Black Market"]
CONSPIRACY: Final = CARD_NUMBER["Conspiracy"]
EXPLORER: Final = CARD_NUMBER["Explorer"]
FRIENDS: Final = CARD_NUMBER["Friends in Old Places"]
PICKPOCKETS: Final = CARD_NUMBER["Gang of Pickpockets"]
INVESTMENTS: Final = CARD_NUMBER["Investments"]
REAL_ESTATE: Final = CARD_NUMBER["Prime Real Estate"]
SECRET_SOCIETY: Final = CARD_NUMBER["Secret Society"]
THINK_TANK: Final = CARD_NUMBER["Think Tank"]
TREASURE_MAP: Final = CARD_NUMBER["Treasure Map"]
OUTSIDE_TIME: Final = CARD_NUMBER["A Place Outside Time"]
AMBASSADOR: Final = CARD_NUMBER["Ambassador"]
BANK: Final = CARD_NUMBER["Bank"]
BEGGAR: Final = CARD_NUMBER["Beggar"]
CACHE: Final = CARD_NUMBER["Cache"]
DETECTIVE: Final = CARD_NUMBER["Detective"]
HACKER: Final = CARD_NUMBER["Hacker"]
HIDDEN_CAVE: Final = CARD_NUMBER["Hidden Cave"]
HIDEOUT: Final = CARD_NUMBER["Hideout"]
REVOLUTIONARIES: Final = CARD_NUMBER["Revolutionaries"]
SUNBOAT: Final = CARD_NUMBER["Sunboat of Ra"]
TACTICIAN: Final = CARD_NUMBER["Tactician"]
UNIVERSITY: Final = CARD_NUMBER["University"]

# Zones with boxed text or things that lie on them
PRIMITIVE_PARADISE: Final = ZONE_NUMBER["Primitive Paradise"]
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
MAFIA: Final = ZONE_NUMBER["Mafia City-States"]
QUIET_PLANET: Final = ZONE_NUMBER["Quiet Planet"]
ROBOTIC: Final = ZONE_NUMBER["Robotic Utopia"]
SIMULATED: Final = ZONE_NUMBER["Simulated Paradise"]
ZOMBIE_ZONE: Final = ZONE_NUMBER["Zombie Apocalypse"]

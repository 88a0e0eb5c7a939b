"""Effects that wait for their moment: what each does, as a move to choose."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.temporum.data import (
    AMBASSADOR_PRICE,
    BEGGAR_GAIN,
    BEGGAR_UNDER,
    COLD_WAR_GAIN,
    HIDEOUT_MONEY,
    HQ_GAIN,
    POISON_LOSS,
    ZOMBIE_LOSS,
)
from aevum.games.temporum.moves import EFFECTS

EFFECT_TEXTS: Final[dict[str, str]] = {
    "cold-war": f"Cold War: you began your turn there alone, so gain ${COLD_WAR_GAIN}",
    "beggar": f"Beggar: put ${BEGGAR_GAIN} on it, if you hold less than ${BEGGAR_UNDER}",
    "scimitar": "Sultan's Scimitar: advance a crown out of each Time you rule, from IV to I",
    "cache": "Cache: discard it and play the card under it",
    "zombie": f"Zombies: lose ${ZOMBIE_LOSS}",
    "headquarters": f"HQ: gain ${HQ_GAIN}",
    "purse": "Primitive Paradise: take the money lying here",
    "sage": "Sage: draw a card",
    "anubis": "Anubis Statuette: visit any Zone that you have not visited this turn",
    "maneuver": "Maneuver: move without visiting, if you like",
    "treasure-map": "Treasure Map: you may discard it from play to draw two cards",
    "university": "University: draw a card, then discard one",
    "predict": "Predict the Future: change history where you played it, if you like",
    "butterfly": "Step on a Butterfly: history changes in Times I, II and III",
    "investments": "Investments: you may discard it from play to gain half of this turn's gains",
    "hideout": f"Hideout: advance a crown, if you hold ${HIDEOUT_MONEY} or more",
    "sunboat": "Sunboat of Ra: you may discard it from play to take another turn",
    "poison": f"Poison: discard a card and lose ${POISON_LOSS}",
    "pickpockets": "Gang of Pickpockets: draw a card",
    "revolutionaries": "Revolutionaries: advance a crown from Time II",
    "ambassador": f"Ambassador: you may pay ${AMBASSADOR_PRICE} to advance a crown",
}
if tuple(EFFECT_TEXTS) != EFFECTS:
    raise ValueError("effects and their words do not match")

"""Effects that wait for their moment: their names, and what each does, as a move to choose."""

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
from aevum.games.temporum.rules.effects import (
    E_AMBASSADOR,
    E_ANUBIS,
    E_BEGGAR,
    E_BUTTERFLY,
    E_CACHE,
    E_COLD_WAR,
    E_HEADQUARTERS,
    E_HIDEOUT,
    E_INVESTMENTS,
    E_MANEUVER,
    E_PICKPOCKETS,
    E_POISON,
    E_PREDICT,
    E_PURSE,
    E_REVOLUTIONARIES,
    E_SAGE,
    E_SCIMITAR,
    E_SUNBOAT,
    E_TREASURE_MAP,
    E_UNIVERSITY,
    E_ZOMBIE,
)

EFFECT_NAMES: Final[dict[int, str]] = {
    E_COLD_WAR: "Cold War",
    E_BEGGAR: "Beggar",
    E_SCIMITAR: "Sultan's Scimitar",
    E_CACHE: "Cache",
    E_ZOMBIE: "Zombies",
    E_HEADQUARTERS: "HQ",
    E_PURSE: "Primitive Paradise",
    E_SAGE: "Sage",
    E_ANUBIS: "Anubis Statuette",
    E_MANEUVER: "Maneuver",
    E_TREASURE_MAP: "Treasure Map",
    E_UNIVERSITY: "University",
    E_PREDICT: "Predict the Future",
    E_BUTTERFLY: "Step on a Butterfly",
    E_INVESTMENTS: "Investments",
    E_HIDEOUT: "Hideout",
    E_SUNBOAT: "Sunboat of Ra",
    E_POISON: "Poison",
    E_PICKPOCKETS: "Gang of Pickpockets",
    E_REVOLUTIONARIES: "Revolutionaries",
    E_AMBASSADOR: "Ambassador",
}

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
EFFECTS_TOLD: Final[dict[int, str]] = {
    E_COLD_WAR: f"Cold War brings ${COLD_WAR_GAIN} to {{}}, who began the turn there alone.",
    E_BEGGAR: "The Beggar of {} collects.",
    E_SCIMITAR: "The Sultan's Scimitar of {} advances a crown out of each Time ruled.",
    E_CACHE: "{} uses a Cache.",
    E_ZOMBIE: f"Zombies: {{}} loses ${ZOMBIE_LOSS}, as far as there is money.",
    E_HEADQUARTERS: f"The HQ of {{}} brings ${HQ_GAIN}.",
    E_PURSE: "{} takes the money lying there (Primitive Paradise).",
    E_SAGE: "The Sage of {} draws a card.",
    E_ANUBIS: "{} visits another Zone (Anubis Statuette).",
    E_MANEUVER: "{} may move on (Maneuver).",
    E_TREASURE_MAP: "{} may give the Treasure Map for two cards.",
    E_UNIVERSITY: "The University of {}: draw a card, then discard one.",
    E_PREDICT: "{} may change history (Predict the Future).",
    E_BUTTERFLY: "{} has stepped on a butterfly: history changes in Times I, II and III.",
    E_INVESTMENTS: "{} may give Investments for half of this turn's gains.",
    E_HIDEOUT: f"The Hideout of {{}}: with ${HIDEOUT_MONEY} or more a crown advances.",
    E_SUNBOAT: "{} may give the Sunboat of Ra for another turn.",
    E_POISON: f"Poison costs {{}} a card and ${POISON_LOSS}.",
    E_PICKPOCKETS: "The Gang of Pickpockets of {} draws a card.",
    E_REVOLUTIONARIES: "The Revolutionaries of {} advance a crown from Time II.",
    E_AMBASSADOR: f"{{}} may pay ${AMBASSADOR_PRICE} to advance a crown (Ambassador).",
}
"""What the log says as an effect begins, with whose it is."""
if tuple(EFFECT_TEXTS) != EFFECTS:
    raise ValueError("effects and their words do not match")

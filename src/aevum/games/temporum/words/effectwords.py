"""Effects that wait for their moment: their names, and what each does, as a move to choose."""

# not compiled: words are slow code on purpose

from collections.abc import Sequence
from typing import Final

from aevum.games.temporum.moves import EFFECTS
from aevum.games.temporum.printed import PRINTED
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
    EFFECT_NUMBERS,
)
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.words.figures import Figure

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

_TEXTS: Final[dict[int, str]] = {
    E_COLD_WAR: "Cold War: you began your turn there alone, so gain ${coins}",
    E_BEGGAR: "Beggar: put ${gain} on it, if you hold less than ${under}",
    E_SCIMITAR: (
        "Sultan's Scimitar: advance {steps:crown} out of each Time you rule, from IV to I"
    ),
    E_CACHE: "Cache: discard it and play the card under it",
    E_ZOMBIE: "Zombies: lose ${loss}",
    E_HEADQUARTERS: "HQ: gain ${coins}",
    E_PURSE: "Primitive Paradise: take the money lying here",
    E_SAGE: "Sage: draw {draws:card}",
    E_ANUBIS: "Anubis Statuette: visit any Zone that you have not visited this turn",
    E_MANEUVER: "Maneuver: move without visiting, if you like",
    E_TREASURE_MAP: "Treasure Map: you may discard it from play to draw {draws:card}",
    E_UNIVERSITY: "University: draw {draws:card}, then discard {discards:one}",
    E_PREDICT: "Predict the Future: change history where you played it, if you like",
    E_BUTTERFLY: "Step on a Butterfly: history changes in Times I, II and III",
    E_INVESTMENTS: "Investments: you may discard it from play to gain half of this turn's gains",
    E_HIDEOUT: "Hideout: advance {steps:crown}, if you hold ${money} or more",
    E_SUNBOAT: "Sunboat of Ra: you may discard it from play to take another turn",
    E_POISON: "Poison: discard {discards:card} and lose ${loss}",
    E_PICKPOCKETS: "Gang of Pickpockets: draw {draws:card}",
    E_REVOLUTIONARIES: "Revolutionaries: advance {steps:crown} from Time II",
    E_AMBASSADOR: "Ambassador: you may pay ${price} to advance {steps:crown}",
}
_TOLD: Final[dict[int, str]] = {
    E_COLD_WAR: "Cold War brings ${coins} to {who}, who began the turn there alone.",
    E_BEGGAR: "The Beggar of {who} collects.",
    E_SCIMITAR: ("The Sultan's Scimitar of {who} advances {steps:crown} out of each Time ruled."),
    E_CACHE: "{who} uses a Cache.",
    E_ZOMBIE: "Zombies: {who} loses ${loss}, as far as there is money.",
    E_HEADQUARTERS: "The HQ of {who} brings ${coins}.",
    E_PURSE: "{who} takes the money lying there (Primitive Paradise).",
    E_SAGE: "The Sage of {who} draws {draws:card}.",
    E_ANUBIS: "{who} visits another Zone (Anubis Statuette).",
    E_MANEUVER: "{who} may move on (Maneuver).",
    E_TREASURE_MAP: "{who} may give the Treasure Map for {draws:card}.",
    E_UNIVERSITY: "The University of {who}: draw {draws:card}, then discard {discards:one}.",
    E_PREDICT: "{who} may change history (Predict the Future).",
    E_BUTTERFLY: "{who} has stepped on a butterfly: history changes in Times I, II and III.",
    E_INVESTMENTS: "{who} may give Investments for half of this turn's gains.",
    E_HIDEOUT: (
        "The Hideout of {who}: with ${money} or more {steps:crown} {steps:advances/advance}."
    ),
    E_SUNBOAT: "{who} may give the Sunboat of Ra for another turn.",
    E_POISON: "Poison costs {who} {discards:card} and ${loss}.",
    E_PICKPOCKETS: "The Gang of Pickpockets of {who} draws {draws:card}.",
    E_REVOLUTIONARIES: "The Revolutionaries of {who} advance {steps:crown} from Time II.",
    E_AMBASSADOR: "{who} may pay ${price} to advance {steps:crown} (Ambassador).",
}
"""What the log says as an effect begins, with whose it is."""
if not list(_TEXTS) == list(_TOLD) == list(EFFECT_NAMES) == list(range(len(EFFECTS))):
    raise ValueError("effects and their words do not match")


def effect_text(numbers: Numbers, effect: int) -> str:
    """Return what an effect does in a match, as a move to choose."""
    return _TEXTS[effect].format_map(_figures(effect, numbers.effects[effect]))


def effect_told(effect: int, who: str, amounts: Sequence[int]) -> str:
    """Return what the log says as an effect begins; no amounts stand for those in print."""
    found = _figures(effect, amounts or PRINTED.effects[effect])
    return _TOLD[effect].format_map({**found, "who": who})


def _figures(effect: int, amounts: Sequence[int]) -> dict[str, object]:
    keys = [name.partition(".")[2] for name in EFFECT_NUMBERS[effect]]
    return {key: Figure(amount) for key, amount in zip(keys, amounts, strict=True)}

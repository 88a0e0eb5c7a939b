"""The standard bot with other weights, by name: `standard?pace=70,width=16`."""

from collections.abc import Mapping
from math import isfinite
from typing import Final

from aevum.core import messages as m
from aevum.core.bot import Bot, Weight
from aevum.core.errors import BadOption, UnknownName, quote
from aevum.core.game import Game

SIGN: Final = "?"  # between the name of the bot and its weights
BETWEEN: Final = ","


def tuned_bot(game: Game, name: str) -> Bot:
    """Return a fresh bot for a name such as `standard?pace=70`."""
    return game.tuned(settled_weights(game, written_weights(name.partition(SIGN)[2])))


def tuned_name(values: Mapping[str, int | float]) -> str:
    """Return the name of the standard bot with these weights."""
    return f"standard{SIGN}{BETWEEN.join(f'{name}={value}' for name, value in values.items())}"


def split_names(text: str) -> list[str]:
    """Return the names in a list with commas; commas within a name separate its weights."""
    found: list[str] = []
    for part in text.split(BETWEEN):
        if "=" in part and found and SIGN in found[-1]:
            found[-1] += BETWEEN + part.strip()
        else:
            found.append(part.strip())
    return found


def written_weights(text: str) -> dict[str, object]:
    """Return the weights in `pace=70,width=16`, each with its value as it is written."""
    found: dict[str, object] = {}
    for part in text.split(BETWEEN):
        name, sign, value = part.strip().partition("=")
        if not sign or not name or name in found:
            raise BadOption(
                m.no_weight_pair(given=quote(part), example="standard?pace=70,width=16")
            )
        found[name] = value
    return found


def settled_weights(game: Game, changed: Mapping[str, object]) -> dict[str, int | float]:
    """Return every weight of a game with a checked value, defaults where none was given."""
    known = game.weights()
    if not known:
        raise UnknownName(m.no_weights(title=game.title))
    names = [weight.name for weight in known]
    for name in changed:
        if name not in names:
            listed = ", ".join(names)
            raise UnknownName(m.no_weight(title=game.title, name=quote(name), names=listed))
    return {
        weight.name: _read(weight, changed.get(weight.name, weight.default)) for weight in known
    }


def _read(weight: Weight, value: object) -> int | float:
    """Return a value within the bounds; a text, as typed on a command line, is understood."""
    found = _number(weight, value)
    if found is None or not weight.low <= found <= weight.high:
        refusal = m.no_weight_whole if weight.whole() else m.no_weight_number
        low, high = f"{weight.low:g}", f"{weight.high:g}"
        raise BadOption(refusal(name=weight.name, low=low, high=high, given=quote(str(value))))
    return found


def _number(weight: Weight, value: object) -> int | float | None:
    """Return a value as a number of the weight's type, None if it is none."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        if not weight.whole():
            found = float(value)
            return found if isfinite(found) else None
        return int(value) if isinstance(value, int | str) else None
    except ValueError:
        return None

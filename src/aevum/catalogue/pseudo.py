"""The pseudo-language: English with accents, longer and in brackets.

Words without accents on a screen are in no catalogue; words that are cut off need more space.
"""

from typing import Any, Final

from aevum.catalogue.source import Pattern, Source

ACCENTS: Final = str.maketrans("aeiouyAEIOUYcnsCNS", "áéíóúýÁÉÍÓÚÝçñšÇÑŠ")


def pseudo(english: Source) -> dict[str, Pattern]:
    """Return the messages of the English catalogue in the pseudo-language."""
    chosen_by = {select.form for entry in english.entries.values() for select in entry.uses.selects}
    found: dict[str, Pattern] = {}
    for key, entry in english.entries.items():
        if entry.form and entry.form in chosen_by:  # a grammatical fact, not words
            found[key] = entry.pattern
        elif entry.form:
            found[key] = _accented(entry.pattern)
        else:
            inner = _accented(entry.pattern)
            found[key] = f"⟦{inner}⟧" if isinstance(inner, str) else ["⟦", *inner, "⟧"]
    return found


def _accented(raw: Any) -> Any:
    if isinstance(raw, str):
        return "".join(
            letter.translate(ACCENTS) + ("·" if letter in "aeiou" else "") for letter in raw
        )
    if isinstance(raw, list):
        return [_accented(each) for each in raw]
    if "c" in raw:
        return {**raw, "c": {key: _accented(each) for key, each in raw["c"].items()}}
    return raw

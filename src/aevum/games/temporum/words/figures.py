"""Numbers in sentences: what templates such as "Draw {draws:card}." are filled with."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.temporum.words.phrases import some

COUNTS: Final = (
    "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty"
).split()
ORDINALS: Final = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
TIMES: Final = ("never", "once", "twice")


class Figure(int):
    """A number that a template names, in digits or as its format says.

    | {draws:card} | "a card", "two cards" |
    | {bonus:one crown} | "one crown", "two crowns" |
    | {draws:one} | "one", "two" |
    | {turns:turn/turns} | the first for one, the second for any other number |
    | {plays:times} | "once", "twice", "three times" |
    | {steps:next} | the one that follows so many: "third" after two |
    | {times:again} | nothing for one, else that it is done so often |
    """

    def __format__(self, form: str) -> str:
        number = abs(int(self))
        if not form:
            return str(int(self))
        if "/" in form:
            one, _, more = form.partition("/")
            return one if number == 1 else more
        if form == "one":
            return in_words(number)
        if form.startswith("one "):
            noun = form.removeprefix("one ")
            return f"{in_words(number)} {noun}{'' if number == 1 else 's'}"
        if form == "times":
            return TIMES[number] if number < len(TIMES) else f"{in_words(number)} times"
        if form == "next":
            return ORDINALS[number]
        if form == "again":
            return "" if number == 1 else f", and so {number} times in all"
        return some(number, form)


def in_words(number: int) -> str:
    """Return a small number in words, a large one in digits."""
    return COUNTS[number] if number < len(COUNTS) else str(number)

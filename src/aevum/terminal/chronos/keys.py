"""The help on the keys at a table of Chronos Conquest."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from aevum.core.text import Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.rules.places import ATLANTIS, CITY, DEEP_HELL, FRONT
from aevum.terminal.language import tell

PLACE_KEYS: Final = {
    **{str(pile + 1): pile for pile in range(ATLANTIS)},
    "l": ATLANTIS,
    "j": CITY,
    "k": CITY + 1,
    "h": DEEP_HELL,
    "0": FRONT,
}
"""Keys of places; ASCLEPIUS and kingdoms need another question."""
KEY_OF: Final = {place: key for key, place in PLACE_KEYS.items()}
SQUARE_KEY: Final = "s"
KINGDOM_KEY: Final = "g"

KEYS: Final[tuple[tuple[Text, ...], ...]] = (
    (m.table_keys_move(), m.table_keys_places(), m.table_keys_far()),
    (m.table_keys_cards(), m.table_keys_flip(), m.table_keys_out()),
    (
        m.table_keys_claim(),
        m.table_keys_offer(),
        m.table_keys_use(),
        m.table_keys_bargain(),
        m.table_keys_freeze(),
        m.table_keys_answer(),
    ),
    (m.table_keys_time(), m.table_keys_type(), m.table_keys_other()),
)
"""The parts of the help, with an empty line between them."""
WIDEST: Final = 72

TEACHING: Final = """\
How to play Chronos Conquest in this terminal
  Everybody plays at the same time. Flip a timer onto a pile: a 3 puts your
  timer a on pile 3. Its sand runs for 30 seconds. Then move it on: if it stands
  there alone, the top card is yours. Be the first to claim 200 points (p) or
  Hydra and Minotaur (m): nobody claims for you.
  First games: --option stage=1 --speed half, and
  --bots easy,easy for slow bots.
  With --speed untimed, time runs only when you let it.
  --plain plays by lines of text: `run` lets time run to the next thing that
  happens, `run 5` for five seconds; with --speed full it runs by itself.
  Keys of the screen, also under ? while you play:
"""


def key_lines(told: Callable[[Text], str] = tell) -> list[str]:
    """Return the list of keys as lines, by default in the terminal's language."""
    found: list[str] = []
    for part in KEYS:
        found += [""] * bool(found)
        for text in part:
            found += wrap(told(text), WIDEST, subsequent_indent="   ")
    return found


def teaching() -> list[str]:
    """Return what `aevum play chronos --help` prints after the settings."""
    keys = [f"    {line}".rstrip() for line in key_lines(str)]
    return ["", *TEACHING.rstrip().splitlines(), *keys]

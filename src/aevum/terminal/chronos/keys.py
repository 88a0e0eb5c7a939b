"""What the keys do at a table of Chronos Conquest, as the help tells it."""

from typing import Final

from aevum.games.chronos.rules.places import ATLANTIS, CITY, DEEP_HELL, FRONT

PLACE_KEYS: Final = {
    **{str(pile + 1): pile for pile in range(ATLANTIS)},
    "l": ATLANTIS,
    "j": CITY,
    "k": CITY + 1,
    "h": DEEP_HELL,
    "0": FRONT,
}
"""Keys of places; ASCLEPIUS and kingdoms need to be asked about."""
KEY_OF: Final = {place: key for key, place in PLACE_KEYS.items()}
SQUARE_KEY: Final = "s"
KINGDOM_KEY: Final = "g"

KEYS: Final = """\
Two keys move a timer. First the timer: a, b, c (x for the extra one).
Then where it goes: 1 to 9 a pile, j k the cities, 0 in front of you,
h the second part of Hell, l Atlantis, s the next square of Asclepius,
g and a player's number a kingdom (with Ares).

Leaving a pile, a timer takes the top card if it stood there alone.
A capital letter (A, B, C) moves it without the card. The same key
twice (a a) flips it where it stands. When a timer of yours has run
out, it says "take" if it can take its card, "blocked" if it can't.

p  claims the points            m  claims the monsters
o  makes an offering for a god (a dot marks those you can pay)
u  uses a power                 i  shows what gods and cities do
d  bargains with whoever blocks you: I leave this pile if you leave
   that one. Nobody is bound, but bots remember who breaks a handshake.
z  starts the countdown of a frozen game
Enter answers a choice that runs out (War, a penalty); Esc goes back.

Space pauses. S changes the speed: full, half, quarter, or untimed,
where Space lets time run to the next thing that happens.
: lets you type a move, such as take 1a pile5
H hint   R rules   L log, when the game is over   T day or night
q leave (the game is saved)"""

TEACHING: Final = """\
How to play Chronos Conquest in this terminal
  Everybody plays at the same time. Flip a timer onto a pile: a 3 puts your
  timer a on pile 3. Its sand runs for 30 seconds. Then move it on: if it stands
  there alone, the top card is yours. Be the first to claim 200 points (p) or
  Hydra and Minotaur (m): nobody claims for you.
  First games: --option stage=1 --speed half, and
  --bots standard-easy,standard-easy for slow bots.
  With --speed untimed, time runs only when you let it.
  --plain plays by lines of text: `run` lets time run to the next thing that
  happens, `run 5` for five seconds; with --speed full it runs by itself.
  Keys of the screen, also under ? while you play:
"""


def teaching() -> list[str]:
    """Return what `aevum play chronos --help` tells after the settings."""
    keys = [f"    {line}".rstrip() for line in KEYS.splitlines()]
    return ["", *TEACHING.rstrip().splitlines(), *keys]

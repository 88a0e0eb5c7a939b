"""The special build phase (R19)."""

from aevum.core.frames import Frame
from aevum.core.state import NEVER, NONE
from aevum.games.imperials.moves import END
from aevum.games.imperials.rules.asks import SPECIAL, SPECIALS
from aevum.games.imperials.rules.buying import build
from aevum.games.imperials.rules.realm import Realm


def start_specials(realm: Realm, seat: int) -> None:
    """Let those who asked for it build, one after another (R19)."""
    order = [(seat + place) % realm.seats for place in range(1, realm.seats)]
    wanting = [other for other in order if realm.wants[other]]
    realm.wants = [0] * realm.seats
    if wanting:
        realm.push(SPECIALS, seat).items = wanting


def step_specials(realm: Realm, frame: Frame, answer: int) -> None:
    """A short turn of the first of those in `items`: building only, while `b` lasts."""
    if answer == END:
        realm.tell("ends_special", frame.items.pop(0), [])
        frame.b = 0
    elif answer != NONE:
        build(realm, frame.items[0], answer)
        return
    if frame.items:
        frame.b = frame.b or realm.terms.seconds(realm.terms.numbers.special_seconds)
        realm.ask(frame.items[0], SPECIAL, NONE, NEVER if frame.b == NEVER else realm.now + frame.b)
    else:
        realm.done()

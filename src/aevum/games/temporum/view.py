"""What a screen shows: plain values under plain names, lists at most one level deep.

`view_type.py` declares all of them. Texts are messages. Cards go by their number, Zones by their
place on the board: 0 to 9 from the past to the present, 10 and on outside Time. Times count from 1
in words and from 0 in lists.
"""

from functools import lru_cache
from typing import Any, Final

from aevum.core.state import NONE
from aevum.core.text import Text
from aevum.games.temporum.data import GIZMO_CARD, TIMES, TRADE_GOODS
from aevum.games.temporum.rules.audit import cards_aside
from aevum.games.temporum.rules.card_use import Scoring
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.crowns import Advancing, Retreating
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.rules.front import discount
from aevum.games.temporum.rules.history import frozen
from aevum.games.temporum.rules.money import funds
from aevum.games.temporum.rules.numbers import Numbers
from aevum.games.temporum.rules.phrases import CARD_IDS, ZONE_IDS
from aevum.games.temporum.rules.ruling import rules
from aevum.games.temporum.rules.terms import Things
from aevum.games.temporum.rules.turns import CHOOSING, Turn
from aevum.games.temporum.rules.visiting import Visit
from aevum.games.temporum.words.questions import instruction
from aevum.games.temporum.words.trail import trail
from aevum.games.temporum.words.wording import wording_of
from aevum.games.temporum.words.zonekinds import zone_kind

MATCHES_KEPT: Final = 1024  # matches whose fixed fields are cached
SENTENCE: Final = "about-do"  # the message that makes a sentence of deeds


def fixed(chron: Chronicle) -> dict[str, object]:
    """Return the fields that do not change in a match once its Zones are dealt."""
    return _fixed(chron.terms.numbers, chron.terms.things, tuple(chron.zones), chron.seats)


def common(chron: Chronicle) -> dict[str, object]:
    """Return the fields that change and are the same for everybody."""
    return {
        **_board(chron),
        **_tokens(chron),
        **_piles(chron),
        **_seats(chron),
        **_turn(chron),
    }


def private(chron: Chronicle) -> dict[str, object]:
    """Return the fields that differ between seats."""
    return {
        **_own_cards(chron),
        "trail": [_plain(name) for name in trail(chron)],
        "instruction": _instruction(chron),
    }


def figures(chron: Chronicle) -> dict[str, list[int]]:
    """Return the length of a game in turns, and what each seat has at its end."""
    return {
        "Turns": [chron.turns + 1],
        "Dollars left": chron.money[:],
        "Crowns in Time IV": [chron.crowns[seat * STRIDE + TIMES] for seat in range(chron.seats)],
    }


# Fixed fields


@lru_cache(maxsize=MATCHES_KEPT)
def _fixed(
    numbers: Numbers, things: Things, zones: tuple[int, ...], seats: int
) -> dict[str, object]:
    return {
        **_cards_told(numbers, things),
        "crowns_each": numbers.crowns,
        "starting_money": tuple(numbers.money[:seats]),
        **_zones_told(numbers, things, zones),
    }


@lru_cache(maxsize=MATCHES_KEPT)
def _cards_told(numbers: Numbers, things: Things) -> dict[str, object]:
    """All cards as tuples that matches share, and which numbers differ from print."""
    words = wording_of(numbers, things)
    return {
        **numbers.values.view(),
        "card_ids": CARD_IDS,
        "card_coins": tuple(numbers.coins),
        "card_costs": tuple(numbers.costs),
        "card_crowns": tuple(numbers.card_crowns),
        "card_texts": tuple([_plain(_deed(text)) for text in words.card_texts]),
        "perpetual": tuple([card.number for card in things.cards if card.stays]),
    }


def _zones_told(numbers: Numbers, things: Things, places: tuple[int, ...]) -> dict[str, object]:
    """The Zones of this match, by place; no texts while they are not dealt."""
    words = wording_of(numbers, things)
    dealt = [zone if zone >= 0 else None for zone in places]
    return {
        "zone_ids": ["" if zone is None else ZONE_IDS[zone] for zone in dealt],
        "zone_kinds": ["" if zone is None else zone_kind(things.zones[zone]) for zone in dealt],
        "zone_texts": [
            None if zone is None else _plain(_deed(words.visit[zone])) for zone in dealt
        ],
        "zone_boxes": [None if zone is None else _plain(words.boxes[zone]) for zone in dealt],
        "zone_setups": [None if zone is None else _plain(words.setups[zone]) for zone in dealt],
    }


def _deed(text: Text) -> Text:
    """Return the deed of a text that is only one, as most are; others stay unchanged."""
    what = text.args.get("what")
    if text.key != SENTENCE or not isinstance(what, tuple) or len(what[1]) != 1:
        return text
    _, key, args = what[1][0]
    return Text(key, args, text.book)


def _plain(text: Text | None) -> object:
    """Return a message as lists and mappings, as read from JSON."""
    return None if text is None else [text.key, _lists(text.args)]


def _lists(value: Any) -> Any:
    """Return arguments of a message with lists for tuples."""
    if isinstance(value, tuple):
        return [_lists(each) for each in value]
    if isinstance(value, dict):
        return {name: _lists(each) for name, each in value.items()}
    return value


# The board


def _board(chron: Chronicle) -> dict[str, object]:
    """History, and where pawns are."""
    seats = range(chron.seats)
    times = range(1, TIMES + 1)
    return {
        "pointers": chron.pointer[:],
        "real": chron.real[1:],
        "pawns": chron.pawn[:],
        "crowns": [chron.crowns[seat * STRIDE + time] for seat in seats for time in times],
        "rules": [int(rules(chron, seat, time)) for seat in seats for time in times],
        "beyond": chron.beyond[:],
        "frozen": frozen(chron),
        "flips": _flips(chron),
    }


def _flips(chron: Chronicle) -> list[int]:
    """Return the place whose pointer turns if history changes in Time I, II or III."""
    found = chron.real[1:TIMES]
    place = effect_of(chron).history_at(chron) if chron.table else NONE
    return found if place == NONE else [place] * (TIMES - 1)


def _tokens(chron: Chronicle) -> dict[str, object]:
    """Tokens and hourglasses, by place or by owner."""
    return {
        "hq": chron.hq[:],
        "bases": _lying(chron.bases),
        "zombies": _lying(chron.zombies),
        "purse": _lying(chron.purse),
        "gold": _lying(chron.gold),
        "hourglasses": _lying(chron.chits),
        "simulation": chron.simulation,
        "laurels": chron.laurels,
        "sage": chron.sage,
        "poison": [old + new for old, new in zip(chron.poison, chron.fresh_poison, strict=True)],
        "relics": chron.relics[:],
        "scimitars": chron.scimitars[:],
        "robot": chron.robot,
    }


def _lying(places: list[int]) -> list[int]:
    """Return where something is, each place followed by its number: most places are empty."""
    if not any(places):
        return []
    return [each for place, number in enumerate(places) if number for each in (place, number)]


def _own_cards(chron: Chronicle) -> dict[str, object]:
    """The viewer's own cards (none for a spectator), and others that differ between viewers."""
    seat = chron.viewer
    seated = seat >= 0
    return {
        "seat": seat if seated else NONE,
        "hand": chron.hands[seat][:] if seated else [],
        "discount": _discount(chron, seat) if seated else 0,
        "funds": funds(chron, seat) if seated else 0,
        "front": [
            [owner, each.kind, each.card, each.coins, each.tucked, each.place]
            for owner in range(chron.seats)
            for each in chron.front[owner]
        ],
        "deck_top": chron.deck.next(),
        "looked_at": chron.quiet[:] if _looks_through(chron) else [],
        "aside": cards_aside(chron),
    }


def _piles(chron: Chronicle) -> dict[str, object]:
    """The public facts of the piles."""
    return {
        "deck": chron.deck.size(),
        "discard": [card for card, number in enumerate(chron.thrown) for _ in range(number)],
        "gizmos": chron.special[0],
        "goods": chron.special[1],
        "quiet": len(chron.quiet),
    }


def _discount(chron: Chronicle, seat: int) -> int:
    """Return the discount for a card in the present scoring, if any."""
    effect = chron.table[-1] if chron.table else None
    off = discount(chron, seat)
    return off + effect.discount if isinstance(effect, Scoring) and effect.seat == seat else off


def _looks_through(chron: Chronicle) -> bool:
    """Return whether the viewer chooses from the pile on Quiet Planet."""
    if not chron.table or not chron.asks:
        return False
    effect = effect_of(chron)
    return effect.seat == chron.viewer and effect.shows_pile()


def _seats(chron: Chronicle) -> dict[str, object]:
    """The public facts of every seat."""
    return {
        "money": chron.money[:],
        "hand_sizes": [len(hand) for hand in chron.hands],
        "hand_gizmos": [hand.count(GIZMO_CARD) for hand in chron.hands],
        "hand_goods": [hand.count(TRADE_GOODS) for hand in chron.hands],
        "blocked": chron.blocked[:],
        "gained": chron.gained[:],
    }


def _turn(chron: Chronicle) -> dict[str, object]:
    """Whose turn it is, and its phase."""
    return {
        "turn": chron.turn,
        "turns": chron.turns + 1,
        "round": chron.turns // chron.seats + 1,
        "phase": phase(chron),
        "extra": chron.extra,
        **_stepping(chron),
        "winner": chron.winner,
        "ending": chron.ending,
    }


def _instruction(chron: Chronicle) -> object:
    """Return what the viewer, or the player who is asked, must do; None while nobody is asked."""
    asks = [ask for ask in chron.asks if ask.seat >= 0]
    mine = [ask for ask in asks if ask.seat == chron.viewer]
    return _plain(instruction(chron, (mine or asks)[0])) if asks else None


def phase(chron: Chronicle) -> str:
    """Return the phase of a turn: setup, start, move, visit, end or over."""
    if chron.over():
        return "over"
    turn = chron.table[0] if chron.table else None
    if not isinstance(turn, Turn):
        return "setup"
    if any(isinstance(effect, Visit) for effect in chron.table):
        return "visit"
    if turn.stage <= CHOOSING:
        return "move" if turn.closed else "start"
    return "end"


def _stepping(chron: Chronicle) -> dict[str, object]:
    """The owner of the crowns in question, and how many steps are left."""
    effect = chron.table[-1] if chron.table else None
    if isinstance(effect, Advancing):
        return {"stepping": effect.seat, "steps": effect.steps}
    if isinstance(effect, Retreating):
        return {"stepping": effect.owner, "steps": 1}
    return {"stepping": NONE, "steps": 0}

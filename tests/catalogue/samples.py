"""Messages that use all features of the renderers, for readers of every kind."""

from typing import get_args

from aevum.core.text import Label, Question, Reader, Text, literal
from tests.catalogue.sampler import messages as m

ORE, WHEAT = m.at_area_tile(kind="ore", number=6), m.at_area_tile(kind="wheat", number=9)
BORDER = m.at_border(one=ORE, other=WHEAT).at("border", 17)
CORNER = m.at_corner(around=[ORE, WHEAT, m.at_area_sea()]).at("corner", 22)
TILE = WHEAT.at("tile", 4)
NAMES = ["Anna", "Hans", "", "Łukasz"]
READERS = [Reader(), Reader(0, NAMES), Reader(1, NAMES), Reader(2, NAMES, True)]
LANGUAGES = ("en", "de", "pl", "en-XA")
AMOUNTS = (0, 1, 2, 5, 12, 22, 101, 112, 1002)


def samples() -> list[Text]:
    """Return at least one message of every key of the sampler, and slots put together."""
    found = [each for seat in range(3) for each in _told_by(seat)]
    for n in AMOUNTS:
        found += [
            m.say_dragon_nears(steps=n),
            m.move_rob(who=3, n=n),
            m.say_gains(who=1, goods=[("coin", n), ("wood", n), ("brick", 1)]),
            m.ask_may_pay(cost=4, what=m.do_draw(n=n)),
        ]
    found += [m.ask_waiting(who=seats) for seats in ([], [0], [1], [0, 1, 3], [0, 1, 2, 3])]
    found += [m.say_visited(zone=zone) for zone in get_args(m.ZoneName)]
    found += [
        m.no_cost(piece=piece, cost=[("wood", 1), ("brick", 1)], missing=[("brick", 1)])
        for piece in get_args(m.PieceName)
    ]
    found += [
        m.ask_turn(),
        m.ask_again(),
        m.ask_victim(place=TILE),
        m.ask_order(cards=["smith", "road-builder"]),
        m.ask_choose_one(options=[m.do_draw(n=2), m.do_score(), m.do_draw(n=1)]),
        m.move_do(what=m.do_score()),
        m.no_such(rule="R2.1"),
        m.no_money(money=-3),
        m.hint_bot(bot="greedy"),
        m.undo_road(where=CORNER),
        literal("Words of the year before."),
    ]
    return found + _slots()


def _told_by(who: int) -> list[Text]:
    other = (who + 1) % 3
    return [
        m.say_road(who=who, where=BORDER),
        m.say_removes_road(who=who, owner=other, where=CORNER),
        m.say_gains(who=who, goods=[]),
        m.say_steals(who=who, victim=other),
        m.say_plays(who=who, card="road-builder"),
        m.say_chooses(who=who, what=[m.do_score(), m.do_draw(n=22)]),
        *[m.say_gives_cards(who=who, to=other, n=n) for n in AMOUNTS],
    ]


def _slots() -> list[Text]:
    notes = (m.no_money(money=4), m.ask_turn())
    return [
        Label(m.move_play(card="smith"), ("&", (("#", 2, "good", "coin"),)), notes).whole(),
        Question(m.ask_turn(), (("card", "smith"),), notes).whole(),
    ]

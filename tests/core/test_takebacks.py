"""Who must agree before a move is taken back."""

from aevum.core.match import Match
from aevum.core.takebacks import ABSENT, ASK, FREE, NOTHING, STRICT, Ruling, ruling
from aevum.games import registry
from aevum.games.template.moves import HOLD, ROLL

TEMPLATE = registry.find("template")


def rolled() -> Match:
    match = Match(TEMPLATE, 2, 3)
    match.begin()
    match.play(0, ROLL)
    return match


def of(match: Match, seat: int, people: set[int], away: set[int], strict: bool = False) -> Ruling:
    return ruling(match, seat, people, away, strict)


def test_a_plain_move_goes_at_once_even_at_a_strict_table() -> None:
    match = rolled()
    match.play(0, HOLD)
    assert of(match, 0, {0, 1}, {1}, strict=True).verdict == FREE


def test_a_roll_needs_everybody_who_plays() -> None:
    found = of(rolled(), 0, {0, 1}, set())
    assert (found.verdict, found.needed) == (ASK, {1})
    assert of(rolled(), 0, {0}, set()).verdict == FREE
    assert of(rolled(), 0, {0, 1}, set(), strict=True).verdict == STRICT
    assert of(rolled(), 1, {0, 1}, set()).verdict == NOTHING


def test_somebody_away_keeps_their_say_about_a_roll() -> None:
    found = of(rolled(), 0, {0, 1}, {1})
    assert (found.verdict, found.missing) == (ABSENT, {1})


def test_somebody_away_keeps_their_say_about_moves_from_their_seat() -> None:
    match = Match(registry.find("temporum"), 3, 4)
    match.begin()
    order: list[int] = []
    while len(set(order)) < 2:
        seat = next(ask.seat for ask in match.state.asks if ask.must)
        order.append(seat)
        match.play(seat, match.state.legal(seat)[0])
    later = order[-1]
    assert of(match, order[0], {0, 1, 2}, {later}).verdict == ABSENT

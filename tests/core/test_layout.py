"""Layouts as they are sent, and in letters."""

from aevum.core.layout import (
    EMPTY,
    HIDDEN,
    MARKED,
    NOBODY,
    OFF,
    Card,
    Cell,
    Counter,
    Cup,
    Die,
    Grid,
    Hand,
    Layout,
    Line,
    Mark,
    Pile,
    Row,
    Token,
    Track,
    Zone,
    fields,
    messages,
    places,
)
from aevum.core.letters import in_letters
from aevum.core.text import Text, literal
from aevum.games import registry


def words(text: str) -> Text:
    return literal(text)


def letters(*parts: object) -> str:
    layout = Layout(parts)  # type: ignore[arg-type]
    return in_letters(layout, str, lambda seat: f"P{seat + 1}", 60)


def test_a_part_travels_without_what_is_as_usual() -> None:
    layout = Layout(
        (Zone((Die(4, id="die-1"), Die(look=HIDDEN)), words("Dice"), seat=1),),
        seats=((Counter(words("coins"), 3, "coins"),), ()),
        about=words("Roll."),
        rule="R2",
    )
    assert fields(layout) == {
        "lay_table_0": {
            "is": "zone",
            "parts": [{"is": "die", "value": 4, "id": "die-1"}, {"is": "die", "look": "hidden"}],
            "title": words("Dice").wire(),
            "seat": 1,
        },
        "lay_seat_0": [
            {"is": "counter", "name": words("coins").wire(), "value": 3, "glyph": "coins"}
        ],
        "lay_seat_1": [],
        "lay_about": words("Roll.").wire(),
        "lay_rule": "R2",
    }


def test_places_and_messages_are_found_at_any_depth() -> None:
    cells = (Cell(words("one"), (Token(0, id="piece"),), id="cell-1"), Cell(words("two")))
    layout = Layout((Row((Grid(words("Map"), 2, cells),)),), hand=(Hand((Card("7", id="c"),)),))
    assert places(layout) == {"piece", "cell-1", "c"}
    assert [str(text) for text in messages(layout)] == ["Map", "one", "two"]


def test_small_parts_in_letters() -> None:
    hand = Hand((Card("7", words("Gale")), Card(look=HIDDEN), Card(look=EMPTY)), words("Hand"))
    assert letters(hand) == "Hand:\n[7 Gale] [?] [ ]"
    assert letters(Cup(0, (Die(5), Die(look=HIDDEN)))) == "([5] [?])"
    assert letters(Cup(0, (Die(5),), lifted=True)) == "( ) [5]"
    assert letters(Pile(21, words("Deck"))) == "Deck: 21"
    assert letters(Pile(2, None, Card("3"))) == "[3] 2"
    assert letters(Counter(words("coins"), None)) == "coins ?"
    assert letters(Counter(words("coins"), 2, limit=9)) == "coins 2/9"
    assert letters(Token(1), Token(NOBODY, words("robber"))) == "P2\nrobber"


def test_a_track_names_who_stands_where() -> None:
    track = Track(words("Points"), 0, 30, (Mark(9, 0), Mark(14, 1)), words("first to 30"))
    assert letters(track) == "Points: P1: 9, P2: 14 / 30 (first to 30)"
    assert letters(Zone((track,), words("Points"))) == letters(track), "its name once is enough"


def test_a_grid_has_its_heads_above_and_beside_it() -> None:
    cells = (
        Cell(words("a"), look=OFF),
        Cell(words("b"), (Token(0),), look=MARKED),
        Cell(words("c")),
        Cell(words("d"), look=HIDDEN),
    )
    rows = (Line(words("1")), Line(words("10")))
    grid = Grid(words("Map"), 2, cells, columns=(Die(1), Die(2)), rows=rows)
    assert letters(grid) == "   [1] [2]\n 1  -  *P1*\n10  .   ?"


def test_zones_stand_side_by_side_while_there_is_room() -> None:
    zones = Row(tuple(Zone((Line(words("x" * 20)),), seat=seat) for seat in range(3)))
    lines = letters(zones).split("\n")
    assert lines[0].split() == ["P1:", "P2:"]
    assert lines[2] == "P3:"


def test_a_game_without_a_layout_keeps_its_drawing() -> None:
    game = registry.find("template")
    view = game.new().mask(0)
    assert game.layout(view) is None
    assert game.draw(view).startswith(">")


def test_places_of_a_move_follow_from_its_notation() -> None:
    game = registry.find("template")
    state = game.new()
    assert game.places(state, game.moves.parse("roll")) == ()
    assert game.places(state, game.moves.parse("die 4")) == ("side-4",)

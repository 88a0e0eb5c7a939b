"""The game in words: the drawing, labels, the lines of the log, and reasons that name a rule."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from aevum.core.drive import Driver
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import SPECTATOR
from aevum.core.terse import terse
from aevum.games.imperials import GAME
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    ACTION_WORDS,
    ACTIONS,
    BASIC_DECK,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DESERT,
    EVENT_NAMES,
    TILE_NAMES,
)
from aevum.games.imperials.messages import TileName
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules import phrases as names
from aevum.games.imperials.rules.maps import OFFICIAL
from aevum.games.imperials.rules.phrases import Goods, border_place, corner_place
from aevum.games.imperials.rules.realm import KINDS
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.scenes import Scene

PARAGRAPHS = set(re.findall(r"\bR\d+\.\d+\b", GAME.rules()))
TOLD = re.compile(r'tell\(\s*"(\w+)"')
GIVEN = [0] * CARDS
BOARD = Scene(3, "wonders").state
AROUND = ("ore", 6, "brick", 5, "wheat", 4)
OFFERED = [1, *GIVEN[1:], 0, 2, *GIVEN[2:]]
EVENTS: dict[str, list[int]] = {
    "activates": [3], "again": [], "answers": [0, 1], "army": [-1, 3], "battle": [4, 3, 2],
    "begins": [], "board": [3], "cancels": [], "chases": [3], "chooses_deck": [0],
    "conjures": [2, 5], "deserts": [3], "discards": [1, *GIVEN[1:]], "displaced": [3],
    "drafts": OFFERED, "dragon": [3], "draws": [0], "drew": [5], "dropped": [5], "drops": [0],
    "embargo": [1, 1], "empty": [0], "ends": [], "ends_special": [], "enlists": [3, 2],
    "fails": [0, 1], "fence": [3], "finds": [0], "fleet": [0], "gains": [1, *GIVEN[1:]],
    "gave": [1, 1, *GIVEN[1:]], "gives": [1, 2], "great": [0], "harbor": [1, 0],
    "has_commodity": [], "improves": [0, 3], "invents": [3], "lifts": [3, 0, 6],
    "looked": [1, 1, *GIVEN[1:]], "looks": [1], "lost": [3], "lures": [1], "marches": [3, 4],
    "market": [0, 4, 1], "markets": OFFERED, "merchant": [3, 0, 6], "names": [4, 0],
    "no_commodity": [], "offers": [0, *OFFERED], "picks": [0], "plays": [5], "ponders": [],
    "razed": [3], "reaps": [3, 4], "removes": [3, 1], "requests": [], "retreats": [3, 4],
    "road": [3], "robber": [3, 0, 6], "rolls": [2, 5, 3], "rounds": [3, 4], "route": [-1, 5],
    "sets_out": [3], "short": [0], "shows": [12], "slayer": [], "spied": [1, 1, *[0] * (KINDS - 1)],
    "spies": [1], "steals": [1], "stole": [1, 0], "swapped": [1, 0, 5], "swaps": [3, 4],
    "takes_action": [1], "took_action": [1, 5], "town": [3], "trades": [1, *OFFERED],
    "upgrades": [3, 2], "village": [3], "visits": [1], "void": [0], "warlord": [4],
    "warrior": [3], "wins": [10, 4], "withdraws": [0], "wonder": [0, 3, 0], "yields": [1, 0, 2],
}  # fmt: skip


# The log


def test_every_event_of_the_rules_has_a_line() -> None:
    folder = Path(GAME.folder)
    told = {k for path in folder.rglob("*.py") for k in TOLD.findall(path.read_text("utf-8"))}
    assert sorted(told) == sorted(EVENTS)
    for kind, args in EVENTS.items():
        line = str(GAME.words.say(Event(kind, 0, args), BOARD))
        assert line[0].isupper()
        assert line.endswith((".", "!"))
        assert "\n" not in line


@pytest.mark.parametrize(
    ("kind", "seat", "args", "line"),
    [
        ("road", 1, [3], "say-road who=1 at=border 3"),
        ("rolls", 1, [3, 5, -1], "say-rolls who=1 n=8 red=3 yellow=5"),
        ("rolls", 1, [3, 5, 3], "say-rolls-all who=1 n=8 red=3 yellow=5 face=dragon"),
        ("robber", 0, [4, 4, 6], "say-robber who=0 tile=tile 4"),
        ("route", -1, [1, 5], "say-route-lost who=1"),
        ("army", 2, [-1, 3], "say-army who=2 warriors=3 points=2"),
        ("offers", 0, [1, *OFFERED], "say-offers who=0 give=1 wood get=2 brick n=2"),
        ("offers", 2, [6, *OFFERED], "say-counters who=2 give=2 brick get=1 wood"),
        ("withdraws", 0, [6], "say-rejects-counter who=0 maker=2"),
        ("withdraws", 2, [6], "say-withdraws-counter who=2"),
        (
            "battle", 0, [4, 0, 2],
            "say-battle-lost dragon=4 warriors=2 forces=(part-score who=1 n=2)",
        ),
        ("battle", 0, [0, 0, 0], "say-battle-won-alone dragon=0"),
        ("draws", 0, [3], "say-buys who=0"),
        ("draws", 0, [1], "say-draws who=0 deck=trade"),
        ("reaps", 0, [3, 0], "say-reaps-nothing who=0 good=wheat"),
    ],
)  # fmt: skip
def test_lines_say_what_happened(kind: str, seat: int, args: list[int], line: str) -> None:
    assert terse(GAME.words.say(Event(kind, seat, args), BOARD)) == line


def test_a_tile_is_told_as_it_was() -> None:
    event = Event("robber", 0, [4, DESERT, 0])
    assert str(GAME.words.say(event, BOARD)) == "Player 1 moves the robber to the desert (4)."


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("village 0,0 N", "undo-village at=corner 18"),
        ("road 0,0 NE", "undo-road at=border 28"),
        ("upgrade 0,0 N", "undo-upgrade at=corner 18"),
        ("tile 0,0", "undo-tile tile=tile 9"),
        ("market wood for ore", "undo-market give=wood get=ore"),
        ("withdraw by2", "undo-withdraw offer=(part-offer-counter who=1)"),
        ("embargo 2", "undo-embargo who=1"),
        ("improve trade", "undo-improve colour=trade"),
        ("end", "undo-end"),
    ],
)
def test_a_move_that_was_made_is_told_in_a_few_words(move: str, words: str) -> None:
    scene = Scene(2, "wonders")
    assert terse(GAME.words.done(scene.seen_by(0), scene.move(move))) == words


# Random games


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "basic", "reroll": True}),
        (3, {"mode": "wonders", "map": "the woods"}),
        (4, {"mode": "wonders", "player_trades": False, "special_build": "on"}),
        (5, {"mode": "basic", "map": "fantasy land"}),
    ],
)
def test_labels_differ_and_refusals_have_reasons(seats: int, options: dict[str, object]) -> None:
    state = GAME.new(seats, seats, False, **options)
    state.events = []
    rng = Rng("words")
    driver = Driver(state, retracts=True)
    for step in range(900):
        if state.over():
            break
        driver.random_step(rng)
        for event in state.events or []:
            assert str(GAME.words.say(event, state))
        if step % 9 == 0:
            for seat in range(seats):
                _check_words(state.mask(seat), seat, rng)


def _check_words(view: object, seat: int, rng: Rng) -> None:
    assert isinstance(view, Imperials)
    legal = view.legal(seat)
    labels = [GAME.label(view, move) for move in legal]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    for ask in view.asks:
        if ask.seat == seat:
            assert GAME.prompt(view, ask)[-1] in ".?"
    for row in MOVES.rows:
        move = row.base + rng.below(min(row.size, 60))
        reason = GAME.why(view, seat, move)
        assert (reason == "") == (move in legal), f"{MOVES.text(move)}: {reason}"
        if reason:
            assert reason.partition(":")[0] in PARAGRAPHS
            assert reason[-1] in ".?"


# The drawing


@pytest.mark.parametrize("name", list(OFFICIAL))
@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_the_drawing_shows_every_tile(name: str, viewer: int) -> None:
    state = GAME.new(3, seed=4, map=name)
    assert isinstance(state, Imperials)
    words = GAME.draw(state.mask(viewer)).split()
    for tile in range(len(state.kinds)):
        assert f"t{tile}" in words
    shown = [kind for tile, kind in enumerate(state.kinds) if not state.fog[tile]]
    drawing = GAME.draw(state.mask(viewer)).partition("Player 1")[0]
    for kind in set(shown):
        assert drawing.count(TILE_NAMES[kind]) >= shown.count(kind)
    assert drawing.count("~ fog ~") == sum(state.fog)
    assert ("robber" in drawing) == (state.robber >= 0)


def test_the_base_map_fits_on_80_columns() -> None:
    drawing = GAME.draw(GAME.new(6, seed=4, mode="wonders").mask(0))
    assert max(len(line) for line in drawing.splitlines()) <= 80


def test_the_drawing_numbers_the_places_to_choose() -> None:
    scene = Scene()
    board = GAME.draw(scene.state.mask(0)).split()
    assert all(str(move.split()[1]) in board for move in scene.legal(0))
    corner = str(scene.corner("0,0 N"))
    assert corner not in GAME.draw(scene.state.mask(1)).partition("Player 1")[0].split()
    scene.do(0, "village 0,0 N")
    board = GAME.draw(scene.state.mask(0)).partition("Player 1")[0].split()
    assert "v1" in board
    assert all(text.split()[1] in board for text in scene.legal(0))


def test_the_drawing_tells_pieces_apart() -> None:
    scene = Scene(seats=2, mode="wonders")
    scene.town(0, "0,0 N", "0,0 S").fence("0,0 N").wonder("science", "0,0 N")
    scene.village(1, "0,-1 N").road(0, "0,0 NE", "0,0 W").merchant(0, "0,0")
    scene.warrior(0, "0,0 NE", 2, active=True).warrior(1, "-1,0 SW", 1).acting(0)
    drawing = GAME.draw(scene.state.mask(1))
    for sign in ("[T1*]", "T1", "v2", "W1x2", "w2x1", "\\1\\", "M1", "(fence, University)"):
        assert sign in drawing
    assert "strong warrior, active)" in " ".join(drawing.split())
    assert "Dragon [D-------] 7 steps away" in drawing
    assert "Dragon 2 against active warriors 2: the island would hold." in drawing


def test_only_ones_own_cards_are_drawn() -> None:
    scene = Scene(seats=2).hand(0, wood=2, ore=1).holds(0, "Harvest").holds(0, "Treasure").acting(0)
    mine, theirs = (GAME.draw(scene.state.mask(seat)) for seat in (0, 1))
    assert "You have 2 wood and 1 ore." in mine
    assert "Your action cards: Treasure and Harvest." in mine
    assert "and 1 hidden" in mine
    assert "You have nothing." in theirs
    assert "Harvest" not in theirs
    assert "hidden" not in theirs


def test_the_drawing_is_the_same_after_a_save() -> None:
    scene = Scene(seats=2, mode="wonders").hand(0, wood=4).acting(0)
    before = GAME.draw(scene.state.mask(0))
    scene.reload()
    assert GAME.draw(scene.state.mask(0)) == before


# Labels


def test_labels_say_where_and_for_what() -> None:
    """R6.1, R8.1, R11.4"""
    scene = Scene(seats=3, mode="wonders").town(0, "0,0 N").village(1, "0,-1 N").road(0, "0,0 NE")
    scene.hand(0, wood=4, brick=2, wool=1, ore=1, paper=1).acting(0)

    def label(text: str) -> str:
        return terse(GAME.words.label(scene.state.mask(0), scene.move(text)))

    border, corner = scene.side("1,-1 W"), scene.corner("0,0 NE")
    assert label("road 1,-1 W") == (
        f"move-road where=border {border} cost=1 wood+1 brick (note-towards tiles=12 wool)"
    )
    assert label("warrior 0,0 NE") == f"move-warrior where=corner {corner} cost=1 wool+1 ore"
    assert label("fence 0,0 N") == "move-fence where=corner 18 cost=2 brick (note-limit n=2)"
    assert label("improve science") == "move-improve colour=science level=1 cost=1 paper"
    assert label("market wood for ore") == "move-market give=4 wood get=1 ore"
    assert label("end") == "move-end"


def test_a_place_says_what_lies_around_it() -> None:
    scene = Scene(2)
    corner, border = scene.corner("0,0 N"), scene.side("1,-1 W")
    place = ("@", "corner", corner, {"on": ("+", "tile", *AROUND)})
    assert corner_place(scene.state, corner) == place
    road = m.undo_road(at=border_place(scene.state, border))
    assert str(road) == f"the road between ore 6 and brick 5 ({border})"
    assert m.BOOK.catalogue("de").format(road) == "Straße zwischen Erz 6 und Lehm 5"


def test_labels_of_offers_speak_to_the_reader() -> None:
    """R8.12, R8.13"""
    scene = Scene(seats=3).hand(0, wood=2).hand(1, ore=1).acting(0)
    scene.do(0, "offer", "give wood", "ask ore")
    view, words, first = scene.state.mask(0), GAME.words, m.part_offer_own(n=1)
    wood: Goods = [("wood", 1)]
    ore: Goods = [("ore", 1)]
    assert words.label(view, scene.move("send")).text == m.move_send(give=wood, get=ore)
    total = m.note_total(n=2)
    assert words.label(view, scene.move("give wood")) == (m.move_give(goods=wood), None, (total,))
    scene.do(0, "send")
    accept = words.label(scene.state.mask(1), scene.move("accept 1"))
    assert accept == (m.move_accept(offer=first), None, (m.note_terms(give=ore, get=wood),))
    scene.do(1, "accept 1")
    deal = words.label(scene.state.mask(0), scene.move("deal 1 with 2"))
    assert deal.text == m.move_deal(give=wood, get=ore, who=1)


# Card texts


def test_every_card_has_a_text() -> None:
    texts = [card.about(GAME.as_printed) for card in GAME.cards]
    assert len(texts) == len(ACTIONS)
    for card, text in enumerate(texts):
        assert str(text).endswith(".")
        assert str(text).count(".") <= 2
        assert len(str(GAME.cards[card].brief(GAME.as_printed))) <= 90


@pytest.mark.parametrize("mode", ["basic", "wonders"])
def test_a_view_has_the_texts_with_numbers_of_its_mode(mode: str) -> None:
    view = GAME.view(GAME.new(2, mode=mode).mask(0))["card_texts"]
    texts = json.loads(json.dumps([card.about(GAME.as_printed).wire() for card in GAME.cards]))
    assert isinstance(view, list)
    for card, told, (key, args) in zip(ACTIONS, view, texts, strict=True):
        if told is not None:
            assert told == [key, args]
        elif (card.deck == BASIC_DECK) == (mode == "basic"):
            assert not args


def test_names_stand_in_the_order_of_the_rules() -> None:
    """Numbers of the rules become names by their place."""
    assert names.CARDS == ACTION_WORDS
    assert names.GOODS == CARD_NAMES
    assert names.COLOURS == COLOUR_NAMES
    assert names.FACES == EVENT_NAMES
    assert get_args(TileName)[: len(TILE_NAMES)] == TILE_NAMES
    assert (*COLOUR_NAMES, "basic") == names.DECKS
    for card, name in zip(ACTIONS, names.CARDS, strict=True):
        assert str(m.say_plays(who=0, card=name)) == f"Player 1 plays {card.name}."


def test_a_robber_on_a_tile_without_a_number_stops_nobody() -> None:
    scene = Scene().tile("1,0", "desert").village(0, "1,0 N").village(1, "-2,0 N")
    scene.before_roll(0).roll(3, 4)
    view, first = scene.state.mask(0), MOVES.base("tile")
    told = {move - first: GAME.words.label(view, move).notes for move in scene.state.legal(0)}
    barren = [tile for tile in told if not scene.state.numbers[tile]]
    assert barren
    assert all(told[tile] == (m.note_blocks_nobody(),) for tile in barren)

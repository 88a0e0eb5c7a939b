"""Messages in words: for each reader and language, whole, and never in two languages at once."""

import json
import shutil
from pathlib import Path

import pytest

from aevum.core.text import (
    AS_WRITTEN,
    CORE,
    NOBODY,
    Book,
    Catalogue,
    Label,
    Part,
    Question,
    Reader,
    Refusal,
    Text,
    literal,
    read_text,
    text_list,
    words_of,
)
from tests.catalogue.sampler import messages as m
from tests.catalogue.samples import BORDER, CORNER, LANGUAGES, READERS, samples

ANNA = Reader(0, ["Anna", "Hans"])


def told(lang: str, text: Text, reader: Reader = ANNA) -> str:
    return m.BOOK.catalogue(lang).format(text, reader)


def half_german() -> Catalogue:
    """Return a German catalogue that lacks a message and a name."""
    whole = m.BOOK.catalogue("de")
    messages = {**whole.data["messages"]}
    del messages["say-plays"], messages["tile-wheat"]
    return Catalogue({**whole.data, "messages": messages}, whole.behind, whole.english)


@pytest.mark.parametrize(
    ("lang", "text", "words"),
    [
        ("en", m.say_steals(who=1, victim=0), "Hans steals a card from you."),
        ("de", m.say_steals(who=1, victim=0), "Hans stiehlt dir eine Karte."),
        ("pl", m.say_steals(who=1, victim=0), "Hans kradnie ci kartę."),
        ("en", m.say_steals(who=0, victim=2), "You steal a card from Player 3."),
        ("pl", m.say_steals(who=0, victim=2), "Kradniesz kartę graczowi 3."),
        ("en", m.say_road(who=0, where=BORDER), "You build a road between ore 6 and wheat 9."),
        ("pl", m.say_road(who=0, where=BORDER), "Budujesz drogę między rudą 6 a zbożem 9."),
        (
            "de",
            m.say_road(who=1, where=CORNER),
            "Hans baut eine Straße an Erz 6, Weizen 9 und dem Meer.",
        ),
        (
            "pl",
            m.say_gains(who=0, goods=[("coin", 2), ("brick", 5)]),
            "Otrzymujesz 2 monety i 5 glin.",
        ),
        ("en", m.say_gains(who=0, goods=[("coin", 0)]), "You get nothing."),
        (
            "en",
            m.no_cost(piece="action-card", cost=[("wood", 1)], missing=[("wood", 1)]),
            "An action card costs 1 wood. You still need 1 wood.",
        ),
        (
            "de",
            m.no_cost(piece="village", cost=[("wood", 1)], missing=[("wood", 1)]),
            "Ein Dorf kostet 1 Holz. Dir fehlt noch: 1 Holz.",
        ),
        ("de", m.ask_may_pay(cost=4, what=m.do_draw(n=1)), "4 $ zahlen, um eine Karte zu ziehen?"),
        (
            "en",
            m.ask_choose_one(options=[m.do_score(), m.do_draw(n=2)]),
            "Choose one: score a card or draw 2 cards.",
        ),
        ("en", m.move_do(what=m.do_score()), "Score a card"),
        ("de", m.ask_waiting(who=[0]), "Alle warten auf dich."),
        ("de", m.ask_waiting(who=[1]), "Hans ist dran."),
        ("de", m.ask_waiting(who=[0, 1]), "Es fehlen noch du und Hans."),
        ("en", m.say_dragon_nears(steps=0), "The dragon attacks!"),
        ("en", m.no_money(money=-3), "You have $\N{MINUS SIGN}3."),
        ("de", m.no_such(rule="R2.1"), "Das geht nicht, siehe Regel 2.1."),
        ("de", m.ask_again(), "Musterspiel: Baue oder handle."),
        ("en-XA", m.ask_turn(), "⟦Bú·í·ld ó·r trá·dé·.⟧"),
    ],
)
def test_wording(lang: str, text: Text, words: str) -> None:
    assert told(lang, text) == words


def test_every_sample_is_told_to_everybody() -> None:
    for text in samples():
        for lang in LANGUAGES:
            for reader in READERS:
                words = told(lang, text, reader)
                assert words, (lang, text)
                assert "{" not in words, words
                assert "  " not in words, words


def test_the_pseudo_language_marks_what_is_in_a_catalogue_and_nothing_else() -> None:
    for text in samples():
        words = told("en-XA", text)
        assert (words[0], words[-1]) == ("⟦", "⟧") or text.key == AS_WRITTEN, words


def test_messages_are_compared_by_key_and_arguments() -> None:
    text = m.say_steals(who=1, victim=0)
    assert text == Text("say-steals", {"who": ("seat", 1), "victim": ("seat", 0)}, CORE)
    assert len({text, m.say_steals(who=1, victim=0), m.say_steals(who=0, victim=1)}) == 2
    assert text != "say-steals"
    assert repr(text) == "Text('say-steals', {'who': ('seat', 1), 'victim': ('seat', 0)})"


def test_a_message_as_text_is_english_for_nobody() -> None:
    assert str(m.say_steals(who=1, victim=0)) == "Player 2 steals a card from Player 1."


def test_what_travels_is_plain_data() -> None:
    sent = json.loads(json.dumps(m.say_road(who=1, where=BORDER).wire()))
    again = Text(sent[0], sent[1], m.BOOK)
    assert told("de", again) == told("de", m.say_road(who=1, where=BORDER))


def test_what_has_travelled_is_the_same_message_again() -> None:
    for text in samples():
        assert read_text(json.loads(json.dumps(text.wire())), m.BOOK) == text
        assert read_text(text.wire(), m.BOOK) == text


def test_things_that_are_named_are_parts() -> None:
    text = m.say_road(who=1, where=BORDER)
    assert m.BOOK.catalogue("de").parts(text, ANNA) == [
        Part("seat", 1, "Hans"),
        " baut eine Straße ",
        Part("border", 17, "zwischen Erz 6 und Weizen 9"),
        ".",
    ]
    named = [Part("card", "smith", "Smith"), Part("rule", "R2.1", "rule 2.1")]
    english = m.BOOK.catalogue("en")
    assert english.parts(m.move_play(card="smith"))[1] == named[0]
    assert english.parts(m.no_such(rule="R2.1"))[1] == named[1]


def test_places_have_numbers_for_readers_who_want_them() -> None:
    reader = Reader(0, (), numbers=True)
    assert told("en", m.undo_road(where=BORDER), reader) == (
        "the road between ore 6 and wheat 9 (17)"
    )


@pytest.mark.parametrize(
    "text",
    [
        m.say_plays(who=1, card="smith"),
        m.say_road(who=1, where=BORDER),
        m.undo_road(where=CORNER),
        m.ask_victim(place=m.at_area_tile(kind="wheat", number=9).at("tile", 4)),
        literal("Hans is on holiday."),
    ],
    ids=lambda text: text.key,
)
def test_what_is_not_translated_whole_is_told_in_english(text: Text) -> None:
    german = half_german()
    assert german.format(text, ANNA) == told("en", text)
    assert german.language(text) == "en"
    assert german.language(m.ask_turn()) == german.lang == "de"


def test_a_language_that_a_package_lacks_is_told_in_english() -> None:
    assert m.BOOK.catalogue("fi").format(m.ask_turn()) == "Build or trade."
    assert m.BOOK.catalogue("fi").lang == "en"


def test_a_package_without_a_language_keeps_the_common_words(tmp_path: Path) -> None:
    shutil.copy(m.BOOK.folder / "en.json", tmp_path)
    german = Book(tmp_path, CORE).catalogue("de")
    common = Text("rule-number", {"number": "2.1"}, CORE)
    assert (german.language(common), german.format(common)) == ("de", "Regel 2.1")
    assert (german.language(m.ask_turn()), german.format(m.ask_turn())) == ("en", "Build or trade.")


def test_common_words_of_another_language_never_stand_behind() -> None:
    assert m.BOOK.languages() == ["de", "en", "en-XA", "pl"]
    assert m.BOOK.catalogue("de").behind is CORE.catalogue("de")
    assert m.BOOK.catalogue("pl").behind is None


def test_a_missing_message_raises_in_tests_and_shows_in_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lost = Text("say-lost", {}, m.BOOK)
    with pytest.raises(KeyError, match="say-lost is missing in en"):
        str(lost)
    with pytest.raises(KeyError, match="who is missing"):
        str(Text("say-plays", {"card": ("card", "smith")}, m.BOOK))
    monkeypatch.setattr(Catalogue, "strict", False)
    fresh = Book(m.BOOK.folder, CORE).catalogue("de")
    assert fresh.format(lost) == "⟦say-lost⟧"
    assert fresh.format(Text("hint-bot", {}, m.BOOK)) == "Das würde der Bot ⟦$bot⟧ spielen."


def test_slots_on_one_line() -> None:
    play = m.move_play(card="smith")
    assert words_of(Label(play)) == "Play Smith"
    cost = ("&", (("#", 2, "good", "coin"),))
    assert words_of(Label(play, cost, (m.ask_turn(),))) == "Play Smith: 2 coins (Build or trade.)"
    question = Question(m.ask_turn(), (("card", "smith"),), (m.no_money(money=4),))
    assert words_of(question) == "Smith: Build or trade. You have $4."
    assert words_of(Refusal("R2.1", m.ask_turn())) == "R2.1: Build or trade."
    assert words_of(Refusal("", m.ask_turn())) == "Build or trade."
    assert words_of(None) == ""
    assert words_of(literal("As it stands.")) == "As it stands."


def test_plurals_follow_their_language() -> None:
    polish = m.BOOK.catalogue("pl")
    found = {n: polish.category(n) for n in (0, 1, 2, 5, 12, 22, 101, 112, 1002, -2)}
    assert found == {
        0: "many", 1: "one", 2: "few", 5: "many", 12: "many",
        22: "few", 101: "many", 112: "many", 1002: "few", -2: "few",
    }  # fmt: skip
    assert m.BOOK.catalogue("en").format(m.ask_turn(), NOBODY) == "Build or trade."


def test_a_room_tells_messages_that_hold_those_of_a_game_and_the_other_way_round(
    tmp_path: Path,
) -> None:
    for lang, words in (("en", "No room: "), ("de", "Kein Platz: ")):
        data = {**CORE.catalogue(lang).data, "messages": {"server-full": [words, {"v": "why"}]}}
        (tmp_path / f"{lang}.json").write_text(json.dumps(data), encoding="utf-8")
    common = Book(CORE.folder)
    assert common.catalogue("de").has("server-full") is False
    assert common.catalogue("pl") is common.catalogue("en")
    common.join(tmp_path)
    assert common.catalogue("pl").has("server-full")
    game = Book(m.BOOK.folder, common)
    told = Text("server-full", {"why": m.ask_turn().inner()}, common)
    assert game.catalogue("en").format(told) == "No room: Build or trade."
    assert game.catalogue("de").language(told) == "de"
    around = Text("question-note", {"question": m.ask_turn().inner(), "note": told.inner()}, game)
    assert game.catalogue("en").format(around) == "Build or trade. No room: Build or trade."
    assert game.catalogue("pl").language(told) == "en", "a room without that language"


def test_a_list_of_names_is_joined_as_the_language_does() -> None:
    names = text_list(["Anna", "Hans", "Mia"])
    note = Text("line-by-bot", {"line": names}, CORE)
    assert CORE.catalogue("de").format(note) == "Anna, Hans und Mia (Bot)"

"""Names of guests: readable by everybody, and not deceptive."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aevum.server.http.guest_names import LONGEST, BadName, clean, first_name, own_name
from aevum.server.lobby.lookalikes import distinct, skeleton
from tests.profile import amount


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Ada\u202elautca", "Adalautca"),
        ("A\u0000d\u001ba", "Ada"),
        ("\u2066Ada\u2069\ufeff", "Ada"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u3164Ada\u2800", "Ada"),
        ("\u5f20\u4f1f", "\u5f20\u4f1f"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("\uff21\uff44\uff41", "Ada"),  # wide letters
        ("\U0001d400\U0001d41d\U0001d41a", "Ada"),  # those of mathematics
        ("A\u200dd\u034fa\ufe00", "Ada"),  # these are invisible
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("e\u200b\u0301", "\u00e9"),
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"),  # Sinhala
        ("<b>Ada</b>", "<b>Ada</b>"),  # a text like any other, and shown as one
    ],
)
def test_a_name_is_kept_readable(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@pytest.mark.parametrize("typed", ["A" + "\u0301\u0302\u0303\u0304", "o" + "\u0337" * 20])
def test_marks_are_not_stacked(typed: str) -> None:
    with pytest.raises(BadName, match="at most 3 accents"):
        clean(typed)


@pytest.mark.parametrize(
    "typed", ["\u0410nna", "Ann\u0430", "\u039fscar", "\u041f\u0435t\u0440", "Y\u043eu"]
)
def test_alphabets_are_not_mixed(typed: str) -> None:
    with pytest.raises(BadName, match="one alphabet"):
        own_name(typed)


@pytest.mark.parametrize(
    "name",
    ["\u0410\u043d\u043d\u0430", "\u039d\u03af\u03ba\u03bf\u03c2", "\u5f20 Wei", "Zo\u00eb 7"],
)
def test_every_alphabet_is_welcome(name: str) -> None:
    assert own_name(name) == name


@settings(max_examples=amount(ci=200, soak=20_000))
@given(st.text(max_size=60))
def test_any_text_gives_a_good_name_or_a_sentence(typed: str) -> None:
    try:
        name = clean(typed)
    except BadName:
        return
    assert 1 <= len(name) <= LONGEST
    assert name == clean(name) == name.strip()
    assert name.isprintable() or "\u200d" in name


@pytest.mark.parametrize(
    "typed",
    [
        "You",
        " yOU ",
        "Du",
        "Player 2",
        "spieler 11",
        "Standard bot",
        "Standard-Bot",
        "Bot",
        "B\u00f3t",
        "\u0412\u043e\u0442",
    ],
)
def test_nobody_is_called_what_others_are_called_by(typed: str) -> None:
    with pytest.raises(BadName, match="Choose another"):
        own_name(typed)


@pytest.mark.parametrize(
    "typed", ["Youri", "Abbot", "Bot Fly", "Player", "Guest 4696", "Somebody", "Dunja"]
)
def test_names_that_only_look_alike_are_fine(typed: str) -> None:
    assert own_name(typed) == typed


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nna"),
        ("Oscar", "0scar"),
        ("Oscar", "\u039fscar"),
        ("Iris", "lris"),
        ("Bernd", "Bemd"),
        ("Zo\u00eb", "Zoe"),
        ("Ann Lee", "AnnLee"),
        ("A.nna", "Anna"),
        ("\uff21nna", "Anna"),
        ("\u1d00\u0274\u0274\u1d00", "Anna"),
        ("\U0001f150nna", "Anna"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert distinct(one, [other]) == f"{one} (2)"


def test_names_that_do_not() -> None:
    names = [
        "Anna",
        "Hanna",
        "Ben",
        "\u5f20\u4f1f",
        "\U0001f642",
        "\U0001f643",
        "Guest 1234",
        "Guest 4321",
    ]
    assert len({skeleton(name) for name in names}) == len(names)
    assert [distinct(name, [each for each in names if each != name]) for name in names] == names


def test_a_third_is_told_apart_too() -> None:
    assert distinct("Anna", ["Anna", "anna (2)", ""]) == "Anna (3)"


@pytest.mark.parametrize(
    ("languages", "word"),
    [
        ("", "Guest"),
        ("en-GB,en;q=0.9", "Guest"),
        ("de-DE,de;q=0.9,en;q=0.8", "Gast"),
        ("tlh, DE;q=0.5", "Gast"),
        ("*;q=0.1, \u202e", "Guest"),
    ],
)
def test_a_new_guest_is_named_in_the_language_of_their_browser(languages: str, word: str) -> None:
    found, number = first_name(languages).split()
    assert (found, len(number)) == (word, 4)
    assert own_name(f"{found} {number}") == f"{found} {number}"

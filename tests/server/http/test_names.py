"""Names of guests: readable by everybody, and what they seem to be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aevum.server.http.names import LONGEST, BadName, clean, own_name
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
        ("<b>Ada</b>", "<b>Ada</b>"),  # a text like any other, and shown as one
    ],
)
def test_a_name_is_kept_readable(typed: str, kept: str) -> None:
    assert clean(typed) == kept


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


@pytest.mark.parametrize("typed", ["You", " yOU ", "Somebody", "Player 2", "Standard bot", "Bot"])
def test_nobody_is_called_what_others_are_called_by(typed: str) -> None:
    with pytest.raises(BadName, match="choose another"):
        own_name(typed)


@pytest.mark.parametrize("typed", ["Youri", "Abbot", "Bot Fly", "Player", "Guest 4696"])
def test_names_that_only_look_alike_are_fine(typed: str) -> None:
    assert own_name(typed) == typed

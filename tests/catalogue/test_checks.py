"""The compiler refuses broken catalogues: each fault below is found, with its message."""

import shutil
from pathlib import Path

import pytest

from aevum.catalogue.package import faults, files, open_package

SAMPLER = Path(__file__).with_name("sampler")

STEALS = "# $who (seat), $victim (seat)\nsay-steals"
GAINS = "        [you] Du erhältst { $goods }.\n       *[other] { $who } erhält { $goods }."
FEW = "            [few] { $n } monety\n           *[many] { $n } monet\n        }\n\npiece"
DATIVE = '{ FORM($victim, "dative") } eine'

FAULTS = {
    "a missing key": ("de", "say-plays =", "-plays =", "say-plays is missing"),
    "an unknown key": ("de", "say-plays =", "say-play =", "say-play is not in the English"),
    "an undeclared argument": (
        "de",
        "erhält { $goods }",
        "erhält { $wares }",
        "$wares is not decl",
    ),
    "an unused argument": ("de", GAINS, GAINS.replace("{ $goods }", "etwas"), "$goods is never us"),
    "a plural set": ("pl", FEW, FEW.partition("\n")[2], "plurals ['many', 'one'] should be"),
    "a form of a name": (
        "pl",
        "    .instrumental = rudą\n",
        "",
        "tile-ore has no form instrumental, for ",
    ),
    "a form of a message": (
        "de",
        "    .dative = dem Meer\n",
        "",
        "at-area-sea has no form dative, for at-corner and 1 more",
    ),
    "a form of an action": (
        "de",
        "    .zu = eine Karte zu werten\n",
        "",
        "do-score has no form zu, for ask-may-pay",
    ),
    "a form of you": (
        "de",
        DATIVE,
        '{ FORM($victim, "genitive") } eine',
        "seat-you has no form genitive, for say-steals",
    ),
    "a bare you": ("de", DATIVE, "{ $victim } eine", "say-steals: $victim may be you"),
    "an unknown function": ("de", DATIVE, DATIVE.replace("FORM", "CASE"), "unknown function CASE"),
    "FORM without a form": ("de", DATIVE, "{ FORM($victim) } eine", "FORM takes an argument and a"),
    "UP of two things": (
        "de",
        "{ UP($what) }",
        "{ UP($what, $what) }",
        "UP takes one argument",
    ),
    "a wrong person": ("en", "[you] You steal", "[me] You steal", "a seat is you or other, not me"),
    "a rival as you": (
        "en",
        "Rob { $who } ({ $n } cards)",
        "{ $who ->\n[you] a\n*[other] b\n}",
        "a rival",
    ),
    "a choice by words": (
        "en",
        "The { $bot } bot",
        "{ $bot ->\n*[other] A\n} bot",
        "no variant can",
    ),
    "a variant of no name": (
        "en",
        "[ice-age] It",
        "[iceage] It",
        "there is no zone-iceage to choose",
    ),
    "a dead reference": (
        "de",
        "ask-turn = Baue",
        "ask-turn = { ask-no } Baue",
        "there is no ask-no",
    ),
    "a circle": ("de", "ask-turn = Baue", "ask-turn = { ask-again } Baue", "refers back here"),
    "bad syntax": ("pl", "hint-bot = Tak", "hint-bot { Tak", "cannot read 'hint-bot { Tak"),
    "a key twice": ("pl", "hint-bot =", "undo-road =", "undo-road is there twice"),
    "a Python word": ("en", STEALS, STEALS.replace("victim", "from"), "argument called from"),
    "an unknown kind": (
        "en",
        STEALS,
        STEALS.replace("m (seat)", "m (sear)"),
        "no known kind: sear",
    ),
    "no role": ("en", "say-steals =", "steals =", "steals begins with neither a role nor a"),
    "a kind that is taken": ("en", "### Names: good", "### Names: seat, good", "be called seat"),
    "a dropped key": (
        "en",
        "say-chooses =",
        "say-picks =",
        "say-chooses is missing, and keys.lock",
    ),
    "a retyped key": (
        "en",
        "$who (seat), $what (actions)",
        "$who (rival), $what (actions)",
        "say-chooses is stored with (who:seat what:actions), not with (who:rival what:actions)",
    ),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SAMPLER, tmp_path / "sampler"))


def test_the_sampler_is_without_fault(folder: Path) -> None:
    assert faults(open_package(folder)) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(folder: Path, fault: str) -> None:
    lang, old, new, told = FAULTS[fault]
    path = folder / "locale" / f"{lang}.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = faults(open_package(folder))
    assert any(told in each for each in found), found


def test_a_form_that_is_missing_is_told_once_and_a_missing_name_without_its_forms(
    folder: Path,
) -> None:
    path = folder / "locale" / "de.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("    .dative = dem Meer\n", ""), encoding="utf-8")
    assert faults(open_package(folder)) == [
        "de.ftl: at-area-sea has no form dative, for at-corner and 1 more"
    ]
    start = text.index("at-area-sea")
    end = text.index("\n", text.index("    .dative = dem Meer")) + 1
    path.write_text(text[:start] + text[end:], encoding="utf-8")
    assert faults(open_package(folder)) == ["de.ftl: at-area-sea is missing"]


def test_a_language_without_plurals_is_refused(folder: Path) -> None:
    (folder / "locale" / "xx.ftl").write_text("", encoding="utf-8")
    assert "xx.ftl: the plurals of this language are unknown" in faults(open_package(folder))[0]


def test_a_language_that_no_other_game_speaks_brings_the_common_words(folder: Path) -> None:
    path = folder / "locale" / "pl.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("nothing = nic\n", ""), encoding="utf-8")
    assert "pl.ftl: nothing is missing" in faults(open_package(folder))


def test_the_lock_keeps_what_it_has_and_gains_what_is_new(folder: Path) -> None:
    path = folder / "locale" / "en.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text + "\n# $who (seat)\nsay-new = New: { $who }.\nask-new = New?\n")
    made = {path.name: text for path, text in files(open_package(folder))}
    assert "\nsay-new who:seat\n" in made["keys.lock"]
    assert "ask-new" not in made["keys.lock"]
    assert "\nsay-chooses who:seat what:actions\n" in made["keys.lock"]


def test_a_package_needs_english(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"en\.ftl"):
        open_package(tmp_path)


def test_a_room_and_a_game_share_no_catalogue(folder: Path) -> None:
    for lang in ("en", "de", "pl"):
        path = folder / "locale" / f"{lang}.ftl"
        path.write_text(path.read_text(encoding="utf-8") + "server-busy = …\n", encoding="utf-8")
    found = faults(open_package(folder))
    assert "en.ftl: say-steals is not a key of the room server" in found
    assert all("is not a key of the room" in each for each in found if each.startswith("en"))

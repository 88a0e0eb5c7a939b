"""Claims and wins: true, mistaken, at the same instant (R7)."""

import pytest

from aevum.games.chronos.scenes import Scene


def test_two_hundred_points_win_when_claimed() -> None:
    """R7.1"""
    scene = Scene().kingdom(0, "100", "100").kingdom(1, "100", "100", "50").wait(100)
    assert scene.over() == ""
    assert scene.claim(0)
    assert (scene.over(), scene.winners()) == ("points", [0])


def test_one_hundred_and_ninety_do_not() -> None:
    """R7.1, R7.4: the game goes on, and nothing is lost."""
    scene = Scene().kingdom(0, "100", "50", "20", "20")
    assert not scene.claim(0)
    assert scene.over() == ""
    assert scene.cards(0) == ["100", "50", "20", "20"]
    assert scene.events("claim")[0].args == [0, 0]


def test_both_monsters_win_when_claimed() -> None:
    """R7.2"""
    scene = Scene().kingdom(0, "hydra", "10", "minotaur").wait(50)
    assert scene.over() == ""
    assert scene.claim(0, "monsters")
    assert (scene.over(), scene.winners()) == ("monsters", [0])


@pytest.mark.parametrize("cards", [(), ("hydra",), ("minotaur", "minotaur"), ("100", "100")])
def test_other_cards_are_no_pair(cards: tuple[str, ...]) -> None:
    """R7.2: the MONSTERS must be both kinds, and points are another claim."""
    scene = Scene().kingdom(0, *cards)
    assert not scene.claim(0, "monsters")
    assert scene.over() == ""


def test_a_mistaken_claim_rests_for_three_seconds() -> None:
    """R7.4: only that claim, and only of that player."""
    scene = Scene().do(0, "claim points", at=1_000)
    scene.do(0, "claim monsters", at=2_000).do(1, "claim points", at=2_000)
    scene.refused(0, "claim points", at=3_999)
    scene.do(0, "claim points", at=4_000)


def test_a_claim_is_judged_when_it_is_made() -> None:
    """R7.5: what was lost before does not count."""
    scene = Scene().kingdom(1, "100", "100").pile(1, "starvation").timer("1a", "pile1")
    scene.do(0, "take 1a front", "starve 2")
    assert not scene.claim(1)


def test_what_is_lost_after_a_claim_takes_nothing_away() -> None:
    """R7.5, R7.6: after the first win nothing but claims is heard."""
    scene = Scene().kingdom(1, "100", "100").pile(1, "starvation").timer("1a", "pile1")
    scene.do(1, "claim points", at=7_000)
    scene.refused(0, "take 1a front", at=7_000)
    scene.wait(7_001)
    assert scene.winners() == [1]


def test_claims_of_one_instant_all_win() -> None:
    """R7.6"""
    scene = Scene().kingdom(0, "100", "100").kingdom(2, "hydra", "minotaur")
    scene.do(0, "claim points", at=500).do(2, "claim monsters", at=500)
    scene.wait(501)
    assert (scene.over(), scene.winners()) == ("points", [0, 2])


def test_a_claim_one_millisecond_later_is_too_late() -> None:
    """R7.6"""
    scene = Scene().kingdom(0, "100", "100").kingdom(2, "hydra", "minotaur")
    scene.do(0, "claim points", at=500).wait(501)
    assert scene.state.legal(2) == []
    assert scene.winners() == [0]


def test_hera_asks_three_hundred_of_others() -> None:
    """R7.1, R9.38"""
    scene = Scene(gods=("HERA",)).owns(1, "HERA").kingdom(0, "100", "100").kingdom(1, "100", "100")
    assert not scene.claim(0)
    assert scene.claim(1)


def test_points_are_never_a_win_by_themselves() -> None:
    """R7.3"""
    scene = Scene(gods=("CYCLOPS",)).owns(0, "CYCLOPS").kingdom(0, "100", "100", "100", "hydra")
    assert scene.do(0, "go 1a pile1").over() == ""
    assert scene.claim(0, "monsters")


def test_gods_win_by_themselves() -> None:
    """R7.3"""
    scene = Scene(gods=("CALYPSO",)).owns(0, "CALYPSO").kingdom(0, "10", "20", "30", "50")
    scene.pile(1, "north").timer("1a", "pile1").do(0, "take 1a front")
    assert (scene.over(), scene.winners()) == ("god", [0])


def test_winners_are_first_and_others_follow_by_score() -> None:
    """R7.8"""
    scene = Scene(4).kingdom(0, "hydra", "minotaur").kingdom(1, "50").kingdom(3, "100")
    scene.claim(0, "monsters")
    scene.over()
    assert scene.state.ranks() == [1, 3, 4, 2]


def test_everybody_learns_only_whether_a_claim_was_true() -> None:
    """R7.4"""
    scene = Scene().kingdom(0, "50")
    scene.claim(0)
    assert [event.kind for event in scene.told] == ["claim"]
    assert scene.told[0].args == [0, 0]


def test_the_end_by_scores() -> None:
    """R7.7"""
    scene = Scene().kingdom(0, "30").kingdom(1, "30").kingdom(2, "20").wait(900_000)
    assert (scene.over(), scene.winners()) == ("cap", [0, 1])


def test_a_claim_in_the_winning_instant_is_heard_from_one_who_names_an_offering() -> None:
    """R7.6, R8.3"""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "100", "100").kingdom(1, "100", "100", "10")
    scene.do(1, "offer athena", at=0).do(0, "claim points", at=0).do(1, "claim points", at=0)
    assert scene.wait(1).winners() == [0, 1]


def test_claims_are_heard_from_one_who_names_an_offering() -> None:
    """R7.1, R7.4, R8.3: a mistaken one leaves the command as it was."""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "100", "50", "50").do(0, "offer athena", "pay 50")
    assert not scene.claim(0, "monsters")
    assert scene.over() == ""
    assert len(scene.state.drafts[0]) == 2
    assert scene.claim(0)
    assert (scene.over(), scene.winners()) == ("points", [0])


def test_an_offering_goes_on_after_a_mistaken_claim() -> None:
    """R8.3"""
    scene = Scene(gods=("ATHENA",)).kingdom(0, "20", "10").do(0, "offer athena", "pay 20")
    assert not scene.claim(0)
    scene.wait(300).do(0, "pay 10")
    assert scene.gods(0) == ["ATHENA"]

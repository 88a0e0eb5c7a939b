"""The worked examples of the sheet, by number; times in milliseconds."""

from aevum.games.chronos.scenes import Scene

A, B, C, D, E = range(5)


def test_example_1() -> None:
    """R2.3, R3.1"""
    scene = Scene().pile(3, "50").do(A, "go 1a pile3", at=0)
    scene.refused(A, "take 1a pile5", at=29_900)
    scene.do(A, "take 1a pile5", at=30_000)
    assert scene.cards(A) == ["50"]
    assert scene.state.ends[0] == 60_000


def test_example_2() -> None:
    """R3.1"""
    scene = Scene().pile(3, "50").do(A, "go 1a pile3", at=0).do(B, "go 2a pile3", at=10_000)
    scene.do(A, "take 1a front", at=30_000)
    assert scene.cards(A) == []
    scene.do(B, "take 2a front", at=40_000)
    assert scene.cards(B) == ["50"]


def test_example_3() -> None:
    """R3.6"""
    scene = Scene().pile(3, "50").do(A, "go 1a pile3", at=0).do(B, "go 2a pile3", at=29_990)
    scene.do(A, "take 1a pile4", at=30_000)
    assert (scene.cards(A), scene.where("1a")) == ([], "pile4")


def test_example_4() -> None:
    """R2.6"""
    scene = Scene().pile(2, "20", "100").timer("1a", "pile2").do(A, "take 1a pile2")
    assert (scene.cards(A), scene.top(2)) == (["20"], "100")
    assert (scene.where("1a"), scene.left("1a")) == ("pile2", 30_000)


def test_example_6() -> None:
    """R3.2"""
    scene = Scene().pile(2, "cataclysm").timer("1a", "pile2").do(A, "go 1a pile3")
    assert (scene.over(), scene.top(2)) == ("", "cataclysm")


def test_example_7() -> None:
    """R4.1"""
    scene = Scene().kingdom(A, "100", "20").kingdom(B, "100", "20").kingdom(C, "50", "30", "10")
    scene.pile(1, "cataclysm").timer("1a", "pile1").do(A, "take 1a front")
    assert [scene.score(seat) for seat in (A, B, C)] == [120, 120, 90]
    assert scene.winners() == [A, B]


def test_example_8() -> None:
    """R6.1, R7.1"""
    scene = Scene().kingdom(A, "50", "30", "20", "north", "north", "east")
    assert scene.score(A) == 200
    assert scene.claim(A)
    scene.over()
    assert scene.winners() == [A]


def test_example_9() -> None:
    """R6.1, R7.4"""
    scene = Scene().kingdom(A, "50", "30", "20", "north", "north")
    assert scene.score(A) == 100
    assert not scene.claim(A)
    assert scene.over() == ""
    assert (scene.cards(A), scene.winds(A)) == (["50", "30", "20"], ["north", "north"])


def test_example_10() -> None:
    """R7.2, R7.3, R4.2"""
    scene = Scene().kingdom(A, "minotaur", "hydra").pile(1, "starvation").timer("2a", "pile1")
    scene.do(B, "take 2a front", "starve 1")
    assert not scene.claim(A, "monsters")


def test_example_12() -> None:
    """R5.4"""
    scene = Scene().timer("2a", "pile2").pile(1, "war").timer("1a", "pile1")
    scene.do(A, "take 1a front", "send 2a as it is", at=100).do(B, "go 2a hell2", at=100)
    assert (scene.where("2a"), scene.left("2a")) == ("hell2", 30_000)


def test_example_13() -> None:
    """R4.3, R9.8"""
    scene = Scene(gods=("ATHENA",)).owns(B, "ATHENA").pile(1, "war").timer("1a", "pile1")
    scene.do(A, "take 1a front")
    scene.refused(A, "send 2a flipped")
    assert scene.asked() == [(A, "war")]
    scene.do(A, "send 3a flipped")


def test_example_15() -> None:
    """R6.2, R9.16"""
    scene = Scene(gods=("PAN", "ARES", "EOS")).owns(A, "PAN", "ARES", "EOS")
    assert scene.kingdom(A, "50", "north", "east", "south").score(A) == 600


def test_example_16() -> None:
    """R11.3, R9.13, R11.6"""
    scene = Scene(cities=("DELPHI", "OLYMPIA"), gods=("ARES", "CASSANDRA", "HERA"))
    scene.owns(B, "CASSANDRA").timer("1a", "city1").timer("1b", "city2").do(A, "offer ares")
    assert scene.gods(A) == ["ARES"]
    scene.do(B, "free")
    assert scene.gods(B) == ["CASSANDRA", "HERA"]


def test_example_17() -> None:
    """R9.32"""
    scene = Scene(gods=("NEMESIS",)).owns(A, "NEMESIS").cube("NEMESIS", 4).pile(4, "30")
    scene.timer("2a", "pile4").do(B, "take 2a front")
    assert scene.legal(B, "pay") == ["pay 30"]
    scene.wait(6_000)
    assert (scene.cards(A), scene.cards(B)) == (["30"], [])


def test_example_20() -> None:
    """R15.2, R9.38"""
    scene = Scene(6, teams=True).kingdom(B, "100", "100").kingdom(E, "30")
    assert scene.claim(B)
    scene.over()
    assert scene.winners() == [B, E]
    scene = Scene(6, gods=("HERA",), teams=True).owns(D, "HERA").kingdom(B, "100", "100")
    assert not scene.claim(B)
    scene.kingdom(B, "100").wait(4_000)
    assert scene.claim(B)

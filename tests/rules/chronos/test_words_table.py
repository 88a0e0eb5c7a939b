"""The drawing of the table: what a viewer may see, in plain lines."""

from aevum.core.state import SPECTATOR
from aevum.games.chronos import GAME
from aevum.games.chronos.scenes import Scene


def drawn(scene: Scene, viewer: int) -> list[str]:
    """Return a drawing with ASCII punctuation."""
    lines = GAME.draw(scene.state.mask(viewer)).splitlines()
    return [line.replace("\u2019", "'").replace("\u00d7", "x") for line in lines]


def test_a_viewer_sees_his_own_pile_and_only_the_tops_of_others() -> None:
    scene = Scene().kingdom(0, "10", "30", "north").kingdom(1, "100", "50", "east", "east")
    own, other = drawn(scene, 0), drawn(scene, 1)
    assert "Player 1 (you): 40 points and 3 cards. From the top: 30 and 10. Winds: North." in own
    assert "Player 2: 4 cards. On top: 50. Winds: 2 x East." in own
    assert "Player 1: 3 cards. On top: 30. Winds: North." in other
    spectator = "\n".join(drawn(scene, SPECTATOR))
    assert "(you)" not in spectator
    assert "points" not in spectator
    assert "100" not in spectator


def test_the_drawing_shows_piles_timers_and_cubes() -> None:
    scene = Scene(cities=("TROY", "SPARTA"), gods=("NEMESIS", "SELENE", "APOLLO", "ZEUS"))
    scene.owns(0, "NEMESIS", "SELENE", "APOLLO").cube("NEMESIS", 2).cube("TROY", 3)
    scene.cube("SELENE", "SPARTA").cube("APOLLO", "ZEUS").height(2, 7)
    scene.timer("1a", "pile2", left=12_340).timer("2a", "pile2").timer("3a", "city2")
    scene.timer("2b", "hell1", left=500).timer("2c", "hell2")
    lines = drawn(scene, 0)
    assert lines[0] == "0:00.0, the complete game."
    assert "2         20               7  Nemesis's cube, 1a 12.4 s, 2a *" in lines
    assert any(line.startswith("3 ") and line.endswith("Troy's cube") for line in lines)
    assert "Sparta: 3a *, Selene's cube" in lines
    assert "Troy: empty" in lines
    assert "Temple: Zeus 8 (Apollo's cube)." in lines
    assert "Hell, first part: 2b 0.5 s. Second part: 2c *." in lines
    assert "  In front: 1b *, 1c *." in lines
    assert "  Gods: Apollo, Nemesis and Selene." in lines


def test_the_drawing_shows_atlantis_squares_and_raids() -> None:
    scene = Scene(gods=("POSEIDON", "ASCLEPIUS", "ARES")).owns(0, "ASCLEPIUS", "ARES")
    scene.pile("atlantis", "100", "10", "war").kingdom(1, "50")
    scene.timer("1a", "square2", left=1_000).timer("1b", "kingdom2")
    lines = drawn(scene, 0)
    assert any(line.startswith("Atlantis  100              3") for line in lines)
    assert "  Below the top of Atlantis: 10 and War." in lines
    assert "  In front: 1c *. Square 2: 1a 1.0 s." in lines
    assert any("On the central pile: 1b *." in line for line in lines)


def test_the_discard_is_shown_only_to_uranus_and_ephesus() -> None:
    scene = Scene(cities=("EPHESUS", "CORINTH"), gods=("URANUS",)).owns(0, "URANUS")
    scene.discarded("50", "50", "war").timer("2a", "city1")
    seen = "Discard pile: 3 cards (2 x 50 and War). 10 zeros left."
    assert seen in drawn(scene, 0)
    assert seen in drawn(scene, 1)
    assert "Discard pile: 3 cards. 10 zeros left." in drawn(scene, 2)


def test_the_drawing_tells_of_the_countdown_and_of_closed_cities() -> None:
    scene = Scene(early=True)
    closed = "0:00.0, the complete game. Cities open when every timer has been flipped once."
    assert drawn(scene, 0)[0] == closed
    scene = Scene().picked().do(0, "freeze").wait(2_500)
    frozen = "0:02.5, the complete game. Frozen: the game ends in 7.5 s unless someone takes a"
    assert drawn(scene, 0)[0] == frozen
    scene.kingdom(1, "50").wait(10_001)
    ended = "0:10.0, the complete game. The game ends: Player 2 wins after the countdown."
    assert drawn(scene, 0)[0] == ended


def test_teams_are_drawn_together() -> None:
    scene = Scene(6, stage=4, teams=True)
    lines = drawn(scene, 1)
    assert "Player 1: 0 cards. No central pile. Partner: Player 4." in lines
    assert "Player 2 (you): 0 points and 0 cards. No central pile. Partner: Player 5." in lines


def test_no_line_is_wider_than_a_terminal() -> None:
    scene = Scene(4, gods=("URANUS",)).owns(0, "URANUS")
    for seat in "1234":
        for timer in "abc":
            scene.timer(f"{seat}{timer}", "pile1", left=29_900)
    scene.kingdom(0, *["10"] * 15, *["30"] * 10).discarded("10", "20", "30", "50", "100", "hydra")
    assert max(len(line) for line in drawn(scene, 0)) <= 80


def test_a_stage_without_plagues_has_no_hell() -> None:
    lines = drawn(Scene(stage=3), 0)
    assert lines[0] == "0:00.0, stage 3."
    assert not any(line.startswith(("Hell", "Temple", "Discard")) for line in lines)

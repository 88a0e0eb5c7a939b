"""The Zones of Alternate Realities in Time IV with a setup or a token, and Scrapyard World."""

from aevum.core.state import NONE
from aevum.games.temporum import GAME
from aevum.games.temporum.data import CARDS, MOMENTARY
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.scenes import Scene

RULER = (9, 0, 0, 1)  # rules Time IV where nobody else has a crown there


def stands(zone: str, seats: int = 2, *others: str) -> Scene:
    """Seat 0 stands alone on a real Zone of Time IV; everybody else is in Time II."""
    scene = Scene(seats, zone, *others).at(0, zone)
    for seat in range(1, seats):
        scene.state.pawn[seat] = scene.state.real[2]
    return scene


def dealt(zones: str, seed: int) -> Temporum:
    """Return a game that was set up with these Zones and is about to begin."""
    state = GAME.setup(2, seed, GAME.settle({"zones": zones}))
    assert isinstance(state, Temporum)
    state.start()
    return state


FIRST_SIX = "Primitive Paradise,Roman Empire,Renaissance,Balloon Revolution,American Civil War,"
SETUP = FIRST_SIX + "French Revolution,Quiet Planet,Robotic Utopia,Zombie Apocalypse,Utopia"


# Setup


def test_setup_puts_cards_zombies_and_money() -> None:
    for seed in range(1, 9):
        state = dealt(SETUP, seed)
        assert len(state.quiet) == 12
        assert CARDS[state.robot].kind == MOMENTARY
        revealed = [card for card, number in enumerate(state.thrown) if number]
        assert all(CARDS[card].kind != MOMENTARY for card in revealed)
        assert state.zombies[:10] == [0, 0, 0, 0, 0, 0, 0, 0, 3, 0]
        assert state.purse[:10] == [2] * 10


# Quiet Planet (R6.2, R6.9)


def test_quiet_planet_lets_one_take_two_cards_of_the_pile() -> None:
    scene = stands("Quiet Planet").quiet("Artist", "Bank", "Settlers").do(0, "stay")
    assert scene.legal(0) == ["card artist", "card settlers", "card bank"]
    scene.do(0, "card Bank", "card Artist")
    assert scene.hand_of(0) == ["Artist", "Bank"]
    assert len(scene.state.quiet) == 1


def test_quiet_planet_taking_is_not_drawing_and_gives_what_is_left() -> None:
    scene = stands("Quiet Planet").quiet("Artist").front(0, "Explorer")
    scene.do(0, "stay")
    assert (scene.hand_of(0), scene.money_of(0)) == (["Artist"], 0)
    assert scene.asked() == [(1, "turn")]


# Poison Earth (R10.3, ruling 49)


def test_poison_earth_pays_eight_and_draws_two() -> None:
    scene = stands("Poison Earth").do(0, "stay").draw("Artist", "Settlers")
    assert (scene.money_of(0), scene.hand_of(0)) == (8, ["Artist", "Settlers"])


def test_poison_earth_token_works_at_the_end_of_the_next_turn() -> None:
    scene = stands("Poison Earth").do(0, "stay").draw("Artist", "Settlers")
    scene.do(1, "move Ancient Egypt").do(0, "move Roman Empire").draw("Bank", "Cache")
    assert (scene.money_of(0), scene.asked()) == (6, [(0, "discard")])
    scene.do(0, "discard Bank")
    assert (scene.money_of(0), len(scene.hand_of(0))) == (2, 3)
    scene.do(1, "stay").do(0, "move Ancient Egypt")
    assert scene.money_of(0) == 2  # the token is gone


def test_poison_earth_tokens_work_one_by_one() -> None:
    scene = stands("Poison Earth").at(0, "Ancient Egypt").money(0, 9).hand(0, "Hacker", "Visionary")
    scene.state.poison[0] = 2
    scene.do(0, "stay", "discard Hacker")  # ruling 49
    assert (scene.money_of(0), scene.hand_of(0)) == (1, [])


def test_poison_earth_takes_what_there_is() -> None:
    scene = stands("Poison Earth").money(0, 3).at(0, "Ancient Egypt")
    scene.state.poison[0] = 1
    scene.do(0, "stay")
    assert (scene.money_of(0), scene.state.poison[0]) == (0, 0)
    assert scene.asked() == [(1, "turn")]


# Robotic Utopia (R8.9, ruling 46)


def test_robotic_utopia_plays_its_card_for_a_ruler_every_time() -> None:
    scene = stands("Robotic Utopia").robot("Settlers").crowns(0, *RULER).do(0, "stay")
    assert (scene.money_of(0), scene.crowns_of(0)) == (8, [8, 1, 0, 1])
    assert (CARDS[scene.state.robot].name, scene.thrown_cards()) == ("Settlers", [])


def test_robotic_utopia_keeps_a_bag_of_loot() -> None:
    scene = stands("Robotic Utopia").robot("Bag of Loot").crowns(0, *RULER).do(0, "stay")
    assert (scene.money_of(0), scene.hand_of(0)) == (7, [])
    assert CARDS[scene.state.robot].name == "Bag of Loot"


def test_robotic_utopia_does_nothing_for_others_and_counts_as_playing() -> None:
    scene = stands("Robotic Utopia").robot("Settlers").do(0, "stay")
    assert scene.money_of(0) == 0
    scene = stands("Robotic Utopia").robot("Settlers").crowns(0, *RULER).front(0, "Black Market")
    assert scene.do(0, "stay").money_of(0) == 10  # ruling 46


# Scrapyard World (R7.6)


def test_scrapyard_world_takes_a_card_for_each_four_dollars() -> None:
    scene = stands("Scrapyard World").crowns(0, 0, 0, 9, 1).money(0, 50)
    scene.hand(0, "Trinket", "Bank", "Cache", "Hacker").do(0, "stay", "score Trinket")
    scene.do(0, "discard Bank", "discard Cache")
    assert (scene.hand_of(0), scene.money_of(0)) == (["Hacker"], 50)
    assert scene.crowns_of(0) == [0, 0, 4, 6]


def test_scrapyard_world_counts_full_fours_only() -> None:
    scene = stands("Scrapyard World").crowns(0, 0, 0, 9, 1).front(0, "Friends in Old Places")
    scene.hand(0, "Infected Rat", "Bank", "Cache").do(0, "stay")
    assert scene.legal(0) == ["score infected-rat", "score cache"]  # 12 - 2: two cards
    scene.do(0, "score Infected Rat")
    assert scene.hand_of(0) == []


def test_scrapyard_world_card_does_not_pay_for_itself() -> None:
    scene = stands("Scrapyard World").hand(0, "Artist").do(0, "stay")
    assert scene.hand_of(0) == ["Artist"]


# Simulated Paradise (R9.8, R10.6)


def test_simulated_paradise_lets_a_ruler_follow_any_other_zone() -> None:
    scene = stands("Simulated Paradise").crowns(0, *RULER).money(0, 2).do(0, "stay")
    assert len(scene.legal(0, "zone")) == 9
    scene.do(0, "zone Roman Empire").draw("Artist", "Settlers")
    assert scene.money_of(0) == 4  # example 15: they rule Time IV
    assert scene.here(0) == "Simulated Paradise"


def test_simulated_paradise_follows_the_token_for_others() -> None:
    scene = stands("Simulated Paradise").money(0, 2)
    scene.state.simulation = scene.place("Roman Empire")
    scene.do(0, "stay").draw("Artist", "Settlers")
    assert scene.money_of(0) == 0


def test_simulated_paradise_without_a_token_does_nothing_for_others() -> None:
    scene = stands("Simulated Paradise").do(0, "stay")
    assert (scene.state.simulation, scene.asked()) == (NONE, [(1, "turn")])


def test_simulated_paradise_turns_its_own_hourglass_at_once() -> None:
    scene = stands("Simulated Paradise", 2, "Celtic Paradise")
    scene.state.simulation = scene.place("Celtic Paradise")
    scene.do(0, "stay").draw("Artist", "Settlers")
    assert scene.state.money == [8, 8]
    assert scene.state.chits[scene.place("Simulated Paradise")] == 2
    assert scene.state.chits[scene.place("Celtic Paradise")] == 2


def test_simulated_paradise_takes_a_base_that_serves_both_colonies() -> None:
    scene = stands("Simulated Paradise", 2, "Greek America", "New France").crowns(0, *RULER)
    scene.do(0, "stay", "zone Greek America").draw("Artist", "Settlers").do(0, "yes", "no")
    assert scene.state.bases[scene.place("Simulated Paradise")] == 1
    assert scene.state.bases[scene.place("Greek America")] == 0
    scene.do(1, "move Ancient Egypt").do(0, "stay", "zone New France", "play Artist").draw("Bank")
    assert scene.crowns_of(0) == [8, 1, 0, 1]


def test_simulated_paradise_ignores_what_lies_on_the_other_zone() -> None:
    scene = stands("Simulated Paradise", 2, "Byzantine Empire").crowns(0, *RULER)
    scene.state.hq[0] = scene.place("Byzantine Empire")
    scene.state.zombies[scene.place("Byzantine Empire")] = 1
    scene.money(0, 5).hand(0, "Bank").do(0, "stay", "zone Byzantine Empire")
    assert scene.draw("Artist", "Settlers").money_of(0) == 5  # no token, and no box


def test_simulated_paradise_token_may_be_left_where_it_is() -> None:
    scene = stands("Simulated Paradise").crowns(0, *RULER)
    scene.state.simulation = scene.place("Utopia")
    scene.do(0, "stay", "zone Utopia").draw("Artist")  # ruling 57
    assert (scene.money_of(0), scene.hand_of(0)) == (4, ["Artist"])


def test_simulated_paradise_follows_a_place_outside_time_for_others_too() -> None:
    scene = stands("Simulated Paradise").front(1, "A Place Outside Time").crowns(0, *RULER)
    scene.do(0, "stay", "zone outside1", "choice 1")
    assert scene.money_of(0) == 8


def test_simulated_paradise_of_quiet_planet_or_robotic_utopia_does_nothing() -> None:
    for zone in ("Quiet Planet", "Robotic Utopia"):
        scene = stands("Simulated Paradise", 2, zone).crowns(0, *RULER)
        scene.quiet("Artist").robot("Settlers").do(0, "stay", f"zone {zone}")
        assert (scene.hand_of(0), scene.money_of(0)) == ([], 0)


# Singularity (R13.1, R13.2, ruling 53)


def test_singularity_sells_two_more_turns() -> None:
    scene = stands("Singularity").money(0, 22).do(0, "stay", "yes")
    assert (scene.money_of(0), scene.asked()) == (12, [(0, "turn")])
    scene.do(0, "stay")
    assert (scene.money_of(0), scene.asked()) == (12, [(0, "turn")])  # their own turn came before
    scene.do(0, "stay")
    assert scene.asked() == [(1, "turn")]


def test_singularity_may_be_declined_and_needs_the_whole_price() -> None:
    assert stands("Singularity").money(0, 10).do(0, "stay", "no").asked() == [(1, "turn")]
    assert stands("Singularity").money(0, 9).do(0, "stay").asked() == [(1, "turn")]


def test_singularity_and_sunboat_of_ra_add_up_to_three_turns() -> None:
    scene = stands("Singularity").money(0, 10).front(0, "Sunboat of Ra").do(0, "stay", "yes", "yes")
    for _ in range(3):  # ruling 53
        assert scene.asked() == [(0, "turn")]
        scene.do(0, "stay")
    assert scene.asked() == [(1, "turn")]


# Underground Haven (R10.4)


def test_underground_haven_pays_twelve_for_a_card_and_gives_a_ruler_the_sage() -> None:
    scene = stands("Underground Haven").hand(0, "Artist").crowns(0, *RULER)
    scene.state.sage = 1
    scene.do(0, "stay", "discard Artist")
    assert (scene.money_of(0), scene.state.sage) == (12, 0)


def test_underground_haven_gives_others_the_money_only() -> None:
    scene = stands("Underground Haven").hand(0, "Artist").do(0, "stay", "discard Artist")
    assert (scene.money_of(0), scene.state.sage) == (12, NONE)


def test_underground_haven_gives_nothing_for_no_card() -> None:
    scene = stands("Underground Haven").hand(0, "Artist").crowns(0, *RULER).do(0, "stay", "no")
    assert (scene.money_of(0), scene.state.sage) == (0, NONE)


def test_underground_haven_sage_draws_before_the_instructions_where_one_rules() -> None:
    scene = Scene(2, "Trojan War").at(0, "Trojan War").crowns(1, 9, 1, 0, 0).money(0, 4)
    scene.crowns(0, 10, 0, 0, 0)
    scene.state.sage = 0
    scene.do(0, "stay").draw("Artist")
    assert scene.hand_of(0) == []  # the card of the Sage is scored in the same visit
    scene = Scene(2, "Trojan War").at(0, "Trojan War")
    scene.state.sage = 0
    scene.do(0, "stay").draw("Settlers")
    assert scene.asked() == [(1, "turn")]  # the Zone's card alone: nobody rules Time I


# Zombie Apocalypse (R3.3, R10.5, ruling 50)


def test_zombie_apocalypse_sells_a_gizmo_for_two() -> None:
    scene = stands("Zombie Apocalypse").money(0, 4).do(0, "stay", "yes")
    assert (scene.money_of(0), scene.hand_of(0)) == (0, ["Gizmo"])  # the Zombies took two
    scene = stands("Zombie Apocalypse").money(0, 4).do(0, "stay", "no")
    assert (scene.money_of(0), scene.hand_of(0)) == (2, [])


def test_zombie_apocalypse_tokens_follow_who_is_called_one_each() -> None:
    scene = Scene(3, "Zombie Apocalypse").at(0, "Balloon Revolution").hand(0, "Golden Apple")
    scene.do(0, "stay")  # ruling 50
    assert scene.state.zombies[:10] == [0, 0, 0, 2, 0, 0, 1, 0, 0, 0]


def test_zombie_apocalypse_tokens_do_not_follow_who_is_shifted() -> None:
    scene = Scene(2, "Zombie Apocalypse").at(0, "Balloon Revolution").do(0, "change 3")
    assert scene.here(1) != "Zombie Apocalypse"
    assert scene.state.zombies[:10] == [0, 0, 0, 0, 0, 0, 3, 0, 0, 0]


def test_zombie_apocalypse_and_primitive_paradise_come_in_the_visitors_order() -> None:
    for first, left in (("purse", 0), ("zombie", 2)):
        scene = stands("Zombie Apocalypse", 2, "Primitive Paradise")
        scene.do(0, "stay", f"effect {first}")
        assert scene.money_of(0) == left

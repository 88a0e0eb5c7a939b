"""The standard bot of Chronos Conquest knows when a GOD or a CITY is worth having."""

from aevum.core.rng import Rng
from aevum.games.chronos.bot.hell import send_worth
from aevum.games.chronos.bot.judges.gods import god_worth
from aevum.games.chronos.bot.levels import HARD, MEDIUM
from aevum.games.chronos.bot.memory import Recall
from aevum.games.chronos.bot.offerings import offering_line
from aevum.games.chronos.bot.outlook import VICTORY, Outlook
from aevum.games.chronos.bot.place_values import city_worth, prospect
from aevum.games.chronos.bot.preferences import tastes
from aevum.games.chronos.data import (
    AS_PRINTED,
    ATHENS,
    CASTOR,
    CHARON,
    EROS,
    FIFTY,
    GAIA,
    GODS,
    HECATE,
    HUNDRED,
    PAN,
    PERSEPHONE,
    POLLUX,
    SPHINX,
    TEN,
    TWENTY,
    WAR,
)
from aevum.games.chronos.game import GAME
from aevum.games.chronos.rules.archipelago import ABSENT, TEMPLE
from aevum.games.chronos.rules.places import CITY, HELL, OWN
from aevum.games.chronos.rules.state import Conquest


def _table(*cards: int) -> Conquest:
    """Return a complete game in which the first seat has some cards."""
    state = GAME.new(4, 1)
    assert isinstance(state, Conquest)
    for card in cards:
        state.put_in(0, card)
    state.opened = True
    return state


def _look(state: Conquest, seat: int = 0) -> Outlook:
    view = state.mask(seat)
    assert isinstance(view, Conquest)
    return Outlook(view, seat, Recall(100))


def _worth(state: Conquest, god: int) -> int:
    look = _look(state)
    return god_worth(look, god, look.me.copy())


def _own(state: Conquest, seat: int, god: int) -> None:
    state.holder[god] = seat
    state.gods[seat] |= 1 << god
    state.crown()


def _stand(state: Conquest, timer: int, place: int) -> None:
    state.put(timer, place)
    state.ends[timer] = state.now
    state.set_due()


def test_tastes_differ_from_game_to_game_and_cost_the_strong_less() -> None:
    assert (
        tastes(MEDIUM, AS_PRINTED.prices, Rng(1))
        == tastes(MEDIUM, AS_PRINTED.prices, Rng(1))
        != tastes(MEDIUM, AS_PRINTED.prices, Rng(2))
    )
    liked = dict.fromkeys((MEDIUM, HARD), 0)
    for level in liked:
        for seed in range(100):
            liked[level] += sum(each > 0 for each in tastes(level, AS_PRINTED.prices, Rng(seed)))
    assert abs(liked[MEDIUM] - GODS * MEDIUM.fancies) < 120
    assert liked[HARD] < liked[MEDIUM]


def test_a_liked_god_is_bought_that_would_not_be_worth_its_price() -> None:
    state = _table(TEN, TEN, TWENTY, TWENTY)
    state.holder[CHARON] = TEMPLE
    look = _look(state)
    _, plain = offering_line(look, CHARON, bought=False)
    look.tastes = [24] * GODS
    _, liked = offering_line(look, CHARON, bought=False)
    assert plain < 12 < liked


def test_gods_of_places_are_worth_the_timers_that_stand_there() -> None:
    for god, place in ((SPHINX, CITY), (PERSEPHONE, HELL), (CHARON, HELL)):
        state = _table(TWENTY)
        before = _worth(state, god)
        _stand(state, 0, place)
        assert _worth(state, god) > before + 5
    state = _table(HUNDRED, FIFTY)
    _stand(state, 0, CITY)
    assert _worth(state, SPHINX) >= VICTORY


def test_a_twin_is_worth_more_when_the_leader_has_the_other() -> None:
    state = _table(TEN)
    alone = _worth(state, POLLUX)
    state.put_in(2, HUNDRED)
    _own(state, 2, CASTOR)
    assert _worth(state, POLLUX) > alone + 50
    _own(state, 0, CASTOR)
    assert _worth(state, POLLUX) < alone


def test_hecate_is_worth_more_to_who_leads_beside_an_open_plague() -> None:
    state = _table()
    state.tops[0] = WAR
    state.put_in(1, FIFTY)
    behind = _worth(state, HECATE)
    state.put_in(0, HUNDRED)
    assert _worth(state, HECATE) > behind


def test_gaia_is_worth_what_others_have() -> None:
    state = _table(*[TEN] * 6)
    for god in range(GODS):
        if state.holder[god] != ABSENT:
            state.holder[god] = TEMPLE
    poor = _worth(state, GAIA)
    _own(state, 1, PAN)
    assert _worth(state, GAIA) > poor


def test_eros_sends_a_second_timer_where_another_stands() -> None:
    state = _table()
    state.tops[2] = FIFTY
    _stand(state, 0, 2)
    _stand(state, OWN, 2)
    look = _look(state)
    assert prospect(look, 2, -1) < 0
    _own(state, 0, EROS)
    look = _look(state)
    assert prospect(look, 2, -1) > 0
    _stand(state, 1, 2)
    look = _look(state)
    assert send_worth(look, OWN) > 20


def test_athens_is_held_at_the_end_rather_than_at_the_beginning() -> None:
    state = _table(TEN)
    state.cities[0] = ATHENS
    state.slot = [-1] * len(state.slot)
    state.slot[ATHENS] = CITY
    worths = []
    for card in (TEN, HUNDRED, FIFTY):
        state.put_in(0, card)
        look = _look(state)
        worths.append(city_worth(look, CITY))
    early, late, won = worths
    assert early < 10 < late < VICTORY <= won

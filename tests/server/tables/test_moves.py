"""Moves over the wire: counted once, fresh or refused, previewed, explained and taken back."""

from aevum.games import registry
from aevum.server import wire
from tests.server.client import refusal, told
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.tiny import TINY, haggle, nest

HAGGLE, SHEETS, SANDGLASS, NEST = TINY
TEMPUS = registry.find("tempus")
DATE = {"date": "2026-11-15 06:17"}


def asked(person: Visitor) -> bool:
    return any(ask.must for ask in person.client.position.asks or [])


def test_a_command_sent_twice_counts_once() -> None:
    async def double(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        table = await rig.table()
        first = ada.legal[0]
        assert await ada.do(wire.Act, -1, [first], order="once") == "ok"
        rows = len(table.begun_match().record.rows)
        assert await ada.do(wire.Act, -1, [first], order="once") == "ok"
        assert len(table.begun_match().record.rows) == rows

    simulated(double)


def test_a_command_is_known_after_a_restart() -> None:
    async def crash(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        move = ada.legal[0]
        assert await ada.do(wire.Act, -1, [move], order="once") == "ok"
        rig.start()
        await ada.join()
        assert await ada.do(wire.Act, -1, [move], order="once") == "ok"
        assert len((await rig.table()).begun_match().record.rows) == 1

    simulated(crash)


def test_another_seats_ids_are_their_own() -> None:
    async def same(rig: Rig) -> None:
        ada, bob = await rig.match(SHEETS, "Ada", "Bob")
        assert await ada.do(wire.Act, -1, [ada.legal[0]], order="one") == "ok"
        assert await bob.do(wire.Act, -1, [bob.legal[0]], order="one") == "ok"
        rows = (await rig.table()).begun_match().record.rows
        assert {row.seat for row in rows if row.seat >= 0} == {0, 1}

    simulated(same, TINY)


def test_a_late_answer_hits_no_newer_question() -> None:
    async def late(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        serial = (ada.client.position.asks or [])[0].serial
        assert await ada.do(wire.Act, serial, [ada.legal[0]]) == "ok"
        assert await ada.do(wire.Act, serial, [ada.legal[0]]) == "stale"

    simulated(late)


def test_a_refusal_names_the_rule() -> None:
    async def wrong(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        assert await ada.do(wire.Typed, "use 5 5", order="no") == "not_legal"
        no = ada.client.refused["no"]
        assert no.rule
        assert refusal(no, TEMPUS.book) == f"{no.rule}: {told(no.text, TEMPUS.book)}"
        assert no.rule not in told(no.text, TEMPUS.book)
        assert await ada.do(wire.Typed, "dance", order="odd") == "bad_move"
        assert await ada.do(wire.Act, -1, [1_000_000]) == "bad_move"
        code = TEMPUS.moves.parse("use 5 5")
        await ada.do(wire.Why, code, order="why")
        answer = ada.client.answers["why"]
        assert isinstance(answer, wire.Reason)
        assert (answer.text, answer.rule) == (no.text, no.rule)

    simulated(wrong)


def test_a_preview_changes_nothing() -> None:
    async def preview(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        table = await rig.table()
        before = table.begun_match().state.to_data()
        move = ada.legal[-1]
        await ada.do(wire.Try, [move], order="try")
        tried = ada.client.answers["try"]
        assert isinstance(tried, wire.Tried)
        assert tried.set
        assert tried.events
        assert tried.label
        assert table.begun_match().state.to_data() == before
        await ada.act(move)
        assert {name: ada.client.fields[name] for name in tried.set} == tried.set

    simulated(preview)


def test_a_preview_is_no_oracle() -> None:
    async def peek(rig: Rig) -> None:
        ada, bob = await rig.match(haggle.Haggle(), "Ada", "Bob")
        assert asked(ada)
        assert not asked(bob)
        assert await ada.do(wire.Try, [haggle.END]) == "goes_on"

    simulated(peek, TINY)


def test_a_plain_move_is_taken_back_freely_and_says_so() -> None:
    async def undo(rig: Rig) -> None:
        ada = await rig.make(TEMPUS, start=True, options=DATE)
        assert ada.client.position.undo == ""
        before = dict(ada.client.fields)
        move = ada.legal[3]
        await ada.act(move)
        assert told(ada.client.position.undo, TEMPUS.book) == "the road east of c1"
        assert ada.client.log
        assert await ada.do(wire.TakeBack) == "ok"
        assert ada.client.fields == before
        assert ada.client.log == []
        assert await ada.do(wire.TakeBack) == "nothing"

    simulated(undo)


def test_a_move_is_taken_back_from_among_those_of_others() -> None:
    async def undo(rig: Rig) -> None:
        people = await rig.match(SHEETS, "Ada", "Bob", "Cay")
        ada, bob, _ = people
        await ada.play("strike")
        mine = ada.client.position.undo
        await bob.play("mark 1")
        assert ada.client.position.undo == mine
        assert await ada.do(wire.TakeBack) == "ok"
        for person in people:
            assert [line.seat for line in person.client.log if line.seat >= 0] == [1]
        assert asked(ada)
        assert not asked(bob)
        await ada.play("mark 2")
        for person in people:
            assert [line.seat for line in person.client.log if line.seat >= 0] == [1, 0]

    simulated(undo, TINY)


def test_what_was_answered_is_taken_back_only_with_consent() -> None:
    async def plead(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        await ada.play("end")
        assert ada.client.position.undo == "!"
        assert await ada.do(wire.TakeBack) == "ok"
        assert bob.table.asking == 0
        assert not asked(ada)
        assert await ada.do(wire.Consent, True) == "nothing"
        assert await bob.do(wire.Consent, False) == "ok"
        assert bob.table.asking == -1
        assert not asked(ada)
        assert await ada.do(wire.TakeBack) == "ok"
        assert await bob.do(wire.Consent, True) == "ok"
        assert asked(ada)

    simulated(plead, TINY)


def test_a_plea_says_which_move_goes_and_whose_go_with_it() -> None:
    async def plead(rig: Rig) -> None:
        people = await rig.match(HAGGLE, "Ada", "Bob", "Cay")
        ada, bob, cay = people
        await ada.play("end")
        await bob.play("end")
        assert await ada.do(wire.TakeBack) == "ok"
        for person in people:
            assert (told(person.table.pleaded), person.table.undone) == ("player 1 ends", [1])
        assert await bob.do(wire.Consent, False) == "ok"
        assert (cay.table.pleaded, cay.table.undone) == (None, [])
        assert await bob.do(wire.TakeBack) == "ok"
        assert cay.table.undone == []

    simulated(plead, TINY)


def test_a_strict_table_takes_nothing_back_that_was_shown() -> None:
    async def strict(rig: Rig) -> None:
        ada, _ = await rig.match(HAGGLE, "Ada", "Bob", takeback="never")
        await ada.play("end")
        assert await ada.do(wire.TakeBack) == "shown"

    simulated(strict, TINY)


def test_a_move_ends_a_request_to_take_back() -> None:
    async def busy(rig: Rig) -> None:
        ada, bob = await rig.match(HAGGLE, "Ada", "Bob")
        await ada.play("end")
        await ada.do(wire.TakeBack)
        await bob.play("end")
        assert bob.table.asking == -1
        assert await bob.do(wire.Consent, True) == "nothing"

    simulated(busy, TINY)


def test_nothing_is_taken_back_in_a_live_game() -> None:
    async def rush(rig: Rig) -> None:
        ada, _ = await rig.match(SANDGLASS, "Ada", "Bob")
        assert await ada.play("dig") == "ok"
        assert ada.client.position.undo == ""
        assert await ada.do(wire.TakeBack) == "live"

    simulated(rush, TINY)


def test_a_list_is_made_whole_or_not_at_all() -> None:
    async def lists(rig: Rig) -> None:
        ada, _ = await rig.match(HAGGLE, "Ada", "Bob")
        give = next(move for move in ada.legal if haggle.GIVE <= move < haggle.WANT)
        rows = len((await rig.table()).begun_match().record.rows)
        assert await ada.do(wire.Act, -1, [give, haggle.SELL]) == "not_legal"
        assert len((await rig.table()).begun_match().record.rows) == rows
        assert await ada.do(wire.Act, -1, [give, haggle.WANT]) == "ok"
        assert len((await rig.table()).begun_match().record.rows) == rows + 2

    simulated(lists, TINY)


def test_sealed_answers_show_that_they_are_in_and_nothing_more() -> None:
    async def feast(rig: Rig) -> None:
        people = await rig.match(NEST, "Ada", "Bob", "Cay")
        await to_a_feast(rig, people)
        ada, bob, cay = people
        await ada.act(nest.BID)
        waiting = {each.seat: each.sealed for each in bob.client.position.waiting or []}
        assert waiting[0]
        assert not waiting[1]
        assert "bid" not in str([line.text for line in cay.client.log[-1:]])

    simulated(feast, TINY)


async def to_a_feast(rig: Rig, people: list[Visitor]) -> None:
    """Play on until everybody is asked for a secret bid."""
    for _ in range(400):
        for person in people:
            if len([1 for each in people if nest.BID in each.legal]) == len(people):
                return
            feast = nest.PLAY + nest.FEAST
            if asked(person):
                await person.act(feast if feast in person.legal else person.legal[0])
    raise AssertionError("nobody gave a feast")

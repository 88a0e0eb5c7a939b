"""Who may send which command: every command, every role, before, during and after a match."""

import pytest

from aevum.games import registry
from aevum.server import wire
from tests.server.sim.rig import Rig, Visitor, simulated
from tests.tiny import TINY, haggle

HAGGLE = TINY[0]
ROLES = ("owner", "seat", "spectator")
# Strangers, who have no guest cookie, get no socket at all: tests/server/http.

END = [haggle.MOVES.base("end")]

# command: (owner, another seat, spectator), "ok" or the word of the refusal
# Only for live matches, which this one isn't.
LIVE: dict[str, tuple[wire._Order, str, str, str]] = {
    "pause": (wire.Pause("x", True), "not_live", "not_live", "not_seated"),
    "runon": (wire.RunOn("x"), "not_live", "not_live", "not_seated"),
    "point": (wire.Point("x", 3), "not_live", "not_live", "not_seated"),
    "bid": (wire.Bid("x", 3, 4), "not_live", "not_live", "not_seated"),
    "shake": (wire.Shake("x", 1, True), "not_live", "not_live", "not_seated"),
}
LOBBY: dict[str, tuple[wire._Order, str, str, str]] = {
    "act": (wire.Act("x", -1, END), "not_started", "not_started", "not_seated"),
    "typed": (wire.Typed("x", "end"), "not_started", "not_started", "not_seated"),
    "try": (wire.Try("x", END), "not_started", "not_started", "not_seated"),
    "why": (wire.Why("x", 2), "not_started", "not_started", "not_seated"),
    "labels": (wire.Labels("x", END), "not_started", "not_started", "not_seated"),
    "hint": (wire.Hint("x"), "not_started", "not_started", "not_seated"),
    "takeback": (wire.TakeBack("x"), "not_started", "not_started", "not_seated"),
    "consent": (wire.Consent("x", True), "not_started", "not_started", "not_seated"),
    "sit": (wire.Sit("x", 2), "ok", "ok", "ok"),
    "stand": (wire.Stand("x"), "ok", "ok", "not_seated"),
    "resign": (wire.Resign("x"), "not_started", "not_started", "not_seated"),
    "remove": (wire.Remove("x", 1, "bob"), "not_started", "not_started", "not_started"),
    "endvote": (wire.EndVote("x", True), "not_started", "not_started", "not_started"),
    "seat": (wire.Seat("x", 2, "bot", "random"), "ok", "not_owner", "not_owner"),
    "settings": (wire.Settings("x", clock=60), "ok", "not_owner", "not_owner"),
    "ready": (wire.Ready("x", True), "ok", "ok", "not_seated"),
    "start": (wire.Start("x"), "not_ready", "not_owner", "not_owner"),
    "rematch": (wire.Rematch("x"), "not_over", "not_over", "not_over"),
    "chat": (wire.Chat("x", "hello"), "ok", "ok", "ok"),
    "phrase": (wire.Phrase("x", 0), "ok", "ok", "ok"),
    "mute": (wire.Mute("x", "bob", True), "ok", "not_owner", "not_owner"),
}
# While the owner is asked to end their turn.
PLAYING: dict[str, tuple[wire._Order, str, str, str]] = {
    "act": (wire.Act("x", -1, END), "ok", "not_asked", "not_seated"),
    "typed": (wire.Typed("x", "end"), "ok", "not_asked", "not_seated"),
    "try": (wire.Try("x", [0]), "not_legal", "not_asked", "not_seated"),
    "why": (wire.Why("x", 2), "ok", "ok", "not_seated"),
    "labels": (wire.Labels("x", END), "ok", "ok", "not_seated"),
    "hint": (wire.Hint("x"), "ok", "not_asked", "not_seated"),
    "takeback": (wire.TakeBack("x"), "nothing", "nothing", "not_seated"),
    "consent": (wire.Consent("x", True), "nothing", "nothing", "not_seated"),
    "sit": (wire.Sit("x", 0), "ok", "started", "started"),
    "stand": (wire.Stand("x"), "ok", "ok", "not_seated"),
    "resign": (wire.Resign("x"), "ok", "ok", "not_seated"),
    "remove": (wire.Remove("x", 1, "bob"), "here", "not_owner", "not_owner"),
    "endvote": (wire.EndVote("x", True), "ok", "ok", "not_seated"),
    "seat": (wire.Seat("x", 2, "bot", "random"), "started", "not_owner", "not_owner"),
    "settings": (wire.Settings("x", clock=60), "started", "not_owner", "not_owner"),
    "ready": (wire.Ready("x", True), "started", "started", "started"),
    "start": (wire.Start("x"), "started", "not_owner", "not_owner"),
    "rematch": (wire.Rematch("x"), "not_over", "not_over", "not_over"),
    "chat": (wire.Chat("x", "hello"), "ok", "ok", "spectator"),
    "phrase": (wire.Phrase("x", 0), "ok", "ok", "spectator"),
    "mute": (wire.Mute("x", "bob", True), "ok", "not_owner", "not_owner"),
}
OVER: dict[str, tuple[wire._Order, str, str, str]] = {
    "act": (wire.Act("x", -1, END), "over", "over", "not_seated"),
    "typed": (wire.Typed("x", "end"), "over", "over", "not_seated"),
    "try": (wire.Try("x", END), "over", "over", "not_seated"),
    "why": (wire.Why("x", 2), "over", "over", "not_seated"),
    "labels": (wire.Labels("x", END), "over", "over", "not_seated"),
    "hint": (wire.Hint("x"), "over", "over", "not_seated"),
    "takeback": (wire.TakeBack("x"), "over", "over", "not_seated"),
    "consent": (wire.Consent("x", True), "over", "over", "not_seated"),
    "sit": (wire.Sit("x", 0), "ok", "started", "started"),
    "stand": (wire.Stand("x"), "started", "started", "not_seated"),
    "resign": (wire.Resign("x"), "over", "over", "not_seated"),
    "remove": (wire.Remove("x", 1, "bob"), "over", "over", "over"),
    "endvote": (wire.EndVote("x", True), "over", "over", "over"),
    "seat": (wire.Seat("x", 2, "bot", "random"), "started", "not_owner", "not_owner"),
    "settings": (wire.Settings("x", clock=60), "started", "not_owner", "not_owner"),
    "ready": (wire.Ready("x", True), "started", "started", "started"),
    "start": (wire.Start("x"), "started", "not_owner", "not_owner"),
    "rematch": (wire.Rematch("x"), "ok", "ok", "not_seated"),
    "chat": (wire.Chat("x", "hello"), "ok", "ok", "spectator"),
    "phrase": (wire.Phrase("x", 0), "ok", "ok", "spectator"),
    "mute": (wire.Mute("x", "bob", True), "ok", "not_owner", "not_owner"),
}
PHASES = {"lobby": LOBBY | LIVE, "playing": PLAYING | LIVE, "over": OVER | LIVE}
CELLS = [
    (phase, command, role) for phase, table in PHASES.items() for command in table for role in ROLES
]


async def company(rig: Rig, phase: str) -> dict[str, Visitor]:
    """Return somebody for each role at a table in that phase."""
    if phase == "lobby":
        owner = await rig.make(HAGGLE, seats=3)
        seat = await rig.visitor("Bob")
        await seat.do(wire.Sit, 1)
    else:
        owner, seat = await rig.match(HAGGLE, "Ada", "Bob", hints="all")
    spectator = await rig.visitor("Wat")
    if phase == "over":
        while owner.table.phase == "playing":
            for person in (owner, seat):
                if any(ask.must for ask in person.client.position.asks or []):
                    await person.play("end")
    return {"owner": owner, "seat": seat, "spectator": spectator}


@pytest.mark.parametrize(("phase", "command", "role"), CELLS)
def test_every_cell(phase: str, command: str, role: str) -> None:
    order, *answers = PHASES[phase][command]

    async def say(rig: Rig) -> None:
        people = await company(rig, phase)
        fields = [getattr(order, name) for name in order.__struct_fields__[1:]]
        if (phase, command, role) == ("playing", "hint", "owner"):
            await people[role].do(wire.Hint, order="advice")
            await rig.settle(2)
            assert "advice" in people[role].client.acked
            return
        assert await people[role].do(type(order), *fields) == answers[ROLES.index(role)]

    simulated(say, TINY)


def test_every_command_is_in_every_table() -> None:
    orders = {kind.__struct_config__.tag for kind in wire._Order.__subclasses__()}
    for table in PHASES.values():
        assert set(table) == orders


def test_games_are_found_by_their_full_name_only() -> None:
    async def ask(rig: Rig) -> None:
        with pytest.raises(Exception, match="no such game"):
            await rig.make(registry.find("template"))

    simulated(ask)

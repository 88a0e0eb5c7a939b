"""A match in which a roll was undone is marked wherever it is shown."""

from msgspec.json import decode, encode
from playwright.sync_api import expect
from websockets.sync.client import ClientConnection

from aevum.server import wire
from tests.web.conftest import Come
from tests.web.tables import connected, make

LABEL = "Roll undone"
SENTENCE = "A roll or something hidden was undone"


class Hand:
    """Somebody who plays a match of the template over a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent = 0
        self.over = False
        self.asked = False
        self.send(wire.Hello())
        self.wait()

    def send(self, message: wire.FromClient) -> None:
        self.socket.send(encode(message).decode())

    def wait(self, order: str = "") -> None:
        """Read frames until a command is done, or until any frame."""
        while True:
            heard = decode(self.socket.recv(), type=wire.FromServer)
            assert not isinstance(heard, wire.No), heard
            if not isinstance(heard, wire.Snap | wire.Up):
                continue
            if heard.table is not None:
                self.over = heard.table.phase == "over"
            if heard.position is not None and heard.position.asks is not None:
                self.asked = bool(heard.position.asks)
            if not order or (isinstance(heard, wire.Up) and heard.done == order):
                return

    def do(self, kind: type, *fields: str) -> None:
        self.sent += 1
        name = f"hand-{self.sent}"
        self.send(kind(name, *fields))
        self.wait(name)

    def play_out(self) -> None:
        while not self.over:
            if self.asked:
                self.do(wire.Typed, "roll")
            else:
                self.wait()


def test_an_undone_roll_is_shown_everywhere(come: Come) -> None:
    page = come()
    page.request.post("/api/me", headers={"Sec-Fetch-Site": "same-origin"}, data={})
    code = make(page, game="template", seats=2, bots=["greedy"], start=True)
    with connected(page, code) as socket:
        hand = Hand(socket)
        hand.do(wire.Typed, "roll")
        page.goto("/")
        expect(page.get_by_role("link", name="Template").first).to_be_visible()
        expect(page.get_by_text(LABEL)).to_have_count(0)
        hand.do(wire.TakeBack)
        for path in ("/", "/watch"):
            page.goto(path)
            expect(page.get_by_text(LABEL)).to_be_visible()
        hand.play_out()
    page.goto(f"/r/{code}")
    expect(page.get_by_text(SENTENCE)).to_be_visible()
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Result").first.click()
    expect(page.get_by_text(f"{SENTENCE}, so this match")).to_be_visible()
    page.goto("/history")
    expect(page.get_by_text(LABEL)).to_be_visible()

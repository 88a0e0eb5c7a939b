"""What others did to a player between two of their questions, in a few words for the slip."""

from collections.abc import Callable
from typing import Final

from aevum.core.events import Event
from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.rules.phrases import disaster_name
from aevum.terminal.ascii.telling import teller

DONE_TO: Final[dict[str, Callable[..., Text]]] = {
    "raids": m.table_news_raids,
    "founds": m.table_news_founds,
    "razes": m.table_news_razes,
    "cancels": m.table_news_cancels,
    "uses": m.table_news_uses,
}
"""Words for events that one player does to another, who is the event's first argument."""
BORNE: Final[dict[str, Callable[[int], Text]]] = {
    "loses_gold": lambda n: m.table_news_loses(lost=[("gold", n)]),
    "loses_workers": lambda n: m.table_news_loses(lost=[("worker", n)]),
    "unhappy": lambda n: m.table_news_gets(get=[("unhappiness", n)]),
}
"""Words for the consequences to that player."""


def done_to(events: list[Event], seat: int) -> str:
    """Return what others and Disasters did to a seat, "" if nothing."""
    heads: list[Text] = []
    borne: list[list[Text]] = []
    open_ = False
    for event in events:
        head = _head(event, seat)
        if head is not None:
            heads.append(head)
            borne.append([])
            open_ = True
        elif event.seat == seat and event.kind in BORNE:
            if open_:
                borne[-1].append(BORNE[event.kind](event.args[0]))
        elif event.seat == seat:
            open_ = False  # what they get or lose now comes from their own move
    tell = teller(seat)
    told = [
        m.table_news_with(what=head, then=more) if more else m.table_news(what=head)
        for head, more in zip(heads, borne, strict=True)
    ]
    return " ".join([tell(text) for text in told])


def _head(event: Event, seat: int) -> Text | None:
    if event.kind == "disaster":
        return m.table_news_disaster(disaster=disaster_name(event.args[0]))
    if event.kind in DONE_TO and event.seat != seat and event.args[0] == seat:
        return DONE_TO[event.kind](who=event.seat)
    return None

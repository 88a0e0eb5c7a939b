"""Every question in one sentence or two: who asks, and what."""

# not compiled: words are slow code on purpose

from aevum.core.state import Ask
from aevum.games.phrases import listed, sealed_prompt
from aevum.games.temporum.rules.asks import SCORE_CARD, TURN, YES_NO
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effects import DATA, E_AMBASSADOR
from aevum.games.temporum.rules.money import begged
from aevum.games.temporum.words.asking import heading, instruction
from aevum.games.temporum.words.effectwords import EFFECT_NAMES
from aevum.games.temporum.words.flat import F_EFFECT, F_TEXT, OPEN, flat
from aevum.games.temporum.words.phrases import card_name, first_up


def prompt(chron: Chronicle, ask: Ask) -> str:
    """Return an open question, after the cards and Zones that ask it."""
    if ask.sealed():
        return sealed_prompt(chron.can_retract(ask))
    words = instruction(chron, ask)
    if ask.kind == TURN:
        return f"Your turn: {words}.{_start(chron, ask.seat)}"
    names = heading(chron, ask.seat)
    words = first_up(words)
    held = f" {_funds(chron, ask.seat)}" if _pays(chron, ask) else ""
    return f"{names}: {words}.{held}" if names else f"{words}.{held}"


def _pays(chron: Chronicle, ask: Ask) -> bool:
    """Tell whether money matters for an answer."""
    if ask.kind == SCORE_CARD:
        return True
    frame = flat(chron)
    if frame.op == F_EFFECT:
        return ask.kind == YES_NO and frame.a == E_AMBASSADOR
    return ask.kind == YES_NO and frame.op == F_TEXT


def _start(chron: Chronicle, seat: int) -> str:
    """Remind of what only the start of a turn offers: effects, and secret cards of one's hand."""
    frame = flat(chron)
    if frame.items:
        kinds = sorted({effect % DATA for effect in frame.items})
        return f" Waiting: {listed([EFFECT_NAMES[kind] for kind in kinds])}."
    if frame.b != OPEN:
        return ""
    cards = chron.terms.cards
    secrets = sorted({card for card in chron.hands[seat] if card >= 0 and cards[card].secret})
    if not secrets:
        return ""
    return f" Before that you may discard {listed([card_name(card) for card in secrets], 'or')}."


def _funds(chron: Chronicle, seat: int) -> str:
    """Return what a seat can pay with."""
    beggars = begged(chron, seat)
    more = f", and ${beggars} on Beggars" if beggars else ""
    return f"You have ${chron.money[seat]}{more}."

"""Messages in the form of tests and golden files: key and arguments, without a language."""

# not compiled: nothing needs it during play

from typing import Any

from aevum.core.text import CORE, Label, Question, Refusal, Text


def terse(said: Text | Label | Question | Refusal | None) -> str:
    """Return a message as one line, such as "say-road who=1 where=border 12"."""
    if said is None:
        return ""
    if isinstance(said, Text):
        return " ".join([said.key, *[f"{name}={_value(v)}" for name, v in said.args.items()]])
    if isinstance(said, Refusal):
        return f"{said.rule} {terse(said.text)}"
    if isinstance(said, Label):
        cost = f" cost={_value(said.cost)}" if said.cost is not None else ""
        return terse(said.text) + cost + _notes(said.notes)
    source = "".join(f"[{_value(each)}] " for each in said.source)
    return source + terse(said.text) + _notes(said.notes)


def _notes(notes: tuple[Text, ...]) -> str:
    return "".join(f" ({terse(note)})" for note in notes)


def _value(value: Any) -> str:
    if not isinstance(value, tuple):
        return str(value)
    tag = value[0]
    if tag in ("&", "|"):
        return str(tag).join([_value(each) for each in value[1]])
    if tag == "+":
        pairs = zip(value[2::2], value[3::2], strict=True)
        return "+".join([f"{n} {name}" for name, n in pairs]) or "nothing"
    if tag == "#":
        return f"{value[1]} {value[3]}"
    if tag == "@":
        return f"{value[1]} {value[2]}"
    return f"({terse(_text(value))})" if tag == "=" else str(value[1])


def _text(value: tuple[Any, ...]) -> Text:
    return Text(value[1], value[2], CORE)

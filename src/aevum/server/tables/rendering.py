"""Messages in words, for clients that have no catalogues of their own.

They address nobody in particular, so that all readers can share them: players and places have the
numbers that moves use.
"""

# compiled: every move of every table passes through here

from msgspec import UNSET, UnsetType

from aevum.core.text import CORE, ENGLISH, NUMBERED, Book, Refusal, Text, read_text
from aevum.server.transport.session import Session
from aevum.server.wire import Hello, Message, No, Words


def in_words(text: Text, language: str) -> Words:
    """Return a message in a language; "" without a language."""
    return text.book.catalogue(language).format(text, NUMBERED) if language else UNSET


def labels_in_words(texts: list[Text], language: str) -> list[str] | UnsetType:
    """Return messages in a language; none without a language."""
    if not language:
        return UNSET
    return [text.book.catalogue(language).format(text, NUMBERED) for text in texts]


def in_words_again(message: Message, book: Book, language: str) -> Words:
    """Return a worker's message in words."""
    return in_words(read_text(message, book), language) if language else UNSET


def refused(session: Session, order: str, code: str, why: Refusal | Text) -> No:
    """Return the answer to a command that cannot be carried out."""
    refusal = Refusal("", why) if isinstance(why, Text) else why
    words = in_words(refusal.whole(), session.language)
    return No(order, code, refusal.text.wire(), refusal.rule, words)


def came_late(session: Session, order: str, why: Refusal) -> No:
    """Return the answer to a command that was possible when it was given, but no longer is."""
    words = in_words(_late(why.whole()), session.language)
    return No(order, "lost", _late(why.text).wire(), why.rule, words)


def _late(refusal: Text) -> Text:
    return Text("refusal-late", {"refusal": refusal.inner()}, refusal.book)


def language_of(hello: Hello) -> str:
    """Return the language in which a client wants words, "" for none."""
    return hello.render or (ENGLISH if hello.face == "text" else "")


def unknown_language(language: str, book: Book) -> str:
    """Return what is wrong with a language in one sentence, "" if nothing is."""
    known = sorted({*CORE.languages(), *book.languages()})
    if not language or language in known:
        return ""
    return f"This game does not have that language. Choose from: {', '.join(known)}."

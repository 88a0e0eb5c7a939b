"""Text in the pseudo-language that comes from no catalogue, and text that does not fit."""

import re
from typing import Any

from playwright.sync_api import Page

PSEUDO = "en-XA"

# Messages are in brackets, which can be nested. Text outside is a name or a number, or is in an
# element marked by translate="no", bdi, or another language than the page's.
WORDS = """() => {
    const found = new Set();
    const letters = /\\p{L}{2}/u;
    const aside = (node) => /^(SCRIPT|NOSCRIPT|STYLE|BDI|KBD|CODE|TIME)$/i.test(node.tagName)
        || node.getAttribute('translate') === 'no'
        || (node.lang && node.lang !== document.documentElement.lang);
    const outside = (text, depth) => {
        let kept = '';
        for (const letter of text) {
            if (letter === '⟦') depth++;
            else if (letter === '⟧') depth--;
            else if (depth === 0) kept += letter;
        }
        return [kept, depth];
    };
    const attributes = 'aria-label aria-description aria-valuetext title placeholder alt'.split` `;
    let depth = 0;
    const visit = (node) => {
        if (node.nodeType === Node.TEXT_NODE) {
            const [kept, after] = outside(node.data, depth);
            depth = after;
            if (letters.test(kept)) found.add(kept.trim().replace(/\\s+/g, ' '));
        } else if (node.nodeType === Node.ELEMENT_NODE && !aside(node)) {
            for (const name of attributes) {
                const text = node.getAttribute(name);
                if (text && letters.test(outside(text, 0)[0])) found.add(`${name}: ${text}`);
            }
            node.childNodes.forEach(visit);
        }
    };
    visit(document.body);
    const [title] = outside(document.title, 0);
    if (letters.test(title)) found.add(`title of the page: ${title}`);
    return [...found];
}"""

# Text that is cut off and told whole by no title, and what makes the page wider than its window.
CUT = """() => {
    const found = [];
    const kind = (node) => `${node.tagName}.${node.className?.baseVal ?? node.className}`;
    const words = (each) => each.nodeType === Node.TEXT_NODE && each.data.trim();
    for (const node of document.body.querySelectorAll('*')) {
        if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const style = getComputedStyle(node);
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const small = node.clientWidth <= 2 || node.closest('.sr, svg, [aria-hidden=true]');
        const own = [...node.childNodes].some(words);
        const whole = node.title === node.textContent;
        if (!small && !whole && cuts && own && node.scrollWidth > node.clientWidth + 1)
            found.push(`cut: ${kind(node)} ${node.textContent.trim().slice(0, 60)}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) {
        const over = (each) => each.getBoundingClientRect().right > innerWidth + 1;
        const outside = [...document.body.querySelectorAll('*')].filter(over).slice(-3);
        const start = (each) => each.textContent.trim().slice(0, 40);
        const named = outside.map((each) => `${kind(each)} ${start(each)}`);
        found.push(`the page is ${wide} px too wide: ${named.join('; ')}`);
    }
    return found;
}"""


def unmarked(page: Page, known: tuple[str, ...] = ()) -> list[str]:
    """Return the words on a page outside catalogues, except `known` names."""
    found: Any = page.evaluate(WORDS)
    return sorted(words for words in found if _rest(words, known))


DATE = re.compile(r"\d{1,2} [A-Z][a-z]+ \d{4}")
"""A date, which the browser writes in the page's language and not a catalogue."""


def _rest(words: str, known: tuple[str, ...]) -> str:
    words = DATE.sub("", words)
    for name in known:
        words = words.replace(name, "")
    return "".join(letter for letter in words if letter.isalpha())


def cut(page: Page) -> list[str]:
    """Return the texts that are cut off, and what makes the page too wide."""
    found: list[str] = page.evaluate(CUT)
    return found

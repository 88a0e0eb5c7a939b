"""The samples as rendered in Python, which the renderer in TypeScript must match.

python -m tests.catalogue.twins    write expected.json
"""

import json
from pathlib import Path
from typing import Any

from tests.catalogue.sampler.messages import BOOK
from tests.catalogue.samples import LANGUAGES, READERS, samples

EXPECTED = Path(__file__).with_name("expected.json")


def expected() -> str:
    """Return the file: readers, and each sample with its pieces for each language and reader."""
    rows: list[Any] = []
    for text in samples():
        for lang in LANGUAGES:
            catalogue = BOOK.catalogue(lang)
            told = [catalogue.parts(text, reader) for reader in READERS]
            rows.append([text.wire(), lang, catalogue.language(text), told])
    readers = [reader._asdict() for reader in READERS]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f'{{"readers": {json.dumps(readers, ensure_ascii=False)},\n"rows": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    EXPECTED.write_text(expected(), encoding="utf-8")

"""The types that a view may contain."""

from typing import Any

PLAIN = (int, str, bool)


def plain(fields: dict[str, object]) -> dict[str, Any]:
    """Return the fields of a view; each is plain, or a list of plain rows or values."""
    for name, value in fields.items():
        rows = value if isinstance(value, (list, tuple)) else [value]
        for row in rows:
            values = row if isinstance(row, list) else [row]
            assert all(isinstance(each, PLAIN) for each in values), name
    return fields

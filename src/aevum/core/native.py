"""What compiled modules need from mypyc, with substitutes so that the pure build does not need it.

This module itself is never compiled: at run time its names must be the plain ones below.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_flags, **_settings):
        """Return the class unchanged: only the compiler reads these marks.

        `acyclic` promises that nothing an object holds leads back to it: the garbage collector
        then skips it, which makes small objects cheaper.
        """
        return lambda cls: cls


def build() -> str:
    """Return "compiled" if the rules run as machine code in this process, else "pure"."""
    from aevum.core import state

    return "pure" if (state.__file__ or "").endswith(".py") else "compiled"

"""`python -m aevum` is the command `aevum`."""

import sys

try:
    from aevum.cli import main
except KeyboardInterrupt:
    sys.exit(130)

main()

"""`python -m dejarik` is the same as `dejarik`."""

from __future__ import annotations

import sys

from dejarik.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m bench [--only kernel,odds]`: the same as `dejarik bench`."""

from __future__ import annotations

import sys

from dejarik.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", *sys.argv[1:]]))

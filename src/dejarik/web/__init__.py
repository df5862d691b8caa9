"""The page: plain ES modules, styles and symbols that the table's server hands out as they are.

There is nothing to build and nothing to run here. The page holds no rule of any game: it shows what the server
sends (`docs/table.md`) and returns choices.
"""

from __future__ import annotations

from pathlib import Path

#: The folder that is served at `/`.
STATIC = Path(__file__).parent / "static"

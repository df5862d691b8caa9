"""What docs/missions.md quotes is what stands in the mission's files."""

from __future__ import annotations

import re
from pathlib import Path

import dejarik

ROOT = Path(__file__).parents[4]
SOURCE = Path(dejarik.__file__).parent / "assault"
FILES = (
    SOURCE / "facts" / "missions" / "echo-base-b.json",
    SOURCE / "content" / "missions" / "echo_base_b.py",
    Path(__file__).with_name("test_return_to_hoth_maps.py"),
)


def test_the_guide_quotes_the_mission_as_it_is() -> None:
    guide = (ROOT / "docs" / "missions.md").read_text(encoding="utf-8")
    quotes = re.findall(r"```\w+\n(.*?)```", guide, re.DOTALL)[
        : len(FILES)
    ]  # behind them, of missions of the campaign
    assert len(quotes) == len(FILES)
    for quote, file in zip(quotes, FILES, strict=True):
        assert quote in file.read_text(encoding="utf-8")

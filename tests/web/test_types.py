"""The types that the page's code is checked with are made from the records that are sent to it."""

from __future__ import annotations

from scripts.page_types import FOLDER, written


def test_the_types_of_the_page_are_those_of_what_is_sent() -> None:
    """Where this fails, `make fmt` writes them anew."""
    found = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert found == {path.name: content for path, content in written().items()}

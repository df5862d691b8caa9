"""Reading a made-up module of content, for tests of the mistakes that authors make."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from runpy import run_path

import pytest

from dejarik.kernel.errors import Mistake
from dejarik.messages import Language, say


def refusal(folder: Path, source: str, then: Callable[[], None] = lambda: None) -> str:
    """What an author is told when a module of the core set with this source is read, or when something follows."""
    module = folder / "core" / "made_up.py"
    module.parent.mkdir(exist_ok=True)
    module.write_text(source, encoding="utf-8")

    def read() -> None:
        run_path(str(module))
        then()

    with pytest.raises(Mistake) as caught:
        read()
    return say(caught.value.message, Language.ENGLISH)

"""Reading a made-up module of content, for tests of the mistakes that authors make."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

from dejarik.kernel.errors import Mistake
from dejarik.messages import Language, say


def refusal(folder: Path, source: str) -> str:
    """What an author is told when a module of the core set with this source is read."""
    module = folder / "core" / "made_up.py"
    module.parent.mkdir(exist_ok=True)
    module.write_text(source, encoding="utf-8")
    with pytest.raises(Mistake) as caught:
        run_path(str(module))
    return say(caught.value.message, Language.ENGLISH)

"""What a page shows of the card game: the table as it stands, hints before a choice, cards to look up.

Everything is records (`records`) made from the engine's own answers; no rule is carried out here, and nothing appears
that is hidden from the seat. Pictures and words are the page's.
"""

from __future__ import annotations

from dejarik.lcg.presenting.presenter import CardPresenter

__all__ = ["CardPresenter"]

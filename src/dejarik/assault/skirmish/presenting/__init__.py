"""What a page shows of a skirmish: the table as it stands, hints before a choice, cards and maps to look up.

Everything is records (`records`, `catalogue_records`) made from the engine's own answers; no rule is carried out here,
and nothing appears that is hidden from the seat. Pictures and words are the page's.
"""

from __future__ import annotations

from dejarik.assault.skirmish.presenting.presenter import SkirmishPresenter

__all__ = ["SkirmishPresenter"]

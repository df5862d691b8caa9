"""A told mission for those who look at it."""

from dejarik.assault.campaign.companion.presenting.presenter import ToldPresenter

__all__ = ["ToldPresenter"]

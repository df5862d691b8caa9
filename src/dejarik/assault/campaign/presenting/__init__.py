"""A mission for those who look at it."""

from dejarik.assault.campaign.presenting.presenter import MissionPresenter

__all__ = ["MissionPresenter"]

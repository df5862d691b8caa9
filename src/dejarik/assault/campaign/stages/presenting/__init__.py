"""A campaign between its missions, as it is shown and told."""

from dejarik.assault.campaign.stages.presenting.presenter import StagePresenter

__all__ = ["StagePresenter"]

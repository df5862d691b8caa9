"""Where figures that are deployed are put: as close as possible to a space (CORE-DEPLOY-05). Of the deployment points
of the Empire the Rebels do not learn (CORE-INFO-01)."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Group
from dejarik.kernel import Procedure


def place_members(
    state: Assault,
    group: Group,
    spaces: list[int],
    by: int,
    *,
    anywhere: bool = False,
    clear: Sequence[int] = (),
) -> list[Procedure]:
    """Its figures are placed: each on or next to its own space, or all about the only one; or `anywhere` of them. A
    single one with a large base comes to all the spaces that are named for it. `clear`: the places of other groups."""
    waiting = [figure for figure in members(state, group.id) if figure.space == NOWHERE]
    if anywhere:
        return [place_near(figure, spaces, by) for figure in waiting]
    if len(waiting) == 1 and 1 < len(spaces) == _size(waiting[0]):
        return [place_near(waiting[0], spaces, by, whole=True)]
    return [
        place_near(figure, spaces[min(place, len(spaces) - 1) :][:1], by, clear=clear)
        for place, figure in enumerate(waiting)
    ]


def _size(figure: Figure) -> int:
    base = profile(figure.card).base
    return base.short * base.long


def place_near(
    figure: Figure, points: list[int], by: int, *, whole: bool = False, clear: Sequence[int] = ()
) -> Place:
    """A figure comes as close as possible to one of these spaces, or to all of them as a `whole`. They are a secret of
    the Empire if it places it."""
    return Place(
        figure=figure.id,
        seat=by,
        among=points,
        close=True,
        secret=by == EMPIRE,
        whole=whole,
        clear=[space for space in clear if space not in points],
    )

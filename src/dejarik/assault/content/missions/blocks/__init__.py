"""The vocabulary of missions: declaring one, scoring, carrying, bombardments, and what bots want."""

from dejarik.assault.content.missions.blocks.bombardment import Fired, Guns
from dejarik.assault.content.missions.blocks.carrying import (
    badly_hurt,
    carries,
    let_go,
    retrieving,
    who_carries,
)
from dejarik.assault.content.missions.blocks.declaring import mission, wants_of
from dejarik.assault.content.missions.blocks.scoring import (
    area,
    at_round_end,
    at_round_start,
    controlled,
    inside,
    open_doors_in_time,
    owner_of_zone,
    score_each,
    score_team,
    seats_in_order,
    speaker,
    teams_in_order,
    zone,
)
from dejarik.assault.content.missions.blocks.wants import (
    Bring,
    Wants,
    beside_any,
    deployment_zones,
    in_area,
    own_zone,
    unless_marked,
)

__all__ = [
    "Bring",
    "Fired",
    "Guns",
    "Wants",
    "area",
    "at_round_end",
    "at_round_start",
    "badly_hurt",
    "beside_any",
    "carries",
    "controlled",
    "deployment_zones",
    "in_area",
    "inside",
    "let_go",
    "mission",
    "open_doors_in_time",
    "own_zone",
    "owner_of_zone",
    "retrieving",
    "score_each",
    "score_team",
    "seats_in_order",
    "speaker",
    "teams_in_order",
    "unless_marked",
    "wants_of",
    "who_carries",
    "zone",
]

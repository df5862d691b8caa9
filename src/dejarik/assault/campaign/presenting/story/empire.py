"""What the Empire does: threat, deployments, reinforcements, Attachments; and groups of allies that come."""

from __future__ import annotations

from dejarik.assault.campaign.rules.agendas import InfluenceSpent
from dejarik.assault.campaign.rules.attachments import CardAttached, CardDetached
from dejarik.assault.campaign.rules.bounties import BountyClaimed, BountyDiscarded
from dejarik.assault.campaign.rules.counters import CounterChanged
from dejarik.assault.campaign.rules.deploying import (
    CardReturned,
    GroupDeployed,
    Reinforced,
    TroopsShown,
)
from dejarik.assault.campaign.rules.open_groups import CardAdded, OpenGroupsChosen
from dejarik.assault.campaign.rules.prices import DuringDeployment
from dejarik.assault.campaign.rules.rounds import InsteadOfActivating
from dejarik.assault.campaign.rules.sheet_tokens import SheetTokensChanged, StoreChanged
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.campaign.rules.threat import ThreatChanged, ThreatRises
from dejarik.assault.rules.names import card_text, group_text, ranked_text
from dejarik.assault.rules.reports import GroupEvent
from dejarik.assault.showing.plain import listed
from dejarik.assault.showing.story.scene import STORY, AssaultScene, of_figure, of_player
from dejarik.kernel import Text, text
from dejarik.kernel.telling import Line

STORY.silent(ThreatRises)  # the line of `ThreatChanged` tells what it came to
STORY.silent(OpenGroupsChosen, DuringDeployment, InsteadOfActivating)  # they only give others their time


@STORY.tells_before(ThreatRises)
def _threat_looms(scene: AssaultScene, event: ThreatRises) -> Line:
    return of_player(EMPIRE, text("mission-log-threat-looms", amount=event.amount))


@STORY.tells_occasion(OpenGroupsChosen)
def _open_groups(scene: AssaultScene, event: OpenGroupsChosen) -> Line:
    return of_player(EMPIRE, text("mission-log-open-groups"))


STORY.acts("deploy", GroupDeployed, Reinforced)


@STORY.tells(ThreatChanged)
def _threat(scene: AssaultScene, event: ThreatChanged) -> Line:
    amount = abs(event.amount)
    if not event.amount:
        said = text("mission-log-threat-held")
    elif event.spent:
        said = text("mission-log-threat-spent", amount=amount, threat=event.threat)
    elif event.amount < 0:
        said = text("mission-log-threat-lost", amount=amount, threat=event.threat)
    else:
        said = text("mission-log-threat", amount=amount, threat=event.threat)
    return of_player(EMPIRE, said)


@STORY.tells(InfluenceSpent)
def _influence(scene: AssaultScene, event: InfluenceSpent) -> Line:
    said = text("mission-log-influence-spent", amount=event.amount, influence=event.influence)
    return of_player(EMPIRE, said)


@STORY.tells(GroupDeployed)
def _deployed(scene: AssaultScene, event: GroupDeployed) -> Line:
    group = _group(scene, event)
    if event.seat == EMPIRE:
        return of_player(event.seat, text("mission-log-deployed", group=group))
    return of_player(event.seat, text("mission-log-ally", group=group))


@STORY.tells(Reinforced)
def _reinforced(scene: AssaultScene, event: Reinforced) -> Line:
    return of_player(event.seat, text("mission-log-reinforced", group=_group(scene, event)))


@STORY.tells(CardReturned)
def _returned(scene: AssaultScene, event: CardReturned) -> Line:
    return of_player(EMPIRE, text("mission-log-returned", card=ranked_text(event.card)))


@STORY.tells(CardAdded)
def _added(scene: AssaultScene, event: CardAdded) -> Line:
    return of_player(EMPIRE, text("mission-log-added", card=card_text(event.card)))


@STORY.tells(CardAttached)
def _attached(scene: AssaultScene, event: CardAttached) -> Line:
    group = scene.state.groups.get(event.group)
    host = text("assault-log-somebody") if group is None else group_text(scene.state, group)
    return of_player(event.seat, text("mission-log-attached", card=card_text(event.card), group=host))


@STORY.tells(CardDetached)
def _detached(scene: AssaultScene, event: CardDetached) -> Line:
    return of_player(event.seat, text("mission-log-detached", card=card_text(event.card)))


@STORY.tells(TroopsShown)
def _shown(scene: AssaultScene, event: TroopsShown) -> Line:
    if not event.cards:
        return of_player(EMPIRE, text("mission-log-no-troops"))
    return of_player(
        EMPIRE, text("mission-log-troops", cards=listed([ranked_text(card) for card in event.cards]))
    )


def _group(scene: AssaultScene, event: GroupEvent) -> Text:
    group = scene.state.groups.get(event.group)
    return card_text(event.card) if group is None else group_text(scene.state, group)


@STORY.tells(CounterChanged)
def _counted(scene: AssaultScene, event: CounterChanged) -> Line:
    return of_player(event.seat, text("mission-log-counter", card=card_text(event.card), count=event.count))


@STORY.tells(SheetTokensChanged)
def _on_sheet(scene: AssaultScene, event: SheetTokensChanged) -> Line:
    said = text(
        "mission-log-on-sheet",
        figure=scene.name(event.figure),
        token=text(f"token-{event.kind}"),
        count=event.count,
    )
    return of_figure(scene, event.figure, said)


@STORY.tells(StoreChanged)
def _in_store(scene: AssaultScene, event: StoreChanged) -> Line:
    return Line(text=text("mission-log-store", token=text(f"token-{event.kind}"), count=event.count))


@STORY.tells(BountyClaimed)
def _claimed(scene: AssaultScene, event: BountyClaimed) -> Line:
    return of_figure(scene, event.figure, text("mission-log-bounty", figure=scene.name(event.figure)))


@STORY.tells(BountyDiscarded)
def _discarded(scene: AssaultScene, event: BountyDiscarded) -> Line:
    return of_figure(scene, event.figure, text("mission-log-bounty-gone", figure=scene.name(event.figure)))

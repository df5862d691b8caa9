"""What a mission leaves in the log of its campaign: its result, what it has paid, and what follows (CORE-STAGE-05).

Everything that needs no choice and no chance. What does is entered as owed, and settled in the stage that comes next.
"""

from __future__ import annotations

from dejarik.assault.campaign.rules.log import EMPIRE, SIDE_KINDS, STORY_KINDS, TOGETHER, Log, What, is_forced
from dejarik.assault.campaign.rules.payment import ALWAYS, Part, following_of, payment_of
from dejarik.assault.campaign.rules.results import Result
from dejarik.assault.facts.campaign_library import agenda, agenda_of, all_rewards, reward
from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.facts.campaign_vocabulary import AfterUse, AgendaType, Camp
from dejarik.assault.facts.cards import GameMode
from dejarik.assault.facts.library import all_deployment, deployment
from dejarik.kernel.records import copy

REWARDED = "CORE-REWARD-01"


def after_mission(before: Log, over: Result) -> Log:
    """The log of a campaign when one of its missions is over."""
    log = copy(before)
    log.write(
        What.PLAYED,
        over.threat_level,
        seat=EMPIRE if over.winner is Side.IMPERIAL else TOGETHER,
        name=over.mission,
        on=over.reason,
        rule="CORE-LOG-01",
    )
    _clear(log, over)
    _put_away_agendas(log, over)
    _pay(log, over)
    _follow(log, over)
    return log


def _clear(log: Log, over: Result) -> None:
    """Its card leaves the game, items left behind return, bounty tokens are where they are now."""
    for what in (What.CHOSEN, What.FORCED, What.ACTIVE):
        for seat in (TOGETHER, EMPIRE):
            if over.mission in log.names(what, seat):
                log.drop(what, over.mission, seat=seat, reason="played", rule="CORE-STAGE-05")
    for ally in log.names(What.BROUGHT):
        log.drop(What.BROUGHT, ally, reason="played", rule="CORE-ALLY-08")
    for seat in log.seats:
        for card in log.names(What.LEFT, seat):
            log.drop(What.LEFT, card, seat=seat, reason="returned", rule="CORE-STAGE-05")
        change = int(seat in over.bounties) - log.total(What.BOUNTY, seat)
        if change:
            log.write(What.BOUNTY, change, seat=seat, reason="tokens", source=over.mission)


# --- What it pays -----------------------------------------------------------------------------------


def _pay(log: Log, over: Result) -> None:
    due, spent = payment_of(over), log.total(What.CREDITS) - over.purse
    if spent:
        log.write(What.CREDITS, -spent, reason="spent", source=over.mission)
    crates = due.crates - sum(over.cards.values())
    if crates:
        log.write(What.CREDITS, crates, reason="crates", source=over.mission, rule="CORE-STAGE-05")
    for card, paid in over.cards.items():
        log.write(What.CREDITS, paid, reason="text", source=card, rule="CORE-STAGE-05")
    for name, times in over.merits.items():
        if times:
            log.write(What.MERIT, times, name=name, source=over.mission)
    for part in due.parts:
        pay_part(log, over.mission, part)


def pay_part(log: Log, mission: str, part: Part) -> None:
    """Enter one part of what a mission pays."""
    reason = part.because if part.because == ALWAYS or not part.unless else f"not-{part.because}"

    def enter(what: What, amount: int, seat: int = TOGETHER, name: str = "") -> None:
        if amount:
            log.write(what, amount, seat=seat, name=name, reason=reason, source=mission, rule=REWARDED)

    paid = part.reward
    for seat in log.seats:
        enter(What.XP, paid.xp_each_hero * part.times, seat)
    enter(What.CREDITS, paid.credits_per_hero * part.times * len(log.heroes))
    enter(What.XP, paid.xp_imperial * part.times, EMPIRE)
    enter(What.INFLUENCE, paid.influence * part.times, EMPIRE)
    enter(What.EXTRA_AGENDA, paid.extra_agenda * part.times, EMPIRE)
    enter(What.CHEAPER, paid.item_cheaper * part.times)
    enter(What.OWED_ALLY, int(paid.ally_choice))
    for named in (paid.ally, *paid.allies):
        ally = _earned(log, named)
        enter(What.ALLY, int(bool(ally)), TOGETHER, ally)
    if can_be_earned(log, paid.villain):
        enter(What.VILLAIN, int(bool(paid.villain)), EMPIRE, paid.villain)
    for card in (paid.card, paid.boon):
        if card:
            enter(*_place(log, card), card)
    bane = log.plan.banes.get(listed_mission(mission).id, "")
    if paid.bane_discarded and bane in log.names(What.CARD, EMPIRE):
        log.drop(What.CARD, bane, seat=EMPIRE, reason="bane-discarded", rule="CORE-STAGE-07")


def _earned(log: Log, ally: str) -> str:
    """CORE-ALLY-05: whom a reward brings; the second time the elite card, if there is one, so that either may come."""
    have = log.names(What.ALLY)
    if ally not in have:
        return ally
    elite = [
        card.id
        for card in all_deployment()
        if card.elite
        and not card.unique
        and card.title == deployment(ally).title
        and GameMode.CAMPAIGN in card.modes
        and card.id not in have
    ]
    return elite[0] if elite else ""


def can_be_earned(log: Log, villain: str) -> bool:
    """CORE-CAMPAIGN-17; and nobody is earned twice."""
    return villain not in (*log.plan.barred_villains, *log.names(What.VILLAIN, EMPIRE))


def _place(log: Log, card: str) -> tuple[What, int, int]:
    """To whom a Reward card goes: the Empire, all Rebels, its hero, or whom the Rebels choose."""
    printed = reward(card)
    if printed.side is Camp.IMPERIAL:
        return What.CARD, 1, EMPIRE
    if printed.shared:
        return What.CARD, 1, TOGETHER
    if printed.hero in log.heroes:
        return What.CARD, 1, 1 + log.heroes.index(printed.hero)
    return What.OWED_CARD, 1, TOGETHER


# --- Agendas ----------------------------------------------------------------------------------------


def _put_away_agendas(log: Log, over: Result) -> None:
    """Influence that was spent, and cards that were played or have left play (CORE-AGENDA-04): everybody has seen which
    (CORE-INFO-03)."""
    spent = log.total(What.INFLUENCE, EMPIRE) + over.gained - over.influence
    for change, reason in ((-spent, "spent"), (over.gained, "text")):
        if change:
            log.write(What.INFLUENCE, change, seat=EMPIRE, reason=reason, source=over.mission)
    for card in log.names(What.AGENDA, EMPIRE):
        printed = agenda(card)
        if printed.type not in (AgendaType.SECRET, AgendaType.ONGOING) or card in over.agendas:
            continue
        log.drop(What.AGENDA, card, seat=EMPIRE, reason="agenda-played", rule="CORE-AGENDA-04", open=True)
        if printed.after_use is AfterUse.DISCARD_OR_SHUFFLE:
            log.write(What.OWED_AGENDA, seat=EMPIRE, name=card, reason="agenda-played", rule="CORE-AGENDA-04")


# --- What follows -----------------------------------------------------------------------------------


def _follow(log: Log, over: Result) -> None:
    """Missions that become active; those of agendas, if another side mission was played (CORE-AGENDA-05)."""
    mission, next_ones = over.mission, following_of(over)
    by_empire = next_ones.chosen_by is Side.IMPERIAL
    for name in (name for name in next_ones.missions if name not in log.active(*STORY_KINDS)):
        if by_empire:
            log.write(What.OWED_STORY, seat=EMPIRE, name=name, source=mission, rule="IA-CAMP-HE-01")
        elif next_ones.face_down:
            log.write(What.ACTIVE, seat=EMPIRE, name=name, source=mission, rule="CORE-STAGE-03", open=False)
        else:
            log.write(What.ACTIVE, name=name, source=mission, rule="CORE-STAGE-03")
    if next_ones.forced:
        log.write(What.FORCED, name=next_ones.forced, source=mission, rule="CORE-FORCED-02")
    for what, count in (
        (What.DUE_SIDE, next_ones.side_missions),
        (What.DUE_THREAT, next_ones.threat_missions),
    ):
        if count:
            log.write(what, count, source=mission, rule="CORE-STAGE-05")
    own = agenda_of(mission)
    if own is not None and own.id in log.names(What.AGENDA, EMPIRE):
        log.drop(What.AGENDA, own.id, seat=EMPIRE, reason="played", rule="CORE-AGENDA-04")
    if listed_mission(mission).kind in SIDE_KINDS and not is_forced(mission):
        for other in log.active(*SIDE_KINDS):
            _expire(log, other)


def _expire(log: Log, mission: str) -> None:
    """An agenda side mission that was not played gives the Empire its reward, and is gone."""
    card = agenda_of(mission)
    if card is None or card.mission is None:
        return
    log.drop(What.ACTIVE, mission, reason="not-played", rule="CORE-AGENDA-05")
    log.drop(What.AGENDA, card.id, seat=EMPIRE, reason="not-played", rule="CORE-AGENDA-05")
    rewarded = card.mission.reward
    what = What.CARD if rewarded in {each.id for each in all_rewards()} else What.VILLAIN
    if what is What.CARD or can_be_earned(log, rewarded):
        log.write(
            what, seat=EMPIRE, name=rewarded, reason="not-played", source=mission, rule="CORE-AGENDA-05"
        )

"""Reward cards of the Rebels that any hero may have, and two personal ones about supplies."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeCounted,
    AttributeTest,
    AttributeTestBegins,
)
from dejarik.assault.campaign.rules.heroes import Commanded, present, tokens_of
from dejarik.assault.campaign.rules.missions import RevealEvent, events_to_come
from dejarik.assault.campaign.rules.prices import keep_out
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, is_rebel
from dejarik.assault.campaign.rules.strain import Rested, recover_strain
from dejarik.assault.campaign.rules.supply import SupplyDiscarded, SupplyDrawn, TakeSupply, salvage_supply
from dejarik.assault.campaign.rules.threat import ThreatRises, can_gain_threat, gain_threat
from dejarik.assault.content.blocks import (
    Part,
    after,
    always_on,
    before,
    both,
    card,
    deplete_cost,
    during,
    exhaust_cost,
    it_is_me,
    me,
    strain_cost,
    the_attack,
)
from dejarik.assault.content.blocks.costs import exhaust_source, is_source_exhausted
from dejarik.assault.content.campaign.between import more_items, pays_influence, rebels_won
from dejarik.assault.content.campaign.gear import heals, hurt_itself, is_tired, not_focused
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.phrases import become, near
from dejarik.assault.content.picks import Pick, pick_word, words
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.campaign_library import is_imperial_class
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.rules.attack import Reroll, RerollTime, rerollable
from dejarik.assault.rules.events import RoundBegins, StatusBegins
from dejarik.assault.rules.figures.damage import Defeated, hurt
from dejarik.assault.rules.ground import foes
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import definition_of
from dejarik.assault.rules.verbs import held_label, held_name
from dejarik.kernel import (
    Constant,
    Decision,
    How,
    Procedure,
    Public,
    Source,
    Use,
    Verb,
    ask,
    each_of,
)
from dejarik.kernel import choose as ask_for
from dejarik.kernel.effects import Effect, follows

# --- Allies ---------------------------------------------------------------------------------------


def _cheaper_ally(name: str, *cards: str) -> Part:
    """The Empire gains 2 threat less for an ally, or for one with these cards."""

    def when(state: MissionState, source: Source, id: int, group: int) -> bool:
        return not cards or state.groups[group].card in cards

    return Part(name, constants=(Constant("ally-cost", How.ADD, -2, when, name=name),))


card("allied-operations", _cheaper_ally("allied-operations"))


def _tired_by_his_command(state: MissionState, use: Use, event: Commanded) -> bool:
    figure = state.figures.get(event.figure)
    return event.by == use.subject and figure is not None and is_tired(state, figure)


def _encourage(state: MissionState, use: Use, event: Commanded) -> None:
    recover_strain(state, state.figures[event.figure], 1)


card(
    "fearless-leader",
    _cheaper_ally("recruiter", "rebel-trooper", "rebel-trooper-elite"),
    after("encourage", Commanded, _encourage, when=_tired_by_his_command, forced=True),
)


# --- Rest and tests -------------------------------------------------------------------------------


card(
    "adrenal-implant",
    after(
        "adrenal-implant",
        Rested,
        become(Condition.FOCUSED),
        when=both(it_is_me, not_focused),
        costs=(exhaust_cost(),),
    ),
)
card(
    "the-ways-of-the-force",
    after(
        "the-ways-of-the-force",
        AttributeTestBegins,
        become(Condition.FOCUSED),
        when=both(it_is_me, not_focused),
        costs=(strain_cost(1),),
    ),
)


def _friend_has_rolled(state: MissionState, use: Use, event: AttributeCounted) -> bool:
    return is_rebel(state, state.figures[event.figure])


def _add_success(state: MissionState, use: Use) -> None:
    state.the(AttributeTest).added += 1


card(
    "strategy-executed",
    after(
        "strategy-executed",
        AttributeCounted,
        _add_success,
        when=_friend_has_rolled,
        costs=(deplete_cost(),),
    ),
)


def _somebody_is_tired(state: MissionState, use: Use) -> bool:
    return any(is_tired(state, state.figures[hero.figure]) for hero in present(state))


def _invigorate(state: MissionState, use: Use) -> None:
    for hero in present(state):
        recover_strain(state, state.figures[hero.figure], tokens_of(state, hero))


card(
    "invigorated-by-success",
    after(
        "invigorated-by-success",
        RoundBegins,
        _invigorate,
        when=_somebody_is_tired,
        costs=(deplete_cost(),),
    ),
)
card("networks-restored", more_items("networks-restored", of_each_deck=True))
card(
    "resurgence",
    pays_influence("resurgence", -1, lambda state, paid: rebels_won(state, paid) and paid.influence > 0),
)


# --- Supplies -------------------------------------------------------------------------------------


def _is_hero(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return figure.id in state.heroes


card("rebel-recon", always_on("rebel-recon", "supply-drawn", 1, who=_is_hero))


class _TakesMedicine(Effect[MissionState]):
    """The hero takes a MEDICAL card out of the Supply deck."""

    def possible(self, state: MissionState, use: Use) -> bool:
        return bool(TakeSupply(figure=use.subject, trait=ItemTrait.MEDICAL).offer(state))

    def __call__(self, state: MissionState, acting: Use) -> None:
        state.push(TakeSupply(figure=acting.subject, trait=ItemTrait.MEDICAL))


card("systems-upgrade", during("systems-upgrade", _TakesMedicine(), costs=(deplete_cost(),)))


def _own_pool(state: MissionState, use: Use) -> str:
    """The pool that the figure rolls in the attack; none, if it takes no part."""
    attack = the_attack(state)
    pools = {attack.target: "defence", attack.attacker: "attack"}
    return pools.get(use.subject, "")


def _can_reroll(state: MissionState, use: Use) -> bool:
    pool = _own_pool(state, use)
    return bool(pool) and bool(rerollable(the_attack(state), pool))


def _reroll(state: MissionState, use: Use) -> None:
    state.push(Reroll(seat=use.seat, pools=[_own_pool(state, use)]))


def _salvage(state: MissionState, use: Use, event: SupplyDiscarded) -> None:
    salvage_supply(state, me(state, use), event)


def _is_worth_it(state: MissionState, use: Use, event: SupplyDiscarded) -> bool:
    """It lies there, and does something not only when it is drawn."""
    texts = definition_of(event.card).abilities
    return event.card in state.supply_discard and not all(text.on is SupplyDrawn for text in texts)


card(
    "alliance-efficiency",
    after("reroll", RerollTime, _reroll, when=_can_reroll, costs=(exhaust_cost(),)),
    after(
        "better-rest",
        Rested,
        heals(1),
        when=both(it_is_me, hurt_itself),
        costs=(exhaust_cost(),),
    ),
    after("salvage-supply", SupplyDiscarded, _salvage, when=_is_worth_it, costs=(deplete_cost(),)),
)


# --- Against the Empire ---------------------------------------------------------------------------


def _foes_within_3(state: MissionState, figure: Figure) -> list[Figure]:
    return near(state, figure, foes(state, figure), 3)


@follows
def _shard(state: MissionState, pick: Pick, figure: Figure) -> None:
    ways = words({"shard-1-damage": True, "shard-3-damage": can_gain_threat(state, 0)})
    pick_word(state, pick, ways, _shatter, chosen=[figure.id])


@follows
def _shatter(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures.get(pick.chosen[0])
    dear = word == "shard-3-damage"
    if figure is not None:
        hurt(state, [figure], 3 if dear else 1, by=pick.seat, source=pick.subject)
    if dear:
        gain_threat(state, 1)


card(
    "bardottan-shard",
    during("shard", choose(_foes_within_3, _shard), costs=(strain_cost(1), exhaust_cost())),
)


def _lower_level(state: MissionState, use: Use) -> None:
    state.modify("threat-level", How.ADD, -1, until=state.scope("round"))


card(
    "lessons-of-history",
    after("less-threat", StatusBegins, _lower_level, costs=(deplete_cost(),)),
)


def _slow(state: MissionState, use: Use, event: ThreatRises) -> None:
    event.amount = max(0, event.amount - 2)


card(
    "populist-support",
    before("slow-threat", ThreatRises, _slow, costs=(deplete_cost(),)),
)


def _imperial_group_falls(state: MissionState, use: Use, event: Defeated) -> bool:
    return event.last and event.seat == EMPIRE


def _keep_out(state: MissionState, use: Use, event: Defeated) -> None:
    keep_out(state, event.card)


card(
    "scouted-enemies",
    after("no-return", Defeated, _keep_out, when=_imperial_group_falls, costs=(exhaust_cost(),)),
)


# --- Inside Source --------------------------------------------------------------------------------


def _mission_is_new(state: MissionState, use: Use, event: RoundBegins) -> bool:
    return event.round == 1 and bool(events_to_come(state))


def _reveal(state: MissionState, use: Use) -> None:
    state.push(RevealEvent(key=use.key, ability=use.ability))


card("inside-source", after("reveal-event", RoundBegins, _reveal, when=_mission_is_new, forced=True))


# --- Intercepted Plans ----------------------------------------------------------------------------

SABOTAGE = Verb("card", held_label, held_name, lambda state, asked, id: {"card": state.sources[id].key})


class Sabotage(Procedure):
    """The Rebels choose an Imperial Class card, which is exhausted."""

    seat: Public[int]
    key: Public[str]
    ability: Public[str]
    figure: Public[int] = 0  # whose ability it is

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(SABOTAGE, ready_class_cards(state))
        prompt, about = asking_text(self.key, self.ability), {"figure": self.figure}
        return ask_for(self.seat, prompt, options, about=about) if options else None

    def take(self, state: MissionState, id: int) -> None:
        exhaust_source(state, id)

    steps = (ask(offer, take),)


def ready_class_cards(state: MissionState) -> list[int]:
    """Those that are not exhausted; an Attachment counts once for its group."""
    found: dict[tuple[str, int], int] = {}
    for id, source in state.sources.items():
        if is_imperial_class(source.key) and source.seat == EMPIRE and not is_source_exhausted(state, id):
            figure = state.figures.get(source.subject)
            found.setdefault((source.key, figure.group if figure is not None else id), id)
    return list(found.values())


class _Sabotages(Effect[MissionState]):
    def possible(self, state: MissionState, use: Use) -> bool:
        return bool(ready_class_cards(state))

    def __call__(self, state: MissionState, acting: Use) -> None:
        state.push(Sabotage(seat=acting.seat, key=acting.key, ability=acting.ability, figure=acting.subject))


card(
    "intercepted-plans",
    after("sabotage", RoundBegins, _Sabotages(), costs=(deplete_cost(),)),
)

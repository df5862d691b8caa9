"""Loku Kanoloa, Mon Cala Special Forces: his sheet and his class deck. They speak of recon tokens (IA-RECON)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.recon import PlaceRecon, discard_recon, has_recon
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.content.blocks import (
    Part,
    after,
    both,
    by_surge,
    card,
    during,
    exhaust_cost,
    exhaust_it,
    here,
    is_exhausted,
    it_is_me,
    many,
    me,
    rule,
    special,
    strain_cost,
    surge,
    while_attacking,
    while_others_attack,
    while_others_defend,
)
from dejarik.assault.content.campaign.feats import a_friend_attacks, has_card
from dejarik.assault.content.choosing import anywhere, choose, choose_word, heard
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    Tally,
    attack_with,
    find_target,
    may_attack,
)
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds, MoveDeclared
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.ground import (
    are_adjacent,
    are_opponents,
    are_within,
    foes,
    friends,
    is_friendly,
    is_hostile,
    members,
    on_board,
    sees,
)
from dejarik.assault.rules.objects.interacting import beside, interact, interactions
from dejarik.assault.rules.objects.tokens import CRATE, tokens_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel import IN_PLAY, Cost, Event, How, Source, Use
from dejarik.kernel.effects import follows


@follows
def _mark(state: MissionState, pick: Pick, target: Figure | Token) -> None:
    state.push(PlaceRecon(seat=pick.seat, place=target.id, key=pick.key, ability=pick.ability))


def _unmarked(state: Assault, figures: list[Figure]) -> list[Figure]:
    """A second token on a figure would do nothing."""
    return [figure for figure in figures if not has_recon(state, figure.id)]


# --- His sheet, Combat Spotter --------------------------------------------------------------------


def _in_his_sights(state: Assault, loku: Figure) -> list[Figure]:
    through = has_card(state, loku, "loku-kanoloa-combat-spotter")
    seen = [foe for foe in foes(state, loku) if sees(state, loku, foe, through_figures=through)]
    return _unmarked(state, seen)


def _marked_is_attacked(state: Assault, attack: Attack, holder: Figure, attacker: Figure) -> bool:
    return (
        attack.attacker == attacker.id
        and is_friendly(state, holder, attacker)
        and attack.target in state.figures
        and has_recon(state, attack.target)
    )


def _friend_looks_at_marked(state: Assault, source: Source, viewer: Figure, other: Figure) -> bool:
    loku = state.figures.get(source.subject)
    return loku is not None and is_friendly(state, loku, viewer) and has_recon(state, other.id)


_set_sights = choose(_in_his_sights, _mark)

card(
    "loku-kanoloa",
    many(
        "set-your-sights",
        after("set-your-sights", ActivationBegins, _set_sights, when=it_is_me, costs=(strain_cost(2),)),
        after("set-your-sights", ActivationEnds, _set_sights, when=it_is_me, costs=(strain_cost(2),)),
    ),
    while_others_attack("set-your-sights-marked-target", _marked_is_attacked, damage=1),
    while_attacking("clear-minded", accuracy=2),
)
card(
    "loku-kanoloa-combat-spotter",
    Part("combat-spotter-marking"),  # the ability itself knows of it
    Part("combat-spotter-shooting", exposes=_friend_looks_at_marked),
)


# --- Battle Vision --------------------------------------------------------------------------------


def _marked_is_beside(state: Assault, attack: Attack, holder: Figure, attacker: Figure) -> bool:
    """A friend attacks a figure, and another one with a token is next to it."""
    target = state.figures.get(attack.target)
    return (
        attack.attacker == attacker.id
        and is_friendly(state, holder, attacker)
        and target is not None
        and any(
            has_recon(state, other.id) and are_adjacent(state, target, other) for other in on_board(state)
        )
    )


card("battle-vision", while_others_attack("battle-vision", _marked_is_beside, damage=1))


# --- Scouting Report ------------------------------------------------------------------------------

_REPORT = "loku-kanoloa-scouting-report"


def _unmarked_crates(state: Assault) -> list[Token]:
    return [crate for crate in tokens_of(state, CRATE) if not has_recon(state, crate.id)]


@follows
def _report(state: MissionState, pick: Pick, crate: Token) -> None:
    """Every hero may open it without an action from now on."""
    told = {source.subject for source in state.sources.values() if source.key == f"{_REPORT}-lasting"}
    for hero in present(state):
        if hero.figure not in told:
            state.enter(f"{_REPORT}-lasting", hero.seat, subject=hero.figure)
    _mark(state, pick, crate)


def _marked_crates_beside(state: MissionState, figure: Figure) -> list[Token]:
    if not any(source.key == _REPORT and source.zone == IN_PLAY for source in state.sources.values()):
        return []
    open_now = {interaction.token for interaction in interactions(state, figure)}
    return [
        crate
        for crate in tokens_of(state, CRATE)
        if has_recon(state, crate.id) and crate.id in open_now and beside(state, figure, crate)
    ]


@follows
def _open(state: MissionState, pick: Pick, crate: Token) -> None:
    figure = state.figures[pick.subject]
    interact(state, figure, next(each for each in interactions(state, figure) if each.token == crate.id))


_scout = choose(anywhere(_unmarked_crates), _report)
_report_costs = (strain_cost(1), exhaust_cost())

card(
    _REPORT,
    many(
        "scouting-report",
        after("scouting-report", ActivationBegins, _scout, when=it_is_me, costs=_report_costs),
        after("scouting-report", ActivationEnds, _scout, when=it_is_me, costs=_report_costs),
    ),
)
rule("loku-kanoloa-scouting-report-lasting", during("scouting-report", choose(_marked_crates_beside, _open)))


# --- Overwatch ------------------------------------------------------------------------------------


def _prepare(state: MissionState, use: Use) -> None:
    state.push(PlaceRecon(seat=use.seat, place=use.source, key=use.key, ability=use.ability))


def _discard_recon_cost() -> Cost:
    return Cost(
        lambda state, use: has_recon(state, use.source),
        lambda state, use: discard_recon(state, use.source),
    )


def _declaring(state: Assault, use: Use) -> int:
    """The figure that declares a move or an attack."""
    event = use.event(state, Event)
    return event.attacker if isinstance(event, AttackDeclared) else use.event(state, MoveDeclared).figure


def _watches(state: Assault, use: Use) -> bool:
    loku, foe = me(state, use), state.figures.get(_declaring(state, use))
    return (
        foe is not None
        and is_hostile(state, loku, foe)
        and may_attack(state, loku, asked=use.seat, only=[foe.id])
    )


def _shoot(state: Assault, use: Use) -> None:
    foe = _declaring(state, use)
    if foe in state.figures:
        state.push(attack_with(state, me(state, use), only=[foe], must=True, tally=Tally(surge=1)))


card(
    "loku-kanoloa-overwatch",
    special("overwatch-prepare", _prepare),
    many(
        "overwatch-shoot",
        after("overwatch-shoot", MoveDeclared, _shoot, when=_watches, costs=(_discard_recon_cost(),)),
        after("overwatch-shoot", AttackDeclared, _shoot, when=_watches, costs=(_discard_recon_cost(),)),
    ),
)


# --- Spectrum Scanner, Mon Cala Special Forces ----------------------------------------------------


def _marked_falls(state: Assault, use: Use, event: Defeated) -> bool:
    return here(state, use) and event.figure in state.fallen and has_recon(state, event.figure)


def _its_mates(state: Assault, use: Use, event: Defeated) -> list[Figure]:
    return _unmarked(state, members(state, event.group))


def _foe_falls(state: Assault, use: Use, event: Defeated) -> bool:
    return are_opponents(state, event.seat, use.seat)


@follows
def _benefit(state: MissionState, pick: Pick, word: str) -> None:
    loku = state.figures[pick.subject]
    if word == "regain-strain":
        recover_strain(state, loku, 2)
    else:
        gain_condition(state, loku, Condition.FOCUSED)


card(
    "loku-kanoloa-spectrum-scanner",
    after(
        "spectrum-scanner",
        Defeated,
        choose(heard(Defeated, _its_mates), _mark),
        when=_marked_falls,
        costs=(exhaust_cost(),),
    ),
)
card(
    "loku-kanoloa-mon-cala-special-forces",
    after(
        "mon-cala-special-forces",
        Defeated,
        choose_word(["regain-strain", "become-focused"], _benefit),
        when=both(_marked_falls, _foe_falls),
        costs=(exhaust_cost(),),
    ),
)


# --- Scout's Guidance, Study of Enemies, Coordinated Attack ---------------------------------------


def _unmarked_friends(state: Assault, loku: Figure) -> list[Figure]:
    return _unmarked(state, friends(state, loku, others=True))


def _marked_friend_defends(state: Assault, attack: Attack, holder: Figure, defender: Figure) -> bool:
    return (
        attack.target == defender.id
        and is_friendly(state, holder, defender)
        and has_recon(state, defender.id)
    )


def _near_target(state: Assault, attack: Attack) -> list[Figure]:
    loku, target = state.figures[attack.attacker], find_target(state, attack.target)
    if target is None:
        return []
    return _unmarked(state, [foe for foe in foes(state, loku) if are_within(state, foe, target, 2)])


def _study(state: Assault, attack: Attack, source: Source) -> None:
    use = by_surge(attack, source, "study-of-enemies")
    exhaust_it(state, use)
    pick_target(state, use, _near_target(state, attack), _mark)


def _can_study(state: Assault, attack: Attack, source: Source) -> bool:
    ready = not is_exhausted(state, by_surge(attack, source, "study-of-enemies"))
    return ready and bool(_near_target(state, attack))


def _target_is_marked(state: Assault, use: Use, event: AttackDeclared) -> bool:
    return event.target in state.figures and has_recon(state, event.target)


@follows
def _add_die(state: Assault, pick: Pick, colour: str) -> None:
    attacker = state.the(Attack).attacker
    state.modify(f"attack-{colour}", How.ADD, 1, subject=attacker, until=state.scope("attack"), key=pick.key)


card(
    "loku-kanoloa-scouts-guidance",
    during("scouts-guidance-marking", choose(_unmarked_friends, _mark), costs=(strain_cost(2),)),
    while_others_defend("scouts-guidance-protection", _marked_friend_defends, evade=1),
)
card("loku-kanoloa-study-of-enemies", surge("study-of-enemies", now=_study, when=_can_study))
card(
    "loku-kanoloa-coordinated-attack",
    after(
        "coordinated-attack",
        AttackDeclared,
        choose_word(["blue", "green", "red", "yellow"], _add_die),
        when=both(a_friend_attacks, _target_is_marked),
        costs=(strain_cost(2), exhaust_cost()),
    ),
)

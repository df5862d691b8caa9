"""Know Your Enemy, Verena's own mission: droids study the heroes, and her brother fights with what they learned."""

from __future__ import annotations

from dataclasses import replace

from dejarik.assault.campaign.rules.sheet_tokens import on_sheet, put_on_sheet
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import after, always_on, special, surge
from dejarik.assault.content.campaign.empire import is_imperial, rebel_figures
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    defeated,
    deploys,
    event,
    for_empire,
    gate,
    goal,
    imperials_win,
    mission,
    opened,
    rebels_win,
    reveal,
    round_ends,
)
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import Attack, AttackEvent, PoolsFormed, attack_with, may_attack
from dejarik.assault.rules.attack.declaring import WEAPON
from dejarik.assault.rules.figures.damage import strain
from dejarik.assault.rules.ground import are_within, distance
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.weapons import Weapon, weapons_of
from dejarik.kernel import Decision, Procedure, Public, Source, Use, ask, each_of, text
from dejarik.kernel import choose as put_question
from dejarik.kernel.effects import follows

STUDY, IVAN, FACE_OFF = "study", "imperial-officer-elite", "face-off"
DROID = profile("probe-droid").title


def is_ivan(state: MissionState, figure: Figure | None) -> bool:
    return figure is not None and figure.card == IVAN and state.arrivals.get(figure.group) == FACE_OFF


# --- Studying -------------------------------------------------------------------------------------


def _for_imperials(state: MissionState, source: Source, id: int, attacker: Figure) -> bool:
    return is_imperial(state, attacker)


def _droid_sees_a_rebel(state: MissionState, attack: Attack, source: Source) -> bool:
    """Who attacks may be gone by then."""
    return attack.target in state.figures and any(
        profile_of(state, attacker).title == DROID for attacker in still_there(state, attack.attacker)
    )


def _note(state: MissionState, attack: Attack, source: Source) -> None:
    if attack.target in state.figures:
        put_on_sheet(state, attack.target, STUDY)


def _ivan_attacks(state: MissionState, attack: Attack, source: Source) -> bool:
    return is_ivan(state, state.figures.get(attack.attacker))


# --- Ivan -----------------------------------------------------------------------------------------


def _acts_as_ivan(state: MissionState, use: Use) -> bool:
    return is_ivan(state, state.figures.get(use.subject))


def _knows_the_attacker(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    attack = state.find(Attack)
    return (
        attack is not None
        and attack.target == figure.id
        and is_ivan(state, figure)
        and on_sheet(state, attack.attacker, STUDY) > 0
    )


def _known_attacks_ivan(state: MissionState, use: Use, event: AttackEvent) -> bool:
    return is_ivan(state, state.figures.get(event.target)) and on_sheet(state, event.attacker, STUDY) > 0


def _anticipate(state: MissionState, use: Use, event: PoolsFormed) -> None:
    put_on_sheet(state, event.attacker, STUDY, -1)
    state.the(Attack).change_pool(state, "defence", added=[Die.BLACK])


def _studied(state: MissionState) -> list[Figure]:
    return [figure for figure in rebel_figures(state) if on_sheet(state, figure.id, STUDY)]


def _usable_weapons(state: MissionState, ivan: Figure, owner: Figure) -> dict[int, Weapon]:
    """What a Rebel has that Ivan could attack somebody with from where he stands."""
    return {
        id: weapon
        for id, weapon in weapons_of(state, owner).items()
        if weapon.dice and may_attack(state, ivan, dice=list(weapon.dice), melee=weapon.melee)
    }


def _within_reach(state: MissionState, use: Use) -> list[Figure]:
    ivan = state.figures.get(use.subject)
    if not is_ivan(state, ivan) or ivan is None:
        return []
    return [
        figure
        for figure in _studied(state)
        if are_within(state, ivan, figure, 3) and _usable_weapons(state, ivan, figure)
    ]


class ChooseWeapon(Procedure):
    """Of several weapons of the Rebel, Ivan takes one."""

    figure: Public[int]
    owner: Public[int]
    seat: Public[int]

    def offer(self, state: MissionState) -> Decision | None:
        ivan = state.figures[self.figure]
        weapons = _usable_weapons(state, ivan, state.figures[self.owner])
        prompt = text("attack-weapon", figure=figure_text(state, ivan))
        return put_question(self.seat, prompt, each_of(WEAPON, weapons), about={"figure": ivan.id})

    def take(self, state: MissionState, id: int) -> None:
        _attack(state, state.figures[self.figure], weapons_of(state, state.figures[self.owner])[id])

    steps = (ask(offer, take),)


def _attack(state: MissionState, ivan: Figure, weapon: Weapon) -> None:
    state.push(attack_with(state, ivan, dice=list(weapon.dice), melee=weapon.melee, must=True))


@follows
def turn_weapon(state: MissionState, pick: Pick, owner: Figure) -> None:
    ivan = state.figures[pick.subject]
    put_on_sheet(state, owner.id, STUDY, -1)
    weapons = _usable_weapons(state, ivan, owner)
    if len(weapons) > 1:
        state.push(ChooseWeapon(figure=ivan.id, owner=owner.id, seat=pick.seat))
    else:
        _attack(state, ivan, *weapons.values())


def _nearest_studied(state: MissionState, use: Use) -> list[Figure]:
    ivan = state.figures.get(use.subject)
    if not is_ivan(state, ivan) or ivan is None:
        return []
    away = {figure.id: distance(state, ivan, figure) for figure in _studied(state)}
    found = [spaces for spaces in away.values() if spaces is not None]
    return [state.figures[id] for id, spaces in away.items() if found and spaces == min(found)]


@follows
def unsettle(state: MissionState, pick: Pick, figure: Figure) -> None:
    put_on_sheet(state, figure.id, STUDY, -1)
    strain(state, figure, 2, by=pick.seat)


mission(
    "know-your-enemy",
    gate("command-center-door", locked_to=IMPERIALS),
    Block(always_on("well-prepared", "defence-block", 1, who=_knows_the_attacker)),
    for_empire(
        replace(surge("study", now=_note, when=_droid_sees_a_rebel), lends_surges=_for_imperials),
        surge("marksman", effect=AttackEffect(damage=2), when=_ivan_attacks),
        after("anticipate", PoolsFormed, _anticipate, when=_known_attacks_ivan),
        special(
            "close-quarters", choose(by_use(_within_reach), turn_weapon), when=_acts_as_ivan, attacks=True
        ),
        special("unsettle", choose(by_use(_nearest_studied), unsettle), when=_acts_as_ivan),
    ),
    goal("open-center", Wants(use=(DOOR,)), until=FACE_OFF),
    goal("defeat-ivan", Wants(defeat=is_ivan), from_=FACE_OFF),
    event(FACE_OFF, opened("command-center-door"), reveal("command-center"), deploys()),
    rebels_win("mission-ivan-defeated", defeated("ivan-talos", of=FACE_OFF)),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=4,
    imperial_goal="hold-out",
)

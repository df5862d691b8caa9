"""What a player reads who is asked in a mission: what it is about, and which card could be used."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.test_rewards import Call
from tests.assault.content.rolls import black, blue, green, yellow
from tests.assault.skirmish.heard import logged, story

from dejarik.assault.campaign.rules.attachments import attach_card
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.definitions import load
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.game import GAME
from dejarik.assault.rules.events import DuringActivation, Special
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.assault.rules.texts import definition_of, written
from dejarik.assault.showing.story.scene import STORY
from dejarik.kernel import Event
from dejarik.kernel.effects import follows, name_of
from dejarik.messages import Language, say

FOE = "trandoshan-hunter-elite"
STAFF = "diala-passil-plasteel-staff"


def occasion(table: MissionTable) -> list[str]:
    """What can be reacted to now."""
    return [say(line.text, Language.ENGLISH) for line in GAME.presenter.occasion(table.state, None)]


def labels(table: MissionTable) -> list[str]:
    asked = table.decision
    return [say(asked.label_of(table.state, option), Language.ENGLISH) for option in asked.options]


def prompt(table: MissionTable) -> str:
    return say(table.decision.prompt, Language.ENGLISH)


def with_cards(*cards: str, picture: str = "| A   .   d |", foe: str = FOE) -> MissionTable:
    return MissionTable(picture, A=foe, d="diala-passil", cards={"d": [STAFF, *cards]})


def kinds(kind: type[Event]) -> list[type[Event]]:
    return [kind, *(each for below in kind.__subclasses__() for each in kinds(below))]


@follows
def _nothing(state: MissionState, test: AttributeTest) -> None:
    """Nothing comes of it."""


# --- What it is about


def test_whatever_can_be_reacted_to_is_said_when_somebody_is_asked() -> None:
    """Special actions and what is used in an activation or a deployment are options beside others, not a window."""
    load()
    assert GAME.presenter is not None
    menus = {Special, DuringActivation}
    heard = {
        (kind, ability.moment)
        for key in written()
        for ability in definition_of(key).abilities
        if not ability.forced and not menus & set(kinds(ability.on))
        for kind in kinds(ability.on)
    }
    unsaid = {kind.__name__ for kind, moment in heard if not STORY.tells_what_it_is_about(kind, moment)}
    assert unsaid == {"DuringDeployment", "InsteadOfActivating"}


def test_after_a_rest() -> None:
    table = with_cards("adrenal-implant").tire("d", 1).activate("d").choose("special:rules-hero.rest")
    assert (occasion(table), labels(table)) == (["Diala Passil has rested."], ["Adrenal Implant", "Pass"])


def test_before_a_hero_activates() -> None:
    table = MissionTable("| A   .   j |", A=FOE, j="jarrod-kelvin").choose_to_activate("j")
    assert (occasion(table), labels(table)) == (
        ["Jarrod Kelvin is about to activate."],
        ["Droid Mastery", "Pass"],
    )


def test_when_successes_can_be_added() -> None:
    table = with_cards("strategy-executed").roll([blue(2, surge=1), green(1, damage=2)])
    table.push(AttributeTest(figure=table.id("d"), attributes=[Attribute.STRENGTH], then=name_of(_nothing)))
    assert occasion(table) == ["Diala Passil tests Strength; successes so far: 1."]


def test_while_threat_rises_and_when_nothing_is_left_of_it() -> None:
    table = with_cards("populist-support")
    table.push(Call(what="threat", amount=1))
    assert occasion(table) == ["Threat is about to rise by 1."]
    story(table)
    table.choose("use:populist-support")
    assert story(table)[-1] == "Threat does not rise."
    assert table.state.threat == 0


def test_when_a_hero_falls() -> None:
    table = with_cards()
    table.state.enter("for-the-right-price-high-value-target", EMPIRE)
    table.occur(Damaged(target=table.id("d"), amount=20, by=0))
    assert occasion(table) == ["Diala Passil is defeated."]


def test_while_dice_are_rerolled() -> None:
    table = with_cards(foe="stormtrooper")
    table.state.enter("precision-training-single-minded", EMPIRE)
    attach_card(table.state, "precision-training-strike-force", table.state.groups[table.figure("A").group])
    table.roll([blue(3, damage=2), green(1, damage=2), blue(3, damage=2), black(block=1)])
    reroll = "use:precision-training-strike-force"
    skip(table.attack_with("A", "d"), reroll).choose(reroll).choose([table.options[0]])
    assert occasion(table) == ["Stormtrooper 1 attacks Diala Passil; dice are about to be rerolled."]
    assert labels(table) == ["Single-Minded (set die)", "Pass"]


# --- Which card it is


def test_an_effect_without_a_name_of_its_own_is_called_with_its_card() -> None:
    table = with_cards()
    table.state.enter("manifest-aggression", EMPIRE)
    table.activate("A")
    assert labels(table) == ["Activation (Manifest Aggression)", "Pass"]


def test_what_is_printed_for_the_figure_itself_needs_no_card_on_either_side_of_its_sheet() -> None:
    for fallen in (False, True):
        table = with_cards()
        if fallen:
            table.occur(Damaged(target=table.id("d"), amount=20, by=0))
        table.roll([blue(3, damage=2), green(1, damage=2), yellow(1, damage=2)])
        skip(table.attack_with("A", "d"), "use:diala-passil")
        assert "Foresight" in labels(table)
        table.choose(table.offers("use:diala-passil")[0])
        told = " ".join(story(table))
        assert "uses Foresight." in told


def test_effects_of_one_name_that_a_figure_has_of_two_cards_are_told_apart_by_the_cards() -> None:
    cards = ["service-rifle", "auxiliary-training"]
    table = MissionTable("| A   .   k |", A=FOE, k="ko-tun-feralo", cards={"k": cards})
    table.give("k", PowerToken.DAMAGE).roll([blue(3, damage=2), green(1, damage=2), black(block=1)])
    skip(table.activate("k"), "attack").choose("attack", "token:damage")
    assert labels(table) == ["Reroll (Service Rifle)", "Reroll (Auxiliary Training)", "Pass"]


def test_a_card_is_named_once() -> None:
    words = {
        ("mhd-19-combat-override", "combat-override-arm"): "Combat Override (arm)",
        ("onar-koma-brute-strength", "force-it"): "Force it (Brute Strength)",
        ("mhd-19-bacta-injector", "bacta-injector"): "Bacta Injector",
    }
    for (card, effect), said in words.items():
        assert say(asking_text(card, effect), Language.ENGLISH) == said


@pytest.mark.usefixtures("lenient")
def test_what_can_be_done_with_several_objects_is_told_apart() -> None:
    field = Field("the-battle-of-hoth").put("a", "I4").activate("a")
    assert [label for label in labels(field) if "turret" in label] == [
        "Fire the gun turret: Gun turret (H5)",
        "Fire the gun turret: Gun turret (I5)",
    ]


@pytest.mark.usefixtures("lenient")
def test_what_can_be_retrieved_is_named_once() -> None:
    field = Field("escape-from-cloud-city")
    for _ in range(2):
        add_token(field.state, "prisoner", field.figure("a").space)
    field.refresh()
    field.activate("a")
    here = space_name(field.state, field.figure("a").space)
    assert [label for label in labels(field) if "Prisoner" in label] == [f"Retrieve: Prisoner ({here})"] * 2


@pytest.mark.usefixtures("lenient")
def test_a_choice_that_a_mission_asks_for_says_what_it_is_for() -> None:
    """A rule of the mission by a name of its own, and an event by that of the event."""
    field = Field("disaster").end_round("pick-figure")
    assert prompt(field) == "The Empire claims a trapped evacuee (Disaster): which figure?"
    assert say(asking_text("disaster", "the-general"), Language.ENGLISH) == "The General (Disaster)"
    later = Field("disaster").reach_round(2).end_round("kernel-which-first")
    assert labels(later) == ["The Empire claims a trapped evacuee", "The General"]


# --- What is told


@pytest.mark.rule("CORE-DEFEAT-08")
@pytest.mark.usefixtures("lenient")
def test_an_attachment_that_is_free_again_is_told() -> None:
    field = Field("aftermath")
    officer = field.of_card("imperial-officer")[0]
    attach_card(field.state, "imperial-industry", field.state.groups[officer.group])
    logged(field)
    field.defeat(officer)
    assert "Imperial Industry can be attached to another group again." in story(field)


@pytest.mark.rule("CORE-HERO-05")
@pytest.mark.usefixtures("lenient")
def test_who_begins_with_the_second_token_is_told() -> None:
    field = Field("aftermath", 3, ready=False).until("heroes-first-token")
    story(field)
    field.choose(field.options[1])
    assert any(line.endswith("takes the second activation token.") for line in story(field))

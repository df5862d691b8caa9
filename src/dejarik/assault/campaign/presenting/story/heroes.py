"""What happens to heroes: strain, wounds, attribute tests, supply and cards that are used up."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_rerolls import AttributeRerolled
from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeCounted,
    AttributeRolled,
    AttributeTest,
    AttributeTestBegins,
    AttributeTested,
)
from dejarik.assault.campaign.rules.confiscating import ItemsRegained
from dejarik.assault.campaign.rules.heroes import Commanded, Depleted, HeroActivates, ReturnedToBox
from dejarik.assault.campaign.rules.recon import ReconPlaced
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import Rested, StrainRecovered, StrainStored
from dejarik.assault.campaign.rules.supply import (
    CrateOpened,
    SupplyDiscarded,
    SupplyDrawn,
    SupplyPassed,
    SupplyRevealed,
    SupplyTaken,
)
from dejarik.assault.campaign.rules.wounds import Healed, Incapacitated, StoodUp, Withdrawn, Wounded
from dejarik.assault.rules.attack import Rolled
from dejarik.assault.rules.movement import Escaped
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.story.scene import (
    STORY,
    AssaultScene,
    dice_text,
    of_figure,
    of_player,
    with_dice,
)
from dejarik.kernel import text
from dejarik.kernel.telling import Line, player

STORY.silent(Rested, Commanded)  # what it is used for has been told
STORY.silent(CrateOpened)  # that the crate is gone has been told, what is drawn will be
STORY.silent(HeroActivates)  # its activation is told; this only gives others their time


@STORY.tells_occasion(Rested)
def _rested(scene: AssaultScene, event: Rested) -> Line:
    return of_figure(scene, event.figure, text("mission-log-rested", figure=scene.name(event.figure)))


@STORY.tells_occasion(HeroActivates)
def _activates_soon(scene: AssaultScene, event: HeroActivates) -> Line:
    return of_figure(scene, event.figure, text("mission-log-activates-soon", figure=scene.name(event.figure)))


STORY.acts("test", AttributeTested)
STORY.acts("defeat", Wounded, Withdrawn, Escaped)


@STORY.tells(StrainRecovered)
def _recovered(scene: AssaultScene, event: StrainRecovered) -> Line:
    said = text("mission-log-strain-recovered", figure=scene.name(event.figure), amount=event.amount)
    return of_figure(scene, event.figure, said)


@STORY.tells(StrainStored)
def _stored(scene: AssaultScene, event: StrainStored) -> Line:
    said = text("mission-log-strain-stored", card=card_text(event.card), amount=event.amount)
    return of_figure(scene, event.figure, said)


@STORY.tells(Wounded)
def _wounded(scene: AssaultScene, event: Wounded) -> Line:
    return of_figure(scene, event.figure, text("mission-log-wounded", figure=scene.name(event.figure)))


@STORY.tells(Withdrawn)
def _withdrawn(scene: AssaultScene, event: Withdrawn) -> Line:
    return of_figure(scene, event.figure, text("mission-log-withdrawn", figure=scene.name(event.figure)))


@STORY.tells(Escaped)
def _escaped(scene: AssaultScene, event: Escaped) -> Line:
    return of_figure(scene, event.figure, text("mission-log-escaped", figure=scene.name(event.figure)))


@STORY.tells(StoodUp)
def _stood_up(scene: AssaultScene, event: StoodUp) -> Line:
    return of_figure(scene, event.figure, text("mission-log-stood-up", figure=scene.name(event.figure)))


@STORY.tells(Incapacitated)
def _incapacitated(scene: AssaultScene, event: Incapacitated) -> Line:
    return of_figure(scene, event.figure, text("mission-log-incapacitated", figure=scene.name(event.figure)))


@STORY.tells(Healed)
def _healed(scene: AssaultScene, event: Healed) -> Line:
    return of_figure(scene, event.figure, text("mission-log-healed", figure=scene.name(event.figure)))


# --- Attribute tests --------------------------------------------------------------------------------


STORY.silent(AttributeTestBegins, AttributeCounted)  # the roll is told


@STORY.tells_occasion(AttributeTestBegins)
def _test_begins(scene: AssaultScene, event: AttributeTestBegins) -> Line:
    figure, attribute = scene.name(event.figure), event.attribute.word
    return of_figure(scene, event.figure, text("mission-log-test-begins", figure=figure, attribute=attribute))


@STORY.tells_occasion(AttributeCounted)
def _counted(scene: AssaultScene, event: AttributeCounted) -> Line:
    figure, attribute = scene.name(event.figure), event.attribute.word
    test = scene.state.find(AttributeTest)
    assert test is not None
    assert isinstance(scene.state, MissionState)
    successes = test.so_far(scene.state)
    said = text("mission-log-test-counted", figure=figure, attribute=attribute, successes=successes)
    return of_figure(scene, event.figure, said)


@STORY.tells(AttributeRolled)
def _rolled(scene: AssaultScene, event: AttributeRolled) -> Line:
    dice = [Rolled(colour, face) for colour, face in zip(event.dice, event.faces, strict=True)]
    figure, attribute = scene.name(event.figure), event.attribute.word
    said = text("mission-log-test-rolled", figure=figure, attribute=attribute)
    return with_dice(of_figure(scene, event.figure, said), dice, dice_text(dice))


@STORY.tells(AttributeRerolled)
def _rerolled(scene: AssaultScene, event: AttributeRerolled) -> Line:
    line = of_player(event.seat, text("mission-log-test-rerolled", player=player(event.seat)))
    before, after = dice_text(event.before), dice_text(event.dice)
    return with_dice(line, event.dice, text("assault-log-instead", before=before, after=after))


@STORY.tells(AttributeTested)
def _tested(scene: AssaultScene, event: AttributeTested) -> Line:
    figure, attribute = scene.name(event.figure), event.attribute.word
    if event.declined:
        said = text("mission-log-test-declined", figure=figure, attribute=attribute)
    elif event.passed:
        said = text("mission-log-test-passed", figure=figure, attribute=attribute, successes=event.successes)
    else:
        said = text(
            "mission-log-test-failed",
            figure=figure,
            attribute=attribute,
            successes=event.successes,
            needed=max(1, event.needed),
        )
    return of_figure(scene, event.figure, said)


# --- Cards ------------------------------------------------------------------------------------------


@STORY.tells(SupplyDrawn)
def _drawn(scene: AssaultScene, event: SupplyDrawn) -> Line:
    said = text("mission-log-supply", figure=scene.name(event.figure), card=card_text(event.card))
    return of_figure(scene, event.figure, said)


@STORY.tells(SupplyRevealed)
def _revealed(scene: AssaultScene, event: SupplyRevealed) -> Line:
    said = text("mission-log-supply-shown", figure=scene.name(event.figure), card=card_text(event.card))
    return of_figure(scene, event.figure, said)


@STORY.tells(ReconPlaced)
def _recon(scene: AssaultScene, event: ReconPlaced) -> Line:
    place = card_text(event.card) if event.card else scene.name(event.target)
    return of_player(event.seat, text("mission-log-recon", place=place))


@STORY.tells(SupplyTaken)
def _taken(scene: AssaultScene, event: SupplyTaken) -> Line:
    said = text("mission-log-supply-taken", figure=scene.name(event.figure), card=card_text(event.card))
    return of_figure(scene, event.figure, said)


@STORY.tells(SupplyDiscarded)
def _discarded(scene: AssaultScene, event: SupplyDiscarded) -> Line:
    return of_figure(scene, event.figure, text("mission-log-supply-gone", card=card_text(event.card)))


@STORY.tells(SupplyPassed)
def _passed(scene: AssaultScene, event: SupplyPassed) -> Line:
    said = text("mission-log-supply-passed", figure=scene.name(event.to), card=card_text(event.card))
    return of_figure(scene, event.figure, said)


@STORY.tells(ReturnedToBox)
def _returned(scene: AssaultScene, event: ReturnedToBox) -> Line:
    return of_player(event.seat, text("mission-log-boxed", card=card_text(event.card)))


@STORY.tells(Depleted)
def _depleted(scene: AssaultScene, event: Depleted) -> Line:
    return of_player(event.seat, text("mission-log-depleted", card=card_text(event.card)))


@STORY.tells(ItemsRegained)
def _regained(scene: AssaultScene, event: ItemsRegained) -> Line:
    return of_figure(scene, event.figure, text("mission-log-items-regained", figure=scene.name(event.figure)))

"""Abilities being used: limits, costs, cancelling a use, and sources that come and go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pytest
from tests.kernel.toy import (
    HAND,
    Occasion,
    Phase,
    Scored,
    Toy,
    ToyState,
    answer_all,
    asked,
    card,
    writes,
)

from dejarik.kernel import (
    IN_PLAY,
    Ability,
    AbilityUsed,
    Cost,
    Decision,
    Definition,
    Event,
    How,
    Limit,
    Moment,
    Option,
    Procedure,
    Public,
    Use,
    Verb,
    abilities,
    apply,
    ask,
    choose,
    clone,
    decision,
    text,
    usable_now,
)
from dejarik.kernel.events import DueTo
from dejarik.kernel.listening import Index, sources_in

PASS = Verb("pass", text("kernel-pass"), declines=True)


def limited(limit: Limit | None) -> Definition:
    return card(Ability("shine", Occasion, writes("shine"), limit=limit))


def offers(state: ToyState) -> int:
    """How often the lamp can be used when it is used whenever it is offered."""
    while (waiting := decision(state)) is not None:
        apply(state, waiting.options[0])
    return state.diary.count("shine")


# --- Limits

TWO_PHASES = (Phase(occasions=["dawn", "noon"]), Phase(occasions=["dusk", "midnight"]))


@pytest.mark.parametrize(
    ("limit", "times"),
    [
        (None, 4),
        (Limit("phase"), 2),
        (Limit("phase", times=2), 4),
        (Limit("game"), 1),
        (Limit("game", times=3), 3),
    ],
)
def test_an_ability_is_offered_within_its_limit_and_afresh_in_each_scope(
    limit: Limit | None, times: int
) -> None:
    state = Toy({"lamp": limited(limit)}).lay(*TWO_PHASES, in_play=[("lamp", 0)])
    assert offers(state) == times


def test_what_is_limited_for_a_time_is_not_offered_outside_of_it() -> None:
    state = Toy({"lamp": limited(Limit("phase"))}).lay(Occasion(), in_play=[("lamp", 0)])
    assert asked(state) is None


def test_two_copies_have_a_limit_each() -> None:
    state = Toy({"lamp": limited(Limit("phase"))}).lay(*TWO_PHASES, in_play=[("lamp", 0), ("lamp", 0)])
    assert offers(state) == 4


def test_a_limit_by_key_is_shared_by_all_copies_of_one_seat_but_not_by_both_seats() -> None:
    toy = Toy({"lamp": limited(Limit("phase", by_key=True))})
    assert offers(toy.lay(*TWO_PHASES, in_play=[("lamp", 0), ("lamp", 0)])) == 2
    assert offers(toy.lay(*TWO_PHASES, in_play=[("lamp", 0), ("lamp", 1)])) == 4


@pytest.mark.parametrize(("by_key", "offered"), [(False, [2]), (True, [])])
def test_a_source_that_comes_back_is_a_new_one_but_a_limit_by_key_remembers(
    by_key: bool, offered: list[int]
) -> None:
    state = Toy({"lamp": limited(Limit("game", by_key=by_key))}).lay(Occasion(), in_play=[("lamp", 0)])
    apply(state, "use:lamp.shine#1")
    state.leave(1)
    state.enter("lamp", 0)
    assert [use.source for use in usable_now(state, Occasion, Moment.AFTER, (0,))] == offered


# --- Costs


def pays_points(price: int) -> Cost:
    def payable(state: ToyState, use: Use) -> bool:
        return state.points.get(use.seat, 0) >= price

    def pay(state: ToyState, use: Use) -> None:
        state.points[use.seat] -= price

    return Cost(payable, pay)


def test_an_ability_whose_price_cannot_be_paid_is_not_offered() -> None:
    shop = card(Ability("buy", Occasion, writes("bought"), costs=(pays_points(2),)))
    toy = Toy({"shop": shop})
    assert asked(toy.lay(Scored(seat=0, points=1), Occasion(), in_play=[("shop", 0)])) is None
    state = toy.lay(Scored(seat=0, points=2), Occasion(), in_play=[("shop", 0)])
    apply(state, "use:shop.buy#1")
    assert (state.points, state.diary[-1]) == ({0: 0}, "bought")


def test_a_source_can_be_the_price_of_its_own_ability() -> None:
    def discard(state: ToyState, use: Use) -> None:
        state.leave(use.source)

    bomb = card(Ability("explode", Occasion, writes("boom"), costs=(Cost(lambda state, use: True, discard),)))
    state = Toy({"bomb": bomb}).lay(Occasion(), Occasion(), in_play=[("bomb", 0)])
    apply(state, "use:bomb.explode#1")
    assert (state.diary, state.sources, asked(state)) == (["boom"], {}, None)


# --- Cancelling a use


def cancel(state: ToyState, use: Use, event: AbilityUsed) -> None:
    event.cancelled = True


CANCELLING = {
    "shop": card(Ability("buy", Occasion, writes("bought"), costs=(pays_points(2),), limit=Limit("game"))),
    "guard": card(
        Ability(
            "forbid",
            AbilityUsed,
            cancel,
            when=lambda state, use, event: event.key == "shop",
            moment=Moment.BEFORE,
        )
    ),
    "witness": card(Ability("see", AbilityUsed, writes("seen"), forced=True, limit=Limit("game"))),
}


def test_a_use_can_be_cancelled_and_its_price_and_its_limit_are_gone_all_the_same() -> None:
    state = Toy(CANCELLING).lay(
        Scored(seat=0, points=5), Occasion(), Occasion(), in_play=[("shop", 0), ("guard", 1)]
    )
    apply(state, "use:shop.buy#1")
    assert asked(state) == (1, ["use:guard.forbid#2", "pass"])
    apply(state, "use:guard.forbid#2")
    assert state.points == {0: 3}
    assert "bought" not in state.diary
    assert asked(state) is None  # not offered at the second occasion: it was used


def test_a_use_that_is_not_cancelled_takes_effect() -> None:
    state = Toy(CANCELLING).lay(
        Scored(seat=0, points=5), Occasion(), in_play=[("shop", 0), ("guard", 1), ("witness", 1)]
    )
    answer_all(state, "use:shop.buy#1", "pass")
    assert state.diary == ["scored 5", "bought", "seen"]


def test_what_is_used_is_told_to_those_who_watch() -> None:
    state = Toy({"lamp": limited(None)}).lay(Occasion(), in_play=[("lamp", 0)])
    events = apply(state, "use:lamp.shine#1")
    assert [(event.key, event.ability, event.seat) for event in events if isinstance(event, AbilityUsed)] == [
        ("lamp", "shine", 0)
    ]


def bow() -> Definition:
    def aim(state: ToyState, use: Use) -> None:
        use.targets.append(7)
        state.diary.append("aims")

    def shoot(state: ToyState, use: Use) -> None:
        state.diary.append(f"hits {use.targets}")

    paid = Cost(lambda state, use: True, writes("pays"))
    return card(Ability("shoot", Occasion, shoot, costs=(paid,), aim=aim, after=writes("rests"), forced=True))


def test_who_has_paid_aims_and_what_follows_in_any_case_comes_last() -> None:
    assert Toy({"bow": bow()}).lay(Occasion(), in_play=[("bow", 0)]).diary == [
        "pays",
        "aims",
        "hits [7]",
        "rests",
    ]
    (forbid,) = CANCELLING["guard"].abilities
    guard = card(replace(forbid, when=lambda state, use, event: event.key == "bow", forced=True))
    state = Toy({"bow": bow(), "guard": guard}).lay(Occasion(), in_play=[("bow", 0), ("guard", 1)])
    assert state.diary == ["pays", "aims", "rests"], "also when it was cancelled"


# --- Zones, entering and leaving


def test_an_ability_counts_only_in_its_zones() -> None:
    sleeper = card(Ability("wake", Occasion, writes("woke"), zones=(HAND,)))
    toy = Toy({"sleeper": sleeper})
    assert asked(toy.lay(Occasion(), in_play=[("sleeper", 0)])) is None
    assert asked(toy.lay(Occasion(), in_hand=[("sleeper", 0)])) == (0, ["use:sleeper.wake#1", "pass"])


def test_a_source_that_goes_on_in_another_zone_keeps_its_history() -> None:
    both = card(Ability("shine", Occasion, writes("shine"), limit=Limit("game"), zones=(HAND, IN_PLAY)))
    toy = Toy({"lamp": both})
    state = toy.lay(Phase(occasions=["dawn", "dusk"]), in_hand=[("lamp", 0)])
    apply(state, "use:lamp.shine#1")
    assert asked(state) is None
    state.relocate(1, IN_PLAY, open=True)
    assert usable_now(state, Occasion, Moment.AFTER, (0,)) == []
    assert state.uses["game"] == {"1.shine": 1}


def test_with_a_source_go_its_modifiers_its_counts_and_its_place_among_the_listeners() -> None:
    toy = Toy({"lamp": limited(Limit("game"))})
    state = toy.lay(Occasion(), in_play=[("lamp", 0), ("lamp", 1)])
    answer_all(state, "use:lamp.shine#1", "use:lamp.shine#2")
    for source in (1, 2):
        state.modify("speed", How.ADD, 1, source=source)
    assert state.index.listens(Occasion, Moment.AFTER)
    left = state.leave(1)
    assert left.key == "lamp"
    assert [modifier.source for modifier in state.modifiers] == [2]
    assert state.uses == {"game": {"2.shine": 1}}
    assert [each.source for each in state.index.listens(Occasion, Moment.AFTER)] == [2]
    state.leave(2)
    assert (state.modifiers, state.uses) == ([], {})
    assert state.index.listens(Occasion, Moment.AFTER) == ()


def test_ids_are_never_given_out_twice() -> None:
    state = Toy({"lamp": limited(None)}).lay(in_play=[("lamp", 0)])
    state.leave(1)
    assert state.enter("lamp", 0) == state.serial > 1


def listeners(index: Index) -> list[Any]:
    moments = (Moment.BEFORE, Moment.AFTER)
    return [index.listens(kind, moment) for kind in (Occasion, Scored, AbilityUsed) for moment in moments]


def test_the_listeners_kept_beside_a_state_are_those_that_follow_from_it() -> None:
    cards = {"lamp": limited(None), "fan": card(Ability("cheer", Scored, writes("cheer")))}
    state = Toy(cards).lay(in_play=[("lamp", 0), ("fan", 1)])
    assert listeners(state.index) == listeners(Index.built(state))
    for change in (
        lambda: state.enter("fan", 0),
        lambda: state.enter("lamp", 1, zone=HAND),
        lambda: state.relocate(2, HAND),
        lambda: state.leave(1),
        lambda: state.relocate(2, IN_PLAY),
    ):
        change()
        assert listeners(state.index) == listeners(Index.built(state))


def test_a_copy_shares_the_listeners_until_one_of_the_two_changes() -> None:
    state = Toy({"lamp": limited(None)}).lay(in_play=[("lamp", 0)])
    assert len(state.index.listens(Occasion, Moment.AFTER)) == 1
    twin = clone(state)
    twin.leave(1)
    assert len(state.index.listens(Occasion, Moment.AFTER)) == 1
    assert len(twin.index.listens(Occasion, Moment.AFTER)) == 0


def test_the_sources_of_a_seat_in_a_zone_are_known_until_one_comes_or_goes() -> None:
    toy = Toy({"lamp": limited(None)})
    state = toy.lay(in_play=[("lamp", 0), ("lamp", 1)], in_hand=[("lamp", 0)])
    assert (sources_in(state, IN_PLAY, 0), sources_in(state, IN_PLAY, 1)) == ([1], [2])
    assert (sources_in(state, HAND, 0), sources_in(state, HAND, 1)) == ([3], [])
    sources_in(state, HAND, 0).clear()
    state.relocate(2, HAND)
    assert (sources_in(state, HAND, 0), sources_in(state, HAND, 1)) == ([3], [2])


# --- Outside a window


def test_abilities_can_be_listed_outside_a_window_by_seat() -> None:
    state = Toy({"lamp": limited(None)}).lay(in_play=[("lamp", 0), ("lamp", 1)])
    assert [use.source for use in usable_now(state, Occasion, Moment.AFTER, (1,))] == [2]
    assert [use.source for use in usable_now(state, Occasion, Moment.AFTER, (0, 1))] == [1, 2]


def test_an_ability_outside_every_window_reacts_to_nothing() -> None:
    state = Toy({"lamp": limited(None)}).lay(in_play=[("lamp", 0)])
    with pytest.raises(LookupError, match=r"lamp\.shine reacts to nothing"):
        Use.of(1, state.sources[1], "shine").event(state, Occasion)


def test_a_definition_knows_its_abilities_by_name() -> None:
    assert limited(None).ability("shine").on is Occasion
    with pytest.raises(KeyError):
        limited(None).ability("glow")


# --- What the log knows


def nothing(state: ToyState, use: Use) -> None:
    """A text that does nothing."""


def test_the_log_knows_which_use_changed_nothing() -> None:
    toy = Toy(
        {
            "lamp": card(Ability("shine", Occasion, writes("shine"), forced=True)),
            "sloth": card(Ability("sleep", Occasion, nothing, forced=True)),
        }
    )
    state = toy.lay(Occasion(), in_play=[("lamp", 0), ("sloth", 1)])
    answer_all(state)
    uses = [event for event in state.journal if isinstance(event, AbilityUsed)]
    assert [(use.key, use.forced, use.idle) for use in uses] == [("lamp", True, False), ("sloth", True, True)]


def test_the_log_knows_that_a_use_changed_nothing_although_another_followed_it() -> None:
    def of_the_sloth(state: ToyState, use: Use, event: AbilityUsed) -> bool:
        return event.key == "sloth"

    toy = Toy(
        {
            "sloth": card(Ability("sleep", Occasion, nothing, forced=True)),
            "owl": card(Ability("watch", AbilityUsed, nothing, when=of_the_sloth, forced=True)),
        }
    )
    state = toy.lay(Occasion(), in_play=[("sloth", 0), ("owl", 1)])
    answer_all(state)
    uses = [event for event in state.journal if isinstance(event, AbilityUsed)]
    assert [(use.key, use.idle) for use in uses] == [("sloth", True), ("owl", True)]
    assert [use.due_to for use in uses] == [None, DueTo("sloth", "sleep", seat=0, source=1, depth=1)]


class Ponder(Procedure):
    """Whoever uses the text is asked, and nothing comes of it."""

    seat: Public[int]

    def offer(self, state: ToyState) -> Decision:
        return choose(self.seat, text("kernel-pass"), [Option(PASS)], pause=True)

    def take(self, state: ToyState, choice: str) -> None:
        """Nothing."""

    steps = (ask(offer, take),)


def ponder(state: ToyState, use: Use) -> None:
    state.push(Ponder(seat=use.seat))


def tell_and_ponder(event: Event) -> Callable[[ToyState, Use], None]:
    def tell(state: ToyState, use: Use) -> None:
        state.log(event)
        ponder(state, use)

    return tell


@pytest.mark.parametrize("caused", [False, True])
def test_the_log_hears_after_a_decision_that_what_was_told_before_it_did_nothing(caused: bool) -> None:
    def of_the_sloth(state: ToyState, use: Use, event: AbilityUsed) -> bool:
        return event.key == "sloth"

    thinks = (
        Ability("think", AbilityUsed, ponder, of_the_sloth, forced=True)
        if caused
        else Ability("think", Occasion, ponder, forced=True)
    )
    cards = {"owl": card(thinks), "sloth": card(Ability("sleep", Occasion, nothing, forced=True))}
    state = Toy(cards).lay(Occasion(), in_play=[("sloth", 0), ("owl", 1)] if caused else [("owl", 1)])
    told = [event for event in apply(state, "pass") if isinstance(event, AbilityUsed) and event.key == "owl"]
    assert [(event.ability, event.idle, event.over) for event in told] == [("think", True, True)]
    assert told[0].due_to == (DueTo("sloth", "sleep", seat=0, source=1, depth=1) if caused else None)


class Hint(Event):
    """What is told, and is no effect of anything."""

    is_effect: ClassVar[bool] = False


@pytest.mark.parametrize(
    ("told", "idle"),
    [(Occasion(name="told"), False), (Occasion(name="told", cancelled=True), True), (Hint(), True)],
)
def test_what_the_log_has_heard_of_is_not_nothing_although_all_is_as_before(told: Event, idle: bool) -> None:
    toy = Toy({"owl": card(Ability("think", Occasion, tell_and_ponder(told), forced=True))})
    state = toy.lay(Occasion(), in_play=[("owl", 1)])
    later = [event.idle for event in apply(state, "pass") if isinstance(event, AbilityUsed)]
    assert later == ([True] if idle else [])


def test_the_log_knows_what_cancelled_an_event() -> None:
    def undo(state: ToyState, use: Use, event: Scored) -> None:
        abilities.cancel(state, event)

    toy = Toy({"judge": card(Ability("refuse", Scored, undo, moment=Moment.BEFORE, forced=True))})
    state = toy.lay(Scored(seat=0), in_play=[("judge", 1)])
    (scored,) = (event for event in state.journal if isinstance(event, Scored))
    assert scored.cancelled_by == DueTo("judge", "refuse", seat=1, source=1, depth=1)

"""Timing windows: who reacts to an event, when, in which order, and what a reaction can do to the event.

Every card here is one sentence; the diary says what happened in which order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.kernel.toy import Lost, Occasion, Scored, Toy, ToyState, answer_all, asked, card, writes

from dejarik.kernel import (
    NOBODY,
    Ability,
    AbilityUsed,
    Definition,
    Discipline,
    Event,
    Limit,
    Moment,
    Occurrence,
    Procedure,
    Public,
    Text,
    Use,
    apply,
    clone,
    decision,
    text,
)
from dejarik.kernel.saves import load, to_json

BEFORE, AFTER = Moment.BEFORE, Moment.AFTER


def reacts(
    name: str, on: type[Event] = Occasion, moment: Moment = AFTER, *, forced: bool = False
) -> Definition:
    """A card that may (or must) write its name when something happens."""
    return card(Ability(name, on, writes(name), moment=moment, forced=forced))


OPTIONAL = {name: reacts(name) for name in ("ant", "bee", "cat")}
FORCED = {name: reacts(name, forced=True) for name in ("rule", "law", "tax")}
CARDS = OPTIONAL | FORCED


# --- Optional and forced


def test_without_anybody_who_listens_an_event_just_happens() -> None:
    state = Toy(CARDS).lay(Scored(seat=0, points=2))
    assert (state.points, asked(state)) == ({0: 2}, None)


def test_who_may_react_is_asked_and_may_pass() -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[("ant", 1)])
    assert asked(state) == (1, ["use:ant.ant#1", "pass"])
    apply(state, "pass")
    assert (state.diary, asked(state)) == ([], None)


def test_who_may_react_hears_what_to_as_far_as_that_seat_may_hear_it() -> None:
    watches = {"ant": reacts("ant", Scored), "bee": reacts("bee", Scored, BEFORE)}
    state = Toy(watches).lay(Scored(seat=0, points=2), in_play=[("ant", 1), ("bee", 1)])
    told = []
    while (waiting := decision(state)) is not None:
        told.append((waiting.about["moment"], [event["points"] for event in waiting.about["events"]]))
        assert waiting.show(state)["about"] == waiting.about  # plain data
        apply(state, "pass")
    assert told == [("before", [2]), ("after", [2])]


def test_a_reaction_that_is_used_happens_once() -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[("ant", 1)])
    apply(state, "use:ant.ant#1")
    assert (state.diary, asked(state)) == (["ant"], None)


def test_what_is_forced_happens_without_asking() -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[("rule", 1)])
    assert (state.diary, asked(state)) == (["rule"], None)


def test_several_forced_of_one_seat_are_ordered_by_that_seat() -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[("rule", 1), ("law", 1), ("tax", 1)])
    assert asked(state) == (1, ["use:rule.rule#1", "use:law.law#2", "use:tax.tax#3"])  # no pass
    apply(state, "use:law.law#2")
    assert asked(state) == (1, ["use:rule.rule#1", "use:tax.tax#3"])
    apply(state, "use:tax.tax#3")  # and the last one is no choice
    assert (state.diary, asked(state)) == (["law", "tax", "rule"], None)


def test_a_seat_with_forced_and_optional_reactions_may_pass_when_the_forced_ones_are_done() -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[("rule", 0), ("ant", 0)])
    assert asked(state) == (0, ["use:rule.rule#1", "use:ant.ant#2"])
    apply(state, "use:rule.rule#1")
    assert asked(state) == (0, ["use:ant.ant#2", "pass"])


def test_an_ability_that_would_do_nothing_is_never_offered() -> None:
    idle = card(Ability("idle", Occasion, writes("idle"), when=lambda state, use: False, forced=True))
    state = Toy({"idle": idle}).lay(Occasion(), in_play=[("idle", 0)])
    assert (state.diary, asked(state)) == ([], None)


class Feast(Occasion):
    """A special occasion."""


def test_an_ability_hears_every_kind_of_the_event_that_it_names() -> None:
    state = Toy(FORCED).lay(Feast(name="harvest"), in_play=[("rule", 0)])
    assert state.diary == ["rule"]


# --- Before and after


def test_the_window_before_an_event_comes_before_its_effect_and_the_one_after_it_after() -> None:
    cards = {
        "early": reacts("early", Scored, BEFORE, forced=True),
        "late": reacts("late", Scored, forced=True),
    }
    state = Toy(cards).lay(Scored(seat=0), in_play=[("late", 0), ("early", 0)])
    assert state.diary == ["early", "scored 1", "late"]


def changes(name: str, change: Any) -> Definition:
    return card(Ability(name, Scored, change, moment=BEFORE))


def double(state: ToyState, use: Use, event: Scored) -> None:
    event.points *= 2


def cancel(state: ToyState, use: Use, event: Scored) -> None:
    event.cancelled = True


def turn_into_loss(state: ToyState, use: Use, event: Scored) -> None:
    use.replace(state, Lost(seat=event.seat, points=event.points))


ALTERING = {
    "doubler": changes("double", double),
    "shield": changes("cancel", cancel),
    "mirror": changes("mirror", turn_into_loss),
    "fan": reacts("cheer", Scored),
    "critic": reacts("boo", Lost),
}


def test_an_event_can_be_altered_before_it_takes_effect() -> None:
    state = Toy(ALTERING).lay(Scored(seat=0, points=3), in_play=[("doubler", 0)])
    apply(state, "use:doubler.double#1")
    assert state.points == {0: 6}


def test_an_event_that_is_cancelled_has_no_effect_and_nobody_reacts_to_it_any_more() -> None:
    table = [("shield", 0), ("doubler", 1), ("fan", 1)]
    state = Toy(ALTERING).lay(Scored(seat=0, points=3), in_play=table)
    events = apply(state, "use:shield.cancel#1")
    assert (state.points, asked(state)) == ({}, None)
    assert [event.cancelled for event in events if isinstance(event, Scored)] == [True]


def test_an_event_that_is_replaced_never_happened_and_the_other_one_does() -> None:
    state = Toy(ALTERING).lay(
        Scored(seat=0, points=3), in_play=[("mirror", 0), ("doubler", 1), ("fan", 1), ("critic", 1)]
    )
    apply(state, "use:mirror.mirror#1")
    assert state.points == {0: -3}
    assert asked(state) == (1, ["use:critic.boo#4", "pass"])  # to the loss, not to the score


def test_replacing_an_event_works_also_while_somebody_watches_abilities() -> None:
    """The innermost occurrence is then that of the ability being used, not that of its event."""
    watched = ALTERING | {"watcher": reacts("watch", AbilityUsed, BEFORE)}
    state = Toy(watched).lay(Scored(seat=0, points=3), in_play=[("mirror", 0), ("watcher", 1)])
    answer_all(state, "use:mirror.mirror#1", "pass")
    assert state.points == {0: -3}


# --- The order of seats: one after the other


def test_by_seat_each_resolves_all_it_wants_before_the_next_is_asked() -> None:
    state = Toy(CARDS, order=(1, 0)).lay(Occasion(), in_play=[("ant", 0), ("bee", 1), ("cat", 1)])
    assert asked(state) == (1, ["use:bee.bee#2", "use:cat.cat#3", "pass"])
    apply(state, "use:cat.cat#3")
    assert asked(state) == (1, ["use:bee.bee#2", "pass"])
    apply(state, "use:bee.bee#2")
    assert asked(state) == (0, ["use:ant.ant#1", "pass"])


def test_by_seat_who_passed_is_not_asked_again() -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[("ant", 0), ("bee", 1)])
    answer_all(state, "pass", "use:bee.bee#2")
    assert asked(state) is None


def test_the_rules_themselves_come_where_the_order_puts_nobody() -> None:
    for order, diary in (((NOBODY, 0, 1), ["rule", "law"]), ((0, 1, NOBODY), ["law", "rule"])):
        state = Toy(CARDS, order=order).lay(Occasion(), in_play=[("law", 0), ("rule", NOBODY)])
        assert state.diary == diary


def test_several_rules_at_once_are_ordered_by_the_arbiter() -> None:
    state = Toy(CARDS, arbiter=1).lay(Occasion(), in_play=[("rule", NOBODY), ("law", NOBODY)])
    assert asked(state) == (1, ["use:rule.rule#1", "use:law.law#2"])
    apply(state, "use:law.law#2")
    assert (state.diary, asked(state)) == (["law", "rule"], None)


# --- The order of seats: in turn


def alternating(**options: Any) -> Toy:
    return Toy(CARDS, discipline=Discipline.ALTERNATING, **options)


def test_in_turn_forced_reactions_of_all_seats_come_first_ordered_by_the_first_seat() -> None:
    state = alternating(order=(1, 0)).lay(Occasion(), in_play=[("ant", 1), ("rule", 0), ("law", 1)])
    assert asked(state) == (1, ["use:rule.rule#2", "use:law.law#3"])
    apply(state, "use:rule.rule#2")
    assert state.diary == ["rule", "law"]
    assert asked(state) == (1, ["use:ant.ant#1", "pass"])


def test_in_turn_each_seat_uses_one_and_a_pass_can_be_thought_over() -> None:
    state = alternating(order=(0, 1)).lay(Occasion(), in_play=[("ant", 0), ("bee", 1), ("cat", 1)])
    assert asked(state) == (0, ["use:ant.ant#1", "pass"])
    apply(state, "pass")
    apply(state, "use:bee.bee#2")
    assert asked(state) == (0, ["use:ant.ant#1", "pass"])  # asked again, since somebody acted
    apply(state, "use:ant.ant#1")
    assert asked(state) == (1, ["use:cat.cat#3", "pass"])
    apply(state, "pass")
    assert (state.diary, asked(state)) == (["bee", "ant"], None)


def test_in_turn_who_has_used_something_is_asked_again_when_all_others_have_passed() -> None:
    in_play = [("ant", 0), ("cat", 0), ("bee", 1)]
    state = Toy(CARDS, discipline=Discipline.ALTERNATING).lay(Occasion(), in_play=in_play)
    apply(state, "use:ant.ant#1")
    assert asked(state) == (1, ["use:bee.bee#3", "pass"])
    apply(state, "pass")
    assert asked(state) == (0, ["use:cat.cat#2", "pass"])
    apply(state, "pass")
    assert asked(state) is None


def test_what_the_log_hears_says_which_text_it_is_due_to() -> None:
    tells = card(Ability("tell", Occasion, lambda state, use: state.log(Lost(seat=1))))
    state = Toy({"ant": tells}).lay(Occasion(), in_play=[("ant", 0)])
    events = apply(state, "use:ant.tell#1")
    (lost,) = (event for event in events if isinstance(event, Lost))
    assert lost.due_to is not None
    assert (lost.due_to.key, lost.due_to.ability, lost.due_to.seat, lost.due_to.source) == (
        "ant",
        "tell",
        0,
        1,
    )


def test_in_turn_the_window_closes_when_all_pass_in_a_row() -> None:
    state = alternating(order=(0, 1)).lay(Occasion(), in_play=[("ant", 0), ("bee", 1)])
    answer_all(state, "pass", "pass")
    assert (state.diary, asked(state)) == ([], None)


def test_what_belongs_to_the_rules_is_never_optional_and_nobody_is_never_asked() -> None:
    for toy in (alternating(order=(NOBODY, 0, 1)), Toy(CARDS, order=(NOBODY, 0, 1))):
        state = toy.lay(Occasion(), in_play=[("ant", NOBODY)])
        assert (state.diary, asked(state)) == (["ant"], None)
        state = toy.lay(Occasion(), in_play=[("ant", NOBODY), ("bee", NOBODY), ("cat", 1)])
        assert asked(state) == (0, ["use:ant.ant#1", "use:bee.bee#2"])
        apply(state, "use:bee.bee#2")
        assert asked(state) == (1, ["use:cat.cat#3", "pass"])


# --- Bluff windows


def test_with_bluff_windows_a_seat_is_asked_although_it_can_do_nothing() -> None:
    toy = Toy(CARDS, offers_bluff=lambda state, seat: seat == 1)
    state = toy.lay(Occasion(), in_play=[("ant", 0)])
    assert asked(state) == (1, ["pass"])  # before the occasion
    apply(state, "pass")
    assert asked(state) == (0, ["use:ant.ant#1", "pass"])  # after it
    apply(state, "pass")
    assert asked(state) == (1, ["pass"])


def test_with_bluff_windows_a_seat_is_asked_also_when_no_card_at_all_listens() -> None:
    """Else not being asked would tell everybody that nobody holds such a card."""
    state = Toy(CARDS, offers_bluff=lambda state, seat: seat == 1).lay(Occasion())
    assert asked(state) == (1, ["pass"])


@pytest.mark.parametrize("discipline", Discipline)
def test_bluff_windows_ask_each_seat_once_and_never_the_rules(discipline: Discipline) -> None:
    toy = Toy(CARDS, order=(NOBODY, 0, 1), offers_bluff=lambda state, seat: True, discipline=discipline)
    state = toy.lay(Occasion(), in_play=[("ant", 1)])
    seats = []
    while (waiting := decision(state)) is not None:
        seats.append(waiting.seat)
        apply(state, "pass")
    assert seats == [0, 1, 0, 1]  # before and after the occasion


def test_a_question_is_asked_whatever_the_hand_holds_where_one_may_pass_and_there_are_such_windows() -> None:
    for in_play, bluffing, bluff in (
        ([("ant", 0)], True, True),
        ([("ant", 0)], False, False),
        ([("rule", 0), ("law", 0)], True, False),
        ([("rule", 0), ("law", 0)], False, False),
    ):
        toy = Toy(CARDS, offers_bluff=(lambda state, seat: False) if bluffing else None)
        waiting = decision(toy.lay(Occasion(), in_play=in_play))
        assert waiting is not None
        assert waiting.bluff is bluff


def test_a_use_is_labelled_among_the_others_that_are_offered() -> None:
    class Labels(Toy):
        def label_among(self, state: ToyState, use: Use, others: Sequence[Use]) -> Text:
            return text(f"{use.key} among {[other.key for other in others]}")

    state = Labels(CARDS).lay(Occasion(), in_play=[("ant", 0), ("bee", 0)])
    waiting = decision(state)
    assert waiting is not None
    labels = [option["label"]["id"] for option in waiting.show(state)["options"]]
    assert labels == ["ant among ['bee']", "bee among ['ant']", "kernel-pass"]


# --- What changes during a window


def test_a_source_that_enters_during_the_window_may_react_in_it() -> None:
    cards = CARDS | {
        "egg": card(Ability("hatch", Occasion, lambda state, use: state.enter("bee", 1))),
    }
    state = Toy(cards).lay(Occasion(), in_play=[("egg", 0)])
    apply(state, "use:egg.hatch#1")
    assert asked(state) == (1, ["use:bee.bee#2", "pass"])


@pytest.mark.parametrize("late", [1, 2])
def test_what_is_forced_for_a_seat_whose_turn_is_over_happens_without_asking(late: int) -> None:
    def hatch(state: ToyState, use: Use) -> None:
        for key in ("rule", "law")[:late]:
            state.enter(key, 0)

    cards = CARDS | {"egg": card(Ability("hatch", Occasion, hatch))}
    state = Toy(cards, order=(0, 1)).lay(Occasion(), in_play=[("egg", 1)])
    apply(state, "use:egg.hatch#1")
    assert (state.diary, asked(state)) == (["rule", "law"][:late], None)


class Welcome(Procedure):
    """Somebody comes who may react to what brought it."""

    def come(self, state: ToyState) -> None:
        state.enter("bee", 1)

    steps = (come,)


class Invited(Occasion):
    """An occasion that starts something."""

    def happen(self, state: ToyState) -> None:
        state.push(Welcome())


def test_what_an_event_starts_is_over_before_anybody_reacts_to_the_event() -> None:
    state = Toy(CARDS).lay(Invited())
    assert asked(state) == (1, ["use:bee.bee#1", "pass"])


def test_a_source_that_leaves_during_the_window_is_no_longer_asked() -> None:
    cards = CARDS | {"owl": card(Ability("eat", Occasion, lambda state, use: state.leave(2)))}
    state = Toy(cards).lay(Occasion(), in_play=[("owl", 0), ("bee", 1)])
    apply(state, "use:owl.eat#1")
    assert (state.diary, asked(state)) == ([], None)


def test_a_forced_reaction_that_became_pointless_is_left_out() -> None:
    empty = card(
        Ability("empty", Occasion, writes("emptied"), when=lambda state, use: not state.diary, forced=True)
    )
    state = Toy({"one": empty, "two": empty}).lay(Occasion(), in_play=[("one", 0), ("two", 0)])
    apply(state, "use:two.empty#2")
    assert (state.diary, asked(state)) == (["emptied"], None)


def test_an_event_inside_a_window_has_windows_of_its_own() -> None:
    echo = card(
        Ability(
            "echo",
            Scored,
            lambda state, use, event: state.occur(Scored(seat=use.seat, points=event.points - 1)),
            when=lambda state, use, event: event.points > 1,
            forced=True,
        )
    )
    state = Toy({"echo": echo}).lay(Scored(seat=0, points=3), in_play=[("echo", 1)])
    assert state.diary == ["scored 3", "scored 2", "scored 1"]


def test_a_window_inside_a_window_can_be_saved_copied_and_gone_on_with() -> None:
    cards = CARDS | {"horn": card(Ability("blow", Occasion, lambda s, use: s.occur(Scored(seat=use.seat))))}
    cards["fan"] = reacts("cheer", Scored)
    state = Toy(cards).lay(Occasion(), in_play=[("horn", 0), ("fan", 1), ("bee", 1)])
    apply(state, "use:horn.blow#1")
    for twin in (state, clone(state), load(to_json(state))):
        assert asked(twin) == (1, ["use:fan.cheer#2", "pass"])
        answer_all(twin, "use:fan.cheer#2", "use:bee.bee#3")
        assert twin.diary == ["scored 1", "cheer", "bee"]


# --- Several events at once


def test_a_reaction_may_answer_each_of_several_events() -> None:
    state = Toy({"fan": reacts("cheer", Scored)}).lay(
        Occurrence(events=[Scored(seat=0, points=1), Scored(seat=1, points=2)]), in_play=[("fan", 1)]
    )
    assert state.points == {0: 1, 1: 2}
    assert asked(state) == (1, ["use:fan.cheer#1", "use:fan.cheer#1@1", "pass"])
    apply(state, "use:fan.cheer#1@1")
    assert asked(state) == (1, ["use:fan.cheer#1", "pass"])


@pytest.mark.parametrize("limit", [None, Limit("game")])
def test_one_forced_text_answers_each_of_several_events_and_asks_only_where_it_is_limited(
    limit: Limit | None,
) -> None:
    def note(state: ToyState, use: Use, event: Scored) -> None:
        state.diary.append(f"noted {event.points}")

    scribe = card(Ability("note", Scored, note, forced=True, limit=limit))
    events: list[Any] = [Scored(seat=0, points=1), Scored(seat=1, points=2)]
    state = Toy({"scribe": scribe}).lay(Occurrence(events=events), in_play=[("scribe", 1)])
    if limit is None:
        assert (state.diary[2:], asked(state)) == (["noted 1", "noted 2"], None)
    else:
        assert asked(state) == (1, ["use:scribe.note#1", "use:scribe.note#1@1"])


def test_of_several_events_one_can_be_cancelled() -> None:
    state = Toy(ALTERING).lay(
        Occurrence(events=[Scored(seat=0, points=1), Scored(seat=1, points=2)]),
        in_play=[("shield", 1), ("fan", 1)],
    )
    apply(state, "use:shield.cancel#1")
    assert state.points == {}
    state = Toy(ALTERING).lay(
        Occurrence(events=[Scored(seat=0, points=1), Scored(seat=1, points=2)]), in_play=[("shield", 1)]
    )
    apply(state, "use:shield.cancel#1@1")
    assert asked(state) == (1, ["use:shield.cancel#1", "pass"])
    apply(state, "pass")
    assert state.points == {0: 1}


class Announced(Event):
    """Its effect is another event."""

    seat: Public[int]

    def happen(self, state: ToyState) -> None:
        state.occur(Scored(seat=self.seat, points=self.seat + 1))


def test_the_effects_of_several_events_are_carried_out_in_their_order() -> None:
    state = Toy().lay(Occurrence(events=[Announced(seat=0), Announced(seat=1)]))
    assert state.diary == ["scored 1", "scored 2"]


def test_what_happened_is_told_in_the_order_in_which_it_happened() -> None:
    state = Toy(CARDS).lay(Occasion(), Announced(seat=1), in_play=[("ant", 0)])
    events = apply(state, "pass")
    assert [type(event) for event in events] == [Announced, Scored]


# --- The order of seats is that of the moment when the window opened


def test_a_window_keeps_its_order_also_when_the_precedence_changes_meanwhile() -> None:
    toy = Toy(CARDS, order=(0, 1))

    def turn_the_table(state: ToyState, use: Use) -> None:
        toy.order = (1, 0)

    toy.cards["flip"] = card(Ability("flip", Occasion, turn_the_table))
    state = toy.lay(Occasion(), in_play=[("ant", 0), ("flip", 1), ("bee", 1)])
    answer_all(state, "pass", "use:flip.flip#2")
    assert asked(state) == (1, ["use:bee.bee#3", "pass"])  # it is still the turn of seat 1

"""Where a card goes that leaves play, what is told of a deck that runs out, and what the formats are called."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import How, Rng
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.engagement import Engaged, Engagement
from dejarik.lcg.rules.format import find_format, format_names
from dejarik.lcg.rules.leaving import Cause, Destination, Leaves, bounce, leave_play, leaving
from dejarik.lcg.rules.playing import PlayCard
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.values import unit_damage
from dejarik.lcg.rules.zones import (
    DeckEmpty,
    Discarded,
    Drawn,
    Shown,
    draw,
    hand,
    into_hand,
    take_from_top,
)

OBJECTIVE, UNIT = "imperial-command-73", "darth-vader-35"
PICTURE = f"dark objectives: {OBJECTIVE}\ndark units: {UNIT}"


@pytest.mark.rule("LCGC-MOVE-02", "LCGC-MOVE-03", "LCGC-ZONE-03")
@pytest.mark.parametrize(
    ("cause", "unit", "objective"),
    [
        (Cause.DESTROYED, Destination.DISCARD, Destination.VICTORY),
        (Cause.DISCARDED, Destination.DISCARD, Destination.DISCARD),
        (Cause.SACRIFICED, Destination.DISCARD, Destination.DISCARD),
        (Cause.RETURNED, Destination.HAND, Destination.HAND),
        (Cause.REMOVED, Destination.REMOVED, Destination.REMOVED),
        (Cause.CAPTURED, Destination.CAPTIVITY, Destination.CAPTIVITY),
    ],
)
def test_where_a_card_goes_follows_from_how_it_leaves(
    cause: Cause, unit: Destination, objective: Destination
) -> None:
    table = Table(PICTURE)
    state = table.state
    events = [leaving(state, table.id(key), cause) for key in (UNIT, OBJECTIVE)]
    assert [(event.to, event.type) for event in events] == [
        (unit, CardType.UNIT),
        (objective, CardType.OBJECTIVE),
    ]
    assert leaving(state, table.id(OBJECTIVE), cause, to=Destination.ASIDE).to is Destination.ASIDE


@pytest.mark.rule("LCGC-MOVE-04")
@pytest.mark.parametrize(
    ("to", "pile"),
    [
        (Destination.HAND, "hand"),
        (Destination.DECK_BOTTOM, "command_deck"),
        (Destination.REMOVED, "removed"),
        (Destination.DISCARD, "discard"),
    ],
)
def test_a_card_goes_to_its_owner_whoever_made_it_leave(to: Destination, pile: str) -> None:
    table = Table(PICTURE).actions("dark")
    id = table.id(UNIT)
    table.let(lambda state: leave_play(state, [id], Cause.DISCARDED, table.seat("light"), to))
    (event,) = table.happened(Leaves)
    assert (event.card, event.key, event.by, event.to) == (id, UNIT, table.seat("light"), to)
    player = table.player("dark")
    piles = {
        "hand": table.hand("dark"),
        "command_deck": player.command_deck[:1],  # the bottom is the first
        "removed": player.removed,
        "discard": player.discard,
    }
    assert {name for name, keys in piles.items() if UNIT in keys} == {pile}


@pytest.mark.rule("LCGC-MOVE-04", "LCGC-CARD-12")
def test_what_lasts_on_a_card_goes_with_it_and_what_lasts_on_others_or_on_players_stays() -> None:
    table = Table(PICTURE + "\nlight units: yoda-166").actions("dark")
    vader, yoda = table.id(UNIT), table.id("yoda-166")
    before = unit_damage(table.state, vader)
    for subject, query in ((vader, "unit-damage"), (yoda, "unit-damage"), (0, "reserve")):
        table.state.modify(query, How.ADD, 2, subject=subject, until="turn")
    table.let(lambda state: bounce(state, table.seat("light"), yoda))
    assert unit_damage(table.state, vader) == before + 2
    assert [(each.subject, each.query) for each in table.state.modifiers] == [
        (vader, "unit-damage"),
        (0, "reserve"),
    ]


@pytest.mark.rule("LCGC-ZONE-03")
def test_a_card_whose_host_is_gone_when_it_is_paid_for_is_discarded_and_that_is_told() -> None:
    table = Table("light units: luke-skywalker-92\nlight hand: jedi-lightsaber-102").actions("light")
    playing = PlayCard(seat=table.seat("light"), card=hand(table.state, table.seat("light"))[0])
    playing.announce(table.state)
    table.let(playing.clear)
    assert [(event.seat, event.keys) for event in table.happened(Discarded)] == [(1, ["jedi-lightsaber-102"])]
    assert (table.player("light").discard, table.hand("light")) == (["jedi-lightsaber-102"], [])


@pytest.mark.rule("LCGC-MOVE-04")
def test_nobody_can_follow_a_card_into_a_hand() -> None:
    def follows(seed: int) -> bool:
        table = Table("light hand: yoda-166, rebel-trooper-112, luke-skywalker-92")
        table.state.rng = Rng.seeded(seed)
        return (
            table.state.sources[into_hand(table.state, 1, "twilek-loyalist-15")].key == "twilek-loyalist-15"
        )

    assert {follows(seed) for seed in range(20)} == {True, False}


@pytest.mark.rule("LCGC-WIN-03", "LCGC-DRAW-03")
def test_it_is_told_when_a_deck_has_too_few_cards() -> None:
    def told(count: int, *, looked: bool) -> list[object]:
        table = Table("light only-deck: yoda-166, yoda-166").actions("dark")
        seat = table.seat("light")
        table.let(lambda state: take_from_top(state, seat, count) if looked else draw(state, seat, count))
        shown = [event.count for event in table.events if isinstance(event, (Shown, Drawn))]
        return [*shown, *(event.seat for event in table.happened(DeckEmpty))]

    light = 1
    assert told(2, looked=True) == told(2, looked=False) == [2]
    assert told(3, looked=True) == told(3, looked=False) == [2, light]


@pytest.mark.rule("LCGC-ENG-02", "LCGC-ENG-11")
def test_an_objective_that_leaves_play_when_it_is_engaged_is_attacked_by_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    happen = Engaged.happen

    def fall(event: Engaged, state: Lcg) -> None:
        happen(event, state)
        leave_play(state, [event.target], Cause.DISCARDED, event.seat)

    monkeypatch.setattr(Engaged, "happen", fall)
    table = Table(PICTURE + "\nlight units: yoda-166, luke-skywalker-92").conflict("light")
    table.pass_until("engage:").choose(f"engage:{OBJECTIVE}")
    assert not table.can("attack:")
    assert table.state.find(Engagement) is None


def test_every_format_has_a_name_and_a_sentence() -> None:
    for name in format_names():
        format = find_format(name)
        assert format is not None
        assert (format.word.id, format.explained.id) == (
            f"lcg-format-{name}",
            f"lcg-format-{name}-explained",
        )

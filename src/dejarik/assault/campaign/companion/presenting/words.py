"""What to look for at the table, in words: when an event of a mission is due."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.companion.verbs import door_place, section_place
from dejarik.assault.campaign.rules.cues import Cue, Sign, needs_words
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.plain import listed
from dejarik.kernel import Text, text


def when_texts(state: ToldState, event: str) -> list[Text]:
    """When an event is due: any of these. Where the mission has words of its own for it, these."""
    due = state.text.dues[event]
    if needs_words(due):
        return [text(f"mission-{state.mission}-event-{event}-when")]
    return [cue_text(state, cue) for cue in due.cues]


def cue_text(state: ToldState, cue: Cue) -> Text:
    """What people see."""
    if cue.sign in (Sign.ROUND_ENDS, Sign.ROUND_BEGINS, Sign.STATUS_BEGINS):
        return _time_text(cue)
    if cue.sign is Sign.OPENED:
        doors = [text("companion-door", place=door_place(state, name)) for name in cue.names]
        return (
            text("companion-when-opened", names=listed(doors)) if doors else text("companion-when-any-door")
        )
    if cue.sign in (Sign.DEALT_WITH, Sign.DESTROYED, Sign.COUNTED, Sign.REVEALED):
        return _object_text(state, cue)
    if cue.sign in (Sign.DEFEATED, Sign.ESCAPED):
        return _figure_text(state, cue)
    return _place_text(state, cue)


def _time_text(cue: Cue) -> Text:
    if cue.sign is Sign.STATUS_BEGINS:
        return text("companion-when-status-begins")
    begins = cue.sign is Sign.ROUND_BEGINS
    if cue.number:
        known = text("companion-when-round-begins", round=cue.number)
        return known if begins else text("companion-when-round-ends", round=cue.number)
    first = max(cue.first, 1)
    each = text("companion-when-each-round-begins", round=first)
    return each if begins else text("companion-when-each-round-ends", round=first)


def _object_text(state: ToldState, cue: Cue) -> Text:
    """An object of a kind; or something else that the mission counts."""
    [kind] = cue.names or ("",)
    if kind not in state.text.token_kinds:
        return text("companion-when-counted", count=cue.number)
    token, count = text(f"token-{kind}"), max(cue.number, 1)
    if cue.sign is Sign.DESTROYED:
        return text("companion-when-destroyed", token=token, count=count)
    if cue.sign is Sign.REVEALED:
        return text("companion-when-revealed", token=token)
    return text("companion-when-dealt-with", token=token, count=count)


def _figure_text(state: ToldState, cue: Cue) -> Text:
    names = [figure_name(state, name) for name in cue.names]
    if cue.sign is Sign.DEFEATED:
        return text("companion-when-defeated", figure=listed(names))
    if not names:
        return text("companion-when-anybody-escapes")
    return text("companion-when-escaped", names=listed(names))


def _place_text(state: ToldState, cue: Cue) -> Text:
    if cue.sign is Sign.ENTERED:
        return text("companion-when-entered", place=area_place(state, cue.names))
    if cue.sign is Sign.LAID:
        places = ", ".join(section_place(state, name) for name in cue.names)
        return text("companion-when-laid", place=places)
    if cue.sign is Sign.TOLD:
        events = [text(f"mission-{state.mission}-event-{name}") for name in cue.names]
        return text("companion-when-told", event=listed(events))
    return _PLAIN[cue.sign]


_PLAIN = {
    Sign.FALLEN: text("companion-when-fallen"),
    Sign.WOUNDED: text("companion-when-wounded"),
    Sign.ALL_WOUNDED: text("companion-when-all-wounded"),
    Sign.MOVED: text("companion-when-moved"),
    Sign.ELSE: text("companion-when-else"),
}


def figure_name(state: ToldState, name: str) -> Text:
    """A card, or a figure that only this mission has."""
    own = next((each for each in state.layout.figures if each.name == name), None)
    if own is None:
        return card_text(name)
    if own.like and not own.called:
        return card_text(own.like)
    return text(f"mission-{state.mission}-figure-{name}")


def area_place(state: ToldState, names: Iterable[str]) -> str:
    """The spaces of areas and places of the mission: the first and the last."""
    wanted = set(names)
    spaces = [space for each in state.layout.areas if each.name in wanted for space in each.spaces]
    spaces += [space for each in state.layout.objects if each.kind in wanted for space in each.spaces]
    return f"{spaces[0]}–{spaces[-1]}" if len(spaces) > 1 else "".join(spaces)

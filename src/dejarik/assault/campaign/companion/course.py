"""How a mission is told: its set-up, then round after round what people say and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.campaign.companion.cues import (
    Seen,
    doors_closed,
    endings_due,
    endings_now,
    events_due,
    events_to_come,
    objects_left,
)
from dejarik.assault.campaign.companion.entering import EnterResult
from dejarik.assault.campaign.companion.events import (
    DoorOpen,
    HeroWounded,
    Looked,
    NotOver,
    ObjectDone,
    RoundOver,
    SectionLaid,
    TextRead,
    ThreatIs,
)
from dejarik.assault.campaign.companion.state import ToldHero, ToldState
from dejarik.assault.campaign.companion.verbs import (
    DOOR,
    END_ROUND,
    ENDING,
    EVENT,
    HERO,
    LAY,
    LOOK,
    NOTHING,
    OBJECT,
    OPTION,
    OVER,
    READY,
    SEEN,
    THREAT,
)
from dejarik.assault.campaign.rules.cues import Ending, Sign
from dejarik.assault.campaign.rules.missions import option_of
from dejarik.assault.campaign.rules.state import EMPIRE, MOST_THREAT, Told
from dejarik.assault.campaign.setup import BRIEFING
from dejarik.assault.content.campaign.language.choices import Offers, Terms
from dejarik.assault.content.campaign.language.effects import Deploys, Gain
from dejarik.assault.facts.campaign_records import Moment, Occasion, Side, Slug
from dejarik.kernel import Decision, Option, Procedure, Public, ask, choose, each_of, text


class TellMission(Procedure):
    """A mission from its set-up to its end."""

    def secretly(self, state: ToldState) -> Decision:
        """First the Imperial player prepares what nobody else may know."""
        return choose(EMPIRE, text("companion-set-up-empire"), [Option(READY)], pause=True)

    def openly(self, state: ToldState) -> Decision:
        return state.everybody(text("companion-set-up"), [Option(READY)])

    def ready(self, state: ToldState, _: str) -> None:
        state.presses += 1

    def brief(self, state: ToldState) -> None:
        read(state, BRIEFING)
        if state.layout.special_setup:
            _set_threat(state, 2 * state.threat_level)
        state.round = state.text.first_round.get(len(state.heroes), 1)
        state.push(Follow(sign=Sign.ROUND_BEGINS, number=state.round))

    def offer(self, state: ToldState) -> Decision:
        """Everything that people can say without knowing what comes of it."""
        end = Option(OVER, (OVER.word, ""))
        if state.is_worn_out:
            return state.everybody(text("companion-what-happens", round=state.round), [end])
        options = [
            Option(END_ROUND, (END_ROUND.word, "")),
            *each_of(DOOR, [(DOOR.word, door) for door in doors_closed(state)]),
            *each_of(OBJECT, [(OBJECT.word, kind) for kind in objects_left(state)]),
            *each_of(HERO, [(HERO.word, str(seat)) for seat in state.rebels]),
            *each_of(THREAT, [(THREAT.word, str(n)) for n in range(MOST_THREAT + 1) if n != state.threat]),
            Option(LOOK, (LOOK.word, "")),
            end,
        ]
        return state.everybody(text("companion-what-happens", round=state.round), options)

    def take(self, state: ToldState, said: tuple[str, str]) -> None:
        what, name = said
        state.presses += 1
        self.go_to(TellMission.offer)
        if what == END_ROUND.word:
            state.push(EndRound())
        elif what == LOOK.word:
            state.push(Look())
        elif what == OVER.word:
            state.push(ChooseEnding())
        elif what == THREAT.word:
            _set_threat(state, int(name))
        else:
            state.push(_reported(state, what, name))

    steps = (ask(secretly, ready), ask(openly, ready), brief, ask(offer, take))


def _reported(state: ToldState, what: str, name: str) -> Follow:
    """What people have seen of doors, objects and heroes."""
    if what == DOOR.word:
        state.opened.append(name)
        state.log(DoorOpen(door=name))
        return Follow(sign=Sign.OPENED, name=name)
    if what == OBJECT.word:
        state.counted[name] = state.counted.get(name, 0) + 1
        state.log(ObjectDone(kind=name, count=state.counted[name]))
        return Follow(sign=Sign.DEALT_WITH, name=name, number=state.counted[name])
    hero = next(hero for hero in state.heroes if hero.seat == int(name))
    hero.wounded = not hero.wounded
    state.log(HeroWounded(seat=hero.seat, wounded=hero.wounded))
    return Follow(sign=_of_wounds(state, hero))


def _of_wounds(state: ToldState, hero: ToldHero) -> Sign:
    """That a hero was wounded by mistake, or is healthy again, is no sign of anything."""
    if not hero.wounded:
        return Sign.ELSE
    return Sign.WOUNDED if state.healthy else Sign.ALL_WOUNDED


def _set_threat(state: ToldState, threat: int) -> None:
    state.threat = max(0, min(threat, MOST_THREAT))
    state.log(ThreatIs(threat=state.threat))


class EndRound(Procedure):
    """The Status Phase: more threat, then what happens at the end of the round; then the next one begins."""

    def rise(self, state: ToldState) -> None:
        state.at_end_of_round = True
        state.threat = min(state.threat + state.threat_level, MOST_THREAT)
        state.log(RoundOver(round=state.round, threat=state.threat))
        state.push(
            Follow(sign=Sign.STATUS_BEGINS),
            Follow(sign=Sign.ROUND_ENDS, number=state.round),
        )

    def go_on(self, state: ToldState) -> None:
        state.at_end_of_round = False
        state.round += 1
        state.push(Follow(sign=Sign.ROUND_BEGINS, number=state.round))

    steps = (rise, go_on)


class Follow(Procedure):
    """What follows from something that people have seen: events that are due, then perhaps the end of the mission. What
    depends on more than has been told is asked of the Imperial player."""

    sign: Public[Sign]
    name: Public[str] = ""
    number: Public[int] = 0
    asked: Public[list[str]] = []  # events that the Imperial player was asked about

    @property
    def what(self) -> Seen:
        return Seen(self.sign, self.name, self.number)

    def happen(self, state: ToldState) -> None:
        certain, _ = events_due(state, self.what)
        self.asked += certain
        state.push(*(TellEvent(event=event) for event in certain))

    def offer(self, state: ToldState) -> Decision | None:
        possible = [event for event in events_due(state, self.what)[1] if event not in self.asked]
        if not possible:
            return None
        options = [*each_of(EVENT, possible), Option(NOTHING, "")]
        return choose(EMPIRE, text("companion-does-it-happen"), options)

    def take(self, state: ToldState, event: str) -> None:
        state.presses += 1
        if event:
            self.asked.append(event)
            state.push(TellEvent(event=event))
            self.go_to(Follow.offer)

    def end_surely(self, state: ToldState) -> None:
        certain, _ = endings_due(state, self.what)
        if certain:
            state.push(EnterResult(side=certain[0].side, reason=certain[0].reason))
            self.end()

    def offer_end(self, state: ToldState) -> Decision | None:
        _, possible = endings_due(state, self.what)
        return choose(EMPIRE, text("companion-is-it-over"), _endings(possible)) if possible else None

    def take_end(self, state: ToldState, ending: tuple[str, str]) -> None:
        _enter(state, ending)

    steps = (happen, ask(offer, take), end_surely, ask(offer_end, take_end))


def _endings(endings: Sequence[Ending]) -> list[Option]:
    found = dict.fromkeys((str(each.side), each.reason) for each in endings)
    return [*each_of(ENDING, found), Option(NOTHING, ("", ""))]


def _enter(state: ToldState, ending: tuple[str, str]) -> None:
    state.presses += 1
    side, reason = ending
    if side:
        state.push(EnterResult(side=Side(side), reason=reason))
    else:
        state.log(NotOver())


class ChooseEnding(Procedure):
    """The mission is over: the Imperial player says how."""

    def offer(self, state: ToldState) -> Decision:
        prompt = text("companion-how-is-it-over")
        *ends, not_yet = _endings(state.endings() if state.is_worn_out else endings_now(state))
        return choose(EMPIRE, prompt, ends if state.is_worn_out else [*ends, not_yet], pause=True)

    def take(self, state: ToldState, ending: tuple[str, str]) -> None:
        _enter(state, ending)

    steps = (ask(offer, take),)


class Look(Procedure):
    """The Imperial player looks through the events to come, and says which happens now; or lays a section."""

    def offer(self, state: ToldState) -> Decision:
        options = [
            *each_of(EVENT, [(EVENT.word, event) for event in events_to_come(state)]),
            *each_of(LAY, [(LAY.word, section) for section in sections_to_lay(state)]),
            Option(SEEN, ("", "")),
        ]
        return choose(EMPIRE, text("companion-empire-looks"), options, pause=True)

    def take(self, state: ToldState, said: tuple[str, str]) -> None:
        what, name = said
        state.presses += 1
        if what == EVENT.word:
            state.push(TellEvent(event=name))
        elif what == LAY.word:
            lay(state, name)
            state.push(Follow(sign=Sign.LAID, name=name))
        else:
            state.log(Looked())

    steps = (ask(offer, take),)


def sections_to_lay(state: ToldState) -> list[str]:
    """The sections whose place in the mission no event is: they come when the Rebels get there."""
    return [
        str(each.name)
        for each in state.layout.sections
        if each.placed.at in (Occasion.OBSCURED, Occasion.RULE) and each.region not in state.sections
    ]


def lay(state: ToldState, name: str) -> None:
    region = next(each.region for each in state.layout.sections if each.name == name)
    state.sections.append(region)
    state.learn()
    state.log(SectionLaid(section=name))


class TellEvent(Procedure):
    """An event happens: it is read, and what can be told of it is done."""

    event: Public[str]
    taken: Public[list[str]] = []  # options of it

    def happen(self, state: ToldState) -> None:
        if self.event not in state.happened:
            state.happened.append(self.event)
        read(state, self.event)
        self._change_map(state)
        gained = _threat_of(state, self.event)
        if gained:
            _set_threat(state, state.threat + gained)

    def _change_map(self, state: ToldState) -> None:
        moment = Moment(at=Occasion.EVENT, name=Slug(self.event))
        for each in state.layout.sections:
            if each.removed == moment and each.region in state.sections:
                state.sections.remove(each.region)
            if each.placed == moment and each.region not in state.sections:
                lay(state, str(each.name))

    def offer(self, state: ToldState) -> Decision | None:
        """What it leaves to a side."""
        names, terms = state.text.options.get(self.event, {}), _terms_of(state, self.event)
        choices = terms.offered(self.event, names, self.taken, state.threat, state.memory)
        if not choices:
            return None
        facts = next((each for each in state.layout.events if each.name == self.event), None)
        name = text(f"mission-{state.mission}-event-{self.event}")
        prompt = text("mission-choose", event=name)
        if self.taken and terms.again:
            prompt = text("mission-choose-again", event=name, threat=terms.again)
        options = [*each_of(OPTION, choices), Option(NOTHING, "")]
        about = {"event": self.event}
        if facts is not None and facts.choice is Side.REBEL:
            first, *others = state.rebels
            return choose(first, prompt, options, about=about, partners=tuple(others))
        return choose(EMPIRE, prompt, options, about=about)

    def take(self, state: ToldState, option: str) -> None:
        state.presses += 1
        if not option:
            return
        terms, part = _terms_of(state, self.event), option_of(self.event, option)
        price = terms.price(option, self.taken)
        if price:
            _set_threat(state, state.threat - price)
        self.taken.append(option)
        terms.count(self.event, option, state.memory)
        if part not in state.happened:
            state.happened.append(part)
        read(state, part)
        if terms.is_offered_again(self.taken):
            self.go_to(TellEvent.offer)

    def resolve(self, state: ToldState) -> None:
        state.push(Follow(sign=Sign.TOLD, name=self.event))

    steps = (happen, ask(offer, take), resolve)


def _terms_of(state: ToldState, event: str) -> Terms:
    """What the options of an event cost, and how often they can be chosen (CORE-EVENT-05)."""
    found = (each for each in state.text.events[event] if isinstance(each, Offers))
    return next((each.terms_at(state.threat_level) for each in found), Terms())


def _threat_of(state: ToldState, event: str) -> int:
    """The threat that the effects of an event give plainly."""
    facts = next((each for each in state.layout.events if each.name == event), None)
    gained = 0
    for effect in state.text.events[event]:
        if isinstance(effect, Gain):
            gained += effect.threat + effect.levels * state.threat_level
        elif isinstance(effect, Deploys) and facts is not None:
            gained += facts.threat + facts.threat_by_level * state.threat_level
    return gained


def read(state: ToldState, part: str) -> None:
    """Read a text to everybody."""
    state.told.append(Told(part, state.round))
    state.learn()
    state.log(TextRead(mission=state.mission, text=part))

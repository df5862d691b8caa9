### Fly Solo

mission-fly-solo = Fly Solo
mission-fly-solo-briefing = Han’s last message was eleven words long, and nine of them were curses. He was in a back room in Hutt Space, he said, with company he had not invited. That was yesterday. The cantina looks peaceful enough, apart from the troopers, the droids, and the hunters who all pretend to look at their drinks.
mission-fly-solo-event-strange-patrons = Strange Patrons
mission-fly-solo-event-strange-patrons-text = The door gives way, and everybody in the back room turns round at once. Han waves from the storage closet. “You took your time.” The back room is added to the map. Han Solo, who fights for the heroes, is deployed in the closet, and elite Stormtroopers and an elite Imperial Officer next to the door; all of them are exhausted.
mission-fly-solo-event-daring-escape = Daring Escape
mission-fly-solo-event-daring-escape-text = Shots, a crash, and the door flies open from the inside with Han behind it. “Change of plan,” he says, and does not stop. The door is open and the back room is added to the map. Han Solo, who fights for the heroes, is deployed outside it and suffers 4 damage; elite Stormtroopers are deployed next to the door and suffer 2 damage each.
mission-fly-solo-event-daring-escape-when = Round 3 ends and the door of the back room is still closed.
mission-fly-solo-event-time-to-run = Time to Run
mission-fly-solo-event-time-to-run-text = A tall, thin shape stands in the entrance, and its lights count you. Someone has paid more for Han than the Empire does. IG-88 is deployed at the entrance. The Rebels win when Han escapes through the entrance and lose when he is defeated.
mission-fly-solo-event-time-to-run-option-pursue = The hunter does not wait: IG-88 may move up to 5 spaces.
mission-fly-solo-event-time-to-run-option-alert = The street fills with soldiers: threat rises by 4.
mission-fly-solo-goal-reach-han = Open the door of the back room and reach Han.
mission-fly-solo-goal-bring-han-out = Bring Han out through the entrance.
mission-fly-solo-goal-defeat-han = Defeat Han Solo.
mission-fly-solo-rule-1 = Han Solo cannot be brought as an ally.
mission-fly-solo-rule-2 = The door of the back room is locked. A hero may interact with it and test strength; who passes opens it.
mission-fly-solo-use-force = Force the door open
outcome-assault-mission-han-escaped = Han has escaped

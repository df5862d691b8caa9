### A Simple Task

mission-a-simple-task = A Simple Task
mission-a-simple-task-briefing = Dantooine is grass to the horizon, and under the grass somebody has built a laboratory. What it brews makes soldiers forget pain, and the formula never leaves the building. Two doors, a few guards, in and out before supper: that is how the informant put it. He did not offer to come along.
mission-a-simple-task-event-lightly-guarded = Lightly Guarded
mission-a-simple-task-event-lightly-guarded-text = The door gives way, and the room behind it is as empty as promised, for a breath. Then chairs scrape in the far corner and somebody shouts for order. The command room is added to the map. A group of Stormtroopers and an Imperial Officer are deployed in it, next to the door of the lab.
mission-a-simple-task-event-too-quiet = Too Quiet
mission-a-simple-task-event-too-quiet-text = No alarm, no guard, only the hum of the coolers and one small light blinking over a data case. You have never liked rooms like this. The lab and the formula in it are added to the map. A hero may interact with the formula to retrieve it. A hero who carries it may escape through the entrance, and the Rebels win when one does.
mission-a-simple-task-event-sound-the-alarms = Sound the Alarms
mission-a-simple-task-event-sound-the-alarms-text = The case leaves its cradle and every light in the building turns red. Bolts fall, one after another, all the way back to the daylight. All doors are closed and locked again; the terminals still open them. Threat rises by twice the threat level, and both red points become active.
mission-a-simple-task-goal-open-doors = Open both doors at the terminals.
mission-a-simple-task-goal-take-it = Retrieve the formula in the lab.
mission-a-simple-task-goal-get-out = Carry the formula out through the entrance.
mission-a-simple-task-goal-wound-heroes = Wound every hero.
mission-a-simple-task-rule-1 = All doors are locked. A hero may interact with a terminal and test tech or strength; who passes opens the closed door nearest to it.
mission-a-simple-task-use-slice = Open the nearest door
outcome-assault-mission-formula-stolen = The heroes have escaped with the formula
token-formula = Formula

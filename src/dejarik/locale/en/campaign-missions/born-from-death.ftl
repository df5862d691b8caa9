### Born from Death

mission-born-from-death = Born from Death
mission-born-from-death-briefing = The wind of Mandalore carries glass dust, and under it lies a base that nobody was meant to find again. The Death Watch kept its records here. Shyla wants them; the Empire has come to burn them, and its engineers are already cutting at the doors. Let them do the work. Hold out until they are through, and then be faster than they are.
mission-born-from-death-event-facility-breach = Facility Breach
mission-born-from-death-event-facility-breach-text = With a groan the old doors give way, and stale air rolls over your boots. In the dark behind them a heavy blaster is being set down on its tripod. The base is placed and all doors are open. An E-Web Engineer is deployed in the corridor behind the entrance, and a group of Stormtroopers inside. New deployment points replace two of the old ones, and the Imperial player may resolve an optional deployment. Six data stores lie face down in the base. The Rebels win at the start of the Status Phase if all of them have been studied.
mission-born-from-death-event-on-their-heels = On Their Heels
mission-born-from-death-event-on-their-heels-text = The screen flares up, and its light can be seen all the way down the hall. Somebody shouts. The Imperial player may choose up to 2 Imperial figures that have not activated this round and are not within 4 spaces of a hero; each of them may move up to 4 spaces towards the nearest hero.
mission-born-from-death-event-alarm-triggered = Alarm Triggered
mission-born-from-death-event-alarm-triggered-text = The store was wired. A siren that has been silent for twenty years clears its throat. Threat increases by the threat level, and the Imperial player may resolve an optional deployment.
mission-born-from-death-event-echoes-of-the-past = Echoes of the Past
mission-born-from-death-event-echoes-of-the-past-text = A voice speaks out of the crackling, in an accent that Shyla has not heard since she was a child. She listens to the end, and then draws her blade. Shyla Varad becomes Focused.
mission-born-from-death-goal-hold-outside = Hold out until the doors are forced.
mission-born-from-death-goal-study-stores = Study all six data stores.
mission-born-from-death-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-born-from-death-rule-1 = Doors are locked.
mission-born-from-death-rule-2 = A hero on or adjacent to a data store may spend 2 movement points to study it, if no Imperial figure is on or adjacent to it: it is revealed, something happens, and it is removed.
rules-born-from-death-figures = Born from Death
rules-born-from-death-figures-study = Study a data store for 2 movement points
outcome-assault-mission-records-read = All data stores have been studied
token-data-store = Data store

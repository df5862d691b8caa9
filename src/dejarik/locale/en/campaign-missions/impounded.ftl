### Impounded

mission-impounded = Impounded
mission-impounded-briefing = Your ship stands in its berth on Corellia like an animal in a trap, three clamps around its hull. Your pilot is worse off: the harbour guards threw him to their beasts to make him talk, and he has stopped talking altogether. Free both before the garrison changes its shift.
mission-impounded-event-prep-for-takeoff = Prep for Takeoff
mission-impounded-event-prep-for-takeoff-text = The clamps are open, and on somebody’s shoulder the pilot opens one eye and asks who scratched the paint. The engines cough; half the harbour has heard it. Threat rises by the threat level, and the Imperial player may resolve an optional deployment. Then the hatch is placed. A hero who carries the pilot may interact with it, and the Rebels win when one does.
mission-impounded-event-prep-for-takeoff-when = The clamps are open, and a hero has retrieved the pilot.
mission-impounded-goal-free-ship-and-pilot = Deactivate the docking clamps and retrieve the pilot.
mission-impounded-goal-bring-pilot-aboard = Bring the pilot to the hatch.
mission-impounded-goal-hold-out = Hold out until the end of round 5, or wound every hero.
mission-impounded-rule-1 = A hero may interact with the terminal and test tech or insight; who passes deactivates the docking clamps, and the terminal is discarded.
mission-impounded-rule-2 = A hero may interact with the pilot to retrieve him.
mission-impounded-rule-3 = A hero who carries the pilot has −1 Speed and applies −1 block to defense results.
mission-impounded-use-deactivate = Deactivate the docking clamps
mission-impounded-use-board = Bring the pilot aboard
outcome-assault-mission-pilot-aboard = The pilot is aboard
token-pilot = Pilot

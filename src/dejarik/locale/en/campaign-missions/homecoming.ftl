### Homecoming

mission-homecoming = Homecoming
mission-homecoming-briefing = The farm looks smaller than Luke remembers. He only wanted to see it once more; now white armour moves between the vaporators, and the way to the road is gone. His old T-16 still stands in the garage behind three doors that have known one voice all their lives. Get him to the terminal, then get him into the air.
mission-homecoming-event-the-dark-lord = The Dark Lord
mission-homecoming-event-the-dark-lord-text = The doors recognise him and open all at once. The garage is not empty. A shape steps out of the shadow of the T-16, and the air is full of slow, mechanical breath. All doors are open, the garage is added to the map and the terminal is discarded. Darth Vader is deployed at the red point and a group of Stormtroopers around the T-16. Luke may interact with the T-16 to escape while at most 2 Imperial figures are in the garage, and the Rebels win when he does.
mission-homecoming-goal-reach-terminal = Bring Luke to the terminal.
mission-homecoming-goal-reach-skyhopper = Clear the garage and bring Luke to his T-16.
mission-homecoming-goal-defeat-luke = Defeat Luke, or hold out until the end of round 6.
mission-homecoming-rule-1 = All doors are locked. Luke, and nobody else, may interact with the terminal to open all of them.
mission-homecoming-rule-2 = Luke Skywalker fights for the heroes. He has additional Health equal to twice the threat level; the Rebels lose if he is defeated.
mission-homecoming-use-open-doors = Open all doors
mission-homecoming-use-take-off = Take off with the T-16
outcome-assault-mission-luke-away = Luke has escaped in his T-16
outcome-assault-mission-luke-defeated = Luke has been defeated
token-t-16-skyhopper = T-16 skyhopper

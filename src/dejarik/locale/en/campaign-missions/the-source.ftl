### The Source

mission-the-source = The Source
mission-the-source-briefing = The officer between you is polite, well dressed and in no hurry at all. He has the codes to every door between here and the last terminal, and he will use them, he says, since you ask so nicely. He does not mention that every guard in this place would risk his neck for him, or that he has started to count them.
mission-the-source-event-opportune-moment = Opportune Moment
mission-the-source-event-opportune-moment-text = He stumbles, he coughs, he drops something: he has been waiting for this. The Imperial player chooses what comes of it.
mission-the-source-event-opportune-moment-option-slip-away = Slip away: the captured officer is moved 1 space.
mission-the-source-event-opportune-moment-option-orders = Shout an order: an Imperial figure in his line of sight with a figure cost of at most 6 may interrupt to perform a move or an attack.
mission-the-source-event-opportune-moment-option-beckon = Beckon: each Imperial figure in his line of sight gains 2 movement points and may spend them.
mission-the-source-event-opportune-moment-option-ambush = 1 threat, a signal: one Imperial figure may interrupt to perform a move and an attack.
mission-the-source-event-awaiting-departure = Awaiting Departure
mission-the-source-event-awaiting-departure-text = The inspection hall is full of luggage and empty of travellers, and somebody has chosen his seat with care. An Imperial Officer and a group of Stormtroopers are deployed at the yellow point, which replaces the green one.
mission-the-source-event-on-board = On Board
mission-the-source-event-on-board-text = The last door knows his voice, and so do the men behind it. An Imperial Officer is deployed next to the terminal and elite Stormtroopers in the middle of the security station. The red point replaces the yellow one.
mission-the-source-figure-captured-officer = Captured officer
mission-the-source-goal-drag-him-on = Drag the captured officer to the terminal and secure it.
mission-the-source-goal-free-officer = Free the captured officer, hold out until the end of round 8, or wound every hero.
mission-the-source-rule-1 = All doors are locked; only the captured officer opens them. He is a neutral figure.
mission-the-source-rule-2 = A Rebel figure may interact with the captured officer for one of these: both move up to 2 spaces; a door adjacent to him opens; the terminal adjacent to him is secured, and the Rebels win.
mission-the-source-rule-3 = While no healthy Rebel figure is within 3 spaces of the captured officer, an Imperial figure may interact with him to free him, and the Imperial player wins.
mission-the-source-use-drag = Drag the officer along
mission-the-source-use-open = Open the door with his codes
mission-the-source-use-secure = Secure the terminal
mission-the-source-use-free = Free the officer
outcome-assault-mission-terminal-secured = The terminal has been secured
outcome-assault-mission-officer-freed = The captured officer has been freed

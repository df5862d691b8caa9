### Storming the Palace

mission-storming-the-palace = Storming the Palace
mission-storming-the-palace-briefing = Jabba has your people, and Jabba does not come to the door. So you do. Outside stand his pirates and hunters, in the gateway two Gamorreans who have been told to let nobody in, and beyond them a throne room full of music, smoke and laughter. He has never lost an argument there. You mean to change that.
mission-storming-the-palace-event-legions-of-defenders = Legions of Defenders
mission-storming-the-palace-event-legions-of-defenders-text = Somewhere a gong is struck, and heavy feet answer it. Elite Gamorrean Guards are deployed on the two blue points.
mission-storming-the-palace-event-storming-in = Storming In
mission-storming-the-palace-event-storming-in-text = The band misses a beat, then plays on. The mighty Jabba looks down at you and chuckles. The throne room is laid; its points become active, and the one in the east is no longer. Jabba the Hutt is deployed on his platform with Salacious B. Crumb beside it, Weequay Pirates on the gallery, and a Probe Droid at one of the bandstand’s points of the Imperial player’s choice. Then the Imperial player may perform an optional deployment. A hero can interact with Jabba to negotiate, also while he is incapacitated, and tests strength or insight. As long as Jabba is not incapacitated, the result is lowered by 5 successes, but by 1 less for every 2 damage that he has suffered. If at least 1 success remains, he has heard enough. If Jabba would be defeated, he is incapacitated instead and has only 1 action in each activation.
mission-storming-the-palace-event-hutt-retreat = Hutt Retreat
mission-storming-the-palace-event-hutt-retreat-text = “Bargain?” says Jabba, and his hand finds a lever. The floor is gone. The rancor pit and the back room are laid. The hero who negotiated suffers 1 strain and is placed on any space of the pit. The trap door is open: a figure that enters it or is on it suffers 1 strain and is placed on any space of the pit. A Rancor with 10 Health more, its keeper Malakili (Health 8) and Gamorrean Guards are deployed in the pit, whose points are active. As long as Malakili is not defeated, the Rancor gains 1 block power token at the start of its activation. Jabba is placed in the back room; he recovers all damage, is no longer incapacitated, and his card is exhausted. The door of the back room is closed and locked. Each Rebel figure gains 4 movement points, recovers 3 strain or becomes Focused.
mission-storming-the-palace-event-rancor-and-keeper = The Rancor and Its Keeper
mission-storming-the-palace-event-rancor-and-keeper-text = Malakili coaxes and calls, and the beast listens to him alone. The Rancor gains 1 block power token.
mission-storming-the-palace-event-rancor-and-keeper-when = The Rancor begins an activation while its keeper is on the map.
mission-storming-the-palace-event-final-showdown = Final Showdown
mission-storming-the-palace-event-final-showdown-text = The beast falls, and above you the laughter stops. All Imperial figures in the pit are placed adjacent to the trap door, and the points of the pit are no longer active; those of the back room are. A hero next to a wall of the pit can perform an action to test strength; on a success he is placed on a space adjacent to the trap door. Before the test he may suffer 2 strain to add 1 success. Rebel figures can attack the door of the back room (Health 8, 2 blocks), which is no obstacle to Imperial figures. Jabba can be defeated now, and then the Rebels win.
mission-storming-the-palace-goal-enter = Defeat the Gamorrean Guards at the gate and open the throne room.
mission-storming-the-palace-goal-negotiate = Negotiate with Jabba the Hutt.
mission-storming-the-palace-goal-slay-rancor = Defeat the Rancor.
mission-storming-the-palace-goal-defeat-jabba = Defeat Jabba the Hutt.
mission-storming-the-palace-goal-hold-out = Keep Jabba the Hutt until the end of round 8, or wound every hero.
mission-storming-the-palace-rule-1 = The door of the throne room is locked until the Gamorrean Guards who are there from the start are defeated. Imperial figures cannot open it.
mission-storming-the-palace-rule-2 = The mission ends at the end of round 8.
mission-storming-the-palace-figure-malakili = Malakili
mission-storming-the-palace-use-negotiate = Negotiate with Jabba
rules-storming-the-palace = Storming the Palace
rules-storming-the-palace-climb = Climb out of the pit: test strength
rules-storming-the-palace-heave = Suffer 2 strain to add 1 success

### Rescue Ops

mission-rescue-ops = Rescue Ops
mission-rescue-ops-briefing = Benex built Haven out of scrap and stubbornness, and he knows where every one of its people sleeps. He has been in that interrogation center for three days. Princess Leia went in ahead of you, and her last message ends in the middle of a word. Your ship will hold above the clearing as long as its shields do. Get in, get him out, and bring everybody back here.
mission-rescue-ops-event-second-wave = Second Wave
mission-rescue-ops-event-second-wave-text = Sirens. Boots on the ramp between the halls, and white helmets with red markings. A group of elite Stormtroopers is deployed in front of the interrogation center.
mission-rescue-ops-event-strategic-placement = Strategic Placement
mission-rescue-ops-event-strategic-placement-text = Behind the door somebody in a stolen cape lowers her blaster. “You took your time,” says Leia. “There are two consoles, and both have to agree before his cell opens.” The facility is laid out. Leia Organa is placed adjacent to the console that is nearest to the door, and the Rebels control her. A group of Stormtroopers is deployed in front of the interrogation chamber.
mission-rescue-ops-event-varied-defenses = Varied Defenses
mission-rescue-ops-event-varied-defenses-text = Every door of this place is somebody’s plan. The Imperial player chooses what waits behind this one; nothing can be chosen twice.
mission-rescue-ops-event-varied-defenses-option-alarm = Threat rises by 5.
mission-rescue-ops-event-varied-defenses-option-hunter = Dengar is deployed at an active deployment point.
mission-rescue-ops-event-varied-defenses-option-charge = The Imperial player chooses a space within 3 spaces of the door and rolls 1 red die: each Rebel figure on it or adjacent to it suffers damage equal to the damage rolled.
mission-rescue-ops-event-varied-defenses-option-position = Up to 2 Imperial figures within 3 spaces of the door become Focused.
mission-rescue-ops-event-enhanced-interrogation = Enhanced Interrogation
mission-rescue-ops-event-enhanced-interrogation-text = Sorin turns from the chair with the patience of a man who has nearly finished. Then the outer wall leaves in one piece: somebody on your ship has lost patience first. The interrogation chamber is laid out with Benex in it, and General Sorin is deployed beside him. The wall between F6–F9 and G6–G9 is gone. A hero may retrieve Benex. The Rebels win when a hero carries Benex and all heroes are in the clearing.
mission-rescue-ops-goal-enter-facility = Open a door of the facility.
mission-rescue-ops-goal-slice-consoles = Claim both security consoles, then open the interrogation chamber.
mission-rescue-ops-goal-save-benex = Retrieve Benex and bring all heroes to the clearing.
mission-rescue-ops-goal-hold-out = Hold out until the end of round 7, or wound every hero.
mission-rescue-ops-rule-1 = The doors are locked to Imperial figures. That of the interrogation chamber is locked to everybody until both security consoles are claimed.
mission-rescue-ops-rule-2 = A Rebel figure may interact with a security console and test tech or insight (2 successes). Whoever passes claims it.
mission-rescue-ops-rule-3 = A hero who would withdraw is incapacitated instead and stays on the map. When activated, it has only 1 action, which it can use only to move.
mission-rescue-ops-rule-4 = The clearing is the open ground where the mission begins, from K to P and from row 7 to row 12. The heroes cannot bring Leia as an ally. The Empire wins at the end of round 7.
mission-rescue-ops-use-slice = Slice the security console
outcome-assault-mission-departed = The heroes have departed with Benex
token-benex = Benex

### Brushfire

mission-brushfire = Brushfire
mission-brushfire-briefing = Onderon’s woods are dry this season, and somebody has hung them with charges. Between the trunks an AT-ST paces up and down and waits for the order to get clear. Fenn whistles softly: he built half of these things himself, before he knew whom he built them for. Take them apart before the forest goes up, and mind what he does with the pieces.
mission-brushfire-event-demolition = Demolition
mission-brushfire-event-demolition-text = A pulse of light runs along the walker’s hull, then another. All explosives on the AT-ST are discarded, and it suffers 5 damage for each of them.
mission-brushfire-event-demolition-when = At the end of each round in which an explosive is stuck to an AT-ST.
mission-brushfire-event-small-victory = Small Victory
mission-brushfire-event-small-victory-text = The walker kneels like a tired animal and bursts. Two red dice are rolled: each figure within 2 spaces of the wreck suffers damage equal to the result. The smoke draws hunters: Trandoshan Hunters are deployed at an active point.
mission-brushfire-event-last-stand = Last Stand
mission-brushfire-event-last-stand-text = Four charges are dead, and now they know exactly where you are. A voice on the comlink asks who still has a detonator. Threat rises by the threat level, and the Imperial player may resolve an optional deployment. Then the Empire plays its last trick.
mission-brushfire-event-last-stand-option-set-off = A light on the charge turns from green to red, and there is no time to throw it. The Imperial player chooses a hero who carries an explosive. That explosive is discarded, and the hero suffers 4 damage.
mission-brushfire-event-last-stand-option-booby-trap = One of the crates begins to tick. The Imperial player discards a crate and puts an explosive in its place; it has to be disarmed like the others.
mission-brushfire-goal-disarm = Disarm all explosives.
mission-brushfire-goal-hold-out = Hold out until the end of round 5, or wound every hero.
mission-brushfire-rule-1 = A hero may interact with an explosive and test tech. If the hero passes, it is disarmed and discarded; Fenn, and heroes within 3 spaces of him, retrieve it instead.
mission-brushfire-rule-2 = An explosive that is dropped stays disarmed, and a Rebel figure may retrieve it.
mission-brushfire-rule-3 = A figure that carries an explosive may interact with an AT-ST to stick it to the walker.
mission-brushfire-rule-4 = At the end of each round, all explosives on an AT-ST are discarded; it suffers 5 damage for each.
mission-brushfire-use-disarm = Disarm the explosive
mission-brushfire-use-stick = Stick the explosive to the AT-ST
outcome-assault-mission-explosives-disarmed = All explosives are disarmed

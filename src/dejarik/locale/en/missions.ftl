### Skirmish missions, one after the other: the name, what it adds to the rules, its areas and tokens, what it asks.

## Massassi Ruins A

mission-massassi-ruins-a = Lost Knowledge
shown-rules-massassi-ruins-a = A figure can pick up a holocron by interacting with it and carries at most one. When a figure with a holocron comes to a space beside a communications beacon, its player may hand it in for 10 victory points.
token-holocron = Holocron
token-communications-beacon = Communications beacon
choice-deliver = Hand in the holocron for 10 victory points

## Massassi Ruins B

mission-massassi-ruins-b = Leave No Evidence
shown-rules-massassi-ruins-b = At the start of each round, whoever controls a communications beacon may call a bombardment: every figure on an exterior space suffers 2 damage. At the end of each round, each player may discard one excavation site that the own side controls for 6 victory points.
token-excavation-site = Excavation site
choice-bombard = Call the bombardment
ask-excavate = Discard an excavation site for 6 victory points?

## Moisture Farm A

mission-moisture-farm-a = Close to Home
shown-rules-moisture-farm-a = At the end of each round, each side scores 7 victory points for every crate that it controls and has not scored before.

## Moisture Farm B

mission-moisture-farm-b = Raiding Party
shown-rules-moisture-farm-b = Raiders have 5 Health and defend with a black die; who destroys one gains 4 victory points. At the end of each round every raider deals 2 damage to the closest figures it sees. Then the player with initiative chooses: all raiders move up to 3 spaces, or one more comes to the camp.
map-area-camp = Camp
token-raider = Raider
ask-raiders = The raiders move, or one more comes to the camp
choice-raiders-deploy = One more raider
choice-raiders-move = The raiders move
ask-raider-space = Where does this raider go: { $raider }?
ask-new-raider = Where in the camp does the new raider appear?
ask-storm = Who is pushed first by the storm?

## Mos Eisley Outskirts A

mission-mos-eisley-outskirts-a = Get to the Ship
shown-rules-mos-eisley-outskirts-a = Once a round, each player can flip a launch panel by interacting with it. At the end of each round, a side scores 5 victory points for each panel that it controls and that lies as at the start, and 2 for each one that is flipped.
token-launch-panel = Launch panel
option-flip = Flip: { $token }

## Mos Eisley Outskirts B

mission-mos-eisley-outskirts-b = Smuggled Goods
shown-rules-mos-eisley-outskirts-b = A figure can pick up contraband by interacting with it; while it carries any, its Speed is 2 lower. At the end of each round, a figure with contraband in its own deployment zone hands all of it in: its player scores 15 victory points.
token-contraband = Contraband

## Echo Base A

mission-echo-base-a = Safe and Sound
shown-rules-echo-base-a = A figure can pick up the bacta infuser by interacting with it, and drops it when it suffers 3 or more damage at once. While a figure carries it, its opponents cannot win by points. At the end of each round, a side scores 3 victory points for each terminal and each deployment zone that it controls. The doors are locked; each can be attacked and has 7 Health and 1 automatic block.
token-bacta-infuser = Bacta infuser

## Echo Base B

mission-echo-base-b = Rapid Adaptation
shown-rules-echo-base-b = A small figure can mount a tauntaun by interacting with it: its Speed is 2 higher, and it falls off when an attack deals it 3 or more damage. At the end of each round, every rider scores 2 victory points for its player, and the side that controls the Medical Bay scores 5.
token-tauntaun = Tauntaun
map-area-medical-bay = Medical Bay

## Hoth Battlefield A

mission-hoth-battlefield-a = Blood on the Snow
shown-rules-hoth-battlefield-a = The doors open at the end of the first round. At the end of each round, a side scores 5 victory points for each terminal that it controls in the deployment zone of an opponent.

## Hoth Battlefield B

mission-hoth-battlefield-b = A Battle for Hoth
shown-rules-hoth-battlefield-b = The doors open at the end of the first round. At the end of each round, a side scores 5 victory points for each terminal that it controls in the deployment zone of an opponent.

## Pit of Carkoon A

mission-pit-of-carkoon-a = Desert Dangers
shown-rules-pit-of-carkoon-a = At the end of each round a sandstorm pushes every figure on an exterior space 1 space to the East, those farthest East first; a figure that is pushed into the Sarlacc Pit is defeated. Then a side scores 3 victory points for each installation that it controls. The doors are locked; each can be attacked and has 5 Health and 2 automatic blocks.
token-installation = Installation
map-area-sarlacc-pit = Sarlacc Pit

## Pit of Carkoon B

mission-pit-of-carkoon-b = Battle for the Khetanna
shown-rules-pit-of-carkoon-b = At the end of each round, a side scores 3 victory points for each installation that it controls. Then whoever controls the cannon chooses a space and rolls a red die: every figure there suffers the damage it shows. The doors are locked; each can be attacked and has 5 Health and 2 automatic blocks.
map-area-cannon = Cannon

## Nal Hutta Borderlands A

mission-nal-hutta-borderlands-a = Enemy of my Enemy
shown-rules-nal-hutta-borderlands-a = At the start of each round, whoever controls a turret chooses a space and rolls a green die: every figure there suffers the damage it shows; all turrets hit at the same moment. At the end of each round, a side scores 2 victory points for each outpost that it controls.
token-turret = Turret
token-outpost = Outpost

## Nal Hutta Borderlands B

mission-nal-hutta-borderlands-b = Border Dispute
shown-rules-nal-hutta-borderlands-b = At the start of each round, whoever controls a turret chooses a space and rolls a green die: every figure there suffers the damage it shows; all turrets hit at the same moment. At the end of each round, a side scores 2 victory points for each outpost that it controls.

## 30th Floor Plaza A

mission-30th-floor-plaza-a = Overwatch
shown-rules-30th-floor-plaza-a = At the end of each round, each player chooses a figure of an opponent and rolls a blue die: the figure suffers the damage it shows. Then a side scores 2 victory points for each tactical position that it controls.
token-tactical-position = Tactical position

## 30th Floor Plaza B

mission-30th-floor-plaza-b = On Our Way
shown-rules-30th-floor-plaza-b = Before deployment, each player divides the army into two squads, and the opponent names the one that comes later. At the end of the first round it arrives at a grav-lift in the opponent’s deployment zone.
token-grav-lift = Grav-lift
ask-divide = Which groups form the first squad?
ask-name-squad = Which squad of the opponent comes later?
option-squad = Squad { $squad }
ask-lift = By which grav-lift does the second squad arrive?
ask-arrival = Which figure of the second squad comes next?

## Temple Gardens A

mission-temple-gardens-a = Temple Onslaught
shown-rules-temple-gardens-a = The doors open at the end of the second round. At the end of each round, a side scores 2 victory points for each tactical position that it controls; of each colour of which it controls several, 1 more for each of them.

## Temple Gardens B

mission-temple-gardens-b = Garden Standoff
shown-rules-temple-gardens-b = The doors open at the end of the second round. At the end of each round, a side scores 2 victory points for each tactical position that it controls; of each colour of which it controls several, 1 more for each of them.

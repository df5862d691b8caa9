### What a page shows of a skirmish: rules of missions, values, who may play a card, settings of a new game.

## Lists

shown-and = { $first }, { $rest }
shown-or = { $first } or { $rest }
shown-then = { $first } { $rest }

## Who may play a Command card

shown-for-player = played by its owner, on no figure
shown-for-any = any figure
shown-for-small = small figure
shown-for-large = large figure
shown-for-ready = its group is ready

## Values of figures

shown-value-health = Health
shown-value-speed = Speed
shown-value-attack-damage = Damage when attacking
shown-value-attack-surge = Surges when attacking
shown-value-attack-accuracy = Accuracy when attacking
shown-value-attack-pierce = Pierce
shown-value-attack-blast = Blast
shown-value-attack-cleave = Cleave
shown-value-attack-reach = Reach
shown-value-defence-block = Blocks when defending
shown-value-defence-evade = Evades when defending
shown-value-defence-dodge = Dodges when defending
shown-value-defence-accuracy = Accuracy that attacks on it lose
shown-for-a-time = an effect that lasts for a time

## Objects

shown-door = A closed door blocks sight and movement. A figure beside it can open it with an interact action.
shown-locked-door = This door is locked: nobody can open it by interacting. It blocks sight and movement.
shown-terminal = In the Status Phase a player draws one more Command card for each terminal that the own side controls.

shown-zone-size = { $count ->
    [one] One space
   *[other] { $count } spaces
  }

## Settings of a new game

shown-setting-map = Map
shown-setting-mission = Mission
shown-setting-players = Players
shown-setting-armies = Armies
shown-mission-side = Mission { $side }
shown-players = { $count } players
shown-armies-ready-made = Ready-made, drawn for each player
shown-armies-random = Built at random

## Rules of missions

shown-rules-massassi-ruins-a = A figure can pick up a holocron by interacting with it and carries at most one. When a figure with a holocron comes to a space beside a communications beacon, its player may hand it in for 10 victory points.
shown-rules-massassi-ruins-b = At the start of each round, whoever controls a communications beacon may call a bombardment: every figure on an exterior space suffers 2 damage. At the end of each round, each player may discard one excavation site that the own side controls for 6 victory points.
shown-rules-moisture-farm-a = At the end of each round, each side scores 7 victory points for every crate that it controls and has not scored before.
shown-rules-moisture-farm-b = Raiders have 5 Health and defend with a black die; who destroys one gains 4 victory points. At the end of each round every raider deals 2 damage to the closest figures it sees. Then the player with initiative chooses: all raiders move up to 3 spaces, or one more comes to the camp.
shown-rules-mos-eisley-outskirts-a = Once a round, each player can flip a launch panel by interacting with it. At the end of each round, a side scores 5 victory points for each panel that it controls and that lies as at the start, and 2 for each one that is flipped.
shown-rules-mos-eisley-outskirts-b = A figure can pick up contraband by interacting with it; while it carries any, its Speed is 2 lower. At the end of each round, a figure with contraband in its own deployment zone hands all of it in: its player scores 15 victory points.
shown-rules-echo-base-a = A figure can pick up the bacta infuser by interacting with it, and drops it when it suffers 3 or more damage at once. While a figure carries it, its opponents cannot win by points. At the end of each round, a side scores 3 victory points for each terminal and each deployment zone that it controls. The doors are locked; each can be attacked and has 7 Health and 1 automatic block.
shown-rules-echo-base-b = A small figure can mount a tauntaun by interacting with it: its Speed is 2 higher, and it falls off when an attack deals it 3 or more damage. At the end of each round, every rider scores 2 victory points for its player, and the side that controls the Medical Bay scores 5.
shown-rules-hoth-battlefield-a = The doors open at the end of the first round. At the end of each round, a side scores 5 victory points for each terminal that it controls in the deployment zone of an opponent.
shown-rules-hoth-battlefield-b = The doors open at the end of the first round. At the end of each round, a side scores 5 victory points for each terminal that it controls in the deployment zone of an opponent.
shown-rules-pit-of-carkoon-a = At the end of each round a sandstorm pushes every figure on an exterior space 1 space to the East, those farthest East first; a figure that is pushed into the Sarlacc Pit is defeated. Then a side scores 3 victory points for each installation that it controls. The doors are locked; each can be attacked and has 5 Health and 2 automatic blocks.
shown-rules-pit-of-carkoon-b = At the end of each round, a side scores 3 victory points for each installation that it controls. Then whoever controls the cannon chooses a space and rolls a red die: every figure there suffers the damage it shows. The doors are locked; each can be attacked and has 5 Health and 2 automatic blocks.
shown-rules-nal-hutta-borderlands-a = At the start of each round, whoever controls a turret chooses a space and rolls a green die: every figure there suffers the damage it shows; all turrets hit at the same moment. At the end of each round, a side scores 2 victory points for each outpost that it controls.
shown-rules-nal-hutta-borderlands-b = At the start of each round, whoever controls a turret chooses a space and rolls a green die: every figure there suffers the damage it shows; all turrets hit at the same moment. At the end of each round, a side scores 2 victory points for each outpost that it controls.
shown-rules-30th-floor-plaza-a = At the end of each round, each player chooses a figure of an opponent and rolls a blue die: the figure suffers the damage it shows. Then a side scores 2 victory points for each tactical position that it controls.
shown-rules-30th-floor-plaza-b = Before deployment, each player divides the army into two squads, and the opponent names the one that comes later. At the end of the first round it arrives at a grav-lift in the opponent’s deployment zone.
shown-rules-temple-gardens-a = The doors open at the end of the second round. At the end of each round, a side scores 2 victory points for each tactical position that it controls; of each colour of which it controls several, 1 more for each of them.
shown-rules-temple-gardens-b = The doors open at the end of the second round. At the end of each round, a side scores 2 victory points for each tactical position that it controls; of each colour of which it controls several, 1 more for each of them.

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

shown-setting-format = Way to play
shown-format-skirmish = Skirmish
shown-format-skirmish-text = Two armies, or two teams of two, fight for victory points.
shown-format-mission = Mission
shown-format-mission-text = One player leads the Empire against two to four heroes on the map of a mission.
shown-setting-class = Imperial class
shown-setting-hero = Hero
shown-setting-map = Map
shown-setting-mission = Mission
shown-mission-kind-introduction = Introduction
shown-mission-kind-story = Story
shown-mission-kind-interlude = Interlude
shown-mission-kind-finale = Finale
shown-mission-kind-side = Side mission
shown-mission-kind-threat = Threat mission
shown-mission-kind-forced = Forced mission
shown-mission-threat = threat level { $level }
shown-mission-heroes-xp = heroes win { $amount } XP each
shown-mission-heroes-credits = heroes win { $amount } credits each
shown-mission-heroes-card = heroes win { $card }
shown-mission-heroes-ally = heroes win an ally of their choice
shown-mission-campaign = decides the campaign
shown-mission-empire-xp = Empire wins { $amount } XP
shown-mission-empire-influence = Empire wins { $amount } influence
shown-mission-empire-card = Empire wins { $card }
shown-setting-party = Cards of heroes and Empire
shown-party-fitting = As at this point of the campaign
shown-party-starting = As at its beginning
shown-setting-players = Players
shown-setting-armies = Armies
shown-mission-side = Mission { $side }
shown-players = { $count } players
shown-armies-ready-made = Ready-made, drawn for each player
shown-armies-random = Built at random

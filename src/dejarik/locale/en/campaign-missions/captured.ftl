### Captured

mission-captured = Captured
mission-captured-briefing = You wake on cold metal, with aching heads and empty belts. Everything that you own has gone with the guards who brought you here. Only the door of the cell is not locked: somebody was careless, or somebody is on your side. Find your gear. Then find a way out that no sane guard would watch.
mission-captured-event-escape = Escape
mission-captured-event-escape-text = You have everything back, and the guards have noticed by now. The doors are out of the question, but there are hatches in the floor, and under them the trash compactor with a chute that leads outside. Tokens that show their Imperial side are closed passages; those that show their Rebel side are open. A hero can interact with a terminal to test insight or tech: on a success all tokens of the terminal’s colour are turned to their Rebel side. A figure can interact with an open red token to be placed in any empty space of the trash compactor. As soon as all heroes are on or adjacent to the open yellow tokens, they depart and the Rebels win. When the yellow tokens are turned, the doors of the hallway and of the storage room open. The door of the trash compactor can be opened only from inside.
mission-captured-event-escape-when = Every hero has the own items back.
mission-captured-goal-find-gear = Each hero has to recover his gear at the equipment cache.
mission-captured-goal-open-passages = Open the passages at the terminals.
mission-captured-goal-depart = Bring all heroes to the open garbage chute.
mission-captured-goal-wound-heroes = Wound every hero.
mission-captured-rule-1 = The heroes cannot bring allies.
mission-captured-rule-2 = All items of the heroes lie face down and cannot be used. A hero can interact with the equipment cache to turn his items face up.
mission-captured-rule-3 = A hero whose items lie face down is unarmed: his attacks are melee attacks with 1 green and 1 yellow die. Before such an attack he may test strength; on a success he has this surge ability in it: +2 damage.
mission-captured-rule-4 = A hero who would withdraw is incapacitated instead and stays on the map. In each activation he has only 1 action, which he can use only to move or to interact with the equipment cache.
mission-captured-rule-5 = The doors of the hallway and of the storage room are locked to Rebel figures. They are no obstacle to Imperial figures adjacent to them.
mission-captured-use-gear = Recover your gear
mission-captured-use-passages = Open the passages of this colour
mission-captured-use-climb-down = Climb down into the trash compactor
rules-captured = Captured
rules-captured-unarmed = Bare hands
rules-captured-rage = Test strength to hit harder
rules-captured-haymaker = +2 damage
outcome-assault-mission-down-the-chute = The heroes have escaped through the garbage chute
token-equipment-cache = Equipment cache
token-garbage-chute = Garbage chute

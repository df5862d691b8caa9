### Trophy Hunting

mission-trophy-hunting = Trophy Hunting
mission-trophy-hunting-briefing = There was to be a rancor in Jabba’s pit this year, a fine young one, and then an Imperial officer by the name of Kallenn decided that it would look better in his own collection. Jabba does not mind the rancor so much. He minds Kallenn. You come in from two sides; between you and his hiding place stand a generator and the men who guard it with their lives.
mission-trophy-hunting-event-elite-protection = Elite Protection
mission-trophy-hunting-event-elite-protection-text = Kallenn has paid for the best, and the best earn their money.
mission-trophy-hunting-event-elite-protection-option-mark = The Imperial player chooses a space. Each Rebel figure within 3 spaces of it tests insight; it suffers 1 damage on a success and 3 otherwise.
mission-trophy-hunting-event-elite-protection-option-rally = An Imperial figure recovers 2 damage and becomes Focused.
mission-trophy-hunting-event-elite-protection-option-strike = An Imperial figure interrupts to attack, with +1 damage.
mission-trophy-hunting-event-jabbas-aid = Jabba’s Aid
mission-trophy-hunting-event-jabbas-aid-text = Somebody has been following you since you landed. It turns out that he is on your side, or at least on the same list of payments. The heroes choose a bounty hunter, who joins them as an ally at one of the entrances. Threat increases by half his deployment cost, rounded down.
mission-trophy-hunting-event-guards-fallen = Guards Fallen
mission-trophy-hunting-event-guards-fallen-text = The last of the guards goes down beside his post. Nobody stands between you and the generator any more. A hero may interact with the terminal to power it down.
mission-trophy-hunting-event-freed-from-bonds = Freed from Bonds
mission-trophy-hunting-event-freed-from-bonds-text = The lights go out, then the fields, and then, somewhere, the lock of a cage. The two power cells, Kallenn and the Rancor come to the four hidden places, by chance. Rebel figures may attack a power cell (Health 6, 1 block; figures do not block line of sight to it), or interact with it and test insight or strength to destroy it. The Rebels win when both power cells are gone and Kallenn is dead.
mission-trophy-hunting-goal-defeat-guards = Defeat the elite Stormtroopers that guard the generator.
mission-trophy-hunting-goal-power-down = Power down the generator.
mission-trophy-hunting-goal-finish = Defeat Kallenn and destroy both power cells.
mission-trophy-hunting-goal-hold-out = Keep Kallenn or a power cell until the end of round 6, or wound every hero.
mission-trophy-hunting-rule-1 = The generator can be powered down when all elite Stormtroopers that stand there at the start are defeated. The hero who does it may then test tech to gain 2 movement points.
mission-trophy-hunting-rule-2 = The Rancor is an Imperial figure.
mission-trophy-hunting-rule-3 = Kallenn is an elite Imperial Officer with 10 Health more; he has 1 action more in each activation and may attack more than once.
mission-trophy-hunting-rule-4 = Kallenn is defeated when the Rancor begins an activation within 2 spaces of him.
mission-trophy-hunting-rule-5 = Kallenn is defeated when the Rancor ends an activation within 2 spaces of him.
mission-trophy-hunting-use-power-down = Power down the generator
mission-trophy-hunting-use-pull-out = Destroy the power cell
outcome-assault-mission-trophy-taken = Kallenn is dead, and the power cells are gone
token-power-cell = Power cell

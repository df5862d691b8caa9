### Attack odds of Imperial Assault: the command's options, its table, and what can be wrong with an attack.

## Options

odds-placeholder-dice = COLOURS
odds-placeholder-effect = EFFECT
odds-placeholder-surge = [COST:]EFFECT
odds-placeholder-reroll = [SIDE:]DICE:N
odds-placeholder-conversion = A to B
odds-placeholder-conditions = CONDITIONS
odds-placeholder-token = TOKEN
odds-placeholder-target = TARGET
odds-placeholder-goal = GOAL

odds-option-attack = attack dice by colour: red, blue, green, yellow
odds-option-defense = defence dice by colour: black, white (else none)
odds-option-range = distance to the target of a ranged attack
odds-option-melee = a melee attack, which needs no accuracy (also without --range)
odds-option-surge = a surge ability, such as “+1 damage”, “pierce 2”, “+2 accuracy, stun”; a cost other than 1 stands in front: “2: blast 3”; may be given several times
odds-option-modifier = what is added without a surge, of either side: “+1 accuracy”, “-1 block”, “pierce 1”, “recover 1 strain”; may be given several times
odds-option-reroll = an effect that rerolls up to N dice: “attack:1”, “defense:1”, or the other side’s dice with “attacker:defense:1”; may be given several times
odds-option-convert = results that become others: “dodge to evade”, “may 1 damage to surge”; may be given several times
odds-option-attacker = conditions of the attacker: focus, hide, weaken
odds-option-defender = conditions of the target: hide, weaken, or any it already has
odds-option-token = the power token that the attacker (damage, surge) or the target (block, evade) spends
odds-option-target = a hero is wounded and not removed, so conditions still reach it; an object never gains any
odds-option-health = what the target can still suffer before it is defeated
odds-option-goal = what the attacker plays for and the defender against

odds-examples =
    dejarik odds --attack blue,green --defense black --range 3 --surge "+1 damage" --surge "pierce 2" --reroll attack:1 --health 5
    dejarik odds --attack red,red --defense white --melee --modifier "+1 damage" --surge "cleave 2" --token damage
    dejarik odds --attack blue,yellow --defense white --range 4 --surge stun --goal stun --attacker focus --defender hide
    dejarik odds --attack red,green --defense black,white --surge "2: blast 3" --reroll defense:1 --json

## The table

odds-damage = damage
odds-exactly = exactly
odds-at-least = at least
odds-average = average damage
odds-miss = miss
odds-defeat = target with { $health } Health is defeated
odds-condition-stun = target is Stunned
odds-condition-bleed = target is Bleeding
odds-condition-weaken = target is Weakened
odds-condition-focus = attacker is Focused
odds-condition-hide = attacker is Hidden
odds-blast = average Blast damage to each figure beside the target
odds-cleave = average Cleave damage
odds-recover-damage = average damage recovered
odds-recover-strain = average strain recovered
odds-percent = { $number }%
odds-decimal = { $whole }.{ $part }

## What can be wrong

odds-unknown-die = There is no { $colour } die; there are these: { $colours }.
odds-not-an-attack-die = The { $colour } die is not an attack die; those are red, blue, green and yellow.
odds-not-a-defence-die = The { $colour } die is not a defence die; those are black and white.
odds-no-attack-dice = An attack needs dice, for example “--attack blue,green”.
odds-melee-and-range = A melee attack has no range; give either --melee or --range.
odds-too-many-dice = A pool of { $count } dice is too large; { $most } can be calculated.
odds-too-many-surges = { $count } surge abilities are too many; { $most } can be calculated.
odds-too-many-rerolls = { $count } reroll effects are too many; { $most } can be calculated.
odds-too-many-conversions = { $count } conversions are too many; { $most } can be calculated.
odds-distance = A distance of { $distance } is not possible; it is a number from 0 to { $most }.
odds-health = A target that can still suffer { $health } damage is not possible; it is a number from 1 to { $most }.
odds-defeat-without-health = The odds of a defeat need the target’s Health.
odds-token-side = A { $token } power token is not this side’s: the attacker spends damage or surge, the target block or evade.
odds-two-tokens = A figure can spend only one power token in an attack.
odds-amount = An effect of { $amount } is not possible; it is a number from { $least } to { $most }.
odds-surge-cost = A surge ability cannot cost { $cost }; it costs at least 1 surge.
odds-surge-effect = A surge ability cannot give surges or evades, nor blocks or dodges to the target.
odds-reroll-count = { $count } dice cannot be rerolled; it is a number from 1 to { $most }.
odds-unreadable-effect = “{ $given }” is not an effect; write for example “+1 damage”, “pierce 2”, “recover 2 damage” or “stun”.
odds-unreadable-reroll = “{ $given }” is not a reroll; write for example “attack:1”, “defense:1” or “attacker:defense:1”.
odds-unreadable-conversion = “{ $given }” is not a conversion; write for example “dodge to evade” or “may 1 damage to surge”.
odds-unknown-condition = There is no condition “{ $given }”; there are these: { $conditions }.
odds-conversion-amount = { $amount } results cannot be converted here; the most is { $most }.
odds-surge-twice = A surge ability can be used only once in an attack.
odds-surge-unpaid = These surge abilities cost { $price }, and there are { $surges } surges.

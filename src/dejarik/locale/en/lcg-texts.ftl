### Star Wars: The Card Game: what the cards do, in our own words.
###
### An ability with a label reads: kind, moment or condition, colon, cost, effect. A cost comes first and is a sentence
### of its own (“focus this enhancement.”): the rest follows only when it is paid in full. Keywords, numbers and limits
### of deck building are data of the card and not repeated here.

## Objective set 1

lcg-text-luke-skywalker-92 = Reaction, after an opponent’s turn begins: Luke loses 1 focus token.
lcg-text-jedi-lightsaber-102 = Attach to a Force User or Force Sensitive unit. The host gains 1 unit damage icon and 1 blast damage icon.
lcg-text-trust-your-feelings-153 = Attach to a Character. Action: focus this enhancement. The host loses 1 focus token.

## Objective set 2

lcg-text-in-you-must-go-76 = The first enhancement you play each turn costs 1 less.
lcg-text-yoda-166 = Yoda gains 1 unit damage icon and 1 blast damage icon for each enhancement on him.
lcg-text-shii-cho-training-122 = Attach to a Force User. When the host strikes, you may divide its unit damage as you like among participating enemy units.
lcg-text-counter-stroke-28 = Interrupt, when an event is played: cancel it.

## Objective set 3

lcg-text-forgotten-heroes-95 = Reaction, after you play a Force User (putting one into play does not count): draw 1 card.
lcg-text-obi-wan-kenobi-101 = While Obi-Wan participates in an engagement, your opponent must reveal the first card they add to their edge stack.
lcg-text-jedi-mind-trick-85 = Action: choose a Character or Creature. It gets 1 focus token, or 2 if the Balance of the Force is with the light side.
lcg-text-our-most-desperate-hour-96 = Action: choose a Character. Place 1 shield on it, even if it already has one.
lcg-text-heat-of-battle-65 = Choose a participating enemy unit. It takes 1 damage.

## Objective set 4

lcg-text-a-journey-to-dagobah-3 = Interrupt, when this objective is destroyed: search your objective deck for any objective and put it into play at once as the replacement. Shuffle your objective deck.
lcg-text-double-strike-46 = Reaction, after a Character is focused to strike: it loses 1 focus token. If that makes it ready, it can strike again.
lcg-text-target-of-opportunity-133 = If you are the attacker, the engaged objective takes 1 damage.

## Objective set 5

lcg-text-the-secret-of-yavin-4-144 = Interrupt, when an opponent engages another of your objectives: they engage this objective instead. Once per turn.
lcg-text-c-3po-21 = Interrupt, when an event is played: sacrifice C-3PO. Cancel that event.
lcg-text-lightsaber-deflection-89 = Interrupt, when a friendly non-Vehicle unit is dealt damage: choose another unit. 1 of that damage is dealt to the chosen unit instead.
lcg-text-twist-of-fate-157 = Stop this edge battle: no other fate card in it takes effect, and both edge stacks are discarded. Then fight a new edge battle.

## Objective set 6

lcg-text-last-minute-rescue-118 = Reaction, after you refresh: choose a unit. Remove 1 damage from it.
lcg-text-redemption-115 = Interrupt, when a Character is destroyed: it goes to its owner’s hand instead of the discard pile. Once per turn.
lcg-text-return-of-the-jedi-119 = Action: put a Force User from your discard pile into play.
lcg-text-emergency-repair-50 = Play only during your turn. Action: choose an objective. Remove all damage from it.
lcg-text-force-rejuvenation-61 = Action: choose a friendly Character. Discard any number of tokens and enhancements from it.

## Objective set 7

lcg-text-jedi-training-86 = Your side counts 1 extra Force icon in every Force struggle.
lcg-text-ancient-monument-6 = Your side counts 1 extra Force icon in every Force struggle.
lcg-text-it-binds-all-things-80 = Action: return the top card of your discard pile to your hand. If the Balance of the Force is with the light side, return the top 2 cards instead.

## Objective set 8

lcg-text-the-defense-of-yavin-4-138 = Interrupt, when you play a Vehicle: discard any number of cards from your hand. The Vehicle costs 1 less for each of them, but at least 1.
lcg-text-red-two-114 = Reaction, after any objective is destroyed: Red Two loses 1 focus token.
lcg-text-astromech-droid-upgrade-158 = Attach to a Vehicle. The host gains 1 unit damage icon and 1 blast damage icon.
lcg-text-rebel-assault-108 = Action: choose an enemy unit or enemy objective. It takes 2 damage. You may play only one Rebel Assault each turn.

## Objective set 9

lcg-text-mission-briefing-97 = Reaction, after an opponent’s turn begins: draw 1 card.
lcg-text-battlefield-engineers-14 = Reaction, after this unit is declared as an attacker: choose one of your enhancements. It loses 1 focus token.
lcg-text-a-wing-5 = Reaction, after this unit is focused to strike: draw 1 card.
lcg-text-heavy-blaster-emplacement-66 = Action: focus this enhancement. Your opponent chooses one of their units; it takes 1 damage.

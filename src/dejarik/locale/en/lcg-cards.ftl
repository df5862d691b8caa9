### Star Wars: The Card Game: titles of the cards as printed.

## Objective set 1

lcg-card-a-heros-journey-2 = A Hero’s Journey
lcg-card-luke-skywalker-92 = Luke Skywalker
lcg-card-twilek-loyalist-15 = Twi’lek Loyalist
lcg-card-jedi-lightsaber-102 = Jedi Lightsaber
lcg-card-trust-your-feelings-153 = Trust Your Feelings
lcg-card-dagobah-training-grounds-31 = Dagobah Training Grounds

## Objective set 2

lcg-card-in-you-must-go-76 = In You Must Go
lcg-card-yoda-166 = Yoda
lcg-card-believer-in-the-old-ways-154 = Believer in the Old Ways
lcg-card-shii-cho-training-122 = Shii-Cho-Training
lcg-card-counter-stroke-28 = Counter-stroke

## Objective set 3

lcg-card-forgotten-heroes-95 = Forgotten Heroes
lcg-card-obi-wan-kenobi-101 = Obi-Wan Kenobi
lcg-card-jedi-in-hiding-84 = Jedi in Hiding
lcg-card-jedi-mind-trick-85 = Jedi Mind Trick
lcg-card-our-most-desperate-hour-96 = Our Most Desperate Hour
lcg-card-heat-of-battle-65 = Heat of Battle

## Objective set 4

lcg-card-a-journey-to-dagobah-3 = A Journey to Dagobah
lcg-card-red-five-113 = Red Five
lcg-card-r2-d2-106 = R2-D2
lcg-card-double-strike-46 = Double Strike
lcg-card-target-of-opportunity-133 = Target of Opportunity

## Objective set 5

lcg-card-the-secret-of-yavin-4-144 = The Secret of Yavin 4
lcg-card-c-3po-21 = C-3PO
lcg-card-guardian-of-peace-109 = Guardian of Peace
lcg-card-lightsaber-deflection-89 = Lightsaber Deflection
lcg-card-twist-of-fate-157 = Twist of Fate

## Objective set 6

lcg-card-last-minute-rescue-118 = Last Minute Rescue
lcg-card-redemption-115 = Redemption
lcg-card-corellian-engineer-25 = Corellian Engineer
lcg-card-return-of-the-jedi-119 = Return of the Jedi
lcg-card-emergency-repair-50 = Emergency Repair
lcg-card-force-rejuvenation-61 = Force Rejuvenation

## Objective set 7

lcg-card-jedi-training-86 = Jedi Training
lcg-card-believer-in-the-old-ways-155 = Believer in the Old Ways
lcg-card-ancient-monument-6 = Ancient Monument
lcg-card-it-binds-all-things-80 = It Binds All Things

## Objective set 8

lcg-card-the-defense-of-yavin-4-138 = The Defense of Yavin 4
lcg-card-red-two-114 = Red Two
lcg-card-y-wing-165 = Y-Wing
lcg-card-astromech-droid-upgrade-158 = Astromech Droid Upgrade
lcg-card-hidden-outpost-49 = Hidden Outpost
lcg-card-rebel-assault-108 = Rebel Assault

## Objective set 9

lcg-card-mission-briefing-97 = Mission Briefing
lcg-card-mon-mothma-98 = Mon Mothma
lcg-card-battlefield-engineers-14 = Battlefield Engineers
lcg-card-a-wing-5 = A-Wing
lcg-card-heavy-blaster-emplacement-66 = Heavy Blaster Emplacement

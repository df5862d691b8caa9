### What several campaign missions share: why they end, and their objects. What only one has is in its own file.

## The end of a mission

outcome-assault-mission-time = The last round of the mission is over
outcome-assault-mission-wounded = All heroes are wounded
outcome-assault-mission-vader-defeated = Darth Vader has been defeated
outcome-assault-mission-jabba-defeated = Jabba the Hutt has been defeated
outcome-assault-mission-han-defeated = Han has been defeated

## Choices

choice-take-points = Gain movement points
choice-take-strain = Recover strain

## Objects

token-explosive = Explosive
token-barricade = Barricade
token-supply-cache = Supply cache
token-power-station = Power station
token-exit = Exit
token-card-in-pocket = Card from a pocket
token-spice-barrel = Spice barrel
token-ladder = Ladder
token-hatch = Hatch
token-data-core = Data core
token-security-console = Security console
token-hiding-place = Hiding place
token-bardottan-shard = Bardottan shard

### Items, supplies and rewards of heroes: what their texts ask.

option-convert = Convert { $count ->
    [one] 1 result
   *[other] { $count } results
}
choice-recover-strain = Recover 1 strain
choice-recover-2 = Recover 2 damage
choice-recover-5 = Recover 5 damage
choice-discard-harmful = Discard a Harmful condition
choice-discard-all-harmful = Discard all Harmful conditions
supply-keep = Which Supply card is kept?
supply-price = Draw a Supply card at this price?
option-pay-strain = Suffer { $strain } strain
choice-shard-1-damage = 1 damage
choice-shard-3-damage = 3 damage, and threat rises by 1
choice-any-token = A power token of any type
choice-technique-damage = Surge ability: +2 damage
choice-technique-recovery = Surge ability: recover 2 damage
choice-technique-reach = Reach

## Star Wars: The Card Game, cards as data: what can be wrong with them.

lcg-no-such-set = There is no objective set { $number }.
lcg-no-set-of = “{ $card }” does not belong to an objective set.
lcg-no-such-challenge = There is no challenge deck “{ $challenge }”.
lcg-content-affiliation = { $affiliation } is not on its side
lcg-content-field = the field { $field } does not fit a card of this type ({ $type })
lcg-content-set-size = an objective set is one objective and five other cards
lcg-content-set-card = { $card } cannot be here
lcg-challenge-jerjerrod = Jerjerrod’s Task
lcg-challenge-skywalker = The Hunt for Skywalker

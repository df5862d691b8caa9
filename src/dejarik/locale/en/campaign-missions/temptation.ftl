### Temptation

mission-temptation = Temptation
mission-temptation-briefing = The temple on Yavin 4 has been dead for thousands of years, and it knows Diala’s name. Her friends see soldiers between the pillars; she sees her master, who cannot be here. Somewhere behind the western door a holocron is promising her everything she has ever done without. Every moment it gets harder to remember why.
mission-temptation-event-inner-strength = Inner Strength
mission-temptation-event-inner-strength-text = The whisper does not pause for breath. Diala discards 1 token and tests insight; if she fails, she discards 1 more.
mission-temptation-event-inner-strength-wound = A Friend Falls
mission-temptation-event-inner-strength-wound-text = It hurts more than a wound of her own, and the whisper knows a remedy. Diala discards 1 token for each activation token of the wounded hero.
mission-temptation-event-allure-of-power = Allure of Power
mission-temptation-event-allure-of-power-text = For a moment everything would be easy. The heroes choose what Diala does.
mission-temptation-event-allure-of-power-option-give-in = Give in: Diala discards 1 token, may move up to 2 spaces and may then attack up to twice.
mission-temptation-event-allure-of-power-option-hold-back = Hold back: Diala takes back 1 token, and the other heroes within 3 spaces of her recover 2 damage and 2 strain. Then an Imperial figure of the Imperial player’s choice becomes Focused and may interrupt to attack.
mission-temptation-event-hatred = Hatred
mission-temptation-event-hatred-text = Behind the door there is no holocron, only a dark shape with a red blade, and it has been waiting for her. The chamber is added to the map, and Darth Vader, whose Health is twice the threat level, is deployed at the red point. The Rebels win when he is defeated.
mission-temptation-goal-open-chamber = Let Diala open the holocron chamber.
mission-temptation-goal-defeat-vader = Defeat the shadow of Darth Vader.
mission-temptation-goal-break-her = Make Diala lose all her tokens or withdraw.
mission-temptation-rule-1 = Diala begins with 8 tokens, her inner strength. The Rebels lose when she has none left, or when she withdraws.
mission-temptation-rule-2 = During each Status Phase, Diala discards 1 token and tests insight; if she fails, she discards 1 more.
mission-temptation-rule-3 = Whenever a hero is wounded, Diala discards 1 token for each activation token of that hero.
mission-temptation-rule-4 = The door is locked. Diala, and nobody else, may interact with it to open it.
mission-temptation-use-unlock = Open the chamber
outcome-assault-mission-strength-lost = Diala’s inner strength is gone
outcome-assault-mission-diala-withdrawn = Diala has withdrawn
token-strength-token = Inner strength

### The Spice Job

mission-the-spice-job = The Spice Job
mission-the-spice-job-briefing = Chewbacca explains the plan with his hands, which takes up most of the alley. Six barrels, one gang, no bloodshed if possible, and he shrugs at “possible”. The barrels stand behind doors that open for a keycard only, and one of the guards has it in his pocket. Nobody here will miss what was stolen twice already.
mission-the-spice-job-event-defend-the-spice = Defend the Spice
mission-the-spice-job-event-defend-the-spice-text = A shout from the roof: somebody has seen the card change hands. The Imperial player chooses how the gang answers.
mission-the-spice-job-event-defend-the-spice-option-alert = The gang calls for help: threat rises by the threat level.
mission-the-spice-job-event-defend-the-spice-option-attack = The gang shoots: one Imperial figure may interrupt to attack.
mission-the-spice-job-event-the-back-room = The Back Room
mission-the-spice-job-event-the-back-room-text = The lock clicks, and the smell alone is worth a month’s pay. So is the gun behind the barrels. The back room is added to the map, and an E-Web Engineer is deployed at the yellow point. Then the Imperial player chooses how the gang answers.
mission-the-spice-job-event-the-back-room-option-alert = The gang calls for help: threat rises by the threat level.
mission-the-spice-job-event-the-back-room-option-attack = The gang shoots: one Imperial figure may interrupt to attack.
mission-the-spice-job-goal-find-keycard = Find the keycard on one of the guards.
mission-the-spice-job-goal-claim-spice = Claim all 6 spice barrels.
mission-the-spice-job-goal-hold-out = Hold out until the end of round 5, or defeat Chewbacca and wound every hero.
mission-the-spice-job-rule-1 = Both elite Trandoshan Hunters and the Probe Droid have a token face down, dealt at random: two are red and one, the keycard, is yellow. It stays behind when its figure is defeated. A Rebel figure may interact with it to reveal it: a red one is discarded, the keycard is retrieved.
mission-the-spice-job-rule-2 = Doors are locked. A Rebel figure that carries the keycard may interact with a door to open it.
mission-the-spice-job-rule-3 = A healthy hero, or Chewbacca, may interact with a spice barrel and test strength; who passes claims it.
mission-the-spice-job-use-look = Look at the card
mission-the-spice-job-use-unlock = Open the door
mission-the-spice-job-use-claim = Claim the barrel
outcome-assault-mission-spice-claimed = All the spice has been claimed
outcome-assault-mission-thieves-beaten = Chewbacca is defeated, and all heroes are wounded

### On the Run

mission-on-the-run = On the Run
mission-on-the-run-briefing = The trail ends at a small communications post on the edge of a park, the kind of building that nobody looks at twice. Somebody has doubled the guard and shut every door. Whoever hides in there has run as far as there is room to run. Break in at the front, silence the machines inside, and find out what lies behind.
mission-on-the-run-event-deploy-defenses = Deploy Defenses
mission-on-the-run-event-deploy-defenses-text = A crate is kicked open in the street behind you, and the legs of a tripod bite into the pavement. An E-Web Engineer is deployed at one of the blue points.
mission-on-the-run-event-interior-systems = Interior Systems
mission-on-the-run-event-interior-systems-text = The door falls inwards, and in the dark of the hall everything wakes at once: lights, lenses, locks. The facility is placed. Elite Sentry Droids are deployed at the red point near the broken door. The points in the street are no longer active, the red ones are. Then the Imperial player chooses a security system. A hero may interact with a terminal to discard it; the hero may test tech or insight with 2 successes to claim it instead, and applies 1 additional surge to its attack results from then on.
mission-on-the-run-event-interior-systems-option-feedback = Feedback: each time a hero interacts with a terminal, that hero suffers 1 damage and 1 strain.
mission-on-the-run-event-interior-systems-option-targeting = Targeting: both Sentry Droids become Focused.
mission-on-the-run-event-interior-systems-option-gas = Gas: a Rebel figure of the Imperial player’s choice and the Rebel figure closest to it become Weakened.
mission-on-the-run-event-backed-into-a-corner = Backed into a Corner
mission-on-the-run-event-backed-into-a-corner-text = The last terminal dies, the back door slides open on dripping trees, and a double blade lights up between them. There is nowhere left to run, for anybody. The forest takes the place of the street; who stood there comes to the nearest space. Maul is deployed with 2 additional blocks, a Nexu in the west, and Trandoshan Hunters in the east, who cannot be reinforced or deployed again. By spending threat equal to the threat level, the Imperial player may let Maul attack once more in each of his activations and add 2 blocks to his defence once each round. Defeat Maul and the Trandoshan Hunters.
mission-on-the-run-goal-break-in = Destroy a front door.
mission-on-the-run-goal-shut-down = Shut down the 3 terminals.
mission-on-the-run-goal-defeat-maul = Defeat Maul and the Trandoshan Hunters.
mission-on-the-run-goal-hold-out = Hold out until the end of round 7, or wound every hero.
mission-on-the-run-rule-1 = All doors are locked. Rebel figures may attack the front doors (Health 9, 2 blocks).
mission-on-the-run-use-shut-down = Shut the terminal down
rules-on-the-run-empire = On the Run
rules-on-the-run-empire-rage = Maul attacks once more for threat equal to the threat level
rules-on-the-run-empire-parry = Maul adds 2 blocks for threat equal to the threat level
outcome-assault-mission-maul-cornered = Maul and his hunters are defeated

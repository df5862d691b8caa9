### Generous Donations

mission-generous-donations = Generous Donations
mission-generous-donations-briefing = The Empire pays its bills through a cellar on Sullust, and the Alliance has a few bills of its own. Somebody has written a small program that rounds up in your favour. It needs a terminal, a little time and nobody who pulls the plug. The doors are the least of your worries.
mission-generous-donations-event-clear-the-area = Clear the Area
mission-generous-donations-event-clear-the-area-text = Behind the door rows of lamps blink in the dark, and between them a gun mount swings round. The computer room is added to the map. An elite E-Web Engineer and Royal Guards are deployed next to the southern terminal. The red point becomes active, the green ones are no longer active. A Rebel figure may interact with a terminal and test tech; who passes uploads the virus.
mission-generous-donations-event-the-virus = The Virus
mission-generous-donations-event-the-virus-text = Numbers begin to run, and far away a very important man looks at an empty account. The doors are closed and locked again, with full Health, but are no obstacle to Rebel figures next to them. Threat rises by the threat level. An AT-ST and a group of Stormtroopers are deployed at the yellow point. An Imperial figure may interact with a terminal to discard it if no healthy Rebel figure is within 2 spaces of it. At the end of each round, the heroes claim 1 token for each terminal on the map. The Rebels win when they have claimed 12; the Imperial player wins when all terminals are discarded.
mission-generous-donations-event-transfer = Transfer
mission-generous-donations-event-transfer-text = Another instalment leaves the planet. The heroes claim 1 token for each terminal on the map.
mission-generous-donations-goal-break-in = Break into the computer room.
mission-generous-donations-goal-upload-virus = Upload the virus at a terminal.
mission-generous-donations-goal-keep-terminals = Keep the terminals running until 12 tokens are claimed.
mission-generous-donations-goal-stop-transfer = Discard all three terminals, hold out until the end of round 8, or wound every hero.
mission-generous-donations-rule-1 = The doors are locked. Any figure may attack them (Health 5, 1 block).
mission-generous-donations-use-upload = Upload the virus
mission-generous-donations-use-wipe = Discard the terminal
outcome-assault-mission-money-transferred = The money has found its way to the Alliance
outcome-assault-mission-terminals-wiped = All terminals are out of order

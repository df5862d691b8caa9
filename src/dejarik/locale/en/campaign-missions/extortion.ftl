### Extortion

mission-extortion = Extortion
mission-extortion-briefing = Onar owes nobody anything, but on Ando they see that differently. In the cellar of a gambling den three of his people sit behind bars, one of them his old friend Botha, and the price for them goes up every day. Onar has stopped counting. The music is loud, the guards are bored, and the door to the cellar is thick but not that thick.
mission-extortion-event-arrest = Arrest
mission-extortion-event-arrest-text = The cellar door gives way, and the music upstairs stops in the middle of a bar. Down here it smells of salt and rust. The cellar is placed with its cells and the three captives. The yellow points replace the green ones as deployment points, threat increases by the threat level, and the Imperial player may resolve an optional deployment.
mission-extortion-event-first-cell = The First Cell
mission-extortion-event-first-cell-text = A lock breaks, and somebody who had given up hope stands up. Now they need a way out. Three exits are placed. From now on every Status Phase begins with the heroes moving the captives: each up to 5 spaces, 1 less for each Imperial figure adjacent to that captive. The Rebels win when all three captives are on or adjacent to exits at the same time.
mission-extortion-event-stop-them = Stop Them!
mission-extortion-event-stop-them-text = The last cell stands open, and somebody upstairs has finally understood. The Imperial player may resolve an optional deployment.
mission-extortion-event-stop-them-when = The last door of a cell is opened.
mission-extortion-event-on-the-way = On the Way
mission-extortion-event-on-the-way-text = Keep your heads down and run. The heroes move the captives: each up to 5 spaces, 1 less for each Imperial figure adjacent to that captive.
mission-extortion-goal-open-cellar = Force the cellar door.
mission-extortion-goal-free-captives = Open the three cells.
mission-extortion-goal-bring-them-out = Bring all three captives next to exits.
mission-extortion-goal-hold-out = Hold out until the end of round 6, or wound every hero.
mission-extortion-rule-1 = Doors are locked. A Rebel figure may interact with the cellar door and test strength or tech; 4 successes in all open it, and those of a failed test stay on it.
mission-extortion-rule-2 = Once during their activation a hero may choose an adjacent door of a cell and test strength or tech; 1 success opens it.
mission-extortion-rule-3 = Captives are neutral figures. While Onar Koma has line of sight to Botha, he may become Focused once per round during his activation.
mission-extortion-figure-captive = Captive
mission-extortion-figure-botha = Botha
mission-extortion-use-force = Force the door
rules-extortion = Extortion
rules-extortion-force-cell = Force a cell open
rules-extortion-see-botha = Become Focused at the sight of Botha
outcome-assault-mission-captives-at-exits = All captives have reached exits

### The log of a mission: what only a mission has, in sentences.

mission-log-read = Read to everybody: { $title }.
mission-log-option = Chosen for { $title }: { $option }
mission-log-counted = { $goal } So far: { $count }.
mission-log-counted-rebels = So far for the Rebels: { $count }.
mission-log-counted-empire = So far for the Empire: { $count }.
mission-log-revealed = Known beforehand: { $title }.
mission-log-section = A new part of the map is laid.
mission-log-turned-up = { $token }: { $colour }.
mission-log-token-passed = { $figure } takes the second activation token.
mission-log-turn-passed = The Rebels pass their turn to the Imperial player.

## The Empire

mission-log-threat = Threat rises by { $amount } to { $threat }.
mission-log-threat-looms = Threat is about to rise by { $amount }.
mission-log-threat-held = Threat does not rise.
mission-log-threat-lost = Threat falls by { $amount } to { $threat }.
mission-log-threat-spent = The Empire spends { $amount } threat; { $threat } is left.
mission-log-influence-spent = The Empire spends { $amount } influence; { $influence } is left.
mission-log-deployed = The Empire has deployed { $group }.
mission-log-ally = { $group } fights for the Rebels.
mission-log-reinforced = { $group } is reinforced.
mission-log-returned = { $card } goes back to the Imperial hand.
mission-log-added = { $card } comes to the Imperial hand.
mission-log-open-groups = The open groups are chosen.
mission-log-detached = { $card } can be attached to another group again.
mission-log-attached = The Empire attaches { $card } to { $group }.

## Heroes

mission-log-strain-recovered = { $figure } recovers { $amount } strain.
mission-log-wounded = { $figure } is wounded.
mission-log-stood-up = { $figure } is no longer incapacitated.
mission-log-incapacitated = { $figure } is incapacitated and stays on the board.
mission-log-withdrawn = { $figure } withdraws.
mission-log-escaped = { $figure } escapes.
mission-log-healed = { $figure } is healthy again.
mission-log-activates-soon = { $figure } is about to activate.
mission-log-rested = { $figure } has rested.
mission-log-test-counted = { $figure } tests { $attribute }; successes so far: { $successes }.
mission-log-test-begins = { $figure } tests { $attribute }.
mission-log-test-rolled = { $figure } tests { $attribute }:
mission-log-test-rerolled = { $player } rerolls:
mission-log-test-declined = { $figure } does not test { $attribute }.
mission-log-test-passed = { $figure } passes the test of { $attribute } with { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}.
mission-log-test-failed = { $figure } fails the test of { $attribute }: { $successes } of { $needed }.
mission-log-supply = { $figure } draws { $card }.
mission-log-supply-shown = { $figure } shows everybody { $card }.
mission-log-recon = A recon token lies on { $place } now.
mission-log-supply-taken = { $figure } takes { $card } out of the Supply deck, which is shuffled.
mission-log-supply-gone = { $card } is discarded.
mission-log-depleted = { $card } is depleted.
mission-log-items-regained = { $figure } has the confiscated items back.
mission-log-boxed = { $card } goes back to the box.
mission-log-counter = { $card }: { $count ->
    [one] 1 token lies on it
   *[other] { $count } tokens lie on it
}.
mission-log-on-sheet = { $figure } – { $token }: { $count } on the sheet.
mission-log-store = { $token }: the Rebels have { $count }.
mission-log-bounty = { $figure } claims a bounty token.
mission-log-bounty-gone = { $figure } discards the bounty token.
mission-log-strain-stored = { $card } takes { $amount } strain.
mission-log-supply-passed = { $figure } takes over { $card }.
mission-log-troops = The Empire shows its Deployment cards: { $cards }.
mission-log-no-troops = The Empire has no Deployment cards to show.

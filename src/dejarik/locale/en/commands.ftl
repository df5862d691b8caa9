### What the commands that play games say: fuzz, replay, sim, bench.

cli-unwritable-file = { $file } can’t be written ({ $reason }).
cli-unreadable-file = { $file } cannot be read: { $reason }.
cli-no-such-file = There is no file { $file }.

## fuzz

cli-fuzz-policy = how the players choose; mixed: each in changing ways
cli-fuzz-every = make the dear checks at every N-th decision only
cli-fuzz-again = play every N-th game a second time by its choices
cli-fuzz-explore = go back to where games were promising and play on from there, until everything has been reached
cli-fuzz-seen = what reports in this file have counted need not be reached again (one a line, as --json writes them)
cli-fuzz-tour = play one after another of all that there is (every mission, with any number of heroes) instead of drawing
cli-fuzz-folder = folder for the replays of what was found
fuzz-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $violations ->
        [0] no violation
        [one] { $violations } violation
       *[other] { $violations } violations
    }
fuzz-sampled =
    Cheap checks at every decision, all of them at { $every ->
        [1] every decision
       *[other] one decision in { $every }
    } and at the end; { $again ->
        [1] every game is
       *[other] one game in { $again } is
    } played a second time
fuzz-violation = { $check } (seed { $seed }, { $replay }): { $detail }

## replay

cli-replay-check = check every invariant at every decision
cli-replay-log = tell the whole game: every decision, what was offered and chosen, and what came of it
cli-replay-seat = with --log: only what the player of this seat was asked and heard
replay-no-such-seat = There is no seat { $seat } in this game: it has { $seats }.
replay-log-asked = { $number }. { $player }: { $prompt }
replay-log-elsewhere = { $number }. { $player }
replay-log-offered = Offered: { $options }
replay-log-chosen = Chosen: { $chosen }
replay-log-besides = { $sentence } { $besides }
replay-log-share = { $option } ×{ $amount }
replay-game = Game: { $game }, rules version { $version }, seed { $seed }
replay-settings = Options: { $options }
replay-decisions = Decisions: { $decisions }
replay-ended =
    End: { $reason }; { $count ->
        [0] nobody won
        [one] the winner is player { $winners }
       *[other] the winners are players { $winners }
    }
replay-unfinished = End: the game was not played to its end
replay-digest = Digest: { $digest }
replay-note = Note: { $note }
replay-progress = { $number } of { $decisions } decisions checked
replay-violation = Decision { $decision }: { $check }: { $detail }
replay-sound = Every check holds at every decision.

## sim

sim-progress = { $bar } { $games } of { $total } games, { $left } left
sim-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played, { $finished } to the end
sim-speed =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s ({ $rate } a second)
sim-outcome = { $reason }: { $count }
sim-wins =
    player { $seat }: { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
sim-draws =
    { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }
sim-error = seed { $seed }: { $error }
sim-bot-unknown = There is no bot “{ $name }”; there are these: { $bots }.
sim-bots-count =
    { $bots } bots do not fit { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; name one for each seat, one for each side, or a single one for all.
sim-no-ray = Ray is not installed here. “pip install dejarik[ray]” puts it in, on every machine of the cluster.
results-no-folder = The folder “{ $folder }” can’t be made: { $reason }.
results-none = There are no results in the folder “{ $folder }”; “dejarik sim GAME --out { $folder }” makes some.
results-in-use = Another process is filling the folder “{ $folder }”.
results-other-plan = The folder “{ $folder }” has results of other settings, bots or seeds. Name another folder, or repeat the command that began it.
results-other-rules = The folder “{ $folder }” was begun with version { $before } of the rules, and this is version { $now }. Name another folder.
results-damaged = Line { $line } of “{ $file }” can’t be read. Remove it, and that game is played again.

## report

report-written =
    { $games ->
        [one] A page about { $games } game: { $file }
       *[other] A page about { $games } games: { $file }
    }
report-not-written = The page “{ $file }” can’t be written: { $reason }.

## ladder

ladder-no-league = There is no league “{ $league }”; there are these: { $known }.
ladder-one-bot = A ladder needs two bots.
ladder-bot = bot
ladder-rating = Elo
ladder-time = ms a decision
ladder-against = against { $bot }
ladder-sides = { $one } against { $other }: { $first } on the side of the first seat, { $second } on the other
ladder-errors =
    { $errors ->
        [one] { $errors } game was not finished.
       *[other] { $errors } games were not finished.
    }

## bench

bench-no-checkout = The benchmarks are in the folder “bench” of a checkout, and this is an installed package; run this in a checkout.
bench-unknown = There is no benchmark “{ $name }”; there are these: { $known }.
cli-bench-only = measure only these, such as kernel,odds
cli-bench-against = compare the engine with another revision instead, such as main~20; “release” is the last release
bench-no-revision = There is no revision “{ $revision }” in this checkout.
bench-no-release = There has been no release yet: no tag begins with “v”.
bench-against = Against { $commit }, in turn: before, now, how many times quicker
bench-calibration = Calibration: { $operations } operations a second of a fixed workload in plain Python
bench-interpreter =
    { $name } { $version }, { $optimised ->
        [yes] built with PGO
        [no] built without PGO
       *[unknown] which does not say whether it was built with PGO
    }
bench-broken = { $name } could not be measured: { $error }

## Why a bot would do something

why-no-such-bot = { $bot } does not look ahead in this game; ask one of these: { $bots }.
why-nobody = No bot looks ahead in this game.
why-no-such-decision = There is no decision { $number } in this game: it has { $decisions }, from 0.
why-decision = { $number }. Seat { $seat }: { $prompt }
why-option = { $chance } %: { $label }
why-better = better in: { $aspects }
why-aspect = { $aspect } ({ $points })
why-nothing = nothing
why-deviates = Not what looks best at first: claimed gain { $gain } ± { $error } percentage points
why-as-it-looks = That is also what looks best at first.
why-not-searched = There is nothing to look ahead for in this decision.
why-summary = { $deviations } of { $decisions } decisions otherwise than what looks best at first; claimed gain in all: { $gain } percentage points
why-progress = { $number } of { $decisions } decisions thought about

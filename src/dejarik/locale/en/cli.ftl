### The command line: what it says of itself, and what it says when a command line is wrong.

cli-summary = Dejarik: a table for two out-of-print board games that knows every rule.

## Help pages

cli-help-usage = Usage:
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-everywhere = Options of every command:
cli-help-examples = Examples:

cli-placeholder-text = TEXT
cli-placeholder-id = ID
cli-placeholder-file = FILE
cli-placeholder-number = N
cli-placeholder-list = A,B
cli-placeholder-game = GAME
cli-placeholder-command = COMMAND

cli-option-lang = language: en or pl (else DEJARIK_LANG, LC_ALL, LC_MESSAGES or LANG decides)
cli-option-json = print one JSON object on standard output and nothing else there
cli-option-debug = show the technical details of an unexpected error
cli-option-help = show this page
cli-option-version = show the version
cli-option-port = port of the server (0: any free one)
cli-option-seed = where the dice and shuffles start; the same seed gives the same games
cli-argument-game = assault is Imperial Assault, lcg is Star Wars: The Card Game

## Commands

cli-play = start the table on this machine and open the page
cli-play-no-browser = do not open the page
cli-option-examples = offer the two small games that show how a game is written
cli-serve = start the table for others
cli-serve-host = address to listen on
cli-serve-db = address of the database (else a file on this machine)
cli-serve-config = file with the settings (TOML; docs/operating.md)
cli-serve-origin = address under which the page is reached, such as https://dejarik.example.org
cli-serve-proxy = address or range of a proxy that may say who calls
cli-admin = look after the tables of a server, also while it runs
cli-admin-list = tables, those that changed last first
cli-admin-journal = what happened at a table, line by line
cli-admin-wake = have a table read anew and go on
cli-admin-close = end a game where it stands
cli-admin-remove = remove a table for good
cli-admin-clean = remove tables that have not changed for so many days
cli-admin-ban = shut an address out
cli-admin-unban = let an address in again
cli-admin-bans = who is shut out
cli-admin-vacuum = give back room on the disk
cli-admin-table = id of the table
cli-admin-state = only such tables
cli-admin-most = at most so many
cli-admin-address = an address or a range of them, such as 192.0.2.0/24
cli-admin-hours = for so many hours (else for good)
cli-admin-finished = days after which games that are over are removed
cli-admin-open = days after which tables that wait for somebody are removed
cli-admin-playing = days after which games that nobody plays any more are removed
cli-backup = write everything that a server has stored to a file, also while it runs
cli-backup-file = the file to write
cli-restore = bring back the tables of a backup that are missing
cli-restore-file = a file that dejarik backup has written
cli-sim = play many games between bots and report the results
cli-sim-format = format, such as skirmish, mission or duel
cli-sim-map = map of the skirmish
cli-sim-mission = mission of the map or campaign (all: every mission in turn)
cli-sim-players = number of players
cli-sim-heroes = number of heroes of a mission
cli-sim-campaign = campaign, such as core or return-to-hoth
cli-sim-class = Imperial class of a mission
cli-sim-party = cards of a mission’s heroes and Empire: fitting its place in the campaign, starting or random
cli-sim-threat-level = threat level of a mission, which also says at which place of its campaign a side mission is played
cli-sim-bots = bots, one for each seat or for each side; a single one takes every seat
cli-sim-armies = army files, one for each seat
cli-sim-decks = deck files, one for each seat
cli-sim-games = number of games
cli-sim-tour = play one after another of all that there is (every mission, with any number of heroes) instead of drawing
cli-sim-out = folder for the results; the same command goes on with what is missing there
cli-sim-workers = number of processes (else one for each core)
cli-sim-backend = where the games are played: on this machine or on a Ray cluster
cli-ladder = let bots play against each other with the sides swapped, and rate them
cli-ladder-bots = bots to compare (else all)
cli-ladder-leagues = ways to play, such as skirmish,mission or duel (else all)
cli-ladder-against = play only the pairs with this bot
cli-ladder-games = games of each pair in each league, half of them on each side
cli-ladder-out = folder for the results; the same command goes on with what is missing there
cli-report = make a page of the results of simulations, with plots
cli-report-results = a folder that dejarik sim --out has filled
cli-report-out = the page (else report.html in that folder)
cli-fuzz = play random legal games and check every invariant
cli-fuzz-decisions = stop after this many decisions
cli-odds = exact odds of an attack
cli-army = armies of Imperial Assault
cli-army-check = say whether an army is legal, and if not, why
cli-army-file = army file
cli-deck = decks of the card game
cli-deck-check = say whether a deck is legal, and if not, why
cli-deck-file = deck file
cli-map = show a map of Imperial Assault
cli-map-id = name of the map
cli-map-svg = write the map to this file as a picture
cli-content = count the cards that are known and complete, for each set
cli-mission = campaign missions of Imperial Assault
cli-mission-check = say what is missing or can’t be right in the missions that are written, or in one
cli-mission-id = the mission; none: all
cli-campaign = whole campaigns of Imperial Assault
cli-campaign-play = let bots play campaigns from the set-up to the finale
cli-campaign-box = core, return-to-hoth, jabbas-realm or heart-of-the-empire
cli-campaign-slot = slot of the log with which to begin, as if the missions before had been played
cli-campaign-count = number of campaigns
cli-campaign-out = write the log of the last campaign to this file
cli-campaign-show = show the log of a campaign
cli-campaign-file = file with the log of a campaign or with a whole campaign, or the id of one on a server’s database
cli-campaign-entries = show every entry of the log
cli-campaign-print = print a campaign on one sheet, with every entry of its log
cli-campaign-secrets = also what only the Empire knows
cli-campaign-list = list the campaigns on a server’s database
cli-campaign-export = write a campaign of a server’s database, with the replays of its stages, to a file
cli-campaign-import = bring a campaign from a file to a server’s database
cli-campaign-series = id of the campaign, as the list gives it, or of one of its tables
cli-campaign-whole-file = file with a whole campaign
cli-rules = count the rules that have a test
cli-rules-show = show one rule in full
cli-rules-id = id of the rule, such as CORE-LOS-03
cli-rules-tests = folder of the tests (else that of the checkout)
cli-rules-untested = list the ids of the rules without a test
cli-replay = play a recorded game again and show it
cli-replay-file = replay file
cli-bench = measure the speed of the hot parts

## What can be wrong

cli-interrupted = Interrupted.
cli-unexpected = Something went wrong inside the program ({ $error }); add --debug to see the details for a report.

cli-unknown-command = There is no command “{ $given }”. { $hint }
cli-unknown-option = There is no option “{ $given }” here. { $hint }
cli-hint-closest = Did you mean “{ $closest }”?
cli-hint-help = “{ $command } --help” lists what there is.
cli-command-missing = “{ $command }” needs one of these commands: { $known }.
cli-missing = “{ $command }” needs { $name }: { $help }.
cli-too-many = “{ $command }” has no use for “{ $given }”.
cli-option-takes-no-value = The option { $option } takes no value.
cli-option-needs-value = The option { $option } needs a value.
cli-option-twice = The option { $option } may be given only once.

cli-bad-value = { $place }: { $problem }
cli-not-a-number = “{ $given }” is not a whole number.
cli-number-too-small = { $given } is too small; the least is { $minimum }.
cli-number-too-large = { $given } is too large; the most is { $maximum }.
cli-not-a-choice = “{ $given }” is not one of these: { $choices }.

language-unknown = There is no language “{ $given }”; there are these: { $known }.

cli-why = let a bot say of a recorded game what it would do, and why
cli-why-file = replay file
cli-why-at = only the decision of this number: the best options, what each is worth, and why
cli-why-bot = who is asked: veteran or master

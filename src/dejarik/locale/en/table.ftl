### The table: what the server says when something can't be done. Everything stays as it was then.

## Games, as the lobby names them

game-name-arena = Arena
game-name-assault = Imperial Assault
game-name-caravan = Caravan

## What is refused

table-malformed = The server does not understand this request ({ $where }).
table-unknown = There is no such table.
table-no-page = There is nothing at this address.
table-token = This link holds no seat at this table.
table-not-your-seat = This seat is not yours.
table-plays-only = This secret is a program’s: it can do nothing but play.
table-conceded = You have given up this seat.
table-no-spectators = This table does not want spectators.
table-waiting = The game begins when every seat is taken.
table-full = There is no free seat at this table.
table-seated = You sit at this table already; what you bring can’t be changed any more.
table-link-used = Somebody has sat down with this link already.
table-seat-gone = Somebody else has just taken this seat; another one is still free.
table-seat-fixed = What is played in this seat is settled.
table-not-brought = Whoever sits here does not choose “{ $setting }”.
table-seats =
    { $given ->
        [one] { $given } seat was
       *[other] { $given } seats were
    } set up; this game has { $wanted ->
        [one] { $wanted } seat.
       *[other] { $wanted } seats.
    }
table-bot-unknown = There is no bot “{ $bot }” for this game; there are these: { $known }.
table-not-finished = This can be done when the game is over.
table-nothing-follows = No other game follows this one.
table-in-series = This game belongs to a series; it can’t be played again like a game that stands by itself.
table-no-moment = The game has no decision number { $number } yet.
table-seat-now = A game that goes on from its middle begins at once: every seat is yours, a bot’s or a friend’s.
table-series-runs = What others have hidden may still count in the games to come. The replay can be had when the last one is over.
table-nothing-to-undo = There is no choice of yours to take back.
table-undo-asked = Somebody is asking already to take something back.
table-nothing-asked = Nobody is asking to take anything back.
table-seat-passed = Somebody else plays this seat at the moment. Take it back first.
table-seat-not-passed = This seat is played by its own person.
table-no-partner = This seat can be passed only to a partner who sits at the table and plays.
table-person-there = The person of this seat is here and can pass it on themselves.
table-suggested = Something is being suggested at this table; everybody answers to that first.
table-nothing-suggested = This suggestion is not there any more.
table-gone-on = The next game has begun; this can be done there.
table-other-version = This game was begun with version { $found } of its rules; here they have version { $known }.
table-rules-differ = Today’s rules lead elsewhere from choice { $number } on, so that this game can’t go on where it stands. It can be taken up at an earlier position, or begun again.
table-no-position = Today’s rules can read no position of this game. It can be begun again, with the same people and links.
table-no-turns = Nothing can be left for questions out of turn: this game has no turns.
table-no-restart = Only a game that was begun with other rules, and is not over, can be begun again here.
table-rules-broken = The rules failed at this choice. The game stands where it stood; a report was saved.
table-failed = Something went wrong inside the server. Nothing has changed.
table-not-stored = The database does not answer at the moment, so this was not done. Try again in a moment.
table-too-large = This is too large; at most { $most } KB can be sent.
table-too-many = That was too much in too short a time. Wait a moment.
table-foreign-page = Pages of other sites can't do this.
table-banned = This address has been shut out by whoever runs the server.
table-file-in-use = Another server is working on { $file }. Stop it first, or give this one a file of its own with --db.
table-newer-database = A newer version of Dejarik has written to this database (schema { $found }; this one knows { $known }). Use that version.
table-other-name = This server is not reached under that name. Whoever runs it names it with --origin.
table-too-slow = The request took longer than { $seconds } seconds to arrive.
table-no-network = “{ $given }” is neither an address nor a range of addresses, such as 10.0.0.0/8.
table-no-hello = A page must say hello first, and only once.
table-database = The server can't work with a database of the kind “{ $given }”; it can with sqlite:///FILE and postgresql://….

## How a game ends at the table

table-outcome-conceded = The game was given up.

## Starting the server

table-port-taken = Port { $port } of { $host } is in use. Choose another one with --port, or 0 for any free one.
table-no-port = The server can't listen on { $host }, port { $port } ({ $reason }).
table-no-folder = The folder { $folder } for the games can't be made ({ $reason }).
table-no-database = The database can't be opened ({ $reason }).
table-open-page = Dejarik is at { $address } (stop with Ctrl+C).
table-stopped = Stopped. Every game is kept where it stands.

## Campaigns on the database

series-unknown = There is no campaign “{ $series }” on this database.
series-none = There are no campaigns on this database.
series-line =
    { $series }: { $game }, begun { $begun }, { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }, { $state } (people: { $people })
series-open = somebody is waited for
series-playing = being played
series-finished = the last game is over
series-exported = The campaign is in { $file }.
series-imported = The campaign goes on at { $path } (below the server’s address). Each person sits down with a link of their own:
series-unplayed = { $count ->
    [one] One stage was played with other rules: it can be looked at, and not played again.
   *[other] { $count } stages were played with other rules: they can be looked at, and not played again.
  }
series-left-out = { $count ->
    [one] One stage could not be taken in: these rules can’t begin it. What it brought is in the log.
   *[other] { $count } stages could not be taken in: these rules can’t begin them. What they brought is in the log.
  }
series-link = Seat { $seat } ({ $name }): { $path }

## Setting a server up

settings-no-file = The file { $file } with the settings can’t be read ({ $reason }).
settings-no-toml = { $file } is not TOML: { $reason }.
settings-wrong = A setting is wrong ({ $file }): { $reason }.
settings-unknown-name = There is no setting for { $name } of the environment.
settings-no-origin = “{ $given }” is not an origin; one looks like https://dejarik.example.org, without a path.
settings-no-number = { $name } must be a number from { $least } to { $most }.
settings-needs = { $name } needs { $needed } as well.
table-disk-full = The disk of the database is nearly full ({ $free } KB are left).

## Looking after it

admin-no-tables = There are no such tables.
admin-standing = (overdue by { $seconds } s)
admin-closed = Table { $table } is closed; its game can be looked at.
admin-finished = The game at table { $table } is over.
admin-busy = Table { $table } could not be closed: somebody plays there all the time. Try again.
admin-woken = All servers of this database read table { $table } anew.
admin-removed = Table { $table } is removed.
admin-banned-until = { $address } until { $until }
admin-no-bans = Nobody is shut out.
admin-not-banned = { $address } is not shut out.
admin-clean-what = Say what is to be removed: --finished, --open or --playing, with a number of days.
admin-cleaned =
    { $count ->
        [one] { $count } table was removed.
       *[other] { $count } tables were removed.
    }
admin-vacuumed = Done.
admin-backed-up =
    { $count ->
        [one] { $count } table is
       *[other] { $count } tables are
    } in { $file }.
admin-no-backup = The backup { $file } can’t be read or written ({ $reason }).
admin-not-a-backup = { $file } is not a backup that dejarik backup has written.
admin-restored =
    { $count ->
        [one] { $count } table was
       *[other] { $count } tables were
    } brought back; { $known ->
        [one] { $known } was there already.
       *[other] { $known } were there already.
    }

## Calling people to the table

notice-off = Whoever runs this server has not switched notices on.
notice-no-address = This is not an address that a notice can be sent to; one looks like https://hooks.example.org/…
notice-host = This server does not send to { $host }.
notice-no-mail = This server can’t send e-mail to that address.
notice-your-turn = It is your turn: { $game }
notice-over = The game is over: { $game }
notice-more =
    { $count ->
        [one] ({ $count } more thing happened before that)
       *[other] ({ $count } more things happened before that)
    }

### The kernel: what every game says.

## Questions that every game asks

kernel-which-first = Which effect comes first?
kernel-react = React?
kernel-pass = Pass
kernel-use = { $source }: { $ability }

## Answers that are not legal: the game stays as it is

refused-over = The game is over.
refused-stale = That was answered already; the game now waits for decision { $number }.
refused-seat = It is somebody else's turn to decide.
refused-option = “{ $option }” is not one of the choices.
refused-malformed = That is not an answer to this question.
refused-twice = The same choice is named twice.
refused-count =
    { $count ->
        [one] { $count } choice was
       *[other] { $count } choices were
    } made; { $least ->
        [one] at least { $least } is
       *[other] at least { $least } are
    } needed and at most { $most } allowed.
refused-cap = { $amount } for “{ $option }” is too much; at most { $cap } may go there.
refused-total = The amounts add up to { $total }; they must add up to at least { $least } and at most { $most }.
refused-among = One of these must get something: { $options }.

## Games and their settings

game-unknown = There is no game “{ $name }”; there are these: { $games }.
game-setting-unknown = The game { $game } has no setting “{ $setting }”; it has these: { $known }.
game-no-settings = The game { $game } has no setting “{ $setting }”; it has none at all.
game-no-corrections = In the game { $game } nothing can be put right by agreement.
correction-impossible = After this correction the game could not go on.
correction-unworded = something is put right
game-setting-bad = { $setting }: “{ $given }” does not fit the game { $game }.
game-setting-missing = The game { $game } needs the setting “{ $setting }”.

## Files

file-foreign = This is not a file of this program.
file-newer = This file has format { $found }, from a newer version of this program; here formats up to { $known } can be read.
file-other-version = This file was made with version { $found } of the rules of { $game }; here they have version { $known }.
file-other-game = This file belongs to a game that is not here: “{ $game }”.
file-damaged = This file is damaged ({ $detail }).
file-altered = The content of this file was changed after it was saved.
replay-refused = Decision { $number } of this replay cannot be made: { $reason }
replay-options = This replay's options make no game: { $reason }
replay-broken = At decision { $number } of this replay the rules themselves fail ({ $error }).
replay-differs = Played again, this replay leads to another position than the one that was recorded.

## Taking back

undo-too-far =
    { $asked ->
        [one] { $asked } decision
       *[other] { $asked } decisions
    } cannot be taken back; { $most ->
        [0] none was made.
        [one] only { $most } was made.
       *[other] only { $most } were made.
    }
undo-no-mark = There is no moment marked “{ $name }” to go back to.

# A player in a sentence of the log, where nobody knows a name.
player = Player { $seat }

# The last line of the log: who has won, and why the game has ended.
kernel-over =
    { $count ->
        [one] The game is over: { $winners } wins. { $reason }.
       *[other] The game is over: { $winners } win. { $reason }.
    }
kernel-over-draw = The game is over: nobody wins. { $reason }.
kernel-and = { $first }, { $rest }

### The command line: what it says about itself, what it asks, and what it refuses.

cli-help = The Thing games, in your terminal. Trust nobody.
cli-help-version = Say which version this is, and leave.
cli-help-play = Play a game here and now, with people at this keyboard and bots in the other chairs.
cli-help-replay = Tell a saved game again: as an onlooker, as one of the seats, or with nothing hidden.
cli-help-simulate = Let bots play many games, and count who wins.
cli-help-rules = Read the rules: all of them, one clause, or wherever a word occurs.
cli-help-serve = Keep a house of tables open for people in your network; a browser is all they need.
cli-help-backup = Write all tables into one file, while they are played.
cli-help-restore = Put a backup in place of all tables, while they are played.
cli-help-host = The address to listen on; your whole network, if you do not say.
cli-help-port = The port to listen on; 3131, if you do not say.
cli-help-data = The folder where tables are kept.
cli-help-store = Where tables are kept in place of that folder: a PostgreSQL address.
cli-help-browser = Open a browser when the house is open.
cli-help-backup-target = The file to write.
cli-help-restore-source = A file that backup wrote.
cli-help-game = Which game: { $games }.
cli-help-seats-one = How many play.
cli-help-seats-many = How many play: 6, 4-12 or 4,6,8. All that the game takes, if you do not say.
cli-help-bots = How many of them are bots; the others are people at this keyboard. All but one, if you do not say.
cli-help-level = How well the bots play: { $levels }. The best that the game has, if you do not say.
cli-help-level-simulate = How well the bots play: { $levels }. The best that answers at once, if you do not say: cunning bots take seconds for a game.
cli-help-seed = Decides all chance. Without one, chance is real.
cli-help-seed-simulate = The same seed gives the same result.
cli-help-option = A table option, as name=value; may be repeated.
cli-help-names = Names by seat, with commas: Ann,Ben.
cli-help-save = Where to keep the record of the game.
cli-help-language = In which language.
cli-help-file = A record that was saved.
cli-help-seat = As this seat saw it, counted from 1.
cli-help-everything = With nothing hidden; for games that are over.
cli-help-step = Wait for Enter after each turn.
cli-help-games = How many games for each number of seats.
cli-help-jobs = How many processes; all cores, if you do not say.
cli-help-json = Print JSON instead of a table.
cli-help-clause = A clause such as S-3.2, a chapter such as S-3, or words to look for.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Refusals

cli-did-you-mean = Did you mean { $what }?
cli-server-trouble = { $trouble }.
cli-no-game = there is no game “{ $game }”. There are: { $games }.
cli-bad-seats = { $title } takes { $least } to { $most } players, written like 6, { $least }-{ $most } or 4,6; not “{ $seats }”.
cli-bad-bots = of { $seats } seats 0 to { $seats } can be bots, not { $bots }.
cli-bad-games = a simulation has 1 to { $most } games for each number of seats, not { $games }.
cli-bad-jobs = it takes 1 process or more, not { $jobs }.
cli-option-form = an option is written name=value, not “{ $option }”.
cli-no-option = { $title } has no option “{ $name }”. It has: { $names }.
cli-bad-option = option { $name } is { $allowed }, not “{ $value }”.
cli-no-level = no “{ $level }” bots play { $title }. There are: { $levels }.
cli-no-language = no words in “{ $language }”. There are: { $languages }.
cli-many-names = { $count } names for { $seats } seats: some must stand.
cli-bad-name = a name has 1 to { $most } printable characters, not “{ $name }”.
cli-same-names = two players of one name: too much confusion even for this place.
cli-file-there = { $file } is there already; choose another name.
cli-no-folder = nothing can be written in { $folder }.
cli-not-written = { $file } could not be written: { $why }.
cli-not-read = { $file } cannot be read: { $why }.
cli-not-a-record = { $file } is not the record of a game, or only a part of one.
cli-bad-record = { $file } cannot be replayed: { $why }.
cli-bad-seat = the record has seats 1 to { $seats }, not { $seat }.
cli-seat-or-everything = either one seat or everything, not both.
cli-not-over = that game was never finished; with nothing hidden only games that are over are told.
cli-game-failed = a game broke off: { $error }. To see it again: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = stopped.
cli-stopped = stopped; nothing was counted.
cli-no-rules = there are no rules for { $game } yet. There are for: { $games }.
cli-no-clause = there is no clause { $clause } in { $game }. { $near ->
    [none] The chapters are { $chapters }.
   *[some] Did you mean { $near }?
}
cli-nothing-found = nothing in the rules of { $title } speaks of “{ $words }”.

## At the table

cli-gate = { $name }, press Enter when nobody else is looking.
cli-gate-others = Everybody else: look away. You will get your turn in the dark.
cli-happened = What happened
cli-nothing-happened = Nothing yet. The wind, mostly.
cli-earlier = … and more before that: l shows the whole log.
cli-log = The whole log
cli-hint = A number chooses · ? help · r WORD rules · w why · l log · q leave
cli-hint-advice = a advice
cli-advice = I would take { $number }, { $option }.
cli-why = Not on offer, and why:
cli-why-nothing = Everything you can see here is on offer.
cli-not-understood = “{ $typed }” is not on offer. Type a number from 1 to { $most }, ? for help, r WORD for the rules, w for what is not on offer and why, l for the log, q to leave.
cli-help-keys =
    A number chooses that option. Enter alone draws the table again.
    ? helps with this question, ? 3 with option 3, ? axe with a card, ? S-3.2 shows a clause.
    r WORD looks for a word in the rules. l shows the whole log. q leaves the table.
cli-see-also = Rules: { $clauses }
cli-no-help = There is no help on “{ $word }”. r { $word } looks for it in the rules.
cli-which-word = Type the word after the r: r fire.
cli-no-rules-here = No rules for this game are at hand.
cli-leave = Leave the table? The game ends here. (y/n)
cli-yes = y
cli-save-where = A file to save the record in (Enter for none):
cli-saved = The record is in { $file }.
cli-left = You push back your chair and leave. Nobody stops you.
cli-watching = Nobody at this keyboard plays; this is what an onlooker sees.
cli-over = It is over
cli-won = won
cli-lost = lost
cli-chain = Who infected whom
cli-no-chain = Nobody was infected.

## Replays

cli-replay-head = { $title }, { $seats } seats, as { $viewer ->
    [onlooker] an onlooker saw it
    [everything] it was, with nothing hidden
   *[seat] { $name } saw it
}
cli-replay-unfinished = The record ends here. The game was never finished.
cli-replay-step = Enter goes on, q ends.

## Simulations

cli-simulating = Playing
cli-simulate-title = { $title }: won by … in { $games } games each ({ $level } bots, seed { $seed })
cli-column-seats = seats
cli-nobody = nobody
cli-column-turns = turns
cli-column-decisions = decisions
cli-column-infections = infections
cli-simulate-roles = Of the seats that end as … so many in 100 win
cli-simulate-note = Rates in 100 games, 95 % intervals (Wilson) under them. Lengths: the mean; 90 of 100 games lie within the span under it.
cli-simulate-reasons = How it ended

## The arena

cli-help-arena = Let levels of bots play against one another on the same deals, and measure what they are worth.
cli-help-arena-seats = How many seats the table has.
cli-help-arena-levels = The levels that contend, the best first, with commas; seasoned,novice if nobody says. There are: { $levels }.
cli-help-arena-games = How many games are played at each table.
cli-help-arena-talk = Let bots talk.
cli-help-arena-report = Write a page with plots to this file.
cli-arena-sides = { $title }, { $seats } seats: who wins in { $games } games at each table (seed { $seed })
cli-arena-humans = humans
cli-arena-aliens = aliens
cli-arena-level = level
cli-arena-humans-win = humans win
cli-arena-aliens-win = aliens win
cli-arena-friendly-fire = burned by humans though human
cli-arena-seat = One seat of a level among those of another: how often it wins, by the side that it began on
cli-arena-among = among
cli-arena-times = Time per decision, in milliseconds of CPU
cli-arena-beliefs = What humans believe of the others
cli-column-predictions = forecasts
cli-column-brier = Brier
cli-column-baseline = clock alone
cli-column-skill = skill
cli-column-calibration-error = calibration error
cli-arena-matched = skill if matched
cli-arena-note = Rates in percent with 95 % intervals (Wilson), { $played } games in all; { $stalls } of them could not be ended.

## Rules

cli-rules-found = { $count ->
    [one] One clause speaks of “{ $words }”
   *[other] { $count } clauses speak of “{ $words }”
}
cli-rules-option = Option { $name }: { $choices }; usually { $default }.
cli-one-table = one table has one number of seats, not “{ $seats }”.
cli-see-help = { $command } --help tells what it takes.

### The command line: what it says about itself, what it asks, and what it refuses.

cli-help = The Thing games. By itself the command opens tables in your browser; its verbs do the rest. Trust nobody.
cli-help-version = Show the version and exit.
cli-help-play = Play a game here and now, with people at this keyboard and bots in the other chairs.
cli-help-replay = Replay a saved game: as an onlooker, as one of the seats, or with nothing hidden.
cli-help-simulate = Let bots play many games, and count who wins.
cli-help-rules = Read the rules: all of them, one clause, or every clause that mentions a word.
cli-help-sit = Let a bot of yours, or one of ours, sit down at a live table and play there.
cli-help-link = The link to the table, as it was sent round
cli-help-bot = Who plays: one of { $levels }, or MODULE:CLASS from this folder
cli-help-sit-name = Its name; “(bot)” is added, so that everybody knows
cli-help-sit-seat = The seat to take (default: the first open one)
cli-sitting = { $name } sits down, and everybody can see it is a bot. Ctrl-C to leave.
cli-sit-again = The line went dead. Trying again.
cli-sit-won = It is over. Won.
cli-sit-lost = It is over. Lost.
cli-sit-ended = The table was closed before the end.
cli-bad-link = “{ $link }” is no link to a table. It looks like http://localhost:3131/#/t/TABLE.
cli-bad-bot = “{ $bot }” is nobody who could play. Give one of { $levels }, or MODULE:CLASS.
cli-no-bot = There is no { $bot } here: { $error }
cli-sit-refused = The table refused: { $reason }.
cli-sit-unreachable = Nobody answers at { $server }.
cli-help-serve = Open a house of tables for people on your network; all they need is a browser.
cli-help-backup = Write all tables to one file, even while they are being played.
cli-help-restore = Replace all tables with a backup, even while they are being played.
cli-help-host = The address to listen on; your whole network by default.
cli-help-port = The port to listen on; 3131 by default.
cli-help-data = The folder where tables are kept.
cli-help-store = Where tables are kept instead of that folder: a PostgreSQL address.
cli-help-processes = How many processes to start on this machine, all on one port; more than one need a PostgreSQL database.
cli-help-root-path = The path a proxy keeps for this server, such as /outpost, if it doesn't have the whole address to itself.
cli-help-certificate = A file with the certificate for https. Without one the server speaks plain http.
cli-help-key = The certificate's private key, if it is in another file.
cli-help-browser = Open a browser once the house is open.
cli-help-backup-target = The file to write.
cli-help-restore-source = A file written by backup.
cli-help-tables = Look after the tables of a server: list them, look at one, end or delete it.
cli-help-tables-list = List the tables, newest first.
cli-help-tables-show = Show one table: its game, who sits there, since when it sleeps. Secrets stay secret.
cli-help-tables-end = End a table without a winner, even while it is being played.
cli-help-tables-delete = Delete a table and everything said at it.
cli-help-tables-table = The id of a table, as it stands in its link.
cli-help-tables-state = Only tables in this state: lobby, playing, ended or given_up.
cli-help-tables-yes = Yes, I am sure.
cli-bad-state = No table is { $state }; a state is one of { $states }.
cli-tables-asleep = asleep since { $since }
cli-tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
cli-tables-entries = log entries: { $count }, packed: { $packed }
cli-tables-trouble = cannot be played: { $trouble }
cli-tables-sure = Nothing would be left of table { $table }. If you are sure, add --yes.
cli-tables-ended = Table { $table } has ended.
cli-tables-deleted = Table { $table } is deleted.
cli-help-demo = A demo: bots play, visitors watch or sit down with them, games end after a while, and nothing is kept.
cli-help-backup-every = Hours between backups that the server writes by itself into its folder.
cli-help-restore-until = Go back to this moment before the backup, in universal time: 2026-11-16T21:30.
cli-bad-moment = { $text } is no moment; write it like 2026-11-16T21:30.
cli-help-game = Which game: { $games }.
cli-help-seats-one = How many players.
cli-help-seats-many = How many players: 6, 4-12 or 4,6,8. Every number the game allows by default.
cli-help-bots = How many of them are bots; the rest are people at this keyboard. All but one by default.
cli-help-level = How well the bots play: { $levels }. Novice by default.
cli-help-level-simulate = How well the bots play: { $levels }. By default the best that answer at once: cunning bots take seconds per game.
cli-help-seed = Decides everything left to chance. Without one, chance is real.
cli-help-seed-simulate = The same seed gives the same result.
cli-help-option = A table option, as name=value; may be repeated.
cli-help-names = Names in seat order, separated by commas: Ann,Ben.
cli-help-save = Where to keep the record of the game.
cli-help-language = Which language to use.
cli-help-file = A saved record.
cli-help-seat = As this seat saw it, counting from 1.
cli-help-everything = With nothing hidden; only for games that are over.
cli-help-step = Wait for Enter after each turn.
cli-help-games = How many games for each number of seats.
cli-help-jobs = How many processes; all cores by default.
cli-help-cluster = On a Ray cluster instead of in processes here: auto, or its address.
cli-help-json = Print JSON instead of a table.
cli-help-clause = A clause such as S-3.2, a chapter such as S-3, or words to look for.

cli-roster = MacReady, Childs, Palmer, Norris, Windows, Nauls, Blair, Copper, Garry, Clark, Bennings, Fuchs

## Refusals

cli-did-you-mean = Did you mean { $what }?
cli-running-as-root = you are running the server as root. An account of its own is safer.
cli-demo = The demo is open: games last { $minutes } minutes at most, and nothing is kept.
cli-docs-missing = The documentation is not part of this copy. In a checkout, “python3 play.py docs” builds it; the pages themselves are in the docs folder.
cli-server-trouble = { $trouble }.
cli-backed-up = Backup written: { $file }
cli-restored = Tables restored from { $file }
cli-no-game = there is no game called “{ $game }”. Choose from: { $games }.
cli-bad-seats = { $title } takes { $least } to { $most } players, written like 6, { $least }-{ $most } or 4,6; not “{ $seats }”.
cli-bad-bots = at a table for { $seats }, 0 to { $seats } can be bots, not { $bots }.
cli-bad-games = a simulation takes 1 to { $most } games for each number of seats, not { $games }.
cli-bad-jobs = it takes at least 1 process, not { $jobs }.
cli-option-form = an option is written name=value, not “{ $option }”.
cli-no-option = { $title } has no option “{ $name }”. Choose from: { $names }.
cli-bad-option = option { $name } takes { $allowed }, not “{ $value }”.
cli-no-level = no “{ $level }” bots play { $title }. Choose from: { $levels }.
cli-no-language = no words in “{ $language }”. Choose from: { $languages }.
cli-many-names = names given: { $count }; seats: { $seats }. Somebody would have to stand.
cli-bad-name = a name has 1 to { $most } printable characters, not “{ $name }”.
cli-same-names = two players with one name: too confusing, even for this place.
cli-file-there = { $file } already exists; choose another name.
cli-no-folder = nothing can be written in { $folder }.
cli-not-written = { $file } could not be written: { $why }.
cli-not-read = { $file } can't be read: { $why }.
cli-not-a-record = { $file } is not the record of a game, or not a whole one.
cli-bad-record = { $file } can't be replayed: { $why }.
cli-bad-seat = the record has seats 1 to { $seats }, not { $seat }.
cli-seat-or-everything = choose one seat or everything, not both.
cli-not-over = that game was never finished; only games that are over can be told with nothing hidden.
cli-game-failed = a game broke off: { $error }. To see it again: outpost31 simulate { $game } --seats { $seats } --level { $level } --games 1 --seed { $seed }
cli-interrupted = stopped.
cli-stopped = stopped; nothing was counted.
cli-no-cluster = no cluster: { $error }.
cli-no-rules = there are no rules for { $game } yet. Choose from: { $games }.
cli-no-clause = there is no clause { $clause } in { $game }. { $near ->
    [none] The chapters are { $chapters }.
   *[some] Did you mean { $near }?
}
cli-nothing-found = nothing in the rules of { $title } mentions “{ $words }”.

## At the table

cli-gate = { $name }, press Enter when nobody else is looking.
cli-gate-others = Everybody else: look away. You'll get your turn in the dark.
cli-happened = What happened
cli-nothing-happened = Nothing yet. The wind, mostly.
cli-earlier = … and more before that: l shows the whole log.
cli-log = The whole log
cli-hint = A number chooses · ? help · r WORD rules · w why · l log · q leave
cli-hint-advice = a advice
cli-hint-set = 4 4 2 answers for the next ones too
cli-advice = I'd take { $number }, { $option }.
cli-foreseen = Before you choose:
cli-why = Not available right now, and why:
cli-why-nothing = Everything you can see here is available.
cli-not-understood = “{ $typed }” isn't one of the choices. Type a number from 1 to { $most }, ? for help, r WORD for the rules, w for what you can't choose and why, l for the log, q to leave.
cli-not-a-choice = “{ $typed }” can't be read as one of the choices. Answer with a number from 1 to { $most }, or with the words of one choice.
cli-help-keys =
    A number chooses that option. Enter alone draws the table again.
    ? helps with this question, ? 3 with option 3, ? axe with a card, ? S-3.2 shows a clause.
    r WORD looks for a word in the rules. l shows the whole log. q leaves the table.
cli-see-also = Rules: { $clauses }
cli-no-help = There is no help on “{ $word }”. r { $word } looks for it in the rules.
cli-which-word = Type the word after the r: r fire.
cli-no-rules-here = There are no rules for this game at hand.
cli-leave = Leave the table? The game ends here. (y/n)
cli-yes = y
cli-grave = { $option }. There is no way back. Are you sure? (y/n)
cli-save-where = A file to save the record in (Enter for none):
cli-saved = The record is in { $file }.
cli-left = You push back your chair and leave. Nobody stops you.
cli-watching = Nobody at this keyboard is playing; this is what an onlooker sees.
cli-over = It's over
cli-won = won
cli-lost = lost
cli-chain = Who infected whom
cli-no-chain = Nobody was infected.

## Replays

cli-replay-head = { $title }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, as { $viewer ->
    [onlooker] an onlooker saw it
    [everything] it was, with nothing hidden
   *[seat] { $name } saw it
}
cli-replay-unfinished = The record ends here. The game was never finished.
cli-replay-step = Enter to go on, q to stop.

## Simulations

cli-simulating = Playing
cli-simulate-title = { $title }: who won (games each: { $games }; bots: { $level }; seed { $seed })
cli-column-seats = seats
cli-nobody = nobody
cli-column-turns = turns
cli-column-decisions = decisions
cli-column-infections = infections
cli-simulate-roles = Of the seats that end as this role, how many in 100 win
cli-simulate-note = Rates per 100 games, with 95% intervals (Wilson) below. Lengths: the mean; 90 of 100 games lie within the span below it.
cli-simulate-reasons = How it ended

## The arena

cli-help-arena = Let different levels of bots play each other on the same deals, and measure what they are worth.
cli-help-arena-seats = How many seats the table has.
cli-help-arena-levels = The levels to compare, best first, separated by commas; seasoned,novice by default. Choose from: { $levels }.
cli-help-arena-games = How many games to play at each table.
cli-help-arena-talk = Let the bots talk.
cli-help-arena-report = Write a page with plots to this file.
cli-arena-sides = { $title }: who wins (seats: { $seats }; games at each table: { $games }; seed { $seed })
cli-arena-humans = humans
cli-arena-aliens = aliens
cli-arena-level = level
cli-arena-humans-win = humans win
cli-arena-aliens-win = aliens win
cli-arena-friendly-fire = humans burned by humans
cli-arena-seat = One seat of one level among seats of another: how often it wins, by the side it began on
cli-arena-among = among
cli-arena-times = Time per decision, in milliseconds of CPU
cli-arena-beliefs = What humans believe about the others
cli-column-predictions = forecasts
cli-column-brier = Brier
cli-column-baseline = clock alone
cli-column-skill = skill
cli-column-calibration-error = calibration error
cli-arena-matched = skill if matched
cli-arena-note = Rates in per cent, with 95% intervals (Wilson). Games in all: { $played }; games that could not be ended: { $stalls }.

## The league of exploiters

cli-help-lab = Try out how bots can be beaten.
cli-help-exploit = Let players who try to exploit the bots play on the same deals as the bots themselves, and measure what they gain.
cli-help-exploit-games = How many deals to play with each of them, and again without.
cli-help-exploit-only = Only these, separated by commas; all of them by default.
cli-help-exploit-level = The level of the bots to exploit. Choose from: { $levels }.
cli-help-exploit-search = Also search for a player on either side who wins more, in this many steps; a step takes 1,000 games.
cli-no-exploiter = { $title } has no exploiter “{ $name }”. Choose from: { $names }.
cli-nobody-to-exploit = nobody hides anything in { $title }: there is nobody to exploit.
cli-exploit-heading = { $title }: what exploiters gain (seats: { $seats }; deals: { $games }; seed { $seed })
cli-exploit-name = exploiter
cli-exploit-side = side
cli-exploit-wins = wins
cli-exploit-usual = a bot in its seat
cli-exploit-gain = gain
cli-exploit-side-gain = its side gains
cli-exploit-human = human
cli-exploit-alien = alien
cli-exploit-note = In per cent of games and in percentage points, with 95% intervals, paired on the same deals.

## Export

cli-help-export = Write every decision of games among bots to a file, with what was true, for those who study them.
cli-help-export-out = The file to write: .parquet or .jsonl. A card beside it says how it was made.
cli-help-export-seats = How many players: 6, 4-12 or 4,6,8. With several numbers the games take turns.
cli-help-export-games = How many games in all.
cli-bad-export = decisions are written to a file whose name ends in .parquet or .jsonl, not to { $file }.
cli-no-parquet = a Parquet file needs pyarrow, which is not installed. Install it with { $command }, or write a .jsonl file.
cli-exported = Written: { $file }, and its card: { $card }

## Learning

cli-help-learn = Learn again, from games among bots, the numbers that bots rest on, and write their files whole.
cli-help-learn-what = What is learned: habits or value.
cli-help-learn-games = How many games are played; if you do not say, as many as for the numbers that ship.
cli-help-learn-seed = What decides the deals; if you do not say, the seed of the numbers that ship.
cli-help-learn-folder = Where the files are written; if you do not say, where the bots read them.
cli-help-learn-keep = Learn nothing: keep the numbers, and note in the files that they still hold after a change to the code.
cli-no-lesson = { $title } has no lesson “{ $what }”. There are: { $lessons }.
cli-nothing-to-keep = there is no { $file } whose numbers could be kept.
cli-keep-plays-nothing = --keep plays no games, so there is nothing for a cluster to do: leave out --keep or --cluster.
cli-learned = Written: { $file }

## Rules

cli-rules-found = { $count ->
    [one] One clause mentions “{ $words }”
   *[other] { $count } clauses mention “{ $words }”
}
cli-rules-option = To change it: --option { $name }=… ({ $choices }; { $default } by default)
cli-one-table = one table has one number of seats, not “{ $seats }”.
cli-see-help = Try { $command } --help.

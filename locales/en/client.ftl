### The browser client: every word of the interface itself. The words of a game are in its own file.

## Everywhere

client-home = Home
client-menu = Menu
client-close = Close
client-settings = Settings
client-rules = Rules
client-credits = Credits
client-statistics = Your games
client-language = Language
client-connecting = Finding the table…
client-dealing = The cards are being dealt…
client-reconnecting = Reconnecting…
client-offline = No connection.
client-offline-note = The game is safe on the server, and goes on here as soon as you are back.
client-offline-unsent = { $count ->
    [one] One thing you did has not been sent yet.
   *[other] { $count } things you did have not been sent yet.
}
client-you = you
client-bot = bot
client-host = Host
client-add = Add
client-send = Send
client-sending = Sending…

## Front door

client-home-where = Antarctica, 3 a.m.
client-home-tag = One of you is not one of you. Play the Thing games with friends, around one phone, or alone against bots.
client-play-now = Play now
client-play-now-note = { $level } bots, no sign-up
client-play = Play
client-cover-minutes = Minutes: { $least } to { $most }
client-cover-weight = Weight: { $weight }
client-weight-light = light
client-weight-medium = medium
client-weight-heavy = heavy
client-new-table = New table
client-learn = Learn in five minutes
client-join = Join
client-join-code = A table's code or link
client-your-tables = Your tables
client-open-tables = Open tables

## New table

client-which-game = Which game?
client-players-range = { $least } to { $most } players
client-players = { $count ->
    [one] one player
   *[other] { $count } players
}
client-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
client-your-name = Your name
client-name-missing = Without a name nobody knows whose seat it is: write one here.
client-name-full = A name can be no longer than that.
client-how-many = Seats at the table: { $count }
client-with-whom = Who with?
client-company-friends = Friends
client-company-friends-note = By link, by QR code, or passing one phone around. Bots can fill the empty seats.
client-company-bots = Bots only
client-company-bots-note = You against the cold. Starts at once.
client-company-tv = This screen is the TV
client-company-tv-note = It shows the board; everybody joins on their phones.
client-house-rules = House rules and settings
client-box-differs = What differs from our rules
client-box-same = Nothing differs from our rules.
client-box-yes = yes
client-box-no = no
client-numbers-changed = { $count ->
    [0] everything as in the box
    [one] one number changed
   *[other] { $count } numbers changed
}
client-numbers-reset = Everything as in the box
client-number-range = { $least } to { $most }
client-number-printed = in the box: { $value }
client-setting-reactions = Time to react, the same for everybody
client-seconds = { $count ->
    [0] no limit
    [one] one second
   *[other] { $count } seconds
}
client-setting-bots = How fast the bots play
client-pace = { $seconds ->
    [0] at once
    [0.5] quickly
    [1.5] like people
   *[3] slowly
}
client-setting-move = Time for a move
client-move-hours = { $hours ->
    [0] no limit
    [8] 8 hours
    [24] a day
    [72] three days
   *[168] a week
}
client-setting-move-note = A slow table: you need not be here at the same time. A bot plays on for whoever lets the time pass, until they are back.
client-setting-chat = Free chat
client-setting-public = List this table publicly
client-setting-public-note = Anybody who finds this server can sit down.
client-lay-table = Set up a table for { $game }

## Lobby

client-seats-taken = Seats taken: { $taken } of { $seats }
client-seat-free = Free seat
client-seat-open = waiting for somebody
client-ready = ready
client-not-ready = not ready yet
client-bot-level = { $level } bot
client-temper-steady = Steady: nothing in excess.
client-temper-cautious = Cautious: would rather look twice than burn once.
client-temper-bold = Bold: moves about, speaks up, acts first.
client-temper-paranoid = Paranoid: bars doors, turns down cards, trusts nobody.
client-temper-charming = Charming: a good word for everyone, and hardly ever says no to a card.
client-temper-silent = Silent: plays, and says next to nothing.
client-level-novice = novice
client-level-random = reckless
client-level-seasoned = seasoned
client-level-cunning = cunning
client-bot-levels = How well new bots play
client-bot-level-of = How well { $who } plays
client-add-bot = Bot
client-remove-bot = Send { $who } away
client-kick = Show { $who } the door
client-kick-sure = Really show { $who } the door?
client-let-back = Let { $who } back in
client-leave = Leave your seat
client-qr = QR code with the table's link
client-invite = Bring friends
client-invite-note = Scan the code, or send the link. All it takes is a name; opening the link takes no seat.
client-short-code = Code: { $code }
client-sent-away = The host has freed your seat. You can watch, or ask to be let back in.
client-copy-link = Copy the link
client-share = Share
client-copied = Copied
client-tv-board = TV board
client-tv-watch = Watch on your own screen
client-take-seat = Sit down
client-take-seat-note = Or stay and watch: you see what everybody sees.
client-sit-down = Sit down
client-hot-seat = Another player on this device
client-hot-seat-note = The phone gets passed around. Secrets show only while their owner is holding it.
client-another-name = The other player's name
client-fill-with-bots = { $count ->
    [one] Fill the free seat with a bot
   *[other] Fill { $count } free seats with bots
}
client-start = Turn down the lights
client-start-note = Everybody is here. Roles are dealt the moment you start.
client-start-needs-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
client-start-needs-ready = Not ready yet: { $who }
client-i-am-ready = I'm ready
client-ready-undo = Ready. Need another moment?
client-host-starts = The host starts the game when everybody is ready.
client-name-refused = { $name } could not sit down. { $why }

## Refusals

client-reason-unreachable = The server isn't answering. Is the line down?
client-reason-broken = Something broke on our side. Nothing was changed.
client-reason-already_over = This game is over.
client-reason-already_started = The game has already begun.
client-reason-bad_host = This server doesn't go by that name. Whoever runs it can add it: OUTPOST31_HOSTS.
client-reason-bad_message = The server didn't understand this page. Reload it.
client-reason-bad_name = A name has 1 to 24 letters, and must not be taken.
client-reason-bad_option = That house rule isn't possible.
client-reason-bad_origin = This page doesn't belong to the server.
client-reason-bad_text = This text can't be sent.
client-reason-bad_token = The link to this seat is no longer valid.
client-reason-bot_plays = A bot is playing this seat. Take it back first.
client-reason-chat_is_off = The host has switched off free chat.
client-reason-client_id_used = This was sent twice, and the two don't match.
client-reason-eliminated = You're out of the game: those still playing can't hear you.
client-reason-name_is_taken = Somebody at this table already goes by that name.
client-reason-newer_client = The server is older than this page. Reload it.
client-reason-no_advice = No advice in this game. You're on your own.
client-reason-no_room = There's no seat left.
client-reason-no_such_code = No table with an open seat goes by this code. Codes end when the game begins.
client-reason-no_such_game = There is no such game here.
client-reason-no_such_page = There is nothing here.
client-reason-no_such_seat = There is no such seat.
client-reason-no_such_table = There is no such table.
client-reason-not_awaited = The table is not waiting for them.
client-reason-not_away = They are still here.
client-reason-not_away_long_enough = They haven't been away for two minutes yet.
client-reason-not_eliminated = Only those who are out of the game speak in this channel.
client-reason-not_enough_seats = Some seats are still free.
client-reason-not_everybody_ready = Not everybody is ready.
client-reason-not_exposed = Only exposed aliens can read this channel.
client-reason-not_host = Only the host can do this.
client-reason-not_on_offer = That isn't possible right now.
client-reason-not_over = Not until the game is over.
client-reason-not_started = The game hasn't begun.
client-reason-not_your_seat = This isn't your seat.
client-reason-older_client = This page is older than the server. Reload it.
client-reason-older_rules = This table was started under older rules.
client-reason-only_watching = You are watching; only players can do this.
client-reason-paused = The game is paused.
client-reason-seat_is_taken = Somebody is already sitting there.
client-reason-seat_not_a_bot = No bot is sitting there.
client-reason-sent_away = The host has sent you away. You can sit down once they let you back in.
client-reason-shutting_down = The server is restarting. Nothing is lost.
client-reason-stale_question = Too late: this has already been decided.
client-reason-still_thinking = The adviser is still thinking about your last question.
client-reason-store_away = The server can't reach its files right now. Try again in a moment.
client-reason-table_is_full = This table has seen too much. You can play on or end it, nothing else.
client-reason-talk_is_full = You have said all that fits into one game.
client-reason-too_big = That's too long.
client-reason-too_busy = Too many people want that right now. Try again in a moment.
client-reason-too_fast = Slow down, please.
client-reason-too_many_seats_here = This device can't hold any more seats.
client-reason-too_many_sockets = This table is open in too many tabs. Close a few and try again.
client-reason-too_many_tables = No more tables for now. Try again later.
client-reason-too_slow = That took too long. Try again.
client-no-table = No such table
client-no-table-note = The link is wrong, or the table has been cleared away.
client-set-aside = This table has been set aside
client-set-aside-export = Save your own record
client-set-aside-note = Something went wrong, and it can't be continued right now. What was played is kept; other tables are not affected.

## At the table

client-board = The table
client-crew = Crew
client-phases = Phases of the round
client-log = Log
client-notes = Notes
client-log-and-notes = Log and notes
client-log-empty = Nothing yet. The wind, mostly.
client-log-earlier = Earlier lines
client-say = Say
client-open-plan = Open the board to the whole screen
client-close-plan = Back to the table
client-tabs = Parts of the table
client-tab-base = Base
client-tab-hand = Hand
client-tab-log = Log
client-tab-notes = Notes
client-tab-rules = Rules
client-your-turn = Your move
client-on-turn = their turn
client-thinking = deciding
client-away = reconnecting
client-away-long = Away for the moment. After two minutes a bot may take over.
client-played-by-bot = a bot has taken over
client-spectators = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
client-hand = Your hand
client-card-new = new
client-you-are = You are
client-reveal-private = Only you see this
client-reveal-away = Put away
client-choosable = can be chosen
client-asked-about = the place in question
client-chosen = chosen
client-not-on-offer = not available
client-not-on-offer-title = Not available right now
client-not-on-offer-now = Not available right now. Here's why:
client-choices = Choices
client-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
client-choose-first = Choose first
client-confirm = { $what }
client-confirm-set = Confirm all { $count }
client-set-so-far = Decided so far
client-undo = Take it back (U)
client-decline-all = { $beat ->
    [rounds] Skip my reactions until the next phase
   *[turns] Skip my reactions until the next turn
}
client-waiting-title = Waiting for
client-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
client-watching = You are watching
client-watching-note = You see what everybody sees. Secrets stay with their owners until the end.
client-you-are-out = You are out
client-you-are-out-note = You're out of the game. Stay and see how it ends.
client-nothing-known = Nothing is known for sure.
client-dossier-seen = What I saw
client-dossier-given = Between us
client-dossier-claimed = What they claimed
client-dossier-heard = What others said of them
client-dossier-voted = How they voted
client-dossier-met = Whom they met
client-dossier-done = What they did
client-dossier-none = Nothing yet.
client-dossier-more = { $count } more
client-dossier-of = What I know of { $who }
client-dossier-whom = Who do you want to read about?
client-dossiers = Dossiers
client-character-of = Played by { $who }
client-character-yours = One of yours
client-character-carries = What they carry
client-character-empty = Nothing.
client-door-between = Barred door between { $one } and { $other }
client-deck = The deck
client-deck-help = Everybody sees the back of the top card: a snowflake is a Stay Away! card, a scream is Panic!
client-discards = The discards
client-discards-help = Discards lie here face down. When the deck runs out, they are shuffled into a new one.
client-direction = Direction of play
client-direction-help = The arrows show who comes next, and who is offered a card.
client-kind-action = Action
client-kind-defence = Defence
client-kind-obstacle = Obstacle
client-kind-contagion = Contagion
client-kind-panic = Panic!

## Help

client-help = Help
client-help-question = Help with this question
client-advice = Advice
client-advice-ask = What would a bot do, and why?
client-advice-would = I'd choose: { $option }
client-advice-do = Do that
client-advice-yours = Only you see this. The choice is yours.
client-advice-hide = Hide the advice
client-help-role = What does my role mean?
client-help-private = Only you see this. Nobody is told you asked.
client-why-other = That isn't what you are being asked.
client-why-title = Why not this player?
client-rule = Rule { $clause }
client-rules-search = Look for a word: fire, door, exchange…
client-rules-found = { $count ->
    [0] No clause mentions it.
    [one] One clause
   *[other] { $count } clauses
}
client-house-rule = (house rule: { $title })
client-house-value = “{ $value }”
client-house-on = “on”
client-house-off = “off”

## Talking

client-phrases-and-claims = Say something
client-phrases = Quick phrases
client-claims = Claims
client-claim-what = What?
client-claim-whom = Who?
client-claim-why = Why?
client-claim-say = Say: “{ $words }”
client-chat-placeholder = Say it in your own words
client-chat-eliminated = Say it to those who are out
client-chat-eliminated-note = You are out of the game. What you say is read by those who are out too and by spectators, never by those who still play. Once it is over, everybody can read it.
client-chat-off = Free chat is off.
client-channel = Who hears it
client-channel-table = all
client-channel-aliens = aliens
client-channel-eliminated = those who are out
client-to-aliens = to the aliens
client-to-eliminated = among those who are out
client-said-to = To { $whom }: { $words }
client-claimkind-i_am = I am…
client-claimkind-i_trust = I trust…
client-claimkind-i_suspect = I suspect…
client-claimkind-i_know_human = I know … is human
client-claimkind-i_know_alien = I know … is not human
client-claimkind-i_handed_over = I handed over…
client-claimkind-i_received = I was given…
client-claimkind-i_hold = I'm holding…
client-claimkind-i_saw = I saw…
client-claimkind-i_will_play = I'm going to play…
client-claimkind-bring_me_to = I have fire, bring me next to…
client-claimkind-i_will_test = I can test, point at…
client-claimkind-i_will_go = I'm headed to…
client-claim-i_am = I am { $thing }.
client-claim-i_trust = I trust { $about }.
client-claim-i_suspect = { $thing ->
    [nothing] I suspect { $about }.
   *[something] I suspect { $about }: { $thing }.
}
client-claim-i_know_human = I know that { $about } is human.
client-claim-i_know_alien = I know that { $about } is not human.
client-claim-i_handed_over = { $about ->
    [nobody] I handed over { $thing }.
   *[somebody] I handed { $thing } to { $about }.
}
client-claim-i_received = { $about ->
    [nobody] I was given { $thing }.
   *[somebody] { $about } gave me { $thing }.
}
client-claim-i_hold = I'm holding { $thing }.
client-claim-i_saw = { $about ->
    [nobody] I saw { $thing }.
   *[somebody] { $about } has { $thing }. I saw it.
}
client-claim-i_will_play = I'm going to play { $thing }.
client-claim-bring_me_to = I have fire. Who can get me next to { $about }?
client-claim-i_will_test = I can test. All point at { $about }!
client-claim-i_will_go = { $about ->
    [nobody] I'm headed here: { $thing }.
   *[somebody] I'm going with { $about }.
}
client-phrase-hello = Hello!
client-phrase-good_luck = Good luck. You'll need it.
client-phrase-well_played = Well played.
client-phrase-thank_you = Thank you.
client-phrase-sorry = Sorry.
client-phrase-yes = Yes.
client-phrase-no = No.
client-phrase-maybe = Maybe.
client-phrase-hurry_up = Hurry up, it's freezing.
client-phrase-take_your_time = Take your time.
client-phrase-be_right_back = Back in a moment.
client-phrase-i_am_human = I'm human. I swear.
client-phrase-trust_me = Trust me.
client-phrase-watch_out = Watch out!
client-phrase-nobody_trusts_anybody = Nobody trusts anybody now.
client-phrase-why_did_you_do_that = Why did you do that?
client-phrase-follow_me = Follow me.
client-phrase-stay_away = Stay away from me!
client-phrase-burn_it = Burn it!
client-phrase-test_them = Test them.
client-phrase-prove_it = Prove it!
client-phrase-who_has_fire = Who has fire?
client-phrase-boiler_may_fail = The Boiler may not last another round!
client-phrase-power_may_fail = The power may fail before the next round!
client-phrase-rescue_leaves = The Rescue Helicopter won't wait another round!
client-notice-started = The lights go down.
client-notice-paused = The game is paused.
client-notice-resumed = The game goes on.
client-notice-handed_to_bot = A bot takes over for { $who }.
client-notice-taken_back = { $who } is back.
client-notice-clock_answered = The clock answered for { $who }.
client-notice-clock_closed = The clock ran out: whoever had not answered let it pass.
client-notice-host_changed = { $who ->
    [nobody] There is a new host.
   *[somebody] { $who } is the host now.
}
client-notice-ended_by_host = The host has ended the game.
client-notice-ended_unattended = Nobody came back, so the game was ended.
client-notice-ended = The game is over.
client-notice-rematch = A new table is ready.

## Notes

client-notes-private = For your eyes only. The server keeps them for you.
client-trust-in = Trust in { $who }
client-trust-value = { $trust ->
    [trusted] trusted
    [suspected] suspected
   *[unsure] unsure
}
client-note-about = About { $who }…
client-note-game = About the game
client-notes-share = Show my notes at the end
client-notes-share-note = Only after the game, and only if you want to.
client-notes-close = Close my notes
client-notes-close-note = What you write is hidden at once. The page closes after 20 seconds without a touch.
client-yes = Yes
client-no = No
client-notes-add = Add a line…
client-notes-added = Kept, and out of sight.
client-notes-erase = Erase
client-notes-erase-sure = Erase all of it?
client-notes-hold-to-read = Hold to read my notes
client-notes-tap-to-read = Tap to read my notes
client-alone = { $who } alone: notes and talk

## Menu, pause, absence

client-pause = Pause
client-pause-note = It stops the clocks and the bots, too.
client-paused = Paused
client-paused-note = The host has stopped the clocks. Nobody moves.
client-resume = Resume
client-claim-host = The host is gone: take over
client-own-link = My own link
client-own-link-note = Opens your seat in another browser. Whoever has it can play for you: keep it to yourself.
client-end-table = End this table
client-end-table-sure = Really end it, with no winner?
client-let-bot-play = Let a bot take over for { $who }
client-let-bot-play-me = Let a bot play for me
client-bot-plays-you = A bot is playing for you.
client-gone = { $who } has been gone for two minutes.
client-take-back = Take my seat back from the bot
client-nudge = Nudge
client-nudged = { $who } has been nudged.
client-you-are-nudged = { $who }, the table is waiting for you.
client-bots-hurried = Many tables are being played right now, so your bots think less for a while.
client-bots-search = There is room again: your bots think as hard as they can.
client-make-host = Make host

## The phone that is passed round

client-on-this-device = On this device
client-who-am-i = { $who }: who am I?
client-pass-to = Pass it to { $who }
client-pass-the-phone = Pass the phone to
client-look-away = Everyone else, look away.
client-nothing-secret = Nothing secret is on this screen.
client-gate-deal = Find out what you are.
client-gate-look = See what you are and what you hold.
client-gate-question = There is something to decide.
client-what-happened = What just happened
client-hold-to-look = Hold to look
client-lift-to-hide = Lift your finger and it hides again
client-slide-to-choose = Slide to a choice and let go there
client-let-go-hides = Let go to hide
client-tap-to-look = Tap to look
client-tap-to-hide = Hide it
client-twenty-seconds = 20 seconds at most
client-tap-a-card = Tap a card.
client-slide-over-a-card = Slide over a card.
client-point-at-several = Point at everything you put in. Point again to take it back.
client-only-you = For your eyes only, { $who }
client-chosen-unseen = Chosen. Nobody sees what.
client-confirm-and-pass = Confirm, hide and pass
client-choose-again = Choose again
client-hold-to-choose-again = Hold to choose again
client-done-pass = Seen it. Hide and pass
client-show-board = Show the table
client-cannot-hold = I can't hold it down
client-use-hold = Hold instead

## Deal and end

client-deal-title = What you are
client-deal-note = Tell anybody anything. Show nobody.
client-deal-done = I know who I am
client-end-won = You won
client-end-lost = You lost
client-end-over = It's over
client-end-abandoned = Nobody wins
client-end-abandoned-note = The host has called it off early.
client-end-roles = What everybody was
client-end-cards = The cards they held
client-share-game = Share this game
client-share-link = The link to watch it again
client-share-send = Send it
client-share-draw = Draw a picture of it
client-share-picture = The verdict, who was what, and where it turned, as a picture
client-share-save = Save the picture
client-share-no-picture = This browser can't draw a picture.
client-finale-skip = Tap to go on
client-turning-title = Turning points
client-end-notes = What everybody wrote down
client-to-the-end = To the verdict
client-won = won
client-lost = lost
client-rematch = Same people, one more time
client-rematch-join = The others are waiting at a new table
client-replay = Watch it again
client-record = Save the record
client-chain-title = Who infected whom
client-chain-link = { $by } infected { $whom } in turn { $turn }.
client-chain-none = Nobody was infected.
client-chain-human = human
client-chain-changed = no longer human
client-chain-fell = out
client-chain-turns = turns, left to right
client-chain-rounds = rounds, left to right
client-chain-by = { $by } infected { $whom } ({ $title }).
client-chain-of = { $whom }: { $title }.
client-curve-title = Suspicion over time
client-curve-table = As a table
client-curve-infected = the moment of infection

## Replay and statistics

client-replay-first = To the beginning
client-replay-back = One step back
client-replay-on = One step forward
client-replay-last = To the end
client-replay-play = Play
client-replay-moment = Where you are in the game
client-replay-speed = Speed
client-replay-jump = Jump to
client-replay-chapters = Chapters
client-replay-eyes = Through the eyes of
client-replay-public = everybody
client-replay-everything = all of them at once, nothing hidden
client-won-of = { $won } of { $played } won
client-statistics-none = No finished games on this device yet.
client-all-games = All games
client-by-game = By game
client-by-side = By side
client-by-role = By role
client-by-company = By company
client-by-people = Who you played with
client-side-humans = Among the humans
client-side-others = Not human
client-side-crew = All in one crew
client-sat-passed = Passing one device round
client-sat-people = With other people
client-sat-bots = Among bots
client-sat-alone = Alone
client-sum-played = Played
client-sum-won = Won
client-sum-streak = Won in a row
client-sum-longest = Longest row
client-finished-games = Finished games
client-titles = Titles
client-earned-survivor = Survivor
client-earned-survivor-note = Win a game.
client-earned-impostor = One of them
client-earned-impostor-note = Win as something that isn't human.
client-earned-partner = Nobody left behind
client-earned-partner-note = Win in co-op.
client-earned-burner = Cleansing fire
client-earned-burner-note = Burn The Thing yourself.
client-earned-witness = Eyewitness
client-earned-witness-note = See The Thing's card with your own eyes.
client-earned-tester = Blood will tell
client-earned-tester-note = Expose an alien with a test of yours.
client-earned-flown = Last one out
client-earned-flown-note = Get away as a human, and win.
client-earned-source = Source of infection
client-earned-source-note = Infect two or more in one game.
client-earned-hasty = Quick on the trigger
client-earned-hasty-note = Burn somebody who was human after all.
client-earned-foxed = Outfoxed
client-earned-foxed-note = Win against cunning bots.
client-earned-faces = Two faces
client-earned-faces-note = Win on both sides.
client-earned-winters = All the winters
client-earned-winters-note = Win every game there is.
client-earned-streak = On a roll
client-earned-streak-note = Win three games in a row.
client-earned-veteran = Old hand
client-earned-veteran-note = Finish 25 games.
client-carry-over = Take your games along
client-carry-over-note = Your games are kept in this browser only. A code carries them over to another one; nothing is sent anywhere.
client-carry-out = Show my code
client-carry-copy = Copy the code
client-carry-in = A code from another device
client-carry-take = Add these games
client-code-copy-by-hand = Marked: copy it by hand.
client-code-taken = { $count ->
    [0] Nothing new: these games are all here already.
    [one] { $count } game added.
   *[other] { $count } games added.
}
client-code-no_room = This browser keeps nothing, so the games can't be added.
client-code-not_a_code = That isn't a code of games. One begins with “O31.” and is a single long word.
client-code-damaged = Some of the code is missing or has changed. Copy the whole of it once more.
client-code-newer = That code was made by a newer version. Reload this page, then try again.
client-code-too_long = That is longer than any code of games can be.
client-code-no_games = There are no games in that code.

## Settings and credits

client-theme = Lighting
client-theme-night = Night
client-theme-blizzard = Blizzard
client-text-size = Text size
client-less-motion = Less motion
client-tap-setting = Tap to look
client-tap-setting-note = On a shared phone, tap instead of holding.
client-one-tap-setting = Answer with one tap
client-one-tap-setting-note = What you choose is sent a moment later, without Confirm; until then you can take it back. Whatever ends a game or cannot be undone still needs confirming.
client-calls = Call me when it is my turn
client-calls-note = A notification when the table waits for you and you are not looking. It names you and the game, and nothing that is secret.
client-calls-denied = Your browser does not allow notifications here. You can change that in its settings for this page.
client-call-turn = { $who }, it is your turn
client-keys = Keyboard shortcuts at the table
client-key-choose = choose the answer with this number
client-key-confirm = confirm your choice
client-key-undo = take your choice back
client-key-help = help with the question
client-key-log = read the log
client-key-notes = write notes
client-sounds = Sounds
client-sound-master = Sound
client-volume = Volume
client-sound-turn = Your move
client-sound-question = Another question
client-sound-card = Cards moving
client-sound-fire = Fire
client-sound-panic = Panic!
client-sound-exposure = Somebody is exposed
client-sound-alien = The Thing is near
client-sound-cold = The cold
client-sound-good = Something goes well
client-sound-scene = Something happens
client-sound-talk = Talk
client-sound-end = The end
client-sound-bed = Wind and machines
client-credits-note = Outpost 31 stands on the work of others. Thank you.
client-credits-owners = The games belong to their authors and publishers. This is fan work: the rules are in our own words, the drawings are our own.

## Tutorial

client-tutorial-you = You
client-coach-circle = This is the table: five of you around one lamp. You sit at the bottom. The arrows show the direction of play. One of you is The Thing.
client-coach-hand = Below are your cards, and what you are: human, so far. Tap any card to read what it does. Nobody sees you looking.
client-coach-goal = Every turn: draw a card, play or discard one, then exchange one with your neighbour. The Thing infects by handing over an Infected! card. Find it, and burn it.
client-coach-draw = Your turn. Take the top card: press the button, or tap the deck and confirm.
client-coach-suspicion = Now play a card. Tap Suspicion in your hand, then Palmer on your right, and confirm. You'll see one of their cards.
client-coach-offer = Every turn ends with an exchange. Give away { $what }: you don't need it. Keep Scary and the Flamethrower: you will.
client-coach-exchanged = You and Nauls have exchanged cards, and only the two of you know which. What only you may see lies before you like this: tap it to put it away.
client-coach-turn_first = Nauls drew, discarded and exchanged with Blair. You see that cards change hands, never which. That is all anybody has to go on.
client-coach-turn_second = Then Blair, and an exchange with Childs. Tap a face or a name, in the log too: it opens all you know of that person, and your trust in them.
client-coach-turn_third = Childs has exchanged with Palmer. Now it's Palmer's turn, and at the end of it Palmer must offer a card to you. Your Scary refuses it.
client-coach-watch = The others take their turns. You see that cards move, but not which. Watch who gives to whom.
client-coach-scary = Palmer offers you a card, face down. Don't take it: refuse with Scary, and you'll see what it was.
client-coach-draw_again = It was an Infected! card, and only The Thing may hand those to a human. Now you know. Your turn: draw.
client-coach-burn = No more talk. Play the Flamethrower on Palmer.
client-coach-over = The Thing is dead and the humans have won. It's rarely this easy. Ready for a real table?
client-coach-station = This is the base, seen from above: rooms, the yard with the vehicles, the stores of fuel and food. All of you are standing in the Leisure Room; the underlined pawn is yours.
client-coach-station_cards = Your hand: USE does what a room is there for, REPAIR mends it, SABOTAGE breaks it. Tap anything, rooms too, to read what it does. Nobody sees you looking.
client-coach-station_role = You're human, so far. One of the other three is already an alien, and only that one knows. The aliens win if one of them gets out with you, if no human is left, or if the base freezes.
client-coach-station_goal = Get away: call the Rescue Helicopter by radio, or fly or drive out once a vehicle is repaired and fuelled and you have the Keys. Leave no human behind, and bring no alien along.
client-coach-station_fuel = Every round begins with the weather. There's a storm, so the Boiler and the Generator have burned 2 fuel each. When the fuel runs out, they break: first it gets dark, then it gets cold.
client-coach-station_moves = Now each of you in turn goes to a room and hands over a card, face down. You lead this round, so you go last. Watch who goes where.
client-coach-station_watch = Watch what happens on the plan; the log keeps track of everything.
client-coach-station_turn = Your turn. Choose “{ $what }”.
client-coach-station_room = Tap the Laboratory. Childs is there: with two at work, the Laboratory gives twice as much. But sharing a room also means meeting, and that is how people get infected.
client-coach-station_card = Hand over USE: there is work for it. Humans get SABOTAGE cards too, and the cards are shuffled, so whoever hands one over isn't easily found out.
client-coach-station_withdraw = You meet Childs. With a weapon you could withdraw; you have none, so stay. Everybody gets asked these things, able or not, so that a question gives nobody away.
client-coach-station_tokens = You each lay out two tokens, face down, and see one of the other's. A human lays out two human tokens. An alien may slip in an alien one: whoever sees that one is an alien from then on.
client-coach-station_notice = You saw a human token. That proves little: aliens have human tokens too. And being seen together looks bad: both your disks have moved up the suspicion track.
client-coach-station_fire = Anybody with fire could now ask you to burn a room down. Nobody does. Questions like this close by themselves; you don't need to click.
client-coach-station_use = You lead: you turn over the shuffled cards and say who carries each one out. The first is USE. Give it to yourself, in the Laboratory: you draw for two.
client-coach-station_blood = A blood bag! Keep it: it pays for a test.
client-coach-station_failure = A failure, good for nothing. Discard it; nobody sees what it was.
client-coach-station_on_1 = Your pawn lies down: its work is done. Turn over another card.
client-coach-station_sabotage = SABOTAGE! Somebody handed it over, or it's the one card that comes from the deck unseen. Somebody has to carry it out. Give it to Palmer in the Generator Room: one damage, and the lights still burn.
client-coach-station_on_2 = Hatching shows what is damaged. One more card: Fuchs is still standing in the Warehouse.
client-coach-station_items = USE again. Give it to Fuchs: whoever works in the Warehouse finds something.
client-coach-station_stop = Enough. What you don't turn over is discarded unseen, so you can stop before it gets worse.
client-coach-station_trade = Evening in the Leisure Room: time to trade. Offer nothing, and see what the others do.
client-coach-station_gift = Fuchs offers you Tools. Keep your blood bag: a gift asks for nothing in return.
client-coach-station_deal = Everybody sees that you two made a deal, and how many things went each way, but not which. If you'd refused, only the two of you would know.
client-coach-station_accuse = Now everybody points at somebody at once, and every finger moves a disk up. Who was in the Generator Room? Point at Palmer.
client-coach-station_pointed = Three fingers at Palmer, whose disk is now on red, and one at you. Anybody on red has to show the cards they hand over.
client-coach-station_test = Now the tests. Begin with test A: it costs a blood bag, and the most suspected has to show what they are.
client-coach-station_willing = Everybody is asked, and only the leader learns who said yes. Say yes.
client-coach-station_tester = The leader picks the tester: you.
client-coach-station_exposed = Palmer is an alien! The mask is off: from now on it hunts in the open, lying in wait in the rooms. Fire helps against it, and so does company. A human would have gone to green, and been trusted.
client-coach-station_night = Night: four food are eaten, and dogs come in from the snow. Being alone with a dog can infect you too. Fuchs picked up the leader marker on the way, and leads now.
client-coach-station_over = That was a whole round. Palmer hunts, the radio is broken, fuel is short, and tomorrow there may be more aliens. You know the rest. Ready for a real table?
client-coach-crew = Nobody else is at the table: all six of these people are yours. Under each of them lies a role card that nobody has seen, and up to two of the six are aliens. Even you don't know who.
client-coach-crew_goal = Get away with every human aboard and no alien: send the SOS from the Radio Room, or repair and fuel a vehicle and find the Keys. You lose if an alien is aboard, if a human is left behind, or if the base freezes.
client-coach-crew_track = The suspicion track: six disks on yellow, and the threat token on 6. The token comes closer every round. A character whose disk it meets turns out to be an alien, leaves your crew and hunts the others.
client-coach-crew_rooms = All six in one panel: { $what }. Company moves disks up, but two in the Laboratory draw for two.
client-coach-crew_repair = Now the dice. You roll three and give them to one character, who may then do one thing. There is no bad die among these: give them to Windows, who takes two damage at a time off the radio.
client-coach-crew_dormitory = Clark is resting in the Dormitory. Once a round he may turn one die of somebody else's to any face. Save that for worse dice.
client-coach-crew_keep_all = Windows could cancel dice, but each would cost a step up the suspicion track. All three are good: cancel none.
client-coach-crew_act_windows = One die is carried out. Choose “{ $what }”.
client-coach-crew_on_1 = The radio has 4 damage left, and Windows lies down: done for today. Roll again.
client-coach-crew_weapon = SABOTAGE! As long as there is a bad die, nothing else is done: it strikes the room where that character stands. Give the dice to MacReady in the Armory all the same.
client-coach-crew_turn = This is what Clark is for. Choose “{ $what }”.
client-coach-crew_keep = No bad die is left. Cancel none.
client-coach-crew_act_macready = Choose “{ $what }”: in the Armory MacReady draws three weapons and keeps one.
client-coach-crew_find = Keep “{ $what }”: it gets MacReady out of company that would move his disk, and it is never used up.
client-coach-crew_on_2 = MacReady lies down too. Roll again.
client-coach-crew_blood = THREAT brings the token one space closer, and nothing else is done. Give the dice to Dr. Blair in the Laboratory: there is a way out.
client-coach-crew_cancel = Clark can't help twice in a round, so Dr. Blair takes the blame. Cancel the THREAT die, and no other: his disk moves up by one.
client-coach-crew_act_blair = Choose “{ $what }”: in the Laboratory Dr. Blair draws a token for each of the two people there, and one extra.
client-coach-crew_failure = A failure, good for nothing. Discard it.
client-coach-crew_on_3 = Norris and Nauls are still standing. Roll again.
client-coach-crew_bad = THREAT once more. Somebody has to have these dice: give them to Nauls, who isn't needed today.
client-coach-crew_let_it = This time let it happen: no disk is near the token yet. Cancel none.
client-coach-crew_stop = The threat is on 5. You may stop whenever you like: what isn't rolled can't hurt you. Stop here.
client-coach-crew_leisure = Evening in the Leisure Room: things change hands freely. Everything is where it should be, so nobody gives anything.
client-coach-crew_test = Now the tests. Begin with test A: it costs a blood bag, and the most suspected has to show what they are. That is Dr. Blair, on 3.
client-coach-crew_willing = Dr. Blair holds the blood bag. Say yes.
client-coach-crew_tester = You lead, so you pick the tester: Dr. Blair. Yes, it may be his own blood.
client-coach-crew_night = Dr. Blair is human! His disk goes to green, where the threat can't reach it. Then comes night: four food are eaten, dogs run in from the snow, and the threat moves to 4.
client-coach-crew_over = That was a whole round. The radio needs two more repairs, the threat is closing in, and somebody among the other five may be an alien. If in doubt, ask for advice. Ready for a real base?
client-coach-try = For now, choose { $what }
client-coach-next = Next
client-coach-leave = Leave

## What bots say in a voice of their own, by temper

client-phrase-test_them-cautious = { $way ->
    [one] Before anybody does anything rash: a test.
   *[other] I'd feel better after a test.
}
client-phrase-take_your_time-cautious = { $way ->
    [one] No rush. A mistake here is for good.
   *[other] Think it over. Twice.
}
client-phrase-watch_out-cautious = { $way ->
    [one] Careful, now. Please.
   *[other] Easy. Something isn't right here.
}
client-phrase-maybe-cautious = I'd rather not say yet.
client-phrase-good_luck-bold = Right. Let's get this over with.
client-phrase-burn_it-bold = { $way ->
    [one] Enough talk. Fire!
   *[other] What are we waiting for? Burn it!
}
client-phrase-follow_me-bold = { $way ->
    [one] I'll go first. Come on!
   *[other] With me, all of you!
}
client-phrase-hurry_up-bold = { $way ->
    [one] Move! Standing around gets us killed.
   *[other] Come on, come on!
}
client-phrase-no-bold = Not a chance.
client-phrase-stay_away-paranoid = { $way ->
    [one] One step closer and you'll regret it.
   *[other] I see what you're doing. Keep off!
}
client-phrase-nobody_trusts_anybody-paranoid = { $way ->
    [one] It could be any of you. All of you.
   *[other] I sleep with my back to the wall.
}
client-phrase-maybe-paranoid = Why would you say that? What do you want?
client-phrase-hello-charming = Good evening, my dears. What a lovely blizzard!
client-phrase-trust_me-charming = { $way ->
    [one] Would I lie to you?
   *[other] With a face like mine? Trust me.
}
client-phrase-well_played-charming = { $way ->
    [one] Splendid! I couldn't have done it better.
   *[other] What a pleasure to watch you play.
}
client-phrase-sorry-charming = Forgive me. It was never meant like that.
client-phrase-thank_you-charming = How kind of you!
client-phrase-yes-silent = Mm.
client-phrase-no-silent = Wrong.
client-claim-i_suspect-cautious = { $thing ->
    [nothing] I may be wrong about { $about }, but I wonder.
   *[something] I may be wrong about { $about }, but: { $thing }.
}
client-claim-i_suspect-bold = { $thing ->
    [nothing] It's { $about }. I'd bet my boots.
   *[something] It's { $about }, I'd bet my boots: { $thing }!
}
client-claim-i_suspect-paranoid = { $thing ->
    [nothing] { $about }! I knew it from the start.
   *[something] { $about }! And nobody noticed: { $thing }!
}
client-claim-i_suspect-charming = { $thing ->
    [nothing] I do hate to say it, but { $about }…
   *[something] I do hate to say it, but { $about }… { $thing }.
}
client-claim-i_suspect-silent = { $thing ->
    [nothing] { $about }.
   *[something] { $about }: { $thing }.
}
client-claim-i_trust-charming = { $about }? A dear soul. I'd trust { $about } with my life.

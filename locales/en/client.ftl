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
client-connecting = Finding the table …
client-dealing = The cards are being dealt …
client-reconnecting = Reconnecting …
client-you = you
client-bot = bot
client-host = Host
client-add = Add
client-send = Send
client-sending = Sending …

## Front door

client-home-where = Antarctica, 3 a.m.
client-home-tag = One of you is not one of you. Play the Thing games with friends, round one phone, or alone against bots.
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
client-how-many = Seats at the table: { $count }
client-with-whom = With whom?
client-company-friends = Friends
client-company-friends-note = By link, by QR code, or passing one phone round. Bots fill the empty seats if you like.
client-company-bots = Bots alone
client-company-bots-note = You against the cold. Starts at once.
client-company-tv = This is the TV
client-company-tv-note = This screen shows the board; people join with their phones.
client-house-rules = House rules and settings
client-numbers-changed = { $count ->
    [0] all as printed
    [one] one number changed
   *[other] { $count } numbers changed
}
client-numbers-reset = All as printed
client-number-range = { $least } to { $most }
client-number-printed = printed: { $value }
client-setting-reactions = Time to react, the same for everybody
client-seconds = { $count ->
    [0] no limit
    [one] one second
   *[other] { $count } seconds
}
client-setting-bots = How fast bots play
client-pace = { $seconds ->
    [0] at once
    [0.5] quickly
    [1.5] like people
   *[3] slowly
}
client-setting-chat = Free chat
client-setting-public = On the public list
client-setting-public-note = Anybody who finds this server may sit down.
client-lay-table = Lay the table for { $game }

## Lobby

client-seats-taken = { $taken } of { $seats } seats taken
client-seat-free = Free seat
client-seat-open = waiting for somebody
client-ready = ready
client-not-ready = not ready yet
client-bot-level = { $level } bot
client-level-novice = novice
client-level-random = reckless
client-level-seasoned = seasoned
client-level-cunning = cunning
client-bot-levels = How well new bots play
client-bot-level-of = How well { $who } plays
client-add-bot = Bot
client-remove-bot = Send { $who } away
client-kick = Show { $who } the door
client-leave = Stand up
client-qr = QR code with the table's link
client-invite = Bring friends
client-invite-note = Scan the code, or send the link. A name is enough; opening the link takes no seat.
client-copy-link = Copy the link
client-copied = Copied
client-tv-board = TV board
client-tv-watch = Watch on your own screen
client-take-seat = Sit down
client-take-seat-note = Or stay and watch: you will see what everybody sees.
client-sit-down = Sit down
client-hot-seat = Another player on this device
client-hot-seat-note = The phone is passed round. Secrets show only while their owner holds it.
client-another-name = Their name
client-fill-with-bots = { $count ->
    [one] Fill the free seat with a bot
   *[other] Fill { $count } free seats with bots
}
client-start = Turn down the lights
client-start-note = Everybody is here. Roles are dealt as soon as you start.
client-start-needs-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
client-start-needs-ready = Not ready yet: { $who }
client-i-am-ready = I am ready
client-ready-undo = Ready. Wait a moment after all?
client-host-starts = The host starts the game when everybody is ready.

## Refusals

client-reason-unreachable = The server does not answer. Is the line down?
client-reason-broken = Something broke on our side. Nothing was changed.
client-reason-already_over = This game is over.
client-reason-already_started = The game has already begun.
client-reason-bad_message = The server did not understand this page. Reload it.
client-reason-bad_name = A name has 1 to 24 letters and is not taken yet.
client-reason-bad_option = This house rule is not possible.
client-reason-bad_origin = This page does not belong to the server.
client-reason-bad_text = This text cannot be sent.
client-reason-bad_token = This seat's link is not valid any more.
client-reason-bot_plays = A bot is playing this seat. Take it back first.
client-reason-chat_is_off = The host has switched off free chat.
client-reason-client_id_used = This was sent twice with different contents.
client-reason-name_is_taken = Somebody at this table has that name already.
client-reason-newer_client = The server is older than this page. Reload it.
client-reason-no_advice = There is no advice in this game.
client-reason-no_room = Nobody can sit down any more.
client-reason-no_such_game = There is no such game here.
client-reason-no_such_page = There is nothing here.
client-reason-no_such_seat = There is no such seat.
client-reason-no_such_table = There is no such table.
client-reason-not_away = They are still here.
client-reason-not_away_long_enough = They have not been away for two minutes yet.
client-reason-not_enough_seats = Some seats are still free.
client-reason-not_everybody_ready = Not everybody is ready.
client-reason-not_exposed = Only exposed aliens read this channel.
client-reason-not_host = Only the host can do this.
client-reason-not_on_offer = This is not on offer.
client-reason-not_over = Only after the end.
client-reason-not_started = The game has not begun.
client-reason-not_your_seat = This seat is not yours.
client-reason-older_client = This page is older than the server. Reload it.
client-reason-older_rules = This table was begun under older rules.
client-reason-only_watching = You are watching; only players can do this.
client-reason-paused = The game is paused.
client-reason-seat_is_taken = Somebody sits there already.
client-reason-seat_not_a_bot = No bot sits there.
client-reason-shutting_down = The server is being restarted. Nothing is lost.
client-reason-stale_question = Too late: this has been decided already.
client-reason-store_away = The server cannot reach its store right now. Try again in a moment.
client-reason-too_big = This is too long.
client-reason-too_fast = Slower, please.
client-reason-too_many_seats_here = No more seats on one device.
client-reason-too_many_tables = No more tables for now. Try again later.
client-no-table = No such table
client-no-table-note = The link is wrong, or the table was cleared away.
client-set-aside = This table was set aside
client-set-aside-export = Save your own record
client-set-aside-note = Something went wrong with it, and it cannot be played on now. What was played is kept; other tables are not touched.

## At the table

client-board = The table
client-crew = Crew
client-phases = Phases of the round
client-log = Log
client-notes = Notes
client-log-and-notes = Log and notes
client-log-empty = Nothing yet. The wind, mostly.
client-tabs = Parts of the table
client-tab-base = Base
client-tab-hand = Hand
client-tab-log = Log
client-tab-notes = Notes
client-tab-rules = Rules
client-your-turn = Your move
client-on-turn = on turn
client-thinking = deciding
client-away = reconnecting
client-away-long = Not here at the moment. After two minutes a bot may play on.
client-played-by-bot = a bot plays on
client-spectators = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
client-hand = Your hand
client-you-are = You are
client-choosable = can be chosen
client-asked-about = the question is about this place
client-chosen = chosen
client-not-on-offer = not on offer
client-not-on-offer-title = Not on offer now
client-not-on-offer-now = Not on offer now. This is why:
client-choices = Choices
client-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
client-choose-first = Choose first
client-confirm = { $what }
client-undo = Take it back (U)
client-decline-all = { $beat ->
    [rounds] Let reactions pass until the next phase
   *[turns] Let reactions pass until the next turn
}
client-waiting-title = Waiting for
client-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
client-watching = You are watching
client-watching-note = You see what everybody sees. Secrets stay with their owners until the end.
client-you-are-out = You are out
client-you-are-out-note = You are out of the game. Stay and watch how it ends.
client-nothing-known = Nothing is known for sure.
client-door-between = Barred door between { $one } and { $other }
client-deck = The deck
client-deck-help = Everybody sees the back of the card on top: a snowflake is a Stay Away! card, a scream is Panic!
client-discards = The discards
client-discards-help = Cards lie here face down. When the deck is empty they are shuffled into a new one.
client-direction = Direction of play
client-direction-help = The arrows show who comes next, and to whom a card is offered.
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
client-advice-would = I would choose: { $option }
client-advice-yours = Only you see this. The choice is yours.
client-advice-hide = Hide the advice
client-help-role = What does my role mean?
client-help-private = Only you see this. Nobody is told that you asked.
client-why-other = This question asks for something else.
client-why-title = Why not this player?
client-rule = Rule { $clause }
client-rules-search = Look for a word: fire, door, exchange …
client-rules-found = { $count ->
    [0] No clause speaks of it.
    [one] One clause
   *[other] { $count } clauses
}

## Talking

client-phrases-and-claims = Say something
client-phrases = Quick phrases
client-claims = Claims
client-claim-what = What?
client-claim-whom = Whom?
client-claim-say = Say: “{ $words }”
client-chat-placeholder = Say it in your own words
client-chat-off = Free chat is off.
client-channel = To whom
client-channel-table = all
client-channel-aliens = aliens
client-said-to = To { $whom }: { $words }
client-claimkind-i_am = I am …
client-claimkind-i_trust = I trust …
client-claimkind-i_suspect = I suspect …
client-claimkind-i_know_human = I know as human …
client-claimkind-i_know_alien = I know as not human …
client-claimkind-i_handed_over = I handed over …
client-claimkind-i_received = I received …
client-claimkind-i_hold = I hold …
client-claimkind-i_saw = I saw …
client-claimkind-i_will_play = I will play …
client-claim-i_am = I am { $thing }.
client-claim-i_trust = I trust { $about }.
client-claim-i_suspect = I suspect { $about }.
client-claim-i_know_human = I know that { $about } is human.
client-claim-i_know_alien = I know that { $about } is not human.
client-claim-i_handed_over = { $about ->
    [nobody] I handed over { $thing }.
   *[somebody] I handed { $thing } to { $about }.
}
client-claim-i_received = { $about ->
    [nobody] I received { $thing }.
   *[somebody] I received { $thing } from { $about }.
}
client-claim-i_hold = I hold { $thing }.
client-claim-i_saw = { $about ->
    [nobody] I saw { $thing }.
   *[somebody] I saw { $thing } with { $about }.
}
client-claim-i_will_play = I will play { $thing }.
client-claim-i_will_go = { $about ->
    [nobody] I will go to { $thing }.
   *[somebody] I will go with { $about }.
}
client-phrase-hello = Hello!
client-phrase-good_luck = Good luck. You will need it.
client-phrase-well_played = Well played.
client-phrase-thank_you = Thank you.
client-phrase-sorry = Sorry.
client-phrase-yes = Yes.
client-phrase-no = No.
client-phrase-maybe = Maybe.
client-phrase-hurry_up = Hurry up, it is freezing.
client-phrase-take_your_time = Take your time.
client-phrase-be_right_back = Back in a moment.
client-phrase-i_am_human = I am human. I swear.
client-phrase-trust_me = Trust me.
client-phrase-watch_out = Watch out!
client-phrase-nobody_trusts_anybody = Nobody trusts anybody now.
client-phrase-why_did_you_do_that = Why did you do that?
client-phrase-follow_me = Follow me.
client-phrase-stay_away = Stay away from me!
client-phrase-burn_it = Burn it!
client-phrase-test_them = Test them.
client-notice-started = The lights go down.
client-notice-paused = The game is paused.
client-notice-resumed = The game goes on.
client-notice-handed_to_bot = A bot plays on for { $who }.
client-notice-taken_back = { $who } plays again.
client-notice-host_changed = { $who ->
    [nobody] There is a new host.
   *[somebody] { $who } is the host now.
}
client-notice-ended_by_host = The host has ended the game.
client-notice-ended = The game is over.
client-notice-rematch = A new table is laid.

## Notes

client-notes-private = For your eyes only. The server keeps them for you.
client-trust-in = Trust in { $who }
client-trust-value = { $trust ->
    [trusted] trusted
    [suspected] suspected
   *[unsure] unsure
}
client-note-about = About { $who } …
client-note-game = About the game
client-notes-share = Show my notes at the end
client-notes-share-note = Only after the game, and only if you like.
client-notes-close = Hide my notes
client-notes-close-note = They close by themselves after 20 seconds without a touch.

## Menu, pause, absence

client-pause = Pause
client-pause-note = Clocks and bots stop as well.
client-paused = Paused
client-paused-note = The host has stopped the clocks. Nobody moves.
client-resume = Go on
client-claim-host = The host is gone: I take over
client-own-link = My own link
client-own-link-note = Opens your seat in another browser. Whoever has it plays for you: show it to nobody.
client-end-table = End this table
client-end-table-sure = Really end it, without a winner?
client-let-bot-play = Let a bot play on for { $who }
client-let-bot-play-me = Let a bot play for me
client-bot-plays-you = A bot plays for you.
client-gone = { $who } has been gone for two minutes.
client-take-back = I play myself again
client-nudge = Nudge
client-nudged = { $who } was nudged.
client-you-are-nudged = { $who }, the table is waiting for you.
client-make-host = Make host

## The phone that is passed round

client-on-this-device = On this device
client-who-am-i = { $who }: who am I?
client-pass-to = Pass it to { $who }
client-pass-the-phone = Pass the phone to
client-look-away = Everyone else, look away.
client-nothing-secret = Nothing secret is on this screen.
client-gate-deal = Look at what you are.
client-gate-look = Look at what you are and hold.
client-gate-question = You are asked something.
client-what-happened = What just happened
client-hold-to-look = Hold to look
client-lift-to-hide = Lift your finger: it hides again
client-slide-to-choose = Slide to a choice and let go there
client-let-go-hides = Let go = hide
client-tap-to-look = Tap to look
client-tap-to-hide = Hide it
client-twenty-seconds = 20 seconds at most
client-tap-a-card = Tap a card.
client-slide-over-a-card = Slide over a card.
client-only-you = { $who }, only you
client-chosen-unseen = Chosen. Nobody sees what.
client-confirm-and-pass = Confirm, hide and pass
client-choose-again = Choose again
client-hold-to-choose-again = Hold to choose again
client-done-pass = Seen. Hide and pass
client-show-board = Show the table
client-cannot-hold = I cannot hold
client-use-hold = Hold instead

## Deal and end

client-deal-title = What you are
client-deal-note = Tell anybody anything. Show nobody.
client-deal-done = I know who I am
client-end-won = You won
client-end-lost = You lost
client-end-over = It is over
client-end-abandoned = Nobody wins
client-end-abandoned-note = The host has ended the game before its time.
client-end-roles = What everybody was
client-end-notes = What they wrote down
client-to-the-end = To the verdict
client-won = won
client-lost = lost
client-rematch = Again, the same people
client-rematch-join = The others wait at a new table
client-replay = Watch it again
client-record = Save the record
client-chain-title = Who infected whom
client-chain-link = { $by } infected { $whom } in turn { $turn }.
client-chain-none = Nobody was infected.
client-chain-human = human
client-chain-changed = not human any more
client-chain-fell = out
client-chain-turns = turns from left to right
client-chain-rounds = rounds from left to right
client-chain-by = { $by } infected { $whom } ({ $title }).
client-chain-of = { $whom }: { $title }.
client-curve-title = Suspicion over time
client-curve-table = As a table
client-curve-infected = the moment of infection

## Replay and statistics

client-replay-first = To the beginning
client-replay-back = One moment back
client-replay-on = One moment on
client-replay-last = To the end
client-replay-play = Play
client-replay-moment = Moment of the game
client-replay-eyes = Through the eyes of
client-replay-public = everybody
client-replay-everything = all of them at once, nothing hidden
client-won-of = { $won } of { $played } won
client-statistics-none = This device has finished no game yet.

## Settings and credits

client-theme = Light
client-theme-night = Night
client-theme-blizzard = Blizzard
client-text-size = Size of the text
client-less-motion = Less motion
client-tap-setting = Look by tapping
client-tap-setting-note = On a passed phone, tap instead of holding.
client-keys = The keyboard at the table
client-key-choose = choose the answer with this number
client-key-confirm = confirm what is chosen
client-key-undo = take the choice back
client-key-help = help with the question
client-key-log = read the log
client-key-notes = write notes
client-sounds = Sounds
client-volume = Volume
client-sound-turn = Your move
client-sound-question = Another question
client-sound-card = Cards moving
client-sound-fire = Fire
client-sound-panic = Panic!
client-sound-exposure = Somebody is exposed
client-sound-talk = Talk
client-sound-end = The end
client-credits-note = Outpost 31 stands on the work of others. Thank you.
client-credits-owners = The games belong to their authors and publishers. This is a fan's work: rules in our own words, drawings our own.

## Tutorial

client-tutorial-you = You
client-coach-circle = This is the table: five of you round one lamp. You sit at the bottom. The arrows show the direction of play. One of you is The Thing.
client-coach-hand = Your cards lie below, and what you are: human, so far. Tap any card to read what it does. Nobody sees that you asked.
client-coach-goal = Every turn: draw a card, play or discard one, then exchange one with your neighbour. The Thing infects by handing over an Infected! card. Find it, and burn it.
client-coach-draw = Your turn. Take the top card: press the button, or tap the deck and confirm.
client-coach-suspicion = Now play a card. Tap Suspicion in your hand, then Palmer on your right, and confirm. You will see one of their cards.
client-coach-offer = Every turn ends with an exchange. Give away { $what }: you do not need it. Keep Scary and the Flamethrower: you will want them.
client-coach-watch = The others take their turns. You see that cards move, not which. Watch who gives what to whom.
client-coach-scary = Palmer offers you a card, face down. Do not take it: refuse with Scary, and you see what it was.
client-coach-draw_again = It was an Infected! card, and only The Thing may hand those to a human. Now you know. Your turn: draw.
client-coach-burn = No more talk. Play the Flamethrower on Palmer.
client-coach-over = The Thing is dead and the humans have won. It is rarely this easy. Sit down at a real table?
client-coach-station = This is the station under glass: rooms, the yard with the vehicles, the stores with fuel and food. All of you stand in the Leisure Room; the underlined pawn is yours.
client-coach-station_cards = Your hand: USE does what a room is there for, REPAIR mends it, SABOTAGE breaks it. Tap anything, rooms too, to read what it does. Nobody sees that you asked.
client-coach-station_role = You are human, so far. One of the other three is an alien already, and only that one knows. The aliens win if one of them comes along, if no human is left, or if the base freezes.
client-coach-station_goal = Get away: call the Rescue Helicopter by radio, or fly, or drive, once it is repaired and fuelled and you have the Keys. Leave no human behind, and take no alien along.
client-coach-station_fuel = Every round begins with the weather. It storms, so the Boiler and the Generator have burned 2 fuel each. When fuel runs out they break: then it gets dark, and then cold.
client-coach-station_moves = Now all of you go to a room, one after the other, and hand over a card, face down. You lead this round and go last. Watch who goes where.
client-coach-station_watch = Watch what happens on the plan; the log keeps all of it.
client-coach-station_turn = Your turn. Choose “{ $what }”.
client-coach-station_room = Tap the Laboratory. Childs is there: where two work, the Laboratory gives twice as much. But whoever shares a room also meets, and that is how one gets infected.
client-coach-station_card = Hand over USE: there is work for it. SABOTAGE comes to humans too. Whoever hands it over is not found out easily, because the cards are shuffled.
client-coach-station_withdraw = You meet Childs. With a weapon you could withdraw; you have none, so stay. Everybody is asked such things, able or not, so that a question gives nobody away.
client-coach-station_tokens = Both lay out two tokens, face down, and see one of the other's. A human lays two human ones. An alien may hide an alien one among them: who sees that is an alien from then on.
client-coach-station_notice = You saw a human token. That proves little: aliens have human tokens too. And a meeting looks bad: both your disks have moved up on the suspicion track.
client-coach-station_fire = With fire one could now ask you to burn down a room. Nobody does. Such windows close by themselves, you owe no click.
client-coach-station_use = You lead: you turn over the shuffled cards and say who carries each out. The first is USE. Give it to yourself, in the Laboratory: you draw for two.
client-coach-station_blood = A blood bag! Keep it: it makes a test.
client-coach-station_failure = A failure, good for nothing. Discard it; nobody sees which it was.
client-coach-station_on_1 = Your pawn lies down: its work is done. Turn over another card.
client-coach-station_sabotage = SABOTAGE! Somebody handed it over, or it is the one card that comes from the deck unseen. Somebody must carry it out. Give it to Palmer at the Generator: with one damage the lights still burn.
client-coach-station_on_2 = Hatching shows what is damaged. One more card: Fuchs is still standing in the Warehouse.
client-coach-station_items = USE again. Give it to Fuchs: whoever works in the Warehouse finds something.
client-coach-station_stop = Enough. What you do not turn over is discarded unseen, so you can also stop before it gets worse.
client-coach-station_trade = Evening in the Leisure Room: things may change hands. Offer nothing and see what the others do.
client-coach-station_gift = Fuchs offers you Tools. Keep your blood bag: a gift wants nothing in return.
client-coach-station_deal = The others will see that you dealt, and how many things went each way, but not which. Shake hands.
client-coach-station_accuse = Now all point at somebody at once, and every finger moves a disk up. Who was it that stood in the Generator Room? Point at Palmer.
client-coach-station_pointed = Three fingers at Palmer, whose disk is on red now, and one at you. On red one has to show the cards one hands over.
client-coach-station_test = Now the tests. Begin with test A: it costs a blood bag, and the most suspected must show what they are.
client-coach-station_willing = Everybody is asked, and only the leader learns who would. Say yes.
client-coach-station_tester = The leader picks who tests: yourself.
client-coach-station_exposed = Palmer is an alien! Its mask is off: from now on it goes hunting in the open, with strength in the rooms. Fire and company help against it. A human would have gone to green, and be trusted.
client-coach-station_night = The night: four food are eaten, and dogs come in from the snow. Alone with a dog one can be infected too. Fuchs picked up the marker on the way and leads now.
client-coach-station_over = That was a whole round. Palmer hunts, the radio is broken, fuel is short, and there may be more aliens tomorrow. You know the rest. Sit down at a real table?
client-coach-try = For now, choose: { $what }
client-coach-next = Next
client-coach-leave = Leave

### Stay Away!: every word of the card game.
###
### In events and options $you is the name of the variable that stands for the reader ("seat", "to", …), or "nobody".
### A card or a list of cards that the reader does not know is "hidden"; a seat that there is not is "nobody".

stayaway-title = Stay Away!
stayaway-tagline = A circle, a lamp, and one of you is not one of you.

## Roles

stayaway-role-human = human
stayaway-role-human-help = Find The Thing and burn it. If you're alive and human when it dies, you win.
stayaway-role-infected = Infected
stayaway-role-infected-help = Keep The Thing alive, and let the humans burn before they know.
stayaway-role-the_thing = The Thing
stayaway-role-the_thing-help = Hand out Infected! cards until no human is left, then say so.

## Cards

stayaway-card-the_thing = The Thing
stayaway-card-the_thing-help = This is what you are. It never leaves your hand.
stayaway-card-infected = Infected!
stayaway-card-infected-help = Harmless if drawn. From The Thing's own hand, it changes you.
stayaway-card-flamethrower = Flamethrower
stayaway-card-flamethrower-help = Burn a neighbour. Out of the game, no questions asked.
stayaway-card-analysis = Analysis
stayaway-card-analysis-help = A neighbour shows you their whole hand.
stayaway-card-axe = Axe
stayaway-card-axe-help = Break down a barred door, or let somebody out of quarantine.
stayaway-card-suspicion = Suspicion
stayaway-card-suspicion-help = Look at one of a neighbour's cards, picked blind.
stayaway-card-whisky = Whisky
stayaway-card-whisky-help = Show everybody your whole hand.
stayaway-card-determination = Resolute
stayaway-card-determination-help = Draw three, keep one, then play or discard as usual.
stayaway-card-watch_your_back = Watch your back
stayaway-card-watch_your_back-help = Play reverses direction.
stayaway-card-change_places = Change places!
stayaway-card-change_places-help = Swap chairs with a neighbour.
stayaway-card-better_run = You'd better run!
stayaway-card-better_run-help = Swap chairs with anybody, doors or no doors.
stayaway-card-seduction = Seduction
stayaway-card-seduction-help = Exchange a card with anybody; it ends your turn.
stayaway-card-scary = Scary
stayaway-card-scary-help = Refuse an exchange, and see the card you were offered.
stayaway-card-im_fine_here = I'm comfortable
stayaway-card-im_fine_here-help = Stay put when somebody wants your chair.
stayaway-card-no_thanks = No, thanks!
stayaway-card-no_thanks-help = Refuse an exchange.
stayaway-card-missed = Missed!
stayaway-card-missed-help = Refuse an exchange: the player after you takes it instead.
stayaway-card-no_barbecue = No barbecue!
stayaway-card-no_barbecue-help = Walk away from a Flamethrower.
stayaway-card-quarantine = Quarantine
stayaway-card-quarantine-help = Lock a neighbour away for two of their turns, in plain sight: their cards show.
stayaway-card-barred_door = Barred door
stayaway-card-barred_door-help = Nothing gets past it, between you and that neighbour.
stayaway-card-rotten_ropes = Rotten ropes
stayaway-card-rotten_ropes-help = Every quarantine ends.
stayaway-card-one_two = One, two…
stayaway-card-one_two-help = Swap chairs with the third player to one side.
stayaway-card-three_four = Three, four…
stayaway-card-three_four-help = Every barred door falls open.
stayaway-card-is_this_the_party = Is this the party?
stayaway-card-is_this_the_party-help = Doors and quarantines are gone, and everybody swaps chairs in pairs.
stayaway-card-get_out_of_here = Get out of here!
stayaway-card-get_out_of_here-help = Swap chairs with a player of your choice.
stayaway-card-forgetful = Forgetful
stayaway-card-forgetful-help = Three of your cards go, three new ones come.
stayaway-card-round_and_round = Round and round
stayaway-card-round_and_round-help = Everybody passes a card on, all at once. No defence.
stayaway-card-cant_we_be_friends = Can't we be friends?
stayaway-card-cant_we_be_friends-help = Exchange a card with a player of your choice.
stayaway-card-blind_date = Blind date
stayaway-card-blind_date-help = Swap a card with the deck; it ends your turn.
stayaway-card-just_between_us = Just between us
stayaway-card-just_between_us-help = Show your hand to one neighbour.
stayaway-card-oops = Oops!
stayaway-card-oops-help = Everybody sees your hand.
stayaway-card-revelations = Revelations
stayaway-card-revelations-help = One by one, players may show their hands, until an Infected! card turns up.

## What happened

stayaway-event-HandDealt = { $you ->
    [seat] You are dealt { $cards }. You are { $role ->
        [the_thing] The Thing
        [infected] Infected
       *[human] human
    }.
   *[other] { $cards ->
        [hidden] { $seat } picks up four cards and says nothing.
       *[shown] { $seat } is dealt { $cards }, and is { $role ->
            [the_thing] The Thing
            [infected] Infected
           *[human] human
        }.
    }
}
stayaway-event-TurnBegan = { $you ->
    [seat] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $seat }.
}
stayaway-event-CardDrawn = { $you ->
    [seat] You draw { $card }.
   *[other] { $card ->
        [hidden] { $seat } draws a card.
       *[shown] { $seat } draws { $card }.
    }
}
stayaway-event-PanicDrawn = { $you ->
    [seat] Panic! You draw { $card }.
   *[other] Panic! { $seat } draws { $card }.
}
stayaway-event-PanicSkipped = { $count ->
    [one] A Panic! card off the top is tossed aside, unread.
   *[other] { $count } Panic! cards off the top are tossed aside, unread.
}
stayaway-event-PanicMissedItsMark = { $card } finds nobody to frighten.
stayaway-event-DeckRemade = { $cards ->
    [one] The only discard is shuffled into a new deck, for what it's worth.
   *[other] The discards are shuffled into a new deck of { $cards } cards.
}
stayaway-event-CardPlayed = { $target ->
    [nobody] { $you ->
        [seat] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
   *[somebody] { $you ->
        [seat] You play { $card } on { $target }.
        [target] { $seat } plays { $card } on you.
       *[other] { $seat } plays { $card } on { $target }.
    }
}
stayaway-event-CardPlayed-self = { $you ->
    [seat] You play { $card } on yourself.
   *[other] { $seat } plays { $card } on themselves.
}
stayaway-event-CardDiscarded = { $you ->
    [seat] You discard { $card }.
   *[other] { $card ->
        [hidden] { $seat } discards a card.
       *[shown] { $seat } discards { $card }.
    }
}
stayaway-event-DefencePlayed = { $you ->
    [seat] You answer { $against } with { $card }.
    [against] { $seat } answers you with { $card }.
   *[other] { $seat } answers { $against } with { $card }.
}
stayaway-event-HandShown = { $to ->
    [nobody] { $you ->
        [seat] You show everybody your hand: { $cards }.
       *[other] { $seat } shows everybody their hand: { $cards }.
    }
   *[somebody] { $cards ->
        [hidden] { $seat } shows { $to } a hand, close to the chest.
       *[shown] { $you ->
            [seat] You show { $to } your hand: { $cards }.
            [to] { $seat } shows you their hand: { $cards }.
           *[other] { $seat } shows { $to } their hand: { $cards }.
        }
    }
}
stayaway-event-CardSeen = { $card ->
    [hidden] { $by } looks at one of { $seat }'s cards.
   *[shown] { $you ->
        [seat] { $by } looks at one of your cards: { $card }.
        [by] You look at one of { $seat }'s cards: { $card }.
       *[other] { $by } looks at one of { $seat }'s cards: { $card }.
    }
}
stayaway-event-OfferSeen = { $card ->
    [hidden] { $by } sees what { $seat } had to offer, and says nothing.
   *[shown] { $you ->
        [seat] { $by } sees what you had to offer: { $card }.
        [by] You see what { $seat } had to offer: { $card }.
       *[other] { $by } sees what { $seat } had to offer: { $card }.
    }
}
stayaway-event-InfectedShown = { $you ->
    [seat] You show an Infected! card, and nothing else.
   *[other] { $seat } shows an Infected! card, and nothing else.
}
stayaway-event-HandKept = { $you ->
    [seat] You show nothing.
   *[other] { $seat } shows nothing.
}
stayaway-event-CardsConsidered = { $cards ->
    [hidden] { $seat } draws three cards.
   *[shown] { $you ->
        [seat] You draw three: { $cards }.
       *[other] { $seat } draws three: { $cards }.
    }
}
stayaway-event-CardKept = { $you ->
    [seat] You keep { $card }.
   *[other] { $card ->
        [hidden] { $seat } keeps one of them.
       *[shown] { $seat } keeps { $card }.
    }
}
stayaway-event-CardOffered = { $card ->
    [hidden] { $you ->
        [to] { $seat } offers you a card, face down.
       *[other] { $seat } offers { $to } a card.
    }
   *[shown] { $you ->
        [seat] You offer { $to } { $card }.
        [to] { $seat } offers you { $card }.
       *[other] { $seat } offers { $to } { $card }.
    }
}
stayaway-event-StandInCalled = { $you ->
    [seat] You stand in for { $other } and get { $offerer }'s offer. Not even Infected! can turn you here.
    [other] { $seat } stands in for you and gets { $offerer }'s offer.
    [offerer] { $seat } stands in for { $other } and gets your offer.
   *[nobody] { $seat } stands in for { $other } and gets { $offerer }'s offer.
}
stayaway-event-CardsExchanged = { $you ->
    [offerer] You give { $taker } { $offered } and get { $answered }.
    [taker] You give { $offerer } { $answered } and get { $offered }.
   *[other] { $offered ->
        [hidden] { $answered ->
            [hidden] { $offerer } and { $taker } exchange cards.
           *[shown] { $offerer } and { $taker } exchange cards; { $taker } gives { $answered }.
        }
       *[shown] { $answered ->
            [hidden] { $offerer } and { $taker } exchange cards; { $offerer } gives { $offered }.
           *[shown] { $offerer } gives { $taker } { $offered } and gets { $answered }.
        }
    }
}
stayaway-event-CardPassed = { $card ->
    [hidden] { $seat } passes a card on to { $to }.
   *[shown] { $you ->
        [seat] You pass { $card } on to { $to }.
        [to] { $seat } passes you { $card }.
       *[other] { $seat } passes { $card } on to { $to }.
    }
}
stayaway-event-CardPassed-others = { $known ->
    [0] Everybody passes a card on to the next player.
   *[other] Everybody else passes a card on as well.
}
stayaway-event-RoleNoticed = { $you ->
    [seat] { $role ->
        [the_thing] You listen to your body. You are The Thing.
        [infected] You are Infected, and { $the_thing } is The Thing.
       *[human] You listen to your body. You are human.
    }
   *[other] { $role ->
        [the_thing] { $seat } is The Thing.
        [infected] { $seat } is Infected.
       *[human] { $seat } is human.
    }
}
stayaway-event-ExchangeStopped = { $by ->
    [barred_door] { $you ->
        [seat] No exchange between you and { $to }: the door is barred.
        [to] No exchange between { $seat } and you: the door is barred.
       *[other] No exchange between { $seat } and { $to }: the door is barred.
    }
    [quarantine] { $you ->
        [seat] No exchange between you and { $to }: quarantine.
        [to] No exchange between { $seat } and you: quarantine.
       *[other] No exchange between { $seat } and { $to }: quarantine.
    }
   *[nobody] { $you ->
        [seat] No exchange: there is nobody left to take the card you offered.
       *[other] No exchange: there is nobody left to take the card { $seat } offered.
    }
}
stayaway-event-PlacesChanged = { $you ->
    [seat] You and { $other } swap places.
    [other] You and { $seat } swap places.
   *[nobody] { $seat } and { $other } swap places.
}
stayaway-event-DirectionTurned = { $direction ->
    [1] Play reverses: clockwise now.
   *[-1] Play reverses: counter-clockwise now.
}
stayaway-event-QuarantineLaid = { $you ->
    [seat] You are locked in quarantine.
   *[other] { $seat } is locked in quarantine.
}
stayaway-event-QuarantineLifted = { $you ->
    [seat] You are out of quarantine.
   *[other] { $seat } is out of quarantine.
}
stayaway-event-DoorBarred = { $you ->
    [seat] A door is barred between you and { $other }.
    [other] A door is barred between you and { $seat }.
   *[nobody] A door is barred between { $seat } and { $other }.
}
stayaway-event-DoorOpened = { $you ->
    [seat] The door between you and { $other } is open again.
    [other] The door between you and { $seat } is open again.
   *[nobody] The door between { $seat } and { $other } is open again.
}
stayaway-event-DoorMoved = { $you ->
    [seat] The place closes, and its barred door now stands between you and { $other }.
    [other] The place closes, and its barred door now stands between { $seat } and you.
   *[nobody] The place closes, and its barred door now stands between { $seat } and { $other }.
}
stayaway-event-DoorDiscarded = { $you ->
    [seat] Your place closes, and the barred door to { $other } goes with it.
    [other] { $seat }'s place closes, and the barred door between you goes with it.
   *[nobody] { $seat }'s place closes, and the barred door to { $other } goes with it.
}
stayaway-event-CardLaidOnDeck = { $card ->
    [hidden] { $seat } lays a card on the deck.
   *[shown] { $you ->
        [seat] You lay { $card } on the deck.
       *[other] { $seat } lays { $card } on the deck.
    }
}
stayaway-event-PlayerEliminated = { $cause ->
    [flamethrower] { $you ->
        [seat] You burn. The lamp goes out for you.
       *[other] { $seat } burns. One voice fewer.
    }
   *[superinfection] { $you ->
        [seat] You hold nothing but Infected! cards. You're out.
       *[other] { $seat } holds nothing but Infected! cards, and is out.
    }
}
stayaway-event-NoHumanLeft = { $you ->
    [seat] There isn't a human left. You may say so, here and now.
   *[other] There isn't a human left. { $seat } may say so, here and now.
}
stayaway-event-NoHumansDeclared = { $you ->
    [seat] You stand up and say it: there is no human left.
   *[other] { $seat } stands up and says it: there is no human left.
}
stayaway-event-GameEnded = The lamp goes up. Everybody shows what they are.

## What only one seat sees

stayaway-reveal-hand = { $who }'s cards
stayaway-reveal-exchange = Exchange with { $who }
stayaway-reveal-got = you got
stayaway-reveal-given = you gave
stayaway-reveal-role = What you are now

## Why somebody fell

stayaway-cause-flamethrower = burned
stayaway-cause-superinfection = superinfected

## How an infection came

stayaway-through-exchange = in an exchange
stayaway-through-round_and_round = in Round and round
stayaway-curve-note = How many others had openly said they suspected somebody, and hadn't taken it back.
stayaway-because-barred_door = that barred door
stayaway-because-quarantine = that Quarantine
stayaway-because-fire = that Flamethrower
stayaway-because-changed_places = that swap of seats
stayaway-because-seduction = that Seduction
stayaway-because-accepted = an exchange taken all too gladly
stayaway-because-refused = an exchange refused
stayaway-because-discarded = what went onto the discard pile
stayaway-because-hid_hand = a hand that stayed hidden
stayaway-because-showed_infected = the Infected! card we all saw
stayaway-because-saw_cards = cards that I have seen

## How it ended

stayaway-reason-the_thing_eliminated = The Thing is dead. What is left of the humans may go home.
stayaway-reason-the_thing_discovered = The Thing was caught with fire in its hand. The humans have won.
stayaway-reason-declared_rightly = The Thing declared that no human was left, and it was right.
stayaway-reason-declared_wrongly = The Thing declared that no human was left. Somebody human begged to differ.
stayaway-reason-the_thing_alone = Nobody is left but The Thing.
stayaway-reason-out_of_turns = The fuel ran out before the truth came out. Nobody wins.
stayaway-turning-human = Turn { $turn }: { $who } burned, and had been human all along.
stayaway-turning-other = Turn { $turn }: { $who } burned, and was not human any more.
stayaway-side-human = The humans have won
stayaway-side-the_thing = The Thing has won
stayaway-side-nobody = Nobody wins
stayaway-fate-fallen = Out before the end: whoever falls, loses.
stayaway-fate-last = The last human to be infected: no share in the victory.
stayaway-fate-alone = Nobody fell while human, so The Thing wins alone.

## Questions

stayaway-question-draw = Your turn. Take the top card?
stayaway-question-draw-help = Every turn opens with a draw. A Panic! card takes effect at once; any other joins your hand.
stayaway-question-card_to_use = Play a card, or discard one.
stayaway-question-card_to_use-help = One card leaves your hand: played for its effect, or discarded face down. Then you exchange a card with the next player.
stayaway-question-card_to_offer = Which card do you offer { $to }?
stayaway-question-card_to_offer-help = You swap one card with the next player, unseen by the rest. Only The Thing passes Infected! to a human.
stayaway-question-answer_to_offer = { $stands_in_for ->
    [nobody] { $card ->
        [hidden] { $from } offers you a card, face down. What do you do?
       *[shown] { $from } offers you { $card }, face up. What do you do?
    }
   *[somebody] { $card ->
        [hidden] You stand in for { $stands_in_for }: { $from } offers you a card, face down. Not even Infected! would change you. What do you do?
       *[shown] You stand in for { $stands_in_for }: { $from } offers you { $card }, face up. Not even Infected! would change you. What do you do?
    }
}
stayaway-question-answer_to_offer-help = Accept, and give a card of your own; or refuse with a defence card, if you have one, and draw a new one for it.
stayaway-question-answer_to_fire = { $from } points a Flamethrower at you.
stayaway-question-answer_to_fire-help = Only the No barbecue! card saves you. Everybody is asked, with or without one.
stayaway-question-answer_to_swap = { $from } wants to swap places with you.
stayaway-question-answer_to_swap-help = Only the I'm comfortable card keeps you in your chair. Everybody is asked, with or without one.
stayaway-question-card_to_keep = Three cards. Which one do you keep?
stayaway-question-card_to_keep-help = The other two are discarded. Then you play or discard a card as usual.
stayaway-question-side_to_swap = One, two… and the third. Which way do you count?
stayaway-question-side_to_swap-help = You swap places with the third living player on that side. A quarantine stops it.
stayaway-question-seat_to_swap_with = Who do you swap places with?
stayaway-question-seat_to_swap_with-help = Whoever you choose can't refuse.
stayaway-question-card_to_discard = You are losing your mind. Which card do you lose?
stayaway-question-card_to_discard-help = Three cards go, one by one; then you draw three.
stayaway-question-card_to_pass = Round it goes. Which card do you pass on to { $to }?
stayaway-question-card_to_pass-help = Everybody chooses in secret, then all the cards move at once. Nobody can refuse.
stayaway-question-seat_to_exchange_with = Who do you exchange a card with?
stayaway-question-seat_to_exchange_with-help = They may still defend themselves. Your usual exchange follows at the end of the turn.
stayaway-question-card_to_lay = Which card do you leave on the deck?
stayaway-question-card_to_lay-help = You take the top Stay Away! card in return, and your turn ends.
stayaway-question-neighbour_to_show = Which neighbour gets to see your hand?
stayaway-question-neighbour_to_show-help = Nobody else sees it.
stayaway-question-hand_to_show = Revelations. Do you show anything?
stayaway-question-hand_to_show-help = You owe nobody a look. It ends with the first player to show an Infected! card.
stayaway-question-declaration = There isn't a human left. Do you say so?
stayaway-question-declaration-help = You'd be right, and the game would be over. If you play on, you can still declare on your own turn.

## Options

stayaway-option-draw = Draw the top card
stayaway-option-declare = Declare that no human is left: this ends the game
stayaway-option-play_on = Say nothing, and play on
stayaway-option-card = { $card }
stayaway-option-seat = { $seat }
stayaway-option-give = Accept, and give { $card }
stayaway-option-discard = Discard { $card }
stayaway-option-play-flamethrower = Flamethrower: burn { $target }
stayaway-option-play-analysis = Analysis: see { $target }'s hand
stayaway-option-play-axe-quarantine = { $you ->
    [target] Axe: break out of quarantine
   *[other] Axe: let { $target } out of quarantine
}
stayaway-option-play-axe-door = { $you ->
    [target] Axe: break down the door between you and { $other }
   *[nobody] Axe: break down the door between { $target } and { $other }
}
stayaway-option-play-suspicion = Suspicion: look at one of { $target }'s cards
stayaway-option-play-whisky = Whisky: show everybody your hand
stayaway-option-play-determination = Resolute: draw three, keep one
stayaway-option-play-watch_your_back = Watch your back: reverse the direction of play
stayaway-option-play-change_places = Change places! with { $target }
stayaway-option-play-better_run = You'd better run! with { $target }
stayaway-option-play-seduction = Seduction: exchange with { $target }
stayaway-option-play-quarantine = Quarantine for { $target }
stayaway-option-play-barred_door = Barred door between you and { $target }
stayaway-option-defend-scary = Refuse with Scary, and see the card
stayaway-option-defend-no_thanks = Refuse with No, thanks!
stayaway-option-defend-missed = Refuse with Missed!: the next player takes it
stayaway-option-defend-im_fine_here = Stay: I'm comfortable
stayaway-option-defend-no_barbecue = No barbecue!: walk away from the fire
stayaway-option-accept-answer_to_fire = Burn
stayaway-option-accept-answer_to_swap = Go along with it
stayaway-option-left = To your left: { $seat }
stayaway-option-right = To your right: { $seat }
stayaway-option-keep = Show nothing
stayaway-option-show_hand = Show your whole hand
stayaway-option-show_infected = Show one Infected! card and nothing else
stayaway-deed-play = Play it
stayaway-deed-play-on = { $you ->
    [seat] Play it on yourself
   *[other] Play it on { $seat }
}
stayaway-deed-door = Break the door between { $one } and { $other }
stayaway-deed-discard = Discard it
stayaway-deed-give = Accept, and give it
stayaway-deed-defend = Refuse with it

## The table

stayaway-board-turn = Turn { $turn }
stayaway-board-direction = { $direction ->
    [1] ↻ clockwise
   *[-1] ↺ counter-clockwise
}
stayaway-board-deck = { $back ->
    [none] deck empty
    [panic] deck { $cards }, Panic! on top
   *[stay_away] deck { $cards }
}
stayaway-board-discards = discards { $cards }
stayaway-board-doors = ╫ barred door
stayaway-board-you = you
stayaway-board-active = ▶
stayaway-board-quarantine = locked { $turns }
stayaway-board-out = Out:
stayaway-board-fallen = { $you ->
    [seat] you ({ $cause }, turn { $turn })
   *[other] { $seat } ({ $cause }, turn { $turn })
}
stayaway-board-who = You are { $role ->
    [the_thing] The Thing
    [infected] Infected
   *[human] human
}.
stayaway-board-dead = You're out. You see what any onlooker sees.

## The end

stayaway-end-infected-by = { $whom }, turn { $turn }, { $through }
stayaway-end-alive = alive
stayaway-end-fallen = { $cause }, turn { $turn }

## What others wait for, public

stayaway-waiting-draw = to draw a card
stayaway-waiting-card_to_use = to play or discard a card
stayaway-waiting-card_to_offer = to offer a card
stayaway-waiting-answer_to_offer = to accept the offer or refuse it
stayaway-waiting-answer_to_fire = to burn, or not
stayaway-waiting-answer_to_swap = to move, or not
stayaway-waiting-card_to_keep = to keep one of three cards
stayaway-waiting-side_to_swap = to choose a side
stayaway-waiting-seat_to_swap_with = to choose who to swap places with
stayaway-waiting-card_to_discard = to lose a card
stayaway-waiting-card_to_pass = to pass a card on
stayaway-waiting-seat_to_exchange_with = to choose who to exchange with
stayaway-waiting-card_to_lay = to lay a card on the deck
stayaway-waiting-neighbour_to_show = to choose who sees their hand
stayaway-waiting-hand_to_show = to show their hand, or not
stayaway-waiting-declaration = to say that no human is left, or to play on

## House rules

stayaway-house-edition = Which text do you follow?
stayaway-house-edition-help = The printed text contradicts itself in places. Each rule can still be changed.
stayaway-house-edition-ours = Our reading of both
stayaway-house-edition-general_section = The general section
stayaway-house-edition-card_texts = The texts of the cards
stayaway-house-turn_after_swap = Next turn after a swap of places
stayaway-house-turn_after_swap-help = The printed rules say both. Either way, the player who moved first offers a card from their new place.
stayaway-house-turn_after_swap-mover = after the mover's new place
stayaway-house-turn_after_swap-swapped = the swap partner
stayaway-house-thing_flamethrower = The Thing may not keep a Flamethrower
stayaway-house-thing_flamethrower-help = On its turn it must use one, give it away or discard it. Without this rule, it may hoard fire.
stayaway-house-quarantine_exchange = Exchanges in quarantine
stayaway-house-quarantine_exchange-help = Whether a player in quarantine may offer a card, or be offered one.
stayaway-house-quarantine_exchange-out_only = outwards only
stayaway-house-quarantine_exchange-open = allowed
stayaway-house-quarantine_exchange-none = none at all

## Why something is not on offer

stayaway-foresee-declare = If anybody else is still human, you lose at once.
stayaway-foresee-given-away = They would find The Thing with a Flamethrower: you lose at once.
stayaway-why-out = { $seat } is out of the game.
stayaway-why-yourself = You can't choose yourself here.
stayaway-why-not-beside = { $seat } isn't sitting next to you. This reaches only your neighbours.
stayaway-why-behind-door = There is a barred door between you and { $seat }.
stayaway-why-in-quarantine = { $seat } is in quarantine.
stayaway-why-defence-answers = { $card } is a defence card: you can only play it in answer, when its moment comes. On your turn you can discard it.
stayaway-why-contagion-unplayed = { $card } is a contagion card and is never played.
stayaway-why-you-in-quarantine = You are in quarantine: { $card } can't be played until it ends.
stayaway-why-nothing-to-chop = There is no barred door or quarantine within reach.
stayaway-why-nobody-in-reach = Nobody is within reach of { $card } right now.
stayaway-why-the-thing-stays = This card is what you are: it never leaves your hand.
stayaway-why-fire-must-go = You are The Thing and hold a Flamethrower: it has to go first, whether played, discarded or given away.
stayaway-why-last-infected-stays = You are Infected and must keep your last Infected! card.
stayaway-why-humans-keep-infected = You are human, and humans never give an Infected! card away.
stayaway-why-infected-only-to-thing = You may give Infected! only to The Thing, and { $seat } isn't it.
stayaway-why-only-the-thing-declares = Only The Thing can declare that no human is left.
stayaway-why-draw-first = Draw the top card first; then you play or discard one.
stayaway-why-declare-first = First say whether you declare that no human is left, or play on.
stayaway-why-no-card-for-anybody = You hold no card that is played on another player.
stayaway-why-partner-is = This card goes to { $seat }; you don't get to choose who receives it.
stayaway-why-other-defence = { $card } doesn't stop an exchange. You can give it away like any other card.
stayaway-why-only-no-barbecue = Against a Flamethrower, only the No barbecue! card helps.
stayaway-why-only-im-fine-here = Only the I'm comfortable card lets you keep your place.
stayaway-why-only-drawn = You keep one of the cards you've just drawn; the rest of your hand stays as it is.
stayaway-why-not-the-third = { $seat } isn't the third player to your left or right.
stayaway-why-whole-hand = You show your whole hand, one Infected! card, or nothing: no other single card.
stayaway-why-no-infected-card = You hold no Infected! card to show.

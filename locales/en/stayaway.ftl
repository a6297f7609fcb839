### Stay Away!: every word of the card game.
###
### In events and options $you is the name of the variable that stands for the reader ("seat", "to", …), or "nobody".
### A card or a list of cards that the reader does not know is "hidden"; a seat that there is not is "nobody".

stayaway-title = Stay Away!
stayaway-tagline = A circle, a lamp, and one of you is not one of you.

## Roles

stayaway-role-human = human
stayaway-role-human-help = Find The Thing and burn it. Alive and human at the end, you win.
stayaway-role-infected = Infected
stayaway-role-infected-help = Keep The Thing alive, and let humans burn before they know.
stayaway-role-the_thing = The Thing
stayaway-role-the_thing-help = Hand out Infected! until no human is left, then declare it.

## Cards

stayaway-card-the_thing = The Thing
stayaway-card-the_thing-help = This is what you are. It never leaves your hand.
stayaway-card-infected = Infected!
stayaway-card-infected-help = Harmless if drawn. From The Thing's own hand it changes you.
stayaway-card-flamethrower = Flamethrower
stayaway-card-flamethrower-help = Burn a neighbour. Out of the game, no questions.
stayaway-card-analysis = Analysis
stayaway-card-analysis-help = A neighbour shows you its whole hand.
stayaway-card-axe = Axe
stayaway-card-axe-help = Break a barred door, or let somebody out of quarantine.
stayaway-card-suspicion = Suspicion
stayaway-card-suspicion-help = Look at one card of a neighbour, picked blindly.
stayaway-card-whisky = Whisky
stayaway-card-whisky-help = Lay your whole hand open for everybody.
stayaway-card-determination = Determination
stayaway-card-determination-help = Draw three, keep one, then play or discard as usual.
stayaway-card-watch_your_back = Watch your back
stayaway-card-watch_your_back-help = Play turns round and goes the other way.
stayaway-card-change_places = Change places!
stayaway-card-change_places-help = Swap chairs with a neighbour.
stayaway-card-better_run = You'd better run!
stayaway-card-better_run-help = Swap chairs with anybody, doors or not.
stayaway-card-seduction = Seduction
stayaway-card-seduction-help = Exchange a card with anybody; your turn ends with it.
stayaway-card-scary = Scary
stayaway-card-scary-help = Refuse an exchange, and see the card you were offered.
stayaway-card-im_fine_here = I'm fine here
stayaway-card-im_fine_here-help = Stay where you are when somebody wants your chair.
stayaway-card-no_thanks = No, thanks!
stayaway-card-no_thanks-help = Refuse an exchange.
stayaway-card-missed = Missed!
stayaway-card-missed-help = Refuse an exchange: the one after you takes it instead.
stayaway-card-no_barbecue = No barbecue!
stayaway-card-no_barbecue-help = Walk out of a Flamethrower's fire.
stayaway-card-quarantine = Quarantine
stayaway-card-quarantine-help = Lock a neighbour away for two of its turns; its cards show.
stayaway-card-barred_door = Barred door
stayaway-card-barred_door-help = Nothing passes between you and that neighbour any more.
stayaway-card-rotten_ropes = Rotten ropes
stayaway-card-rotten_ropes-help = Every quarantine ends.
stayaway-card-one_two = One, two…
stayaway-card-one_two-help = Swap chairs with the third player to one side.
stayaway-card-three_four = Three, four…
stayaway-card-three_four-help = Every barred door falls open.
stayaway-card-is_this_the_party = Is this the party?
stayaway-card-is_this_the_party-help = Doors and quarantines go, and everybody swaps chairs in pairs.
stayaway-card-get_out_of_here = Get out of here!
stayaway-card-get_out_of_here-help = Swap chairs with somebody of your choice.
stayaway-card-forgetful = Forgetful
stayaway-card-forgetful-help = Three of your cards go, three new ones come.
stayaway-card-round_and_round = Round and round
stayaway-card-round_and_round-help = Everybody passes a card on at the same time. No defence.
stayaway-card-cant_we_be_friends = Can't we be friends?
stayaway-card-cant_we_be_friends-help = Exchange a card with somebody of your choice.
stayaway-card-blind_date = Blind date
stayaway-card-blind_date-help = Trade a card with the deck; the turn ends.
stayaway-card-just_between_us = Just between us
stayaway-card-just_between_us-help = Show your hand to one neighbour.
stayaway-card-oops = Oops!
stayaway-card-oops-help = Everybody sees your hand.
stayaway-card-revelations = Revelations
stayaway-card-revelations-help = One after the other may show its hand, until an Infected! card turns up.

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
stayaway-event-PanicSkipped = A Panic! card on top is thrown aside, unread.
stayaway-event-PanicMissedItsMark = { $card } finds nobody to frighten.
stayaway-event-DeckRemade = The discards are shuffled into a new deck of { $cards }.
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
    [seat] You play { $card } for yourself.
   *[other] { $seat } plays { $card }, close at hand.
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
       *[other] { $seat } shows everybody a hand of { $cards }.
    }
   *[somebody] { $cards ->
        [hidden] { $seat } shows { $to } a hand, close to the chest.
       *[shown] { $you ->
            [seat] You show { $to } your hand: { $cards }.
            [to] { $seat } shows you a hand of { $cards }.
           *[other] { $seat } shows { $to } a hand of { $cards }.
        }
    }
}
stayaway-event-CardSeen = { $card ->
    [hidden] { $by } looks at one card of { $seat }.
   *[shown] { $you ->
        [seat] { $by } looks at one of your cards: { $card }.
        [by] You look at one card of { $seat }: { $card }.
       *[other] { $by } looks at one card of { $seat }: { $card }.
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
    [hidden] { $seat } draws three cards and keeps one.
   *[shown] { $you ->
        [seat] You draw three: { $cards }.
       *[other] { $seat } draws three: { $cards }.
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
stayaway-event-CardsExchanged = { $you ->
    [offerer] You give { $taker } { $offered } and get { $answered }.
    [taker] You give { $offerer } { $answered } and get { $offered }.
   *[other] { $offered ->
        [hidden] { $answered ->
            [hidden] { $offerer } and { $taker } exchange a card.
           *[shown] { $offerer } and { $taker } exchange a card; { $taker } gives { $answered }.
        }
       *[shown] { $answered ->
            [hidden] { $offerer } and { $taker } exchange a card; { $offerer } gives { $offered }.
           *[shown] { $offerer } gives { $offered } to { $taker } for { $answered }.
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
stayaway-event-RoleNoticed = { $you ->
    [seat] { $role ->
        [the_thing] You feel inside yourself: you are The Thing.
        [infected] You feel inside yourself: you are Infected.
       *[human] You feel inside yourself: you are human.
    }
   *[other] { $role ->
        [the_thing] { $seat } is The Thing.
        [infected] { $seat } is Infected.
       *[human] { $seat } is human.
    }
}
stayaway-event-ExchangeStopped = { $by ->
    [barred_door] No exchange between { $seat } and { $to }: the door is barred.
    [quarantine] No exchange between { $seat } and { $to }: quarantine.
   *[nobody] No exchange: nobody is left to take the card that { $seat } offered.
}
stayaway-event-PlacesChanged = { $you ->
    [seat] You and { $other } change places.
    [other] You and { $seat } change places.
   *[nobody] { $seat } and { $other } change places.
}
stayaway-event-DirectionTurned = { $direction ->
    [1] Play turns round: clockwise now.
   *[-1] Play turns round: against the clock now.
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
        [seat] You hold nothing but Infected! cards. You are out.
       *[other] { $seat } holds nothing but Infected! cards, and is out.
    }
}
stayaway-event-NoHumansDeclared = { $you ->
    [seat] You rise and say it: there is no human left.
   *[other] { $seat } rises and says it: there is no human left.
}
stayaway-event-GameEnded = The lamp goes up. Everybody shows what they are.

## Why somebody fell

stayaway-cause-flamethrower = burned
stayaway-cause-superinfection = superinfected

## How an infection came

stayaway-through-exchange = in an exchange
stayaway-through-round_and_round = in Round and round
stayaway-curve-note = How many others had said in the open that they suspect somebody, and had not taken it back.

## How it ended

stayaway-reason-the_thing_eliminated = The Thing is dead. What is left of the humans may go home.
stayaway-reason-the_thing_discovered = The Thing was caught with fire in its hand. The humans have won.
stayaway-reason-declared_rightly = The Thing declared that no human is left, and it was right.
stayaway-reason-declared_wrongly = The Thing declared that no human is left. Somebody human begged to differ.
stayaway-reason-the_thing_alone = Nobody is left but The Thing.
stayaway-reason-out_of_turns = The fuel ran out before the truth came in. Nobody wins.
stayaway-side-human = The humans have won
stayaway-side-the_thing = The Thing has won
stayaway-side-nobody = Nobody wins
stayaway-fate-fallen = Out before the end: who falls loses.
stayaway-fate-last = The last human to be infected: does not share the victory.
stayaway-fate-alone = Nobody fell while human, so The Thing wins alone.

## Questions

stayaway-question-draw = Your turn. Take the top card?
stayaway-question-draw-help = Every turn opens with a draw. A Panic! card happens at once; any other joins your hand.
stayaway-question-card_to_use = Play a card, or discard one.
stayaway-question-card_to_use-help = One card leaves your hand: played for its effect, or discarded face down. Then you exchange a card with the next player.
stayaway-question-card_to_offer = Which card do you offer to { $to }?
stayaway-question-card_to_offer-help = You swap one card with the next player, unseen by the others. Only The Thing passes Infected! to a human.
stayaway-question-answer_to_offer = { $card ->
    [hidden] { $from } offers you a card, face down. What do you do?
   *[shown] { $from } offers you { $card }, face up. What do you do?
}
stayaway-question-answer_to_offer-help = Accept with a card of your own, or refuse with a defence card if you hold one. You then draw a new card.
stayaway-question-answer_to_fire = { $from } points a Flamethrower at you.
stayaway-question-answer_to_fire-help = Only No barbecue! saves you. Everybody is asked, with or without one.
stayaway-question-answer_to_swap = { $from } wants to change places with you.
stayaway-question-answer_to_swap-help = Only I'm fine here keeps you in your chair. Everybody is asked, with or without one.
stayaway-question-card_to_keep = Three cards. Which one do you keep?
stayaway-question-card_to_keep-help = The other two are discarded. Then you play or discard a card as usual.
stayaway-question-side_to_swap = One, two… and the third. To which side do you count?
stayaway-question-side_to_swap-help = You change places with the third living player on that side. A quarantine stops it.
stayaway-question-seat_to_swap_with = With whom do you change places?
stayaway-question-seat_to_swap_with-help = Whoever you choose cannot refuse.
stayaway-question-card_to_discard = You are losing your mind. Which card do you lose first?
stayaway-question-card_to_discard-help = Three cards go, one after the other; then you draw three.
stayaway-question-card_to_pass = Round it goes. Which card do you pass on to { $to }?
stayaway-question-card_to_pass-help = Everybody chooses in secret, then all cards move at once. Nobody can refuse.
stayaway-question-seat_to_exchange_with = With whom do you exchange a card?
stayaway-question-seat_to_exchange_with-help = The other may still defend itself. Your turn's own exchange follows.
stayaway-question-card_to_lay = Which card do you leave on the deck?
stayaway-question-card_to_lay-help = You take the top Stay Away! card for it, and your turn ends.
stayaway-question-neighbour_to_show = Which neighbour sees your hand?
stayaway-question-neighbour_to_show-help = Only that one sees it.
stayaway-question-hand_to_show = Revelations. Do you show anything?
stayaway-question-hand_to_show-help = You owe nobody a look. It ends with the first who shows an Infected! card.

## Options

stayaway-option-draw = Draw the top card
stayaway-option-declare = Declare that no human is left: it ends the game
stayaway-option-card = { $card }
stayaway-option-seat = { $seat }
stayaway-option-give = Accept, and give { $card }
stayaway-option-discard = Discard { $card }
stayaway-option-play-flamethrower = Flamethrower: burn { $target }
stayaway-option-play-analysis = Analysis: see the hand of { $target }
stayaway-option-play-axe-quarantine = { $you ->
    [target] Axe: break out of quarantine
   *[other] Axe: let { $target } out of quarantine
}
stayaway-option-play-axe-door = { $you ->
    [target] Axe: break the door to { $other }
   *[nobody] Axe: break the door between { $target } and { $other }
}
stayaway-option-play-suspicion = Suspicion: look at a card of { $target }
stayaway-option-play-whisky = Whisky: show your hand to all
stayaway-option-play-determination = Determination: draw three, keep one
stayaway-option-play-watch_your_back = Watch your back: turn the direction
stayaway-option-play-change_places = Change places! with { $target }
stayaway-option-play-better_run = You'd better run! with { $target }
stayaway-option-play-seduction = Seduction: exchange with { $target }
stayaway-option-play-quarantine = Quarantine for { $target }
stayaway-option-play-barred_door = Barred door between you and { $target }
stayaway-option-defend-scary = Refuse with Scary, and see the card
stayaway-option-defend-no_thanks = Refuse with No, thanks!
stayaway-option-defend-missed = Refuse with Missed!: the next one takes it
stayaway-option-defend-im_fine_here = Stay: I'm fine here
stayaway-option-defend-no_barbecue = No barbecue!: walk out of the fire
stayaway-option-accept-answer_to_fire = Burn
stayaway-option-accept-answer_to_swap = Go along with it
stayaway-option-left = To your left: { $seat }
stayaway-option-right = To your right: { $seat }
stayaway-option-keep = Show nothing
stayaway-option-show_hand = Show your whole hand
stayaway-option-show_infected = Show one Infected! card only

## The table

stayaway-board-turn = Turn { $turn }
stayaway-board-direction = { $direction ->
    [1] ↻ clockwise
   *[-1] ↺ against the clock
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
stayaway-board-fallen = { $seat } ({ $cause }, turn { $turn })
stayaway-board-who = You are { $role ->
    [the_thing] The Thing
    [infected] Infected
   *[human] human
}.
stayaway-board-dead = You are out. You see what any onlooker sees.

## The end

stayaway-end-infected-by = { $whom }, turn { $turn }, { $through }
stayaway-end-alive = alive
stayaway-end-fallen = { $cause }, turn { $turn }

## What others wait for, public

stayaway-waiting-draw = to draw a card
stayaway-waiting-card_to_use = to play or discard a card
stayaway-waiting-card_to_offer = to offer a card
stayaway-waiting-answer_to_offer = to take the offer or refuse it
stayaway-waiting-answer_to_fire = to burn, or not
stayaway-waiting-answer_to_swap = to move, or not
stayaway-waiting-card_to_keep = to keep one of three cards
stayaway-waiting-side_to_swap = to choose a side
stayaway-waiting-seat_to_swap_with = to choose whom to change places with
stayaway-waiting-card_to_discard = to lose a card
stayaway-waiting-card_to_pass = to pass a card on
stayaway-waiting-seat_to_exchange_with = to choose whom to exchange with
stayaway-waiting-card_to_lay = to lay a card on the deck
stayaway-waiting-neighbour_to_show = to choose who sees the hand
stayaway-waiting-hand_to_show = to show the hand, or not

## House rules

stayaway-house-turn_after_swap = After a change of places, who is next?
stayaway-house-turn_after_swap-help = The printed game says both. Whoever changes places still offers a card from the new place first.
stayaway-house-turn_after_swap-mover = whoever sits after the one who moved
stayaway-house-turn_after_swap-swapped = the one they changed with
stayaway-house-thing_flamethrower = The Thing must not keep a Flamethrower
stayaway-house-thing_flamethrower-help = On its turn it must use, give or discard one. Without this it may hoard fire.
stayaway-house-quarantine_exchange = Exchanges in quarantine
stayaway-house-quarantine_exchange-help = Whether somebody in quarantine may be offered a card, or offer one.
stayaway-house-quarantine_exchange-out_only = out of it, not into it
stayaway-house-quarantine_exchange-open = allowed
stayaway-house-quarantine_exchange-none = none at all

## Why not

## Why something is not on offer

stayaway-why-out = { $seat } is out of the game.
stayaway-why-yourself = You cannot choose yourself here.
stayaway-why-not-beside = { $seat } does not sit beside you. This reaches only your neighbours.
stayaway-why-behind-door = A barred door stands between you and { $seat }.
stayaway-why-in-quarantine = { $seat } is in quarantine.
stayaway-why-defence-answers = { $card } is a defence card: you play it only in answer, when its moment comes. On your turn you can discard it.
stayaway-why-contagion-unplayed = { $card } is a contagion card and is never played.
stayaway-why-you-in-quarantine = You are in quarantine: { $card } cannot be played until it ends.
stayaway-why-nothing-to-chop = There is no barred door and no quarantine in your reach.
stayaway-why-nobody-in-reach = Nobody is in reach of { $card } now.
stayaway-why-the-thing-stays = This card is what you are: it never leaves your hand.
stayaway-why-fire-must-go = You are The Thing and hold a Flamethrower: it has to go first, played, discarded or given away.
stayaway-why-last-infected-stays = You are Infected and must keep your last Infected! card.
stayaway-why-humans-keep-infected = You are human, and humans never give an Infected! card away.
stayaway-why-infected-only-to-thing = You may give Infected! to The Thing alone, and that is not { $seat }.
stayaway-why-only-the-thing-declares = Only The Thing can say that no human is left.
stayaway-why-draw-first = First you draw the top card; then you play or discard one.
stayaway-why-no-card-for-anybody = You hold no card that is played on a player.
stayaway-why-partner-is = This card goes to { $seat }; whom, is not for you to choose.
stayaway-why-other-defence = { $card } does not stop an exchange. You can give it away like any other card.
stayaway-why-only-no-barbecue = Against a Flamethrower only No barbecue! helps.
stayaway-why-only-im-fine-here = Only I'm fine here lets you keep your place.
stayaway-why-only-drawn = You keep one of the cards you have just drawn; the rest of your hand stays as it is.
stayaway-why-not-the-third = { $seat } is not the third player to your left or right.
stayaway-why-whole-hand = You show the whole hand, one Infected! card, or nothing: no other single card.
stayaway-why-no-infected-card = You hold no Infected! card to show.

### Norwegian Outpost: only what differs from boardgame.ftl or is added. NPCs take the place of dogs; the one dog runs.
###
### $record is a key, "healthy" or "fillings"; $side is "human" or "alien". $tokens is a list of departure tokens.

norwegian-title = Norwegian Outpost
norwegian-tagline = Daylight, for once. The dog has already started running.

## What became of people

norwegian-status-escaped = got away

## Places

norwegian-room-helicopter-help = Ready from the start. USE with Keys: the escape, for those who are here. REPAIR and SABOTAGE as usual.
norwegian-room-radio_room-help = Ready from the start. USE: send the SOS. SABOTAGE: 1 damage, and it stays silent until repaired.
norwegian-room-weather_station-help = USE: roll the weather die and leave it here, then send 1 fuel to the Boiler or the Generator. SABOTAGE: 1 fuel is lost.
norwegian-room-snow_cat_a = Snow Cat A
norwegian-room-snow_cat_a-in = at Snow Cat A
norwegian-room-snow_cat_a-to = to Snow Cat A
norwegian-room-snow_cat_a-from = from Snow Cat A
norwegian-room-snow_cat_a-help = Ready from the start. USE with Keys: the escape, for those who are here. One damage stops it.
norwegian-room-snow_cat_b = Snow Cat B
norwegian-room-snow_cat_b-in = at Snow Cat B
norwegian-room-snow_cat_b-to = to Snow Cat B
norwegian-room-snow_cat_b-from = from Snow Cat B
norwegian-room-snow_cat_b-help = Ready from the start. USE with Keys: the escape, for those who are here. One damage stops it.
norwegian-room-snow_cat_c = Snow Cat C
norwegian-room-snow_cat_c-in = at Snow Cat C
norwegian-room-snow_cat_c-to = to Snow Cat C
norwegian-room-snow_cat_c-from = from Snow Cat C
norwegian-room-snow_cat_c-help = Ready from the start. USE with Keys: the escape, for those who are here. One damage stops it.
norwegian-room-shack = Shack
norwegian-room-shack-in = in the Shack
norwegian-room-shack-to = to the Shack
norwegian-room-shack-from = from the Shack
norwegian-room-shack-help = Captured NPCs are held here until its card is drawn.
norwegian-room-ufo = UFO
norwegian-room-ufo-in = in the UFO
norwegian-room-ufo-to = to the UFO
norwegian-room-ufo-from = from the UFO
norwegian-room-ufo-help = Older than the ice. It must not fly.
norwegian-room-sector_1 = Sector 1
norwegian-room-sector_1-in = in Sector 1
norwegian-room-sector_1-to = to Sector 1
norwegian-room-sector_1-from = from Sector 1
norwegian-room-sector_1-help = Whoever holds it at the end of the round takes departure tokens.
norwegian-room-sector_2 = Sector 2
norwegian-room-sector_2-in = in Sector 2
norwegian-room-sector_2-to = to Sector 2
norwegian-room-sector_2-from = from Sector 2
norwegian-room-sector_2-help = Whoever holds it at the end of the round takes departure tokens.
norwegian-room-sector_3 = Sector 3
norwegian-room-sector_3-in = in Sector 3
norwegian-room-sector_3-to = to Sector 3
norwegian-room-sector_3-from = from Sector 3
norwegian-room-sector_3-help = Whoever holds it at the end of the round takes departure tokens.
norwegian-room-sector_4 = Sector 4
norwegian-room-sector_4-in = in Sector 4
norwegian-room-sector_4-to = to Sector 4
norwegian-room-sector_4-from = from Sector 4
norwegian-room-sector_4-help = Whoever holds it at the end of the round takes departure tokens.
norwegian-room-sector_5 = Sector 5
norwegian-room-sector_5-in = in Sector 5
norwegian-room-sector_5-to = to Sector 5
norwegian-room-sector_5-from = from Sector 5
norwegian-room-sector_5-help = Whoever holds it at the end of the round takes departure tokens.
norwegian-room-sector_6 = Sector 6
norwegian-room-sector_6-in = in Sector 6
norwegian-room-sector_6-to = to Sector 6
norwegian-room-sector_6-from = from Sector 6
norwegian-room-sector_6-help = Whoever holds it at the end of the round takes departure tokens.
norwegian-room-sector_7 = Sector 7
norwegian-room-sector_7-in = in Sector 7
norwegian-room-sector_7-to = to Sector 7
norwegian-room-sector_7-from = from Sector 7
norwegian-room-sector_7-help = Whoever holds it at the end of the round takes departure tokens.
norwegian-room-sector_8 = Sector 8
norwegian-room-sector_8-in = in Sector 8
norwegian-room-sector_8-to = to Sector 8
norwegian-room-sector_8-from = from Sector 8
norwegian-room-sector_8-help = Whoever holds it at the end of the round takes departure tokens.

## Characters

norwegian-character-lloyd = Kate Lloyd
norwegian-character-lloyd-help = Laboratory: draws one extra lab token.
norwegian-character-carter = Carter
norwegian-character-carter-help = REPAIR takes off 2 damage instead of 1.
norwegian-character-jonas = Jonas
norwegian-character-jonas-help = Warehouse: draws 3 items instead of 2, keeps 1.
norwegian-character-edvard = Edvard
norwegian-character-edvard-help = After drawing, may discard an action card and draw another.
norwegian-character-juliette = Juliette
norwegian-character-juliette-help = Kitchen: 1 food is enough to feed everybody.
norwegian-character-adam = Adam
norwegian-character-adam-help = Weather Station: rolls the die twice and takes either result.
norwegian-character-halvorson = Halvorson
norwegian-character-halvorson-help = Not affected by darkness; looks at 2 cards in a special action.
norwegian-character-lars = Lars
norwegian-character-lars-help = Alone with an NPC, nothing happens to him.

## Things, tokens, records, tests

norwegian-thing-grenade = Grenade
norwegian-thing-grenade-help = Fire, once. Use it on the exposed alien, or to burn a room.
norwegian-thing-sniper_rifle = Sniper Rifle
norwegian-thing-sniper_rifle-help = A free bonus: the dog has further to run. Only one is allowed per game.
norwegian-thing-flamethrower-help = Lies open, with 6 reloads. One reload is fire, or a way out of a meeting.
norwegian-thing-keys-help = Starts the Helicopter or a Snow Cat, if it is undamaged.
norwegian-thing-flashlight-help = In the dark, choose your own card; in a special action, see 2 cards; in test B, look at teeth. You keep it.
norwegian-thing-departure_1 = Departure 1
norwegian-thing-departure_1-help = A departure token worth 1. The aliens pay for launch sequence cards with it.
norwegian-thing-departure_2 = Departure 2
norwegian-thing-departure_2-help = A departure token worth 2. The aliens pay for launch sequence cards with it.
norwegian-thing-departure_3 = Departure 3
norwegian-thing-departure_3-help = A departure token worth 3. The aliens pay for launch sequence cards with it.
norwegian-record-healthy = healthy
norwegian-record-healthy-help = Every alien has them, and so do half the humans.
norwegian-record-fillings = fillings
norwegian-record-fillings-help = It can't copy metal: fillings are human.
norwegian-test-B = test B, by flashlight
norwegian-test-B-help = Takes a Flashlight. For each action card you discard, somebody shows their dental record; fillings are human.

## Phases and tracks

norwegian-phase-dogs = NPCs, leader, dog
norwegian-phase-dogs-help = The NPCs wander on, the leader changes, and the dog runs one space.
norwegian-phase-encounters-help = First the exposed alien, then NPCs and people who share a room.
norwegian-phase-sectors = UFO
norwegian-phase-sectors-help = The aliens lie in wait in sectors, the humans choose where to look; whoever holds a sector takes its tokens.
norwegian-track-dog = The dog
norwegian-track-dog-help = It runs one space a round. On its last space it gets away, and the aliens have won.
norwegian-danger-dog = { $rounds ->
    [1] The dog gets away tonight
   *[other] The dog gets away in { $rounds } rounds
}
norwegian-danger-dog-short = { $rounds ->
    [1] Away tonight
   *[other] Away in { $rounds } rounds
}

## What happened

norwegian-event-DentalRecordTaken = { $you ->
    [pawn] { $record ->
        [healthy] Your teeth are healthy.
       *[fillings] You have fillings.
    }
   *[other] { $record ->
        [hidden] { $pawn } keeps a dental record.
        [healthy] { $pawn } has healthy teeth.
       *[fillings] { $pawn } has fillings.
    }
}
norwegian-event-DentalRecordShown = { $you ->
    [pawn] { $record ->
        [healthy] You open your mouth: healthy teeth. It proves nothing.
       *[fillings] You open your mouth: fillings. You are human.
    }
   *[other] { $record ->
        [healthy] { $pawn } opens wide: healthy teeth. It proves nothing.
       *[fillings] { $pawn } opens wide: fillings. Human.
    }
}
norwegian-event-RifleLaid = { $you ->
    [pawn] You lie down in the snow with a Sniper Rifle. Spaces the dog now has to run: { $track }.
   *[other] { $pawn } lies down in the snow with a Sniper Rifle. Spaces the dog now has to run: { $track }.
}
norwegian-event-DogRan = The dog runs: space { $space }.
norwegian-event-HumansEscaped = { $you ->
    [pawns] You are away, and human. The others are still here.
   *[other] { $pawns_count ->
        [one] { $pawns } is away, and human. The others are still here.
       *[other] { $pawns } are away, and human. The others are still here.
    }
}
norwegian-event-UfoReached = The Snow Cat stops at something older than the ice. Aliens: { $aliens }. Humans: { $humans }.
norwegian-event-UfoRoundBegan = UFO, round { $round }.
norwegian-event-TokensCollected = { $side ->
    [alien] { $tokens ->
        [hidden] The aliens take { $count ->
            [one] a departure token { $sector_in }.
           *[other] { $count } departure tokens { $sector_in }.
        }
       *[shown] The aliens take { $sector_in }: { $tokens }.
    }
   *[human] { $tokens ->
        [hidden] The humans take { $count ->
            [one] a departure token { $sector_in }.
           *[other] { $count } departure tokens { $sector_in }.
        }
       *[shown] The humans take { $sector_in }: { $tokens }.
    }
}
norwegian-event-LaunchCardPaid = Something hums in the hull: launch sequence card { $number }, paid for with { $tokens }.
norwegian-event-SectorsLeft = Everybody falls back to the entrance.
norwegian-event-DogsGathered = { $count ->
    [0] No NPC is about.
    [one] 1 NPC is about.
   *[other] { $count } NPCs are about.
}
norwegian-event-DogPlaced = An NPC goes { $room_to }.
norwegian-event-DogPlaced-many = NPCs wander: { $rooms }.
norwegian-event-KennelOpened = { $dogs ->
    [one] The Shack stands open: 1 NPC is out.
   *[other] The Shack stands open: { $dogs } NPCs are out.
}
norwegian-event-DogCaptured = The NPC { $room_in } is caught and locked away.
norwegian-event-DogAssimilated = The alien assimilates the NPC { $room_in }, and grows.
norwegian-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] Alone with the NPC, you draw a token: alien.
       *[human] Alone with the NPC, you draw a token: human.
    }
   *[other] { $token ->
        [hidden] Alone with the NPC, { $pawn } draws a token.
        [alien] Alone with the NPC, { $pawn } draws a token: alien.
       *[human] Alone with the NPC, { $pawn } draws a token: human.
    }
}

## How it came and how it ended

norwegian-through-dog = by an NPC { $room_in }, round { $round }
norwegian-reason-dog_escaped = A dog runs across the ice to the Americans. They will like it. The aliens have won.
norwegian-reason-ufo_launched = The ice breaks open and it rises. The aliens have won.
norwegian-reason-alien_beaten = Nothing moves in the hull any more. The humans have won.
norwegian-reason-ufo_grounded = It will never fly again. The humans have won.
norwegian-reason-ufo_held = They held the hull until help came. The humans have won.
norwegian-reason-escaped = The last human got away. The humans have won.
norwegian-reason-alien_aboard = Something left the ice that was not human. The aliens have won.

## Questions

norwegian-question-room_to_enter-help = Any room with fewer than 3 people, but not the Leisure Room or the Dormitory. Meeting people is a risk; so is being alone with an NPC.
norwegian-question-notice = { $saw ->
    [hidden] You saw no token.
    [alien] { $of ->
        [nobody] You drew a token for the NPC: alien.
       *[somebody] You saw one of { $of }'s tokens: alien.
    }
   *[human] { $of ->
        [nobody] You drew a token for the NPC: human.
       *[somebody] You saw one of { $of }'s tokens: human.
    }
} { $role ->
    [alien] You are an alien.
   *[human] You are human.
}
norwegian-question-bonus_to_play-help = Tools, Fuel and a Sniper Rifle are free, and come first. Everybody who is given a card is asked, with or without one.
norwegian-question-vehicle_use-help = Start the escape, if it is undamaged and you have Keys, or let the card go to waste.
norwegian-question-character_to_test-help = In test A, a human goes to green and an alien is exposed. In test B, only fillings prove anything.
norwegian-question-card_to_discard_for_test = Which card do you discard to look into a mouth?
norwegian-question-card_to_discard_for_test-help = One card for each mouth. You may go on as long as you have cards.
norwegian-question-wish_to_board-help = Those on board decide. Anyone who joins shows their role; with an alien among you, the aliens have won.
norwegian-question-boarding_to_allow-help = Let an alien join you, and the aliens win. Anybody left behind plays on.
norwegian-question-sector_to_haunt = Which sector do you lie in wait in?
norwegian-question-sector_to_haunt-help = Each sector needs a minimum strength and yields tokens to whoever holds it. The launch has to be paid for.
norwegian-question-launch_card_to_pay = Do you pay { $cost } for the next launch sequence card?
norwegian-question-launch_card_to_pay-help = Up to two a round, in order. No change given. With the last one, you fly.
norwegian-question-token_to_pay = Which token do you put down? The card costs { $cost }; down so far: { $down }.
norwegian-question-token_to_pay-help = Token by token, until they are worth enough.

## Options

norwegian-option-alien_deed-dog = Assimilate the NPC
norwegian-option-alien_deed-collect = Collect the tokens
norwegian-option-fire_to_use-grenade = Throw a Grenade
norwegian-option-fire_for_room-grenade = With a Grenade
norwegian-option-bonus_to_play-sniper_rifle = Sniper Rifle: further to run for the dog
norwegian-option-launch_card_to_pay-wait = Not yet
norwegian-option-launch_card_to_pay-pay = Pay
norwegian-option-sector_to_haunt-done = That's all

## What others wait for

norwegian-waiting-card_to_discard_for_test = to look into a mouth
norwegian-waiting-sector_to_haunt = to lie in wait
norwegian-waiting-launch_card_to_pay = to pay for the launch, or not
norwegian-waiting-token_to_pay = to pay for the launch

## The table

norwegian-board-legend = ◆ marker ∴ NPC ✶ alien
norwegian-board-dogs = { $count ->
    [one] 1 NPC
   *[other] { $count } NPCs
}
norwegian-board-dog = the dog { $space } of { $track }
norwegian-board-gone = gone
norwegian-board-teeth = Teeth
norwegian-supply-dogs = NPCs off the board: { $count }
norwegian-supply-dogs_gone = NPCs out of the game: { $count }
norwegian-supply-rifles = Sniper Rifles used against the dog: { $count }
norwegian-board-escaped = You got away, and human. You have won; the others play on.
norwegian-fate-escaped = Got away as a human: has won, whatever came after.
norwegian-board-ufo-round = UFO, round { $round } of { $rounds }
norwegian-board-ufo-reserve = reserve { $count }
norwegian-board-ufo-launch = launch { $paid } of { $cards }, next costs { $cost }
norwegian-board-ufo-tokens = tokens: aliens { $team }, humans { $humans }
norwegian-board-ufo-known = Tokens
norwegian-board-ufo-legend = ≥ minimum + yields ◇ token
norwegian-choice-sector = needs { $minimum }, yields { $value }
norwegian-board-ufo-sector = ≥{ $minimum } +{ $value }
norwegian-map-help =
    Each room shows its fuel ▮ and damage ✖, and who is there by the first letters of their name: capitals are
    standing, small letters are lying down. ∴ is an NPC, ✶ the exposed alien with its strength, ◆ the leader marker,
    ★ the leader. In the crew list, ■ is suspicion, and 2c 1w 4i 3l are 2 cards, 1 weapon, 4 items and 3 lab tokens;
    ♨ is a Flamethrower and its reloads. In the UFO, ≥2 is the minimum strength a sector needs, +2 what it yields, and
    ◇ a token lying there.

## The plan in the browser

norwegian-plan-minimum = minimum strength { $count }
norwegian-plan-yields = yields { $count ->
    [one] 1 departure token
   *[other] { $count } departure tokens
}
norwegian-plan-token = a departure token lies here

## Figures

norwegian-figure-snow_cats = Snow Cats
norwegian-figure-npcs = NPCs
norwegian-figure-snow_cat_damage = Snow Cat: maximum damage
norwegian-figure-dog_track = Length of the dog's track
norwegian-figure-rifle_spaces = Spaces a Sniper Rifle adds
norwegian-figure-sector_1_minimum = Sector 1: minimum strength
norwegian-figure-sector_1_value = Sector 1: tokens it yields
norwegian-figure-sector_2_minimum = Sector 2: minimum strength
norwegian-figure-sector_2_value = Sector 2: tokens it yields
norwegian-figure-sector_3_minimum = Sector 3: minimum strength
norwegian-figure-sector_3_value = Sector 3: tokens it yields
norwegian-figure-sector_4_minimum = Sector 4: minimum strength
norwegian-figure-sector_4_value = Sector 4: tokens it yields
norwegian-figure-sector_5_minimum = Sector 5: minimum strength
norwegian-figure-sector_5_value = Sector 5: tokens it yields
norwegian-figure-sector_6_minimum = Sector 6: minimum strength
norwegian-figure-sector_6_value = Sector 6: tokens it yields
norwegian-figure-sector_7_minimum = Sector 7: minimum strength
norwegian-figure-sector_7_value = Sector 7: tokens it yields
norwegian-figure-sector_8_minimum = Sector 8: minimum strength
norwegian-figure-sector_8_value = Sector 8: tokens it yields
norwegian-figure-departure_1 = Departure tokens worth 1
norwegian-figure-departure_2 = Departure tokens worth 2
norwegian-figure-departure_3 = Departure tokens worth 3
norwegian-figures-ufo = UFO
norwegian-problem-token_count = There must be at least { $least } departure tokens, one for each sector. These add up to { $given }.
norwegian-problem-token_worth = Together the departure tokens must be worth at least { $least }, the cost of all launch sequence cards. These are worth { $given }.

## Why something is not on offer

norwegian-why-rifle-laid = A Sniper Rifle has already been used, and only one is allowed per game.
norwegian-why-no-card-to-discard = You have no action card to discard for this test.
norwegian-why-too-weak = { $room } needs a strength of { $minimum } or more; you have { $strength }.
norwegian-why-tokens-too-few = The next launch sequence card costs { $cost }; your tokens are worth less.
norwegian-why-for-dogs-only = { $room }: for NPCs and the exposed alien only, never the crew.
norwegian-why-no-dog-here = There is no NPC { $room_in }.
norwegian-why-kennel-card-away = { $room }: its card is in the location deck only while an NPC is held there.

## House rules

norwegian-house-weapons_avoid_dogs = Weapons against NPCs
norwegian-house-weapons_avoid_dogs-help = Whoever withdraws with a weapon gets away from the NPC too. Without this, weapons only help against your own people.

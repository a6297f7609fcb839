### The Thing: The Boardgame. Coop and norwegian fall back to these words.
###
### $you is the name of the variable that stands for the reader, or "nobody"; with several people (pawns) only if the
### reader is alone among them. What the reader does not know is "hidden", somebody who is not there "nobody".
### A place comes four times: $room (its name), $room_in, $room_to, $room_from. Several people or things are a list in
### words; $pawns_count says how many. Yes and no are "yes" and "no". Roles, tokens, weathers and shelves are keys.

boardgame-title = The Thing: The Boardgame
boardgame-tagline = A long night, little fuel, and somebody here only looks like a friend.
boardgame-roster = Ada, Bruno, Carla, Dario, Edda, Falk, Greta, Hugo, Ines, Jules, Kira, Leo

## Roles, and what became of people

boardgame-role-human = human
boardgame-role-human-help = Keep the base alive, get every human out, and let nothing else come along.
boardgame-role-alien = alien
boardgame-role-alien-help = Infect them, break what keeps them warm, and be aboard when they leave.
boardgame-status-character = in the crew
boardgame-status-exposed = exposed alien
boardgame-status-dead = dead

## Places

boardgame-room-weather_station = Weather Station
boardgame-room-weather_station-short = Weather
boardgame-room-weather_station-in = at the Weather Station
boardgame-room-weather_station-to = to the Weather Station
boardgame-room-weather_station-from = from the Weather Station
boardgame-room-weather_station-help = USE: roll the weather die and leave it here, then send 1 fuel to a room. SABOTAGE: 1 fuel is lost.
boardgame-room-armory = Armory
boardgame-room-armory-in = in the Armory
boardgame-room-armory-to = to the Armory
boardgame-room-armory-from = from the Armory
boardgame-room-armory-help = USE: draw 2 weapons, keep 1. SABOTAGE: a weapon leaves the game, unseen.
boardgame-room-kitchen = Kitchen
boardgame-room-kitchen-in = in the Kitchen
boardgame-room-kitchen-to = to the Kitchen
boardgame-room-kitchen-from = from the Kitchen
boardgame-room-kitchen-help = USE: cook, so that 2 food feed everybody tonight. SABOTAGE: 2 food spoil.
boardgame-room-laboratory = Laboratory
boardgame-room-laboratory-in = in the Laboratory
boardgame-room-laboratory-to = to the Laboratory
boardgame-room-laboratory-from = from the Laboratory
boardgame-room-laboratory-help = USE: draw a lab token for each person standing here; blood bags make tests. SABOTAGE: a blood bag is lost.
boardgame-room-radio_room = Radio Room
boardgame-room-radio_room-short = Radio
boardgame-room-radio_room-in = in the Radio Room
boardgame-room-radio_room-to = to the Radio Room
boardgame-room-radio_room-from = from the Radio Room
boardgame-room-radio_room-help = USE: send the SOS, once there is no damage left. REPAIR: 1 damage less. SABOTAGE: 1 damage.
boardgame-room-helicopter = Base Helicopter
boardgame-room-helicopter-short = Helicopter
boardgame-room-helicopter-in = at the Base Helicopter
boardgame-room-helicopter-to = to the Base Helicopter
boardgame-room-helicopter-from = from the Base Helicopter
boardgame-room-helicopter-help = USE: 1 fuel; or, with Keys, a full tank and no damage, the escape. REPAIR: 1 damage less. SABOTAGE: 1 more.
boardgame-room-shed = Shed
boardgame-room-shed-in = in the Shed
boardgame-room-shed-to = to the Shed
boardgame-room-shed-from = from the Shed
boardgame-room-shed-help = Home of the Snow Cat. USE: 1 fuel; or, with Keys, a full tank and no damage, the escape. REPAIR and SABOTAGE as usual.
boardgame-room-boiler_room = Boiler Room
boardgame-room-boiler_room-short = Boiler
boardgame-room-boiler_room-in = in the Boiler Room
boardgame-room-boiler_room-to = to the Boiler Room
boardgame-room-boiler_room-from = from the Boiler Room
boardgame-room-boiler_room-help = Burns fuel every round. With 3 damage when it is checked, it dies, and the base starts to freeze.
boardgame-room-generator_room = Generator Room
boardgame-room-generator_room-short = Generator
boardgame-room-generator_room-in = in the Generator Room
boardgame-room-generator_room-to = to the Generator Room
boardgame-room-generator_room-from = from the Generator Room
boardgame-room-generator_room-help = Burns fuel every round. With 2 damage when it is checked, the lights go out.
boardgame-room-warehouse = Warehouse
boardgame-room-warehouse-in = in the Warehouse
boardgame-room-warehouse-to = to the Warehouse
boardgame-room-warehouse-from = from the Warehouse
boardgame-room-warehouse-help = USE: draw 2 items, keep 1. SABOTAGE: an item leaves the game, unseen.
boardgame-room-leisure_room = Leisure Room
boardgame-room-leisure_room-in = in the Leisure Room
boardgame-room-leisure_room-to = to the Leisure Room
boardgame-room-leisure_room-from = from the Leisure Room
boardgame-room-leisure_room-help = Where everybody meets after work, to trade and to point fingers.
boardgame-room-dormitory = Dormitory
boardgame-room-dormitory-short = Dormitory
boardgame-room-dormitory-in = in the Dormitory
boardgame-room-dormitory-to = to the Dormitory
boardgame-room-dormitory-from = from the Dormitory
boardgame-room-dormitory-help = Lie down, and swap your hand for cards of your choice.
boardgame-room-kennel = Kennel
boardgame-room-kennel-in = in the Kennel
boardgame-room-kennel-to = to the Kennel
boardgame-room-kennel-from = from the Kennel
boardgame-room-kennel-help = Captured dogs are held here until its card is drawn.
boardgame-room-pantry = Pantry
boardgame-room-pantry-in = in the Pantry
boardgame-room-pantry-to = to the Pantry
boardgame-room-pantry-from = from the Pantry
boardgame-room-pantry-help = The food you have left. Uncooked, 4 food go every night.
boardgame-room-underground = Underground Warehouse
boardgame-room-underground-short = Underground
boardgame-room-underground-in = in the Underground Warehouse
boardgame-room-underground-to = to the Underground Warehouse
boardgame-room-underground-from = from the Underground Warehouse
boardgame-room-underground-help = Fuel for the Boiler and the Generator.
boardgame-room-external = External Reserve
boardgame-room-external-short = Reserve
boardgame-room-external-in = in the External Reserve
boardgame-room-external-to = to the External Reserve
boardgame-room-external-from = from the External Reserve
boardgame-room-external-help = Fuel for the vehicles.
boardgame-room-operations = Operations Room
boardgame-room-operations-short = Operations
boardgame-room-operations-in = in the Operations Room
boardgame-room-operations-to = to the Operations Room
boardgame-room-operations-from = from the Operations Room
boardgame-room-operations-help = Where everything ends up that is burned or used up.
boardgame-room-rescue_helicopter = Rescue Helicopter
boardgame-room-rescue_helicopter-short = Rescue
boardgame-room-rescue_helicopter-in = in the Rescue Helicopter
boardgame-room-rescue_helicopter-to = to the Rescue Helicopter
boardgame-room-rescue_helicopter-from = from the Rescue Helicopter
boardgame-room-rescue_helicopter-help = Comes after an SOS, weather permitting. Once here, it waits as long as its fuel lasts.

## Characters

boardgame-character-bennings = Bennings
boardgame-character-bennings-help = Weather Station: rolls the die twice and takes either result.
boardgame-character-clark = Clark
boardgame-character-clark-help = The dogs trust him: alone with one, nothing happens.
boardgame-character-windows = Windows
boardgame-character-windows-help = REPAIR takes off 2 damage instead of 1.
boardgame-character-macready = MacReady
boardgame-character-macready-help = Armory: draws 3 weapons instead of 2, keeps 1.
boardgame-character-garry = Garry
boardgame-character-garry-help = After drawing, may discard an action card and draw another.
boardgame-character-norris = Norris
boardgame-character-norris-help = Not affected by darkness; looks at 2 cards in a special action.
boardgame-character-blair = Dr. Blair
boardgame-character-blair-help = Laboratory: draws one extra lab token.
boardgame-character-nauls = Nauls
boardgame-character-nauls-help = Kitchen: 1 food is enough to feed everybody.

## Action cards

boardgame-card-use = USE
boardgame-card-use-help = Do what the room is there for.
boardgame-card-repair = REPAIR
boardgame-card-repair-help = Take 1 damage off the room.
boardgame-card-sabotage = SABOTAGE
boardgame-card-sabotage-help = Break something, or lose what the room holds.

## Weapons, items, lab tokens

boardgame-shelf-weapons = weapons
boardgame-shelf-items = items
boardgame-shelf-lab = lab tokens
boardgame-thing-flamethrower = Flamethrower
boardgame-thing-flamethrower-help = Lies open, with 6 reloads. One reload is fire, a way out of a meeting or, with Wire, a test.
boardgame-thing-reload = Flamethrower reload
boardgame-thing-reload-help = One burst from a Flamethrower: fire, or a way out of a meeting.
boardgame-thing-dynamite = Dynamite
boardgame-thing-dynamite-help = Dynamite or a Molotov: fire, once. Use it on the exposed alien, or to burn a room.
boardgame-thing-melee = Melee weapon
boardgame-thing-melee-help = Gets you out of a meeting, once.
boardgame-thing-firearm = Firearm
boardgame-thing-firearm-help = Gets you out of a meeting. You keep it.
boardgame-thing-keys = Keys
boardgame-thing-keys-help = Starts the Helicopter or the Snow Cat, if it is undamaged and full.
boardgame-thing-flashlight = Flashlight
boardgame-thing-flashlight-help = In the dark, choose your own card; in a special action, see 2 cards. You keep it.
boardgame-thing-tools = Tools
boardgame-thing-tools-help = A free bonus: 1 damage less in the room you're in.
boardgame-thing-fuel_can = Fuel
boardgame-thing-fuel_can-help = A free bonus: 1 fuel from its store, for the room you're in.
boardgame-thing-wire = Wire
boardgame-thing-wire-help = With a Flamethrower reload it makes test B, on anybody. You keep it.
boardgame-thing-blood_bag = Blood bag
boardgame-thing-blood_bag-help = Spend it on test A: the most suspected shows their role.
boardgame-thing-failure = Failure
boardgame-thing-failure-help = Good for nothing. The others needn't know.

## Tokens and tests

boardgame-token-human = human token
boardgame-token-alien = alien token
boardgame-test-A = test A, by blood
boardgame-test-A-help = Costs a blood bag. The most suspected shows their role.
boardgame-test-B = test B, by hot wire
boardgame-test-B-help = Takes Wire, and costs a reload. Anybody may be made to show their role.

## Phases

boardgame-phase-set_up = Set-up
boardgame-phase-set_up-help = Characters, roles and first hands are dealt.
boardgame-phase-weather = Weather
boardgame-phase-weather-help = The leader rolls the die: sun, snow or storm.
boardgame-phase-maintenance = Maintenance
boardgame-phase-maintenance-help = Boiler and Generator burn fuel; what they don't get, they take as damage. Help comes nearer, if you called it.
boardgame-phase-alien = Alien
boardgame-phase-alien-help = The exposed aliens place strength on rooms, face down.
boardgame-phase-movement = Movement
boardgame-phase-movement-help = Draw up, then each in turn: go to a room and hand over a card, or swap cards.
boardgame-phase-encounters = Encounters
boardgame-phase-encounters-help = First the exposed alien, then dogs and people who share a room.
boardgame-phase-burning = Fire
boardgame-phase-burning-help = Anybody standing in a room may ask the leader to burn it down.
boardgame-phase-actions = Actions
boardgame-phase-actions-help = The leader turns over card after card, and gives each to somebody standing where it works.
boardgame-phase-leisure = Leisure Room
boardgame-phase-leisure-help = Trade, accuse and, if you're an alien who is tired of hiding, show yourself.
boardgame-phase-tests = Tests
boardgame-phase-tests-help = One test of each kind, if somebody can and the leader agrees.
boardgame-phase-food = Food
boardgame-phase-food-help = Whatever was cooked gets eaten; if nothing was, 4 from the Pantry. Too little means hunger, for good.
boardgame-phase-dogs = Dogs and leader
boardgame-phase-dogs-help = The dogs run to other rooms. Whoever picked up the marker leads, and the marker moves on.
boardgame-phase-escape = Escape
boardgame-phase-escape-help = Board one at a time, least suspected first. Anyone who boards shows their role.

## Weather and tracks

boardgame-weather-sun = sun
boardgame-weather-snow = snow
boardgame-weather-storm = storm
boardgame-track-suspicion = Suspicion
boardgame-track-suspicion-help = 0 is green, and trusted; on red, you show the cards you hand over. Accusations and meetings move you up.
boardgame-track-freezing = Freezing
boardgame-track-freezing-help = Starts once the Boiler is gone. On its last space, the base is dead.
boardgame-track-rescue = Rescue
boardgame-track-rescue-help = How far the Rescue Helicopter has come, and how much fuel it has left to wait.

## What happened to the base

boardgame-event-RoundBegan = Round { $round }.
boardgame-event-PhaseBegan = { $phase }:
boardgame-event-WeatherDieRolled = { $weather ->
    [sun] The die shows sun.
    [snow] The die shows snow.
   *[storm] The die shows storm.
}
boardgame-event-WeatherSet = { $at_station ->
    [yes] { $weather ->
        [sun] The Weather Station promises sun.
        [snow] The Weather Station promises snow.
       *[storm] The Weather Station promises a storm.
    }
   *[no] { $weather ->
        [sun] A low sun, and no warmth in it.
        [snow] It snows.
       *[storm] A storm comes down on the base.
    }
}
boardgame-event-FuelBurned = { $lacking ->
    [0] { $burned ->
        [0] { $room }: no fuel needed.
       *[other] { $room }: { $burned } fuel burned.
    }
   *[other] { $burned ->
        [0] { $room }: { $lacking } fuel missing.
       *[other] { $room }: { $burned } fuel burned, { $lacking } missing.
    }
}
boardgame-event-FuelMoved = Fuel moved { $source_from } { $room_to }: { $count }.
boardgame-event-FuelLost = Fuel lost { $source_from }: { $count }.
boardgame-event-RoomDamaged = { $room }: { $count } more damage.
boardgame-event-RoomRepaired = { $room }: { $count } damage repaired.
boardgame-event-BoilerDestroyed = The Boiler is gone for good. Now the cold can take its time.
boardgame-event-FreezingMoved = { $space ->
    [0] The fire warms the walls: freezing starts over from the first space.
   *[other] The cold creeps on: freezing { $space }.
}
boardgame-event-PowerFailed = The lights go out.
boardgame-event-PowerReturned = The lights flicker, and stay on.
boardgame-event-RescueMoved = { $arrived ->
    [yes] The Rescue Helicopter is here, with fuel for { $fuel ->
        [one] 1 more round.
       *[other] { $fuel } more rounds.
    }
   *[no] The Rescue Helicopter comes nearer: space { $space }, fuel { $fuel }.
}
boardgame-event-RescueLeft = The Rescue Helicopter turns away. It won't be back.
boardgame-event-SosSent = The SOS goes out. Somebody may have heard it.
boardgame-event-RoomSabotaged = { $by_alien ->
    [yes] The alien breaks things { $room_in }.
   *[no] Sabotage { $room_in }.
}
boardgame-event-RoomBurned = { $room } burns. Nobody will ever enter it again.
boardgame-event-FoodMoved = { $count ->
    [one] On the stove: 1 food.
   *[other] On the stove: { $count } food.
}
boardgame-event-FoodLost = Food lost { $source_from }: { $count }.
boardgame-event-FoodEaten = { $source ->
    [kitchen] A warm meal: { $count } food.
   *[pantry] { $count ->
        [0] There is nothing left to eat.
       *[other] Cold, from the tin: { $count } food.
    }
}
boardgame-event-HungerBegan = Not enough to go round. From now on, everybody is hungry.
boardgame-event-DogsGathered = { $count ->
    [0] No dog is loose.
    [one] 1 dog is loose.
   *[other] { $count } dogs are loose.
}
boardgame-event-DogPlaced = A dog runs { $room_to }.
boardgame-event-DogPlaced-many = Dogs run out: { $rooms }.
boardgame-event-KennelOpened = { $dogs ->
    [one] The Kennel stands open: 1 dog is out.
   *[other] The Kennel stands open: { $dogs } dogs are out.
}
boardgame-event-DogCaptured = The dog { $room_in } is caught and locked away.
boardgame-event-DogAssimilated = The alien assimilates the dog { $room_in }, and grows.
boardgame-event-MarkerPlaced = { $room ->
    [hidden] The leader marker stays off the board.
   *[somewhere] The leader marker lies { $room_in }.
}

## What happened to cards and things

boardgame-event-CardDrawn = { $you ->
    [pawn] You draw { $card }.
   *[other] { $card ->
        [hidden] { $pawn } draws a card.
       *[shown] { $pawn } draws { $card }.
    }
}
boardgame-event-CardDrawn-many = { $you ->
    [pawn] You draw { $cards }.
   *[other] { $cards ->
        [hidden] { $pawn } draws { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
       *[shown] { $pawn } draws { $cards }.
    }
}
boardgame-event-DeckShuffled = The discards are shuffled into the deck.
boardgame-event-CardAddedUnseen = The top card of the deck joins the stack, unseen.
boardgame-event-HandDiscarded = { $count ->
    [0] { $you ->
        [pawn] You have no cards to discard.
       *[other] { $pawn } has no cards to discard.
    }
   *[other] { $you ->
        [pawn] You discard { $cards }.
       *[other] { $cards ->
            [hidden] { $count ->
                [one] { $pawn } discards a card.
               *[other] { $pawn } discards { $count } cards.
            }
           *[shown] { $pawn } discards { $cards }.
        }
    }
}
boardgame-event-FlashlightShown = { $you ->
    [pawn] You switch your Flashlight on.
   *[other] { $pawn } switches a Flashlight on.
}
boardgame-event-CardHandedOver = { $drawn_by ->
    [nobody] { $you ->
        [pawn] You hand over { $card }.
       *[other] { $card ->
            [hidden] { $pawn } hands over a card.
           *[shown] { $pawn } hands over { $card }.
        }
    }
   *[somebody] { $you ->
        [pawn] In the dark, { $drawn_by } draws a card from your hand for the stack: { $card }.
        [drawn_by] In the dark, you draw a card from { $pawn }'s hand for the stack, blind.
       *[other] { $card ->
            [hidden] In the dark, { $drawn_by } draws a card from { $pawn }'s hand for the stack.
           *[shown] In the dark, { $drawn_by } draws a card from { $pawn }'s hand for the stack: { $card }.
        }
    }
}
boardgame-event-CardShown = { $you ->
    [pawn] On red, you hand over { $card } for all to see.
   *[other] On red, { $pawn } hands over { $card } for all to see.
}
boardgame-event-DeckLookedThrough = { $you ->
    [pawn] You lie down and look through the deck: { $deck }.
   *[other] { $deck ->
        [hidden] { $pawn } lies down and looks through the deck.
       *[shown] { $pawn } lies down and looks through the deck: { $deck }.
    }
}
boardgame-event-CardsChanged = { $count ->
    [0] { $you ->
        [pawn] You swap no cards.
       *[other] { $pawn } swaps no cards.
    }
   *[other] { $you ->
        [pawn] You swap { $given } for { $taken }.
       *[other] { $given ->
            [hidden] { $count ->
                [one] { $pawn } swaps a card.
               *[other] { $pawn } swaps { $count } cards.
            }
           *[shown] { $pawn } swaps { $given } for { $taken }.
        }
    }
}
boardgame-event-StackCardLost = A card is lost from the stack, unseen.
boardgame-event-CardRevealed = From the stack: { $card }.
boardgame-event-CardAssigned = { $lost ->
    [yes] { $you ->
        [pawn] { $card } is yours, and can't be carried out.
       *[other] { $card } goes to { $pawn }, and can't be carried out.
    }
   *[no] { $you ->
        [pawn] { $card } is yours.
       *[other] { $card } goes to { $pawn }.
    }
}
boardgame-event-StackDiscarded = { $count ->
    [0] The stack is empty.
    [one] The last card of the stack is discarded unseen.
   *[other] The last { $count } cards of the stack are discarded unseen.
}
boardgame-event-BonusPlayed = { $you ->
    [pawn] You add { $card }.
   *[other] { $pawn } adds { $card }.
}
boardgame-event-CardLost = { $card } comes to nothing. Nobody says why.
boardgame-event-ThingsDrawn = { $you ->
    [pawn] You find { $things }.
   *[other] { $things ->
        [hidden] { $shelf ->
            [weapons] { $count ->
                [one] { $pawn } finds a weapon.
               *[other] { $pawn } looks at { $count } weapons.
            }
            [items] { $count ->
                [one] { $pawn } finds an item.
               *[other] { $pawn } looks at { $count } items.
            }
           *[lab] { $count ->
                [one] { $pawn } draws a lab token.
               *[other] { $pawn } draws { $count } lab tokens.
            }
        }
       *[shown] { $pawn } finds { $things }.
    }
}
boardgame-event-ThingKept = { $you ->
    [pawn] You keep { $thing }.
   *[other] { $thing ->
        [hidden] { $shelf ->
            [weapons] { $pawn } keeps a weapon.
            [items] { $pawn } keeps an item.
           *[lab] { $pawn } keeps a lab token.
        }
       *[shown] { $pawn } keeps { $thing }.
    }
}
boardgame-event-FlamethrowerLaidOpen = { $you ->
    [pawn] { $reloads ->
        [one] You lay a Flamethrower in front of you, with 1 reload.
       *[other] You lay a Flamethrower in front of you, with { $reloads } reloads.
    }
   *[other] { $reloads ->
        [one] { $pawn } lays a Flamethrower on the table, with 1 reload.
       *[other] { $pawn } lays a Flamethrower on the table, with { $reloads } reloads.
    }
}
boardgame-event-LabTokenDiscarded = { $you ->
    [pawn] You discard { $token }.
   *[other] { $token ->
        [hidden] { $pawn } discards a lab token.
       *[shown] { $pawn } discards { $token }.
    }
}
boardgame-event-ThingsRemoved = { $shelf ->
    [weapons] { $count ->
        [one] A weapon is gone, unseen.
       *[other] { $count } weapons are gone, unseen.
    }
    [items] { $count ->
        [one] An item is gone, unseen.
       *[other] { $count } items are gone, unseen.
    }
   *[lab] { $count ->
        [one] A lab token is gone, unseen.
       *[other] { $count } lab tokens are gone, unseen.
    }
}
boardgame-event-BloodBagRemoved = { $found ->
    [yes] A blood bag bursts.
   *[no] There is no blood bag left to spoil.
}
boardgame-event-DealProposed = { $you ->
    [proposer] You offer { $partner } { $things }.
    [partner] { $proposer } offers you { $things }.
   *[other] { $proposer } offers { $partner } { $things }.
}
boardgame-event-DealAnswered = { $you ->
    [proposer] { $partner } puts in { $things }.
    [partner] You put in { $things }.
   *[other] { $partner } puts in { $things }.
}
boardgame-event-DealMade = { $given_things ->
    [hidden] { $proposer } and { $partner } make a deal: { $given } for { $taken }.
   *[shown] { $you ->
        [proposer] You give { $partner } { $given_things } and get { $taken_things }.
        [partner] You give { $proposer } { $taken_things } and get { $given_things }.
       *[other] { $proposer } gives { $partner } { $given_things } and gets { $taken_things }.
    }
}{ $flamethrowers_given ->
    [0] {""}
   *[other] {" "}{ $you ->
        [partner] You have the Flamethrower now.
       *[other] { $partner } has the Flamethrower now.
    }
}{ $flamethrowers_taken ->
    [0] {""}
   *[other] {" "}{ $you ->
        [proposer] You have the Flamethrower now.
       *[other] { $proposer } has the Flamethrower now.
    }
}
boardgame-event-DealRefused = { $you ->
    [proposer] You and { $partner } make no deal.
    [partner] You and { $proposer } make no deal.
   *[other] { $proposer } and { $partner } make no deal.
}

## What happened to people

boardgame-event-CharacterTaken = { $you ->
    [pawn] You are { $character }.
   *[other] { $pawn } is { $character }.
}
boardgame-event-RoleDealt = { $you ->
    [pawn] { $role ->
        [alien] In the dark you know it: you are an alien.
       *[human] In the dark you know it: you are human.
    }
   *[other] { $role ->
        [hidden] { $pawn } looks at a token and says nothing.
        [alien] { $pawn } is an alien.
       *[human] { $pawn } is human.
    }
}
boardgame-event-LeaderNamed = { $you ->
    [pawn] You lead now.
   *[other] { $pawn } leads now.
}
boardgame-event-AlienCardPlaced = { $room ->
    [hidden] Something lies in wait with strength { $strength }. Nobody can say where.
   *[shown] The alien lies in wait with strength { $strength } { $room_in }.
}
boardgame-event-RoomEntered = { $you ->
    [pawn] You go { $room_to }.
   *[other] { $pawn } goes { $room_to }.
}
boardgame-event-MarkerTaken = { $you ->
    [pawn] You pick up the leader marker.
   *[other] { $pawn } picks up the leader marker.
}
boardgame-event-AlienRevealed = The alien is { $room_in }, with strength { $strength }.
boardgame-event-AlienReturned = The alien draws back, strength { $strength }.
boardgame-event-AlienWaited = { $room }: it does nothing. Yet.
boardgame-event-AlienFled = The alien flees { $room_from }.
boardgame-event-FireUsed = { $you ->
    [pawn] Fire! You use { $weapon } { $room_in }.
   *[other] Fire! { $pawn } uses { $weapon } { $room_in }.
}
boardgame-event-AlienBeaten = What showed itself is ash. What didn't may still be among you.
boardgame-event-CharactersLaidDown = { $you ->
    [pawns] You are laid down { $room_in }.
   *[other] { $pawns_count ->
        [one] { $pawns } is laid down { $room_in }.
       *[other] { $pawns } are laid down { $room_in }.
    }
}
boardgame-event-CharacterAssimilated = { $you ->
    [pawn] The alien assimilates you { $room_in }. You are dead, and nobody asks what you were.
   *[other] The alien assimilates { $pawn } { $room_in }. Nobody asks what they were.
}
boardgame-event-WeaponUsedToWithdraw = { $you ->
    [pawn] You show { $weapon } and keep your distance.
   *[other] { $pawn } shows { $weapon } and keeps their distance.
}
boardgame-event-CharactersMet = { $pawns } meet { $room_in }. { $laid_by_count ->
    [0] Nobody lays out tokens.
   *[other] Tokens face down: { $laid_by }.
}
boardgame-event-TokenSeen = { $you ->
    [picker] { $token ->
        [alien] You look at one of { $picked }'s tokens: alien.
       *[human] You look at one of { $picked }'s tokens: human.
    }
    [picked] { $token ->
        [alien] { $picker } looks at one of your tokens: alien.
       *[human] { $picker } looks at one of your tokens: human.
    }
   *[other] { $token ->
        [hidden] { $picker } looks at one of { $picked }'s tokens.
        [alien] { $picker } looks at one of { $picked }'s tokens: alien.
       *[human] { $picker } looks at one of { $picked }'s tokens: human.
    }
}
boardgame-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] Alone with the dog, you draw a token: alien.
       *[human] Alone with the dog, you draw a token: human.
    }
   *[other] { $token ->
        [hidden] Alone with the dog, { $pawn } draws a token.
        [alien] Alone with the dog, { $pawn } draws a token: alien.
       *[human] Alone with the dog, { $pawn } draws a token: human.
    }
}
boardgame-event-RoleChanged = { $you ->
    [pawn] You look the same as before. You are an alien now.
   *[other] { $pawn } looks the same as before, and is an alien now.
}
boardgame-event-SuspicionMoved-many = Suspicion: { $people }.
boardgame-event-SuspicionMoved = { $you ->
    [pawn] { $space ->
        [0] You are on green.
       *[other] Suspicion of you: { $space }.
    }
   *[other] { $space ->
        [0] { $pawn } is on green.
       *[other] Suspicion of { $pawn }: { $space }.
    }
}
boardgame-event-BurningAsked = { $you ->
    [pawn] You want to burn it all down { $room_in }.
   *[other] { $pawn } wants to burn it all down { $room_in }.
}
boardgame-event-BurningRefused = { $you ->
    [pawn] The leader won't let you.
   *[other] The leader won't let { $pawn }.
}
boardgame-event-FingerPointed = { $accused ->
    [nobody] { $you ->
        [pawn] You point at nobody.
       *[other] { $pawn } points at nobody.
    }
   *[somebody] { $you ->
        [pawn] You point at { $accused }.
        [accused] { $pawn } points at you.
       *[other] { $pawn } points at { $accused }.
    }
}
boardgame-event-TestBegan = { $you ->
    [tester] You carry out { $kind }.
   *[other] { $tester } carries out { $kind }.
}
boardgame-event-RoleShown = { $you ->
    [pawn] { $role ->
        [alien] You show what you are: an alien.
       *[human] You show what you are: human.
    }
   *[other] { $role ->
        [alien] { $pawn } is an alien.
       *[human] { $pawn } is human.
    }
}
boardgame-event-AlienExposed = { $you ->
    [pawn] You drop your mask. The alien gains { $strength } strength.
   *[other] That isn't { $pawn } any more. The alien gains { $strength } strength.
}
boardgame-event-EscapeStarted = { $you ->
    [pawn] You start the escape: { $vehicle }.
   *[other] { $pawn } starts the escape: { $vehicle }.
}
boardgame-event-BoardingAsked = { $you ->
    [pawn] You ask to come aboard.
   *[other] { $pawn } asks to come aboard.
}
boardgame-event-BoardingAnswered = { $boards ->
    [yes] { $you ->
        [pawn] They let you aboard.
       *[other] They let { $pawn } aboard.
    }
   *[no] { $agreed_count ->
        [0] { $you ->
            [pawn] Nobody wants you aboard.
           *[other] Nobody wants { $pawn } aboard.
        }
       *[other] { $you ->
            [pawn] They won't let you aboard. In favour: { $agreed }.
           *[other] They won't let { $pawn } aboard. In favour: { $agreed }.
        }
    }
}
boardgame-event-Boarded = { $you ->
    [pawn] You are aboard.
   *[other] { $pawn } is aboard.
}
boardgame-event-VehicleLeft = Gone: { $vehicle }. Aboard: { $aboard }.
boardgame-event-EverythingShown = Morning. Everybody shows what they are.

## What only one seat sees

boardgame-reveal-found = What you found
boardgame-reveal-deal = Deal with { $who }
boardgame-reveal-token = { $who }'s token
boardgame-reveal-bag = From the bag
boardgame-reveal-got = you got
boardgame-reveal-given = you gave

## How an infection came

boardgame-through-first = from the beginning
boardgame-through-meeting = { $room_in }, round { $round }
boardgame-through-dog = by a dog { $room_in }, round { $round }
boardgame-curve-note = Where each disk stood at the end of each round. The broken line is red, the end of the track.
boardgame-because-stopped = the cards left unseen in the stack
boardgame-because-sabotaged_stack = a card in a sabotaged stack
boardgame-because-threw_hand_away = a whole hand thrown away
boardgame-because-wasted = an action that came to nothing
boardgame-because-sought_company = such a liking for company
boardgame-because-kept_apart = keeping well away from us all
boardgame-because-took_marker = such a wish to be the leader
boardgame-because-met_suspect = a meeting with somebody I suspect

## How it ended

boardgame-reason-frozen = The base is cold and quiet. What sleeps under the ice can wait. The aliens have won.
boardgame-reason-no_human_left = The last human is gone. The aliens have won.
boardgame-reason-alien_aboard = Something came aboard that was not a friend. The aliens have won.
boardgame-reason-human_left_behind = They left, and a human stood on the ice. The aliens have won.
boardgame-reason-escaped = They got away, and nothing came with them. The humans have won.
boardgame-turning-wrong = Round { $round }: { $count } fingers pointed at { $who }, who was human.
boardgame-turning-right = Round { $round }: { $count } fingers pointed at { $who }, and they were right.
boardgame-side-human = The humans have won
boardgame-side-alien = The aliens have won
boardgame-fate-last = Among the last humans when the last one went: loses, whatever they are now.

## Questions

boardgame-question-character_to_play = Who do you want to be?
boardgame-question-character_to_play-help = Each has one thing they are good at. It says nothing about what they are.
boardgame-question-weather_to_keep = Which weather will it be?
boardgame-question-weather_to_keep-help = The die showed more than one result. The one you keep is the weather that counts.
boardgame-question-room_to_haunt = Where do you lie in wait?
boardgame-question-room_to_haunt-help = Place strength on a room, face down. Everybody sees how much, nobody sees where. What you hold back stays safe.
boardgame-question-strength_to_place = How much strength waits { $room_in }?
boardgame-question-strength_to_place-help = Outnumber the people standing there, and you assimilate one of them. Match them, and they are laid down.
boardgame-question-card_to_swap = Do you swap an action card?
boardgame-question-card_to_swap-help = You may discard one and draw another. Nobody sees which.
boardgame-question-turn = Your turn. What do you do?
boardgame-question-turn-help = Go to a room and hand over a card of your choice, or a freshly drawn one; or rest, and swap your hand.
boardgame-question-room_to_enter = Where do you go?
boardgame-question-room_to_enter-help = Any room to work in with fewer than 3 people. Meeting people is a risk; so is being alone with a dog.
boardgame-question-flashlight_to_show = { $special ->
    [yes] Do you show a Flashlight, to look at two cards?
   *[no] It is dark. Do you show a Flashlight?
}
boardgame-question-flashlight_to_show-help = In the dark, a light lets you choose your own card. In a special action, day or night, it lets you look at two cards instead of one. Everybody is asked, whether they have a Flashlight or not.
boardgame-question-card_to_hand_over = Which card do you hand over?
boardgame-question-card_to_hand_over-help = It goes face down on the stack. Later the leader turns the cards over, and nobody knows whose is whose.
boardgame-question-card_to_discard = You are hungry. Which card do you give up?
boardgame-question-card_to_discard-help = Hungry hands hold 2 cards.
boardgame-question-card_to_give_up = Which card do you swap?
boardgame-question-card_to_give_up-help = For each card you give up, you take one of your choice from the deck.
boardgame-question-card_to_take = { $left ->
    [one] Take a card. The deck: { $deck }.
   *[other] Take { $left } cards, one by one. The deck: { $deck }.
}
boardgame-question-card_to_take-help = You look through the deck and take as many as you gave up. Then it is all shuffled.
boardgame-question-room_to_resolve = You lead. Which room comes first?
boardgame-question-room_to_resolve-help = Encounters are settled room by room, in the order you choose.
boardgame-question-fire_to_use = The alien is { $room_in }. Do you use fire?
boardgame-question-fire_to_use-help = Fire drives it off and takes 1 of its strength, but it costs a card from the stack and lays you down. Everybody there is asked.
boardgame-question-alien_deed = What do you do { $room_in }?
boardgame-question-alien_deed-help = What you assimilate makes you stronger. What you break makes them weaker.
boardgame-question-weapon_to_withdraw = You are not alone { $room_in }. Do you withdraw?
boardgame-question-weapon_to_withdraw-help = A weapon gets you out of the meeting. Everybody there is asked, armed or not.
boardgame-question-rescue_to_board = The Rescue Helicopter waits. Do you board?
boardgame-question-rescue_to_board-help = The least suspected goes first. If not now, nobody leaves this way in this round.
boardgame-question-tokens_to_lay_out = A meeting { $room_in }. Which tokens do you lay out?
boardgame-question-tokens_to_lay_out-help = Two tokens, face down. Humans have only human ones. Whoever sees an alien token is an alien from then on.
boardgame-question-character_to_check = Whose tokens do you look at?
boardgame-question-character_to_check-help = You see one of the two, at random, and suspicion of you goes up by one.
boardgame-question-notice = { $saw ->
    [hidden] You saw no token.
    [alien] { $of ->
        [nobody] You drew a token for the dog: alien.
       *[somebody] You saw one of { $of }'s tokens: alien.
    }
   *[human] { $of ->
        [nobody] You drew a token for the dog: human.
       *[somebody] You saw one of { $of }'s tokens: human.
    }
} { $role ->
    [alien] You are an alien.
   *[human] You are human.
}
boardgame-question-notice-help = Everybody who was there gets this notice and confirms it, whatever it says.
boardgame-question-fire_for_room = { $leave ->
    [no] Do you burn everything { $room_in }?
   *[yes] Do you ask to burn everything { $room_in }?
}
boardgame-question-fire_for_room-help = A burned room is gone for good. It costs you the fire and the stack a card, and normally the leader has to agree. Everybody standing is asked.
boardgame-question-burning_to_allow = { $pawn } wants to burn it all down { $room_in }. Do you allow it?
boardgame-question-burning_to_allow-help = The room is lost for good, with everything in it. Everybody there goes to the Leisure Room, and freezing starts over from its first space.
boardgame-question-next_card = Another card?
boardgame-question-next_card-help = You may stop after any card. What's left is discarded unseen.
boardgame-question-character_to_assign = { $lost ->
    [yes] { $card }, and nobody is standing where it works. Who wastes their time on it?
   *[no] { $card }. Who do you give it to?
}
boardgame-question-character_to_assign-help = Only those standing where the card would change something can take it. Afterwards they are laid down.
boardgame-question-bonus_to_play = Do you add a bonus?
boardgame-question-bonus_to_play-help = Tools and Fuel are free, and come first. Everybody who is given a card is asked, with or without one.
boardgame-question-weapon_to_keep = Which weapon do you keep?
boardgame-question-weapon_to_keep-help = The others go back under the deck. Nobody sees what you keep, unless it's a Flamethrower.
boardgame-question-item_to_keep = Which item do you keep?
boardgame-question-item_to_keep-help = The others go back under the deck. Nobody sees what you keep.
boardgame-question-lab_token_to_keep = You draw a lab token: { $token }. Keep it?
boardgame-question-lab_token_to_keep-help = Kept or discarded, nobody sees what it is.
boardgame-question-vehicle_use = What do you do { $room_in }?
boardgame-question-vehicle_use-help = Refuel it; start the escape, if it is undamaged and full and you have Keys; or let the card go to waste.
boardgame-question-room_to_fuel = Where do you send 1 fuel?
boardgame-question-room_to_fuel-help = It comes from the Underground Warehouse.
boardgame-question-trading_partner = Do you offer somebody a deal?
boardgame-question-trading_partner-help = Weapons, items and lab tokens change hands if you both agree. Everybody sees that a deal was made and how many things it moved, never which. Two offers a round.
boardgame-question-things_to_offer = { $partner ->
    [nobody] You haven't offered anybody a deal.
   *[other] What do you put into your deal with { $partner }?
}
boardgame-question-things_to_offer-help = Your partner will see the weapons and items, and how many lab tokens. Everybody is asked, so nobody can tell who offers a deal.
boardgame-question-deal_to_answer = { $offers_count ->
    [0] Nobody has a deal for you.
   *[other] { $offers }. What do you say?
}
boardgame-question-deal_to_answer-help = Take one offer and say what you put in, or turn it down. Everybody is asked, so nobody can tell who was offered a deal.
boardgame-question-deal_to_confirm = { $partner ->
    [nobody] You have no deal to confirm.
   *[other] { $offered_count ->
        [0] { $returned_count ->
            [0] Your deal with { $partner } is a handshake: neither of you puts anything in. Agreed?
           *[other] Your deal with { $partner }: { $offered } for { $returned }. Agreed?
        }
       *[other] Your deal with { $partner }: { $offered } for { $returned }. Agreed?
    }
}
boardgame-question-deal_to_confirm-help = First what you offered, then what you'd get for it. Nothing changes hands unless you agree. Everybody is asked.
boardgame-question-character_to_accuse = Who do you point at?
boardgame-question-character_to_accuse-help = Everybody points at once. Each finger moves suspicion up by one. Anybody on green is left alone.
boardgame-question-self_exposure = Do you carry on as you are?
boardgame-question-self_exposure-help = Everybody is asked at the same time. Only an alien can show itself; from then on it hunts in the open.
boardgame-question-test_to_begin_with = You lead. Which test comes first?
boardgame-question-test_to_begin_with-help = Each kind can be done once a round. You'll be asked about the second after the first.
boardgame-question-willing_to_test = Would you carry out { $test }?
boardgame-question-willing_to_test-help = Everybody is asked, able or not. Only the leader sees who would.
boardgame-question-tester = Who carries out { $test }?
boardgame-question-tester-help = These players are willing. You may also choose nobody.
boardgame-question-character_to_test = Who is tested?
boardgame-question-character_to_test-help = A human goes to green. An alien is exposed.
boardgame-question-wish_to_board = { $vehicle }: do you ask to come aboard?
boardgame-question-wish_to_board-help = Those on board decide. Anyone who comes aboard shows their role, and an alien aboard has won.
boardgame-question-boarding_to_allow = { $asking } wants to come aboard. Do you agree?
boardgame-question-boarding_to_allow-help = Let an alien aboard, and the aliens win. Leave a human behind, and the aliens win.

## Options: by question and word, or by word; else the name of the room, thing, card, person, weather or test

boardgame-option-decline = No
boardgame-option-none = No
boardgame-option-done = That's all
boardgame-option-enough = That's all
boardgame-option-agree = Agree
boardgame-option-refuse = Refuse
boardgame-option-allow = Let it burn
boardgame-option-keep = Keep it
boardgame-option-pawn = { $you ->
    [pawn] { $pawn } (you)
   *[other] { $pawn }
}
boardgame-option-strength_to_place-number = Strength { $number }
boardgame-option-turn-move = Go to a room, hand over a card
boardgame-option-turn-special_action = Discard your hand, go with a new card
boardgame-option-turn-change_cards = Lie down and swap cards
boardgame-option-turn-board = Board the Rescue Helicopter
boardgame-ahead-room = Go { $to }
boardgame-ahead-both = Go { $to }, hand over { $card }
boardgame-ahead-card = Go to a room, hand over { $card }
boardgame-option-card_to_swap-keep = Keep your hand
boardgame-option-flashlight_to_show-decline = Go without
boardgame-option-flashlight_to_show-show = Show the Flashlight
boardgame-option-fire_to_use-decline = No fire
boardgame-option-fire_to_use-dynamite = Throw Dynamite
boardgame-option-fire_to_use-reload = Spend a Flamethrower reload
boardgame-option-alien_deed-nothing = Nothing
boardgame-option-alien_deed-dog = Assimilate the dog
boardgame-option-alien_deed-sabotage = Sabotage the room
boardgame-option-alien_deed-pawn = Assimilate { $pawn }
boardgame-option-weapon_to_withdraw-decline = Stay
boardgame-option-weapon_to_withdraw-melee = Withdraw with a Melee weapon
boardgame-option-weapon_to_withdraw-firearm = Withdraw with a Firearm
boardgame-option-weapon_to_withdraw-reload = Withdraw with a Flamethrower reload
boardgame-option-rescue_to_board-stay = Not now
boardgame-option-rescue_to_board-board = Board
boardgame-option-tokens_to_lay_out-two_human = Two human tokens
boardgame-option-tokens_to_lay_out-one_alien = One human and one alien token
boardgame-option-notice-confirm = I've read it
boardgame-option-fire_for_room-decline = No
boardgame-option-fire_for_room-dynamite = With Dynamite
boardgame-option-fire_for_room-reload = With a Flamethrower reload
boardgame-option-burning_to_allow-refuse = Not now
boardgame-option-next_card-go_on = Turn over another card
boardgame-option-next_card-stop = Stop here
boardgame-option-character_to_assign-pawn = { $you ->
    [pawn] { $pawn } (you), { $room_in }
   *[other] { $pawn }, { $room_in }
}
boardgame-option-bonus_to_play-none = Nothing more
boardgame-option-bonus_to_play-tools = Tools: 1 damage less
boardgame-option-bonus_to_play-fuel_can = Fuel: 1 more in the tank
boardgame-option-lab_token_to_keep-discard = Discard it
boardgame-option-vehicle_use-nothing = Nothing
boardgame-option-vehicle_use-refuel = Refuel it
boardgame-option-vehicle_use-escape = Start the escape
boardgame-option-trading_partner-none = No deal
boardgame-option-deal_to_answer-refuse = No deal
boardgame-option-deal_to_answer-deal = { $pawn }: put in { $things }
boardgame-option-deal_to_confirm-refuse = No deal
boardgame-option-deal_to_confirm-agree = Shake hands
# On a phone that is passed round: what is done with the things that were pointed at.
boardgame-deed-nothing = Put in nothing
boardgame-deed-offer = Put in what you pointed at
boardgame-deed-deal = Deal with { $pawn }
boardgame-option-character_to_accuse-abstain = Nobody
boardgame-option-self_exposure-stay_hidden = Carry on as you are
boardgame-option-self_exposure-expose = Show what you are
boardgame-option-willing_to_test-decline = No
boardgame-option-willing_to_test-carry_out = Yes
boardgame-option-tester-none = Nobody
boardgame-option-wish_to_board-stay = Stay behind
boardgame-option-wish_to_board-board = Ask to come aboard

## Offers in a deal

# The reader among several people in a list.
boardgame-offer-nothing = nothing
boardgame-offer-of = { $pawn } offers { $things }
boardgame-offer-lab = { $count ->
    [one] a lab token
   *[other] { $count } lab tokens
}

## What others wait for, public

boardgame-waiting-character_to_play = to choose a character
boardgame-waiting-weather_to_keep = to choose the weather
boardgame-waiting-room_to_haunt = to lie in wait
boardgame-waiting-strength_to_place = to lie in wait
boardgame-waiting-card_to_swap = to swap a card, or not
boardgame-waiting-turn = to take a turn
boardgame-waiting-room_to_enter = to go to a room
boardgame-waiting-flashlight_to_show = to find a light, or not
boardgame-waiting-card_to_hand_over = to hand over a card
boardgame-waiting-card_to_discard = to give up a card
boardgame-waiting-card_to_give_up = to swap cards
boardgame-waiting-card_to_take = to swap cards
boardgame-waiting-room_to_resolve = to say which room comes next
boardgame-waiting-fire_to_use = to use fire, or not
boardgame-waiting-alien_deed = to do what aliens do
boardgame-waiting-weapon_to_withdraw = to withdraw, or not
boardgame-waiting-rescue_to_board = to board, or not
boardgame-waiting-tokens_to_lay_out = to lay out tokens
boardgame-waiting-character_to_check = to look at a token
boardgame-waiting-notice = to read a notice
boardgame-waiting-fire_for_room = to burn a room, or not
boardgame-waiting-burning_to_allow = to allow a fire, or not
boardgame-waiting-next_card = to go on or stop
boardgame-waiting-character_to_assign = to give the card to somebody
boardgame-waiting-bonus_to_play = to add a bonus, or not
boardgame-waiting-weapon_to_keep = to keep a weapon
boardgame-waiting-item_to_keep = to keep an item
boardgame-waiting-lab_token_to_keep = to look at a lab token
boardgame-waiting-vehicle_use = to do something with the vehicle
boardgame-waiting-room_to_fuel = to send fuel
boardgame-waiting-trading_partner = to offer a deal, or not
boardgame-waiting-things_to_offer = to say what goes into a deal, or nothing
boardgame-waiting-deal_to_answer = to answer offers, if there are any
boardgame-waiting-deal_to_confirm = to shake hands, or not
boardgame-waiting-character_to_accuse = to point at somebody
boardgame-waiting-self_exposure = to carry on as before
boardgame-waiting-test_to_begin_with = to begin the tests
boardgame-waiting-willing_to_test = to volunteer, or not
boardgame-waiting-tester = to pick a tester
boardgame-waiting-character_to_test = to say who is tested
boardgame-waiting-wish_to_board = to come aboard, or not
boardgame-waiting-boarding_to_allow = to let somebody aboard, or not

## The table

boardgame-board-round = Round { $round }
boardgame-board-leader = { $pawn } leads
boardgame-board-marker = the marker: { $pawn }
boardgame-board-legend = ◆ marker ∴ dog ✶ alien
boardgame-board-you = you
boardgame-board-fuel = fuel
boardgame-board-damage = damage
boardgame-board-dogs = { $count ->
    [one] 1 dog
   *[other] { $count } dogs
}
boardgame-board-alien = alien { $strength }
boardgame-board-burned = burned
boardgame-board-destroyed = destroyed
boardgame-board-dark = dark
boardgame-board-hungry = hungry
boardgame-danger-food = { $rounds ->
    [1] Food runs out tonight: { $pantry } of 4
   *[other] Food for one more night
}
boardgame-danger-food-short = { $rounds ->
    [1] Food: { $pantry } of 4
   *[other] Food: one more night
}
boardgame-danger-boiler = The Boiler may die next round
boardgame-danger-boiler-short = Boiler may die
boardgame-danger-generator = The lights may go out next round
boardgame-danger-generator-short = Lights may go out
boardgame-danger-freezing = { $rounds ->
    [1] Frozen next round, at worst
   *[other] Frozen in { $rounds } rounds, at worst
}
boardgame-danger-freezing-short = { $rounds ->
    [1] Frozen next round?
   *[other] Frozen in { $rounds } rounds?
}
boardgame-danger-rescue = { $rounds ->
    [1] The helicopter leaves next round
   *[other] The helicopter leaves in { $rounds } rounds
}
boardgame-danger-rescue-short = { $rounds ->
    [1] Leaves next round
   *[other] Leaves in { $rounds } rounds
}
boardgame-board-freezing = freezing { $space } of { $track }
boardgame-board-die-at-station = die at the Weather Station
boardgame-board-food = { $kitchen ->
    [0] food { $pantry }
   *[other] food { $pantry }, cooked { $kitchen }
}
boardgame-board-stack = stack { $cards }
boardgame-board-deck = deck { $cards }
boardgame-board-shown = shown: { $cards }
boardgame-board-revealed = now { $card }
boardgame-board-fuel-underground = base fuel { $fuel }
boardgame-board-fuel-external = vehicle fuel { $fuel }
boardgame-board-rescue = { $state ->
    [none] no SOS
    [gone] no rescue
    [here] rescue here, fuel { $fuel }
   *[coming] rescue { $space } of { $track }, fuel { $fuel }
}
boardgame-board-aboard = aboard: { $people }
boardgame-board-pool = alien strength { $strength }
boardgame-board-ambush = lying in wait { $strengths }
boardgame-board-ambush-known = lying in wait: { $rooms }
boardgame-board-count-cards = { $count }c
boardgame-board-count-weapons = { $count }w
boardgame-board-count-items = { $count }i
boardgame-board-count-lab = { $count }l
boardgame-board-flamethrower = Flamethrower ({ $reloads })
boardgame-board-who = You are { $character }, and { $role ->
    [alien] an alien
   *[human] human
}.
boardgame-board-hand = Hand
boardgame-board-found = In your hands
boardgame-board-held-weapons = Weapons
boardgame-board-held-items = Items
boardgame-board-held-lab = Lab
boardgame-board-nothing = none
boardgame-board-exposed = You are the alien, in the open. Strength in reserve: { $strength }.
boardgame-board-dead = You're dead. You see what any onlooker sees.
boardgame-map = The map
boardgame-map-help =
    Each room shows its fuel ▮ and damage ✖, and who is there by the first letters of their name: capitals are
    standing, small letters are lying down. ∴ is a dog, ✶ the exposed alien with its strength, ◆ the leader marker,
    ★ the leader. In the crew list, ■ is suspicion, and 2c 1w 4i 3l are 2 cards, 1 weapon, 4 items and 3 lab tokens;
    ♨ is a Flamethrower and its reloads.

## The plan in the browser

boardgame-plan-leads = leads
boardgame-plan-marker = holds the marker
boardgame-plan-marker-here = the leader marker lies here
boardgame-plan-lying = lying down
boardgame-plan-suspicion = suspicion { $space } of { $red }
boardgame-plan-fuel = { $count } fuel
boardgame-plan-fuel-of = fuel { $count } of { $limit }
boardgame-plan-damage-of = damage { $count } of { $limit }
boardgame-plan-cooked = { $count } food cooked
boardgame-plan-gone = gone
boardgame-plan-weapons = { $count ->
    [one] 1 weapon left
   *[other] { $count } weapons left
}
boardgame-plan-items = { $count ->
    [one] 1 item left
   *[other] { $count } items left
}
boardgame-plan-lab = { $count ->
    [one] 1 lab token left
   *[other] { $count } lab tokens left
}
boardgame-plan-count-cards = cards in hand: { $count }
boardgame-plan-count-weapons = weapons: { $count }
boardgame-plan-count-items = items: { $count }
boardgame-plan-count-lab = lab tokens: { $count }
boardgame-plan-count-laid = tokens laid out: { $count }
boardgame-plan-rerolled = rerolled
boardgame-plan-supplies = Supplies
boardgame-supply-deck = Cards in the deck: { $count }
boardgame-supply-discards = Cards discarded: { $count }
boardgame-supply-locations = Location cards face down: { $count }
boardgame-supply-damage = Damage counters left: { $count }
boardgame-supply-fire = Fire tokens left: { $count }
boardgame-supply-reloads = Flamethrower reloads left: { $count }
boardgame-supply-dogs = Dogs off the board: { $count }
boardgame-supply-dogs_gone = Dogs out of the game: { $count }

## The end

boardgame-end-infected = { $whom }: { $through }

## House rules

boardgame-house-edition = Which box do you own?
boardgame-house-edition-help = Printed editions differ. A box sets the house rules as it has them; each can still be changed.
boardgame-house-edition-ours = Our rules, no printed box
boardgame-house-edition-pt = Brazilian box, 2021
boardgame-house-edition-en = English box, 2022 (after a summary)
boardgame-house-edition-it = Italian box, 2023
boardgame-house-edition-pl = Polish box
boardgame-house-kennel_card = The Kennel can open again
boardgame-house-kennel_card-help = Its card is in the deck while it holds a dog. Without this, captured dogs never get out: easier, for beginners.
boardgame-house-characters = Characters
boardgame-house-characters-help = Dealt at random, or chosen in seat order.
boardgame-house-characters-random = dealt at random
boardgame-house-characters-choose = chosen
boardgame-house-boiler_fails = When the Boiler is destroyed
boardgame-house-boiler_fails-help = Whether its last damage can still be repaired until the next maintenance.
boardgame-house-boiler_fails-check = at maintenance, if the damage is still there
boardgame-house-boiler_fails-at_once = with its last damage, at once
boardgame-house-generator_fails = When the power fails
boardgame-house-generator_fails-help = Whether the Generator's last damage can still be repaired until the next maintenance.
boardgame-house-generator_fails-check = at maintenance, if the damage is still there
boardgame-house-generator_fails-at_once = with the last damage, at once
boardgame-house-change_cards = Cards swapped in the Dormitory
boardgame-house-change_cards-help = Whether resting swaps your whole hand, or as much of it as you like.
boardgame-house-change_cards-all = the whole hand
boardgame-house-change_cards-any = any part of it
boardgame-house-weapons_avoid_dogs = Weapons against dogs
boardgame-house-weapons_avoid_dogs-help = Whoever withdraws with a weapon gets away from the dog too. Without this, weapons only help against people.
boardgame-house-weapons_avoid_aliens = Weapons against exposed aliens
boardgame-house-weapons_avoid_aliens-help = A weapon also lets you withdraw from an exposed alien. If everybody does, it is alone there.
boardgame-house-dormitory_contagion = Meetings in the Dormitory
boardgame-house-dormitory_contagion-help = Two or more people in the Dormitory meet as they would anywhere else, even lying down.
boardgame-house-leader_allows_fire = The leader has to allow a fire
boardgame-house-leader_allows_fire-help = Anyone who wants to burn a room needs the leader's permission. Without this rule, nobody has to ask.
boardgame-house-rescue_boarding = Boarding the Rescue Helicopter
boardgame-house-rescue_boarding-help = When the least suspected may board, once it has arrived.
boardgame-house-rescue_boarding-on_turn = on their turn, instead of moving
boardgame-house-rescue_boarding-after_encounters = after everybody has moved and met
boardgame-house-first_boarder_shows = The first aboard shows their role
boardgame-house-first_boarder_shows-help = Without this, the first aboard shows it only when the vehicle leaves.
boardgame-house-boarding = Letting people aboard
boardgame-house-boarding-help = Whether everybody on board must agree, or most of them; the least suspected breaks ties.
boardgame-house-boarding-unanimous = everybody must agree
boardgame-house-boarding-majority = most must agree
boardgame-house-station_fuel = Fuel from the Weather Station
boardgame-house-station_fuel-help = Where USE may send its 1 fuel.
boardgame-house-station_fuel-any = any room that takes fuel
boardgame-house-station_fuel-base = Boiler and Generator only
boardgame-house-radio_coop_use = Radio Room: USE together
boardgame-house-radio_coop_use-help = USE counts once for each person standing there. Without this, only REPAIR does.
boardgame-house-helicopter_coop_use = Base Helicopter: USE together
boardgame-house-helicopter_coop_use-help = USE counts once for each person standing there. Without this, only REPAIR does.
boardgame-house-trade_lab_tokens = Lab tokens can be traded
boardgame-house-trade_lab_tokens-help = Without this only weapons and items change hands.
boardgame-house-hunger = When hunger comes
boardgame-house-hunger-help = Whether an empty Pantry is enough.
boardgame-house-hunger-short = when there is too little to eat
boardgame-house-hunger-empty = as soon as the Pantry is empty
boardgame-house-figures = Numbers on the board
boardgame-house-figures-help = Some numbers on the printed board are reconstructed. If your box says otherwise, put yours in.

## Figures: the numbers on the board

boardgame-figure-die_sun = Faces with sun on the die
boardgame-figure-die_snow = Faces with snow on the die
boardgame-figure-die_storm = Faces with storm on the die
boardgame-figure-boiler_sun = Boiler burns in sun
boardgame-figure-boiler_snow = Boiler burns in snow
boardgame-figure-boiler_storm = Boiler burns in a storm
boardgame-figure-generator_sun = Generator burns in sun
boardgame-figure-generator_snow = Generator burns in snow
boardgame-figure-generator_storm = Generator burns in a storm
boardgame-figure-freezing_sun = Freezing in sun: spaces
boardgame-figure-freezing_snow = Freezing in snow: spaces
boardgame-figure-freezing_storm = Freezing in a storm: spaces
boardgame-figure-rescue_sun = Rescue Helicopter in sun: spaces
boardgame-figure-rescue_snow = Rescue Helicopter in snow: spaces
boardgame-figure-rescue_storm = Rescue Helicopter in a storm: spaces
boardgame-figure-suspicion_start = Suspicion at the start
boardgame-figure-suspicion_red = Red space of the suspicion track
boardgame-figure-freezing_track = Length of the freezing track
boardgame-figure-rescue_track = Length of the rescue track
boardgame-figure-rescue_fuel = Fuel of the Rescue Helicopter
boardgame-figure-boiler_fuel = Boiler: maximum fuel
boardgame-figure-generator_fuel = Generator: maximum fuel
boardgame-figure-helicopter_fuel = Base Helicopter: maximum fuel
boardgame-figure-shed_fuel = Shed: maximum fuel
boardgame-figure-boiler_damage = Boiler: maximum damage
boardgame-figure-generator_damage = Generator: maximum damage
boardgame-figure-shed_damage = Shed: maximum damage
boardgame-figure-radio_damage = Radio Room: maximum damage
boardgame-figure-helicopter_damage = Base Helicopter: maximum damage
boardgame-figures-weather = Weather
boardgame-figures-tracks = Tracks
boardgame-figures-rooms = What a room holds
boardgame-problem-range = { $figure }: a whole number from { $least } to { $most }, please.
boardgame-problem-die_faces = Faces on the weather die: { $faces } in all. These add up to { $given }.
boardgame-problem-start_below_red = Suspicion starts below the red space, which is { $red }, not at { $given }.
boardgame-problem-fuel_tokens = Fuel tokens needed to fill the Boiler, the Generator and the stores, with the rescue helicopter's marker: { $given }. There are only { $most }.
boardgame-problem-damage_counters = Together the rooms take { $given } damage. The box has only { $most } damage counters.
boardgame-problem-damage_at_start = { $figure }: at least { $least }, because that much is there from the start.

## Why something is not on offer

boardgame-foresee-fuel = { $room }: { $count } fuel more, { $fuel } of { $most }.
boardgame-foresee-food = { $count } food to the Kitchen; the Pantry keeps { $left }.
boardgame-foresee-draw = { $shelf ->
    [weapons] A look at the weapon deck.
    [items] A look at the item deck.
   *[lab] A token from the lab bag.
}
boardgame-foresee-sos = The SOS goes out, and the Rescue Helicopter sets off.
boardgame-foresee-weather = The weather die is rerolled; then 1 fuel goes where there is space.
boardgame-foresee-repair = { $damage ->
    [0] { $room }: no damage left.
   *[other] { $room }: { $damage } damage left.
}
boardgame-foresee-damage = { $room }: damage { $damage } of { $most }.
boardgame-foresee-spoil = { $count } food is lost; the Pantry keeps { $left }.
boardgame-foresee-boarding = If { $pawn } is an alien, the aliens win at once.
boardgame-why-a-store = { $room } is a store: nobody goes there.
boardgame-why-rescue-after-encounters = The Rescue Helicopter is boarded after all encounters at this table.
boardgame-why-lab-untraded = Lab tokens are not traded at this table.
boardgame-why-withdrew = { $pawn } has withdrawn by a weapon.
boardgame-why-for-dogs-only = { $room }: for dogs and the exposed alien only, never the crew.
boardgame-why-leisure-later = { $room }: you can't choose to go there. Everybody meets there after the actions, and anybody driven out lies there.
boardgame-why-dormitory-by-changing = { $room }: the only way there is to lie down and swap your cards, instead of moving.
boardgame-why-room-burned = { $room }: burned down. It can't be entered or used again.
boardgame-why-room-destroyed = { $room }: destroyed for good. It can't be entered or used again.
boardgame-why-room-full = { $room }: three people are already there, and that's all it holds.
boardgame-why-takes-no-fuel = { $room }: it takes no fuel.
boardgame-why-tank-full = { $room }: it holds all the fuel it can.
boardgame-why-store-empty = There is no fuel left { $source_in }.
boardgame-why-nothing-to-repair = There is no damage { $room_in } to repair.
boardgame-why-vehicle-gone = { $room }: it has already left.
boardgame-why-nothing-to-use = USE would change nothing { $room_in } right now.
boardgame-why-sos-sent = The SOS has already been sent.
boardgame-why-radio-damaged = The radio is damaged: repair it before sending an SOS.
boardgame-why-nothing-to-ruin = There is nothing left to break or lose { $room_in }.
boardgame-why-gone = { $you ->
    [pawn] You no longer have a character in the crew.
   *[other] { $pawn } no longer has a character in the crew.
}
boardgame-why-lies-down = { $you ->
    [pawn] You are lying down this round.
   *[other] { $pawn } is lying down this round.
}
boardgame-why-not-yourself = You can't choose yourself here.
boardgame-why-disk-green = { $pawn } is on green, where nobody can be accused.
boardgame-why-no-tokens-laid = { $pawn } laid out no tokens in this meeting.
boardgame-why-not-willing = { $you ->
    [pawn] You didn't volunteer for this test, or couldn't.
   *[other] { $pawn } didn't volunteer for this test, or couldn't.
}
boardgame-why-not-most-suspected = { $you ->
    [pawn] Others are more suspected than you: this test is for the most suspected.
   *[other] Others are more suspected than { $pawn }: this test is for the most suspected.
}
boardgame-why-elsewhere = { $pawn } isn't { $room_in }.
boardgame-why-no-dog-here = There is no dog { $room_in }.
boardgame-why-alien-must-act = You're stronger than the people standing there: you have to do something.
boardgame-why-no-fire = { $thing } doesn't burn.
boardgame-why-no-reload = You have no Flamethrower with a reload left.
boardgame-why-no-card-to-pay = Fire costs a face-down card from the stack, and there is none.
boardgame-why-no-fire-token = There is no fire token left: no more rooms can be burned.
boardgame-why-no-withdrawing = { $thing } won't get you out of a meeting.
boardgame-why-no-bonus = { $thing } is not a bonus card.
boardgame-why-no-flashlight = You hold no Flashlight.
boardgame-why-no-light = { $thing } gives no light.
boardgame-why-set-aside = You've already set aside every card of this kind.
boardgame-why-only-action-cards = Only an action card can be chosen here.
boardgame-why-no-deal-yet = You offered nobody a deal this time.
boardgame-why-nobody-offers = Nobody offers you a deal this time.
boardgame-why-cards-untraded = Action cards can't be traded.
boardgame-why-no-room-open = Every room that you could work in is full right now.
boardgame-why-no-card-to-hand-over = Your hand is empty: you have nothing to hand over.
boardgame-why-move-first = First say that you're going to a room; then you choose which.
boardgame-why-card-after-room = You choose a card once you've gone to a room.
boardgame-why-sos-unsent = No SOS has been sent: the Rescue Helicopter is not coming.
boardgame-why-rescue-gone = The Rescue Helicopter has already left.
boardgame-why-rescue-on-its-way = The Rescue Helicopter is on its way: space { $space } of { $track }.
boardgame-why-not-least-suspected = Only the least suspected may board first, and somebody is less suspected than you.
boardgame-why-tied-and-later = Somebody no more suspected than you comes first in the order of moving.
boardgame-why-room-first = You're on your way to a room; you can't board from there.
boardgame-why-no-encounter = No encounter is waiting { $room_in }.
boardgame-why-vehicles-fuel-elsewhere = { $room }: at this table, the Weather Station sends no fuel to vehicles.
boardgame-why-haunted-already = You are already lying in wait { $room_in }.
boardgame-why-no-location-card = { $room }: the location deck has no card for it.
boardgame-why-kennel-card-away = { $room }: its card is in the location deck only while a dog is held there.
boardgame-why-one-at-least = You have to place at least one card first.
boardgame-why-vehicle-damaged = { $room }: damaged. It won't start until it is repaired.
boardgame-why-tank-not-full = { $room }: it won't start without a full tank.
boardgame-why-no-keys = You hold no Keys.
boardgame-why-humans-lay-human = You are human: you have only human tokens to lay out.
boardgame-why-only-aliens-expose = Only an alien can come into the open, and you are human.
boardgame-why-no-blood-bag = You hold no blood bag.
boardgame-why-no-wire = You hold no Wire.

## Votes on the table

boardgame-vote-accusations = Accusations
boardgame-vote-thinking = is thinking
boardgame-vote-down = has decided
boardgame-vote-agrees = let aboard
boardgame-vote-refuses = not aboard
boardgame-vote-points = points at { $accused }
boardgame-vote-nobody = points at nobody

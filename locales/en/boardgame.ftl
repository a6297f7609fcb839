### The Thing: The Boardgame. Coop and norwegian fall back to these words.
###
### $you is the name of the variable that stands for the reader, or "nobody"; with several people (pawns) only if the
### reader is alone among them. What the reader does not know is "hidden", somebody who is not there "nobody".
### A place comes four times: $room (its name), $room_in, $room_to, $room_from. Several people or things are a list in
### words; $pawns_count says how many. Yes and no are "yes" and "no". Roles, tokens, weathers and shelves are keys.

boardgame-title = The Thing: The Boardgame
boardgame-tagline = Long night, little fuel, and somebody here only looks like a friend.
boardgame-roster = Ada, Bruno, Carla, Dario, Edda, Falk, Greta, Hugo, Ines, Jules, Kira, Leo

## Roles, and what became of people

boardgame-role-human = human
boardgame-role-human-help = Keep the base alive, get all humans out, and let nothing else come along.
boardgame-role-alien = alien
boardgame-role-alien-help = Infect them, break what keeps them warm, come along when they get out.
boardgame-status-character = in the crew
boardgame-status-exposed = exposed alien
boardgame-status-dead = dead

## Places

boardgame-room-weather_station = Weather Station
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
boardgame-room-laboratory-help = USE: draw a lab token for each who stands here; blood bags make tests. SABOTAGE: a blood bag is lost.
boardgame-room-radio_room = Radio Room
boardgame-room-radio_room-in = in the Radio Room
boardgame-room-radio_room-to = to the Radio Room
boardgame-room-radio_room-from = from the Radio Room
boardgame-room-radio_room-help = USE: without damage, send the SOS. REPAIR it first. SABOTAGE: 1 damage.
boardgame-room-helicopter = Base Helicopter
boardgame-room-helicopter-in = at the Base Helicopter
boardgame-room-helicopter-to = to the Base Helicopter
boardgame-room-helicopter-from = from the Base Helicopter
boardgame-room-helicopter-help = USE: 1 fuel, or with Keys, full and whole, the escape. REPAIR: 1 damage less. SABOTAGE: 1 more.
boardgame-room-shed = Shed
boardgame-room-shed-in = in the Shed
boardgame-room-shed-to = to the Shed
boardgame-room-shed-from = from the Shed
boardgame-room-shed-help = The Snow Cat. USE: 1 fuel, or with Keys, full and whole, the escape. REPAIR and SABOTAGE as ever.
boardgame-room-boiler_room = Boiler Room
boardgame-room-boiler_room-in = in the Boiler Room
boardgame-room-boiler_room-to = to the Boiler Room
boardgame-room-boiler_room-from = from the Boiler Room
boardgame-room-boiler_room-help = It burns fuel every round. With 3 damage at the check it dies, and the base begins to freeze.
boardgame-room-generator_room = Generator Room
boardgame-room-generator_room-in = in the Generator Room
boardgame-room-generator_room-to = to the Generator Room
boardgame-room-generator_room-from = from the Generator Room
boardgame-room-generator_room-help = It burns fuel every round. With 2 damage at the check the lights go out.
boardgame-room-warehouse = Warehouse
boardgame-room-warehouse-in = in the Warehouse
boardgame-room-warehouse-to = to the Warehouse
boardgame-room-warehouse-from = from the Warehouse
boardgame-room-warehouse-help = USE: draw 2 items, keep 1. SABOTAGE: an item leaves the game, unseen.
boardgame-room-leisure_room = Leisure Room
boardgame-room-leisure_room-in = in the Leisure Room
boardgame-room-leisure_room-to = to the Leisure Room
boardgame-room-leisure_room-from = from the Leisure Room
boardgame-room-leisure_room-help = Where everybody meets after work, trades, and points at each other.
boardgame-room-dormitory = Dormitory
boardgame-room-dormitory-in = in the Dormitory
boardgame-room-dormitory-to = to the Dormitory
boardgame-room-dormitory-from = from the Dormitory
boardgame-room-dormitory-help = Lie down and change your hand for cards of your choice.
boardgame-room-kennel = Kennel
boardgame-room-kennel-in = in the Kennel
boardgame-room-kennel-to = to the Kennel
boardgame-room-kennel-from = from the Kennel
boardgame-room-kennel-help = Captured dogs are held here, until its card is drawn.
boardgame-room-pantry = Pantry
boardgame-room-pantry-in = in the Pantry
boardgame-room-pantry-to = to the Pantry
boardgame-room-pantry-from = from the Pantry
boardgame-room-pantry-help = The food that is left. Uncooked, four of it go every night.
boardgame-room-underground = Underground Warehouse
boardgame-room-underground-in = in the Underground Warehouse
boardgame-room-underground-to = to the Underground Warehouse
boardgame-room-underground-from = from the Underground Warehouse
boardgame-room-underground-help = Fuel for the Boiler and the Generator.
boardgame-room-external = External Reserve
boardgame-room-external-in = in the External Reserve
boardgame-room-external-to = to the External Reserve
boardgame-room-external-from = from the External Reserve
boardgame-room-external-help = Fuel for the vehicles.
boardgame-room-operations = Operations Room
boardgame-room-operations-in = in the Operations Room
boardgame-room-operations-to = to the Operations Room
boardgame-room-operations-from = from the Operations Room
boardgame-room-operations-help = Where everything goes that is burned or used up.
boardgame-room-rescue_helicopter = Rescue Helicopter
boardgame-room-rescue_helicopter-in = in the Rescue Helicopter
boardgame-room-rescue_helicopter-to = to the Rescue Helicopter
boardgame-room-rescue_helicopter-from = from the Rescue Helicopter
boardgame-room-rescue_helicopter-help = Comes after an SOS, by the weather. Once here it waits while its fuel lasts.

## Characters

boardgame-character-bennings = Bennings
boardgame-character-bennings-help = Weather Station: rolls the die twice and takes either result.
boardgame-character-clark = Clark
boardgame-character-clark-help = The dogs trust him: alone with one, nothing happens.
boardgame-character-windows = Windows
boardgame-character-windows-help = REPAIR takes away 2 damage instead of 1.
boardgame-character-macready = MacReady
boardgame-character-macready-help = Armory: draws 3 weapons instead of 2, keeps 1.
boardgame-character-garry = Garry
boardgame-character-garry-help = After drawing, may discard an action card and draw another.
boardgame-character-norris = Norris
boardgame-character-norris-help = Darkness does not harm him, and in a special action he sees 2 cards.
boardgame-character-blair = Dr. Blair
boardgame-character-blair-help = Laboratory: draws one lab token more.
boardgame-character-nauls = Nauls
boardgame-character-nauls-help = Kitchen: 1 food is enough for everybody.

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
boardgame-thing-flamethrower-help = Lies open with 6 reloads. One reload is fire, a way out of a meeting, or with Wire a test.
boardgame-thing-reload = Flamethrower reload
boardgame-thing-reload-help = One burst of a Flamethrower: fire, or a way out of a meeting.
boardgame-thing-dynamite = Dynamite
boardgame-thing-dynamite-help = Dynamite or a Molotov: fire, once. Against the exposed alien, or to burn a room.
boardgame-thing-melee = Melee weapon
boardgame-thing-melee-help = Withdraw from a meeting, once.
boardgame-thing-firearm = Firearm
boardgame-thing-firearm-help = Withdraw from a meeting. You keep it.
boardgame-thing-keys = Keys
boardgame-thing-keys-help = Start the Helicopter or the Snow Cat, if it is whole and full.
boardgame-thing-flashlight = Flashlight
boardgame-thing-flashlight-help = In the dark choose your card yourself; in a special action see 2 cards. You keep it.
boardgame-thing-tools = Tools
boardgame-thing-tools-help = A free bonus: 1 damage less in the room you are in.
boardgame-thing-fuel_can = Fuel
boardgame-thing-fuel_can-help = A free bonus: 1 fuel from its store into the room you are in.
boardgame-thing-wire = Wire
boardgame-thing-wire-help = With a Flamethrower's reload it makes test B, on anybody. You keep it.
boardgame-thing-blood_bag = Blood bag
boardgame-thing-blood_bag-help = Spend it for test A: the most suspected shows its role.
boardgame-thing-failure = Failure
boardgame-thing-failure-help = Good for nothing. The others need not know that.

## Tokens and tests

boardgame-token-human = human token
boardgame-token-alien = alien token
boardgame-test-A = test A, by blood
boardgame-test-A-help = Costs a blood bag. The most suspected shows its role.
boardgame-test-B = test B, by hot wire
boardgame-test-B-help = Takes Wire, and costs a reload. Anybody may have to show its role.

## Phases

boardgame-phase-set_up = Set-up
boardgame-phase-set_up-help = Characters, roles and first hands are dealt.
boardgame-phase-weather = Weather
boardgame-phase-weather-help = The leader rolls the die: sun, snow or storm.
boardgame-phase-maintenance = Maintenance
boardgame-phase-maintenance-help = Boiler and Generator burn fuel; what is missing is damage. Help comes nearer, if it was called.
boardgame-phase-alien = Alien
boardgame-phase-alien-help = The exposed aliens put strength on rooms, face down.
boardgame-phase-movement = Movement
boardgame-phase-movement-help = Draw up, then one after the other: go to a room and hand over a card, or change cards.
boardgame-phase-encounters = Encounters
boardgame-phase-encounters-help = First the exposed alien, then dogs and people who share a room.
boardgame-phase-burning = Fire
boardgame-phase-burning-help = Who stands in a room may ask the leader to burn it down.
boardgame-phase-actions = Actions
boardgame-phase-actions-help = The leader turns over card after card and gives each to somebody standing where it works.
boardgame-phase-leisure = Leisure Room
boardgame-phase-leisure-help = Trade, accuse, and if you are an alien who is tired of hiding: show yourself.
boardgame-phase-tests = Tests
boardgame-phase-tests-help = One test of each kind, if somebody can and the leader wants it.
boardgame-phase-food = Food
boardgame-phase-food-help = What was cooked is eaten, or else 4 of the Pantry. Too little means hunger for good.
boardgame-phase-dogs = Dogs and leader
boardgame-phase-dogs-help = The dogs run to other rooms. Whoever holds the marker leads, and the marker moves on.
boardgame-phase-escape = Escape
boardgame-phase-escape-help = Board one after the other, lowest suspicion first. Who boards shows its role.

## Weather and tracks

boardgame-weather-sun = sun
boardgame-weather-snow = snow
boardgame-weather-storm = storm
boardgame-track-suspicion = Suspicion
boardgame-track-suspicion-help = 0 is green and trusted; on the red space you hand over cards openly. Accusations and contagion move you up.
boardgame-track-freezing = Freezing
boardgame-track-freezing-help = Runs once the Boiler is gone. On its last space the base is dead.
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
boardgame-event-FuelMoved = { $count } fuel goes { $source_from } { $room_to }.
boardgame-event-FuelLost = { $count } fuel is lost { $source_from }.
boardgame-event-RoomDamaged = { $room }: { $count } more damage.
boardgame-event-RoomRepaired = { $room }: { $count } damage repaired.
boardgame-event-BoilerDestroyed = The Boiler is gone for good. Now the cold has time.
boardgame-event-FreezingMoved = { $space ->
    [0] The fire warms the walls: freezing starts again from the first space.
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
boardgame-event-RescueLeft = The Rescue Helicopter turns away. It will not come back.
boardgame-event-SosSent = The SOS goes out. Somebody may have heard it.
boardgame-event-RoomSabotaged = { $by_alien ->
    [yes] The alien breaks things { $room_in }.
   *[no] Sabotage { $room_in }.
}
boardgame-event-RoomBurned = { $room } burns, and will never be entered again.
boardgame-event-FoodMoved = { $count ->
    [one] 1 food is on the stove.
   *[other] { $count } food are on the stove.
}
boardgame-event-FoodLost = { $count } food lost { $source_from }.
boardgame-event-FoodEaten = { $source ->
    [kitchen] A warm meal: { $count } food.
   *[pantry] { $count ->
        [0] There is nothing left to eat.
       *[other] Cold food from the tin: { $count } food.
    }
}
boardgame-event-HungerBegan = Not enough for everybody. From now on all are hungry.
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
boardgame-event-DogAssimilated = The alien takes the dog { $room_in }. It grows.
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
boardgame-event-CardAddedUnseen = The top card goes to the stack, unseen.
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
        [pawn] In the dark { $drawn_by } draws a card from your hand for the stack: { $card }.
        [drawn_by] In the dark you draw a card of { $pawn } for the stack, blind.
       *[other] { $card ->
            [hidden] In the dark { $drawn_by } draws a card of { $pawn } for the stack.
           *[shown] In the dark { $drawn_by } draws a card of { $pawn } for the stack: { $card }.
        }
    }
}
boardgame-event-CardShown = { $you ->
    [pawn] Red on the track, you hand over { $card } for all to see.
   *[other] Red on the track, { $pawn } hands over { $card } for all to see.
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
        [pawn] You change no card.
       *[other] { $pawn } changes no card.
    }
   *[other] { $you ->
        [pawn] You change { $given } for { $taken }.
       *[other] { $given ->
            [hidden] { $count ->
                [one] { $pawn } changes a card.
               *[other] { $pawn } changes { $count } cards.
            }
           *[shown] { $pawn } changes { $given } for { $taken }.
        }
    }
}
boardgame-event-StackCardLost = A card of the stack is lost, unseen.
boardgame-event-CardRevealed = The stack gives { $card }.
boardgame-event-CardAssigned = { $lost ->
    [yes] { $you ->
        [pawn] { $card } is yours, and cannot be done.
       *[other] { $card } goes to { $pawn }, and cannot be done.
    }
   *[no] { $you ->
        [pawn] { $card } is yours.
       *[other] { $card } goes to { $pawn }.
    }
}
boardgame-event-StackDiscarded = { $count ->
    [0] The stack is empty.
    [one] The last card of the stack is discarded unseen.
   *[other] { $count } cards of the stack are discarded unseen.
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
    [pawn] You lay a Flamethrower before you, with { $reloads } reloads.
   *[other] { $pawn } lays a Flamethrower on the table, with { $reloads } reloads.
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
   *[no] No blood bag is left in the bag to spoil.
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
    [hidden] { $proposer } and { $partner } deal: { $given } for { $taken }.
   *[shown] { $you ->
        [proposer] You give { $partner } { $given_things } and get { $taken_things }.
        [partner] You give { $proposer } { $taken_things } and get { $given_things }.
       *[other] { $proposer } gives { $partner } { $given_things } and gets { $taken_things }.
    }
}{ $flamethrowers_given ->
    [0] {""}
   *[other] {" "}{ $partner } has the Flamethrower now.
}{ $flamethrowers_taken ->
    [0] {""}
   *[other] {" "}{ $proposer } has the Flamethrower now.
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
        [alien] In the dark you know it: you are alien.
       *[human] In the dark you know it: you are human.
    }
   *[other] { $role ->
        [hidden] { $pawn } looks at a token and says nothing.
        [alien] { $pawn } is alien.
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
boardgame-event-AlienBeaten = What showed itself is ash. What did not may still be among you.
boardgame-event-CharactersLaidDown = { $you ->
    [pawns] You are laid down { $room_in }.
   *[other] { $pawns_count ->
        [one] { $pawns } is laid down { $room_in }.
       *[other] { $pawns } are laid down { $room_in }.
    }
}
boardgame-event-CharacterAssimilated = { $you ->
    [pawn] The alien takes you { $room_in }. You are dead, and nobody asks what you were.
   *[other] The alien takes { $pawn } { $room_in }. Nobody asks what it was.
}
boardgame-event-WeaponUsedToWithdraw = { $you ->
    [pawn] You show { $weapon } and keep your distance.
   *[other] { $pawn } shows { $weapon } and keeps away.
}
boardgame-event-CharactersMet = { $pawns } meet { $room_in }. { $laid_by_count ->
    [0] Nobody lays out tokens.
   *[other] Tokens face down: { $laid_by }.
}
boardgame-event-TokenSeen = { $you ->
    [picker] { $token ->
        [alien] You look at a token of { $picked }: alien.
       *[human] You look at a token of { $picked }: human.
    }
    [picked] { $token ->
        [alien] { $picker } looks at a token of yours: alien.
       *[human] { $picker } looks at a token of yours: human.
    }
   *[other] { $token ->
        [hidden] { $picker } looks at a token of { $picked }.
        [alien] { $picker } looks at a token of { $picked }: alien.
       *[human] { $picker } looks at a token of { $picked }: human.
    }
}
boardgame-event-DogTokenSeen = { $you ->
    [pawn] { $token ->
        [alien] Alone with the dog you draw a token: alien.
       *[human] Alone with the dog you draw a token: human.
    }
   *[other] { $token ->
        [hidden] Alone with the dog { $pawn } draws a token.
        [alien] Alone with the dog { $pawn } draws a token: alien.
       *[human] Alone with the dog { $pawn } draws a token: human.
    }
}
boardgame-event-RoleChanged = { $you ->
    [pawn] You look the same as before. You are alien now.
   *[other] { $pawn } looks the same as before, and is alien now.
}
boardgame-event-SuspicionMoved-many = Suspicion: { $people }.
boardgame-event-SuspicionMoved = { $you ->
    [pawn] { $space ->
        [0] You are in the green.
       *[other] Suspicion of you: { $space }.
    }
   *[other] { $space ->
        [0] { $pawn } is in the green.
       *[other] Suspicion of { $pawn }: { $space }.
    }
}
boardgame-event-BurningAsked = { $you ->
    [pawn] You ask to burn it all down { $room_in }.
   *[other] { $pawn } asks to burn it all down { $room_in }.
}
boardgame-event-BurningRefused = { $you ->
    [pawn] The leader will not let you.
   *[other] The leader will not let { $pawn }.
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
        [alien] You show what you are: alien.
       *[human] You show what you are: human.
    }
   *[other] { $role ->
        [alien] { $pawn } is alien.
       *[human] { $pawn } is human.
    }
}
boardgame-event-AlienExposed = { $you ->
    [pawn] You shed your face. The alien gains { $strength } strength.
   *[other] That is not { $pawn } any more. The alien gains { $strength } strength.
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
            [pawn] They do not let you aboard. For it: { $agreed }.
           *[other] They do not let { $pawn } aboard. For it: { $agreed }.
        }
    }
}
boardgame-event-Boarded = { $you ->
    [pawn] You are aboard.
   *[other] { $pawn } is aboard.
}
boardgame-event-VehicleLeft = Gone: { $vehicle }, with { $aboard }.
boardgame-event-EverythingShown = Morning. Everybody shows what they are.

## How an infection came

boardgame-through-first = from the beginning
boardgame-through-meeting = { $room_in }, round { $round }
boardgame-through-dog = by a dog { $room_in }, round { $round }
boardgame-curve-note = Where each disk stood at the end of each round. The broken line is red, the end of the track.

## How it ended

boardgame-reason-frozen = The base is cold and quiet. What sleeps under the ice can wait. The aliens have won.
boardgame-reason-no_human_left = The last human is gone. The aliens have won.
boardgame-reason-alien_aboard = Something came aboard that was not a friend. The aliens have won.
boardgame-reason-human_left_behind = They left, and a human stood on the ice. The aliens have won.
boardgame-reason-escaped = They are away, and nothing came with them. The humans have won.
boardgame-side-human = The humans have won
boardgame-side-alien = The aliens have won
boardgame-fate-last = Among the last humans when the last one went: loses, whatever it is now.

## Questions

boardgame-question-character_to_play = Who do you want to be?
boardgame-question-character_to_play-help = Each has one thing they are good at. It says nothing about what they are.
boardgame-question-weather_to_keep = Which weather shall it be?
boardgame-question-weather_to_keep-help = The die showed more than one result. The one you keep is the weather that counts.
boardgame-question-room_to_haunt = Where do you lie in wait?
boardgame-question-room_to_haunt-help = Put strength on a room, face down. Everybody sees how much it is, nobody where. What you hold back stays safe.
boardgame-question-strength_to_place = How much strength waits { $room_in }?
boardgame-question-strength_to_place-help = More than the people standing there, and you take one of them. Equal, and they are laid down.
boardgame-question-card_to_swap = Do you swap an action card?
boardgame-question-card_to_swap-help = You may discard one and draw another. Nobody sees which.
boardgame-question-turn = Your turn. What do you do?
boardgame-question-turn-help = Go to a room and hand over a card of your choice, or a freshly drawn one, or rest and change your hand.
boardgame-question-room_to_enter = Where do you go?
boardgame-question-room_to_enter-help = Any green room with fewer than 3 people. Whoever meets there takes a risk; so does whoever is alone with a dog.
boardgame-question-flashlight_to_show = It is dark. Do you show a Flashlight?
boardgame-question-flashlight_to_show-help = With light you choose your card yourself. Everybody is asked, with or without one.
boardgame-question-card_to_hand_over = Which card do you hand over?
boardgame-question-card_to_hand_over-help = It goes face down on the stack. Later the leader turns the cards over, and nobody knows whose is whose.
boardgame-question-card_to_discard = You are hungry. Which card do you give up?
boardgame-question-card_to_discard-help = Hungry hands hold 2 cards.
boardgame-question-card_to_give_up = Which card do you change?
boardgame-question-card_to_give_up-help = For each card you give up you take one of your choice from the deck.
boardgame-question-card_to_take = { $left ->
    [one] Take a card. The deck: { $deck }.
   *[other] Take { $left } cards, one by one. The deck: { $deck }.
}
boardgame-question-card_to_take-help = You look through the deck and take as many as you gave up. Then all is shuffled.
boardgame-question-room_to_resolve = You lead. Which room comes first?
boardgame-question-room_to_resolve-help = Encounters are settled room by room, in the order you say.
boardgame-question-fire_to_use = The alien is { $room_in }. Do you use fire?
boardgame-question-fire_to_use-help = Fire drives it off and takes 1 of its strength, but costs a card of the stack and lays you down. Everybody there is asked.
boardgame-question-alien_deed = What do you do { $room_in }?
boardgame-question-alien_deed-help = Whatever you take makes you stronger. What you break makes them weaker.
boardgame-question-weapon_to_withdraw = You are not alone { $room_in }. Do you withdraw?
boardgame-question-weapon_to_withdraw-help = With a weapon you keep out of the meeting. Everybody there is asked, armed or not.
boardgame-question-tokens_to_lay_out = A meeting { $room_in }. Which tokens do you lay out?
boardgame-question-tokens_to_lay_out-help = Two tokens, face down. Humans have only human ones. Whoever sees an alien token is alien from then on.
boardgame-question-character_to_check = At whose tokens do you look?
boardgame-question-character_to_check-help = You see one of the two, at random, and suspicion of you goes up by one.
boardgame-question-notice = { $saw ->
    [hidden] You saw no token.
    [alien] { $of ->
        [nobody] You saw a token of the dog: alien.
       *[somebody] You saw a token of { $of }: alien.
    }
   *[human] { $of ->
        [nobody] You saw a token of the dog: human.
       *[somebody] You saw a token of { $of }: human.
    }
} { $role ->
    [alien] You are alien.
   *[human] You are human.
}
boardgame-question-notice-help = Everybody who was there gets this notice and confirms it, whatever it says.
boardgame-question-fire_for_room = Do you ask to burn everything down { $room_in }?
boardgame-question-fire_for_room-help = A burned room is lost for good. It costs the fire and a card of the stack, and the leader must agree. Everybody standing is asked.
boardgame-question-burning_to_allow = { $pawn } wants to burn everything down { $room_in }. Do you allow it?
boardgame-question-burning_to_allow-help = The room is lost for good, with what it holds. Everybody there goes to the Leisure Room, and freezing starts again from its first space.
boardgame-question-next_card = Another card?
boardgame-question-next_card-help = You may stop after any card. What is left is discarded unseen.
boardgame-question-character_to_assign = { $lost ->
    [yes] { $card }, and nobody stands where it works. Who wastes the time on it?
   *[no] { $card }. To whom do you give it?
}
boardgame-question-character_to_assign-help = Only those who stand where the card would change something can take it. Afterwards they are laid down.
boardgame-question-bonus_to_play = Do you add a bonus?
boardgame-question-bonus_to_play-help = Tools and Fuel are free and come first. Everybody who is given a card is asked, with or without one.
boardgame-question-weapon_to_keep = Which weapon do you keep?
boardgame-question-weapon_to_keep-help = The others go back under the deck. Nobody sees what you keep, unless it is a Flamethrower.
boardgame-question-item_to_keep = Which item do you keep?
boardgame-question-item_to_keep-help = The others go back under the deck. Nobody sees what you keep.
boardgame-question-lab_token_to_keep = You hold up { $token }. Keep it?
boardgame-question-lab_token_to_keep-help = Kept or discarded, nobody sees what it is.
boardgame-question-vehicle_use = What do you do { $room_in }?
boardgame-question-vehicle_use-help = Refuel it, start the escape if it is whole and full and you have Keys, or let the card come to nothing.
boardgame-question-room_to_fuel = Where do you send 1 fuel?
boardgame-question-room_to_fuel-help = It comes from the Underground Warehouse.
boardgame-question-trading_partner = Do you offer somebody a deal?
boardgame-question-trading_partner-help = Weapons, items and lab tokens change hands if both agree. All see how many, never which. Two offers a round.
boardgame-question-thing_to_offer = { $reloads ->
    [0] For { $partner }: do you put in { $thing }?
   *[other] For { $partner }: do you put in { $thing } with { $reloads } reloads?
}
boardgame-question-thing_to_offer-help = Thing by thing. Your partner sees weapons and items, and how many lab tokens.
boardgame-question-thing_to_return = { $reloads ->
    [0] { $partner } offers { $offered }. Do you put in { $thing }?
   *[other] { $partner } offers { $offered }. Do you put in { $thing } with { $reloads } reloads?
}
boardgame-question-thing_to_return-help = Thing by thing. Then both of you confirm, or there is no deal.
boardgame-question-deal_to_confirm = Your deal with { $partner }: { $offered } for { $returned }. Agreed?
boardgame-question-deal_to_confirm-help = First what was offered, then what was put in for it. Only if both agree anything changes hands.
boardgame-question-character_to_accuse = At whom do you point?
boardgame-question-character_to_accuse-help = Everybody points at once. Each finger moves suspicion up by one. Whoever is in the green is left alone.
boardgame-question-self_exposure = Do you go on as you are?
boardgame-question-self_exposure-help = Everybody is asked at the same time. Only an alien can show itself; it then hunts openly.
boardgame-question-test_to_begin_with = You lead. Which test comes first?
boardgame-question-test_to_begin_with-help = Both kinds can be done once a round. The second is asked for after the first.
boardgame-question-willing_to_test = Would you carry out { $test }?
boardgame-question-willing_to_test-help = Everybody is asked, able or not. Only the leader sees who would.
boardgame-question-tester = Who carries out { $test }?
boardgame-question-tester-help = These are willing. You may also leave it.
boardgame-question-character_to_test = Who is tested?
boardgame-question-character_to_test-help = A human goes to the green. An alien is exposed.
boardgame-question-wish_to_board = { $vehicle }: do you ask to come aboard?
boardgame-question-wish_to_board-help = Those on board decide. Whoever comes aboard shows its role, and an alien aboard has won.
boardgame-question-boarding_to_allow = { $asking } wants to come aboard. Do you agree?
boardgame-question-boarding_to_allow-help = An alien aboard, and the aliens have won. A human left behind, and the aliens have won.

## Options: by question and word, or by word; else the name of the room, thing, card, person, weather or test

boardgame-option-decline = No
boardgame-option-none = No
boardgame-option-done = That is all
boardgame-option-enough = That is all
boardgame-option-agree = Agree
boardgame-option-refuse = Refuse
boardgame-option-allow = Let it burn
boardgame-option-keep = Keep it
boardgame-option-pawn = { $you ->
    [pawn] { $pawn } (you)
   *[other] { $pawn }
}
boardgame-option-strength_to_place-number = Strength { $number }
boardgame-option-turn-move = Go to a room, hand over a card of your hand
boardgame-option-turn-special_action = Go to a room, discard your hand, hand over a new card
boardgame-option-turn-change_cards = Lie down in the Dormitory and change cards
boardgame-option-turn-board = Board the Rescue Helicopter
boardgame-option-card_to_swap-keep = Keep your hand
boardgame-option-flashlight_to_show-decline = Stay in the dark
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
boardgame-option-tokens_to_lay_out-two_human = Two human tokens
boardgame-option-tokens_to_lay_out-one_alien = One human and one alien token
boardgame-option-notice-confirm = I have read it
boardgame-option-fire_for_room-decline = No
boardgame-option-fire_for_room-dynamite = Ask to, with Dynamite
boardgame-option-fire_for_room-reload = Ask to, with a Flamethrower reload
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
boardgame-option-thing_to_offer-keep = Keep it
boardgame-option-thing_to_offer-put_in = Put it in
boardgame-option-thing_to_return-keep = Keep it
boardgame-option-thing_to_return-put_in = Put it in
boardgame-option-deal_to_confirm-refuse = No deal
boardgame-option-deal_to_confirm-agree = Shake hands
boardgame-option-character_to_accuse-abstain = At nobody
boardgame-option-self_exposure-stay_hidden = Go on as you are
boardgame-option-self_exposure-expose = Show what you are
boardgame-option-willing_to_test-decline = No
boardgame-option-willing_to_test-carry_out = Yes
boardgame-option-tester-none = Nobody
boardgame-option-wish_to_board-stay = Stay on the ground
boardgame-option-wish_to_board-board = Ask to come aboard

## Offers in a deal

boardgame-offer-nothing = nothing
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
boardgame-waiting-card_to_give_up = to change cards
boardgame-waiting-card_to_take = to change cards
boardgame-waiting-room_to_resolve = to say which room comes next
boardgame-waiting-fire_to_use = to use fire, or not
boardgame-waiting-alien_deed = to do what aliens do
boardgame-waiting-weapon_to_withdraw = to withdraw, or not
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
boardgame-waiting-thing_to_offer = to make an offer
boardgame-waiting-thing_to_return = to answer an offer
boardgame-waiting-deal_to_confirm = to shake hands, or not
boardgame-waiting-character_to_accuse = to point at somebody
boardgame-waiting-self_exposure = to go on as before
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
    [alien] alien
   *[human] human
}.
boardgame-board-hand = Hand
boardgame-board-found = In your hands
boardgame-board-held-weapons = Weapons
boardgame-board-held-items = Items
boardgame-board-held-lab = Lab
boardgame-board-nothing = none
boardgame-board-exposed = You are the alien, in the open. Strength in reserve: { $strength }.
boardgame-board-dead = You are dead. You see what any onlooker sees.
boardgame-map = The map
boardgame-map-help =
    Each room shows its fuel ▮ and damage ✖, and who is there by the first letters of the name: a capital stands, a
    small one lies. ∴ is a dog, ✶ the exposed alien with its strength, ◆ the leader marker, ★ the leader. In the crew
    list ■ is suspicion, and 2c 1w 4i 3l are 2 cards, 1 weapon, 4 items, 3 lab tokens; ♨ is a Flamethrower and its
    reloads.

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
boardgame-plan-rerolled = rolled again
boardgame-plan-supplies = Supplies
boardgame-supply-deck = Cards in the deck: { $count }
boardgame-supply-discards = Cards discarded: { $count }
boardgame-supply-locations = Room cards face down: { $count }
boardgame-supply-damage = Damage tokens left: { $count }
boardgame-supply-fire = Fire tokens left: { $count }
boardgame-supply-reloads = Flamethrower reloads left: { $count }
boardgame-supply-dogs = Dogs off the board: { $count }
boardgame-supply-dogs_gone = Dogs out of the game: { $count }

## The end

boardgame-end-infected = { $whom }: { $through }

## House rules

boardgame-house-kennel_card = The Kennel can open again
boardgame-house-kennel_card-help = Its card joins the deck while a dog is in it. Without this, captured dogs never get out: easier, for beginners.
boardgame-house-characters = Characters
boardgame-house-characters-help = Dealt by chance, or picked in seat order.
boardgame-house-characters-random = dealt at random
boardgame-house-characters-choose = chosen
boardgame-house-change_cards = In the Dormitory
boardgame-house-change_cards-help = Whether resting changes the whole hand, or as much of it as you like.
boardgame-house-change_cards-all = the whole hand is changed
boardgame-house-change_cards-any = any part of the hand is changed
boardgame-house-dormitory_contagion = Meetings in the Dormitory
boardgame-house-dormitory_contagion-help = Two or more in the Dormitory meet like anywhere else, although they lie down.
boardgame-house-first_boarder_shows = The first aboard shows its role
boardgame-house-first_boarder_shows-help = Without this the first one shows it only when the vehicle leaves.
boardgame-house-boarding = Letting people aboard
boardgame-house-boarding-help = Whether all on board must agree, or most of them; the least suspected breaks ties.
boardgame-house-boarding-unanimous = all must agree
boardgame-house-boarding-majority = most must agree
boardgame-house-station_fuel = Fuel from the Weather Station
boardgame-house-station_fuel-help = Where the 1 fuel may go that USE sends from there.
boardgame-house-station_fuel-any = to any room that takes fuel
boardgame-house-station_fuel-base = to Boiler and Generator only
boardgame-house-radio_coop_use = Radio Room: USE together
boardgame-house-radio_coop_use-help = USE counts once for each who stands there. Without this only REPAIR does.
boardgame-house-helicopter_coop_use = Base Helicopter: USE together
boardgame-house-helicopter_coop_use-help = USE counts once for each who stands there. Without this only REPAIR does.
boardgame-house-figures = Numbers on the board
boardgame-house-figures-help = Some numbers of the printed board are reconstructed. If your box says otherwise, put them in.

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
boardgame-figure-freezing_sun = Freezing in sun, spaces
boardgame-figure-freezing_snow = Freezing in snow, spaces
boardgame-figure-freezing_storm = Freezing in a storm, spaces
boardgame-figure-rescue_sun = Rescue helicopter in sun, spaces
boardgame-figure-rescue_snow = Rescue helicopter in snow, spaces
boardgame-figure-rescue_storm = Rescue helicopter in a storm, spaces
boardgame-figure-suspicion_start = Suspicion at the start
boardgame-figure-suspicion_red = Red space of suspicion
boardgame-figure-freezing_track = Length of the freezing track
boardgame-figure-rescue_track = Length of the rescue track
boardgame-figure-rescue_fuel = Fuel of the Rescue Helicopter
boardgame-figure-boiler_fuel = Boiler: fuel at most
boardgame-figure-generator_fuel = Generator: fuel at most
boardgame-figure-helicopter_fuel = Base Helicopter: fuel at most
boardgame-figure-shed_fuel = Shed: fuel at most
boardgame-figure-boiler_damage = Boiler: damage at most
boardgame-figure-generator_damage = Generator: damage at most
boardgame-figure-shed_damage = Shed: damage at most
boardgame-figure-radio_damage = Radio Room: damage at most
boardgame-figure-helicopter_damage = Base Helicopter: damage at most
boardgame-figures-weather = Weather
boardgame-figures-tracks = Tracks
boardgame-figures-rooms = What a room holds
boardgame-problem-range = { $figure }: a whole number from { $least } to { $most }, please.
boardgame-problem-die_faces = The weather die has { $faces } faces in all. These make { $given }.
boardgame-problem-start_below_red = Suspicion starts below the red space, which is { $red }, not at { $given }.
boardgame-problem-fuel_tokens = Filled up, Boiler, Generator and the stores take { $given } fuel. There are { $most }.
boardgame-problem-damage_counters = The rooms together hold { $given } damage. There are { $most } counters.
boardgame-problem-damage_at_start = { $figure }: { $least } at the least, for that much lies there from the start.

## Why not

## Why something is not on offer

boardgame-why-a-store = { $room } is a store: nobody goes there.
boardgame-why-for-dogs-only = { $room }: only dogs and the exposed alien are there, never the crew.
boardgame-why-leisure-later = { $room }: nobody chooses to go there. Everybody meets there after the actions, and whoever is driven out lies there.
boardgame-why-dormitory-by-changing = { $room }: you get there only by lying down to change your cards, instead of moving.
boardgame-why-room-burned = { $room }: burned down. Nobody enters or uses it again.
boardgame-why-room-destroyed = { $room }: destroyed for good. Nobody enters or uses it again.
boardgame-why-room-full = { $room }: three people are there already, and no more fit in.
boardgame-why-takes-no-fuel = { $room }: no fuel is ever put in there.
boardgame-why-tank-full = { $room }: it holds as much fuel as it can.
boardgame-why-store-empty = No fuel is left { $source_in }.
boardgame-why-nothing-to-repair = There is no damage { $room_in } to repair.
boardgame-why-vehicle-gone = { $room }: it has left already.
boardgame-why-nothing-to-use = USE would change nothing { $room_in } now.
boardgame-why-sos-sent = The SOS has been sent already.
boardgame-why-radio-damaged = The radio is damaged: repair it before an SOS can go out.
boardgame-why-nothing-to-ruin = There is nothing left to break or to lose { $room_in }.
boardgame-why-gone = { $you ->
    [pawn] You have no character in the crew any more.
   *[other] { $pawn } has no character in the crew any more.
}
boardgame-why-lies-down = { $you ->
    [pawn] You are lying down this round.
   *[other] { $pawn } is lying down this round.
}
boardgame-why-not-yourself = You cannot choose yourself here.
boardgame-why-disk-green = { $pawn } is in the green: nobody can be accused there.
boardgame-why-no-tokens-laid = { $pawn } laid out no tokens in this meeting.
boardgame-why-not-willing = { $you ->
    [pawn] You did not offer to carry out this test, or could not.
   *[other] { $pawn } did not offer to carry out this test, or could not.
}
boardgame-why-not-most-suspected = { $you ->
    [pawn] Others are suspected more than you: this test is for the most suspected.
   *[other] Others are suspected more than { $pawn }: this test is for the most suspected.
}
boardgame-why-elsewhere = { $pawn } is not { $room_in }.
boardgame-why-no-dog-here = There is no dog { $room_in }.
boardgame-why-alien-must-act = You are stronger than those who stand there: you have to do something.
boardgame-why-no-fire = { $thing } does not burn.
boardgame-why-no-reload = You have no Flamethrower with a reload left.
boardgame-why-no-card-to-pay = Fire costs a face-down card of the stack, and there is none.
boardgame-why-no-fire-token = No fire token is left: no further room can be burned.
boardgame-why-no-withdrawing = { $thing } does not get you out of a meeting.
boardgame-why-no-bonus = { $thing } is no bonus card.
boardgame-why-no-flashlight = You hold no Flashlight.
boardgame-why-no-light = { $thing } gives no light.
boardgame-why-set-aside = You have set all cards of this kind aside already.
boardgame-why-only-action-cards = Only an action card can be chosen here.
boardgame-why-this-thing-now = You are asked for one thing after the other; now it is { $thing }.
boardgame-why-cards-untraded = Action cards cannot be traded.
boardgame-why-no-room-open = No green room takes another person now.
boardgame-why-no-card-to-hand-over = You have no card in hand to hand over.
boardgame-why-move-first = First say that you go to a room; which one, you are asked next.
boardgame-why-card-after-room = You choose a card after you have gone to a room.
boardgame-why-sos-unsent = No SOS has been sent: the Rescue Helicopter is not coming.
boardgame-why-rescue-gone = The Rescue Helicopter has left already.
boardgame-why-rescue-on-its-way = The Rescue Helicopter is on its way: space { $space } of { $track }.
boardgame-why-not-least-suspected = Only the least suspected may board first, and somebody is suspected less than you.
boardgame-why-tied-and-later = Somebody just as little suspected comes before you in the order of moving.
boardgame-why-room-first = You are going to a room now; nobody boards by that.
boardgame-why-no-encounter = No encounter is waiting { $room_in }.
boardgame-why-vehicles-fuel-elsewhere = { $room }: at this table the Weather Station sends no fuel to vehicles.
boardgame-why-haunted-already = You already lie in wait { $room_in }.
boardgame-why-no-location-card = { $room }: the location deck has no card for it.
boardgame-why-kennel-card-away = { $room }: its card is in the location deck only while a dog is held there.
boardgame-why-one-at-least = You have to place at least one card first.
boardgame-why-vehicle-damaged = { $room }: damaged. It starts only when it is whole.
boardgame-why-tank-not-full = { $room }: it starts only with a full tank.
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

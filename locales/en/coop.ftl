### The Thing: The Boardgame for 1 to 3 players: only what differs from boardgame.ftl or is added.
###
### $pawn, $giver, $taker and the like are characters; the reader has several, so $you never stands for one of them.
### $seat, and $giver and $taker in CharacterTakenOver and character_to_give, are players. $faces and $dice are lists of
### faces in words; $die counts from 1.

coop-title = The Thing: The Boardgame for 1 to 3
coop-tagline = You know each other. You do not know what you are.

## Roles

coop-role-human-help = Get the humans out. Nobody knows what a character is before its card is shown.
coop-role-crew = { $count ->
    [0] nobody any more
    [one] a crew of one
   *[other] a crew of { $count }
}
coop-deal-title = Your crew
coop-deal-note = You all play together, and you may talk about everything. What a character is, nobody knows before its card is shown.
coop-deal-done = Let us begin
coop-role-alien-help = Nobody knows it yet, not even you. It must not come aboard.
coop-status-exposed = exposed

## Rooms and characters where dice stand in for cards

coop-room-dormitory-help = Takes one character a round. Standing there, it can lie down to turn a die of another.
coop-character-garry-help = With his dice, may roll one of them again.
coop-character-norris-help = In the dark may roll his dice again, each once.
coop-thing-flashlight-help = In the dark roll your dice again, each once. You keep it.

## Dice

coop-card-use-help = A die to do what the room is there for.
coop-card-repair-help = A die to take 1 damage off the room.
coop-card-sabotage-help = A bad die: something breaks where the character is. It goes first.
coop-card-threat = THREAT
coop-card-threat-help = A bad die: the threat token moves one space nearer. It goes first.
coop-track-threat = Threat
coop-track-threat-help = The token comes down the suspicion track. A disk that meets it is an alien, exposed.

## Phases

coop-phase-movement-help = Each player puts each of their characters into a room; then dogs and meetings.
coop-phase-alien-help = The exposed alien spreads its strength over rooms, and attacks.
coop-phase-actions-help = The leader rolls the dice and gives them to a character, again and again, until it is enough.
coop-phase-leisure-help = Everybody stands up, and things change hands.
coop-phase-dogs = Dogs and threat
coop-phase-dogs-help = The dogs run, the leader sheet goes on, the threat comes nearer.

## What happened

coop-event-RoleCardsDealt = A card lies face down under each character. { $left_over ->
    [one] One is left over.
   *[other] { $left_over } are left over.
} Nobody looks.
coop-event-SheetPassed = { $you ->
    [seat] You lead now.
   *[other] { $seat } leads now.
}
coop-event-CharacterTakenOver = { $you ->
    [giver] You leave { $pawn } to { $taker }.
    [taker] { $giver } leaves you { $pawn }.
   *[other] { $giver } leaves { $pawn } to { $taker }.
}
coop-event-ThreatMoved = The threat is on { $space }.
coop-event-InfectionTokenDrawn = { $token ->
    [alien] Alone with the dog { $pawn } draws a token: alien.
   *[human] Alone with the dog { $pawn } draws a token: human.
}
coop-event-AssignmentLost = The fire costs time: one assignment fewer.
coop-event-DiceRolled = The dice: { $faces }.
coop-event-DiceAssigned = They are for { $pawn }.
coop-event-DieRerolled = { $pawn } rolls die { $die } again: { $face }.
coop-event-DieTurned = { $pawn } lies down and turns die { $die } to { $face }.
coop-event-DieCancelled = { $pawn } takes the blame, and { $face } is gone.
coop-event-DieCarriedOut = { $pawn }: { $face }.
coop-event-DiceLost = { $faces } comes to nothing.
coop-event-ThingHandedOver = { $thing ->
    [hidden] { $shelf ->
        [weapons] { $giver } hands { $taker } a weapon.
        [items] { $giver } hands { $taker } an item.
       *[lab] { $giver } hands { $taker } a lab token.
    }
   *[shown] { $giver } hands { $taker } { $thing }.
}
coop-event-AlienRolled = { $stopped ->
    [yes] The alien stands in the way: { $faces }. Nobody leaves today.
   *[no] The alien comes too late: { $faces }.
}
coop-event-AlienExposed = { $pawn } was never { $pawn }. The alien gains { $strength } strength.
coop-event-CharacterTaken = { $pawn } is in the crew.

## How it ended

coop-reason-no_character_left = Nobody is left to answer the radio. You have lost.
coop-reason-frozen = The base is cold and quiet. You have lost.
coop-reason-alien_aboard = Something came aboard that was not a friend. You have lost.
coop-reason-human_left_behind = You left, and a human stood on the ice. You have lost.
coop-reason-escaped = You are away, and nothing came with you. You have won.
coop-side-won = The crew got away
coop-side-lost = The crew is lost

## Questions

coop-question-character_to_play = Who shall be in the crew?
coop-question-character_to_play-help = Six of eight take part. Each has one thing they are good at.
coop-question-room_to_enter = Where does { $pawn } go?
coop-question-room_to_enter-help = A green room with fewer than 3, or the Dormitory, which takes one. Company costs suspicion, a dog may show an alien.
coop-question-weapon_to_withdraw = { $pawn } is not alone { $room_in }. Withdraw?
coop-question-weapon_to_withdraw-help = Who stays in company is a little more suspected. With a weapon a character keeps out of it.
coop-question-fire_to_use = The alien is { $room_in }. Does { $pawn } use fire?
coop-question-fire_to_use-help = Fire takes 1 strength and drives it off. It lays its user down and costs one assignment of dice this round.
coop-question-character_to_lose = The alien is too strong { $room_in }. Whom does it take?
coop-question-character_to_lose-help = The leader says who. The others there are laid down in the Leisure Room.
coop-question-rescue_to_board = The Rescue Helicopter waits. Does { $pawn } board?
coop-question-rescue_to_board-help = The least suspected goes first, and shows its card. If not now, nobody leaves this way in this round.
coop-question-character_to_assign = { $dice_count ->
    [0] It is dark. Who gets the dice?
   *[other] { $dice }. Who gets the dice?
}
coop-question-character_to_assign-help = Bad dice hit where that character stands; without any it may do one thing. Then it lies down.
coop-question-die_to_reroll = { $pawn } has { $dice }. Roll one again?
coop-question-die_to_reroll-help = Garry may roll one die again; in the dark whoever has light may, each die once.
coop-question-die_to_turn = { $dice }. Does { $pawn } get up and turn one?
coop-question-die_to_turn-help = Once a round the one in the Dormitory turns a die of another to any face, and lies down.
coop-question-die_to_cancel = { $pawn } has { $dice }. Cancel one?
coop-question-die_to_cancel-help = Each die cancelled moves its suspicion up by one. Mind the threat token.
coop-question-bonus_to_play = Does { $pawn } add a bonus?
coop-question-bonus_to_play-help = Tools and Fuel are free and come before the die.
coop-question-action_to_take = { $pawn } has { $dice }. What now?
coop-question-action_to_take-help = One thing with one die: USE, REPAIR, or burn the room down.
coop-question-next_dice = Roll for another?
coop-question-next_dice-help = You may stop after any assignment. Whoever still stands does nothing more.
coop-question-weapon_to_keep = Which weapon does { $pawn } keep?
coop-question-item_to_keep = Which item does { $pawn } keep?
coop-question-lab_token_to_keep = { $pawn } holds up { $token }. Keep it?
coop-question-vehicle_use = What does { $pawn } do { $room_in }?
coop-question-vehicle_use-help = Refuel it, start the escape if it is whole and full and the Keys are there, or let the die come to nothing.
coop-question-room_to_fuel = Where does { $pawn } send 1 fuel?
coop-question-character_to_hand_over = Does one of yours hand something over?
coop-question-character_to_hand_over-help = Among yourselves you give freely, to whoever needs it.
coop-question-thing_to_hand_over = What does { $pawn } hand over?
coop-question-thing_to_hand_over-help = Each thing goes to one character of your choice.
coop-question-character_to_take = { $thing } of { $pawn }: who gets it?
coop-question-character_to_take-help = Anybody in the crew.
coop-question-willing_to_test = Would { $pawn } carry out { $test }?
coop-question-willing_to_test-help = All are asked, able or not. The leader picks one.
coop-question-wish_to_board = { $vehicle }: does { $pawn } ask to come aboard?
coop-question-wish_to_board-help = Whoever comes aboard shows its card. An alien aboard, and you have lost.
coop-question-boarding_to_allow = { $asking } wants to come aboard. Does { $pawn } agree?
coop-question-boarding_to_allow-help = An alien aboard, and you have lost. A human left behind, and you have lost.
coop-question-character_to_expose = The threat has caught up with several. Who is it?
coop-question-character_to_expose-help = One of them is exposed; then the token moves away by the number of the others.
coop-question-character_to_give = { $taker } has nobody left. Whom do you leave to them?
coop-question-character_to_give-help = That player goes on with the character, and with what it holds.

## Options

coop-option-next_dice-go_on = Roll again, for another
coop-option-next_dice-stop = Stop here
coop-option-rescue_to_board-stay = Not now
coop-option-rescue_to_board-board = Board
coop-option-die_to_reroll-none = No
coop-option-die_to_reroll-number = Die { $number }: { $face }
coop-option-die_to_turn-none = Let it lie
coop-option-die_to_turn-turn = Die { $die }, { $shown }, to { $face }
coop-option-die_to_cancel-none = No
coop-option-die_to_cancel-number = Die { $number }: { $face }
coop-option-action_to_take-none = Nothing
coop-option-action_to_take-burn = Burn the room: { $thing }
coop-option-character_to_hand_over-none = No, that is all
coop-option-thing_to_hand_over-thing = { $reloads ->
    [0] { $thing }
   *[other] { $thing } ({ $reloads })
}

## What others wait for

coop-waiting-character_to_lose = to say whom the alien takes
coop-waiting-rescue_to_board = to board, or not
coop-waiting-character_to_assign = to give the dice to somebody
coop-waiting-die_to_reroll = to roll a die again, or not
coop-waiting-die_to_turn = to turn a die, or not
coop-waiting-die_to_cancel = to cancel a die, or not
coop-waiting-action_to_take = to do something with a die
coop-waiting-next_dice = to roll again, or stop
coop-waiting-character_to_hand_over = to hand something over, or not
coop-waiting-thing_to_hand_over = to hand something over
coop-waiting-character_to_take = to hand something over
coop-waiting-character_to_expose = to say who is caught
coop-waiting-character_to_give = to leave a character to a friend

## The table

coop-board-threat = threat on { $space }
coop-supply-fires = Fires used against the alien this round: { $count }
coop-board-dice = dice: { $dice }
coop-board-dice-of = dice of { $pawn }: { $dice }
coop-board-assignments = { $count ->
    [0] no assignment left
    [one] 1 assignment left
   *[other] { $count } assignments left
}
coop-board-yours = Yours: { $characters }.
coop-board-plays = { $seat } plays { $characters }.
coop-board-carries = { $pawn }: { $things }
coop-board-empty = None of yours carries anything.
coop-board-nobody = You have nobody left.

## The plan in the browser

coop-plan-unknown = who knows

## House rules

coop-house-open_hands = Open hands
coop-house-open_hands-help = Everybody sees what every character holds. Without this, each player sees only what theirs hold.
coop-house-dog_moves_disk = A dog raises suspicion
coop-house-dog_moves_disk-help = Whoever draws a token because of a dog is also a little more suspected.

## Advice: what a bot would do, and why

coop-advice-most = Of all that is on offer, this promises most.
coop-advice-proven = { $pawn } is human for certain.
coop-advice-odds = The odds that { $pawn } is an alien: { $percent } %.
coop-advice-token = The threat is { $count ->
    [0] on the disk of { $pawn }
    [one] one space from the disk of { $pawn }
   *[other] { $count } spaces from the disk of { $pawn }
}.
coop-advice-alien = The alien has strength { $strength }: the larger the largest group, the fewer rooms it comes to.
coop-advice-bags = Tests need blood bags: there are { $count }, and { $unknown } characters whom nobody can be sure of.
coop-advice-radio = The radio still has { $count } damage; after that the SOS can go out.
coop-advice-sos = The radio works: the SOS can go out.
coop-advice-ready = What stands { $room_in } is ready to leave.
coop-advice-vehicle = What stands { $room_in } lacks { $count } steps until it is ready.
coop-advice-cold = Without care for the boiler you freeze in about { $rounds } rounds.
coop-advice-dark = In darkness the dice are given away before they are rolled.
coop-advice-generator = In a storm the generator stops next round without fuel.
coop-advice-keys = There are Keys to be found here; without them no vehicle leaves.
coop-advice-weapons = Fire drives the alien off, and a Flamethrower with Wire is a test.
coop-advice-together = { $count } together do { $count } times as much here.
coop-advice-dormitory = No alien and no dog comes here, and one bad die can be turned.
coop-advice-dog = Alone with a dog, 2 of 9 tokens are alien.
coop-advice-dog_caught = Two or more catch the dog.
coop-advice-harmless = SABOTAGE can break nothing { $room_in } now.
coop-advice-bears = { $pawn } can best bear the bad dice: the disk is on { $space }.
coop-advice-stop = Another roll costs more than it promises.
coop-advice-go_on = Another roll promises more than it costs.
coop-advice-dice_stay = The dice are good as they lie.
coop-advice-reroll = { $face } is worth another roll.
coop-advice-keep_help = The help from the Dormitory is worth more later.
coop-advice-turn = { $face } is what is missing here.
coop-advice-cancel = A step of the disk costs less than { $face }.
coop-advice-no_cancel = A step of the disk would cost more than the bad dice.
coop-advice-no_test = A test would tell nothing now.
coop-advice-test = It tells what { $pawn } is, and a human's disk goes to green.
coop-advice-least_missed = { $pawn } would be missed least.
coop-advice-attack_lost = Strength { $strength } against { $count }: somebody would be lost.
coop-advice-attack_even = Strength { $strength } against { $count }: all would be laid down.
coop-advice-attack_won = Strength { $strength } against { $count }: the alien runs away by itself.
coop-advice-meeting_harmless = The meeting costs too little to use a weapon.
coop-advice-withdraw = So the disk of { $pawn } stays where it is.
coop-advice-leave = The odds if you leave now: { $percent } %. If you leave later: about { $later } %.
coop-advice-all_known = Everybody is known: more tests tell nothing.
coop-advice-find_keys = Whoever has Keys can leave in a vehicle.
coop-advice-find_flamethrower = Six times fire, and with Wire a test every round.
coop-advice-find_wire = With a Flamethrower it is a test every round.
coop-advice-find_firearm = It gets you out of meetings, and you keep it.
coop-advice-find_dynamite = Fire against the alien.
coop-advice-find_tools = One damage less, for free.
coop-advice-find_fuel_can = One fuel, for free.
coop-advice-find_blood_bag = Every blood bag is a test.
coop-advice-failure = It is of no use to anybody.
coop-advice-safe_hands = What counts is safest with whoever is proven, and Wire belongs to the Flamethrower.
coop-advice-hands_full = Everything lies where it should.
coop-advice-weather = The fairer the weather, the less fuel burns and the faster help comes.

## Why something is not on offer

coop-why-dormitory-taken = { $room }: it takes one person a round, and somebody is there.
coop-why-in-dormitory = { $pawn } is in the Dormitory and takes no dice.
coop-why-not-yours = { $pawn } is not one of your characters.
coop-why-holds-nothing = { $pawn } holds nothing to hand over.
coop-why-not-on-token = The disk of { $pawn } is not on the threat token's space.
coop-why-not-its-thing = { $pawn } hands over only what it holds itself.
coop-why-no-such-die = None of the dice shows { $face }.
coop-why-rolled-again-already = This die was rolled again already; a third time it is not.

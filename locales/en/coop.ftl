### The Thing: The Boardgame for 1 to 3 players: only what differs from boardgame.ftl or is added.
###
### $pawn, $giver, $taker and the like are characters; the reader has several, so $you never stands for one of them.
### $seat, and $giver and $taker in CharacterTakenOver and character_to_give, are players. $faces and $dice are lists of
### faces in words; $die counts from 1.

coop-title = The Thing: Co-op or solo
coop-tagline = You know each other. You don't know what you are.

## Roles

coop-role-human-help = Get the humans out. Nobody knows what a character is until their card is shown.
coop-role-crew = { $count ->
    [0] nobody left
    [one] a crew of one
   *[other] a crew of { $count }
}
coop-deal-title = Your crew
coop-deal-note = You all play together, and you can talk about everything. What a character is, nobody knows until their card is shown.
coop-goal-win = You win if you get away with every human aboard, and nobody else: by the rescue helicopter, once the SOS is sent, or in a vehicle that is repaired and fuelled, with Keys.
coop-goal-lose = You lose if an alien is aboard, if a human is left behind, if you freeze, or if no character is left.
coop-deal-done = Let's begin
coop-role-alien-help = Nobody knows it yet, not even you. It must not come aboard.
coop-status-exposed = exposed
coop-status-exposed-human = lost to the alien: the threat and dogs take humans, too

## Rooms and characters where dice stand in for cards

coop-room-dormitory-help = Holds one character a round, who can lie down to turn somebody else's die.
coop-character-garry-help = May reroll one of his dice.
coop-character-norris-help = In the dark, may reroll his dice, each once.
coop-thing-flashlight-help = In the dark, reroll your dice, each once. You keep it.

## Dice

coop-card-use-help = A die to do what the room is there for.
coop-card-repair-help = A die to take 1 damage off the room.
coop-card-sabotage-help = A bad die: something breaks where the character is. Bad dice come first.
coop-card-threat = THREAT
coop-card-threat-help = A bad die: the threat token moves one space closer. Bad dice come first.
coop-track-threat = Threat
coop-track-threat-help = The token comes down the suspicion track. A character whose disk it meets is an alien, and exposed.
coop-danger-threat = The threat is on { $who } tonight
coop-danger-threat-short = Threat: { $who }

## Phases

coop-phase-movement-help = Each player moves each of their characters to a room; then come dogs and meetings.
coop-phase-alien-help = The exposed alien spreads its strength over rooms, and attacks.
coop-phase-actions-help = The leader rolls the dice and gives them to a character, again and again, until it's enough.
coop-phase-leisure-help = Everybody gets up, and things change hands.
coop-phase-dogs = Dogs and threat
coop-phase-dogs-help = The dogs run, the leader sheet moves on, the threat comes closer.

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
    [alien] Alone with the dog, { $pawn } draws a token: alien.
   *[human] Alone with the dog, { $pawn } draws a token: human.
}
coop-event-AssignmentLost = The fire costs time: one assignment fewer.
coop-event-DiceRolled = The dice: { $faces }.
coop-event-DiceAssigned = The dice go to { $pawn }.
coop-event-DieRerolled = { $pawn } rerolls die { $die }: { $face }.
coop-event-DieTurned = { $pawn } turns die { $die } to { $face }.
coop-event-DieCancelled = { $pawn } takes the blame, and { $face } is gone.
coop-event-DieCarriedOut = { $pawn }: { $face }.
coop-event-DiceLost = Wasted: { $faces }.
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
coop-event-AlienExposed = The alien shows itself, and { $pawn } is gone. The alien gains { $strength } strength.
coop-event-CharacterTaken = { $pawn } joins the crew.
coop-event-CharactersMet = { $pawns } meet { $room_in }.

## How it ended

coop-reason-no_character_left = Nobody is left to answer the radio. You have lost.
coop-reason-frozen = The base is cold and quiet. You have lost.
coop-reason-alien_aboard = Something came aboard that was not a friend. You have lost.
coop-reason-human_left_behind = You left, and a human stood on the ice. You have lost.
coop-reason-escaped = You got away. The base grows small behind you. You have won.
coop-side-won = The crew got away
coop-side-lost = The crew is lost

## Questions

coop-question-character_to_play = Who is in the crew?
coop-question-character_to_play-help = Six of the eight take part. Each has one thing they are good at.
coop-question-room_to_enter = Where does { $pawn } go?
coop-question-room_to_enter-help = A room to work in with fewer than 3 people, or the Dormitory, which holds one. Company raises suspicion; a dog may expose an alien.
coop-question-weapon_to_withdraw = { $pawn } is not alone { $room_in }. Withdraw?
coop-question-weapon_to_withdraw-help = Characters who stay in company become a little more suspect. A weapon keeps them out of it.
coop-question-fire_to_use = The alien is { $room_in }. Does { $pawn } use fire?
coop-question-fire_to_use-help = Fire takes 1 strength and drives it off. It lays its user down, and costs one assignment of dice this round.
coop-question-character_to_lose = The alien is too strong { $room_in }. Who does it assimilate?
coop-question-character_to_lose-help = The leader decides. The others there are laid down in the Leisure Room.
coop-question-rescue_to_board = The Rescue Helicopter waits. Does { $pawn } board?
coop-question-rescue_to_board-help = The least suspected goes first, and shows their card. If not now, nobody leaves this way this round.
coop-question-character_to_assign = { $dice_count ->
    [0] It's dark. Who gets the dice?
   *[other] { $dice }. Who gets the dice?
}
coop-question-character_to_assign-help = Bad dice strike where that character stands; without any, the character may do one thing. Then they lie down.
coop-question-die_to_reroll = { $pawn } has { $dice }. Reroll one?
coop-question-die_to_reroll-help = Garry may reroll one die; in the dark, anybody with light may reroll each die once.
coop-question-die_to_turn = { $before_rerolls ->
    [yes] { $dice }. Does { $pawn } turn one and lie down? There are rerolls still to come.
   *[no] { $dice }. Does { $pawn } turn one and lie down?
}
coop-question-die_to_turn-help = Once a round, whoever is in the Dormitory may lie down and turn somebody else's die to any face. You'll be asked again after rerolls and after each cancelled die.
coop-question-die_to_cancel = { $pawn } has { $dice }. Cancel one?
coop-question-die_to_cancel-help = Each cancelled die moves their suspicion up by one. Mind the threat token.
coop-question-bonus_to_play = Does { $pawn } add a bonus?
coop-question-bonus_to_play-help = Tools and Fuel are free and come before the dice, good or bad.
coop-question-action_to_take = { $pawn } has { $dice }. What now?
coop-question-action_to_take-help = One thing with one die: USE, REPAIR, or burn the room down, if the leader allows it.
coop-question-next_dice = Roll for another?
coop-question-next_dice-help = You may stop after any assignment. Anybody still standing does nothing more.
coop-question-weapon_to_keep = Which weapon does { $pawn } keep?
coop-question-item_to_keep = Which item does { $pawn } keep?
coop-question-lab_token_to_keep = { $pawn } draws a lab token: { $token }. Keep it?
coop-question-vehicle_use = What does { $pawn } do { $room_in }?
coop-question-vehicle_use-help = Refuel it; start the escape, if it is undamaged and full and the Keys are there; or let the die go to waste.
coop-question-room_to_fuel = Where does { $pawn } send 1 fuel?
coop-question-character_to_hand_over = Does one of yours hand something over?
coop-question-character_to_hand_over-help = Give freely among yourselves, to whoever needs it.
coop-question-thing_to_hand_over = What does { $pawn } hand over?
coop-question-thing_to_hand_over-help = Each thing goes to one character of your choice.
coop-question-character_to_take = { $pawn } hands over { $thing }. Who gets it?
coop-question-character_to_take-help = Anybody in the crew.
coop-question-willing_to_test = Would { $pawn } carry out { $test }?
coop-question-willing_to_test-help = Everybody is asked, able or not. The leader picks one.
coop-question-wish_to_board = { $vehicle }: does { $pawn } ask to come aboard?
coop-question-wish_to_board-help = Anyone who comes aboard shows their card. With an alien aboard, you have lost.
coop-question-boarding_to_allow = { $asking } wants to come aboard. Does { $pawn } agree?
coop-question-boarding_to_allow-help = Let an alien aboard, and you have lost. Leave a human behind, and you have lost.
coop-question-character_to_expose = The threat has caught up with several. Who is it?
coop-question-character_to_expose-help = One of them is exposed; then the token moves back by the number of the others.
coop-question-character_to_give = { $taker } has nobody left. Who do you leave to them?
coop-question-character_to_give-help = That player carries on with the character, and with everything they hold.

## Options

coop-option-next_dice-go_on = Roll again, for somebody else
coop-option-next_dice-stop = Stop here
coop-option-die_to_reroll-none = No
coop-option-die_to_reroll-number = Die { $number }: { $face }
coop-option-die_to_turn-none = Leave it
coop-option-die_to_turn-turn = Die { $die }, { $shown }, to { $face }
coop-option-die_to_cancel-none = No
coop-option-die_to_cancel-number = Die { $number }: { $face }
coop-option-action_to_take-none = Nothing
coop-option-action_to_take-burn = Burn the room: { $thing }
coop-option-character_to_hand_over-none = No, that's all
coop-option-thing_to_hand_over-thing = { $reloads ->
    [0] { $thing }
   *[other] { $thing } ({ $reloads })
}

## What others wait for

coop-waiting-character_to_lose = to say who the alien assimilates
coop-waiting-character_to_assign = to give the dice to somebody
coop-waiting-die_to_reroll = to reroll a die, or not
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
coop-board-dice-of = { $pawn }'s dice: { $dice }
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
coop-house-open_hands-help = Everybody sees what every character holds. Without this, players see only what their own characters hold.
coop-house-dog_moves_disk = A dog raises suspicion
coop-house-dog_moves_disk-help = A character who draws a token because of a dog also becomes a little more suspect.
coop-house-rescue_boarding-on_turn = before anybody is placed
coop-house-rescue_boarding-after_encounters = after the alien, before the dice
coop-house-escape = Once the alien fails to stop an escape
coop-house-escape-help = Do you still have to board, or have you won?
coop-house-escape-boarding = everybody boards, one by one
coop-house-escape-won = you've won on the spot
coop-problem-start_below_threat = Suspicion starts below the threat token, which lies on { $threat }, not at { $given }.

## Advice: what a bot would do, and why

coop-advice-most = Of everything you could do, this promises the most.
coop-advice-proven = { $pawn } is human for certain.
coop-advice-odds = The odds that { $pawn } is an alien: { $percent }%.
coop-advice-token = { $count ->
    [0] The threat is on { $pawn }'s disk.
    [one] The threat is one space from { $pawn }'s disk.
   *[other] The threat is { $count } spaces from { $pawn }'s disk.
}
coop-advice-alien = The alien has strength { $strength }: the bigger your biggest group, the fewer rooms it can reach.
coop-advice-bags = Tests need blood bags. Bags left: { $count }; characters nobody can be sure of: { $unknown }.
coop-advice-radio = Damage left on the radio: { $count }. After that, the SOS can go out.
coop-advice-sos = The radio works: the SOS can go out.
coop-advice-ready = The vehicle { $room_in } is ready to leave.
coop-advice-vehicle = The vehicle { $room_in } is not ready yet. Steps to go: { $count }.
coop-advice-cold = If nobody looks after the Boiler, you freeze. Rounds left: about { $rounds }.
coop-advice-dark = In the dark, dice are given out before they are rolled.
coop-advice-generator = Without fuel, a storm would stop the Generator next round.
coop-advice-keys = There are Keys to be found here; without them no vehicle leaves.
coop-advice-weapons = Fire drives the alien off, and a Flamethrower with Wire makes a test.
coop-advice-together = { $count } people together do { $count } times as much here.
coop-advice-dormitory = No alien or dog comes here, and one bad die can be turned.
coop-advice-dog = Alone with a dog, 2 of the 9 tokens are alien.
coop-advice-dog_caught = Two or more catch the dog.
coop-advice-harmless = Right now, SABOTAGE can't break anything { $room_in }.
coop-advice-bears = { $pawn } can best afford the bad dice, with their disk on { $space }.
coop-advice-stop = Another roll costs more than it promises.
coop-advice-go_on = Another roll promises more than it costs.
coop-advice-dice_stay = The dice are fine as they are.
coop-advice-reroll = { $face } is worth a reroll.
coop-advice-keep_help = The help from the Dormitory is worth more later.
coop-advice-turn = { $face } is what is missing here.
coop-advice-cancel = Moving the disk up costs less than { $face }.
coop-advice-no_cancel = Moving the disk up would cost more than the bad dice.
coop-advice-no_test = A test would tell you nothing now.
coop-advice-burn = The cold is near, and this room can be spared.
coop-advice-keep_room = The room is worth more than the time that a fire wins.
coop-advice-test = It shows what { $pawn } is, and a human's disk goes to green.
coop-advice-least_missed = { $pawn } would be missed the least.
coop-advice-attack_lost = Strength { $strength } against { $count }: somebody would be lost.
coop-advice-attack_even = Strength { $strength } against { $count }: everybody would be laid down.
coop-advice-attack_won = Strength { $strength } against { $count }: the alien runs by itself.
coop-advice-meeting_harmless = The meeting costs too little to waste a weapon on.
coop-advice-withdraw = That way, { $pawn }'s disk stays where it is.
coop-advice-leave = Your odds if you leave now: { $percent }%. If you leave later: about { $later }%.
coop-advice-all_known = You know what everybody is: more tests would tell you nothing.
coop-advice-find_keys = With Keys, you can leave in a vehicle.
coop-advice-find_flamethrower = Fire six times over and, with Wire, a test every round.
coop-advice-find_wire = With a Flamethrower, it makes a test every round.
coop-advice-find_firearm = It gets you out of meetings, and you keep it.
coop-advice-find_dynamite = Fire against the alien.
coop-advice-find_tools = 1 damage less, for free.
coop-advice-find_fuel_can = 1 fuel, for free.
coop-advice-find_blood_bag = Every blood bag is a test.
coop-advice-failure = It's no use to anybody.
coop-advice-safe_hands = The things that matter are safest with a proven human, and Wire belongs with the Flamethrower.
coop-advice-hands_full = Everything is where it should be.
coop-advice-weather = The fairer the weather, the less fuel burns and the faster help comes.

## Why something is not on offer

coop-foresee-threat = In this company { $pawn } would meet the threat, and may be exposed.
coop-foresee-boarding = If { $pawn } is an alien, you lose at once.
coop-foresee-disk = { $pawn }'s disk moves to { $space }.
coop-foresee-disk-threat = There { $pawn } would meet the threat, and may be exposed.
coop-foresee-token = The threat moves to { $space }.
coop-foresee-token-meets = The threat reaches { $pawn }, who may be exposed.
coop-why-dormitory-taken = { $room }: it holds one person a round, and somebody is already there.
coop-why-in-dormitory = { $pawn } is in the Dormitory and takes no dice.
coop-why-not-yours = { $pawn } is not one of your characters.
coop-why-holds-nothing = { $pawn } holds nothing to hand over.
coop-why-not-on-token = { $pawn }'s disk isn't on the threat token's space.
coop-why-not-its-thing = { $pawn } can only hand over what they are holding.
coop-why-no-such-die = None of the dice shows { $face }.
coop-why-rolled-again-already = This die has already been rerolled; it can't be rolled a third time.
coop-why-fire-refused = The leader did not allow a fire with these dice.

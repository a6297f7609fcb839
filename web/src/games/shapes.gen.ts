// Written by `python -m outpost31.shapes`: do not edit.

/** The deck: how many cards, and the back of the topmost, which everybody sees. (S-1.1) */
export interface DeckSeen {
  cards: number;
  back: string | null;
}

/** One player as the viewer sees them; what the viewer may not know is None. (S-4.4) */
export interface PlayerSeen {
  seat: number;
  is_alive: boolean;
  cards: number;
  quarantine: number;
  role: "human" | "infected" | "the_thing" | null;
  hand: string[] | null;
}

/** How it ended: why, then who. */
export interface OutcomeSeen {
  reason: string;
  winners: number[];
  losers: number[];
}

/** One link in the chain of infection, once the game is over. (S-9.5) */
export interface LinkSeen {
  by: number;
  whom: number;
  turn: number;
  through: string;
}

/** An elimination; the role once the game is over. (S-9.1) */
export interface FallSeen {
  seat: number;
  turn: number;
  cause: string;
  role: "human" | "infected" | "the_thing" | null;
}

/** What one seat, or the spectator, sees of a table. */
export interface StayAwayView {
  game: "stayaway";
  you: number | null;
  turn: number;
  active: number;
  direction: number;
  circle: number[];
  doors: number[][];
  deck: DeckSeen;
  discards: number;
  in_play: string[];
  players: PlayerSeen[];
  drawn: string[] | null;
  outcome: OutcomeSeen | null;
  chain: LinkSeen[] | null;
  falls: FallSeen[];
  options?: Record<string, unknown>;
}

/** A room with the counters, dogs and aliens in it. */
export interface RoomSeen {
  colour: string;
  fuel: number | null;
  damage: number | null;
  burned: boolean;
  usable: boolean;
  dogs: number;
  alien: number;
}

/** The rescue helicopter on its track. (B-8.1) */
export interface RescueSeen {
  space: number | null;
  fuel: number;
  gone: boolean;
}

/** Weather, stores, tracks and tokens. */
export interface BaseSeen {
  weather: string | null;
  die_at_station: boolean;
  stores: Record<string, number>;
  pantry: number;
  kitchen: number;
  hungry: boolean;
  freezing: number | null;
  dark: boolean;
  rescue: RescueSeen;
  dogs_off_board: number;
  dogs_out_of_game: number;
  damage_left: number;
  fire_left: number;
  reloads_left: number;
}

/** How many cards and tokens lie where; what is in them is secret. (B-5.13) */
export interface PilesSeen {
  deck: number;
  discards: number;
  stack: number;
  stack_shown: string[];
  revealed: string | null;
  weapon_deck: number;
  item_deck: number;
  lab_bag: number;
  contagion_bag: number;
  drawn_count: number;
  drawn: string[] | null;
  locations: number;
  locations_drawn: string[];
  kennel_card: boolean;
  contents: Record<string, string[]> | null;
}

/** The alien team: its strength, and the strength on its face-down cards. (B-4.8) */
export interface AlienSeen {
  exposed: number[];
  pool: number;
  cards: number[];
  rooms: string[] | null;
  unresolved: string[];
}

/** Who is aboard what. (B-8.2) */
export interface EscapeSeen {
  vehicle: string | null;
  aboard: number[];
}

/** The printed weather table of this number of players. */
export interface WeatherTableSeen {
  die: string[];
  boiler: Record<string, number>;
  generator: Record<string, number>;
  freezing: Record<string, number>;
  rescue: Record<string, number>;
}

/** The lengths of the tracks, what the rooms hold, and the weather table. */
export interface LimitsSeen {
  red: number;
  start: number;
  freezing_track: number;
  rescue_track: number;
  rescue_fuel: number;
  fuel: Record<string, number>;
  damage: Record<string, number>;
  weather: WeatherTableSeen;
}

/** How it ended: why, then who. */
export interface OutpostOutcomeSeen {
  reason: string;
  winners: number[];
  losers: number[];
}

/** One link in the chain of infection, once the game is over. */
export interface OutpostLinkSeen {
  victim: number;
  by: number | null;
  how: string;
  room: string | null;
  round: number;
}

/** One character's place as the viewer sees it; what the viewer may not know is None. */
export interface PersonSeen {
  pawn: number;
  player: number;
  character: string | null;
  status: string;
  where: string | null;
  standing: boolean;
  suspicion: number | null;
  role: string | null;
  cards: number;
  hand: string[] | null;
  flamethrowers: number[];
  weapon_count: number;
  weapons: string[] | null;
  item_count: number;
  items: string[] | null;
  lab_count: number;
  lab: string[] | null;
  laid: number | null;
  tokens: string[] | null;
}

/** What one seat, or the spectator, sees of a table of the board game. */
export interface BoardgameView {
  edition: string;
  viewer: number | null;
  round: number;
  phase: string;
  leader: number | null;
  marker: string | null;
  marker_holder: number | null;
  rooms: Record<string, RoomSeen>;
  base: BaseSeen;
  piles: PilesSeen;
  alien: AlienSeen;
  escape: EscapeSeen;
  limits: LimitsSeen;
  outcome: OutpostOutcomeSeen | null;
  chain: OutpostLinkSeen[] | null;
  options?: Record<string, unknown>;
  people: PersonSeen[];
}

/** The threat token on the suspicion track. (C-6.1) */
export interface ThreatSeen {
  space: number;
  first: number;
  last: number;
}

/** The action dice: what they show, and what was done with them. (C-5.2) */
export interface DiceSeen {
  faces: string[];
  rerolled: number[];
  assigned: number | null;
  assignments_left: number;
  fires: number;
  printed: string[];
}

/** What one player, or the spectator, sees of a table of 1 to 3 players. */
export interface CoopView {
  edition: string;
  viewer: number | null;
  round: number;
  phase: string;
  leader: number | null;
  marker: string | null;
  marker_holder: number | null;
  rooms: Record<string, RoomSeen>;
  base: BaseSeen;
  piles: PilesSeen;
  alien: AlienSeen;
  escape: EscapeSeen;
  limits: LimitsSeen;
  outcome: OutpostOutcomeSeen | null;
  chain: OutpostLinkSeen[] | null;
  options?: Record<string, unknown>;
  people: PersonSeen[];
  leading_player: number;
  open_hands: boolean;
  escape_wins: boolean;
  role_cards_left_over: string[] | null;
  threat: ThreatSeen;
  dice: DiceSeen;
}

/** One character's place, with the dental record. (N-2.1) */
export interface NorwegianPersonSeen {
  pawn: number;
  player: number;
  character: string | null;
  status: string;
  where: string | null;
  standing: boolean;
  suspicion: number | null;
  role: string | null;
  cards: number;
  hand: string[] | null;
  flamethrowers: number[];
  weapon_count: number;
  weapons: string[] | null;
  item_count: number;
  items: string[] | null;
  lab_count: number;
  lab: string[] | null;
  laid: number | null;
  tokens: string[] | null;
  record: string | null;
  record_shown: string | null;
}

/** The dog on its track, and the rifles laid against it. (N-3.1) */
export interface DogSeen {
  space: number;
  track: number;
  rifles_laid: number;
}

/** One sector of the UFO. (N-5.1) */
export interface SectorSeen {
  minimum: number;
  value: number;
  token: boolean;
  collecting: boolean;
}

/** The launch cards: what each costs, and how many are paid. (N-5.4) */
export interface LaunchSeen {
  costs: number[];
  paid: number;
}

/** The tokens that one side collected: how many, and to those who may look, which. (N-5.3) */
export interface TokensSeen {
  count: number;
  kinds: string[] | null;
}

/** The board of the UFO: sectors, tokens and launch cards. (N-5.1) */
export interface UfoSeen {
  round: number;
  rounds: number;
  sectors: Record<string, SectorSeen>;
  reserve: number;
  tokens: ((string | number)[])[];
  launch: LaunchSeen;
  team: TokensSeen;
  humans: TokensSeen;
  unseen: string[] | null;
}

/** What one seat, or the spectator, sees of a table of the Norwegian Outpost. */
export interface NorwegianView {
  edition: string;
  viewer: number | null;
  round: number;
  phase: string;
  leader: number | null;
  marker: string | null;
  marker_holder: number | null;
  rooms: Record<string, RoomSeen>;
  base: BaseSeen;
  piles: PilesSeen;
  alien: AlienSeen;
  escape: EscapeSeen;
  limits: LimitsSeen;
  outcome: OutpostOutcomeSeen | null;
  chain: OutpostLinkSeen[] | null;
  options?: Record<string, unknown>;
  people: NorwegianPersonSeen[];
  vehicles_gone: string[];
  dog: DogSeen;
  ufo: UfoSeen | null;
}

/** A player was dealt four cards, and knows what they are. (S-2.1) */
export interface StayAwayToldHandDealt {
  event: "HandDealt";
  seat: number;
  cards: string[] | null;
  role: "human" | "infected" | "the_thing" | null;
}

/** A player's turn began. (S-3.1) */
export interface StayAwayToldTurnBegan {
  event: "TurnBegan";
  seat: number;
  turn: number;
}

/** A Stay Away! card joined a hand. (S-3.1, S-3.6) */
export interface StayAwayToldCardDrawn {
  event: "CardDrawn";
  seat: number;
  card: string | null;
}

/** A Panic! card was drawn and is carried out. (S-3.1) */
export interface StayAwayToldPanicDrawn {
  event: "PanicDrawn";
  seat: number;
  card: string;
}

/** This many Panic! cards on top were discarded unseen on the way to a Stay Away! card. (S-3.6) */
export interface StayAwayToldPanicSkipped {
  event: "PanicSkipped";
  seat: number;
  count: number;
}

/** A Panic! card found nobody to act on, and did nothing. (S-8.13) */
export interface StayAwayToldPanicMissedItsMark {
  event: "PanicMissedItsMark";
  seat: number;
  card: string;
}

/** The shuffled discards became the new deck. (S-3.4) */
export interface StayAwayToldDeckRemade {
  event: "DeckRemade";
  cards: number;
}

/** A card was played, on somebody or not. (S-3.5) */
export interface StayAwayToldCardPlayed {
  event: "CardPlayed";
  seat: number;
  card: string;
  target: (number | string)[];
}

/** A card was discarded: face down, or openly from quarantine. (S-3.4, S-7.1) */
export interface StayAwayToldCardDiscarded {
  event: "CardDiscarded";
  seat: number;
  card: string | null;
}

/** A defence card was played in answer. (S-6.1) */
export interface StayAwayToldDefencePlayed {
  event: "DefencePlayed";
  seat: number;
  card: string;
  against: number;
}

/** A card made a player show their whole hand, to one other or (`to` is None) to all. (S-4.6, S-4.9, S-5.2) */
export interface StayAwayToldHandShown {
  event: "HandShown";
  seat: number;
  to: number | null;
  cards: string[] | null;
}

/** One random card of a hand was seen. (S-5.4) */
export interface StayAwayToldCardSeen {
  event: "CardSeen";
  seat: number;
  by: number;
  card: string | null;
}

/** The player who refused with Scary saw the card that was offered. (S-6.1) */
export interface StayAwayToldOfferSeen {
  event: "OfferSeen";
  seat: number;
  by: number;
  card: string | null;
}

/** A player showed an Infected! card, and no more. (S-8.12) */
export interface StayAwayToldInfectedShown {
  event: "InfectedShown";
  seat: number;
}

/** A player showed nothing. (S-8.12) */
export interface StayAwayToldHandKept {
  event: "HandKept";
  seat: number;
}

/** Three cards were drawn, one of which will be kept. (S-5.6) */
export interface StayAwayToldCardsConsidered {
  event: "CardsConsidered";
  seat: number;
  cards: string[] | null;
}

/** One of the three cards was kept and joined the hand: no fourth card was drawn. (S-5.6) */
export interface StayAwayToldCardKept {
  event: "CardKept";
  seat: number;
  card: string | null;
}

/** A card was offered for exchange. (S-3.2) */
export interface StayAwayToldCardOffered {
  event: "CardOffered";
  seat: number;
  to: number;
  card: string | null;
}

/** After Missed! the next player stands in for the other; no Infected! card can infect them. (S-4.10, S-6.2) */
export interface StayAwayToldStandInCalled {
  event: "StandInCalled";
  seat: number;
  other: number;
  offerer: number;
}

/** Two players exchanged a card. It reads the same whether or not it infected. (S-3.2, S-4.8) */
export interface StayAwayToldCardsExchanged {
  event: "CardsExchanged";
  offerer: number;
  taker: number;
  offered: string | null;
  answered: string | null;
}

/** A card went to the next seat in Round and round. (S-8.7) */
export interface StayAwayToldCardPassed {
  event: "CardPassed";
  seat: number;
  to: number;
  card: string | null;
}

/** Everybody who took part in an exchange is told what they are now, and the Infected who The Thing is. (S-4.4) It is told to that seat alone. */
export interface StayAwayToldRoleNoticed {
  event: "RoleNoticed";
  seat: number;
  role: "human" | "infected" | "the_thing";
  the_thing: number | null;
}

/** There was no exchange: a door, a quarantine, or nobody to take part. (S-3.3, S-6.2) */
export interface StayAwayToldExchangeStopped {
  event: "ExchangeStopped";
  seat: number;
  to: number;
  by: string;
}

/** Two players changed places. (S-3.7) */
export interface StayAwayToldPlacesChanged {
  event: "PlacesChanged";
  seat: number;
  other: number;
}

/** The direction of play turned. (S-5.7) */
export interface StayAwayToldDirectionTurned {
  event: "DirectionTurned";
  direction: number;
}

/** A player was put in quarantine. (S-7.1) */
export interface StayAwayToldQuarantineLaid {
  event: "QuarantineLaid";
  seat: number;
}

/** A quarantine was discarded. (S-7.1) */
export interface StayAwayToldQuarantineLifted {
  event: "QuarantineLifted";
  seat: number;
}

/** A door was barred between two places. (S-7.2) */
export interface StayAwayToldDoorBarred {
  event: "DoorBarred";
  seat: number;
  other: number;
}

/** A barred door was discarded. (S-5.3, S-8.3) */
export interface StayAwayToldDoorOpened {
  event: "DoorOpened";
  seat: number;
  other: number;
}

/** A place closed, and the barred door beside it now lies between its two neighbours. (S-7.3) */
export interface StayAwayToldDoorMoved {
  event: "DoorMoved";
  seat: number;
  other: number;
}

/** A place closed, and a barred door beside it went with it. (S-7.3) */
export interface StayAwayToldDoorDiscarded {
  event: "DoorDiscarded";
  seat: number;
  other: number;
}

/** A card was laid on the deck. (S-8.9) */
export interface StayAwayToldCardLaidOnDeck {
  event: "CardLaidOnDeck";
  seat: number;
  card: string | null;
}

/** A player is out. No role is shown. (S-4.8, S-9.1) */
export interface StayAwayToldPlayerEliminated {
  event: "PlayerEliminated";
  seat: number;
  cause: string;
}

/** The last human was infected or eliminated, and The Thing is asked: nobody is left who must not know. (S-9.3) */
export interface StayAwayToldNoHumanLeft {
  event: "NoHumanLeft";
  seat: number;
}

/** The Thing declared that no human is left. (S-9.3) */
export interface StayAwayToldNoHumansDeclared {
  event: "NoHumansDeclared";
  seat: number;
}

/** The game is over and everybody shows what they are. (S-9.2, S-9.5) */
export interface StayAwayToldGameEnded {
  event: "GameEnded";
  reason: string;
  winners: number[];
  losers: number[];
  roles: ("human" | "infected" | "the_thing")[];
}

/** A new round. */
export interface OutpostToldRoundBegan {
  event: "RoundBegan";
  round: number;
}

/** A new phase of the round (B-3.1). */
export interface OutpostToldPhaseBegan {
  event: "PhaseBegan";
  phase: string;
}

/** The weather die fell (B-4.1, B-9.4). */
export interface OutpostToldWeatherDieRolled {
  event: "WeatherDieRolled";
  weather: string;
}

/** This is the weather now, or what the die at the Weather Station shows (B-4.1, B-9.4). */
export interface OutpostToldWeatherSet {
  event: "WeatherSet";
  weather: string;
  at_station: boolean;
}

/** A machine burned fuel, and lacked some (B-4.3). */
export interface OutpostToldFuelBurned {
  event: "FuelBurned";
  room: string;
  burned: number;
  lacking: number;
}

/** Fuel went from a store to a room (B-9). */
export interface OutpostToldFuelMoved {
  event: "FuelMoved";
  source: string;
  room: string;
  count: number;
}

/** Fuel was discarded or left the game (B-4.4, B-7.1, B-9). */
export interface OutpostToldFuelLost {
  event: "FuelLost";
  source: string;
  count: number;
}

/** Damage was put on a room (B-9). */
export interface OutpostToldRoomDamaged {
  event: "RoomDamaged";
  room: string;
  count: number;
}

/** Damage was taken off a room (B-9). */
export interface OutpostToldRoomRepaired {
  event: "RoomRepaired";
  room: string;
  count: number;
}

/** The Boiler is gone for good, the freezing marker is on its first space (B-4.4). */
export interface OutpostToldBoilerDestroyed {
  event: "BoilerDestroyed";
}

/** The freezing marker is on this space (B-4.5, B-7.1). */
export interface OutpostToldFreezingMoved {
  event: "FreezingMoved";
  space: number;
}

/** Darkness (B-4.6). */
export interface OutpostToldPowerFailed {
  event: "PowerFailed";
}

/** The power is back (B-4.6). */
export interface OutpostToldPowerReturned {
  event: "PowerReturned";
}

/** The rescue helicopter is on this space of its track, with this much fuel left (B-4.7). */
export interface OutpostToldRescueMoved {
  event: "RescueMoved";
  space: number;
  fuel: number;
  arrived: boolean;
}

/** The rescue helicopter left for good (B-4.7). */
export interface OutpostToldRescueLeft {
  event: "RescueLeft";
}

/** The SOS was sent (B-9.9). */
export interface OutpostToldSosSent {
  event: "SosSent";
}

/** A room was sabotaged, by the alien or by a card (B-9). */
export interface OutpostToldRoomSabotaged {
  event: "RoomSabotaged";
  room: string;
  by_alien: boolean;
}

/** A room is on fire for the rest of the game (B-7.1). */
export interface OutpostToldRoomBurned {
  event: "RoomBurned";
  room: string;
}

/** Food went from the Pantry to the Kitchen (B-9). */
export interface OutpostToldFoodMoved {
  event: "FoodMoved";
  count: number;
}

/** Food was discarded (B-9, B-7.1). */
export interface OutpostToldFoodLost {
  event: "FoodLost";
  source: string;
  count: number;
}

/** Food was eaten (B-10.9). */
export interface OutpostToldFoodEaten {
  event: "FoodEaten";
  source: string;
  count: number;
}

/** Everybody is hungry for the rest of the game (B-10.9). */
export interface OutpostToldHungerBegan {
  event: "HungerBegan";
}

/** All dogs outside the Kennel were gathered (B-10.10). */
export interface OutpostToldDogsGathered {
  event: "DogsGathered";
  count: number;
}

/** A dog was put into a room (B-10.10). */
export interface OutpostToldDogPlaced {
  event: "DogPlaced";
  room: string;
}

/** The Kennel's card was drawn and its dogs came out (B-10.11). */
export interface OutpostToldKennelOpened {
  event: "KennelOpened";
  dogs: number;
}

/** A dog was put into the Kennel (B-6.11). */
export interface OutpostToldDogCaptured {
  event: "DogCaptured";
  room: string;
}

/** The exposed alien assimilated a dog (B-6.4). */
export interface OutpostToldDogAssimilated {
  event: "DogAssimilated";
  room: string;
}

/** The leader marker lies in a room, or off the board (B-2.3, B-10.10). */
export interface OutpostToldMarkerPlaced {
  event: "MarkerPlaced";
  room: string | null;
}

/** Somebody drew an action card (B-5.1). */
export interface OutpostToldCardDrawn {
  event: "CardDrawn";
  pawn: number;
  card: string | null;
}

/** The discards went into the action deck (B-5.1, B-5.10). */
export interface OutpostToldDeckShuffled {
  event: "DeckShuffled";
}

/** The top action card went to the active stack, unseen (B-5.2). */
export interface OutpostToldCardAddedUnseen {
  event: "CardAddedUnseen";
}

/** Somebody discarded action cards face down (B-5.3, B-5.8, B-10.9). */
export interface OutpostToldHandDiscarded {
  event: "HandDiscarded";
  pawn: number;
  count: number;
  cards: string[] | null;
}

/** A Flashlight was shown; it is kept (B-5.7, B-5.8). */
export interface OutpostToldFlashlightShown {
  event: "FlashlightShown";
  pawn: number;
}

/** A card went face down to the active stack; in the dark a neighbour drew it blind (B-5.5, B-5.7). */
export interface OutpostToldCardHandedOver {
  event: "CardHandedOver";
  pawn: number;
  card: string | null;
  drawn_by: number | null;
}

/** A card went to the active stack and had to be shown (B-5.6). */
export interface OutpostToldCardShown {
  event: "CardShown";
  pawn: number;
  card: string;
}

/** Somebody lay down in the Dormitory and looked through the action deck (B-5.10). */
export interface OutpostToldDeckLookedThrough {
  event: "DeckLookedThrough";
  pawn: number;
  deck: string[] | null;
}

/** Somebody exchanged action cards with the deck (B-5.10). */
export interface OutpostToldCardsChanged {
  event: "CardsChanged";
  pawn: number;
  count: number;
  given: string[] | null;
  taken: string[] | null;
}

/** A random face-down card of the active stack was discarded unseen (B-6.5). */
export interface OutpostToldStackCardLost {
  event: "StackCardLost";
}

/** The leader revealed a card of the active stack (B-7.3). */
export interface OutpostToldCardRevealed {
  event: "CardRevealed";
  card: string;
}

/** The leader gave the card to a character; it may be lost (B-7.4). */
export interface OutpostToldCardAssigned {
  event: "CardAssigned";
  pawn: number;
  card: string;
  lost: boolean;
}

/** The rest of the active stack was discarded unseen (B-7.3). */
export interface OutpostToldStackDiscarded {
  event: "StackDiscarded";
  count: number;
}

/** Somebody played a free bonus card (B-7.6). */
export interface OutpostToldBonusPlayed {
  event: "BonusPlayed";
  pawn: number;
  card: string;
}

/** A card had no effect; nobody says why (B-7.4, B-7.8). */
export interface OutpostToldCardLost {
  event: "CardLost";
  card: string;
}

/** Somebody drew weapons, items or a lab token (B-9). */
export interface OutpostToldThingsDrawn {
  event: "ThingsDrawn";
  pawn: number;
  shelf: string;
  count: number;
  things: string[] | null;
}

/** Somebody kept one of the things drawn (B-9). */
export interface OutpostToldThingKept {
  event: "ThingKept";
  pawn: number;
  shelf: string;
  thing: string | null;
}

/** A drawn Flamethrower was laid open with its reloads (B-9.3). */
export interface OutpostToldFlamethrowerLaidOpen {
  event: "FlamethrowerLaidOpen";
  pawn: number;
  reloads: number;
}

/** A lab token was discarded face down (B-9). */
export interface OutpostToldLabTokenDiscarded {
  event: "LabTokenDiscarded";
  pawn: number;
  token: string | null;
}

/** Weapons, items or lab tokens left the game unseen (B-9). */
export interface OutpostToldThingsRemoved {
  event: "ThingsRemoved";
  shelf: string;
  count: number;
}

/** A blood bag was taken out of the laboratory bag, if there was one (B-9.1). */
export interface OutpostToldBloodBagRemoved {
  event: "BloodBagRemoved";
  found: boolean;
}

/** One proposed a deal to another; only the two are told (B-10.2). */
export interface OutpostToldDealProposed {
  event: "DealProposed";
  proposer: number;
  partner: number;
  weapons: string[];
  items: string[];
  lab: number;
}

/** The partner put something in; only the two are told (B-10.2). */
export interface OutpostToldDealAnswered {
  event: "DealAnswered";
  proposer: number;
  partner: number;
  weapons: string[];
  items: string[];
  lab: number;
}

/** Two dealt; all see how many things went each way, and open Flamethrowers (B-10.2). */
export interface OutpostToldDealMade {
  event: "DealMade";
  proposer: number;
  partner: number;
  given: number;
  taken: number;
  flamethrowers_given: number;
  flamethrowers_taken: number;
  given_things: string[] | null;
  taken_things: string[] | null;
}

/** Two did not agree; only the two are told (B-10.2). */
export interface OutpostToldDealRefused {
  event: "DealRefused";
  proposer: number;
  partner: number;
}

/** A seat plays this character (B-2.6). */
export interface OutpostToldCharacterTaken {
  event: "CharacterTaken";
  pawn: number;
  character: string;
}

/** A dog-infection token said who is the first alien (B-2.7). */
export interface OutpostToldRoleDealt {
  event: "RoleDealt";
  pawn: number;
  role: string | null;
}

/** The leader's sheet went to somebody (B-2.9, B-10.10). */
export interface OutpostToldLeaderNamed {
  event: "LeaderNamed";
  pawn: number;
}

/** The alien team put strength on a face-down location card (B-4.8). */
export interface OutpostToldAlienCardPlaced {
  event: "AlienCardPlaced";
  strength: number;
  room: string | null;
}

/** A character went to a room (B-5.5). */
export interface OutpostToldRoomEntered {
  event: "RoomEntered";
  pawn: number;
  room: string;
}

/** A character picked up the leader marker (B-5.9). */
export interface OutpostToldMarkerTaken {
  event: "MarkerTaken";
  pawn: number;
}

/** The alien team's card was turned over and its strength placed (B-6.2). */
export interface OutpostToldAlienRevealed {
  event: "AlienRevealed";
  room: string;
  strength: number;
}

/** The strength went back to the pool, the cards to the deck (B-6.2). */
export interface OutpostToldAlienReturned {
  event: "AlienReturned";
  strength: number;
}

/** The alien did nothing in a room (B-6.3, B-6.4). */
export interface OutpostToldAlienWaited {
  event: "AlienWaited";
  room: string;
}

/** The alien ran away from a room (B-6.5, B-6.6). */
export interface OutpostToldAlienFled {
  event: "AlienFled";
  room: string;
}

/** Somebody used fire against the exposed alien or on a room (B-6.5, B-7.1). */
export interface OutpostToldFireUsed {
  event: "FireUsed";
  pawn: number;
  weapon: string;
  room: string;
}

/** The exposed alien has no strength left (B-6.9). */
export interface OutpostToldAlienBeaten {
  event: "AlienBeaten";
}

/** Characters were laid down in a room (B-1.7). */
export interface OutpostToldCharactersLaidDown {
  event: "CharactersLaidDown";
  pawns: number[];
  room: string;
}

/** The exposed alien assimilated a character (B-6.7). */
export interface OutpostToldCharacterAssimilated {
  event: "CharacterAssimilated";
  pawn: number;
  room: string;
}

/** Somebody showed a weapon and withdrew from a meeting (B-6.12). */
export interface OutpostToldWeaponUsedToWithdraw {
  event: "WeaponUsedToWithdraw";
  pawn: number;
  weapon: string;
}

/** Characters met; some of them laid out contagion tokens (B-6.13). */
export interface OutpostToldCharactersMet {
  event: "CharactersMet";
  room: string;
  pawns: number[];
  laid_by: number[];
}

/** A participant saw one of another's tokens; the two know which (B-6.14, B-6.19). */
export interface OutpostToldTokenSeen {
  event: "TokenSeen";
  picker: number;
  picked: number;
  token: string | null;
}

/** Somebody alone with a dog drew a token from the contagion bag and saw it (B-6.15). */
export interface OutpostToldDogTokenSeen {
  event: "DogTokenSeen";
  pawn: number;
  token: string | null;
}

/** A human became an alien; told to nobody else (B-6.14, B-6.15). */
export interface OutpostToldRoleChanged {
  event: "RoleChanged";
  pawn: number;
  role: string | null;
}

/** A suspicion disk is on this space (B-11.1). */
export interface OutpostToldSuspicionMoved {
  event: "SuspicionMoved";
  pawn: number;
  space: number;
}

/** Somebody asked to burn their room (B-7.1). */
export interface OutpostToldBurningAsked {
  event: "BurningAsked";
  pawn: number;
  room: string;
}

/** The leader refused (B-7.1). */
export interface OutpostToldBurningRefused {
  event: "BurningRefused";
  pawn: number;
}

/** Somebody pointed at another, or abstained (B-10.3). */
export interface OutpostToldFingerPointed {
  event: "FingerPointed";
  pawn: number;
  accused: number | null;
}

/** The leader let somebody carry out a test (B-10.5). */
export interface OutpostToldTestBegan {
  event: "TestBegan";
  kind: string;
  tester: number;
}

/** Somebody showed their role to all (B-8.3, B-8.4, B-10.7). */
export interface OutpostToldRoleShown {
  event: "RoleShown";
  pawn: number;
  role: string;
}

/** An alien left its character and plays openly (B-10.8). */
export interface OutpostToldAlienExposed {
  event: "AlienExposed";
  pawn: number;
  strength: number;
}

/** Somebody started an escape (B-8.2, B-8.5). */
export interface OutpostToldEscapeStarted {
  event: "EscapeStarted";
  pawn: number;
  vehicle: string;
}

/** Somebody on the ground asked to board (B-8.3). */
export interface OutpostToldBoardingAsked {
  event: "BoardingAsked";
  pawn: number;
}

/** Those on board said yes or no (B-8.3). */
export interface OutpostToldBoardingAnswered {
  event: "BoardingAnswered";
  pawn: number;
  agreed: number[];
  boards: boolean;
}

/** Somebody is on board (B-8.3). */
export interface OutpostToldBoarded {
  event: "Boarded";
  pawn: number;
}

/** The vehicle left with these on board (B-8.4). */
export interface OutpostToldVehicleLeft {
  event: "VehicleLeft";
  vehicle: string;
  aboard: number[];
}

/** The game is over: every role, and the chain of infection (B-8.9). */
export interface OutpostToldEverythingShown {
  event: "EverythingShown";
  roles: string[];
  chain: OutpostLinkSeen[];
}

/** A role card lies face down under each character; nobody has looked (C-1.3). */
export interface OutpostToldRoleCardsDealt {
  event: "RoleCardsDealt";
  dealt: number;
  left_over: number;
}

/** The leader sheet is this player's now (C-6.5, C-7.4). */
export interface OutpostToldSheetPassed {
  event: "SheetPassed";
  seat: number;
}

/** A player without a character took over one of another player's, with everything they hold (C-6.4). */
export interface OutpostToldCharacterTakenOver {
  event: "CharacterTakenOver";
  pawn: number;
  giver: number;
  taker: number;
  things: string[] | null;
}

/** The threat token is on this space (C-6.1). */
export interface OutpostToldThreatMoved {
  event: "ThreatMoved";
  space: number;
}

/** Somebody alone with a dog drew a token from the contagion bag, before all (C-3.2). */
export interface OutpostToldInfectionTokenDrawn {
  event: "InfectionTokenDrawn";
  pawn: number;
  token: string;
}

/** Fire was used: this round takes one assignment fewer (C-4.3). */
export interface OutpostToldAssignmentLost {
  event: "AssignmentLost";
}

/** The leader rolled the action dice (C-5.2). */
export interface OutpostToldDiceRolled {
  event: "DiceRolled";
  faces: string[];
}

/** The leader assigned the dice to a character (C-5.2). */
export interface OutpostToldDiceAssigned {
  event: "DiceAssigned";
  pawn: number;
}

/** The assigned character rolled a die again (C-5.3). */
export interface OutpostToldDieRerolled {
  event: "DieRerolled";
  pawn: number;
  die: number;
  face: string;
}

/** A character in the Dormitory lay down and turned a die (C-5.4). */
export interface OutpostToldDieTurned {
  event: "DieTurned";
  pawn: number;
  die: number;
  face: string;
}

/** The assigned character cancelled a die at the price of suspicion (C-5.5). */
export interface OutpostToldDieCancelled {
  event: "DieCancelled";
  pawn: number;
  face: string;
}

/** A die was carried out, or paid for a fire (C-5.6, C-5.7). */
export interface OutpostToldDieCarriedOut {
  event: "DieCarriedOut";
  pawn: number;
  face: string;
}

/** Dice had no effect: the character was gone, could not use them or did not want to (C-5.5 to C-5.7). */
export interface OutpostToldDiceLost {
  event: "DiceLost";
  faces: string[];
}

/** In the Leisure Room a character handed a thing to another (C-7.1). */
export interface OutpostToldThingHandedOver {
  event: "ThingHandedOver";
  giver: number;
  taker: number;
  shelf: string;
  thing: string | null;
}

/** The exposed alien rolled against an escape (C-8.1). */
export interface OutpostToldAlienRolled {
  event: "AlienRolled";
  faces: string[];
  stopped: boolean;
}

/** Somebody took one of their dental records, which only they see (N-1.4). */
export interface OutpostToldDentalRecordTaken {
  event: "DentalRecordTaken";
  pawn: number;
  record: string | null;
}

/** Somebody showed their dental record to all (N-2.3). */
export interface OutpostToldDentalRecordShown {
  event: "DentalRecordShown";
  pawn: number;
  record: string;
}

/** A Sniper Rifle lies at the end of the dog's track, which is longer now (N-2.2). */
export interface OutpostToldRifleLaid {
  event: "RifleLaid";
  pawn: number;
  track: number;
}

/** The dog is on this space of its escape track (N-3.1). */
export interface OutpostToldDogRan {
  event: "DogRan";
  space: number;
}

/** These left without an alien: they have won and are out, the others play on (N-4.1). */
export interface OutpostToldHumansEscaped {
  event: "HumansEscaped";
  vehicle: string;
  pawns: number[];
}

/** A Snow Cat with aliens alone came to the UFO; the base is left behind (N-5.1). */
export interface OutpostToldUfoReached {
  event: "UfoReached";
  aliens: number[];
  humans: number[];
}

/** A new round at the UFO (N-5.2). */
export interface OutpostToldUfoRoundBegan {
  event: "UfoRoundBegan";
  round: number;
}

/** A side collected departure tokens of a sector and of the reserve, face down to the other side (N-5.3). */
export interface OutpostToldTokensCollected {
  event: "TokensCollected";
  side: string;
  sector: string;
  tokens: string[] | null;
  count: number;
}

/** The aliens paid for a launch card with these tokens (N-5.4). */
export interface OutpostToldLaunchCardPaid {
  event: "LaunchCardPaid";
  number: number;
  cost: number;
  tokens: string[];
}

/** Everybody took characters, cards and strength back (N-5.6). */
export interface OutpostToldSectorsLeft {
  event: "SectorsLeft";
}

/** A question whose kind already says all that it is about. */
export type Nothing = Record<string, never>;

/** Whom the card is for. (S-3.2, S-8.7) */
export interface GivingAbout {
  to: number;
}

/** Who offers; the card, if it is open; whom the seat stands in for. (S-3.2, S-6.2, S-7.1) */
export interface OfferAbout {
  from: number;
  card?: string;
  stands_in_for?: number;
}

/** Who plays on the seat that is asked. (S-6.3, S-6.4) */
export interface DeedAbout {
  from: number;
}

/** What is asked at `stayaway`, by kind of question. */
export interface StayAwayAsked {
  draw: { about: Nothing; option: "draw" | "declare" };
  declaration: { about: Nothing; option: "play_on" | "declare" };
  card_to_use: { about: Nothing; option: ["play", string] | ["play", string, number] | ["play", "axe", number, "quarantine"] | ["play", "axe", number, "door", number] | ["discard", string] | "declare" };
  card_to_offer: { about: GivingAbout; option: string };
  card_to_pass: { about: GivingAbout; option: string };
  answer_to_offer: { about: OfferAbout; option: ["give", string] | ["defend", string] };
  answer_to_fire: { about: DeedAbout; option: "accept" | ["defend", string] };
  answer_to_swap: { about: DeedAbout; option: "accept" | ["defend", string] };
  card_to_keep: { about: Nothing; option: string };
  side_to_swap: { about: Nothing; option: "left" | "right" };
  seat_to_swap_with: { about: Nothing; option: number };
  seat_to_exchange_with: { about: Nothing; option: number };
  neighbour_to_show: { about: Nothing; option: number };
  card_to_discard: { about: Nothing; option: string };
  card_to_lay: { about: Nothing; option: string };
  hand_to_show: { about: Nothing; option: "keep" | "show_hand" | "show_infected" };
}

/** The character that is asked. */
export interface PawnAbout {
  pawn: number;
}

/** Who may withdraw, from where, and from an alien how strong. (B-6.12) */
export interface WithdrawalAbout {
  pawn: number;
  room: string;
  alien?: number;
}

/** The character that is asked, or asked about, and the room that it happens in. */
export interface PlaceAbout {
  pawn: number;
  room: string;
}

/** What was drawn, of which one is kept. (B-9.3) */
export interface DrawnAbout {
  pawn: number;
  drawn: string[];
}

/** The lab token that was drawn. (B-9.3) */
export interface TokenAbout {
  pawn: number;
  token: string;
}

/** Who is asked, and for which test. (B-10.5) */
export interface WillingAbout {
  pawn: number;
  test: string;
}

/** Which test. (B-10.5) */
export interface TestAbout {
  test: string;
}

/** Who is asked whether they want to board what. (B-8.1) */
export interface BoardingAbout {
  pawn: number;
  vehicle: string;
}

/** Who is asked on board, and who wants to come. (B-8.3) */
export interface AskingAbout {
  pawn: number;
  asking: number;
}

/** The room that it happens in. */
export interface RoomAbout {
  room: string;
}

/** What a Flashlight is wanted for: whether in a special action, whether in the dark. (B-5.7, B-5.8) */
export interface LightAbout {
  pawn: number;
  special: boolean;
  dark: boolean;
}

/** What is in the deck, what was taken so far, and how many are still to be taken. (B-5.10) */
export interface TakingAbout {
  deck: [string, number][];
  taken: string[];
  left: number;
}

/** Whose token was seen in the meeting, which token, and what the character is now. (B-6.14, B-6.20) */
export interface NoticeAbout {
  pawn: number;
  room: string;
  of: number | null;
  saw: string | null;
  role: string;
}

/** Who may burn which room, and whether the leader must give leave. (B-7.1) */
export interface FireAbout {
  pawn: number;
  room: string;
  leave: boolean;
}

/** The action card, and whether it would be lost on the leader. (B-7.4) */
export interface AssigningAbout {
  card: string;
  lost: boolean;
}

/** With whom the character wants to trade, if with anybody. (B-10.2) */
export interface PartnerAbout {
  pawn: number;
  partner: number | null;
}

/** What was proposed to the character, and by whom. (B-10.2) */
export interface OffersAbout {
  pawn: number;
  offers: [number, [["weapons", string[]], ["items", string[]], ["lab", number]]][];
}

/** Both sides of the deal. (B-10.2) */
export interface DealAbout {
  pawn: number;
  partner: number | null;
  offered: [["weapons", string[]], ["items", string[]], ["lab", number]];
  returned: [["weapons", string[]], ["items", string[]], ["lab", number]];
}

/** What is asked at `boardgame`, by kind of question. */
export interface BoardgameAsked {
  character_to_play: { about: Nothing; option: string };
  weather_to_keep: { about: Nothing; option: string };
  room_to_enter: { about: PawnAbout; option: string };
  room_to_resolve: { about: Nothing; option: string };
  weapon_to_withdraw: { about: WithdrawalAbout; option: string };
  fire_to_use: { about: PlaceAbout; option: string };
  burning_to_allow: { about: PlaceAbout; option: "allow" | "refuse" };
  bonus_to_play: { about: PawnAbout; option: string };
  weapon_to_keep: { about: DrawnAbout; option: string };
  item_to_keep: { about: DrawnAbout; option: string };
  lab_token_to_keep: { about: TokenAbout; option: "keep" | "discard" };
  vehicle_use: { about: PlaceAbout; option: "nothing" | "refuel" | "escape" };
  room_to_fuel: { about: PawnAbout; option: string };
  test_to_begin_with: { about: Nothing; option: string };
  willing_to_test: { about: WillingAbout; option: "decline" | "carry_out" };
  tester: { about: TestAbout; option: "none" | number };
  character_to_test: { about: PawnAbout; option: number };
  rescue_to_board: { about: PawnAbout; option: "stay" | "board" };
  wish_to_board: { about: BoardingAbout; option: "stay" | "board" };
  boarding_to_allow: { about: AskingAbout; option: "agree" | "refuse" };
  room_to_haunt: { about: Nothing; option: string };
  strength_to_place: { about: RoomAbout; option: number };
  card_to_swap: { about: Nothing; option: string };
  turn: { about: Nothing; option: "move" | "special_action" | "change_cards" | "board" };
  flashlight_to_show: { about: LightAbout; option: "decline" | "show" };
  card_to_hand_over: { about: Nothing; option: string };
  card_to_discard: { about: Nothing; option: string };
  card_to_give_up: { about: Nothing; option: string };
  card_to_take: { about: TakingAbout; option: string };
  alien_deed: { about: RoomAbout; option: "nothing" | "dog" | "sabotage" | number };
  tokens_to_lay_out: { about: PlaceAbout; option: "two_human" | "one_alien" };
  character_to_check: { about: PlaceAbout; option: number };
  notice: { about: NoticeAbout; option: "confirm" };
  fire_for_room: { about: FireAbout; option: string };
  next_card: { about: Nothing; option: "go_on" | "stop" };
  character_to_assign: { about: AssigningAbout; option: number };
  trading_partner: { about: PawnAbout; option: "none" | number };
  things_to_offer: { about: PartnerAbout; option: (["weapons" | "items" | "lab", string, number])[] };
  deal_to_answer: { about: OffersAbout; option: "refuse" | [number, (["weapons" | "items" | "lab", string, number])[]] };
  deal_to_confirm: { about: DealAbout; option: "refuse" | "agree" };
  character_to_accuse: { about: Nothing; option: "abstain" | number };
  self_exposure: { about: Nothing; option: "stay_hidden" | "expose" };
}

/** What the dice show. (C-5.2) */
export interface DiceAbout {
  dice: string[];
}

/** Who is asked, and what the dice show. (C-5.3, C-5.5) */
export interface DieAbout {
  pawn: number;
  dice: string[];
}

/** Whether this is before dice are rolled again, or after. (C-5.4) */
export interface TurningAbout {
  pawn: number;
  dice: string[];
  before_rerolls: boolean;
}

/** Whether the leader has refused a fire. (C-5.7) */
export interface ActionAbout {
  pawn: number;
  dice: string[];
  refused: boolean;
}

/** The player who has no character left. (C-6.4) */
export interface TakerAbout {
  taker: number;
}

/** How many things may still be handed over. (C-7.1) */
export interface LeftAbout {
  left: number;
}

/** Who hands over what. (C-7.1) */
export interface ThingAbout {
  pawn: number;
  thing: ["weapons" | "items" | "lab", string, number];
}

/** What is asked at `coop`, by kind of question. */
export interface CoopAsked {
  character_to_play: { about: Nothing; option: string };
  weather_to_keep: { about: Nothing; option: string };
  room_to_enter: { about: PawnAbout; option: string };
  room_to_resolve: { about: Nothing; option: string };
  weapon_to_withdraw: { about: WithdrawalAbout; option: string };
  fire_to_use: { about: PlaceAbout; option: string };
  burning_to_allow: { about: PlaceAbout; option: "allow" | "refuse" };
  bonus_to_play: { about: PawnAbout; option: string };
  weapon_to_keep: { about: DrawnAbout; option: string };
  item_to_keep: { about: DrawnAbout; option: string };
  lab_token_to_keep: { about: TokenAbout; option: "keep" | "discard" };
  vehicle_use: { about: PlaceAbout; option: "nothing" | "refuel" | "escape" };
  room_to_fuel: { about: PawnAbout; option: string };
  test_to_begin_with: { about: Nothing; option: string };
  willing_to_test: { about: WillingAbout; option: "decline" | "carry_out" };
  tester: { about: TestAbout; option: "none" | number };
  character_to_test: { about: PawnAbout; option: number };
  rescue_to_board: { about: PawnAbout; option: "stay" | "board" };
  wish_to_board: { about: BoardingAbout; option: "stay" | "board" };
  boarding_to_allow: { about: AskingAbout; option: "agree" | "refuse" };
  character_to_assign: { about: DiceAbout; option: number };
  die_to_reroll: { about: DieAbout; option: "none" | number };
  die_to_turn: { about: TurningAbout; option: "none" | [number, string] };
  die_to_cancel: { about: DieAbout; option: "none" | number };
  action_to_take: { about: ActionAbout; option: "none" | "use" | "repair" | ["burn", string] };
  next_dice: { about: Nothing; option: "go_on" | "stop" };
  character_to_lose: { about: RoomAbout; option: number };
  character_to_expose: { about: Nothing; option: number };
  character_to_give: { about: TakerAbout; option: number };
  character_to_hand_over: { about: LeftAbout; option: "none" | number };
  thing_to_hand_over: { about: PawnAbout; option: ["weapons" | "items" | "lab", string, number] };
  character_to_take: { about: ThingAbout; option: number };
}

/** Who tests; left out while teeth are looked at, one character after the other. (N-2.3) */
export interface TesterAbout {
  pawn?: number;
}

/** What the next launch card costs. (N-5.4) */
export interface CostAbout {
  cost: number;
}

/** The tokens that were put down so far. (N-5.4) */
export interface PayingAbout {
  cost: number;
  down: string[];
}

/** What is asked at `norwegian`, by kind of question. */
export interface NorwegianAsked {
  character_to_play: { about: Nothing; option: string };
  weather_to_keep: { about: Nothing; option: string };
  room_to_enter: { about: PawnAbout; option: string };
  room_to_resolve: { about: Nothing; option: string };
  weapon_to_withdraw: { about: WithdrawalAbout; option: string };
  fire_to_use: { about: PlaceAbout; option: string };
  burning_to_allow: { about: PlaceAbout; option: "allow" | "refuse" };
  bonus_to_play: { about: PawnAbout; option: string };
  weapon_to_keep: { about: DrawnAbout; option: string };
  item_to_keep: { about: DrawnAbout; option: string };
  lab_token_to_keep: { about: TokenAbout; option: "keep" | "discard" };
  vehicle_use: { about: PlaceAbout; option: "nothing" | "refuel" | "escape" };
  room_to_fuel: { about: PawnAbout; option: string };
  test_to_begin_with: { about: Nothing; option: string };
  willing_to_test: { about: WillingAbout; option: "decline" | "carry_out" };
  tester: { about: TestAbout; option: "none" | number };
  character_to_test: { about: TesterAbout; option: number };
  rescue_to_board: { about: PawnAbout; option: "stay" | "board" };
  wish_to_board: { about: BoardingAbout; option: "stay" | "board" };
  boarding_to_allow: { about: AskingAbout; option: "agree" | "refuse" };
  room_to_haunt: { about: Nothing; option: string };
  strength_to_place: { about: RoomAbout; option: number };
  card_to_swap: { about: Nothing; option: string };
  turn: { about: Nothing; option: "move" | "special_action" | "change_cards" | "board" };
  flashlight_to_show: { about: LightAbout; option: "decline" | "show" };
  card_to_hand_over: { about: Nothing; option: string };
  card_to_discard: { about: Nothing; option: string };
  card_to_give_up: { about: Nothing; option: string };
  card_to_take: { about: TakingAbout; option: string };
  alien_deed: { about: RoomAbout; option: "nothing" | "dog" | "sabotage" | number | "collect" };
  tokens_to_lay_out: { about: PlaceAbout; option: "two_human" | "one_alien" };
  character_to_check: { about: PlaceAbout; option: number };
  notice: { about: NoticeAbout; option: "confirm" };
  fire_for_room: { about: FireAbout; option: string };
  next_card: { about: Nothing; option: "go_on" | "stop" };
  character_to_assign: { about: AssigningAbout; option: number };
  trading_partner: { about: PawnAbout; option: "none" | number };
  things_to_offer: { about: PartnerAbout; option: (["weapons" | "items" | "lab", string, number])[] };
  deal_to_answer: { about: OffersAbout; option: "refuse" | [number, (["weapons" | "items" | "lab", string, number])[]] };
  deal_to_confirm: { about: DealAbout; option: "refuse" | "agree" };
  character_to_accuse: { about: Nothing; option: "abstain" | number };
  self_exposure: { about: Nothing; option: "stay_hidden" | "expose" };
  card_to_discard_for_test: { about: Nothing; option: string };
  sector_to_haunt: { about: Nothing; option: string };
  launch_card_to_pay: { about: CostAbout; option: "wait" | "pay" };
  token_to_pay: { about: PayingAbout; option: string };
}

export type StayAwayTold =
  | StayAwayToldHandDealt
  | StayAwayToldTurnBegan
  | StayAwayToldCardDrawn
  | StayAwayToldPanicDrawn
  | StayAwayToldPanicSkipped
  | StayAwayToldPanicMissedItsMark
  | StayAwayToldDeckRemade
  | StayAwayToldCardPlayed
  | StayAwayToldCardDiscarded
  | StayAwayToldDefencePlayed
  | StayAwayToldHandShown
  | StayAwayToldCardSeen
  | StayAwayToldOfferSeen
  | StayAwayToldInfectedShown
  | StayAwayToldHandKept
  | StayAwayToldCardsConsidered
  | StayAwayToldCardKept
  | StayAwayToldCardOffered
  | StayAwayToldStandInCalled
  | StayAwayToldCardsExchanged
  | StayAwayToldCardPassed
  | StayAwayToldRoleNoticed
  | StayAwayToldExchangeStopped
  | StayAwayToldPlacesChanged
  | StayAwayToldDirectionTurned
  | StayAwayToldQuarantineLaid
  | StayAwayToldQuarantineLifted
  | StayAwayToldDoorBarred
  | StayAwayToldDoorOpened
  | StayAwayToldDoorMoved
  | StayAwayToldDoorDiscarded
  | StayAwayToldCardLaidOnDeck
  | StayAwayToldPlayerEliminated
  | StayAwayToldNoHumanLeft
  | StayAwayToldNoHumansDeclared
  | StayAwayToldGameEnded;

export type OutpostTold =
  | OutpostToldRoundBegan
  | OutpostToldPhaseBegan
  | OutpostToldWeatherDieRolled
  | OutpostToldWeatherSet
  | OutpostToldFuelBurned
  | OutpostToldFuelMoved
  | OutpostToldFuelLost
  | OutpostToldRoomDamaged
  | OutpostToldRoomRepaired
  | OutpostToldBoilerDestroyed
  | OutpostToldFreezingMoved
  | OutpostToldPowerFailed
  | OutpostToldPowerReturned
  | OutpostToldRescueMoved
  | OutpostToldRescueLeft
  | OutpostToldSosSent
  | OutpostToldRoomSabotaged
  | OutpostToldRoomBurned
  | OutpostToldFoodMoved
  | OutpostToldFoodLost
  | OutpostToldFoodEaten
  | OutpostToldHungerBegan
  | OutpostToldDogsGathered
  | OutpostToldDogPlaced
  | OutpostToldKennelOpened
  | OutpostToldDogCaptured
  | OutpostToldDogAssimilated
  | OutpostToldMarkerPlaced
  | OutpostToldCardDrawn
  | OutpostToldDeckShuffled
  | OutpostToldCardAddedUnseen
  | OutpostToldHandDiscarded
  | OutpostToldFlashlightShown
  | OutpostToldCardHandedOver
  | OutpostToldCardShown
  | OutpostToldDeckLookedThrough
  | OutpostToldCardsChanged
  | OutpostToldStackCardLost
  | OutpostToldCardRevealed
  | OutpostToldCardAssigned
  | OutpostToldStackDiscarded
  | OutpostToldBonusPlayed
  | OutpostToldCardLost
  | OutpostToldThingsDrawn
  | OutpostToldThingKept
  | OutpostToldFlamethrowerLaidOpen
  | OutpostToldLabTokenDiscarded
  | OutpostToldThingsRemoved
  | OutpostToldBloodBagRemoved
  | OutpostToldDealProposed
  | OutpostToldDealAnswered
  | OutpostToldDealMade
  | OutpostToldDealRefused
  | OutpostToldCharacterTaken
  | OutpostToldRoleDealt
  | OutpostToldLeaderNamed
  | OutpostToldAlienCardPlaced
  | OutpostToldRoomEntered
  | OutpostToldMarkerTaken
  | OutpostToldAlienRevealed
  | OutpostToldAlienReturned
  | OutpostToldAlienWaited
  | OutpostToldAlienFled
  | OutpostToldFireUsed
  | OutpostToldAlienBeaten
  | OutpostToldCharactersLaidDown
  | OutpostToldCharacterAssimilated
  | OutpostToldWeaponUsedToWithdraw
  | OutpostToldCharactersMet
  | OutpostToldTokenSeen
  | OutpostToldDogTokenSeen
  | OutpostToldRoleChanged
  | OutpostToldSuspicionMoved
  | OutpostToldBurningAsked
  | OutpostToldBurningRefused
  | OutpostToldFingerPointed
  | OutpostToldTestBegan
  | OutpostToldRoleShown
  | OutpostToldAlienExposed
  | OutpostToldEscapeStarted
  | OutpostToldBoardingAsked
  | OutpostToldBoardingAnswered
  | OutpostToldBoarded
  | OutpostToldVehicleLeft
  | OutpostToldEverythingShown
  | OutpostToldRoleCardsDealt
  | OutpostToldSheetPassed
  | OutpostToldCharacterTakenOver
  | OutpostToldThreatMoved
  | OutpostToldInfectionTokenDrawn
  | OutpostToldAssignmentLost
  | OutpostToldDiceRolled
  | OutpostToldDiceAssigned
  | OutpostToldDieRerolled
  | OutpostToldDieTurned
  | OutpostToldDieCancelled
  | OutpostToldDieCarriedOut
  | OutpostToldDiceLost
  | OutpostToldThingHandedOver
  | OutpostToldAlienRolled
  | OutpostToldDentalRecordTaken
  | OutpostToldDentalRecordShown
  | OutpostToldRifleLaid
  | OutpostToldDogRan
  | OutpostToldHumansEscaped
  | OutpostToldUfoReached
  | OutpostToldUfoRoundBegan
  | OutpostToldTokensCollected
  | OutpostToldLaunchCardPaid
  | OutpostToldSectorsLeft;

/** The view of each game. */
export interface Views {
  stayaway: StayAwayView;
  boardgame: BoardgameView;
  coop: CoopView;
  norwegian: NorwegianView;
}

/** The questions of each game. */
export interface Asked {
  stayaway: StayAwayAsked;
  boardgame: BoardgameAsked;
  coop: CoopAsked;
  norwegian: NorwegianAsked;
}

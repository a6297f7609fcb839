// The scenes of the outpost: what is seen of each kind of event on the plan, and what of it only one seat sees.
import type { Stagings } from "../../scenes/types";
import type { OutpostTold } from "../shapes.gen";
import type { OutpostFace } from "./face";
import { all, card, one, open, point, room, roomThing, short, things, titled, token } from "./laying";
import type { OutpostView } from "./types";

const HEADING = "the log and the phase rail say where the round is";
const TRAVELS = "something travels over the plan, or drops on it";
const GAUGE = "an instrument or a room shows it at once";
const WALKS = "the pawn walks before everybody's eyes";
const QUESTION = "only the two who deal are told, and the question shows it";
const END = "the end is a scene of its own";

export const SCENES: Stagings<OutpostTold, OutpostFace, OutpostView> = {
  // The round and the weather
  RoundBegan: { unseen: HEADING },
  PhaseBegan: { unseen: HEADING },
  WeatherDieRolled: { unseen: "the weather that follows is the scene" },
  WeatherSet: {
    scene: ({ weather }, told) => ({
      things: [open(`weather-${weather}`, told.face.say(`weather-${weather}`))],
      light: weather === "sun" ? "lamp" : "cold",
    }),
  },
  // The machines
  FuelBurned: {
    scene: ({ room: key, lacking }, told) =>
      lacking
        ? {
            at: room(key),
            things: [roomThing(told, key, `room-${key}`, "event-lacking")],
            light: "cold",
            length: "short",
          }
        : null,
  },
  FuelMoved: { unseen: TRAVELS },
  FuelLost: { unseen: GAUGE },
  RoomDamaged: { unseen: TRAVELS },
  RoomRepaired: { unseen: TRAVELS },
  BoilerDestroyed: {
    scene: (_event, told) => ({
      at: room("boiler_room"),
      things: [roomThing(told, "boiler_room", "room-boiler_room", "event-boiler_destroyed")],
      light: "cold",
      length: "long",
    }),
  },
  FreezingMoved: {
    scene: (_event, told) => ({
      things: [open("snowflake", told.face.say("track-freezing"), "", "event-freezing")],
      light: "cold",
    }),
  },
  PowerFailed: { scene: () => ({ light: "dark", length: "long", picture: "event-power_failed" }) },
  PowerReturned: { scene: () => ({ light: "lamp", picture: "event-power_returned" }) },
  RescueMoved: { scene: () => short(room("rescue_helicopter"), "lamp", "room-rescue_helicopter") },
  RescueLeft: {
    scene: () => ({
      at: room("rescue_helicopter"),
      light: "cold",
      length: "long",
      picture: "event-rescue_left",
    }),
  },
  SosSent: {
    scene: (_event, told) => ({ at: room("radio_room"), things: [roomThing(told, "radio_room")], light: "good" }),
  },
  RoomSabotaged: {
    scene: ({ room: key }, told) => ({ at: room(key), things: [roomThing(told, key, "card-sabotage")], light: "fire" }),
  },
  RoomBurned: {
    scene: ({ room: key }, told) => ({
      at: room(key),
      things: [roomThing(told, key, "fire", "event-room_burned")],
      light: "burning",
      length: "long",
    }),
  },
  // Food and dogs
  FoodMoved: { unseen: TRAVELS },
  FoodLost: { unseen: GAUGE },
  FoodEaten: { unseen: TRAVELS },
  HungerBegan: {
    scene: (_event, told) => ({
      at: room("kitchen"),
      things: [open("food", told.face.say("board-hungry"), "", "event-hunger")],
      light: "dark",
      length: "long",
    }),
  },
  DogsGathered: { unseen: "it happens every round, and the plan shows it" },
  DogPlaced: { unseen: TRAVELS },
  KennelOpened: { scene: () => short(room("kennel"), "cold", "event-dogs_out") },
  DogCaptured: { scene: ({ room: key }) => short(room(key), "good", "event-dog_captured") },
  DogAssimilated: { scene: ({ room: key }) => ({ at: room(key), light: "alien", picture: "event-dog_assimilated" }) },
  MarkerPlaced: { unseen: GAUGE },
  MarkerTaken: { unseen: GAUGE },
  // Cards
  CardDrawn: { unseen: TRAVELS },
  DeckShuffled: { unseen: GAUGE },
  CardAddedUnseen: { unseen: "it happens every round, and the stack shows it" },
  HandDiscarded: { unseen: TRAVELS },
  FlashlightShown: {
    scene: ({ pawn }, told) => ({ at: [one(told, pawn)], things: [card(told, "flashlight")], length: "short" }),
  },
  CardHandedOver: { unseen: TRAVELS },
  CardShown: {
    scene: ({ pawn, card: key }, told) => ({ at: [one(told, pawn)], things: [card(told, key)] }),
  },
  DeckLookedThrough: { unseen: "the question shows the deck to whoever looks through it" },
  CardsChanged: { unseen: TRAVELS },
  StackCardLost: { unseen: GAUGE },
  CardRevealed: { unseen: "the card lies open beside the plan until it is given to somebody" },
  CardAssigned: {
    scene: ({ pawn, card: key }, told) => ({ at: [one(told, pawn)], things: [card(told, key)] }),
  },
  StackDiscarded: { unseen: GAUGE },
  BonusPlayed: { scene: ({ pawn, card: key }, told) => ({ at: [one(told, pawn)], things: [card(told, key)] }) },
  CardLost: { scene: ({ card: key }, told) => ({ things: [card(told, key)], light: "dark", length: "short" }) },
  // Things
  ThingsDrawn: {
    unseen: TRAVELS,
    reveal: ({ pawn, things: found }, told) =>
      pawn === told.viewer && !told.face.isCoop && found
        ? { about: pawn, title: told.face.say("reveal-found"), cards: things(told, found) }
        : null,
  },
  ThingKept: { unseen: "what was found has been shown, and lies in the hand now" },
  FlamethrowerLaidOpen: {
    scene: ({ pawn }, told) => ({ at: [one(told, pawn)], things: [card(told, "flamethrower")] }),
  },
  LabTokenDiscarded: { unseen: GAUGE },
  ThingsRemoved: { unseen: GAUGE },
  BloodBagRemoved: { unseen: GAUGE },
  DealProposed: { unseen: QUESTION },
  DealAnswered: { unseen: QUESTION },
  DealMade: {
    publicly: (event) => ({ ...event, given_things: null, taken_things: null }),
    scene: ({ proposer, partner }, told) => ({
      at: all(told, [proposer, partner]),
      arrows: [...point(told, proposer, partner), ...point(told, partner, proposer)],
      length: "short",
      picture: "event-exchange",
    }),
    reveal: (event, told) => {
      const isProposer = event.proposer === told.viewer;
      if (told.face.isCoop || (!isProposer && event.partner !== told.viewer)) return null;
      const [got, given] = isProposer
        ? [event.taken_things, event.given_things]
        : [event.given_things, event.taken_things];
      return {
        about: isProposer ? event.partner : event.proposer,
        title: titled(told, "deal", isProposer ? event.partner : event.proposer),
        cards: [
          ...things(told, got, told.face.say("reveal-got")),
          ...things(told, given, told.face.say("reveal-given")),
        ],
      };
    },
  },
  DealRefused: { unseen: QUESTION },
  // People
  CharacterTaken: { unseen: "everybody's character stands in the crew" },
  RoleDealt: { unseen: "the deal has a card of its own, which waits" },
  LeaderNamed: { scene: ({ pawn }, told) => short([one(told, pawn)], "lamp", "event-leader") },
  AlienCardPlaced: { unseen: GAUGE },
  RoomEntered: { unseen: WALKS },
  // Encounters
  AlienRevealed: {
    scene: ({ room: key }, told) => ({
      at: room(key),
      things: [roomThing(told, key, "alien", "event-alien_revealed")],
      light: "alien",
    }),
  },
  AlienReturned: { unseen: GAUGE },
  AlienWaited: { scene: ({ room: key }) => short(room(key), "alien", "event-alien_lurks") },
  AlienFled: { scene: ({ room: key }) => short(room(key), "good", "event-alien_fled") },
  FireUsed: {
    scene: ({ pawn, weapon, room: key }, told) => ({
      at: room(key),
      arrows: [{ from: one(told, pawn), to: `room:${key}` }],
      things: [card(told, weapon)],
      light: "fire",
    }),
  },
  AlienBeaten: { scene: () => ({ light: "burning", length: "long", picture: "event-alien_beaten" }) },
  CharactersLaidDown: { scene: ({ pawns }, told) => short(all(told, pawns), "alien", "event-laid_down") },
  CharacterAssimilated: {
    scene: ({ pawn, room: key }, told) => ({
      at: [one(told, pawn), ...room(key)],
      light: "alien",
      length: "long",
      picture: "event-assimilated",
    }),
  },
  WeaponUsedToWithdraw: {
    scene: ({ pawn, weapon }, told) => ({ at: [one(told, pawn)], things: [card(told, weapon)], length: "short" }),
  },
  CharactersMet: { scene: ({ pawns }, told) => short(all(told, pawns), "cold", "event-met") },
  TokenSeen: {
    publicly: (event) => ({ ...event, token: null }),
    scene: ({ picker, picked }, told) => ({
      at: [one(told, picked)],
      arrows: point(told, picker, picked),
      length: "short",
      picture: "event-token",
    }),
    reveal: ({ picker, picked, token: seen }, told) =>
      (picker === told.viewer || picked === told.viewer) && seen && !told.face.isCoop
        ? {
            about: picker === told.viewer ? picked : picker,
            title: titled(told, "token", picked),
            cards: [token(told, seen)],
          }
        : null,
  },
  DogTokenSeen: {
    publicly: (event) => ({ ...event, token: null }),
    scene: ({ pawn }, told) => short([one(told, pawn)], "cold", "event-token"),
    reveal: ({ pawn, token: seen }, told) =>
      pawn === told.viewer && seen && !told.face.isCoop
        ? { about: pawn, title: told.face.say("reveal-bag"), cards: [token(told, seen)] }
        : null,
  },
  RoleChanged: { unseen: "it is told to one seat alone: the token's card says what that seat is, whatever it is" },
  // The Leisure Room
  SuspicionMoved: { unseen: "the disk moves along its track" },
  BurningAsked: {
    scene: ({ pawn, room: key }, told) => short([one(told, pawn), ...room(key)], "fire", "event-burned"),
  },
  BurningRefused: { scene: ({ pawn }, told) => short([one(told, pawn)], "lamp", "event-stopped") },
  FingerPointed: {
    scene: ({ pawn, accused }, told) =>
      accused === null
        ? null
        : { at: [one(told, accused)], arrows: point(told, pawn, accused), length: "short", series: "fingers" },
  },
  TestBegan: {
    scene: ({ kind, tester }, told) => ({
      at: [one(told, tester)],
      things: [open(kind === "A" ? "thing-blood_bag" : "thing-wire", told.face.thing("test", kind), "", "event-test")],
      light: "cold",
    }),
  },
  RoleShown: {
    scene: ({ pawn, role }, told) => ({
      at: [one(told, pawn)],
      things: [open(`role-${role}`, told.face.say(`role-${role}`), told.face.person(pawn, told.names))],
      light: role === "human" ? "good" : "alien",
      length: "long",
    }),
  },
  AlienExposed: {
    scene: ({ pawn }, told) => ({
      at: [one(told, pawn)],
      things: [open("alien", told.face.person(pawn, told.names), "", "event-exposed")],
      light: "alien",
      length: "long",
    }),
  },
  // Leaving
  EscapeStarted: {
    scene: ({ pawn, vehicle }, told) => ({
      at: room(vehicle),
      arrows: [{ from: one(told, pawn), to: `room:${vehicle}` }],
      light: "cold",
      length: "long",
      picture: "event-escape",
    }),
  },
  BoardingAsked: { scene: ({ pawn }, told) => short([one(told, pawn)], "lamp", "event-boarding") },
  BoardingAnswered: {
    scene: ({ pawn, boards }, told) =>
      short([one(told, pawn)], boards ? "good" : "fire", boards ? "event-boarding" : "event-stopped"),
  },
  Boarded: { scene: ({ pawn }, told) => short([one(told, pawn)], "good", "event-boarding") },
  VehicleLeft: {
    scene: ({ vehicle }) => ({ at: room(vehicle), light: "cold", length: "long", picture: "event-left" }),
  },
  EverythingShown: { unseen: END },
  // With 1 to 3 players
  RoleCardsDealt: { unseen: "nobody looks at them" },
  SheetPassed: { unseen: GAUGE },
  CharacterTakenOver: { scene: ({ pawn }, told) => short([one(told, pawn)], "lamp", "event-boarding") },
  ThreatMoved: {
    scene: (_event, told) => ({
      things: [open("card-threat", told.face.say("track-threat"))],
      light: "alien",
      length: "short",
    }),
  },
  InfectionTokenDrawn: {
    scene: ({ pawn, token: drawn }, told) => ({
      at: [one(told, pawn)],
      things: [open("token", told.face.say(`token-${drawn}`), told.face.person(pawn, told.names), "event-token")],
      light: "cold",
    }),
  },
  AssignmentLost: { unseen: GAUGE },
  DiceRolled: { unseen: "the dice lie open beside the plan" },
  DiceAssigned: { scene: ({ pawn }, told) => short([one(told, pawn)], "lamp", "event-dice") },
  DieRerolled: { unseen: "the die lies open beside the plan" },
  DieTurned: { unseen: "the die lies open beside the plan" },
  DieCancelled: { unseen: "the die is gone, and the disk moves" },
  DieCarriedOut: { unseen: "what comes of it is seen in its room" },
  DiceLost: { unseen: "the dice are gone, and the log says which" },
  ThingHandedOver: {
    scene: ({ giver, taker }, told) => ({
      arrows: point(told, giver, taker),
      length: "short",
      picture: "event-cards_given",
    }),
  },
  AlienRolled: {
    scene: ({ faces }, told) => ({
      things: faces.slice(0, 4).map((key) => card(told, key)),
      light: "alien",
      length: "long",
    }),
  },
  // The Norwegian Outpost
  DentalRecordTaken: { unseen: "it lies before its owner, and the deal shows it" },
  DentalRecordShown: {
    scene: ({ pawn, record }, told) => ({
      at: [one(told, pawn)],
      things: [open(`record-${record}`, told.face.thing("record", record), told.face.person(pawn, told.names))],
    }),
  },
  RifleLaid: {
    scene: ({ pawn }, told) => ({ at: [one(told, pawn)], things: [card(told, "sniper_rifle")], light: "good" }),
  },
  DogRan: {
    scene: (_event, told) => ({
      things: [open("dog-running", told.face.say("track-dog"), "", "event-dog_runs")],
      light: "cold",
    }),
  },
  HumansEscaped: {
    scene: ({ vehicle }) => ({ at: room(vehicle), light: "good", length: "long", picture: "event-escape" }),
  },
  UfoReached: {
    scene: (_event, told) => ({
      things: [open("departure", told.face.say("phase-sectors"), "", "event-ufo_reached")],
      light: "alien",
      length: "long",
    }),
  },
  UfoRoundBegan: { unseen: HEADING },
  TokensCollected: {
    publicly: (event) => ({ ...event, tokens: null }),
    scene: ({ sector }) => short(room(sector), "lamp", "room-ufo"),
  },
  LaunchCardPaid: {
    scene: (_event, told) => ({
      things: [open("departure", told.face.say("phase-sectors"), "", "event-ufo_launch")],
      light: "alien",
      length: "long",
    }),
  },
  SectorsLeft: { unseen: WALKS },
};

// The scenes of Stay Away!: what is seen of each kind of event round the lamp, and what of it only one seat sees.
import type { Stagings, Telling, Thing } from "../../scenes/types";
import type { StayAwayTold } from "../shapes.gen";
import type { StayAwayFace } from "./face";
import type { StayAwayView } from "./types";

type Told = Telling<StayAwayFace, StayAwayView>;

const seat = (number: number) => `seat:${number}`;
const TRAVELS = "a card travels over the board, and the log says whose";
const BY_ITS_CARD = "the card that did it is on, and the board shows what came of it";

/** A card, open on the table. */
const laid = (told: Told, key: string): Thing => ({
  icon: `card-${key}`,
  title: told.face.thing("card", key),
  text: told.face.say(`card-${key}-help`),
});

/** A card on its way from somebody to somebody else. */
const between = (from: number, to: number) => [{ from: seat(from), to: seat(to) }];

const about = (told: Told, who: number) => told.face.name(told.names, who);

export const SCENES: Stagings<StayAwayTold, StayAwayFace, StayAwayView> = {
  HandDealt: { unseen: "the deal has a card of its own, which waits" },
  TurnBegan: { unseen: "the place of whoever is on turn is ringed" },
  CardDrawn: { unseen: TRAVELS },
  PanicDrawn: {
    scene: (event, told) => ({ at: [seat(event.seat)], things: [laid(told, event.card)], light: "alien" }),
  },
  PanicSkipped: { unseen: TRAVELS },
  PanicMissedItsMark: {
    scene: (event, told) => ({ at: [seat(event.seat)], things: [laid(told, event.card)], length: "short" }),
  },
  DeckRemade: { unseen: "the piles change before everybody's eyes" },
  CardPlayed: {
    scene: (event, told) => {
      const target = event.target.filter((each) => typeof each === "number" && each !== event.seat)[0];
      return {
        at: [seat(typeof target === "number" ? target : event.seat)],
        arrows: typeof target === "number" ? between(event.seat, target) : [],
        things: [laid(told, event.card)],
        light: event.card === "flamethrower" ? "fire" : "lamp",
      };
    },
  },
  CardDiscarded: { unseen: TRAVELS },
  DefencePlayed: {
    scene: (event, told) => ({
      at: [seat(event.seat)],
      arrows: between(event.seat, event.against),
      things: [laid(told, event.card)],
      light: "good",
    }),
  },
  HandShown: {
    publicly: (event) => (event.to === null ? event : { ...event, cards: null }),
    scene: (event, told) => ({
      at: [seat(event.seat)],
      arrows: event.to === null ? [] : between(event.seat, event.to),
      things: (event.cards ?? []).map((key) => laid(told, key)),
      length: "long",
      picture: event.cards ? "" : "event-shown",
    }),
    reveal: (event, told) =>
      event.to === told.viewer && event.cards
        ? {
            about: event.seat,
            title: told.face.say("reveal-hand", { who: about(told, event.seat) }),
            cards: event.cards.map((key) => told.face.card(key)),
          }
        : null,
  },
  CardSeen: {
    publicly: (event) => ({ ...event, card: null }),
    scene: (event) => ({ at: [seat(event.seat)], arrows: between(event.by, event.seat), picture: "event-look" }),
    reveal: (event, told) =>
      event.by === told.viewer && event.card
        ? {
            about: event.seat,
            title: told.face.say("reveal-hand", { who: about(told, event.seat) }),
            cards: [told.face.card(event.card)],
          }
        : null,
  },
  OfferSeen: {
    publicly: (event) => ({ ...event, card: null }),
    scene: (event) => ({
      at: [seat(event.seat)],
      arrows: between(event.by, event.seat),
      length: "short",
      picture: "event-look",
    }),
    reveal: (event, told) =>
      event.by === told.viewer && event.card
        ? {
            about: event.seat,
            title: told.face.say("reveal-hand", { who: about(told, event.seat) }),
            cards: [told.face.card(event.card)],
          }
        : null,
  },
  InfectedShown: {
    scene: (event, told) => ({
      at: [seat(event.seat)],
      things: [laid(told, "infected")],
      light: "alien",
      length: "long",
    }),
  },
  HandKept: { scene: (event) => ({ at: [seat(event.seat)], length: "short", picture: "event-stopped" }) },
  CardsConsidered: { unseen: "whoever drew them sees them in the question" },
  CardKept: { unseen: TRAVELS },
  CardOffered: { unseen: TRAVELS },
  StandInCalled: {
    scene: (event) => ({
      at: [seat(event.seat)],
      arrows: between(event.offerer, event.seat),
      light: "cold",
      length: "short",
      picture: "event-places",
    }),
  },
  CardsExchanged: {
    publicly: (event) => ({ ...event, offered: null, answered: null }),
    scene: (event) => ({
      at: [seat(event.offerer), seat(event.taker)],
      arrows: [...between(event.offerer, event.taker), ...between(event.taker, event.offerer)],
      length: "short",
      picture: "event-exchange",
    }),
    reveal: (event, told) => {
      const isOfferer = event.offerer === told.viewer;
      if (!isOfferer && event.taker !== told.viewer) return null;
      const other = isOfferer ? event.taker : event.offerer;
      const [got, given] = isOfferer ? [event.answered, event.offered] : [event.offered, event.answered];
      const card = (key: string | null, way: "got" | "given") =>
        key === null ? [] : [{ ...told.face.card(key), kindTitle: told.face.say(`reveal-${way}`) }];
      return {
        about: other,
        title: told.face.say("reveal-exchange", { who: about(told, other) }),
        cards: [...card(got, "got"), ...card(given, "given")],
      };
    },
  },
  CardPassed: {
    unseen: TRAVELS,
    reveal: (event, told) =>
      event.to === told.viewer && event.card
        ? {
            about: event.seat,
            title: told.face.say("reveal-exchange", { who: about(told, event.seat) }),
            cards: [{ ...told.face.card(event.card), kindTitle: told.face.say("reveal-got") }],
          }
        : null,
  },
  RoleNoticed: {
    unseen: "it is told to one seat alone, with what was exchanged",
    reveal: (event, told) =>
      event.seat === told.viewer
        ? { about: told.viewer, title: told.face.say("reveal-role"), cards: [], isMore: true }
        : null,
  },
  ExchangeStopped: {
    scene: (event) => ({
      at: [seat(event.to)],
      arrows: between(event.seat, event.to),
      light: "cold",
      length: "short",
      picture: "event-stopped",
    }),
  },
  PlacesChanged: {
    scene: (event) => ({
      at: [seat(event.seat), seat(event.other)],
      arrows: [...between(event.seat, event.other), ...between(event.other, event.seat)],
      length: "short",
      picture: "event-places",
    }),
  },
  DirectionTurned: { unseen: BY_ITS_CARD },
  QuarantineLaid: { unseen: BY_ITS_CARD },
  QuarantineLifted: {
    scene: (event) => ({ at: [seat(event.seat)], light: "good", length: "short", picture: "event-free" }),
  },
  DoorBarred: { unseen: BY_ITS_CARD },
  DoorOpened: { unseen: BY_ITS_CARD },
  DoorMoved: { unseen: "the board shows where the door lies now" },
  DoorDiscarded: { unseen: "the board shows that the door is gone" },
  CardLaidOnDeck: { unseen: TRAVELS },
  PlayerEliminated: {
    scene: (event) => ({
      at: [seat(event.seat)],
      light: event.cause === "flamethrower" ? "burning" : "alien",
      length: "long",
      picture: event.cause === "flamethrower" ? "event-burned" : "event-exposed",
    }),
  },
  NoHumanLeft: {
    scene: (event) => ({ at: [seat(event.seat)], light: "dark", length: "long", picture: "event-nobody_left" }),
  },
  NoHumansDeclared: {
    scene: (event) => ({ at: [seat(event.seat)], light: "alien", length: "long", picture: "card-the_thing" }),
  },
  GameEnded: { unseen: "the end is a scene of its own" },
};

// The instruments beside the plan: weather, cold, help, food, cards, the alien's strength, the dog, dice.
import { row } from "../../words/words.svelte";
import type { Handle, Happening } from "../face";
import type { OutpostEvent, OutpostView } from "./types";
import { rescueWords } from "./counters";
import { dangersOf } from "./dangers";
import type { OutpostFace } from "./face";

export interface Gauge {
  key: string;
  icon: string;
  text: string;
  /** Said instead where there is little room. */
  short?: string;
  handle: Handle;
  tone: "plain" | "cold" | "danger" | "good" | "lamp";
  /** So many of so many, drawn as a row of pips. */
  track?: { count: number; limit: number };
  /** The face of a die, or a card that lies open: drawn as such. */
  isPiece?: boolean;
  /** What comes with this round: said loud. */
  isLoud?: boolean;
}

/** How things stand, what lies open, and what is left, a row each on the plan: so none is moved by another that comes.
 * On the plan the pad shows how far help has come; where it may be scrolled away, a gauge does. */
export function gaugesOf(
  face: OutpostFace,
  view: OutpostView,
  isPlan: boolean,
  names: string[] = [],
  happenings: Happening<OutpostEvent>[] = [],
): Record<"state" | "open" | "left", Gauge[]> {
  const supplies: Gauge = {
    key: "supplies",
    icon: "list",
    text: face.say("plan-supplies"),
    handle: "supplies:",
    tone: "plain",
  };
  return {
    state: view.ufo
      ? ufoGauges(face, view)
      : [...dangerGauges(face, view, isPlan), ...inSight(baseGauges(face, view, isPlan), isPlan)],
    open: [...openPieces(face, view), ...fingers(face, view.viewer, names, happenings)],
    left: [...(view.ufo ? [] : pileGauges(face, view)), ...alienGauges(face, view), supplies],
  };
}

/** So many dangers have room on the plan. */
const LOUD = 2;

/** What runs out next: on the plan the nearest, where the row slides all of them. */
function dangerGauges(face: OutpostFace, view: OutpostView, isPlan: boolean): Gauge[] {
  return dangersOf(face, view)
    .slice(0, isPlan ? LOUD : undefined)
    .map(({ key, icon, text, short, handle, isNear }) => ({
      key: `danger-${key}`,
      icon,
      text,
      short,
      handle,
      tone: isNear ? "danger" : "lamp",
      isLoud: isNear,
    }));
}

/** Where the row slides, danger stands first. */
function inSight(gauges: Gauge[], isPlan: boolean): Gauge[] {
  const isDanger = (gauge: Gauge) => Number(gauge.tone === "danger");
  return isPlan ? gauges : gauges.sort((one, other) => isDanger(other) - isDanger(one));
}

/** Who points at whom, until the next phase begins. */
function fingers(
  face: OutpostFace,
  viewer: number | null,
  names: string[],
  happenings: Happening<OutpostEvent>[],
): Gauge[] {
  const begun = happenings.findLastIndex(({ event }) => event.event === "PhaseBegan" || event.event === "RoundBegan");
  const accusers = new Map<number, number[]>();
  for (const { event } of happenings.slice(begun + 1)) {
    if (event.event === "FingerPointed" && event.accused !== null)
      accusers.set(event.accused, [...(accusers.get(event.accused) ?? []), event.pawn]);
  }
  return [...accusers]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([accused, pawns]) => ({
      key: `accused${accused}`,
      icon: "track-suspicion",
      text: `${face.people(pawns, names, viewer)} → ${face.people([accused], names, viewer)}`,
      handle: "track:suspicion",
      tone: "lamp",
      isPiece: true,
    }));
}

/** What lies open and wants to be dealt with: the dice, the card turned over. */
function openPieces(face: OutpostFace, view: OutpostView): Gauge[] {
  const pieces: Gauge[] = (view.dice?.faces ?? []).map((key, number) => ({
    key: `die${number}`,
    icon: `card-${key}`,
    text: face.cardTitle(key) + (view.dice?.rerolled.includes(number) ? ` (${face.say("plan-rerolled")})` : ""),
    handle: `die:${number}`,
    tone: key === "sabotage" || key === "threat" ? "danger" : "lamp",
    isPiece: true,
  }));
  const revealed = view.piles?.revealed;
  if (revealed)
    pieces.push({
      key: "revealed",
      icon: `card-${revealed}`,
      text: face.say("board-revealed", { card: face.cardTitle(revealed) }),
      handle: `card:${revealed}`,
      tone: "lamp",
      isPiece: true,
    });
  return pieces;
}

function baseGauges(face: OutpostFace, view: OutpostView, isPlan: boolean): Gauge[] {
  const { base, limits } = view;
  const gauges: Gauge[] = [];
  if (base.weather)
    gauges.push({
      key: "weather",
      icon: `weather-${base.weather}`,
      text: face.say(`weather-${base.weather}`),
      handle: "phase:weather",
      tone: base.weather === "storm" ? "cold" : "plain",
    });
  if (base.dark)
    gauges.push({
      key: "dark",
      icon: "dark",
      text: face.say("board-dark"),
      handle: "phase:maintenance",
      tone: "danger",
    });
  gauges.push({
    key: "freezing",
    icon: "snowflake",
    text: face.say("track-freezing"),
    handle: "track:freezing",
    tone: base.freezing === null ? "plain" : "cold",
    track: { count: base.freezing === null ? 0 : base.freezing + 1, limit: limits.freezing_track + 1 },
  });
  if (view.threat)
    gauges.push({
      key: "threat",
      icon: "card-threat",
      text: face.say("board-threat", { space: view.threat.space }),
      handle: "track:threat",
      tone: "danger",
    });
  if (view.dog)
    gauges.push({
      key: "dog",
      icon: "dog-running",
      text: face.say("track-dog"),
      handle: "track:dog",
      tone: "danger",
      track: { count: view.dog.space, limit: view.dog.track },
    });
  if (!isPlan)
    gauges.push({
      key: "rescue",
      icon: "rescue",
      text: rescueWords(face, view),
      handle: "track:rescue",
      tone: base.rescue.space === limits.rescue_track ? "good" : "plain",
    });
  if (base.hungry)
    gauges.push({ key: "hungry", icon: "food", text: face.say("board-hungry"), handle: "phase:food", tone: "danger" });
  return gauges;
}

function pileGauges(face: OutpostFace, view: OutpostView): Gauge[] {
  const gauges: Gauge[] = [];
  const piles = view.piles;
  if (!view.dice) {
    gauges.push({
      key: "stack",
      icon: "stack",
      text: face.say("board-stack", { cards: piles.stack + piles.stack_shown.length }),
      handle: "phase:actions",
      tone: "plain",
    });
    if (piles.stack_shown.length)
      gauges.push({
        key: "shown",
        icon: "eye",
        text: face.say("board-shown", { cards: face.cardList(piles.stack_shown) }),
        handle: "track:suspicion",
        tone: "lamp",
      });
    gauges.push({
      key: "deck",
      icon: "deck",
      text: face.say("board-deck", { cards: piles.deck }),
      handle: "phase:movement",
      tone: "plain",
    });
  } else if (view.phase === "actions") {
    gauges.push({
      key: "left",
      icon: "unknown",
      text: face.say("board-assignments", { count: view.dice.assignments_left }),
      handle: "phase:actions",
      tone: "plain",
    });
  }
  return gauges;
}

function ufoGauges(face: OutpostFace, view: OutpostView): Gauge[] {
  const { ufo } = view;
  if (!ufo) return [];
  return [
    {
      key: "round",
      icon: "clock",
      text: face.say("board-ufo-round", { round: ufo.round, rounds: ufo.rounds }),
      handle: "phase:sectors",
      tone: "plain",
    },
    {
      key: "reserve",
      icon: "departure",
      text: face.say("board-ufo-reserve", { count: ufo.reserve }),
      handle: "phase:sectors",
      tone: "plain",
    },
    {
      key: "tokens",
      icon: "token",
      text: face.say("board-ufo-tokens", { team: ufo.team.count, humans: ufo.humans.count }),
      handle: "phase:sectors",
      tone: "lamp",
    },
  ];
}

function alienGauges(face: OutpostFace, view: OutpostView): Gauge[] {
  const alien = view.alien;
  const gauges: Gauge[] = [];
  const strength =
    alien.pool +
    alien.cards.reduce((sum, each) => sum + each, 0) +
    Object.values(view.rooms).reduce((sum, room) => sum + room.alien, 0);
  if (alien.exposed?.length || strength)
    gauges.push({
      key: "alien",
      icon: "alien",
      text: face.say("board-pool", { strength: alien.pool }),
      handle: "phase:alien",
      tone: "danger",
    });
  if (alien.cards.length)
    gauges.push({
      key: "ambush",
      icon: "lurk",
      text: face.say("board-ambush", { strengths: row(alien.cards.map(String)) }),
      handle: "phase:alien",
      tone: "danger",
    });
  return gauges;
}

// Lets the client's own faces tell games, in every language: reads {words, games} from standard input, writes the problems.
// A problem is a message that is not there, a variable that is not given, or a word that only programs use.
import { readFileSync } from "node:fs";
import { bundled } from "./bundled.mjs";

const { words, games } = JSON.parse(readFileSync(0, "utf8"));
const client = await bundled(
  `export { faceOf } from "./src/games/faces"; export { speak, has } from "./src/words/words.svelte";
   export { gaugesOf } from "./src/games/outpost/gauges"; export { roomLabel } from "./src/games/outpost/counters";
   export { linesOf } from "./src/table/lines"; export { numbered } from "./src/net/journal";`, words);

const problems = new Set();
let place = "";
console.warn = (text) => problems.add(`${place}: ${text}`);
const FOR_PROGRAMS = /_|\{|\}|undefined|null\b|NaN|\[object|\bhidden\b|\b(stayaway|boardgame|coop|norwegian|client)-\w/;
const DOUBLED_STOP = /[!?…]\.|\.{4}/;
function check(what, text) {
  if (typeof text !== "string" || !text.trim() || FOR_PROGRAMS.test(text) || DOUBLED_STOP.test(text)) problems.add(`${place}: ${what}: ${text}`);
}

function asked(face, { question, view }, names) {
  check(`question ${question.kind}`, face.questionWords(question, view, names));
  check(`waiting ${question.kind}`, client.has(`${face.game}-waiting-${question.kind}`) || face.has(`waiting-${question.kind}`) ? face.waitingWords(question.kind) : "");
  const help = face.questionHelp(question);
  check(`help of ${question.kind}`, help.text);
  if (!help.clauses.length) problems.add(`${place}: no clause behind ${question.kind}`);
  const said = question.options.map((option) => face.optionWords(question, option, view, names));
  said.forEach((text) => check(`option of ${question.kind}`, text));
  if (new Set(said).size < said.length) problems.add(`${place}: options of ${question.kind} read alike: ${said.join(" / ")}`);
  for (const option of question.options) for (const handle of face.handles(question, option, view)) {
    const topic = /^(room|card|thing|found|track):/.test(handle) ? face.help(handle) : null;
    if (topic) check(`help of ${handle}`, topic.text);
    else if (/^(room|card|thing|found|track):/.test(handle)) problems.add(`${place}: no help for ${handle}`);
  }
  for (const deed of face.passed(question, view, names).deeds) check(`deed of ${question.kind}`, deed.words);
  seen(face, view, question.seat, names);
}

/** Everything that can be pressed says what it is, and quotes the rules. */
function explained(what, topic) {
  check(`help of ${what}`, topic?.text ?? "");
  if (!topic?.clauses.length) problems.add(`${place}: no clause behind ${what}`);
  for (const other of topic?.also ?? []) explained(`${what}, ${other.title}`, other);
}

/** Whoever has not won with its side is told why. */
function fated(face, view, seat) {
  const roleOf = (who) => (view.players ? view.players[who].role : view.people.find((person) => person.player === who)?.role).replace("infected", "the_thing");
  const { winners } = view.outcome;
  const fate = face.fate(view, seat);
  const isOdd = !face.isCoop && winners.length > 0 && !winners.includes(seat) && winners.some((who) => roleOf(who) === roleOf(seat));
  if (isOdd && !fate) problems.add(`${place}: nothing tells seat ${seat} why it lost`);
  if (fate) check("fate", `${fate.text} ${fate.clause}`);
}

function seen(face, view, viewer, names) {
  if (face.momentWords(view)) check("moment", face.momentWords(view));
  for (const held of face.hand(view, viewer)) check(`hand ${held.key}`, `${held.title} ${held.kindTitle}`);
  for (let seat = 0; seat < names.length; seat += 1) if (face.playerNote(view, seat)) check("note", face.playerNote(view, seat));
  for (let seat = 0; seat < names.length; seat += 1) {
    for (const count of face.playerCounts(view, seat)) check("count", count);
    for (const topic of face.playerTopics(view, seat)) explained(`character ${topic.title}`, topic);
  }
  for (const phase of face.phases(view)) explained(phase.handle, face.help(phase.handle, view));
  if (!view.rooms) return;
  if (face.phases(view).filter((phase) => phase.isNow).length !== (view.phase === "set_up" && !face.phases(view)[0].isNow ? 0 : 1)) problems.add(`${place}: ${view.phase} is not on the rail`);
  for (const gauge of Object.values(client.gaugesOf(face, view, false, names)).flat()) {
    check(`gauge ${gauge.key}`, gauge.text);
    if (!/^die:/.test(gauge.handle)) explained(`gauge ${gauge.key}`, face.help(gauge.handle, view));
  }
  for (const room of Object.keys(view.rooms)) check(`room ${room}`, client.roomLabel(face, view, room, [], { isChoosable: true, isChosen: false }));
}

for (const language of Object.keys(words)) {
  await client.speak(language);
  for (const { game, names, moments, told, end } of games) {
    const face = client.faceOf(game);
    for (const moment of moments) {
      place = `${language} ${game}`;
      asked(face, moment, names);
    }
    for (const { viewer, events } of told) for (const event of events) {
      const text = face.eventWords(event, viewer, names);
      if (text !== null) check(`event ${event.event}`, text);
      if (!face.has(`event-${event.event}`)) problems.add(`${place}: no words for ${event.event}`);
    }
    // The log is drawn by the numbers of its lines: two lines of one number, and there is no table to be seen at all.
    for (const { viewer, events } of told) {
      const journal = client.numbered(events.map((event) => ({ type: "happened", event, at: 0 })), events.length);
      const numbers = client.linesOf(journal, face, viewer, names).map((line) => line.n);
      if (new Set(numbers).size < numbers.length) problems.add(`${place}: seat ${viewer} reads two lines of one number`);
    }
    // Whoever hears a sound must not learn from it: what is not told to everybody has none.
    const heard = (events) => events.map((event) => event.event).filter((kind) => face.sounds[kind]).sort().join();
    const all = told.find(({ viewer }) => viewer === null);
    for (const { viewer, events } of told) if (heard(events) !== heard(all.events)) problems.add(`${place}: seat ${viewer} hears what others do not`);
    if (all && !/(GameEnded|EverythingShown)/.test(heard(all.events))) problems.add(`${place}: the end is not heard`);
    if (client.has(`${game}-title`)) check("verdict", face.verdict(end));
    for (let seat = 0; seat < names.length; seat += 1) fated(face, end, seat);
    check("reason", face.has(`reason-${end.outcome.reason}`) ? face.reasonWords(end.outcome.reason) : "");
    for (const lane of face.lanes(end)) check("lane", `${lane.roleTitle} ${lane.note}`.trim() || "-");
    for (const link of face.links(end, names)) check("link", link.words);
  }
}
console.log(JSON.stringify([...problems]));

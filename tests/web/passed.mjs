// Draws questions as a passed phone does, in two worlds each: reads {words, pairs, blind} from standard input, and writes
// what differs, and which options cannot be chosen there. `blind` are kinds of question that are drawn as on a phone of
// one's own, for a planted bug.
import { readFileSync } from "node:fs";
import { bundled } from "./bundled.mjs";

const { words, pairs, blind } = JSON.parse(readFileSync(0, "utf8"));
const client = await bundled(
  `export { faceOf } from "./src/games/faces"; export { speak } from "./src/words/words.svelte"; export { PlainFace } from "./src/games/face";
   export { PassedChoice } from "./src/table/passed.svelte";`, words);

const found = [];
for (const game of new Set(pairs.map((pair) => pair.game))) {
  const face = client.faceOf(game);
  for (const name of ["passed", "part"]) {
    const honest = face[name];
    face[name] = (question, ...rest) => (blind.includes(question.kind) ? client.PlainFace.prototype[name] : honest).call(face, question, ...rest);
  }
}

/** All that is drawn for a question before and while somebody chooses: how much lies there, and every button with its words. */
function drawn(choice) {
  return { isByCard: choice.layout.isByCard, before: choice.hand.length, buttons: choice.layout.deeds.map((deed) => deed.words) };
}

/** The options that can be put together by pointing and pressing. */
function reached(choice) {
  const options = new Set();
  if (choice.layout.isSeveral) return reachedByPointing(choice);
  for (const place of [null, ...choice.hand.keys()]) for (const deed of [null, ...choice.layout.deeds.map((each) => each.key)]) {
    choice.places = place === null ? [] : [place];
    choice.deed = deed;
    if (choice.option !== undefined) options.add(JSON.stringify(choice.option));
  }
  return options;
}

/** Where several things may be pointed at: those options that come about by pointing at what they name. */
function reachedByPointing(choice) {
  const options = new Set();
  for (const wanted of choice.question.options) {
    const part = choice.face.part(choice.question, wanted, choice.view);
    choice.clear();
    const left = [...part.cards];
    choice.hand.forEach((held, place) => {
      const number = left.indexOf(held.exact ?? held.handle);
      if (number >= 0 && choice.point(place)) left.splice(number, 1);
    });
    if (choice.layout.deeds.some((deed) => deed.key === part.deed)) choice.say(part.deed);
    if (choice.option !== undefined) options.add(JSON.stringify(choice.option));
  }
  return options;
}

for (const language of Object.keys(words)) {
  await client.speak(language);
  for (const { game, names, where, one, other } of pairs) {
    const [first, second] = [one, other].map(({ question, view }) => new client.PassedChoice(client.faceOf(game), question, view, names));
    const { kind } = one.question;
    const [here, there] = [JSON.stringify(drawn(first)), JSON.stringify(drawn(second))];
    if (here !== there) found.push({ game, kind, what: "differs", where, told: `${here} / ${there}` });
    for (const choice of [first, second]) {
      const can = reached(choice);
      const lost = choice.question.options.filter((option) => !can.has(JSON.stringify(option)));
      if (lost.length) found.push({ game, kind, what: "lost", where, told: JSON.stringify(lost) });
    }
  }
}
console.log(JSON.stringify(found));

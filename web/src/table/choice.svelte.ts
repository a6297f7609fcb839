// A choice in the making: what was pointed at so far, and which options that leaves. Nothing is sent before it is
// confirmed.
import type { Json, OpenQuestion } from "../protocol.gen";
import type { Ahead, Handle, PlainFace, View } from "../games/face";

export interface Offer {
  option: Json;
  handles: Handle[];
  words: string;
  isGrave: boolean;
}

/** Options that begin with the same thing, so that a long list can be gone through in two steps. */
export interface Group {
  handle: Handle;
  title: string;
  icon: string | undefined;
  offers: Offer[];
}

const MANY = 4;

export class Choice {
  picked = $state.raw<Handle[]>([]);
  option = $state.raw<Json | undefined>(undefined);
  /** What was pointed at ahead: it answers what is asked after this. */
  planned = $state.raw<Ahead[]>([]);
  /** Whether a person has pointed at something, rather than found it chosen. */
  isPointed = $state(false);
  /** Told whenever something was pointed at: where one panel asks several questions, the next one comes. */
  onsettled: () => void = () => {};

  constructor(
    readonly face: PlainFace,
    readonly question: OpenQuestion,
    readonly view: View,
    readonly names: string[],
  ) {
    this.option = face.preferred(question);
  }

  offers = $derived.by<Offer[]>(() =>
    this.question.options.map((option) => ({
      option,
      handles: this.face.handles(this.question, option, this.view),
      words: this.face.optionWords(this.question, option, this.view, this.names),
      isGrave: this.face.isGrave(this.question, option),
    })),
  );
  private ways = $derived.by<Ahead[]>(() => this.face.ahead(this.question, this.view));
  remaining = $derived(this.offers.filter((offer) => this.picked.every((handle) => offer.handles.includes(handle))));
  offer = $derived(this.offers.find((offer) => offer.option === this.option));
  choosable = $derived<ReadonlySet<Handle>>(
    new Set([
      ...this.offers.flatMap((offer) => offer.handles).filter((handle) => this.isUseful(handle)),
      ...this.ways.map((way) => way.handle),
    ]),
  );
  chosen = $derived<ReadonlySet<Handle>>(
    new Set([...this.picked, ...(this.offer?.handles ?? []), ...this.planned.map((way) => way.handle)]),
  );
  /** What is about to be confirmed, with all that was pointed at ahead. */
  words = $derived.by(() => {
    const handles = this.planned.map((way) => way.handle);
    return this.face.aheadWords(this.offer?.words ?? "", handles);
  });

  /** What the list shows: everything, or in a long list what belongs to the thing chosen first. */
  listed = $derived.by<Offer[]>(() => (this.groups.length && this.picked.length ? this.remaining : this.offers));
  groups = $derived.by<Group[]>(() => {
    if (this.offers.length <= MANY) return [];
    const groups = new Map<Handle, Group>();
    for (const offer of this.offers) {
      const handle = offer.handles[0];
      if (handle === undefined) return [];
      const topic = this.face.help(handle);
      const title = handle.startsWith("act:") ? offer.words : (topic?.title ?? offer.words);
      const group = groups.get(handle) ?? { handle, title, icon: topic?.icon, offers: [] };
      group.offers.push(offer);
      groups.set(handle, group);
    }
    return groups.size < this.offers.length ? [...groups.values()] : [];
  });

  /** Whether the list shows the things to begin with rather than the options. */
  isGrouped = $derived(this.groups.length > 0 && this.picked.length === 0 && this.offer === undefined);

  /** The first thing of an option can always be pointed at anew; later ones only where they narrow what is left. */
  private isUseful(handle: Handle): boolean {
    return (
      this.remaining.some((offer) => offer.handles.includes(handle)) ||
      this.offers.some((offer) => offer.handles[0] === handle)
    );
  }

  /** Somebody pointed at something. False: it is not on offer. */
  pick(handle: Handle): boolean {
    this.isPointed = true;
    const place = this.picked.indexOf(handle);
    if (place >= 0) {
      this.settle(this.picked.slice(0, place));
      this.onsettled();
      return true;
    }
    if (this.remaining.some((offer) => offer.handles.includes(handle))) this.settle([...this.picked, handle]);
    else if (this.offers.some((offer) => offer.handles.includes(handle))) this.settle([handle]);
    else return this.plan(handle);
    this.onsettled();
    return true;
  }

  /** Point at something that is asked about later: what leads there is chosen, and it is kept until then. */
  private plan(handle: Handle): boolean {
    const ways = this.ways.filter((way) => way.handle === handle);
    const way = ways.find((each) => each.option === this.option) ?? ways[0];
    if (!way) return false;
    const others = this.planned.filter((each) => each.kind !== way.kind && each.option === way.option);
    const isTakenBack = this.planned.some((each) => each.handle === handle);
    this.settle([]);
    this.planned = isTakenBack ? others : [...others, way];
    this.option = this.planned.length ? way.option : this.face.preferred(this.question);
    return true;
  }

  /** Something was carried to something else: both are meant, and nothing that was pointed at before. */
  drop(carried: Handle, onto: Handle): boolean {
    const [picked, option, planned] = [this.picked, this.option, this.planned];
    this.settle([]);
    if (this.pick(carried) && this.pick(onto) && [carried, onto].every((handle) => this.chosen.has(handle)))
      return true;
    [this.picked, this.option, this.planned] = [picked, option, planned];
    return false;
  }

  private settle(picked: Handle[]): void {
    this.picked = picked;
    this.planned = [];
    const left = this.remaining;
    this.option = picked.length && left.length === 1 ? left[0]?.option : undefined;
  }

  choose(offer: Offer): void {
    this.isPointed = true;
    this.planned = this.planned.filter((way) => way.option === offer.option);
    this.picked = this.picked.filter((handle) => offer.handles.includes(handle));
    this.option = offer.option;
    this.onsettled();
  }

  /** Choose what stands at this place of the list, from 0. */
  chooseNth(place: number): void {
    const group = this.groups[place];
    const offer = this.listed[place];
    if (this.isGrouped && group) this.pick(group.handle);
    else if (!this.isGrouped && offer) this.choose(offer);
  }

  undo(): void {
    this.picked = [];
    this.planned = [];
    this.isPointed = false;
    this.option = this.face.preferred(this.question);
  }

  get isTouched(): boolean {
    return this.picked.length > 0 || this.option !== this.face.preferred(this.question);
  }
}

// A choice on a passed phone: what is drawn stays as it is from the first look to the last, whatever is pointed at and
// whatever is on offer. Only what is highlighted changes.
import type { Handle, Held, Part, Passed, PlainFace, View } from "../games/face";
import type { Json, OpenQuestion } from "../protocol.gen";

export class PassedChoice {
  /** Which of the things before the viewer were pointed at, and what is to be done. */
  places = $state.raw<number[]>([]);
  deed = $state.raw<string | null>(null);
  readonly layout: Passed;
  readonly hand: Held[];

  constructor(
    readonly face: PlainFace,
    readonly question: OpenQuestion,
    readonly view: View,
    readonly names: string[],
  ) {
    this.layout = face.passed(question, view, names);
    this.hand = face.hand(view, question.seat);
  }

  /** What is pointed at, for reasons why it is not on offer. */
  get picked(): Handle[] {
    return this.places.map((place) => this.hand[place]!.handle);
  }

  /** The option that these make; undefined if that is not on offer, or not all of one. */
  optionOf(places: number[], deed: string | null): Json | undefined {
    const held = places.map((place) => this.exactly(place)).sort();
    return this.question.options.find((option) => {
      const part = this.partOf(option);
      return (
        part.deed === (deed ?? "") &&
        part.cards.length === held.length &&
        [...part.cards].sort().every((card, number) => card === held[number])
      );
    });
  }

  private exactly(place: number): Handle | undefined {
    return this.hand[place]?.exact ?? this.hand[place]?.handle;
  }

  private partOf(option: Json): Part {
    return this.face.part(this.question, option, this.view);
  }

  /** Whether something before the viewer is good for anything here. */
  isUseful(place: number): boolean {
    const held = this.exactly(place);
    return this.question.options.some((option) => this.partOf(option).cards.some((card) => card === held));
  }

  /** What a deed comes to with what was pointed at, or by itself. */
  offered(deed: string): Json | undefined {
    const option = this.optionOf(this.places, deed);
    // What takes several things takes all that were pointed at, or it would do something else than was meant.
    const takes =
      this.layout.isSeveral &&
      this.question.options.some((each) => this.partOf(each).deed === deed && this.partOf(each).cards.length);
    return option ?? (takes ? undefined : this.optionOf([], deed));
  }

  get option(): Json | undefined {
    return this.deed === null ? this.optionOf(this.places, null) : this.offered(this.deed);
  }

  /** Somebody pointed at something. False: it is of no use here. */
  point(place: number): boolean {
    const isUseful = this.isUseful(place);
    this.deed = null;
    if (!this.layout.isSeveral) this.places = [place];
    else if (this.places.includes(place)) this.places = this.places.filter((other) => other !== place);
    else if (isUseful) this.places = [...this.places, place];
    return isUseful;
  }

  /** Somebody said what to do. False: it is not on offer, with what was pointed at. */
  say(deed: string): boolean {
    this.deed = deed;
    return this.offered(deed) !== undefined;
  }

  /** Nothing was meant. */
  clear(): void {
    this.places = [];
    this.deed = null;
  }
}

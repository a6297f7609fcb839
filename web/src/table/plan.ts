// One gesture, several answers: what was pointed at ahead is answered as it is asked, as long as it is on offer.
import type { Ahead, PlainFace, View } from "../games/face";
import type { Json, OpenQuestion } from "../protocol.gen";

/** The answer that a plan has for a question; undefined where it has none, or where it is not on offer any more. */
export function planned(plan: Ahead[], face: PlainFace, question: OpenQuestion, view: View): Json | undefined {
  const wanted = new Set(plan.filter((way) => way.kind === question.kind).map((way) => way.handle));
  if (!wanted.size) return undefined;
  const meant = question.options.filter((option) => {
    const handles = face.handles(question, option, view);
    return handles.length > 0 && handles.every((handle) => wanted.has(handle));
  });
  return meant.length === 1 ? meant[0] : undefined;
}

/** A plan without what this kind of question was asked for. */
export const without = (plan: Ahead[], kind: string): Ahead[] => plan.filter((way) => way.kind !== kind);

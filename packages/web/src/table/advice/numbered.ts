// The marks of a hint with the numbers of the phrases that name them: what is read in the words is found on the table.
import type { Mark, Reference } from './mark.ts';
import { type Part, partsOf } from './parts-of.ts';

/** Only what the hint marks is numbered: of two cards with one name, the one that is meant. */
export function numbered(
  words: string,
  marks: readonly Mark[],
  references: readonly Reference[],
): { readonly parts: readonly Part[]; readonly marks: readonly Mark[] } {
  const meant = references.flatMap(({ phrase, marks: named }) => {
    const both = marks.filter(({ place }) => named.some((each) => each.place === place));
    return both.length === 0 ? [] : [{ phrase, marks: both }];
  });
  const parts = partsOf(words, meant);
  const numberOf = ({ place }: Mark): number | undefined =>
    parts.find((part) => part.marks?.some((each) => each.place === place))?.number;
  return {
    parts,
    marks: marks.map((mark) => {
      const number = numberOf(mark);
      return number === undefined ? mark : { ...mark, number };
    }),
  };
}

// Numbers the marks of a hint like the phrases that name them, so that the reader finds them on the table.
import type { Mark, Reference } from './mark.ts';
import { type Part, partsOf } from './parts-of.ts';

interface Naming {
  readonly references: readonly Reference[];
  /** The line that the hint compares with: places named in it are not marked. */
  readonly next?: string | undefined;
}

/** Only marked places get numbers: of two cards with one name, the one that is meant. */
export function numbered(
  words: string,
  marks: readonly Mark[],
  { references, next }: Naming,
): { readonly parts: readonly Part[]; readonly marks: readonly Mark[] } {
  const meant = references.flatMap(({ phrase, marks: named }) => {
    const both = marks.filter(({ place }) => named.some((each) => each.place === place));
    return both.length === 0 ? [] : [{ phrase, marks: both }];
  });
  const aside = next === undefined ? [] : [{ phrase: next, marks: [] }];
  const parts: readonly Part[] = partsOf(words, [...meant, ...aside]).map((part) =>
    part.marks?.length === 0 ? { words: part.words } : part,
  );
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

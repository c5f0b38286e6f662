// Marks along the rail are fixed, but their words need room: where several are close together, some get no words.
export interface Label {
  /** The position, from 0 to 1 along the rail. */
  readonly part: number;
  readonly text: string;
}

/** In pixels: the width of the widest letter, and the least gap between two words. */
const LETTER = 8.5;
const GAP = 5;

/** Which labels have room on a rail of this length in pixels; the last one always has. */
export function haveRoom(labels: readonly Label[], length: number): readonly boolean[] {
  let next = Number.POSITIVE_INFINITY;
  return labels
    .toReversed()
    .map(({ part, text }) => {
      const half = (text.length * LETTER) / 2;
      const fits = part * length + half + GAP <= next;
      if (fits) next = part * length - half;
      return fits;
    })
    .toReversed();
}

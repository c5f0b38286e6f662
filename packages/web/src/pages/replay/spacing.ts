// Marks along the rail stand where they stand, but their words need room: where several come close together, some say nothing.
export interface Label {
  /** Where it stands, as a part of the whole way. */
  readonly part: number;
  readonly text: string;
}

/** In pixels: what a letter takes at most, and the least between two words. */
const LETTER = 8.5;
const GAP = 5;

/** Which of them have room on a way of this length in pixels; the last one always has. */
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

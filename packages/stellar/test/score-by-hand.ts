// A second scorer for tests, written from RULES.md alone: it works on the words of the notation and tries every
// assignment of satellites and every reading of 6/0 cards, one by one.

export interface Hand {
  /** Words of the slots: `_`, `P3`, `#M2.row`. */
  readonly tel: readonly string[];
  readonly note: readonly string[];
}

const LETTERS = ['P', 'M', 'A', 'C', 'H'] as const;
const STARS: Readonly<Record<string, number>> = { 1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 0 };
const SECTIONS = [
  [1, 5],
  [6, 8],
  [9, 12],
] as const;

/** Every list of `length` entries, each one of the choices. */
function* lists<T>(choices: readonly T[], length: number): Iterable<readonly T[]> {
  if (length === 0) return yield [];
  for (const rest of lists(choices, length - 1)) for (const choice of choices) yield [...rest, choice];
}

function longestRun(numbers: ReadonlySet<number>): number {
  let longest = 0;
  for (const from of numbers) {
    let length = 1;
    while (numbers.has(from + length)) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}

const starsOf = (tel: readonly string[], letter: string): number =>
  tel
    .filter((word) => word[0] === letter)
    .reduce((sum, word) => sum + (STARS[word[1] as string] as number), 0);

export interface Best {
  readonly points: number;
  /** By type: the numbers of its satellites. */
  readonly satellites: readonly (readonly number[])[];
}

function starPoints(hand: Hand): number {
  return bestWay(hand).points;
}

/** The best of all 5^k × 2^z ways; among equally good ones the one that NOTATION.md prescribes. */
export function bestWay({ tel, note }: Hand): Best {
  const stars = LETTERS.map((letter) => starsOf(tel, letter));
  const satellites = note.filter((word) => word[0] === 'S');
  const sixes = note.filter((word) => word[0] !== 'S' && word[1] === '6');
  const plain = note.filter((word) => word[0] !== 'S' && word[1] !== '6');
  let best: Best & { readonly rank: string } = { points: -1, satellites: [], rank: '' };
  for (const joined of lists(LETTERS, satellites.length)) {
    const shares = LETTERS.map((letter) =>
      satellites.flatMap((word, i) => (joined[i] === letter ? [Number(word[1])] : [])).sort(),
    );
    const rank = shares.map((share) => String(100 + share.reduce((sum, n) => sum + 2 ** n, 0))).join();
    for (const read of lists([0, 6], sixes.length)) {
      let points = 0;
      for (const [type, letter] of LETTERS.entries()) {
        const numbers = new Set<number>();
        for (const word of plain) if (word[0] === letter) numbers.add(Number(word[1]));
        for (const [i, word] of satellites.entries()) if (joined[i] === letter) numbers.add(Number(word[1]));
        for (const [i, word] of sixes.entries()) if (word[0] === letter) numbers.add(read[i] as number);
        points += (stars[type] as number) * longestRun(numbers);
      }
      if (points > best.points || (points === best.points && rank > best.rank))
        best = { points, satellites: shares, rank };
    }
  }
  return best;
}

function sectionTotals({ tel }: Hand): number[] {
  const worth = (word: string): number => (word === '_' ? 0 : word[0] === '#' ? 3 : Number(word[1]));
  return SECTIONS.map(([from, to]) => tel.slice(from - 1, to).reduce((sum, word) => sum + worth(word), 0));
}

export function scores(a: Hand, b: Hand): [number, number] {
  const totals = [sectionTotals(a), sectionTotals(b)] as const;
  const score = (hand: Hand, own: readonly number[], other: readonly number[]): number =>
    starPoints(hand) +
    10 * own.filter((total, section) => total > (other[section] as number)).length +
    (LETTERS.every((letter) => hand.tel.some((word) => word[0] === letter)) ? 10 : 0);
  return [score(a, totals[0], totals[1]), score(b, totals[1], totals[0])];
}

// Checks claims of Stellar once more, by hand: from the text of a position and of its events, as NOTATION.md and
// RULES.md define them. It shares nothing with the rules package or with the checkers.
type Table = {
  readonly row: string[];
  readonly tel: Record<string, string[]>;
  readonly note: Record<string, string[]>;
  readonly hand: Record<string, string[]>;
  readonly taken: Record<string, string[]>;
  /** Discarded, or drawn and not placed yet. */
  readonly away: readonly string[];
  readonly turn: number;
  gap: number;
  /** The area and the card of step 3. */
  follows: { area: string; card: string; from: number } | undefined;
  noted: string[];
  /** Face up. */
  laid: { card: string; slot: number }[];
  /** Slots that were filled, either way. */
  used: number[];
};

const TYPES = { planet: 'P', moon: 'M', asteroid: 'A', cloud: 'C', hole: 'H' } as const;
export type TypeName = keyof typeof TYPES;
const LETTERS = Object.values(TYPES);
const SECTIONS: Record<string, readonly number[]> = {
  ...{ top: [1, 2, 3, 4, 5], middle: [6, 7, 8], bottom: [9, 10, 11, 12] },
};
const EDGES =
  '1–2, 1–3, 2–3, 2–4, 3–5, 4–5, 4–6, 4–7, 5–7, 5–8, 6–7, 7–8, 6–9, 6–10, 7–10, 7–11, 8–11, 8–12, 9–10, 10–11, 11–12'
    .split(', ')
    .map((edge) => edge.split('–').map(Number));
const STARS: Record<string, number> = { '1': 3, '2': 2, '3': 2, '4': 1, '5': 1, '6': 0 };

const list = (text: string): string[] => (text === '-' ? [] : text.split(','));

function read(text: string): Table {
  const fields = Object.fromEntries(
    text
      .split(' ')
      .slice(1)
      .map((field) => field.split('=') as [string, string]),
  );
  const both = (name: string): Record<string, string[]> => ({
    ...{ A: list(fields[`A.${name}`]!), B: list(fields[`B.${name}`]!) },
  });
  const step = fields.step!;
  const [gap, area, from] = /^(\d)(?:\+sat)?(?:>(tel|note):(.+))?$/.exec(step)?.slice(1) ?? [];
  const row = list(fields.row!);
  const coordinate = /^\d$/.test(from ?? '') ? Number(from) : 0;
  const card = coordinate > 0 ? row[coordinate - 1]! : (from ?? '');
  return {
    row,
    ...{ tel: both('tel'), note: both('note'), hand: both('hand') },
    taken: both('taken'),
    away: [...list(fields.discard!), ...(coordinate === 0 ? [card] : [])],
    turn: Number(fields.turn),
    gap: Number(gap ?? 0),
    follows: area === undefined ? undefined : { area, card, from: coordinate },
    noted: [],
    laid: [],
    used: [],
  };
}

/** The table after the events of a line. */
export function after(before: string, events: readonly string[]): Table {
  const table = read(before);
  for (const event of events) {
    const [seat, verb, ...words] = event.split(' ') as [string, string, ...string[]];
    if (verb === 'replace') table.row.fill('_');
    if (verb === 'keep') {
      note(table, seat, words[0]!);
      table.hand[seat] = [];
    }
    if (verb === 'take') {
      table.gap = Number(words[0]);
      table.hand[seat]!.push(table.row[table.gap - 1]!);
      table.row[table.gap - 1] = '_';
    }
    if (verb === 'play') {
      const [card, ...place] = words as [string, ...string[]];
      table.hand[seat]!.splice(table.hand[seat]!.indexOf(card), 1);
      put(table, seat, card, place);
      const number = Number(card[1]);
      const from = number === 6 || number === table.gap ? 0 : number;
      const area = place[0] === 'note' ? 'tel' : 'note';
      table.follows = { area, card: from === 0 ? 'deck' : table.row[from - 1]!, from };
    }
    if (verb === 'place') {
      put(table, seat, table.follows!.card, words);
      if (table.follows!.from > 0) table.row[table.follows!.from - 1] = '_';
      table.follows = undefined;
    }
  }
  return table;
}

function note(table: Table, seat: string, card: string): void {
  table.note[seat]!.push(card);
  table.noted.push(card);
}

function put(table: Table, seat: string, card: string, [area, slot, down]: readonly string[]): void {
  if (area === 'note') {
    note(table, seat, card);
    return;
  }
  table.used.push(Number(slot));
  table.tel[seat]![Number(slot) - 1] = down === 'down' ? `#${card}.` : card;
  if (down !== 'down') table.laid.push({ card, slot: Number(slot) });
}

export function stars(table: Table, seat: string, type: TypeName): number {
  return table.tel[seat]!.reduce(
    (sum, card) => sum + (card.startsWith(TYPES[type]) ? STARS[card[1]!]! : 0),
    0,
  );
}

/** The longest runs of a stack, with the 6/0 as either number. */
function longest(numbers: readonly number[]): readonly string[] {
  const readings = numbers.includes(6) ? [numbers, [...numbers.filter((n) => n !== 6), 0]] : [numbers];
  const runs = readings.flatMap((reading) =>
    [0, 1, 2, 3, 4, 5, 6].map((from) => {
      const run: number[] = [];
      for (let n = from; reading.includes(n); n++) run.push(n);
      return run;
    }),
  );
  const length = Math.max(...runs.map((run) => run.length));
  return [...new Set(runs.filter((run) => run.length === length).map((run) => run.join()))];
}

interface Sheet {
  readonly points: number;
  /** By type, for every best assignment of the satellites: its longest runs. */
  readonly runs: Readonly<Record<string, readonly string[]>>[];
}

/** Tries all assignments of the satellites. */
export function sheet(table: Table, seat: string): Sheet {
  const satellites = table.note[seat]!.filter((card) => card.startsWith('S')).map((card) => Number(card[1]));
  let best: Sheet = { points: -1, runs: [] };
  for (let share = 0; share < 5 ** satellites.length; share++) {
    const runs: Record<string, readonly string[]> = {};
    let points = 0;
    LETTERS.forEach((letter, type) => {
      const joined = satellites.filter((_, index) => Math.floor(share / 5 ** index) % 5 === type);
      const own = table.note[seat]!.filter((card) => card.startsWith(letter)).map((card) => Number(card[1]));
      runs[letter] = longest([...own, ...joined]);
      const length = runs[letter][0] === '' ? 0 : runs[letter][0]!.split(',').length;
      points += length * stars(table, seat, typeOf(letter));
    });
    if (points > best.points) best = { points, runs: [runs] };
    else if (points === best.points) best.runs.push(runs);
  }
  return best;
}

export const typeOf = (letter: string): TypeName =>
  (Object.keys(TYPES) as TypeName[]).find((type) => TYPES[type] === letter)!;

export function shown(table: Table, seat: string): readonly TypeName[] {
  return (Object.keys(TYPES) as TypeName[]).filter((type) =>
    table.tel[seat]!.some((card) => card.startsWith(TYPES[type])),
  );
}

export const ownPoints = (table: Table, seat: string): number =>
  sheet(table, seat).points + (shown(table, seat).length === 5 ? 10 : 0);

export interface Section {
  readonly total: number;
  readonly free: number;
  /** With a face-down card in every free slot. */
  readonly stands: number;
  readonly most: number;
}

export const slotsIn = (name: string): readonly number[] => SECTIONS[name]!;

export function section(table: Table, seat: string, name: string): Section {
  const cards = slotsIn(name).map((slot) => table.tel[seat]![slot - 1]!);
  const free = cards.filter((card) => card === '_').length;
  const total = cards.reduce(
    (sum, card) => sum + (card === '_' ? 0 : card.startsWith('#') ? 3 : Number(card[1])),
    0,
  );
  return { total, free, stands: total + 3 * free, most: total + 6 * free };
}

/** The slots where a card of this kind may lie face up. */
export function open(table: Table, seat: string, card: string): readonly number[] {
  const tel = table.tel[seat]!;
  const same = tel.flatMap((each, index) =>
    card[0] !== 'S' && each.startsWith(card[0]!) ? [index + 1] : [],
  );
  const beside = (slot: number): boolean =>
    EDGES.some(([a, b]) => (a === slot && same.includes(b!)) || (b === slot && same.includes(a!)));
  return tel.flatMap((each, index) =>
    each === '_' && (same.length === 0 || beside(index + 1)) ? [index + 1] : [],
  );
}

export function withNoted(table: Table, seat: string, card: string): Table {
  return { ...table, note: { ...table.note, [seat]: [...table.note[seat]!, card] } };
}

export function withoutNoted(table: Table, seat: string, card: string): Table {
  const noted = table.note[seat]!.toSpliced(table.note[seat]!.indexOf(card), 1);
  return { ...table, note: { ...table.note, [seat]: noted } };
}

export function withLaid(table: Table, seat: string, [card, slot]: readonly [string, number]): Table {
  return { ...table, tel: { ...table.tel, [seat]: table.tel[seat]!.with(slot - 1, card) } };
}

/** The cards of which the player of this view does not know where they are, one entry each. */
export function unseen(table: Table, own: string): readonly string[] {
  const rival = own === 'A' ? 'B' : 'A';
  const lying = [...table.tel.A!, ...table.tel.B!].map((card) => card.replace('#', '').split('.')[0]!);
  // A card that everybody saw the rival take is in the rival's hand, or lies face down where nobody can read it.
  const seen = table.taken[rival]!.map((entry) => entry.split('@')[0]!);
  const places = [table.row, table.hand[own]!, lying, table.note.A!, table.note.B!, seen, table.away].flat();
  const left = LETTERS.flatMap((letter) =>
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6].map((n) => `${letter}${n}`),
  ).concat([1, 2, 3, 4, 5].map((n) => `S${n}`));
  for (const card of places) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

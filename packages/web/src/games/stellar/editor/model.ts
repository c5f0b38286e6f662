// Setting up a position of Stellar: sixty cards, the row, two boards, and how far the turn has come.
import { BOX, HIDDEN, KINDS, makeCard, NUMBER_OF, parseCard, ROUNDS, SIX, SLOTS } from '@planisphere/stellar';
import {
  type Aspect,
  type Choice,
  type EditorModel,
  heldAt,
  type Piece,
  type Sketch,
  withChoice,
} from '../../../table/editor/model.ts';

export const SEATS = ['A', 'B'] as const;
const UNKNOWN = makeCard(HIDDEN);
const CARDS: readonly string[] = Array.from({ length: KINDS }, (_, card) => makeCard(card));
const PIECES: readonly Piece[] = [
  ...CARDS.map((id, card) => ({ id, copies: copiesOf(card) })),
  { id: UNKNOWN, copies: undefined },
];
const RANK: ReadonlyMap<string, number> = new Map([...CARDS, UNKNOWN].map((card, rank) => [card, rank]));
export const ROW_PLACES: readonly string[] = [1, 2, 3, 4, 5].map((place) => `row.${place}`);
const HAND_OF_THREE = 3;
const EVERYTHING = 60;
const TURNS = 2 * ROUNDS;

const BEFORE = ['starters', 'start', 'hands', 'row', 'first'];
const IN_TURN = ['offer', 'take', 'play', 'draw', 'place', 'refill'];
const AFTER = ['keep', 'over'];
const PHASES: readonly string[] = [...BEFORE, ...IN_TURN, ...AFTER];
/** Phases in which a card has, or may have, been taken from the row. */
const GAPPED = ['play', 'draw', 'place', 'refill'];

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const phaseOf = ({ chosen }: Sketch): string => chosen.phase ?? 'take';
const turnOf = ({ chosen }: Sketch): number => Number(chosen.turn ?? '0');
const firstOf = ({ chosen }: Sketch): string => chosen.first ?? 'A';
const other = (seat: string): string => (seat === 'A' ? 'B' : 'A');

export const model: EditorModel = {
  empty: { held: {}, chosen: { phase: 'take', turn: '0', first: 'A', memory: 'on' } },
  read,
  write,
  places: (sketch) => [
    ...ROW_PLACES.map((id) => ({ id, most: 1 })),
    ...(phaseOf(sketch) === 'place' && sketch.chosen.source === 'deck' ? [{ id: 'drawn', most: 1 }] : []),
    ...SEATS.flatMap((seat) => [
      ...numbers(1, SLOTS).map((slot) => ({ id: `${seat}.tel.${slot}`, most: 1 })),
      { id: `${seat}.note`, most: EVERYTHING },
      { id: `${seat}.hand`, most: HAND_OF_THREE },
      { id: `${seat}.taken`, most: TURNS, echoes: true as const },
    ]),
    { id: 'discard', most: EVERYTHING },
  ],
  pieces: () => PIECES,
  choices,
  fits: (_, piece, place) =>
    RANK.has(piece) && (piece !== UNKNOWN || /\.(hand|tel\.\d+)$|^drawn$/.test(place)),
  lands: (sketch, piece, place) => {
    if (place.endsWith('.taken')) return `${piece}@${lastTurnOf(sketch, place[0] ?? 'A')}`;
    return piece === UNKNOWN && place.includes('.tel.') ? `#${UNKNOWN}.deck` : piece;
  },
  ordered: (place, held) => {
    if (place.endsWith('.taken')) return held.toSorted((a, b) => turnTaken(a) - turnTaken(b));
    if (/\.(hand|note)$|^discard$/.test(place))
      return held.toSorted((a, b) => (RANK.get(a) ?? 0) - (RANK.get(b) ?? 0));
    return held;
  },
  kindOf: (lying) => /^#?([^.@]+)/.exec(lying)?.[1] ?? lying,
  aspects,
  chose,
};

function copiesOf(card: number): number {
  const number = NUMBER_OF[card] as keyof typeof BOX.copies;
  return makeCard(card).startsWith('S') ? 1 : BOX.copies[number];
}

const turnTaken = (lying: string): number => Number(lying.split('@')[1] ?? 0);

/** The latest turn that a seat has begun. */
function lastTurnOf(sketch: Sketch, seat: string): number {
  const turn = Math.min(turnOf(sketch), TURNS - 1);
  const mover = turn % 2 === 0 ? firstOf(sketch) : other(firstOf(sketch));
  return Math.max(0, mover === seat ? turn : turn - 1);
}

/** The state of a card in a slot: face up, or face down with the numbers that everybody knows of it (KNOW-2). */
function aspects(_: Sketch, place: string, lying: string): readonly Aspect[] {
  const kind = model.kindOf?.(lying) ?? lying;
  if (place.endsWith('.taken'))
    return [
      {
        id: 'since',
        value: String(turnTaken(lying)),
        forms: formsOf(numbers(0, TURNS - 1), (turn) => `${kind}@${turn}`),
      },
    ];
  if (!place.includes('.tel.')) return [];
  const [, from = 'up', told = '', turn = '0'] = /^#.+\.(row|deck|hand)(\d*)\.?(\d*)$/.exec(lying) ?? [];
  const [first = ''] = toldOf(kind);
  const down = (origin: string): string => `#${kind}.${origin}`;
  const ways = kind === UNKNOWN ? ['deck', 'hand'] : ['up', 'row', 'deck', 'hand'];
  const lies: Aspect = {
    id: 'lies',
    value: from,
    forms: formsOf(ways, (way) =>
      way === 'up' ? kind : way === 'hand' ? down(`hand${first}.0`) : down(way),
    ),
  };
  if (from !== 'hand') return [lies];
  return [
    lies,
    { id: 'told', value: told, forms: formsOf(toldOf(kind), (each) => down(`hand${each}.${turn}`)) },
    {
      id: 'since',
      value: turn,
      forms: formsOf(numbers(0, TURNS - 1), (each) => down(`hand${told}.${each}`)),
    },
  ];
}

const formsOf = (
  values: readonly string[],
  form: (value: string) => string,
): Readonly<Record<string, string>> => Object.fromEntries(values.map((value) => [value, form(value)]));

/** The numbers that the row can have told of a card: its own, or with a 6/0 both. */
function toldOf(kind: string): readonly string[] {
  const card = parseCard(kind);
  const known = card.ok ? Number(NUMBER_OF[card.value]) : undefined;
  return [1, 2, 3, 4, 5].flatMap((number) => [
    ...(known === undefined || known === number ? [`${number}`] : []),
    ...(known === undefined || known === number || known === SIX ? [`${number}${SIX}`] : []),
  ]);
}

function choices(sketch: Sketch): readonly Choice[] {
  const phase = phaseOf(sketch);
  const { chosen } = sketch;
  const turn = turnOf(sketch);
  const list: Choice[] = [{ id: 'phase', value: phase, values: PHASES }];
  if (IN_TURN.includes(phase)) {
    const mover = turn % 2 === 0 ? firstOf(sketch) : other(firstOf(sketch));
    list.push({ id: 'mover', value: mover, values: SEATS });
    list.push({
      id: 'round',
      value: String(Math.floor(turn / 2) + 1),
      values: numbers(1, ROUNDS),
      counts: true,
    });
  }
  list.push({
    id: 'first',
    value: firstOf(sketch),
    values: BEFORE.includes(phase) ? [...SEATS, '?'] : SEATS,
  });
  if (GAPPED.includes(phase)) {
    const gaps = phase === 'refill' ? numbers(0, 5) : numbers(1, 5);
    list.push({ id: 'gap', value: chosen.gap ?? '0', values: gaps });
    list.push({ id: 'satellite', value: chosen.satellite ?? 'no', values: ['no', 'yes'] });
  }
  if (phase === 'draw' || phase === 'place')
    list.push({ id: 'area', value: chosen.area ?? 'tel', values: ['tel', 'note'] });
  if (phase === 'place')
    list.push({ id: 'source', value: chosen.source ?? '1', values: [...numbers(1, 5), 'deck'] });
  if (phase === 'start' || phase === 'keep')
    for (const seat of SEATS) {
      const hand = [...new Set(heldAt(sketch, `${seat}.hand`))];
      list.push({ id: `answer.${seat}`, value: chosen[`answer.${seat}`] ?? '_', values: ['_', ...hand] });
    }
  list.push({ id: 'memory', value: chosen.memory ?? 'on', values: ['on', 'off'] });
  return list;
}

function chose(sketch: Sketch, id: string, value: string): Sketch {
  const turn = Math.min(turnOf(sketch), TURNS - 1);
  if (id === 'mover') {
    const isFirst = value === firstOf(sketch);
    return withChoice(sketch, 'turn', String(turn - (turn % 2) + (isFirst ? 0 : 1)));
  }
  if (id === 'round') return withChoice(sketch, 'turn', String(2 * (Number(value) - 1) + (turn % 2)));
  const next = withChoice(sketch, id, value);
  return id === 'phase' && firstOf(sketch) === '?' && !BEFORE.includes(value)
    ? withChoice(next, 'first', 'A')
    : next;
}

function write(sketch: Sketch): string {
  const { chosen } = sketch;
  const row = ROW_PLACES.map((place) => heldAt(sketch, place)[0] ?? '_');
  // An empty place of the row is dealt before anybody takes a card.
  const isOpen = phaseOf(sketch) === 'take' && row.includes('_');
  const phase = isOpen ? 'refill' : phaseOf(sketch);
  const turn = BEFORE.includes(phase)
    ? 0
    : AFTER.includes(phase)
      ? TURNS
      : Math.min(turnOf(sketch), TURNS - 1);
  const list = (place: string): string => heldAt(sketch, place).join(',') || '-';
  const side = (seat: string): string =>
    [
      `${seat}.hand=${list(`${seat}.hand`)}`,
      `${seat}.taken=${list(`${seat}.taken`)}`,
      `${seat}.tel=${numbers(1, SLOTS)
        .map((slot) => heldAt(sketch, `${seat}.tel.${slot}`)[0] ?? '_')
        .join(',')}`,
      `${seat}.note=${list(`${seat}.note`)}`,
      `${seat}.answer=${phase === 'start' || phase === 'keep' ? (chosen[`answer.${seat}`] ?? '_') : '_'}`,
    ].join(' ');
  return [
    phase,
    `turn=${turn}`,
    `first=${firstOf(sketch)}`,
    `row=${row.join(',')}`,
    `step=${isOpen ? '-' : stepOf(sketch)}`,
    `discard=${list('discard')}`,
    `memory=${chosen.memory ?? 'on'}`,
    ...SEATS.map(side),
  ].join(' ');
}

function stepOf(sketch: Sketch): string {
  const { chosen } = sketch;
  const phase = phaseOf(sketch);
  const gap = chosen.gap ?? '0';
  if (!GAPPED.includes(phase) || gap === '0') return '-';
  const begun = `${gap}${chosen.satellite === 'yes' ? '+sat' : ''}`;
  if (phase !== 'draw' && phase !== 'place') return begun;
  const drawn = heldAt(sketch, 'drawn')[0] ?? UNKNOWN;
  const source = phase === 'draw' ? 'deck' : chosen.source === 'deck' ? drawn : (chosen.source ?? '1');
  return `${begun}>${chosen.area ?? 'tel'}:${source}`;
}

const CARD = /^([PMACH][1-6]|S[1-5]|\?)$/;
const TAKEN = /^([PMACH][1-6]|S[1-5])@\d{1,2}$/;
const SLOT = /^([PMACH][1-6]|S[1-5]|#([PMACH][1-6]|S[1-5]|\?)\.(row|deck|hand[1-6]{1,2}\.\d{1,2}))$/;
const STEP = /^([1-5])(\+sat)?(?:>(tel|note):(.+))?$/;

function read(line: string): Sketch | undefined {
  const [phase = '', ...words] = line.trim().split(' ');
  if (!PHASES.includes(phase)) return undefined;
  const fields = new Map(
    words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );
  const list = (key: string, form: RegExp): string[] =>
    (fields.get(key) ?? '-')
      .split(',')
      .filter((word) => form.test(word))
      .slice(0, EVERYTHING);
  const held: Record<string, readonly string[]> = {};
  const put = (place: string, pieces: readonly string[]): void => {
    if (pieces.length > 0) held[place] = model.ordered?.(place, pieces) ?? pieces;
  };
  for (const [index, card] of (fields.get('row') ?? '').split(',').entries())
    if (index < ROW_PLACES.length && CARD.test(card) && card !== UNKNOWN) put(`row.${index + 1}`, [card]);
  put('discard', list('discard', CARD));
  const chosen: Record<string, string> = { phase, memory: fields.get('memory') === 'off' ? 'off' : 'on' };
  for (const seat of SEATS) {
    put(`${seat}.hand`, list(`${seat}.hand`, CARD).slice(0, HAND_OF_THREE));
    put(`${seat}.taken`, list(`${seat}.taken`, TAKEN));
    put(`${seat}.note`, list(`${seat}.note`, CARD));
    for (const [index, slot] of (fields.get(`${seat}.tel`) ?? '').split(',').entries())
      if (index < SLOTS && SLOT.test(slot)) put(`${seat}.tel.${index + 1}`, [slot]);
    const answer = fields.get(`${seat}.answer`) ?? '_';
    if (CARD.test(answer)) chosen[`answer.${seat}`] = answer;
  }
  const turn = Number(fields.get('turn'));
  chosen.turn = String(Number.isInteger(turn) && turn >= 0 && turn <= TURNS ? turn : 0);
  const first = fields.get('first') ?? '';
  chosen.first = ['A', 'B', '?'].includes(first) ? first : 'A';
  const [, gap, satellite, area, source] = STEP.exec(fields.get('step') ?? '') ?? [];
  if (gap !== undefined) Object.assign(chosen, { gap, satellite: satellite === undefined ? 'no' : 'yes' });
  if (area !== undefined) chosen.area = area;
  if (source !== undefined) {
    chosen.source = /^[1-5]$/.test(source) ? source : 'deck';
    if (CARD.test(source)) put('drawn', [source]);
  }
  return { held, chosen };
}

// Setting up a position of Stellarion: what is known of eight decks, discards, the Outpost, voyages and tokens. A card that lies
// nowhere is among the unknown ones of its deck.
import { DECKS, EXPANSIONS, GALAXIES, stellarion, TRACKS, TYPES } from '@planisphere/stellarion';
import {
  type Choice,
  type EditorModel,
  heldAt,
  type Place,
  type Sketch,
  withChoice,
} from '../../../table/editor/model.ts';
import { isOfDeck, rankIn, read, TYPE_LETTERS } from './reading.ts';

export const GALAXY_LETTERS = ['a', 'b', 'g', 'd'];
const CARDS: readonly string[] = GALAXY_LETTERS.flatMap((galaxy) =>
  TYPE_LETTERS.map((type) => type + galaxy),
);
const SEATS = ['A', 'B'];
const NONE = '_';
const STAGES = [
  ...['turn', 'opening', 'reveal', 'thrusters', 'effect', 'scan', 'place', 'claim'],
  ...['advanced', 'discovery', 'theory', 'columns', 'over'],
] as const;
const ENDINGS = ['won', 'stuck', 'sun', 'repeated'];
const YES_NO = ['no', 'yes'];
const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const stageOf = ({ chosen }: Sketch): string => chosen.stage ?? 'turn';
const has = ({ chosen }: Sketch, expansion: string): boolean =>
  (chosen.expansions ?? '').split(',').includes(expansion);
export const seatsOf = ({ chosen }: Sketch): readonly string[] =>
  chosen.players === 'duo' ? SEATS : SEATS.slice(0, 1);

export const model: EditorModel = {
  empty: {
    held: { voyages: ['a', 'a', 'b', 'b', 'g', 'g', 'd', 'd'] },
    chosen: { players: 'solo', stage: 'turn', stars: '1' },
  },
  read,
  write,
  places,
  pieces: (sketch) => [
    ...CARDS.map((id) => ({ id, copies: 4 })),
    ...(has(sketch, 'black-holes') ? [{ id: 'BH', copies: 8 }] : []),
    ...(has(sketch, 'mirrors') ? [{ id: 'MI', copies: 8 }] : []),
    ...GALAXY_LETTERS.map((id) => ({ id, copies: 4 })),
  ],
  choices,
  fits: (_, piece, place) => {
    const isVoyage = GALAXY_LETTERS.includes(piece);
    if (/^(voyages|left|right|unlaid|won\..)$/.test(place)) return isVoyage;
    if (place === 'outpost') return CARDS.includes(piece);
    return !isVoyage && isOfDeck(piece, place.split('.')[0] ?? '');
  },
  lands: (sketch, piece, place) => {
    if (place === 'outpost') return `${piece}.${GALAXIES[GALAXY_LETTERS.indexOf(piece[1] ?? '')]}`;
    return place.endsWith('.top') && heldAt(sketch, place).length === 0 ? `^${piece}` : piece;
  },
  ordered: (place, held) => {
    if (place.endsWith('.top'))
      return held.map((card, index) => (index === 0 ? card : card.replace('^', '')));
    if (/\.bottom$|^(left|right)$/.test(place)) return held;
    const deck = place.endsWith('.discard') ? (place.split('.')[0] ?? '') : '';
    return held.toSorted((a, b) => rankIn(deck, a) - rankIn(deck, b));
  },
  kindOf: (lying) => lying.replace('^', '').split('.')[0] ?? lying,
  aspects: (_, place, lying) => {
    const kind = lying.replace('^', '').split('.')[0] ?? '';
    if (place === 'outpost') {
      const galaxy = GALAXIES[GALAXY_LETTERS.indexOf(kind[1] ?? '')] ?? '';
      const type = TYPES[TYPE_LETTERS.indexOf(kind[0] ?? '')] ?? '';
      const forms = { [galaxy]: `${kind}.${galaxy}`, [type]: `${kind}.${type}` };
      return [{ id: 'home', value: lying.split('.')[1] ?? galaxy, forms }];
    }
    if (!place.endsWith('.top')) return [];
    return [
      { id: 'shows', value: lying.startsWith('^') ? 'yes' : 'no', forms: { yes: `^${kind}`, no: kind } },
    ];
  },
  chose,
};

function places(sketch: Sketch): readonly Place[] {
  const voyages = has(sketch, 'mirrors') ? ['left', 'right', 'unlaid'] : ['voyages'];
  return [
    ...DECKS.flatMap((deck) => [
      { id: `${deck}.top`, most: 10 },
      { id: `${deck}.bottom`, most: 10 },
      { id: `${deck}.discard`, most: 10 },
    ]),
    { id: 'outpost', most: 16 },
    ...voyages.map((id) => ({ id, most: 16 })),
    ...seatsOf(sketch).map((seat) => ({ id: `won.${seat}`, most: 16 })),
  ];
}

/** Which particulars a stage has. */
const PARTICULARS: Readonly<Record<string, readonly string[]>> = {
  turn: ['begun'],
  thrusters: ['major', 'one', 'two'],
  effect: ['power', 'major', 'left', 'begun', 'deck', 'one'],
  scan: ['major', 'left', 'begun', 'deck'],
  place: ['major', 'left', 'begun', 'deck', 'one', 'two'],
  claim: ['left'],
  over: ['ending'],
};

function particularOf(sketch: Sketch, id: string): Choice {
  const { chosen } = sketch;
  const of = (values: readonly string[], usual = values[0] ?? ''): Choice => ({
    id,
    value: chosen[id] ?? usual,
    values,
  });
  switch (id) {
    case 'power':
      return of(TYPES);
    case 'left':
      return { ...of(['1', '2', '3', '4']), counts: true };
    case 'deck':
      return of([NONE, ...DECKS]);
    case 'ending':
      return of(ENDINGS);
    case 'one':
    case 'two':
      return of([NONE, ...copiesFor(sketch)]);
    default:
      return of(YES_NO);
  }
}

/** The ships that the Thrusters can return, or the cards of the scanned deck. */
function copiesFor(sketch: Sketch): readonly string[] {
  const { deck = NONE } = sketch.chosen;
  if (stageOf(sketch) === 'place')
    return [...CARDS, 'BH', 'MI'].filter((card) => isOfDeck(card, deck)).map((card) => `${card}.${deck}`);
  return GALAXY_LETTERS.flatMap((galaxy, index) => [`S${galaxy}.${GALAXIES[index]}`, `S${galaxy}.ship`]);
}

function choices(sketch: Sketch): readonly Choice[] {
  const { chosen } = sketch;
  const of = (id: string, usual: string): string => chosen[id] ?? usual;
  const stage = stageOf(sketch);
  const track = TRACKS[of('track', 'standard') as keyof typeof TRACKS];
  const list: Choice[] = [
    { id: 'players', value: of('players', 'solo'), values: ['solo', 'duo'] },
    { id: 'expansions', value: of('expansions', ''), values: EXPANSIONS, many: true },
  ];
  if (has(sketch, 'sun'))
    list.push({ id: 'track', value: of('track', 'standard'), values: Object.keys(TRACKS) });
  if (of('players', 'solo') === 'duo') list.push({ id: 'turn', value: of('turn', 'A'), values: SEATS });
  list.push({ id: 'stage', value: stage, values: STAGES });
  list.push(...(PARTICULARS[stage] ?? []).map((id) => particularOf(sketch, id)));
  list.push({ id: 'stars', value: of('stars', '1'), values: numbers(0, 6), counts: true });
  if (has(sketch, 'theories'))
    list.push(
      { id: 'theory', value: of('theory', '?'), values: ['?', '-', ...TYPE_LETTERS] },
      { id: 'under', value: of('under', ''), values: TYPE_LETTERS, many: true },
      { id: 'discovery', value: of('discovery', '?'), values: ['?', ...TYPE_LETTERS] },
    );
  if (has(sketch, 'sun'))
    list.push(
      { id: 'sun', value: of('sun', '0'), values: numbers(0, track.last), counts: true },
      { id: 'meteors', value: of('meteors', ''), values: track.meteors.map(String), many: true },
      { id: 'collected', value: of('collected', '0'), values: numbers(0, 4), counts: true },
    );
  list.push({ id: 'past', value: String(pastOf(sketch).length), values: ['remember', 'forget'], acts: true });
  return list;
}

const pastOf = ({ chosen }: Sketch): readonly string[] => {
  const past = chosen.past ?? '-';
  return past === '-' ? [] : past.split(';');
};

function chose(sketch: Sketch, id: string, value: string): Sketch {
  if (id === 'past') return value === 'forget' ? withChoice(sketch, 'past', '-') : remembered(sketch);
  const next = withChoice(sketch, id, value);
  if (id === 'track') return withChoice(next, 'meteors', '');
  if (id !== 'expansions') return next;
  // Voyages lie in two columns with mirrors, and in one heap without.
  const [was, is] = [has(sketch, 'mirrors'), has(next, 'mirrors')];
  if (was === is) return next;
  const all = (is ? ['voyages'] : ['left', 'right', 'unlaid']).flatMap((place) => heldAt(sketch, place));
  const { voyages: _, left: __, right: ___, unlaid: ____, ...held } = next.held;
  const laid = all.toSorted((a, b) => rankIn('', a) - rankIn('', b));
  if (!is) return { ...next, held: { ...held, voyages: laid } };
  const half = (from: number): readonly string[] => laid.filter((_each, index) => index % 2 === from);
  return { ...next, held: { ...held, left: half(0), right: half(1) } };
}

/** The current position is one of those whose repetition counts (END-3). */
function remembered(sketch: Sketch): Sketch {
  const position = stellarion.notation.parse(write(withChoice(sketch, 'past', '-')));
  if (!position.ok) return sketch;
  const [, turn, , decks = '', discards, outpost] = stellarion.notation.make(position.value).split(' ');
  const here = [turn, decks.replaceAll('^', ''), discards, outpost].join('~');
  return withChoice(sketch, 'past', [...pastOf(sketch), here].join(';'));
}

/** How many cards of a deck lie nowhere on the table. */
function unknownOf(sketch: Sketch, deck: string): number {
  const { chosen } = sketch;
  const all = 8 + (has(sketch, 'black-holes') ? 1 : 0) + (has(sketch, 'mirrors') ? 1 : 0);
  const scanned = stageOf(sketch) === 'place' ? [chosen.one, chosen.two] : [];
  const away = [...heldAt(sketch, 'outpost'), ...scanned].filter((copy) => copy?.endsWith(`.${deck}`));
  const here = ['top', 'bottom', 'discard'].flatMap((part) => heldAt(sketch, `${deck}.${part}`));
  return Math.max(0, all - away.length - here.length);
}

function write(sketch: Sketch): string {
  const { chosen } = sketch;
  const expansions = EXPANSIONS.filter((expansion) => has(sketch, expansion));
  const track =
    has(sketch, 'sun') && chosen.track !== undefined && chosen.track !== 'standard' ? `:${chosen.track}` : '';
  const decks = DECKS.map((deck) => {
    const [top, bottom] = ['top', 'bottom'].map((part) => heldAt(sketch, `${deck}.${part}`).join(''));
    return `${top}${unknownOf(sketch, deck) > 0 ? '*' : ''}${bottom}` || '-';
  });
  const discards = DECKS.map((deck) => heldAt(sketch, `${deck}.discard`).join('') || '-');
  return [
    [chosen.players ?? 'solo', ...expansions].join('+') + track,
    chosen.players === 'duo' ? (chosen.turn ?? 'A') : 'A',
    stageWord(sketch),
    decks.join('/'),
    discards.join('/'),
    heldAt(sketch, 'outpost').join(',') || '-',
    voyagesWord(sketch),
    seatsOf(sketch)
      .map((seat) => heldAt(sketch, `won.${seat}`).join('') || '-')
      .join('/'),
    `*${chosen.stars ?? '1'}`,
    has(sketch, 'theories') ? theoriesWord(sketch) : '-',
    has(sketch, 'sun') ? `${chosen.sun ?? '0'}:${chosen.meteors || '-'}:${chosen.collected ?? '0'}` : '-',
    chosen.past ?? '-',
  ].join(' ');
}

function stageWord(sketch: Sketch): string {
  const { chosen } = sketch;
  const stage = stageOf(sketch);
  const covered = DECKS.find((deck) => {
    const [first] = heldAt(sketch, `${deck}.top`);
    const cards = unknownOf(sketch, deck) + heldAt(sketch, `${deck}.bottom`).length;
    return first === undefined ? cards > 0 : !first.startsWith('^');
  });
  const isUnknown = covered !== undefined && heldAt(sketch, `${covered}.top`).length === 0;
  // A deck without a visible card shows one before anybody acts.
  if (stage === 'opening' || stage === 'reveal' || (stage === 'turn' && isUnknown))
    return covered === undefined ? stage : `${stage === 'turn' ? 'opening' : stage}:deck=${covered}`;
  if (stage === 'over') return `over:${chosen.ending ?? 'won'}`;
  const power = { thrusters: 'ship', scan: 'stars', place: 'stars' }[stage] ?? chosen.power ?? 'ship';
  const words = [stage, ...(PARTICULARS[stage]?.includes('major') ? [`power=${power}`] : [])];
  for (const id of ['major', 'left', 'begun', 'deck', 'one', 'two']) {
    if (!PARTICULARS[stage]?.includes(id)) continue;
    const { value } = particularOf(sketch, id);
    if (value === 'yes') words.push(id);
    else if (value !== 'no' && value !== NONE) words.push(`${id}=${value}`);
  }
  return words.join(':');
}

function voyagesWord(sketch: Sketch): string {
  const letters = (place: string): string => heldAt(sketch, place).join('') || '-';
  if (!has(sketch, 'mirrors')) return letters('voyages');
  const columns = `${letters('left')}|${letters('right')}`;
  return heldAt(sketch, 'unlaid').length === 0 ? columns : `${columns}|${letters('unlaid')}`;
}

/** The open theory, those under it, and the discovery. */
function theoriesWord({ chosen }: Sketch): string {
  const theory = chosen.theory ?? '?';
  const under = (chosen.under ?? '').split(',').filter((type) => type !== theory);
  return `${theory}:${under.join('') || '-'}:${chosen.discovery ?? '?'}`;
}

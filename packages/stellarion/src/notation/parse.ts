// Reads a position. Never throws: a finding names the word that is wrong. What is read is also sound: see `sound.ts`.
import {
  type Decoded,
  decodedFrom,
  type Finding,
  type Inspection,
  impossible,
  type Pile,
  type Seat,
} from '@planisphere/core';
import type { Deck } from '../rules/cards.ts';
import { withShown } from '../rules/observatory.ts';
import { EXPANSIONS, type Expansion, type Table, tableOf } from '../rules/options.ts';
import type { Position } from '../rules/position.ts';
import { TRACK_NAMES, type TrackName } from '../rules/reconstructed.ts';
import { type DeckParts, parseDeckParts, parseDiscard, parseOutpost, pileFrom } from './decks.ts';
import { make } from './make.ts';
import { withOthers } from './others.ts';
import { parseEach, parsePast, seatAt } from './past.ts';
import { countFindings, soundFindings } from './sound.ts';
import { parseStage, type StageAndEnding } from './stage.ts';
import { surprises } from './surprises.ts';
import { parseSun, parseTheories, parseVoyages, parseWon } from './tokens.ts';

export const FIELDS = [
  'table',
  'turn',
  'stage',
  'decks',
  'discards',
  'outpost',
  'voyages',
  'piles',
  'stars',
  'theories',
  'sun',
  'past',
] as const;
/** A bound for input from strangers: only a game that repeats itself for hundreds of turns comes near. */
const LONGEST = 1_000_000;

type FieldName = (typeof FIELDS)[number];
type Words = Readonly<Record<FieldName, string>>;

export function parse(text: string): Decoded<Position> {
  return decodedFrom(inspect(text));
}

export function inspect(text: string): Inspection<Position> {
  const list = text.length > LONGEST ? [] : text.split(' ');
  if (list.length === 0)
    return unread('too-long', `A position has at most ${LONGEST} characters.`, String(LONGEST));
  if (list.length !== FIELDS.length) {
    return unread(
      'wrong-length',
      `A position has ${FIELDS.length} words (${FIELDS.join(' ')}), not ${list.length}.`,
      String(list.length),
    );
  }
  const words = Object.fromEntries(FIELDS.map((name, index) => [name, list[index]])) as Words;
  const findings: Finding[] = [];
  const position = readWords(words, (finding) => findings.push(impossible(finding)));
  if (position === undefined) return { position, findings };
  findings.push(...soundFindings(position));
  if (findings.length === 0) findings.push(...formFindings(position, words));
  if (findings.length > 0) return { position: undefined, findings };
  return { position, findings: [...surprises(position)] };
}

function unread(code: string, message: string, named: string): Inspection<Position> {
  return { position: undefined, findings: [impossible({ code, at: '', message, of: [named] })] };
}

/** There is one way to write a position, apart from the shorthand. */
function* formFindings(position: Position, words: Words): Generator<Finding> {
  const expected = make(position).split(' ');
  for (const [at, name] of FIELDS.entries()) {
    if (words[name] === expected[at] || (name === 'decks' && words.decks.includes('*'))) continue;
    const message = `This is written ${expected[at]}.`;
    yield impossible({ code: 'not-canonical', at: name, message, of: [expected[at]!] });
  }
}

type Doubt = (finding: Omit<Finding, 'weight'>) => void;

/** Reports every word that cannot be read; without one of them there is no position. */
function readWords(words: Words, doubt: Doubt): Position | undefined {
  const read = <T>(name: FieldName, value: T | undefined): T | undefined => {
    if (value === undefined) doubt({ code: `bad-${name}`, at: name, message: EXPECTED[name] });
    return value;
  };
  const table = read('table', parseTable(words.table));
  if (table === undefined) return undefined;
  const turn = read('turn', seatAt(words.turn, table));
  const stage = parseStage(words.stage);
  if (!stage.ok) doubt(stage.fault);
  const discards = read('discards', parseEach(words.discards, parseDiscard));
  const outpost = read('outpost', parseOutpost(words.outpost));
  const parts = read('decks', parseEach(words.decks, parseDeckParts));
  const voyages = read('voyages', parseVoyages(words.voyages, table));
  const won = read('piles', parseWon(words.piles, table));
  const stars = read('stars', /^\*[0-6]$/.test(words.stars) ? Number(words.stars.slice(1)) : undefined);
  const theories = read('theories', parseTheories(words.theories, table));
  const sun = read('sun', parseSun(words.sun, table));
  const past = read('past', parsePast(words.past, table));
  if (!stage.ok || discards === undefined || outpost === undefined || parts === undefined) return undefined;
  const decks = readDecks({ table, parts, discards, ...outpost, ...stage.value }, doubt);
  if (decks === undefined || voyages === undefined || won === undefined || stars === undefined)
    return undefined;
  if (theories === undefined || sun === undefined || past === undefined || turn === undefined)
    return undefined;
  return {
    table,
    ...stage.value,
    turn: turn satisfies Seat,
    decks,
    up: upOf(parts),
    observatory: observatoryOf(parts),
    discards,
    ...outpost,
    ...voyages,
    won,
    stars,
    ...theories,
    ...sun,
    past,
  };
}

interface Laid extends StageAndEnding {
  readonly table: Table;
  readonly parts: readonly DeckParts[];
  readonly discards: readonly number[];
  readonly outpost: number;
  readonly ofType: number;
}

/** Undefined if a deck has more copies of a card than there are. */
function readDecks(laid: Laid, doubt: Doubt): readonly Pile[] | undefined {
  const { table, parts, discards, outpost, ofType, stage } = laid;
  let isCounted = true;
  const piles = parts.map((part, deck) => {
    const elsewhere = { table, deck: deck as Deck, discard: discards[deck]!, outpost, ofType, stage };
    const whole = withOthers(part, elsewhere);
    for (const finding of countFindings([...whole.top, ...whole.rest, ...whole.bottom], elsewhere)) {
      isCounted = false;
      doubt(finding);
    }
    return pileFrom(whole);
  });
  return isCounted && piles.every((pile) => pile !== undefined) ? piles : undefined;
}

/** What each word is to be. */
const EXPECTED: Readonly<Record<FieldName, string>> = {
  table: 'solo or duo is expected, then expansions and track, such as solo+sun:easy.',
  turn: 'A is expected here, or B with two players.',
  stage: 'A stage is expected here, such as turn.',
  decks: 'Eight decks are expected, divided by "/", such as ^Sa(NaPa)Ta.',
  discards: 'Eight lists of cards of each deck are expected, divided by "/".',
  outpost: 'Cards with their decks are expected, such as Sa.alpha,Pa.planet.',
  voyages: 'Letters of galaxies are expected, with mirrors two columns as in ab|gd.',
  piles: 'Letters of galaxies are expected, one list per player as in aab/-.',
  stars: '*0 to *6 is expected here.',
  theories: 'Theory, theories under it and discovery are expected, such as S:NTP:N.',
  sun: 'Space, spaces with meteors and meteors collected are expected, such as 7:5,10:2.',
  past: 'Earlier positions are expected here, or "-".',
};

function upOf(parts: readonly DeckParts[]): number {
  return parts.reduce((up, part, deck) => (part.up ? up | (1 << deck) : up), 0);
}

function observatoryOf(parts: readonly DeckParts[]): number {
  return parts.reduce((faces, { up, top }, deck) => (up ? withShown(faces, deck, top[0]!) : faces), 0);
}

function parseTable(text: string): Table | undefined {
  const [list = '', track = 'standard', ...more] = text.split(':');
  const [players = '', ...expansions] = list.split('+');
  const known = EXPANSIONS.filter((expansion) => expansions.includes(expansion));
  if (more.length > 0 || known.join() !== expansions.join()) return undefined;
  if (!TRACK_NAMES.includes(track as TrackName) || !['solo', 'duo'].includes(players)) return undefined;
  if (track !== 'standard' && !known.includes('sun' satisfies Expansion)) return undefined;
  return tableOf(known, track as TrackName, players === 'solo' ? 1 : 2);
}

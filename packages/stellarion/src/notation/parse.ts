// Reads a position. Never throws: a fault names the word that is wrong. What is read is also sound: see `sound.ts`.
import { type Decoded, type Fault, fail, ok } from '@planisphere/core';
import type { Deck } from '../rules/cards.ts';
import { withShown } from '../rules/observatory.ts';
import { EXPANSIONS, type Expansion, type Table, tableOf } from '../rules/options.ts';
import type { Position } from '../rules/position.ts';
import { TRACK_NAMES, type TrackName } from '../rules/reconstructed.ts';
import { type DeckParts, parseDeckParts, parseDiscard, parseOutpost, pileFrom } from './decks.ts';
import { make } from './make.ts';
import { withOthers } from './others.ts';
import { parseEach, parsePast, seatAt } from './past.ts';
import { soundFault } from './sound.ts';
import { parseStage } from './stage.ts';
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
/** Only a game that goes round in circles for hundreds of turns comes near; a bound for input from strangers. */
const LONGEST = 1_000_000;

type FieldName = (typeof FIELDS)[number];
type Words = Readonly<Record<FieldName, string>>;

const wrong = (field: FieldName, message: string): Decoded<never> => fail(`bad-${field}`, field, message);

export function parse(text: string): Decoded<Position> {
  if (text.length > LONGEST) return fail('too-long', '', `A position has at most ${LONGEST} characters.`);
  const list = text.split(' ');
  if (list.length !== FIELDS.length) {
    return fail(
      'wrong-length',
      '',
      `A position has ${FIELDS.length} words (${FIELDS.join(' ')}), not ${list.length}.`,
    );
  }
  const words = Object.fromEntries(FIELDS.map((name, index) => [name, list[index]])) as Words;
  const position = readWords(words);
  if (!position.ok) return position;
  const fault = soundFault(position.value) ?? formFault(position.value, words);
  return fault === undefined ? position : { ok: false, fault };
}

/** There is one way to write a position, apart from the shorthand. */
function formFault(position: Position, words: Words): Fault | undefined {
  const expected = make(position).split(' ');
  const index = FIELDS.findIndex(
    (name, at) => words[name] !== expected[at] && !(name === 'decks' && words.decks.includes('*')),
  );
  if (index < 0) return undefined;
  return { code: 'not-canonical', at: FIELDS[index]!, message: `This is written ${expected[index]}.` };
}

function readWords(words: Words): Decoded<Position> {
  const table = parseTable(words.table);
  if (table === undefined)
    return wrong('table', 'solo or duo is expected, then expansions and track, such as solo+sun:easy.');
  const turn = seatAt(words.turn, table);
  if (turn === undefined) return wrong('turn', 'A is expected here, or B with two players.');
  const stage = parseStage(words.stage);
  if (!stage.ok) return stage;
  const discards = parseEach(words.discards, parseDiscard);
  if (discards === undefined)
    return wrong('discards', 'Eight lists of cards of each deck are expected, divided by "/".');
  const outpost = parseOutpost(words.outpost);
  if (outpost === undefined)
    return wrong('outpost', 'Cards with their decks are expected, such as Sa.alpha,Pa.planet.');
  const parts = parseEach(words.decks, parseDeckParts);
  if (parts === undefined)
    return wrong('decks', 'Eight decks are expected, divided by "/", such as ^Sa(NaPa)Ta.');
  const whole = parts.map((part, deck) =>
    withOthers(part, {
      table,
      deck: deck as Deck,
      discard: discards[deck]!,
      ...outpost,
      stage: stage.value.stage,
    }),
  );
  const decks = whole.map(pileFrom);
  if (!decks.every((pile) => pile !== undefined))
    return wrong('decks', 'A deck has more copies of a card than there are.');
  const voyages = parseVoyages(words.voyages, table);
  if (voyages === undefined)
    return wrong('voyages', 'Letters of galaxies are expected, with mirrors two columns as in ab|gd.');
  const won = parseWon(words.piles, table);
  if (won === undefined)
    return wrong('piles', 'Letters of galaxies are expected, one list per player as in aab/-.');
  if (!/^\*[0-6]$/.test(words.stars)) return wrong('stars', '*0 to *6 is expected here.');
  const theories = parseTheories(words.theories, table);
  if (theories === undefined)
    return wrong('theories', 'Theory, theories under it and discovery are expected, such as S:NTP:N.');
  const sun = parseSun(words.sun, table);
  if (sun === undefined)
    return wrong('sun', 'Space, spaces with meteors and meteors collected are expected, such as 7:5,10:2.');
  const past = parsePast(words.past, table);
  if (past === undefined) return wrong('past', 'Earlier positions are expected here, or "-".');
  return ok({
    table,
    ...stage.value,
    turn,
    decks,
    up: upOf(parts),
    observatory: observatoryOf(parts),
    discards,
    ...outpost,
    ...voyages,
    won,
    stars: Number(words.stars.slice(1)),
    ...theories,
    ...sun,
    past,
  });
}

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

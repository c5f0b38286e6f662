// Expands what a player types into the words of the notation: `l a` becomes `launch alpha …` with the plainest payment.
// French words and letters mean the same as the English ones, and the verb may be omitted if only one makes sense.
import type { Seat } from '@planisphere/core';
import { makeAction } from '../notation/events.ts';
import { makeCard, parseCard, parseDeck } from '../notation/words.ts';
import { type Action, type Launch, STAR } from '../rules/actions.ts';
import { NEBULA, PLANET, SHIP } from '../rules/cards.ts';
import { hasRadar } from '../rules/expansions/theories.ts';
import { legal } from '../rules/legal.ts';
import { cardOfCopy, type Position } from '../rules/position.ts';
import { VERBS, WORDS } from './vocabulary.ts';

export function expandTyped(typed: string, view: Position, seat: Seat): string {
  const words = typed
    .trim()
    .split(/[\s+,]+/)
    .filter((word) => word !== '');
  const [first = '', ...others] = words;
  const verb = verbOf(plain(first), view);
  const given = verb === undefined ? words : others;
  const meant = verb ?? silentVerb(given, view);
  return completed(
    meant,
    given.map((word) => expandWord(word, meant)),
    { view, seat },
  );
}

/** Without case and accents. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A short verb means what the stage allows; `s` searches, scans or stations. */
function verbOf(word: string, view: Position): string | undefined {
  if (word === 's' || word === 'r') return stepVerb(view);
  return Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
}

function stepVerb({ stage }: Position): string {
  switch (stage.kind) {
    case 'thrusters':
      return 'return';
    case 'effect':
      if (stage.power === SHIP) return 'search';
      if (stage.power === NEBULA) return 'recover';
      return stage.power === PLANET ? 'station' : 'scan';
    case 'place':
      return 'place';
    case 'claim':
      return 'take';
    default:
      return 'coordinate';
  }
}

function silentVerb(words: readonly string[], view: Position): string {
  if (view.stage.kind === 'turn' && words.length === 1) return 'launch';
  if (view.stage.kind === 'turn' && words.length === 4) return 'cross';
  return stepVerb(view);
}

/** A deck, a card or a word of the notation; single letters are galaxies, or seats after «for». */
function expandWord(word: string, verb: string): string {
  const low = plain(word);
  if (verb === 'take' && /^[ab]$/.test(word.toLowerCase()) && word === word.toUpperCase()) return word;
  const known = Object.hasOwn(WORDS, low) ? WORDS[low] : undefined;
  if (known !== undefined) return known;
  const card = cardFrom(low);
  return card ?? low;
}

const FRENCH_TYPES: Readonly<Record<string, string>> = { v: 'S', e: 'T', s: 'S', n: 'N', t: 'T', p: 'P' };
const GREEK: Readonly<Record<string, string>> = { α: 'a', β: 'b', γ: 'g', δ: 'd' };

function cardFrom(word: string): string | undefined {
  if (word === 'bh' || word === 'tn') return 'BH';
  if (word === 'mi') return 'MI';
  const [type = '', galaxy = '', ...more] = word;
  const code = `${FRENCH_TYPES[type] ?? ''}${GREEK[galaxy] ?? galaxy}`;
  return more.length === 0 && parseCard(code) !== undefined ? code : undefined;
}

interface Viewpoint {
  readonly view: Position;
  readonly seat: Seat;
}

/** Adds what is implied, and puts the words in the order of the notation. */
function completed(verb: string, words: readonly string[], at: Viewpoint): string {
  switch (verb) {
    case 'launch':
      return words.length <= 2 ? plainestLaunch(words, at) : [verb, ...words].join(' ');
    case 'coordinate':
    case 'station':
    case 'cross':
      return [verb, ...words.toSorted((a, b) => orderOf(a) - orderOf(b))].join(' ');
    case 'recover':
      return completedRecovery(words, at.view);
    case 'place':
      return completedPlace(words, at.view);
    default:
      return [verb, ...words].join(' ');
  }
}

function orderOf(word: string): number {
  return parseDeck(word) ?? 8 + (parseCard(word) ?? 0);
}

/** With the Radar the first card will be on top; without it every order means the same. */
function completedRecovery(words: readonly string[], view: Position): string {
  const [deck = '', ...cards] = words;
  const ordered = hasRadar(view) ? cards : cards.toSorted((a, b) => orderOf(a) - orderOf(b));
  return ['recover', deck, ...ordered].join(' ');
}

/** The plainest payment of this Launch: no star if possible, then the Outpost first, to make room. */
function plainestLaunch(words: readonly string[], { view, seat }: Viewpoint): string {
  const [galaxy = '', column] = words;
  const cost = ({ from }: Launch): number =>
    from.reduce<number>((sum, origin) => sum + (origin === STAR ? 10 : origin === 2 ? -1 : 0), 0);
  const launches = legal(view, seat).filter((action: Action): action is Launch => action.kind === 'launch');
  const fitting = launches.filter((action) => {
    const parts = makeAction(action, seat).split(' ');
    return parts[1] === galaxy && (column === undefined || parts[2] === column);
  });
  const best = fitting.toSorted((a, b) => cost(a) - cost(b))[0];
  return best === undefined ? ['launch', ...words].join(' ') : makeAction(best, seat);
}

/** `place Sa`: the other card goes to the bottom. */
function completedPlace(words: readonly string[], { stage }: Position): string {
  const [card = ''] = words;
  if (words.length !== 1 || stage.kind !== 'place') return ['place', ...words].join(' ');
  const [one, two] = [makeCard(cardOfCopy(stage.one!)), makeCard(cardOfCopy(stage.two!))];
  return `place top ${card} bottom ${card === one ? two : one}`;
}

/** A single name, of a card or a deck. */
export function expandName(word: string): string {
  return expandWord(word, '');
}

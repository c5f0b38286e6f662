// Takes a line of Stellarion apart for the editor. It leaves out what cannot be shown; the inspection says whether the
// rest is possible.
import { DECKS, EXPANSIONS, GALAXIES, TRACKS, TYPES } from '@planisphere/stellarion';
import type { Sketch } from '../../../table/editor/model.ts';

export const TYPE_LETTERS = ['S', 'N', 'T', 'P'];
const GALAXY_LETTERS = ['a', 'b', 'g', 'd'];
const SPECIAL = ['BH', 'MI'];

export function isOfDeck(card: string, deck: string): boolean {
  if (SPECIAL.includes(card)) return (DECKS as readonly string[]).includes(deck);
  const [type = '', galaxy = ''] = card;
  return GALAXIES[GALAXY_LETTERS.indexOf(galaxy)] === deck || TYPES[TYPE_LETTERS.indexOf(type)] === deck;
}

/**
 * The order in which the notation writes cards: in a type's deck by galaxy, everywhere else by galaxy, then by type.
 */
export function rankIn(deck: string, lying: string): number {
  const card = lying.replace('^', '').split('.')[0] ?? '';
  if (SPECIAL.includes(card)) return 100 + SPECIAL.indexOf(card);
  const galaxy = GALAXY_LETTERS.indexOf(card.at(-1) ?? '');
  const type = card.length > 1 ? TYPE_LETTERS.indexOf(card[0] ?? '') : 0;
  return (TYPES as readonly string[]).includes(deck) ? galaxy : 4 * galaxy + type;
}

const DECK = /^(\^?)((?:[A-Z][A-Za-z])*)(\*|\((?:[A-Z][A-Za-z])+\))?((?:[A-Z][A-Za-z])*)$/;

const cardsOf = (text: string, deck: string): string[] =>
  (text.match(/../g) ?? []).filter((card) => isOfDeck(card, deck)).slice(0, 10);

const lettersOf = (text: string): string[] =>
  [...text].filter((letter) => GALAXY_LETTERS.includes(letter)).slice(0, 16);

export function read(line: string): Sketch | undefined {
  const words = line.trim().split(' ');
  if (words.length !== 12) return undefined;
  const [table = '', turn = '', stage = '', decks = '', discards = '', outpost = '', ...tokens] = words;
  const [voyages = '', piles = '', stars = '', theories = '', sun = '', past = '-'] = tokens;
  const [players = '', ...expansions] = (table.split(':')[0] ?? '').split('+');
  if (players !== 'solo' && players !== 'duo') return undefined;
  const held: Record<string, readonly string[]> = {};
  const put = (place: string, pieces: readonly string[]): void => {
    if (pieces.length > 0) held[place] = pieces;
  };
  for (const [index, deck] of DECKS.entries()) {
    const [, mark = '', top = '', , bottom = ''] = DECK.exec(decks.split('/')[index] ?? '') ?? [];
    const [first, ...rest] = cardsOf(top, deck);
    if (first !== undefined) put(`${deck}.top`, [mark + first, ...rest]);
    put(`${deck}.bottom`, cardsOf(bottom, deck));
    put(
      `${deck}.discard`,
      cardsOf(discards.split('/')[index] ?? '', deck).toSorted((a, b) => rankIn(deck, a) - rankIn(deck, b)),
    );
  }
  const away = outpost.split(',').filter((copy) => {
    const [card = '', home = ''] = copy.split('.');
    return /^[SNTP][abgd]$/.test(card) && isOfDeck(card, home);
  });
  put(
    'outpost',
    away.slice(0, 16).toSorted((a, b) => rankIn('', a) - rankIn('', b)),
  );
  const [left = '', right, unlaid] = voyages.split('|');
  const hasMirrors = expansions.includes('mirrors');
  put(hasMirrors ? 'left' : 'voyages', lettersOf(left));
  if (hasMirrors) put('right', lettersOf(right ?? ''));
  if (hasMirrors) put('unlaid', lettersOf(unlaid ?? ''));
  for (const [index, pile] of piles.split('/').slice(0, 2).entries())
    put(`won.${'AB'[index]}`, lettersOf(pile));
  const chosen: Record<string, string> = {
    players,
    expansions: EXPANSIONS.filter((expansion) => expansions.includes(expansion)).join(','),
    turn: turn === 'B' ? 'B' : 'A',
    stars: /^\*[0-6]$/.test(stars) ? stars.slice(1) : '0',
    past: /^[\w~;,./()*^-]+$/.test(past) ? past : '-',
    ...stageOf(stage),
    ...theoriesOf(theories),
    ...sunOf(sun),
  };
  const track = table.split(':')[1];
  if (track !== undefined && track in TRACKS) chosen.track = track;
  return { held, chosen };
}

function stageOf(word: string): Record<string, string> {
  const [stage = 'turn', ...particulars] = word.split(':');
  if (stage === 'over') return { stage, ending: particulars[0] ?? 'won' };
  const chosen: Record<string, string> = { stage };
  for (const particular of particulars) {
    const [id = '', value = 'yes'] = particular.split('=');
    if (['power', 'major', 'left', 'begun', 'deck', 'one', 'two'].includes(id)) chosen[id] = value;
  }
  return chosen;
}

function theoriesOf(word: string): Record<string, string> {
  const [, theory, under, discovery] = /^([SNTP?-]):([SNTP]{1,4}|-):([SNTP?])$/.exec(word) ?? [];
  if (theory === undefined || under === undefined || discovery === undefined) return {};
  return { theory, under: TYPE_LETTERS.filter((type) => under.includes(type)).join(','), discovery };
}

function sunOf(word: string): Record<string, string> {
  const [, sun, meteors, collected] = /^(\d{1,2}):(-|\d{1,2}(?:,\d{1,2})*):([0-4])$/.exec(word) ?? [];
  if (sun === undefined || meteors === undefined || collected === undefined) return {};
  return { sun, meteors: meteors === '-' ? '' : meteors, collected };
}

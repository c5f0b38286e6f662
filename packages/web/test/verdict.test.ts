// How a game ended, in both languages, for the reader and for the others.
import type { Seat } from '@planisphere/core';
import { afterEach, expect, it, vi } from 'vitest';
import { type Ending, verdictLine, verdictOf } from '../src/table/frame/verdict.ts';

const chosen = vi.hoisted(() => ({ value: { locale: 'en' } }));
vi.mock('../src/base/settings/settings.ts', () => ({ settings: chosen }));

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** As seat 1 reads it, or another. */
function ending(change: Partial<Ending>, reader: Seat = 1): Ending {
  return {
    ended: undefined,
    winners: [0],
    scores: [],
    players: 2,
    cooperative: false,
    titleOf: (seat) => (seat === reader ? undefined : NAMES[seat]),
    ...change,
  };
}

afterEach(() => {
  chosen.value = { locale: 'en' };
});

it('says who resigned and who won, never by points', () => {
  const resigned = { ended: 'resigned', scores: [0, 0] } as const;
  expect(verdictOf(ending(resigned))).toEqual({ title: 'Ada wins', text: 'You have resigned.' });
  expect(verdictOf(ending(resigned, 0))).toEqual({ title: 'You win', text: 'Ben has resigned.' });
  const seen = { ...ending(resigned), titleOf: (seat: Seat) => NAMES[seat] };
  expect(verdictLine(seen)).toBe('Ada wins. Ben has resigned.');
});

it('says that time ran out, and that all agreed to stop', () => {
  expect(verdictLine(ending({ ended: 'out-of-time' }))).toBe('Ada wins. You have run out of time.');
  expect(verdictLine(ending({ ended: 'abandoned', winners: [] }))).toBe(
    'Nobody wins. The players agreed to stop here.',
  );
});

it('says of those who play together that all have won or lost', () => {
  const together = { cooperative: true, winners: [] } as const;
  expect(verdictLine(ending({ ...together, ended: 'resigned' }))).toBe(
    'The game is lost. The game was given up.',
  );
  expect(verdictLine(ending({ ...together, ended: 'resigned', players: 1 }, 0))).toBe(
    'The game is lost. You have resigned.',
  );
  expect(verdictLine(ending({ ...together, winners: [0, 1] }))).toBe('The game is won.');
});

it('names several winners, the reader first, and the points of a whole game', () => {
  expect(verdictOf(ending({ winners: [0, 1], players: 3 })).title).toBe('You and Ada win');
  expect(verdictOf(ending({ winners: [0, 2], players: 3 })).title).toBe('Ada and Cleo win');
  expect(verdictOf(ending({ scores: [52, 47] })).text).toBe('Ada: 52, You: 47.');
  expect(verdictLine(ending({ scores: [70], players: 1 }, 0))).toBe('The game is over. You: 70.');
});

it('agrees with its subject in French', () => {
  chosen.value = { locale: 'fr' };
  expect(verdictLine(ending({ ended: 'resigned' }))).toBe('Ada gagne. Vous avez abandonné.');
  expect(verdictLine(ending({ ended: 'out-of-time' }, 0))).toBe('Vous gagnez. Ben n’a plus de temps.');
  expect(verdictOf(ending({ winners: [0, 1], players: 3 })).title).toBe('Vous et Ada gagnez');
  expect(verdictOf(ending({ winners: [0, 2], players: 3 })).title).toBe('Ada et Cleo gagnent');
  expect(verdictOf(ending({ scores: [52, 47] })).text).toBe('Ada\u202f: 52, Vous\u202f: 47.');
});

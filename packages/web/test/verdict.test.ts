// How a game ended, in both languages, for the reader and for the others.
import type { Seat } from '@planisphere/core';
import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { verdictOf as flownVerdict } from '../src/games/stellarion/verdict.ts';
import { type Ending, endingOf, verdictLine, verdictOf } from '../src/table/frame/verdict.ts';

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

describe('a won game of Stellarion', () => {
  const together = { cooperative: true, winners: [0, 1] } as const;
  const watched = { ...ending(together), titleOf: (seat: Seat) => NAMES[seat] };
  const textFor = (players: Ending, theories = false): string =>
    flownVerdict({ ending: 'won', table: { theories } } as Parameters<typeof flownVerdict>[0], players).text;

  it('addresses its players', () => {
    expect(textFor(ending({ ...together, winners: [0], players: 1 }, 0))).toBe(
      'The last voyage has left. You win.',
    );
    expect(textFor(ending(together))).toBe('The last voyage has left. You and Ada win.');
    chosen.value = { locale: 'fr' };
    expect(textFor(ending(together))).toBe('Le dernier voyage est parti. Vous et Ada gagnez.');
  });

  it('names them to whoever watches', () => {
    expect(textFor(watched, true)).toBe(
      'The last voyage has left, and every theory is proved. Ada and Ben win.',
    );
    chosen.value = { locale: 'fr' };
    expect(textFor(watched, true)).toBe(
      'Le dernier voyage est parti, toutes les théories sont démontrées. Ada et Ben gagnent.',
    );
  });
});

it('calls nobody “you” who watches, or who shares the screen', () => {
  const titlesAt = (shared: boolean, eyes: Seat | 'table') =>
    endingOf({
      standing: signal({ winners: [0], scores: [] }),
      seats: { places: signal([{}, {}]) },
      game: {},
      shared,
      nameOf: (seat: Seat) => NAMES[seat],
      titleOf: (seat: Seat) => (seat === eyes ? undefined : NAMES[seat]),
    } as unknown as Parameters<typeof endingOf>[0]);
  expect(verdictOf(titlesAt(false, 0)).title).toBe('You win');
  expect(verdictOf(titlesAt(false, 'table')).title).toBe('Ada wins');
  expect(verdictOf(titlesAt(true, 0)).title).toBe('Ada wins');
});

// The table in words: both languages, every phase, and nothing that the reader may not know.
import { createRng, type Frame, LOCALES, makeFault, type Viewer } from '@planisphere/core';
import { walk } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { type Position, stellar } from '../src/index.ts';
import { stellarText as text } from '../src/text/index.ts';

function frame(look: Partial<Frame> = {}): Frame {
  return { locale: 'en', viewer: 0, names: ['Ada', 'Bo'], paint: (words) => words, width: 100, ...look };
}

const setup = {
  name: 'stellar',
  game: stellar,
  options: { first: 'A', memory: true },
  players: 2,
  conserved: () => undefined,
} as const;

/** The positions of one random game, with what happened next. */
function positions(seed: number): Position[] {
  const found: Position[] = [];
  walk(setup, seed, ({ course }) => found.push(course.state));
  return found;
}

describe('the table as text', () => {
  it('can be drawn, asked and told at every moment of a game, in both languages', () => {
    for (const locale of LOCALES) {
      for (const viewer of [0, 1, 'table'] as Viewer[]) {
        walk(setup, 3, ({ course, next }) => {
          const shown = frame({ locale, viewer });
          const view = stellar.view(course.state, viewer);
          expect(text.table(view, shown).join('\n')).toContain('Ada');
          if (viewer !== 'table') expect(text.prompt(view, viewer, shown)).toMatch(/[.!?]$/);
          if (next !== undefined)
            expect(text.tell(stellar.redact(course.state, next, viewer), view, shown)).toMatch(/\.$/);
        });
      }
    }
  });

  it('shows the same whatever hides behind the view', () => {
    const rng = createRng(5);
    for (const state of positions(5)) {
      const view = stellar.view(state, 0);
      const other = stellar.view(stellar.imagine(view, rng), 0);
      expect(text.table(other, frame())).toEqual(text.table(view, frame()));
    }
  });

  it('helps to remember what was taken openly, where the table wants it', () => {
    const taken = positions(9).find(
      (state) => state.phase === 'play' && state.first === 0 && state.turn === 1,
    ) as Position;
    const handOfBo = (memory: boolean): string =>
      text
        .table({ ...stellar.view(taken, 0), memory }, frame())
        .find((line) => line.startsWith('Bo’s hand')) as string;
    expect(handOfBo(true).match(/\?/g)).toHaveLength(2);
    expect(handOfBo(false).match(/\?/g)).toHaveLength(3);
  });

  it('stands one side under the other where there is little room', () => {
    const state = positions(2)[40] as Position;
    const wide = text.table(state, frame({ width: 100 }));
    const narrow = text.table(state, frame({ width: 60 }));
    expect(narrow.length).toBeGreaterThan(wide.length);
    for (const line of narrow.slice(0, -1)) expect([...line].length).toBeLessThanOrEqual(60);
  });
});

describe('what a player types', () => {
  const at = (phase: Position['phase']): Position =>
    positions(4).find(
      (state) => state.phase === phase && (phase !== 'place' || state.area === 'tel'),
    ) as Position;

  it.each([
    ['take', '2', 'take 2'],
    ['take', 'take 2', 'take 2'],
    ['take', 'Prendre 5', 'take 5'],
    ['play', 'p3 7', 'play P3 tel 7'],
    ['play', 'L3 7 cachée', 'play M3 tel 7 down'],
    ['play', 'n6/0 7d', 'play C6 tel 7 down'],
    ['play', 't1 carnet', 'play H1 note'],
    ['play', 'play  M3  note', 'play M3 note'],
    ['place', '11', 'place tel 11'],
    ['place', '11 down', 'place tel 11 down'],
    ['start', 'a3', 'start A3'],
    ['keep', 's2', 'keep S2'],
  ] as const)('%s: “%s” means “%s”', (phase, typed, words) => {
    expect(text.expand(typed, at(phase), 0)).toBe(words);
    const event = stellar.notation.parseEvent(`A ${words}`);
    if (!event.ok) throw new Error(makeFault(event.fault));
  });

  it('answers the offer with yes and no in both languages', () => {
    const offered: Position = { ...at('take'), phase: 'offer' };
    for (const yes of ['y', 'oui', 'replace', 'remplacer'])
      expect(text.expand(yes, offered, 0)).toBe('replace');
    for (const no of ['n', 'non', 'no', 'leave', 'laisser'])
      expect(text.expand(no, offered, 0)).toBe('leave');
  });
});

describe('the score sheet and the cards', () => {
  it('speaks to the reader who won and names anybody else', () => {
    const over = positions(6).at(-1) as Position;
    const [winner] = (stellar.awaiting(over) as { result: { winners: readonly (0 | 1)[] } }).result.winners;
    const sheet = (viewer: Viewer): string => text.result(over, frame({ viewer })).join('\n');
    expect(sheet(winner as 0 | 1)).toContain('You win.');
    expect(sheet('table')).toContain(`${winner === 0 ? 'Ada' : 'Bo'} wins.`);
  });

  it('tells both cards of a kind, and of nothing else', () => {
    expect(text.about('m3', 'en')).toHaveLength(3);
    expect(text.about('L3', 'fr')?.[0]).toBe('la Lune 3');
    expect(text.about('P6/0', 'en')).toHaveLength(2);
    expect(text.about('X9', 'en')).toBeUndefined();
  });
});

// A tap on the table out of turn: nothing opens, and the table says whose turn it is.
import { createDealer, newCourse } from '@planisphere/core';
import { stellarion } from '@planisphere/stellarion';
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { lookedInto } from '../../src/games/stellarion/board/looking.ts';
import { pickCard } from '../../src/games/stellarion/board/press.ts';
import { Desk } from '../../src/games/stellarion/desk.ts';
import type { StellarionSession } from '../../src/games/stellarion/session.ts';

vi.mock('../../src/base/settings/settings.ts', () => ({
  settings: { value: { locale: 'en', name: 'Ada' } },
  motion: () => 'still',
}));

function deskAt(viewer: 0 | 1): Desk {
  const course = newCourse(stellarion, { stars: 1, expansions: [], track: 'standard' }, 2).settle(
    createDealer('partner'),
  );
  const names = ['Ada', 'Vega'];
  const session: object = {
    view: signal(course.state),
    viewer: signal(viewer),
    standing: signal({ awaited: [course.state.turn], optional: [1 - course.state.turn], over: false }),
    note: signal(''),
    advice: { now: signal(undefined), forget: () => undefined },
    lesson: signal(undefined),
    thinking: signal(false),
    showing: signal(false),
    spectating: signal(false),
    mayAct: course.state.turn === viewer,
    mayAnswer: true,
    nameOf: (seat: number) => names[seat],
  };
  return new Desk(session as StellarionSession);
}

describe('a card that is tapped', () => {
  it('is picked in one’s own turn', () => {
    const desk = deskAt(0);
    const mine = desk.session.view.value.turn === 0 ? desk : deskAt(1);
    pickCard(mine, 0);
    expect(mine.holding.value.picked).toEqual([0]);
    expect(mine.session.note.value).toBe('');
  });

  it('does nothing in the partner’s turn but say whose turn it is', () => {
    const desk = deskAt(1);
    const theirs = desk.session.view.value.turn === 0 ? desk : deskAt(0);
    pickCard(theirs, 0);
    expect(theirs.holding.value.picked).toEqual([]);
    expect(lookedInto.value).toBeUndefined();
    expect(theirs.session.note.value).toMatch(/^It is (Ada|Vega)’s turn$/);
  });
});

// A game that counting rules out says so, and goes back to the last turn from which it could still be won.
import { createDealer, type Decision, newCourse } from '@planisphere/core';
import { type Action, isHopeless, type Stellarion, stellarion } from '@planisphere/stellarion';
import { afterEach, expect, it, vi } from 'vitest';
import { openSession } from '../../src/games/stellarion/session.ts';
import {
  type Progress,
  pastOf,
  type Standing,
  type TableSource,
  type UndoAnswer,
} from '../../src/table/play.ts';

vi.mock('../../src/base/sound/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../../src/table/travel.ts', () => ({
  showMoves: async (_: unknown, commit: () => void) => commit(),
}));
vi.mock('../../src/base/settings/settings.ts', () => ({
  settings: { value: { locale: 'en', name: 'Ada' } },
  motion: () => 'still',
}));

const DEALER = createDealer('wasteful');

class Table implements TableSource<Stellarion> {
  course = newCourse<Stellarion>(stellarion, { stars: 0, expansions: [], track: 'standard' }, 1).settle(
    DEALER,
  );

  now(): Standing<Stellarion> {
    const { awaiting, state } = this.course;
    const awaited = awaiting.kind === 'seats' ? awaiting.seats : [];
    const undo = this.course.events.some(({ by }) => by === 0) ? ('assisted' as const) : undefined;
    return { view: state, awaited, undo, optional: [], over: false, assisted: false, commitment: '' };
  }

  async decide(event: Decision<Action>): Promise<Progress<Stellarion>> {
    const at = this.course.length;
    this.course = this.course.with(event).settle(DEALER);
    return { steps: this.course.stepsSince(at, 0), standing: this.now() };
  }

  async undo(): Promise<UndoAnswer<Stellarion>> {
    const last = this.course.events.findLastIndex(({ by }) => by === 0);
    this.course = this.course.undo(last);
    return { ...(await this.look()), undone: 'assisted' };
  }

  think = async () => undefined;
  hint = async () => undefined;
  seed = async () => undefined;
  look = async () => ({
    standing: this.now(),
    history: { start: this.course.startFor(0), steps: this.course.stepsSince(0, 0) },
  });

  /** Coordinates and waives: spends cards for nothing. */
  waste(): void {
    const legal = [...stellarion.legal(this.course.state, 0)];
    const action =
      legal.find(({ kind }) => kind === 'waive') ?? legal.find(({ kind }) => kind === 'coordinate');
    if (action === undefined) throw new Error('nothing is left to waste');
    this.course = this.course.with({ by: 0, action }).settle(DEALER);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('goes back to the last turn that could be won, and no further', async () => {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  const table = new Table();
  let last = table.course;
  while (!isHopeless(table.course.state) || table.course.state.stage.kind !== 'turn') {
    if (!isHopeless(table.course.state) && table.course.state.stage.kind === 'turn') last = table.course;
    table.waste();
  }
  table.waste();
  const { standing, history } = await table.look();
  const session = openSession({
    table: { id: 'wasted', game: 'stellarion', seats: [{ name: 'Ada' }], options: {} },
    standing,
    source: table,
    viewer: 0,
    spectating: false,
    past: pastOf(history),
  });
  expect(session.desk.hopeless.value).toBe(true);
  await session.desk.backToHope();
  expect(session.desk.hopeless.value).toBe(false);
  expect(stellarion.notation.make(session.view.value)).toBe(stellarion.notation.make(last.state));
  session.close();
});

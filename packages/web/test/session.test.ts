// A table on the screen: what may be pressed when, and how events are shown, whatever is still on its way.
import { createDealer, type Decision, type EventOf, newCourse, type Seat } from '@planisphere/core';
import { type Action, type Stellarion, stellarion } from '@planisphere/stellarion';
import { stellarionText } from '@planisphere/stellarion/text';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Manners } from '../src/table/manners.ts';
import type { Progress, Standing, Step, TableSource, UndoAnswer } from '../src/table/play.ts';
import { Session } from '../src/table/session.ts';

vi.mock('../src/base/sound/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../src/base/settings/settings.ts', () => ({
  settings: { value: { locale: 'en', name: 'Ada' } },
  motion: () => 'still',
}));

const DEALER = createDealer('slow');

/** A table whose answers come when the test says so. */
class SlowTable implements TableSource<Stellarion> {
  course = newCourse<Stellarion>(stellarion, { stars: 1, expansions: [], track: 'standard' }, 1);
  readonly asked: (EventOf<Stellarion> | 'undo')[] = [];
  #late: Promise<void> = Promise.resolve();
  answer: () => void = () => undefined;

  constructor() {
    this.course = this.course.settle(DEALER);
  }

  /** Holds all answers until `answer` is called. */
  hold(): void {
    this.#late = new Promise((resolve) => {
      this.answer = resolve;
    });
  }

  now(): Standing<Stellarion> {
    const { awaiting, state } = this.course;
    const awaited = awaiting.kind === 'seats' ? awaiting.seats : [];
    const more = { optional: [], over: false, assisted: false, commitment: '' };
    return { view: state, awaited, undo: 'assisted', ...more };
  }

  async decide(event: Decision<Action>): Promise<Progress<Stellarion>> {
    this.asked.push(event);
    await this.#late;
    this.course = this.course.with(event);
    this.course = this.course.settle(DEALER);
    return { steps: [{ event, view: this.course.state }], standing: this.now() };
  }

  async undo(): Promise<UndoAnswer<Stellarion>> {
    this.asked.push('undo');
    this.course = this.course.undo(this.course.length - 1);
    return { ...(await this.look()), undone: 'assisted' };
  }

  think = async () => undefined;
  hint = async () => undefined;
  seed = async () => undefined;
  look = async () => ({ standing: this.now(), history: { start: this.course.state, steps: [] } });
}

type Animate = NonNullable<Manners<Stellarion>['animate']>;

let table: SlowTable;
let session: Session<Stellarion>;
let seen: EventOf<Stellarion>[];
/** How the board of the test shows an event; each test may replace it. */
let how: (...given: Parameters<Animate>) => Promise<void>;
let first: Action;
const report = vi.fn();

beforeEach(() => {
  report.mockReset();
  vi.stubGlobal('reportError', report);
  table = new SlowTable();
  const facts = { id: 'slow', game: 'stellarion', seats: [{ name: 'Ada' }], options: {} } as const;
  seen = [];
  how = async (_, commit) => commit();
  const manners: Manners<Stellarion> = {
    game: stellarion,
    voice: stellarionText,
    hidesBetweenPlayers: true,
    layDesk: () => undefined,
    animate: async (past, ...given) => {
      await how(past, ...given);
      seen.push(past.event);
    },
  };
  session = new Session(manners, {
    table: facts,
    standing: table.now(),
    source: table,
    viewer: 0 as Seat,
    spectating: false,
    past: [],
  });
  [first] = [...stellarion.legal(table.course.state, 0)] as [Action];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a decision', () => {
  it('is seen, and until then nothing else can be pressed', async () => {
    table.hold();
    expect(session.mayAct).toBe(true);
    const decided = session.decide(first);
    expect(session.mayAct).toBe(false);
    await session.decide(first);
    expect(table.asked).toHaveLength(1);
    table.answer();
    await decided;
    expect(session.view.value).toBe(table.course.state);
    expect(session.history.value.map(({ event }) => event)).toEqual(table.asked);
    expect(session.mayAct).toBe(true);
  });

  it('is not taken back before it has been answered', async () => {
    table.hold();
    const decided = session.decide(first);
    await session.undo();
    expect(table.asked).not.toContain('undo');
    expect(session.note.value).toBe('Nothing can be taken back now');
    table.answer();
    await decided;
    await session.undo();
    expect(table.asked).toContain('undo');
    expect(session.view.value).toBe(table.course.state);
  });
});

describe('events', () => {
  const [one, two] = [
    { by: 0, action: { kind: 'done' } } as const,
    { by: 0, action: { kind: 'prove' } } as const,
  ];
  const step = (event: EventOf<Stellarion>): Step<Stellarion> => ({ event, view: table.course.state });

  it('are shown in the order in which they came, however long each takes', async () => {
    const waits = [30, 0];
    how = async (_, commit) => {
      await new Promise((resolve) => setTimeout(resolve, waits.shift()));
      commit();
    };
    await Promise.all([
      session.stage.show({ steps: [step(one)], standing: table.now() }),
      session.stage.show({ steps: [step(two)], standing: table.now() }),
    ]);
    expect(seen).toEqual([one, two]);
  });

  it('that cannot be shown do not keep the table from coming to rest', async () => {
    how = async () => {
      throw new Error('no picture');
    };
    await session.stage.show({ steps: [step(one)], standing: table.now() });
    expect(report).toHaveBeenCalledOnce();
    expect(session.history.value.map(({ event }) => event)).toEqual([one]);
    expect(session.mayAct).toBe(true);
  });
});

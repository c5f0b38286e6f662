// One order of things at a table: whatever two things overlap, and however far the first has come when the second
// begins, the screen ends up with the stored table, and the player can go on.

import type { Game, GameTypes, GameVoice, Seat } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { starExplorerVoice } from '@planisphere/star-explorer/voice';
import { stellar } from '@planisphere/stellar';
import { stellarVoice } from '@planisphere/stellar/voice';
import { stellarion } from '@planisphere/stellarion';
import { stellarionVoice } from '@planisphere/stellarion/voice';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Host } from '../src/table/host.ts';
import type { Manners } from '../src/table/manners.ts';
import { hurry } from '../src/table/pace.ts';
import { type LocalTable, pastOf, type TableSource } from '../src/table/play.ts';
import type { SavedTable } from '../src/table/saved.ts';
import { provideScreens, type Screens } from '../src/table/screens.ts';
import { Session } from '../src/table/session.ts';

const kept = new Map<string, SavedTable>();

// No coach here: another test covers the words of hints.
provideScreens({ stellar: {}, 'star-explorer': {}, stellarion: {} } as object as Screens);

vi.mock('../src/base/sound/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../src/base/settings/settings.ts', () => ({
  settings: { value: { locale: 'en', name: 'Ada' } },
  motion: () => 'still',
}));
vi.mock('../src/table/store.ts', () => ({
  database: async () => undefined,
  loadTable: async (id: string) => kept.get(id),
  saveTable: async (table: SavedTable) => {
    await tick();
    kept.set(table.id, table);
  },
}));
vi.mock('@planisphere/bots/hints', () => ({
  thinkOfHint: async (game: Game, { view, seat }: { view: unknown; seat: Seat }) => {
    await tick();
    const [action] = game.legal(view, seat);
    return { action, line: [{ by: seat, action }] };
  },
}));

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The way to the worker and back takes a while; messages arrive in the order of sending. */
function sourceOf(host: Host, opening: number): TableSource {
  const posted = async <T>(ask: () => T | Promise<T>): Promise<T> => {
    await tick();
    const answer = await ask();
    await tick();
    return answer;
  };
  return {
    decide: (decision, viewer) => posted(() => host.decide(opening, decision, viewer)),
    think: (viewer) => posted(() => host.think(opening, viewer)),
    hint: (seat) => posted(() => host.hint(opening, seat)),
    undo: (seat, seen) => posted(() => host.undo(opening, seat, seen)),
    look: (viewer) => posted(() => host.look(opening, viewer)),
    seed: () => posted(() => host.seed()),
  };
}

function openSession({ game, voice, silent }: Which, host: Host, opened: LocalTable): Session {
  const { opening, history, ...seen } = opened;
  const found = { ...seen, source: sourceOf(host, opening), spectating: false, past: pastOf(history) };
  const manners: Manners = {
    game,
    voice,
    hidesBetweenPlayers: false,
    layDesk: () => undefined,
    isSilent: (steps) =>
      steps.length > 0 && steps.every(({ event }) => silent.test(game.notation.makeEvent(event))),
    /** An event takes a while before it is shown, and a while after. */
    animate: async (_, commit) => {
      await tick();
      commit();
      await tick();
    },
  };
  return new Session(manners, found);
}

interface Which {
  readonly game: Game;
  readonly voice: GameVoice;
  readonly silent: RegExp;
  readonly options: object;
}

const erased = <G extends GameTypes>(game: Game<G>, voice: GameVoice<G>) =>
  ({ game, voice }) as { game: unknown; voice: unknown } as Pick<Which, 'game' | 'voice'>;

const TABLES: Readonly<Record<string, Which>> = {
  stellar: { ...erased(stellar, stellarVoice), silent: / (start|keep) /, options: {} },
  'star-explorer': { ...erased(starExplorer, starExplorerVoice), silent: / \?$/, options: {} },
  stellarion: { ...erased(stellarion, stellarionVoice), silent: /^$/, options: { stars: 1 } },
};

/** A table with one person and one bot, a few decisions into its game. */
class Play {
  readonly host = new Host();
  session!: Session;
  readonly #which: Which;
  #opened!: LocalTable;
  readonly #running: Promise<unknown>[] = [];

  constructor(name: string) {
    this.#which = TABLES[name] as Which;
  }

  async open(decisions: number): Promise<void> {
    const seats = [{ name: '' }, { name: 'Noctua', bot: 'random' }];
    const { game, options } = this.#which;
    this.#opened = await this.host.create({ game: game.id as 'stellar', seats, options, hints: true });
    this.session = openSession(this.#which, this.host, this.#opened);
    await this.session.run();
    for (let decided = 0; decided < decisions; decided++) await this.#decide();
  }

  async #decide(): Promise<void> {
    const { session } = this;
    if (!session.mayAnswer) return;
    const [action] = this.#which.game.legal(session.view.value, session.viewer.value);
    if (action !== undefined) await session.decide(action);
  }

  /** A move of somebody at another screen, told to this one. */
  async #remote(): Promise<void> {
    const { session } = this;
    const seat = session.standing.value.awaited.find((each) => each !== session.viewer.value);
    const progress = seat === undefined ? undefined : await session.source.think(session.seats.eyes);
    if (progress !== undefined) await session.stage.show(progress);
  }

  /** The page is left and opened again; its worker lives on, with the questions it was asked. */
  async #reload(): Promise<void> {
    this.session.close();
    await tick();
    const opened = await this.host.open(this.#opened.table.id);
    if (opened === undefined) throw new Error('the table is gone');
    this.#opened = opened;
    this.session = openSession(this.#which, this.host, opened);
    await this.session.run();
  }

  /** The contents of the screen are measured and redrawn. */
  async #resize(): Promise<void> {
    const { session } = this;
    for (const signal of [session.view, session.history, session.standing]) signal.value = signal.peek();
    hurry();
  }

  readonly #acts: Readonly<Record<Act, () => Promise<unknown>>> = {
    decide: () => this.#decide(),
    undo: () => this.session.undo(),
    hint: () => this.session.hint(),
    'bot move': () => this.session.run(),
    reveal: async () => hurry(),
    'remote move': () => this.#remote(),
    reload: () => this.#reload(),
    resize: () => this.#resize(),
  };

  begin(act: Act): void {
    this.#running.push(this.#acts[act]().catch((error: unknown) => this.#excuse(error)));
  }

  /** A screen that was left may get this error. */
  #excuse(error: unknown): void {
    if (!String(error).includes('another table')) throw error;
  }

  /** Waits until nothing is on its way. */
  async rest(): Promise<void> {
    await Promise.all(this.#running);
    await this.session.run();
    for (let still = 0; still < 12; still++) await tick();
  }

  /** The screen shows the stored table. */
  async expectTrue(): Promise<void> {
    const { session } = this;
    const { standing, history } = await this.host.look(this.#opened.opening, session.viewer.value);
    const { assisted: _, ...shown } = session.standing.value;
    const { assisted: __, ...now } = standing;
    const { makeEvent } = session.game.notation;
    const shownEvents = session.history.value.map(({ event }) => makeEvent(event));
    // Something hidden when it happened may be known by this time.
    const keptEvents = history.steps.map(({ event }, at) => hiddenAs(shownEvents[at], makeEvent(event)));
    expect(shownEvents).toEqual(keptEvents);
    expect(session.view.value).toEqual(standing.view);
    expect(shown).toEqual(now);
    const saved = kept.get(this.#opened.table.id);
    expect(saved?.events).toHaveLength(history.steps.length);
    expect(session.mayAnswer || standing.over).toBe(true);
  }

  /** The player goes on: the next decision is taken as meant. */
  async expectToGoOn(): Promise<void> {
    const { session } = this;
    if (session.standing.value.over) return;
    const before = session.history.value.length;
    await this.#decide();
    await this.rest();
    expect(session.history.value.length).toBeGreaterThan(before);
    await this.expectTrue();
  }
}

function hiddenAs(shown: string | undefined, event: string): string {
  const open = shown?.endsWith('?') ? shown.slice(0, -1) : undefined;
  return open !== undefined && event.startsWith(open) ? `${open}?` : event;
}

const ACTS = ['decide', 'undo', 'hint', 'bot move', 'reveal', 'remote move', 'reload', 'resize'] as const;
type Act = (typeof ACTS)[number];

/** In ticks: the largest head start of the first thing; a bot's move fits into it. */
const STEPS = 9;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(Object.keys(TABLES))('%s: two things at once', (name) => {
  it.each(ACTS)('%s, and anything else at every step of it', async (first) => {
    for (const second of ACTS) {
      for (let step = 0; step <= STEPS; step++) {
        const play = new Play(name);
        await play.open(1 + (step % 3));
        // So that a bot is choosing while the two happen.
        play.begin('decide');
        play.begin(first);
        for (let waited = 0; waited < step; waited++) await tick();
        play.begin(second);
        await play.rest();
        await play.expectTrue();
        await play.expectToGoOn();
      }
    }
  });
});

// The table on this device: the one place that knows the whole state and the seed. It lives in a worker and gives out
// views only, so that the page cannot show what a player may not see, and a thinking bot cannot make the page stutter.
import {
  commitmentOf,
  createDealer,
  type EventOf,
  Match,
  makeSeat,
  replayRecord,
  rngOf,
  type Seat,
  type Viewer,
} from '@planisphere/core';
import { type Position, ROUNDS, type Stellar, stellar } from '@planisphere/stellar';
import type { SavedTable, Summary } from './saved.ts';
import { loadTable, saveTable } from './store.ts';

export interface NewTable {
  readonly seats: SavedTable['seats'];
  readonly options: SavedTable['options'];
  readonly day?: string;
}

/** One event as the viewer may read it, and the view after it. */
export interface Step {
  readonly event: string;
  /** The viewer's view before it, as far as it is needed to tell the event. */
  readonly before: Position;
  readonly view: Position;
}

export interface Standing {
  readonly view: Position;
  /** The seats for which the game waits. */
  readonly awaited: readonly Seat[];
  readonly over: boolean;
  /** `free`: nobody has learned anything; `assisted`: only against the machine, and the record says so. */
  readonly undo: 'free' | 'assisted' | undefined;
  readonly assisted: boolean;
  readonly commitment: string;
}

export interface Progress {
  readonly steps: readonly Step[];
  readonly standing: Standing;
}

export interface Opened {
  readonly table: SavedTable;
  readonly standing: Standing;
}

type StellarEvent = EventOf<Stellar>;

/** Bots are heavy and come last: a table opens and a person plays before they have arrived. */
const bots = () => import('@planisphere/bots');

export class Host {
  #table: SavedTable | undefined;
  #match: Match<Stellar> = new Match(stellar, { first: 'random', memory: true }, 2);

  /** The bots of the registry, weakest first. */
  async levels(): Promise<readonly string[]> {
    return (await bots()).botsOf(stellar).map(({ name }) => name);
  }

  async create(setup: NewTable): Promise<string> {
    const id = crypto.randomUUID().slice(0, 8);
    const seed = setup.day === undefined ? crypto.randomUUID() : `planisphere daily stellar ${setup.day}`;
    const now = Date.now();
    this.#match = new Match(stellar, setup.options, 2);
    this.#match.settle(createDealer(seed));
    this.#table = {
      id,
      game: 'stellar',
      ...setup,
      seed,
      events: [],
      assisted: false,
      createdAt: now,
      updatedAt: now,
      summary: { round: 1, rounds: ROUNDS, waitsForPerson: true },
    };
    await this.#save();
    return id;
  }

  async open(id: string, viewer: Viewer): Promise<Opened | undefined> {
    const table = await loadTable(id);
    if (table === undefined) return undefined;
    const replayed = replayRecord(stellar, {
      format: '',
      game: 'stellar',
      version: stellar.version,
      options: table.options,
      seats: ['A', 'B'],
      events: table.events,
      result: undefined,
      seed: undefined,
      commitment: undefined,
      assisted: table.assisted,
    });
    if (!replayed.ok) return undefined;
    this.#table = table;
    this.#match = replayed.value;
    return { table, standing: this.#standing(viewer) };
  }

  /** Plays an event such as `A take 2`; a rule id when it may not be played. */
  async decide(event: string, viewer: Viewer): Promise<Progress | { readonly refused: string }> {
    const parsed = stellar.notation.parseEvent(event);
    if (!parsed.ok || parsed.value.by === 'chance') return { refused: 'bad-event' };
    return this.#decide(parsed.value.by, parsed.value.action, viewer);
  }

  /** Lets the bot that is awaited make one decision. */
  async think(viewer: Viewer): Promise<Progress | undefined> {
    const seat = this.#awaited().find((awaited) => this.#bot(awaited) !== undefined);
    if (seat === undefined) return undefined;
    const action = await this.#choice(seat, this.#bot(seat) ?? 'random');
    const made = await this.#decide(seat, action, viewer);
    return 'refused' in made ? undefined : made;
  }

  /** What the strongest bot would do in the seat's place. */
  async hint(seat: Seat): Promise<string> {
    const best = (await this.levels()).at(-1) ?? 'random';
    return stellar.notation.makeEvent({ by: seat, action: await this.#choice(seat, best) });
  }

  /** Takes the seat's last decision back, as far as the standing allows it. */
  async undo(seat: Seat, viewer: Viewer): Promise<Standing> {
    const kind = this.#undo(seat);
    const length = kind === 'free' ? this.#match.undoLength(seat) : this.#match.takeBackLength(seat);
    if (kind !== undefined && length !== undefined) {
      this.#match.rewind(length);
      if (kind === 'assisted' && this.#table !== undefined) this.#table = { ...this.#table, assisted: true };
      await this.#save();
    }
    return this.#standing(viewer);
  }

  standing(viewer: Viewer): Standing {
    return this.#standing(viewer);
  }

  /** The whole log as the viewer may read it, with the viewer's view before each event. */
  history(viewer: Viewer): readonly { readonly event: string; readonly before: Position }[] {
    const { events, options } = this.#match;
    const replay = new Match(stellar, options, 2);
    return events.map((event) => {
      const before = this.#before(replay.state, event, viewer);
      replay.append(event);
      return { event: this.#shown(event, viewer), before };
    });
  }

  /** The seed, once it can harm nobody. */
  seed(): string | undefined {
    return this.#match.awaiting.kind === 'over' ? this.#table?.seed : undefined;
  }

  async #decide(
    seat: Seat,
    action: Stellar['action'],
    viewer: Viewer,
  ): Promise<Progress | { readonly refused: string }> {
    const from = this.#match.events.length;
    const refusal = this.#match.decide(seat, action);
    if (refusal !== undefined) return { refused: refusal.rule };
    this.#match.settle(createDealer(this.#table?.seed ?? ''));
    // Told before it is saved: while the store works another call may already change the match.
    const progress = { steps: this.#stepsFrom(from, viewer), standing: this.#standing(viewer) };
    await this.#save();
    return progress;
  }

  #stepsFrom(from: number, viewer: Viewer): readonly Step[] {
    const { events, options } = this.#match;
    const replay = new Match(stellar, options, 2);
    for (const event of events.slice(0, from)) replay.append(event);
    return events.slice(from).map((event) => {
      const before = this.#before(replay.state, event, viewer);
      replay.append(event);
      return { event: this.#shown(event, viewer), before, view: stellar.view(replay.state, viewer) };
    });
  }

  /** A blind draw that is placed face up is no secret any more: whoever tells of it may name it. */
  #before(state: Position, event: StellarEvent, viewer: Viewer): Position {
    const view = stellar.view(state, viewer);
    const shows = event.by !== 'chance' && event.action.do === 'place' && event.action.to.face === 'up';
    return shows ? { ...view, drawn: state.drawn } : view;
  }

  #shown(event: StellarEvent, viewer: Viewer): string {
    return stellar.notation.makeEvent(stellar.redact(this.#match.state, event, viewer));
  }

  async #choice(seat: Seat, name: string): Promise<Stellar['action']> {
    const { botsOf, findBot } = await bots();
    const bot = findBot(stellar, name) ?? botsOf(stellar).at(-1);
    if (bot === undefined) throw new Error('there is no bot at all');
    const rng = rngOf(`${this.#table?.seed} ${makeSeat(seat)} ${this.#match.events.length}`);
    return bot.choose(stellar.view(this.#match.state, seat), seat, rng);
  }

  #bot(seat: Seat): string | undefined {
    return this.#table?.seats[seat as 0 | 1].bot;
  }

  #awaited(): readonly Seat[] {
    const { awaiting } = this.#match;
    return awaiting.kind === 'seats' ? awaiting.seats : [];
  }

  #undo(seat: Seat): Standing['undo'] {
    if (this.#match.undoLength(seat) !== undefined) return 'free';
    const alone = this.#table?.seats.some(({ bot }) => bot !== undefined) ?? false;
    const daily = this.#table?.day !== undefined;
    return alone && !daily && this.#match.takeBackLength(seat) !== undefined ? 'assisted' : undefined;
  }

  #standing(viewer: Viewer): Standing {
    const { awaiting, state } = this.#match;
    const table = this.#table;
    return {
      view: stellar.view(state, viewer),
      awaited: this.#awaited(),
      over: awaiting.kind === 'over',
      undo: viewer === 'table' ? undefined : this.#undo(viewer),
      assisted: table?.assisted ?? false,
      commitment: commitmentOf(table?.seed ?? ''),
    };
  }

  async #save(): Promise<void> {
    if (this.#table === undefined) return;
    const events = this.#match.events.map((event) => stellar.notation.makeEvent(event));
    this.#table = { ...this.#table, events, updatedAt: Date.now(), summary: this.#summary() };
    await saveTable(this.#table);
  }

  #summary(): Summary {
    const { state, awaiting } = this.#match;
    const round = Math.min(ROUNDS, Math.floor(state.turn / 2) + 1);
    const summary = { round, rounds: ROUNDS };
    if (awaiting.kind === 'over') {
      const [a = 0, b = 0] = awaiting.result.scores;
      return { ...summary, waitsForPerson: false, scores: [a, b] };
    }
    return { ...summary, waitsForPerson: this.#awaited().some((seat) => this.#bot(seat) === undefined) };
  }
}

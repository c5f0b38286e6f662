// The table that is open in the worker: its match, what of it is kept, and what each seat may see of it.
import { commitmentOf, type Event, type GameTypes, Match, type Seat, type Viewer } from '@planisphere/core';
import type { Rules } from './games.ts';
import type { History, Standing, Step } from './play.ts';
import type { SavedTable, Summary } from './saved.ts';
import { saveTable } from './store.ts';

export class OpenTable {
  readonly rules: Rules;
  readonly match: Match<GameTypes>;
  #table: SavedTable;

  constructor(rules: Rules, match: Match<GameTypes>, table: SavedTable) {
    this.rules = rules;
    this.match = match;
    this.#table = table;
  }

  get table(): SavedTable {
    return this.#table;
  }

  get awaited(): readonly Seat[] {
    const { awaiting } = this.match;
    return awaiting.kind === 'seats' ? awaiting.seats : [];
  }

  botAt(seat: Seat): string | undefined {
    return this.#table.seats[seat]?.bot;
  }

  /** Who is alone with the machine, or with partners who win and lose together, may take back what was revealed. */
  undoOf(seat: Seat): Standing['undo'] {
    const { match } = this;
    if (match.undoLength(seat) !== undefined) return 'free';
    const people = this.#table.seats.filter(({ bot }) => bot === undefined).length;
    const nobodyElse = people === 1 || match.game.cooperative;
    const may = nobodyElse && this.#table.day === undefined && match.takeBackLength(seat) !== undefined;
    return may ? 'assisted' : undefined;
  }

  standing(viewer: Viewer): Standing {
    const { awaiting, game, state } = this.match;
    return {
      view: game.view(state, viewer),
      awaited: this.awaited,
      optional: awaiting.kind === 'seats' ? awaiting.optional : [],
      over: awaiting.kind === 'over',
      ...(awaiting.kind === 'over' && { scores: awaiting.result.scores, winners: awaiting.result.winners }),
      undo: viewer === 'table' ? undefined : this.undoOf(viewer),
      assisted: this.#table.assisted,
      commitment: commitmentOf(this.#table.seed),
    };
  }

  /** The whole log as the viewer may read it. */
  history(viewer: Viewer): History {
    const { game, options, players } = this.match;
    return { start: game.view(game.setup(options, players), viewer), steps: this.stepsFrom(0, viewer) };
  }

  stepsFrom(from: number, viewer: Viewer): readonly Step[] {
    const { events, game, options, players } = this.match;
    const replay = new Match(game, options, players);
    for (const event of events.slice(0, from)) replay.append(event);
    return events.slice(from).map((event) => {
      replay.append(event);
      return { event: this.#shown(event, viewer), view: game.view(replay.state, viewer) };
    });
  }

  #shown(event: Event<unknown, unknown>, viewer: Viewer): string {
    const { game, state } = this.match;
    return game.notation.makeEvent(game.redact(state, event, viewer));
  }

  /** Somebody had help: the record says so from now on. */
  markAssisted(): void {
    this.#table = { ...this.#table, assisted: true };
  }

  async save(): Promise<void> {
    const { game } = this.rules;
    const events = this.match.events.map((event) => game.notation.makeEvent(event));
    this.#table = { ...this.#table, events, updatedAt: Date.now(), summary: this.#summary() };
    await saveTable(this.#table);
  }

  #summary(): Summary {
    const { state, awaiting } = this.match;
    const progress = this.rules.progress(state);
    if (awaiting.kind === 'over') {
      const { scores, winners } = awaiting.result;
      return { ...progress, waitsForPerson: false, scores, winners };
    }
    return { ...progress, waitsForPerson: this.awaited.some((seat) => this.botAt(seat) === undefined) };
  }
}

// The tables of this device: the one place that knows the whole state and the seed. It lives in a worker and gives out
// views only, so that the page cannot show what a player may not see, and a thinking bot cannot make the page stutter.
import { loadBots } from '@planisphere/bots/loading';
import {
  commitmentOf,
  createDealer,
  type Event,
  type Game,
  Match,
  makeSeat,
  replayRecord,
  rngOf,
  type Seat,
  type Viewer,
} from '@planisphere/core';
import { dailySeed } from '@planisphere/protocol';
import { type GameId, loadRules, type Rules } from './games.ts';
import { thinkOfHint } from './hinting.ts';
import type { Hint, History, OpenedHere, Progress, Refused, Standing, Step } from './play.ts';
import { recordText } from './recording.ts';
import { allowsHints, type Branch, type SavedTable, type Summary, type TableFacts } from './saved.ts';
import { database, loadTable, saveTable } from './store.ts';

export interface NewTable extends Omit<TableFacts, 'id'> {
  /** The deal of another table of this device, played again. */
  readonly again?: string;
  /** Goes on from a moment of another game. */
  readonly from?: Beginning;
}

interface Beginning {
  /** In the notation of the game. */
  readonly events: readonly string[];
  /** Where the same cards shall come. */
  readonly seed?: string;
  /** Where it left a game that somebody has played. */
  readonly branch?: Branch;
}

interface HintAsked {
  readonly game: GameId;
  /** What the seat sees, in notation. */
  readonly view: string;
  readonly seat: Seat;
  readonly players: number;
  readonly at: number;
}

/** The table that is on the screen. */
interface Open {
  readonly rules: Rules;
  readonly match: Match<Game extends Game<infer T> ? T : never>;
  table: SavedTable;
}

export class Host {
  #open: Open | undefined;

  /** Fetches what a table of this game opens with. */
  async prepare(id: GameId): Promise<void> {
    await Promise.all([loadRules(id), database()]);
  }

  /** Bots are heavy: they are fetched while the person already looks at the table. */
  async prepareBots(): Promise<void> {
    const { match, table } = this.#now;
    if (table.seats.some(({ bot }) => bot !== undefined)) await loadBots(match.game);
  }

  async create({ again, from, ...facts }: NewTable): Promise<OpenedHere> {
    const rules = await loadRules(facts.game);
    const options = rules.game.decodeOptions(facts.options);
    if (!options.ok) throw new Error(`options: ${options.fault.code}`);
    const earlier = again === undefined ? undefined : await loadTable(again);
    const seed = earlier?.seed ?? from?.seed ?? newSeed(facts);
    const match = new Match(rules.game, options.value, facts.seats.length);
    for (const event of from?.events ?? []) {
      const parsed = rules.game.notation.parseEvent(event);
      if (!parsed.ok) throw new Error(`${event}: ${parsed.fault.code}`);
      match.append(parsed.value);
    }
    match.settle(createDealer(seed));
    const id = crypto.randomUUID().slice(0, 8);
    const now = Date.now();
    const summary = { round: 1, rounds: 1, waitsForPerson: true };
    // Who knows what will be dealt has an advantage, and the record says so.
    const assisted = earlier !== undefined || from !== undefined;
    const table = {
      id,
      ...facts,
      options: options.value,
      seed,
      events: [],
      assisted,
      ...(from?.branch !== undefined && { branch: from.branch }),
      createdAt: now,
      updatedAt: now,
      summary,
    };
    this.#open = { rules, match, table };
    await this.#save();
    return this.#opened();
  }

  async open(id: string): Promise<OpenedHere | undefined> {
    const table = await loadTable(id);
    if (table === undefined) return undefined;
    const rules = await loadRules(table.game);
    const replayed = replayRecord(rules.game, {
      format: '',
      game: table.game,
      version: rules.game.version,
      options: table.options,
      seats: table.seats.map(({ name }) => name),
      events: table.events,
      result: undefined,
      seed: undefined,
      commitment: undefined,
      assisted: table.assisted,
      ended: undefined,
    });
    if (!replayed.ok) return undefined;
    this.#open = { rules, match: replayed.value, table };
    return this.#opened();
  }

  #opened(): OpenedHere {
    const { table } = this.#now;
    const viewer = personIn(table, this.#awaited());
    return {
      table: factsOf(table),
      viewer,
      standing: this.#standing(viewer),
      history: this.history(viewer),
    };
  }

  /** Plays an event such as `A take 2`; a rule id when it may not be played. */
  async decide(event: string, viewer: Viewer): Promise<Progress | Refused> {
    const parsed = this.#now.rules.game.notation.parseEvent(event);
    if (!parsed.ok || parsed.value.by === 'chance') return { refused: 'bad-event' };
    return this.#decide(parsed.value.by, parsed.value.action, viewer);
  }

  /** Lets a bot that is awaited make one decision. */
  async think(viewer: Viewer): Promise<Progress | undefined> {
    const seat = this.#awaited().find((awaited) => this.#bot(awaited) !== undefined);
    if (seat === undefined) return undefined;
    const made = await this.#decide(seat, await this.#choice(seat, this.#bot(seat) ?? 'random'), viewer);
    return 'refused' in made ? undefined : made;
  }

  /** What the strongest bot would do in the seat's place, and why; from now on the table counts as assisted. */
  async hint(seat: Seat): Promise<Hint | undefined> {
    const { match, table } = this.#now;
    if (!allowsHints(table)) return undefined;
    if (!table.assisted) {
      this.#now.table = { ...table, assisted: true };
      await this.#save();
    }
    const { game, state, players, events } = match;
    return thinkOfHint(game, { view: game.view(state, seat), seat, players, at: events.length });
  }

  /** The same for a seat at a table of a server, from what it sees. */
  async hintAt({ game: id, view, ...asked }: HintAsked): Promise<Hint> {
    const { game } = await loadRules(id);
    const parsed = game.notation.parse(view);
    if (!parsed.ok) throw new Error(`a view: ${parsed.fault.message}`);
    return thinkOfHint(game, { ...asked, view: parsed.value });
  }

  /** Takes the seat's last decision back, as far as the standing allows it. */
  async undo(seat: Seat, viewer: Viewer): Promise<Standing> {
    const kind = this.#undo(seat);
    const { match } = this.#now;
    const length = kind === 'free' ? match.undoLength(seat) : match.takeBackLength(seat);
    if (kind !== undefined && length !== undefined) {
      match.rewind(length);
      if (kind === 'assisted') this.#now.table = { ...this.#now.table, assisted: true };
      await this.#save();
    }
    return this.#standing(viewer);
  }

  standing(viewer: Viewer): Standing {
    return this.#standing(viewer);
  }

  /** The whole log as the viewer may read it. */
  history(viewer: Viewer): History {
    const { match } = this.#now;
    const { game, options, players } = match;
    return { start: game.view(game.setup(options, players), viewer), steps: this.#stepsFrom(0, viewer) };
  }

  /** The seed, once it can harm nobody. */
  seed(): string | undefined {
    const { match, table } = this.#now;
    return match.awaiting.kind === 'over' ? table.seed : undefined;
  }

  /** The whole game as JSON, once it is over. */
  record(): string | undefined {
    const { match, table } = this.#now;
    if (match.awaiting.kind !== 'over') return undefined;
    return recordText(table, match);
  }

  get #now(): Open {
    if (this.#open === undefined) throw new Error('no table is open');
    return this.#open;
  }

  async #decide(seat: Seat, action: unknown, viewer: Viewer): Promise<Progress | Refused> {
    const { match, table } = this.#now;
    const from = match.events.length;
    const refusal = match.decide(seat, action);
    if (refusal !== undefined) return { refused: refusal.rule };
    match.settle(createDealer(table.seed));
    // Told before it is saved: while the store works another call may already change the match.
    const progress = { steps: this.#stepsFrom(from, viewer), standing: this.#standing(viewer) };
    await this.#save();
    return progress;
  }

  #stepsFrom(from: number, viewer: Viewer): readonly Step[] {
    const { match } = this.#now;
    const { events, game, options, players } = match;
    const replay = new Match(game, options, players);
    for (const event of events.slice(0, from)) replay.append(event);
    return events.slice(from).map((event) => {
      replay.append(event);
      return { event: this.#shown(event, viewer), view: game.view(replay.state, viewer) };
    });
  }

  #shown(event: Event<unknown, unknown>, viewer: Viewer): string {
    const { game, state } = this.#now.match;
    return game.notation.makeEvent(game.redact(state, event, viewer));
  }

  async #choice(seat: Seat, name: string): Promise<unknown> {
    const { match, table } = this.#now;
    const bots = await loadBots(match.game);
    const bot = bots.find((each) => each.name === name) ?? bots.at(-1);
    if (bot === undefined) throw new Error('there is no bot at all');
    const rng = rngOf(`${table.seed} ${makeSeat(seat)} ${match.events.length}`);
    return bot.choose(match.game.view(match.state, seat), seat, rng);
  }

  #bot(seat: Seat): string | undefined {
    return this.#now.table.seats[seat]?.bot;
  }

  #awaited(): readonly Seat[] {
    const { awaiting } = this.#now.match;
    return awaiting.kind === 'seats' ? awaiting.seats : [];
  }

  /** Who is alone with the machine, or with partners who win and lose together, may take back what was revealed. */
  #undo(seat: Seat): Standing['undo'] {
    const { match, table } = this.#now;
    if (match.undoLength(seat) !== undefined) return 'free';
    const people = table.seats.filter(({ bot }) => bot === undefined).length;
    const nobodyElse = people === 1 || match.game.cooperative;
    const may = nobodyElse && table.day === undefined && match.takeBackLength(seat) !== undefined;
    return may ? 'assisted' : undefined;
  }

  #standing(viewer: Viewer): Standing {
    const { match, table } = this.#now;
    const { awaiting, game, state } = match;
    return {
      view: game.view(state, viewer),
      awaited: this.#awaited(),
      optional: awaiting.kind === 'seats' ? awaiting.optional : [],
      over: awaiting.kind === 'over',
      ...(awaiting.kind === 'over' && { scores: awaiting.result.scores, winners: awaiting.result.winners }),
      undo: viewer === 'table' ? undefined : this.#undo(viewer),
      assisted: table.assisted,
      commitment: commitmentOf(table.seed),
    };
  }

  async #save(): Promise<void> {
    const open = this.#now;
    const { game } = open.rules;
    const events = open.match.events.map((event) => game.notation.makeEvent(event));
    open.table = { ...open.table, events, updatedAt: Date.now(), summary: this.#summary() };
    await saveTable(open.table);
  }

  #summary(): Summary {
    const { match, rules } = this.#now;
    const { state, awaiting } = match;
    const progress = rules.progress(state);
    if (awaiting.kind === 'over') {
      const { scores, winners } = awaiting.result;
      return { ...progress, waitsForPerson: false, scores, winners };
    }
    return { ...progress, waitsForPerson: this.#awaited().some((seat) => this.#bot(seat) === undefined) };
  }
}

function newSeed({ game, day }: Omit<NewTable, 'again'>): string {
  return day === undefined ? crypto.randomUUID() : dailySeed(game, day);
}

function personIn({ seats }: TableFacts, awaited: readonly Seat[]): Seat {
  const isPerson = (seat: Seat): boolean => seats[seat]?.bot === undefined;
  return awaited.find(isPerson) ?? (seats.findIndex(({ bot }) => bot === undefined) as Seat);
}

/** What the page may know: everything but the seed and the log. */
function factsOf({ id, game, seats, options, day, hints }: SavedTable): TableFacts {
  const more = { ...(day !== undefined && { day }), ...(hints !== undefined && { hints }) };
  return { id, game, seats, options, ...more };
}

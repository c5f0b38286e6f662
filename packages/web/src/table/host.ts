// The tables of this device: the one place that knows the whole state and the seed. It lives in a worker and gives out
// views only, so that the page cannot show what a player may not see, and a thinking bot cannot make the page stutter.
import { chooseWatched, loadBots, simplerOf } from '@planisphere/bots/loading';
import { createDealer, type Seat, type Viewer } from '@planisphere/core';
import type { GameId } from '../base/games.ts';
import { foundTable, type NewTable, reopenTable } from './founding.ts';
import { loadRules } from './games.ts';
import { thinkOfHint } from './hinting.ts';
import type { OpenTable } from './open-table.ts';
import type { Hint, History, OpenedHere, Progress, Refused, Standing } from './play.ts';
import { recordText } from './recording.ts';
import { allowsHints, type SavedTable, type TableFacts } from './saved.ts';
import { database, loadTable } from './store.ts';

/** Milliseconds after which a bot has to play what it has: on the slowest phones one takes a few seconds. */
const LONGEST_THOUGHT = 15_000;

interface HintAsked {
  readonly game: GameId;
  /** What the seat sees, in notation. */
  readonly view: string;
  readonly seat: Seat;
  readonly players: number;
  readonly at: number;
}

export class Host {
  #open: OpenTable | undefined;

  get #now(): OpenTable {
    if (this.#open === undefined) throw new Error('no table is open');
    return this.#open;
  }

  /** Fetches what a table of this game opens with. */
  async prepare(id: GameId): Promise<void> {
    await Promise.all([loadRules(id), database()]);
  }

  /** Bots are heavy: they are fetched while the person already looks at the table. */
  async prepareBots(): Promise<void> {
    const { rules, table } = this.#now;
    if (table.seats.some(({ bot }) => bot !== undefined)) await loadBots(rules.game);
  }

  async create(asked: NewTable): Promise<OpenedHere> {
    const open = await foundTable(asked);
    this.#open = open;
    await open.save();
    return openedHere(open);
  }

  async open(id: string): Promise<OpenedHere | undefined> {
    const table = await loadTable(id);
    const open = table === undefined ? undefined : await reopenTable(table);
    if (open === undefined) return undefined;
    this.#open = open;
    return openedHere(open);
  }

  /** Plays an event such as `A take 2`; a rule id when it may not be played. */
  async decide(event: string, viewer: Viewer): Promise<Progress | Refused> {
    const parsed = this.#now.rules.game.notation.parseEvent(event);
    if (!parsed.ok || parsed.value.by === 'chance') return { refused: 'bad-event' };
    return this.#decide(parsed.value.by, parsed.value.action, viewer);
  }

  /** Lets a bot that is awaited make one decision. */
  async think(viewer: Viewer): Promise<Progress | undefined> {
    const open = this.#now;
    const seat = open.awaited.find((awaited) => open.botAt(awaited) !== undefined);
    if (seat === undefined) return undefined;
    const { action, trouble } = await this.#choice(seat, open.botAt(seat) ?? 'random');
    const made = await this.#decide(seat, action, viewer);
    if ('refused' in made) return undefined;
    return trouble === undefined ? made : { ...made, trouble: { seat, kind: trouble } };
  }

  /** What the strongest bot would do in the seat's place, and why; from now on the table counts as assisted. */
  async hint(seat: Seat): Promise<Hint | undefined> {
    const open = this.#now;
    if (!allowsHints(open.table)) return undefined;
    if (!open.table.assisted) {
      open.markAssisted();
      await open.save();
    }
    const { course, table } = open;
    const players = table.seats.length;
    return thinkOfHint(course.game, { view: course.viewOf(seat), seat, players, at: course.length });
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
    const open = this.#now;
    const kind = open.undoOf(seat);
    const { course } = open;
    const length = kind === 'free' ? course.undoLength(seat) : course.takeBackLength(seat);
    if (kind !== undefined && length !== undefined) {
      open.course = course.undo(length);
      if (kind === 'assisted') open.markAssisted();
      await open.save();
    }
    return open.standing(viewer);
  }

  standing(viewer: Viewer): Standing {
    return this.#now.standing(viewer);
  }

  history(viewer: Viewer): History {
    return this.#now.history(viewer);
  }

  /** The seed, once it can harm nobody. */
  seed(): string | undefined {
    const { course, table } = this.#now;
    return course.awaiting.kind === 'over' ? table.seed : undefined;
  }

  /** The whole game as JSON, once it is over. */
  record(): string | undefined {
    const { course, table } = this.#now;
    return course.awaiting.kind === 'over' ? recordText(table, course) : undefined;
  }

  async #decide(seat: Seat, action: unknown, viewer: Viewer): Promise<Progress | Refused> {
    const open = this.#now;
    const { course, table } = open;
    const decided = course.decide(seat, action);
    if ('rule' in decided) return { refused: decided.rule };
    open.course = decided.settle(createDealer(table.seed));
    // Told before it is saved: while the store works another call may already change the table.
    const progress = { steps: open.stepsFrom(course.length, viewer), standing: open.standing(viewer) };
    await open.save();
    return progress;
  }

  async #choice(seat: Seat, name: string): Promise<ReturnType<typeof chooseWatched>> {
    const { course, table } = this.#now;
    const bots = await loadBots(course.game);
    const bot = bots.find((each) => each.name === name) ?? bots.at(-1);
    if (bot === undefined) throw new Error('there is no bot at all');
    const rng = course.botRng(table.seed, seat);
    const view = course.viewOf(seat);
    const end = performance.now() + LONGEST_THOUGHT;
    const isLate = (): boolean => performance.now() > end;
    const chosen = chooseWatched(bot, { view, seat, rng, isLate, simpler: simplerOf(bots) });
    if (chosen.trouble !== undefined) console.error(`${name}: ${chosen.trouble}`, chosen.error);
    return chosen;
  }
}

function openedHere(open: OpenTable): OpenedHere {
  const viewer = personIn(open.table, open.awaited);
  return {
    table: factsOf(open.table),
    viewer,
    standing: open.standing(viewer),
    history: open.history(viewer),
  };
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

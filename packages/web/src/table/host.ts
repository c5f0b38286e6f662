// The tables of this device: the one place that knows the whole state and the seed. It runs in a worker and hands out
// only views: the page cannot show what a player may not see, and a thinking bot cannot make the page stutter.
import { botCalled, loadBots } from '@planisphere/bots/minds';
import { createDealer, type Decision, GAME_OVER, type Game, type Seat, type Viewer } from '@planisphere/core';
import type { GameId } from '../base/games.ts';
import { foundTable, type NewTable, reopenTable } from './founding.ts';
import { loadRules } from './games.ts';
import type { OpenTable } from './open-table.ts';
import type { Hint, LocalTable, Progress, Refusal, SeatChange, Snapshot, UndoAnswer } from './play.ts';
import { allowsHints, type SavedTable, type TableFacts } from './saved.ts';
import { database, loadTable } from './store.ts';

/** What the coach needs for a hint, once somebody asks for one. */
const hints = () => import('@planisphere/bots/hints');

interface HintQuestion {
  readonly game: GameId;
  /** The seat's view, in notation. */
  readonly view: string;
  readonly seat: Seat;
  readonly players: number;
  readonly at: number;
}

export class Host {
  #open: OpenTable | undefined;
  /** Counts openings: a question names the opening it is about, and one about an earlier opening is void. */
  #opening = 0;
  #last: Promise<unknown> = Promise.resolve();

  get #now(): OpenTable {
    if (this.#open === undefined) throw new Error('no table is open');
    return this.#open;
  }

  #at(opening: number): OpenTable {
    if (opening !== this.#opening) throw new Error('another table has been opened');
    return this.#now;
  }

  /** Runs one act after another: each begins when the one before it has ended. */
  #inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Loads what a table of this game needs to open. */
  async prepare(id: GameId): Promise<void> {
    await Promise.all([loadRules(id), database()]);
  }

  /** Bots are heavy: they load while the person already looks at the table. */
  async prepareBots(): Promise<void> {
    const { rules, table } = this.#now;
    if (table.seats.some(({ bot }) => bot !== undefined)) await botsFor(rules.game);
  }

  create(asked: NewTable): Promise<LocalTable> {
    return this.#inTurn(async () => {
      const open = await foundTable(asked);
      await open.save();
      return this.#opened(open);
    });
  }

  open(id: string): Promise<LocalTable | undefined> {
    return this.#inTurn(async () => {
      const table = await loadTable(id);
      const open = table === undefined ? undefined : await reopenTable(table);
      return open === undefined ? undefined : this.#opened(open);
    });
  }

  #opened(open: OpenTable): LocalTable {
    this.#open = open;
    this.#opening += 1;
    const viewer = personIn(open.table, open.awaited);
    return { opening: this.#opening, table: factsOf(open.table), viewer, ...laidFor(open, viewer) };
  }

  /** Returns the id of a rule if the action is refused. */
  decide(opening: number, { by, action }: Decision<unknown>, viewer: Viewer): Promise<Progress | Refusal> {
    return this.#inTurn(() => decideAt(this.#at(opening), { seat: by, action, viewer }));
  }

  /** Lets a bot that the game waits for make one decision. */
  async think(opening: number, viewer: Viewer): Promise<Progress | undefined> {
    // Loaded before the turn in the queue: meanwhile a person may decide or take something back.
    const { bots, choiceOf } = await botsFor(this.#at(opening).rules.game);
    return this.#inTurn(async () => {
      const open = this.#at(opening);
      const seat = open.awaited.find((awaited) => open.botAt(awaited) !== undefined);
      if (seat === undefined) return undefined;
      const bot = botCalled(bots, open.botAt(seat) ?? '') ?? bots.at(-1);
      if (bot === undefined) throw new Error('there is no bot at all');
      const { action, trouble } = choiceOf(open, { seat, bot, bots });
      const made = await decideAt(open, { seat, action, viewer });
      if ('refused' in made) return undefined;
      return trouble === undefined ? made : { ...made, trouble: { seat, kind: trouble } };
    });
  }

  /** What the strongest bot would do in the seat's place, and why; the table counts as assisted from here on. */
  async hint(opening: number, seat: Seat): Promise<Hint | undefined> {
    const question = await this.#inTurn(async () => {
      const open = this.#at(opening);
      if (!allowsHints(open.table)) return undefined;
      if (!open.table.assisted) {
        open.markAssisted();
        await open.save();
      }
      const { course, table } = open;
      const asked = { seat, players: table.seats.length, at: course.length };
      return { ...asked, game: course.game, view: course.viewOf(seat) };
    });
    return question === undefined ? undefined : (await hints()).thinkOfHint(question.game, question);
  }

  /** The same for a seat at a server's table, from its own view. */
  async hintAt({ game: id, view, ...asked }: HintQuestion): Promise<Hint> {
    const { game } = await loadRules(id);
    const parsed = game.notation.parse(view);
    if (!parsed.ok) throw new Error(`a view: ${parsed.fault.message}`);
    return (await hints()).thinkOfHint(game, { ...asked, view: parsed.value });
  }

  /**
   * The seat's chance to win. It is no advice, so the table is not marked as assisted; undefined where hints are off.
   */
  async chance(opening: number, seat: Seat): Promise<number | undefined> {
    const seen = await this.#inTurn(() => {
      const { course, table } = this.#at(opening);
      return allowsHints(table) ? { game: course.game, view: course.viewOf(seat) } : undefined;
    });
    return seen && (await hints()).glanceAt(seen.game, seen.view);
  }

  /** The same for a seat at a server's table, from its own view. */
  async chanceAt({ game: id, view }: Pick<HintQuestion, 'game' | 'view'>): Promise<number | undefined> {
    const { game } = await loadRules(id);
    const parsed = game.notation.parse(view);
    return parsed.ok ? (await hints()).glanceAt(game, parsed.value) : undefined;
  }

  /**
   * Takes the seat's last decision back, as far as the rules of undo allow it, together with later events that the seat
   * has not seen.
   */
  undo(opening: number, seat: Seat, seen: number): Promise<UndoAnswer> {
    return this.#inTurn(async () => {
      const open = this.#at(opening);
      if (seen < open.course.length) open.course = open.course.undo(seen);
      const undone = open.undoOf(seat);
      const { course } = open;
      const length = undone === 'free' ? course.undoLength(seat) : course.takeBackLength(seat);
      if (undone !== undefined && length !== undefined) open.course = course.undo(length);
      if (undone === 'assisted') open.markAssisted();
      await open.save();
      return { ...laidFor(open, seat), undone };
    });
  }

  /** The person in this seat gives up, which ends the game. */
  resign(opening: number, seat: Seat): Promise<Snapshot> {
    return this.#inTurn(async () => {
      const open = this.#at(opening);
      open.resign(seat);
      await open.save();
      return laidFor(open, seat);
    });
  }

  /**
   * Another bot plays this seat from here on; the table counts as assisted, because the game began against another
   * level.
   */
  reseat(opening: number, { seat, taken, viewer }: SeatChange): Promise<Snapshot> {
    return this.#inTurn(async () => {
      const open = this.#at(opening);
      if (open.course.events.some(({ by }) => by !== 'chance')) open.markAssisted();
      open.reseat(seat, taken);
      await open.save();
      return laidFor(open, viewer);
    });
  }

  look(opening: number, viewer: Viewer): Promise<Snapshot> {
    return this.#inTurn(() => laidFor(this.#at(opening), viewer));
  }

  /** The seed, once it can harm nobody. */
  seed(): string | undefined {
    const { isOver, table } = this.#now;
    return isOver ? table.seed : undefined;
  }

  /** The whole game as JSON, once it is over. */
  async record(): Promise<string | undefined> {
    const { course, isOver, table } = this.#now;
    return isOver ? (await import('./recording.ts')).recordText(table, course) : undefined;
  }
}

/** The bots of a game, and what lets them decide. */
async function botsFor(game: Game) {
  const [bots, { choiceOf }] = await Promise.all([loadBots(game), import('./bot-choice.ts')]);
  return { bots, choiceOf };
}

interface TableDecision {
  readonly seat: Seat;
  readonly action: unknown;
  readonly viewer: Viewer;
}

async function decideAt(
  open: OpenTable,
  { seat, action, viewer }: TableDecision,
): Promise<Progress | Refusal> {
  const { course, table } = open;
  if (open.isOver) return { refused: GAME_OVER };
  const decided = course.decide(seat, action);
  if ('rule' in decided) return { refused: decided.rule };
  open.course = decided.settle(createDealer(table.seed));
  const progress = { steps: open.stepsFrom(course.length, viewer), standing: open.standing(viewer) };
  await open.save();
  return progress;
}

function laidFor(open: OpenTable, viewer: Viewer): Snapshot {
  return { standing: open.standing(viewer), history: open.history(viewer) };
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

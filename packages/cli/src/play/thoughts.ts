// Runs what takes long at a table in the terminal in another thread: a bot's move, a hint, a review. The screen hears
// keys meanwhile, and a player who leaves does not wait for an answer.
import type { Trouble } from '@planisphere/bots';
import type { Decided, Moment } from '@planisphere/bots/review';
import type { Seat, Viewer } from '@planisphere/core';
import { compiled, Thread } from '@planisphere/server/threads';
import type { Console } from '../screen/console.ts';

/** A view in notation, and its owner: no bot gets more than a player does. */
interface Seen {
  readonly game: string;
  readonly view: string;
  readonly seat: Seat;
}

export interface MoveJob extends Seen {
  readonly kind: 'move';
  readonly bot: string;
  readonly seed: string;
}

export interface Move {
  /** In notation. */
  readonly event: string;
  /** The bot was stopped, or broke down and was replaced. */
  readonly trouble: Trouble | undefined;
}

export interface HintJob extends Seen {
  readonly kind: 'hint';
  readonly players: number;
  readonly at: number;
}

export interface FoundHint {
  readonly event: string;
  readonly moment: Moment | undefined;
}

export interface ReviewJob {
  readonly kind: 'review';
  readonly game: string;
  /** The record of a game that is over. */
  readonly record: string;
  readonly names: readonly string[];
  readonly reader: Viewer;
}

export type Job = MoveJob | HintJob | ReviewJob;

export interface Answers {
  readonly move: Move;
  readonly hint: FoundHint;
  /** Undefined if the game has no examiner. */
  readonly review: readonly Decided[] | undefined;
}

/**
 * In milliseconds: after this time a bot has to play its best action so far; the thread of a bot that does not stop is
 * terminated.
 */
export const LONGEST_THOUGHT = 20_000;
const DEAF = 2 * LONGEST_THOUGHT;

/** The player has left or cancelled before there was an answer. */
export const LEFT = Symbol('left');

export class Thoughts {
  readonly #thread = new Thread<Job, Answers[keyof Answers]>({
    script: compiled(new URL('./thinking-thread.js', import.meta.url)),
  });
  readonly #console: Pick<Console, 'left' | 'untilEscape'>;

  constructor(console: Pick<Console, 'left' | 'untilEscape'>) {
    this.#console = console;
  }

  move(job: MoveJob): Promise<Move | typeof LEFT> {
    return unless(this.#console.left, this.#thread.run(job, DEAF) as Promise<Move>);
  }

  hint(job: HintJob): Promise<FoundHint | typeof LEFT> {
    return this.#unlessEscape(this.#thread.run(job) as Promise<FoundHint>);
  }

  /** @param onEvent gets the index of each event that has been judged */
  review(job: ReviewJob, onEvent: (at: number) => void): Promise<Answers['review'] | typeof LEFT> {
    const tell = (at: unknown): void => onEvent(at as number);
    return this.#unlessEscape(this.#thread.run(job, undefined, tell) as Promise<Answers['review']>);
  }

  close(): Promise<void> {
    return this.#thread.stop();
  }

  /** Escape terminates the thread; the next question starts another. */
  async #unlessEscape<R>(thinking: Promise<R>): Promise<R | typeof LEFT> {
    const answer = await unless(this.#console.untilEscape(), thinking);
    if (answer === LEFT) await this.#thread.stop();
    return answer;
  }
}

async function unless<R>(signal: AbortSignal, thinking: Promise<R>): Promise<R | typeof LEFT> {
  let leave = (): void => undefined;
  const leaving = new Promise<typeof LEFT>((resolve) => {
    leave = () => resolve(LEFT);
  });
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave);
  thinking.catch(() => undefined); // its thread was terminated after the player left
  try {
    return await Promise.race([thinking, leaving]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

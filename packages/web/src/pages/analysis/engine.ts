// The page's end of the engine: on or off, for what the seat knows or with every card face up. It runs one pass after
// another as long as it is on and can add something. The worker that is always free gives the first answers; then as
// many workers join as the device can spare.
import { together } from '@planisphere/bots/together';
import { type Game, hidesFrom, type Seat, seatsThatKnow } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import type { EngineWorkers } from './engine-workers.ts';
import type { EngineAnswer, EngineQuestion } from './worker.ts';

const LINES = 4;
/** More than are shown: the line that one worker finds best may be the fifth of another. */
const LINES_OF_EACH = 8;
/** Passes of the first answer's worker: they are short, so that the next position finds it free. */
const EARLY_PASSES = 2;
/** The engine stops after so many passes, about two minutes, to spare the battery. */
const MOST_PASSES = 120;

export type EngineState = 'off' | 'thinking' | 'resting' | 'nothing';

interface EngineStart {
  readonly id: GameId;
  readonly supposed: boolean;
  readonly workers: Pick<EngineWorkers, 'first' | 'thinker' | 'thinkers'>;
}

export class Engine {
  readonly answer: Signal<EngineAnswer | undefined> = signal(undefined);
  readonly state: Signal<EngineState> = signal('off');
  readonly on: Signal<boolean> = signal(true);
  /** Whether the engine may look at every card. */
  readonly known: Signal<boolean> = signal(false);
  /** Whether the position hides something from the player to move. */
  readonly hides: Signal<boolean> = signal(false);
  readonly #game: Game;
  readonly #id: GameId;
  /** Whether hidden cards of the position are only supposed: looking at them teaches nobody anything. */
  readonly #supposed: boolean;
  readonly #workers: EngineStart['workers'];
  /** What the first answer's worker has found. */
  #early: EngineAnswer | undefined;
  /** Each thinking worker's result for the position. */
  #found: readonly (EngineAnswer | undefined)[] = [];
  #question: Omit<EngineQuestion, 'stream'> | undefined;
  #run = 0;
  #passes = 0;

  constructor(game: Game, { id, supposed, workers }: EngineStart) {
    this.#id = id;
    this.#game = game;
    this.#supposed = supposed;
    this.#workers = workers;
  }

  /** Analyses this position from here on. */
  async look(position: unknown): Promise<void> {
    const run = ++this.#run;
    this.#passes = 0;
    const [seat] = seatsThatKnow(this.#game, position);
    this.hides.value = !this.#supposed && seat !== undefined && hidesFrom(this.#game, position, seat);
    this.answer.value = undefined;
    if (seat === undefined) this.state.value = 'nothing';
    else if (!this.on.value) this.state.value = 'off';
    else await this.#think(run, this.#known(position, seat), seat);
  }

  #known(position: unknown, seat: Seat): string {
    const all = this.known.value && this.hides.value;
    return this.#game.notation.make(all ? position : this.#game.view(position, seat));
  }

  async #think(run: number, view: string, seat: Seat): Promise<void> {
    this.state.value = 'thinking';
    this.#found = [];
    this.#question = { game: this.#id, view, seat, lines: LINES_OF_EACH };
    const first = await this.#workers.first().begin({ ...this.#question, stream: 0 });
    if (run !== this.#run) return;
    this.#early = first;
    if (first === undefined) this.state.value = 'nothing';
    else {
      this.#note();
      await Promise.all([this.#goOn(run), this.#sharpen(run)]);
    }
  }

  /** Improves the first answer with further short passes while the thinking workers are not as far yet. */
  async #sharpen(run: number): Promise<void> {
    for (let pass = 1; pass < EARLY_PASSES && !this.answer.peek()?.done; pass++) {
      const found = await this.#workers.first().next();
      if (run !== this.#run || found === undefined) return;
      this.#early = found;
      this.#note();
    }
  }

  /**
   * Merges the results of all workers. The worker of first answers and thinking worker 0 begin with the same
   * passes: of these two only the one that is further counts.
   */
  #note(): void {
    const [thought, ...others] = this.#found;
    const early = this.#early;
    const furthest = (thought?.passes ?? 0) >= (early?.passes ?? 0) ? thought : early;
    const answers = [furthest, ...others].filter((each) => each !== undefined);
    this.answer.value = together(answers, LINES, (event) => event);
  }

  async #goOn(run: number): Promise<void> {
    await Promise.all(Array.from({ length: this.#workers.thinkers }, (_, stream) => this.#look(run, stream)));
    if (run === this.#run) this.state.value = 'resting';
  }

  /** Runs one worker, pass after pass. */
  async #look(run: number, stream: number): Promise<void> {
    const question = this.#question;
    while (run === this.#run && this.#passes < MOST_PASSES && !this.answer.peek()?.done) {
      if (stream === 0) this.#passes++;
      const isNew = this.#found[stream] === undefined && question !== undefined;
      const remote = this.#workers.thinker(stream);
      const found = await (isNew ? remote.begin({ ...question, stream }) : remote.next());
      if (run !== this.#run || found === undefined) return;
      const { thinkers } = this.#workers;
      this.#found = Array.from({ length: thinkers }, (_, at) => (at === stream ? found : this.#found[at]));
      this.#note();
    }
  }

  /** Stops the engine, or resumes it. */
  async turn(on: boolean, position: unknown): Promise<void> {
    this.on.value = on;
    // The current pass ends: the worker keeps its result for the next one.
    const run = ++this.#run;
    if (!on) {
      this.state.value = 'off';
      return;
    }
    if (this.answer.peek() === undefined) return this.look(position);
    this.#passes = 0;
    this.state.value = 'thinking';
    await this.#goOn(run);
  }

  /** Asks nothing more; the page ends the workers. */
  close(): void {
    this.#run++;
  }
}

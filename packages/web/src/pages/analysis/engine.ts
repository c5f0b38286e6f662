// The page's end of the engine: on or off, for what the seat knows or with every card face up. It runs one pass after
// another as long as it is on and can add something. One worker gives the first answer; then as many workers join as
// the device can spare.
import { together } from '@planisphere/bots/together';
import { type Game, hidesFrom, type Seat, seatsThatKnow } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { type Remote, wrap } from 'comlink';
import type { GameId } from '../../base/games.ts';
import type { EngineAnswer, EngineQuestion, EngineService } from './worker.ts';

const LINES = 4;
/** More than are shown: the line that one worker finds best may be the fifth of another. */
const LINES_OF_EACH = 8;
/** One core stays free for the page; more workers than four would only cost memory. */
const WORKERS = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
/** The engine stops after so many passes, about two minutes, to spare the battery. */
const MOST_PASSES = 120;

export type EngineState = 'off' | 'thinking' | 'resting' | 'nothing';

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
  readonly #workers: { readonly worker: Worker; readonly remote: Remote<EngineService> }[] = [];
  /** Each worker's result for the position. */
  #found: readonly (EngineAnswer | undefined)[] = [];
  #question: Omit<EngineQuestion, 'stream'> | undefined;
  #run = 0;
  #passes = 0;

  constructor(game: Game, { id, supposed }: { readonly id: GameId; readonly supposed: boolean }) {
    this.#id = id;
    this.#game = game;
    this.#supposed = supposed;
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
    const first = await this.#ask(0).begin({ ...this.#question, stream: 0 });
    if (run !== this.#run) return;
    if (first === undefined) this.state.value = 'nothing';
    else {
      this.#note(0, first);
      await this.#goOn(run);
    }
  }

  /** Merges a worker's result with those of the others. */
  #note(stream: number, found: EngineAnswer): void {
    this.#found = Array.from({ length: WORKERS }, (_, at) => (at === stream ? found : this.#found[at]));
    const answers = this.#found.filter((each) => each !== undefined);
    this.answer.value = together(answers, LINES, (event) => event);
  }

  async #goOn(run: number): Promise<void> {
    await Promise.all(Array.from({ length: WORKERS }, (_, stream) => this.#look(run, stream)));
    if (run === this.#run) this.state.value = 'resting';
  }

  /** Runs one worker, pass after pass. */
  async #look(run: number, stream: number): Promise<void> {
    const question = this.#question;
    while (run === this.#run && this.#passes < MOST_PASSES && !this.answer.peek()?.done) {
      if (stream === 0) this.#passes++;
      const isNew = this.#found[stream] === undefined && question !== undefined;
      const remote = this.#ask(stream);
      const found = await (isNew ? remote.begin({ ...question, stream }) : remote.next());
      if (run !== this.#run || found === undefined) return;
      this.#note(stream, found);
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

  #ask(stream: number): Remote<EngineService> {
    const known = this.#workers[stream];
    if (known !== undefined) return known.remote;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const remote = wrap<EngineService>(worker);
    this.#workers[stream] = { worker, remote };
    return remote;
  }

  close(): void {
    this.#run++;
    for (const { worker } of this.#workers) worker.terminate();
  }
}

// The page's end of the engine: on or off, for what the seat knows or with every card face up, one pass after another as long as it
// is on and there is something to add.
import { type Game, hidesFrom, type Seat, seatsThatKnow } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { type Remote, wrap } from 'comlink';
import type { GameId } from '../../base/games.ts';
import type { EngineAnswer, EngineService } from './worker.ts';

const LINES = 4;
/** The engine rests after so many passes: about two minutes of a device's battery. */
const MOST_PASSES = 120;

export type EngineState = 'off' | 'thinking' | 'resting' | 'nothing';

export class Engine {
  readonly answer: Signal<EngineAnswer | undefined> = signal(undefined);
  readonly state: Signal<EngineState> = signal('off');
  readonly on: Signal<boolean> = signal(true);
  /** What perfect knowledge would say. */
  readonly known: Signal<boolean> = signal(false);
  /** Is there something that the player to move does not know? */
  readonly hides: Signal<boolean> = signal(false);
  readonly #game: Game;
  readonly #id: GameId;
  /** Hidden cards of the position are only supposed: nobody learns anything by looking at them. */
  readonly #supposed: boolean;
  #worker: Worker | undefined;
  #remote: Remote<EngineService> | undefined;
  #run = 0;
  #passes = 0;

  constructor(game: Game, { id, supposed }: { readonly id: GameId; readonly supposed: boolean }) {
    this.#id = id;
    this.#game = game;
    this.#supposed = supposed;
  }

  /** Looks at this position from now on. */
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
    const first = await this.#ask().begin({ game: this.#id, view, seat, lines: LINES });
    if (run !== this.#run) return;
    this.answer.value = first;
    if (first === undefined) this.state.value = 'nothing';
    else await this.#goOn(run);
  }

  async #goOn(run: number): Promise<void> {
    while (run === this.#run && this.on.peek() && this.#passes < MOST_PASSES && !this.answer.peek()?.done) {
      this.#passes++;
      const found = await this.#ask().next();
      if (run !== this.#run) return;
      if (found === undefined) break;
      this.answer.value = found;
    }
    if (run === this.#run) this.state.value = this.on.peek() ? 'resting' : 'off';
  }

  /** Stops, or goes on where it stopped. */
  async turn(on: boolean, position: unknown): Promise<void> {
    this.on.value = on;
    if (!on) return;
    if (this.answer.peek() === undefined) return this.look(position);
    this.#passes = 0;
    this.state.value = 'thinking';
    await this.#goOn(this.#run);
  }

  #ask(): Remote<EngineService> {
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#remote ??= wrap<EngineService>(this.#worker);
    return this.#remote;
  }

  close(): void {
    this.#run++;
    this.#worker?.terminate();
  }
}

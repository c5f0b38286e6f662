// A position as a table: every awaited seat may decide, nothing is final, and every decision is a variation.
import type { Decision, Seat, Viewer } from '@planisphere/core';
import type { Progress, Refusal, Snapshot, Standing, TableSource, UndoAnswer } from '../../table/play.ts';
import type { Variations } from './variations.ts';

export class AnalysisSource implements TableSource {
  readonly #variations: Variations;
  /** The message when no more variations fit. */
  readonly #full: () => string;

  constructor(variations: Variations, full: () => string) {
    this.#variations = variations;
    this.#full = full;
  }

  async decide(decision: Decision<unknown>, viewer: Viewer): Promise<Progress | Refusal> {
    const { length } = this.#variations.course;
    if (this.#variations.isFull) return { refused: this.#full() };
    const refusal = this.#variations.play(decision);
    if (refusal !== undefined) return { refused: refusal.rule };
    const { course } = this.#variations;
    return { steps: course.stepsSince(length, viewer), standing: this.standing(viewer) };
  }

  async think(): Promise<undefined> {
    return undefined;
  }

  /** There are no hints here: the engine's lines beside the board say more. */
  async hint(): Promise<undefined> {
    return undefined;
  }

  async undo(seat: Seat): Promise<UndoAnswer> {
    const undone = this.#variations.back() ? 'free' : undefined;
    return { ...(await this.look(seat)), undone };
  }

  async look(viewer: Viewer): Promise<Snapshot> {
    const { course } = this.#variations;
    const history = { start: course.startFor(viewer), steps: course.stepsSince(0, viewer) };
    return { standing: this.standing(viewer), history };
  }

  async seed(): Promise<undefined> {
    return undefined;
  }

  /** A game that ends here is not over: there is always another variation. */
  standing(viewer: Viewer): Standing {
    const { course, here } = this.#variations;
    const { view, awaited, optional } = course.standing(viewer);
    return {
      ...{ view, awaited, optional },
      over: false,
      undo: here.value === 0 ? undefined : 'free',
      assisted: false,
      commitment: '',
    };
  }
}

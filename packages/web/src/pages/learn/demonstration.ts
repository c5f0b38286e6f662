// “Show me”: the guide plays the move on the table, slowly, in three stages (where, the move, why), and then returns
// the table to the learner. With reduced motion each stage waits for a press.
import { type Signal, signal } from '@preact/signals';
import { motion } from '../../base/settings/settings.ts';
import type { LessonHints } from '../../table/advice/guide.ts';
import type { Mark } from '../../table/advice/mark.ts';
import { beginShow, hurry, pause } from '../../table/pace.ts';
import type { Session } from '../../table/session.ts';
import type { LessonSource } from './lesson-source.ts';

export const SHOW_STAGES = ['where', 'move', 'why'] as const;
export type ShowStage = (typeof SHOW_STAGES)[number];

export interface Shown {
  readonly stage: ShowStage;
  /** The move in words: its beginning, then the rest. */
  readonly told: string;
  /** What the light falls on. */
  readonly marks: readonly Mark[];
  /** Whether it waits for a press to go on. */
  readonly waits: boolean;
}

/** How long the learner looks before the hand moves, and between two of its presses. */
const LOOK_MS = 520;
const PRESS_MS = 170;

export class Showing {
  readonly shown: Signal<Shown | undefined> = signal(undefined);
  readonly #session: Session;
  readonly #hints: LessonHints;
  readonly #source: LessonSource;
  #goOn: (() => void) | undefined;
  /** A press came while the hand was still moving. */
  #pressed = false;
  /** Grows with each demonstration: everything begun in an earlier one is void. */
  #round = 0;
  #putBack: (() => void) | undefined;

  constructor(session: Session, hints: LessonHints, source: LessonSource) {
    this.#session = session;
    this.#hints = hints;
    this.#source = source;
  }

  /** Plays from the first stage, also while a demonstration is running. */
  async play(): Promise<void> {
    const session = this.#session;
    if (this.shown.peek() !== undefined) await this.giveBack();
    if (!session.mayAct || this.#source.step === undefined) return;
    const round = ++this.#round;
    const question = session.stage.question;
    const { actions, progress } = this.#source.demonstration();
    const [first, last] = [actions[0], actions.at(-1)];
    const by = session.viewer.peek();
    const tell = (some: typeof actions): string =>
      session.log.toldLine(some.map((action) => ({ by, action })));
    const [told, begun, rest] = [tell(actions), tell(actions.slice(0, 1)), tell(actions.slice(1))];
    session.note.value = '';
    beginShow({ slowly: true });
    const { presses, putBack } = this.#hints.handOver(first);
    this.#putBack = putBack;
    const show = (stage: ShowStage, marks: readonly Mark[]): void => {
      const now = stage === 'where' || rest === '' ? begun : rest;
      this.shown.value = { stage, told: now, marks, waits: motion() === 'still' && stage !== 'why' };
    };
    show('where', this.#hints.wayTo(first));
    session.answer(told);
    await this.#wait(LOOK_MS);
    if (round !== this.#round) return;
    this.#pressed = false;
    show('move', this.#hints.wayTo(first));
    for (const press of presses) {
      press();
      await pause(PRESS_MS);
      if (round !== this.#round || session.stage.question !== question) return;
    }
    if (motion() === 'still' && !this.#pressed) await this.#wait(0);
    if (round !== this.#round || session.stage.question !== question) return;
    session.watching.value = true;
    show('move', []);
    await session.demonstrate(progress);
    if (round !== this.#round) return;
    show('why', this.#hints.happensAt(last));
    session.answer(this.#source.step?.reason[this.#source.locale()] ?? '');
  }

  /** Goes on to the next stage; a press anywhere calls this. */
  next(): void {
    hurry();
    this.#pressed = true;
    this.#goOn?.();
  }

  /** Restores the table, so that the learner can make the move. */
  async giveBack(): Promise<void> {
    this.#round += 1;
    this.#goOn?.();
    hurry();
    this.shown.value = undefined;
    if (this.#session.watching.peek()) await this.#session.giveBack();
    this.#putBack?.();
    this.#putBack = undefined;
  }

  #wait(ms: number): Promise<void> {
    if (motion() !== 'still') return pause(ms);
    return new Promise((resolve) => {
      this.#goOn = () => {
        this.#goOn = undefined;
        resolve();
      };
    });
  }
}

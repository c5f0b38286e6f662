// A hint at a table: what it says and what it points at, for the step that is next and for what the player holds. It
// stays while the player follows its line, on the table and in plans not yet sent, and steps aside for anything else.
// Loads with the first hint (hints.ts).
import type { Moment } from '@planisphere/bots/review';
import type { EventOf, GameTypes } from '@planisphere/core';
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { appWords } from '../../base/words/index.ts';
import type { Session } from '../session.ts';
import { type Advised, type HintStage, tellingOf } from './advice.ts';
import { barsOf } from './bars.ts';
import { restOf } from './follow.ts';
import type { Hinting, Mark, Reference } from './mark.ts';
import { numbered } from './numbered.ts';
import type { Part } from './parts-of.ts';

export interface ShownHint {
  readonly stage: HintStage;
  readonly last: HintStage;
  readonly words: string;
  /**
   * The words as shown, cut into phrases that name a marked place and the text between them. Numbers in the bars are
   * not repeated.
   */
  readonly parts: readonly Part[];
  readonly marks: readonly Mark[];
  /** What the hint compares, and the name of the other line. */
  readonly compared: { readonly moment: Moment; readonly next: string } | undefined;
}

interface Step<G extends GameTypes> {
  readonly advised: Advised<G>;
  /** The rest of the line after the planned actions. */
  readonly rest: readonly EventOf<G>[];
  /** How many events of the line have been played or planned. */
  readonly taken: number;
  readonly action: G['action'];
  readonly view: G['position'];
}

/** The part of a table's desk that hints need. */
export interface HintDesk<G extends GameTypes> {
  readonly session: Session<G>;
  keepHolding(): () => void;
  clear(): void;
}

export class HintGuide<G extends GameTypes, D extends HintDesk<G>> {
  /** Undefined without a hint, and while the player does something else. */
  readonly shown: ReadonlySignal<ShownHint | undefined>;
  readonly #desk: D;
  readonly #hinting: Hinting<G, D>;
  readonly #step: ReadonlySignal<Step<G> | undefined>;
  readonly #stop: () => void;

  constructor(desk: D, hinting: Hinting<G, D>) {
    this.#desk = desk;
    this.#hinting = hinting;
    this.#step = computed(() => this.#stepNow());
    this.shown = computed(() => this.#shownNow());
    this.#stop = this.#goOnWithTheNextStep();
  }

  close(): void {
    this.#stop();
  }

  /** Asks for a hint, or for its next stage; from the second stage on puts the action ready for the player. */
  async ask(): Promise<void> {
    const { session } = this.#desk;
    // A player who turned away from a hint sees it again unchanged.
    const wasAside = session.advice.now.value !== undefined && this.shown.value === undefined;
    if (!wasAside) await session.hint();
    this.#makeRoom();
    this.#lay();
    this.#say();
  }

  /** Plays the step that the hint shows. */
  take(): void {
    const action = this.#step.value?.action;
    if (action !== undefined && this.#desk.session.mayAct) this.#hinting.take(this.#desk, action);
  }

  dismiss(): void {
    this.#desk.session.advice.close();
  }

  // For guides that show how something is done.

  /** The presses that lead to an action, and a function that restores what the hand holds. */
  handOver(action: G['action']): { readonly presses: readonly (() => void)[]; readonly putBack: () => void } {
    this.dismiss();
    const putBack = this.#desk.keepHolding();
    return { presses: this.#hinting.handOver(this.#desk, action), putBack };
  }

  references(): readonly Reference[] {
    return this.#hinting.references(this.#desk);
  }

  /** Where on the table an action happens. */
  happensAt(action: G['action']): readonly Mark[] {
    return this.#hinting.happensAt(this.#desk, action);
  }

  /** Which piece goes where for an action; the place of the action alone if the hand holds something else. */
  wayTo(action: G['action']): readonly Mark[] {
    return this.#hinting.wayTo(this.#desk, { stage: 2, action }) ?? this.happensAt(action);
  }

  /** Empties the hand if it holds something else, so that the hint shows. */
  #makeRoom(): void {
    const step = this.#step.peek();
    // From the second stage on `#lay` does this.
    if (step === undefined || step.advised.stage > 1) return;
    const { action } = step;
    if (this.#hinting.wayTo(this.#desk, { stage: 1, action }) === undefined) this.#desk.clear();
  }

  #lay(): void {
    const step = this.#step.peek();
    if (step === undefined || !this.#desk.session.mayAct) return;
    if (step.advised.stage > 1) this.#hinting.lay(this.#desk, step.action);
  }

  #say(): void {
    const shown = this.shown.peek();
    if (shown === undefined) return;
    const { hint } = appWords().table;
    this.#desk.session.say(shown.last === 2 ? hint(shown.words) : hint(shown.words, shown.stage));
  }

  /** After each step of the line, puts the next one ready and says it; forgets a hint whose line was left. */
  #goOnWithTheNextStep(): () => void {
    const { session } = this.#desk;
    let left = 0;
    return effect(() => {
      const rest = this.#step.value?.rest.length ?? 0;
      if (!session.mayAct) return;
      const went = rest > 0 && rest < left;
      left = rest;
      untracked(() => {
        session.advice.forget();
        if (!went) return;
        session.advice.goOn();
        this.#lay();
        this.#say();
      });
    });
  }

  #stepNow(): Step<G> | undefined {
    const { session } = this.#desk;
    const advised = session.advice.now.value;
    if (advised === undefined) return undefined;
    const planned = this.#hinting.planned?.(this.#desk) ?? { events: [], view: session.view.value };
    const rest = restOf({ line: advised.rest, since: planned.events, seat: advised.seat });
    const [next] = rest ?? [];
    if (rest === undefined || next === undefined || next.by === 'chance') return undefined;
    const taken = advised.line.length - rest.length;
    return { advised, rest, taken, action: next.action, view: planned.view };
  }

  #shownNow(): ShownHint | undefined {
    const step = this.#step.value;
    if (step === undefined) return undefined;
    const { advised, action } = step;
    const { stage } = advised;
    const way = this.#hinting.wayTo(this.#desk, { stage, action });
    if (way === undefined) return undefined;
    if (stage > 1) return this.#told(step, way);
    const key = this.#keyOf(advised);
    // The player has already done what this stage points at.
    if (key < step.taken) return undefined;
    const event = advised.line[key];
    if (event === undefined || event.by === 'chance') return undefined;
    return this.#told(step, this.#hinting.lookFor(this.#desk, event.action, this.#otherLine(advised)));
  }

  #told(step: Step<G>, marks: readonly Mark[]): ShownHint {
    const { session } = this.#desk;
    const { stage, compared } = step.advised;
    const telling = tellingOf(step.advised, session.seats);
    const words = this.#words(step);
    const hasBars = stage === 3 && compared !== undefined && barsOf(compared.moment) !== undefined;
    const reasons = hasBars && telling !== undefined ? compared.coach.reasons(telling) : '';
    const next = telling && compared?.coach.other(telling);
    return {
      ...{ stage, last: session.advice.last, words },
      ...numbered(reasons || words, marks, { references: this.#hinting.references(this.#desk), next }),
      compared: compared && next !== undefined ? { moment: compared.moment, next } : undefined,
    };
  }

  #words({ advised, rest, taken, view }: Step<G>): string {
    const { session } = this.#desk;
    const telling = tellingOf(advised, session.seats);
    const { coach, seat, before, line } = advised;
    if (coach === undefined) return session.log.toldLine(rest, view);
    if (telling !== undefined && advised.stage === 1) return coach.where(telling);
    if (telling !== undefined && advised.stage === 3) return coach.why(telling);
    const events = line.map((event) => session.game.notation.makeEvent(event));
    const { locale } = settings.value;
    return coach.ask({ before, seat, events, taken, locale, nameOf: (each) => session.seats.titleOf(each) });
  }

  #keyOf(advised: Advised<G>): number {
    return this.#hinting.keyOf(actionsIn(advised.line), this.#otherLine(advised), advised.before);
  }

  #otherLine({ compared }: Advised<G>): readonly G['action'][] {
    const { game } = this.#desk.session;
    const events = (compared?.moment.other.events ?? []).flatMap((text) => {
      const parsed = game.notation.parseEvent(text);
      return parsed.ok ? [parsed.value] : [];
    });
    return actionsIn<G>(events);
  }
}

function actionsIn<G extends GameTypes>(events: readonly EventOf<G>[]): readonly G['action'][] {
  return events.flatMap((event) => (event.by === 'chance' ? [] : [event.action]));
}

/** What the guide of a lesson needs of a table's hints, for any game. */
export interface LessonHints<G extends GameTypes = GameTypes> {
  handOver(action: G['action']): { readonly presses: readonly (() => void)[]; readonly putBack: () => void };
  happensAt(action: G['action']): readonly Mark[];
  wayTo(action: G['action']): readonly Mark[];
  /** The names of places that words may use, and where they are. */
  references(): readonly Reference[];
}

/**
 * The first action of a line that the other line lacks, or has less often; the very first if the other line has them
 * all.
 */
export function firstOwn<A>(
  line: readonly A[],
  other: readonly A[],
  isWanted: (action: A) => boolean = () => true,
): number {
  const left = other.map((action) => JSON.stringify(action));
  const own = line.flatMap((action, index) => {
    const at = left.indexOf(JSON.stringify(action));
    if (at >= 0) left.splice(at, 1);
    return at < 0 ? [index] : [];
  });
  return own.find((index) => isWanted(line[index]!)) ?? own[0] ?? 0;
}

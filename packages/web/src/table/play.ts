// What a screen is told about a table, wherever the table is kept: in the worker of this device or on a server. Views only.

import type { Trouble } from '@planisphere/bots/minds';
import type { Moment } from '@planisphere/bots/review';
import type { Seat, Viewer } from '@planisphere/core';
import type { TableFacts } from './saved.ts';

/** One event as the viewer may read it, and the viewer's view after it. */
export interface Step<P = unknown> {
  readonly event: string;
  readonly view: P;
}

/** The same with the view before it: what is needed to tell the event. */
export interface Past<P = unknown> extends Step<P> {
  readonly before: P;
}

export interface Standing<P = unknown> {
  readonly view: P;
  /** The seats for which the game waits. */
  readonly awaited: readonly Seat[];
  /** Seats that may change their answer although nobody waits for them. */
  readonly optional: readonly Seat[];
  readonly over: boolean;
  /** Once it is over. */
  readonly scores?: readonly number[];
  readonly winners?: readonly Seat[];
  /** `free`: nobody has learned anything; `assisted`: allowed, and the record says so; `ask`: the others decide. */
  readonly undo: 'free' | 'assisted' | 'ask' | undefined;
  readonly assisted: boolean;
  readonly commitment: string;
}

export interface Progress<P = unknown> {
  readonly steps: readonly Step<P>[];
  readonly standing: Standing<P>;
  /** The bot that acted was stopped, or broke down and was replaced. */
  readonly trouble?: BotTrouble;
}

export interface BotTrouble {
  readonly seat: Seat;
  readonly kind: Trouble;
}

/** The rule that forbids it, or words where no rule does. */
export interface Refused {
  readonly refused: string;
}

export interface Opened<P = unknown> {
  readonly table: TableFacts;
  readonly standing: Standing<P>;
}

/** All that a screen needs to begin with, in one answer. */
export interface OpenedHere extends Opened {
  /** By it the table is asked from now on. */
  readonly opening: number;
  readonly viewer: Seat;
  readonly history: History;
}

/** The log from the empty table on. */
export interface History<P = unknown> {
  readonly start: P;
  readonly steps: readonly Step<P>[];
}

/** The table as it lies, and how it came to be, in one answer: nothing can happen between the two. */
export interface Laid<P = unknown> {
  readonly standing: Standing<P>;
  readonly history: History<P>;
}

/** The table after a decision was taken back; `undone` says on which terms, undefined where nothing was. */
export interface Undone<P = unknown> extends Laid<P> {
  readonly undone: Standing['undo'];
}

/** What a strong player would do; the table is marked as assisted from now on. */
export interface Hint {
  readonly event: string;
  /** The best line and the next best, for the coach to say why; none where there is nothing to compare. */
  readonly moment?: Moment;
}

/** What a session asks of its table. The worker's host answers it for this device, `online/` for a server. */
export interface TableSource<P = unknown> {
  decide(event: string, viewer: Viewer): Promise<Progress<P> | Refused>;
  /** Lets an awaited bot make one decision; undefined when none is run from here. */
  think(viewer: Viewer): Promise<Progress<P> | undefined>;
  /** What the strongest bot would do in the seat's place; none where nobody may be helped. */
  hint(seat: Seat): Promise<Hint | undefined>;
  /** Takes the seat's last decision back. What has happened after the `seen` first events was never shown and goes with it. */
  undo(seat: Seat, seen: number): Promise<Undone<P>>;
  look(viewer: Viewer): Promise<Laid<P>>;
  /** The seed, once it can harm nobody. */
  seed(): Promise<string | undefined>;
}

export function pastOf<P>({ start, steps }: History<P>): readonly Past<P>[] {
  return steps.map((step, index) => ({ ...step, before: steps[index - 1]?.view ?? start }));
}

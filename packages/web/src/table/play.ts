// What a screen learns of a table, whether the worker of this device or a server keeps it. Views only, and events as
// objects: their text is parsed on the way in and written on the way out.

import type { Moment } from '@planisphere/bots/review';
import type { Trouble } from '@planisphere/bots/watched';
import type { Decision, EventOf, GameTypes, Seat, Viewer } from '@planisphere/core';
import type { EarlyEnd, SavedSeat, TableFacts } from './saved.ts';

/** One event as the viewer may read it, and the viewer's view after it. */
export interface Step<G extends GameTypes = GameTypes> {
  readonly event: EventOf<G>;
  readonly view: G['position'];
}

/** The same with the view before it: what is needed to tell the event. */
export interface Past<G extends GameTypes = GameTypes> extends Step<G> {
  readonly before: G['position'];
}

export interface Standing<G extends GameTypes = GameTypes> {
  readonly view: G['position'];
  /** The seats for which the game waits. */
  readonly awaited: readonly Seat[];
  /** Seats that may change their answer although the game does not wait for them. */
  readonly optional: readonly Seat[];
  readonly over: boolean;
  /** Once it is over. */
  readonly scores?: readonly number[];
  readonly winners?: readonly Seat[];
  /** If people ended it before the rules did. */
  readonly ended?: EarlyEnd;
  /** `free`: nobody has learned anything; `assisted`: allowed, and the record says so; `ask`: the others decide. */
  readonly undo: 'free' | 'assisted' | 'ask' | undefined;
  readonly assisted: boolean;
  readonly commitment: string;
}

export interface Progress<G extends GameTypes = GameTypes> {
  readonly steps: readonly Step<G>[];
  readonly standing: Standing<G>;
  /** The bot that acted was stopped, or broke down and was replaced. */
  readonly trouble?: BotTrouble;
}

export interface BotTrouble {
  readonly seat: Seat;
  readonly kind: Trouble;
}

/** The rule that forbids it; words if no rule does. */
export interface Refusal {
  readonly refused: string;
}

export interface OpenedTable<G extends GameTypes = GameTypes> {
  readonly table: TableFacts;
  readonly standing: Standing<G>;
}

/** Everything that a screen needs to begin, in one answer. */
export interface LocalTable extends OpenedTable {
  /** The page names it in every question about the table. */
  readonly opening: number;
  readonly viewer: Seat;
  readonly history: History;
}

/** The log from the empty table on. */
export interface History<G extends GameTypes = GameTypes> {
  readonly start: G['position'];
  readonly steps: readonly Step<G>[];
}

/** The current table and its history in one answer, so that nothing can happen between the two. */
export interface Snapshot<G extends GameTypes = GameTypes> {
  readonly standing: Standing<G>;
  readonly history: History<G>;
}

/** The table after a decision was taken back; `undone` says on which terms, undefined if nothing was. */
export interface UndoAnswer<G extends GameTypes = GameTypes> extends Snapshot<G> {
  readonly undone: Standing['undo'];
}

/** What a strong player would do; from here on the table is marked as assisted. */
export interface Hint<G extends GameTypes = GameTypes> {
  readonly action: G['action'];
  /** The action and the events that it leads to. */
  readonly line: readonly EventOf<G>[];
  /** The best line and the next best, so that the coach can say why; undefined if there is nothing to compare. */
  readonly moment?: Moment;
}

export interface SeatChange {
  readonly seat: Seat;
  readonly taken: SavedSeat;
  readonly viewer: Viewer;
}

/** What a session asks of its table. The worker's host answers it for this device, `online/` for a server. */
export interface TableSource<G extends GameTypes = GameTypes> {
  decide(decision: Decision<G['action']>, viewer: Viewer): Promise<Progress<G> | Refusal>;
  /** Lets an awaited bot make one decision; undefined if no bot runs here. */
  think(viewer: Viewer): Promise<Progress<G> | undefined>;
  /** What the strongest bot would do in the seat's place; undefined if nobody may be helped. */
  hint(seat: Seat): Promise<Hint<G> | undefined>;
  /** The current chance to win, which is no advice; undefined if hints are off, or nobody can judge it. */
  chance?(seat: Seat): Promise<number | undefined>;
  /**
   * Takes the seat's last decision back, together with what happened after the first `seen` events, which was never
   * shown.
   */
  undo(seat: Seat, seen: number): Promise<UndoAnswer<G>>;
  look(viewer: Viewer): Promise<Snapshot<G>>;
  /** The seat gives up. Only at a table of this device: a server gets a command instead. */
  resign?(seat: Seat): Promise<Snapshot<G>>;
  /** From here on another bot plays the seat. */
  reseat?(change: SeatChange): Promise<Snapshot<G>>;
  /** The seed, once it can harm nobody. */
  seed(): Promise<string | undefined>;
}

export function pastOf<G extends GameTypes>({ start, steps }: History<G>): readonly Past<G>[] {
  return steps.map((step, index) => ({ ...step, before: steps[index - 1]?.view ?? start }));
}

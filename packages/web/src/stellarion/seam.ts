// What the board asks of a session.
import type { Seat } from '@planisphere/core';
import type { Action, Position } from '@planisphere/stellarion';
import type { ReadonlySignal, Signal } from '@preact/signals';

export interface Past {
  readonly event: string;
  readonly before: Position;
}

export interface TableSession {
  readonly view: ReadonlySignal<Position>;
  readonly viewer: ReadonlySignal<Seat>;
  readonly standing: ReadonlySignal<{
    readonly over: boolean;
    readonly awaited: readonly Seat[];
    readonly undo: 'free' | 'assisted' | undefined;
    readonly assisted: boolean;
  }>;
  readonly history: ReadonlySignal<readonly Past[]>;
  readonly thinking: ReadonlySignal<boolean>;
  readonly showing: ReadonlySignal<boolean>;
  readonly said: Signal<string>;
  readonly note: Signal<string>;
  readonly mayAct: boolean;
  readonly names: readonly string[];
  decide(action: Action): Promise<void>;
  undo(): Promise<void>;
  hint(): Promise<Action | undefined>;
  nameOf(seat: Seat): string;
  isBot(seat: Seat): boolean;
  tell(past: Past): string;
}

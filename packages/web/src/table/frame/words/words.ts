// The words around every board.
import type { Person } from '@planisphere/core';
import type { EarlyEnd } from '../../saved.ts';

export interface FrameWords {
  readonly enterText: string;
  readonly leaveText: string;
  readonly playAgain: string;
  readonly toTournament: string;
  readonly home: string;
  /** After a guided game. */
  readonly courseDone: string;
  readonly wholeGame: string;
  readonly lessons: string;
  readonly handover: HandoverWords;
  readonly tools: Readonly<Record<'label' | 'undo' | 'rules' | 'log' | 'menu', string>>;
  readonly ending: EndingWords;
}

/** While the device changes hands. */
export interface HandoverWords {
  /** Nobody has played at this screen yet. */
  readonly begin: string;
  readonly done: (name: string) => string;
  readonly pass: (name: string) => string;
  readonly hidden: string;
  /** On the button, for the next player. */
  readonly show: (name: string) => string;
}

export interface EndingWords {
  readonly win: (winners: readonly Person[]) => string;
  /** All players together. */
  readonly won: string;
  readonly lost: string;
  readonly nobody: string;
  readonly over: string;
  /** For games that a person ended. */
  readonly by: Readonly<Record<Exclude<EarlyEnd, 'abandoned'>, (person: Person) => string>>;
  readonly bySomebody: Readonly<Record<Exclude<EarlyEnd, 'abandoned'>, string>>;
  readonly abandoned: string;
  readonly points: (all: readonly { readonly name: Person; readonly points: number }[]) => string;
  /** About points in a game that was not played to its end. */
  readonly soFar: string;
}

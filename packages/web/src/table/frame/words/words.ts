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
  /** While the device changes hands. */
  readonly passTo: (name: string) => string;
  readonly show: string;
  readonly tools: Readonly<Record<'label' | 'undo' | 'rules' | 'log' | 'menu', string>>;
  readonly ending: EndingWords;
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

// What lies on the table of Meteor Watch. Nothing is hidden, so a state and a view are the same.

export const BRIGHTEST = 6;
export const METEORS = 12;

export interface Position {
  /** How many meteors have been noted or let pass. */
  readonly past: number;
  /** The brightness of the meteor that falls at this moment. */
  readonly falling: number | undefined;
  /** How many meteors of each brightness, from 1 on, are still to come. */
  readonly left: readonly number[];
  /** What each seat has noted, in order. */
  readonly noted: readonly (readonly number[])[];
}

export type Action = 'note' | 'pass';

/** The brightness of the meteor that falls. */
export type Outcome = number;

export type Options = Readonly<Record<string, never>>;

export interface Meteors {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly outcome: Outcome;
  /** The sum of each seat. */
  readonly breakdown: readonly number[];
}

export const sumOf = (noted: readonly number[]): number => noted.reduce((sum, each) => sum + each, 0);

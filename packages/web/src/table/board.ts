// What a game gives to a table and to a review of it, as the pages know it.
import type { Difference, Moment, Unit } from '@planisphere/bots/review';
import type { Translated } from '@planisphere/core';
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import type { Found } from './found.ts';
import type { Looked } from './review/looked.ts';
import type { Session } from './session.ts';

export interface Board {
  /** A session of this game's own kind. */
  open(found: Found): Session;
  /** `coach`: the guide of a lesson, in the rival's place. */
  readonly Table: ComponentType<{ session: Session; coach?: ComponentChildren }>;
  /** The table alone, to look at: without a bar, keys of its own or an end screen. Text stands in where it is missing. */
  readonly Still?: ComponentType<{ session: Session }>;
  /** Fetches parts and pictures for later, when the table is on the screen. */
  fetchRest(): void;
}

/** What a game draws of a review: one decision in a short line, the board at it, and the names of its points. */
export interface ReviewParts {
  readonly Chips: FunctionComponent<ReviewProps>;
  readonly Position: FunctionComponent<PositionProps>;
  partName(name: string): string;
  /** What chance reveals in this game. */
  readonly revealed: Translated;
  /** Where parts are no points but chances: which of them are shown, and what stands above them. */
  readonly chances?: {
    shown(parts: readonly Difference[]): readonly Difference[];
    caption(lost: boolean): string;
  };
}

export interface ReviewProps {
  readonly looked: Looked;
  readonly moment: Moment;
}

export interface PositionProps extends ReviewProps {
  /** Another line was better than the played one. */
  readonly lost: boolean;
  readonly unit: Unit;
}

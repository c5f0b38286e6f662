// An example that shows a rule: a position in one line of notation, and what is played from there, step by step. Apart from
// what draws it, so that it can be read without a page.
import type { Game, GameTypes, Seat, Translated } from '@planisphere/core';

export interface ExhibitStep {
  /** Events that lead here from the step before. */
  readonly play?: readonly string[];
  /** Another position to go on from. */
  readonly line?: string;
  /** What the reader is about to use, in words that the game's picture knows. */
  readonly held?: string;
  readonly say: Translated;
}

export interface Exhibit {
  readonly rule: string;
  /** Of the rulebook. */
  readonly page: string;
  readonly line: string;
  /** The part of the table that matters; left out, all of it. */
  readonly show?: string;
  readonly steps: readonly ExhibitStep[];
}

/** One step as it is drawn. */
export interface Scene {
  readonly rule: string;
  readonly line: string;
  /** The part of the table; `puzzle` is what a small picture of a position shows. */
  readonly show: string;
  readonly held: string;
  readonly say: Translated;
  /** Whose part of the table it is; left out, the first player's. */
  readonly seat?: Seat;
}

/** What a picture needs of it. */
export type Drawn = Omit<Scene, 'rule' | 'say'>;

export function scenesOf<T extends GameTypes>(game: Game<T>, exhibit: Exhibit): readonly Scene[] {
  const { rule, show = '' } = exhibit;
  let { line } = exhibit;
  return exhibit.steps.map((step) => {
    line = (step.play ?? []).reduce((from, event) => lineAfter(game, from, event), step.line ?? line);
    return { rule, line, show, held: step.held ?? '', say: step.say };
  });
}

function lineAfter<T extends GameTypes>({ notation, apply }: Game<T>, line: string, event: string): string {
  const position = notation.parse(line);
  const played = notation.parseEvent(event);
  if (!position.ok || !played.ok) throw new Error(`no such example: ${event} at ${line}`);
  return notation.make(apply(position.value, played.value));
}

// What is wrong with a position that a person set up by hand: what is impossible, and what no game leads to although the
// rules can go on from there.
import { type Decoded, type Fault, ok } from './fault.ts';
import type { Game, GameTypes } from './game.ts';
import type { Frame, GameText } from './text.ts';

export interface Finding extends Fault {
  /** `impossible`: the rules cannot go on from here. `unusual`: they can, but no game comes here. */
  readonly weight: 'impossible' | 'unusual';
}

export interface Inspection<P> {
  /** Defined unless something is impossible. */
  readonly position: P | undefined;
  readonly findings: readonly Finding[];
}

export function impossible(fault: Omit<Finding, 'weight'>): Finding {
  return { ...fault, weight: 'impossible' };
}

export function unusual(fault: Omit<Finding, 'weight'>): Finding {
  return { ...fault, weight: 'unusual' };
}

/** All findings about a line of notation, if the game can tell more than its first fault. */
export function inspectPosition<T extends GameTypes>(
  { notation }: Pick<Game<T>, 'notation'>,
  text: string,
): Inspection<T['position']> {
  if (notation.inspect !== undefined) return notation.inspect(text);
  const parsed = notation.parse(text);
  return parsed.ok
    ? { position: parsed.value, findings: [] }
    : { position: undefined, findings: [impossible(parsed.fault)] };
}

/** The strict reading of an inspection: the position, or the first impossible thing. */
export function decodedFrom<P>({ position, findings }: Inspection<P>): Decoded<P> {
  const first = findings.find(({ weight }) => weight === 'impossible');
  if (first === undefined) return ok(position as P);
  const { weight: _, ...fault } = first;
  return { ok: false, fault };
}

/** A finding as a sentence for a person; without words of the game, as the notation says it. */
export function findingText<T extends GameTypes>(
  text: GameText<T>,
  finding: Fault,
  frame: Pick<Frame, 'locale' | 'names'>,
): string {
  return text.finding?.(finding, frame) ?? finding.message;
}

/** The same for a fault of a record: the sentence is about the words of its event, wherever that stands in the record. */
export function eventFaultText<T extends GameTypes>(
  text: GameText<T>,
  fault: Fault,
  frame: Pick<Frame, 'locale' | 'names'>,
): string {
  return findingText(text, { ...fault, at: fault.at.replace(/^events\[\d+\]\.?/, '') }, frame);
}

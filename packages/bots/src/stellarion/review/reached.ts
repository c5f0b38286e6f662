// Where the two lines of a comparison lead, by the rules: each action is checked before it is applied.
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import type { ComparedLines, Subject } from '../../review/claim.ts';

type Action = Stellarion['action'];

export interface Step {
  readonly position: Position;
  readonly action: Action;
}

export interface Reached {
  readonly before: Position;
  readonly steps: readonly Step[];
  readonly after: Position;
}

type Both = Readonly<Record<Subject, Reached | undefined>>;

const known = new WeakMap<ComparedLines<Stellarion>, Both>();

/** Undefined if the line breaks a rule. */
export function reachedBy(compared: ComparedLines<Stellarion>, about: Subject): Reached | undefined {
  let both = known.get(compared);
  if (both === undefined) {
    both = { best: follow(compared, 'best'), played: follow(compared, 'played') };
    known.set(compared, both);
  }
  return both[about];
}

export function otherOf(about: Subject): Subject {
  return about === 'best' ? 'played' : 'best';
}

function follow({ before, seat, lines }: ComparedLines<Stellarion>, about: Subject): Reached | undefined {
  const steps: Step[] = [];
  let position = before;
  for (const action of lines[about]) {
    if (stellarion.check(position, seat, action) !== undefined) return undefined;
    steps.push({ position, action });
    position = stellarion.apply(position, { by: seat, action });
  }
  return { before, steps, after: position };
}

/**
 * Whether the action of the turn is complete, up to the next turned-up or scanned cards. Proofs and meteors are no
 * action.
 */
export function isComplete({ steps, after: { stage } }: Reached): boolean {
  const last = steps.at(-1)?.action.kind;
  if (last === undefined || last === 'prove' || last === 'spend') return false;
  return stage.kind === 'reveal' || stage.kind === 'scan' || stage.kind === 'turn' || stage.kind === 'over';
}

/** Whether the turn is over and the sun has moved: after a scan the cards are still to be placed. */
export function isOver(reached: Reached): boolean {
  return isComplete(reached) && reached.after.stage.kind !== 'scan';
}

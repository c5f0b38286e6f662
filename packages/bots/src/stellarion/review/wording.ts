// What the languages of Stellarion's coach have in common: a sentence for each claim, from the line's name and its
// effect.
import type { Seat } from '@planisphere/core';
import type { Galaxy, Stellarion } from '@planisphere/stellarion';
import type { Subject } from '../../review/claim.ts';
import type { Mood, Spoken, Tongue } from '../../review/coach.ts';
import { isKept, stepBehind } from './cause.ts';
import type { StellarionClaim } from './claims.ts';
import { keyStep, lookedAt } from './key-step.ts';
import { otherOf } from './reached.ts';
import { type NamedStep, namedSteps } from './steps.ts';

type Said = Spoken<Stellarion>;

/** Facts about a claim besides its numbers. */
export interface Told {
  /** Meteors before the line. */
  readonly collected: number;
  /** It was at hand already, and is not spent. */
  readonly isKept: boolean;
}

const NOTHING_BEFORE: Told = { collected: 0, isKept: false };

/** One language; the compiler finds what is missing. */
export interface Wording {
  /** A step as a noun: “searching the Alpha deck for the Alpha ship”. */
  readonly named: (step: NamedStep) => string;
  /** A step as something to do, in lower case. */
  readonly asked: (step: NamedStep, spoken: Said) => string;
  /** Voyages that the player takes one after the other, by galaxy. */
  readonly takes: (voyages: ReadonlyMap<Galaxy, number>) => string;
  /** The turn as a whole, if no single step brings what is told. */
  readonly turn: (about: Subject, mood: Mood) => string;
  /** A turn and its name. */
  readonly called: (turn: string, name: string) => string;
  /** Several steps in order. */
  readonly inOrder: (steps: readonly string[]) => string;
  readonly where: (step: NamedStep) => string;
  /** What the line does, in its mood; undefined if the sentence is not about that. */
  readonly deed: (claim: StellarionClaim, mood: Mood, told: Told) => string | undefined;
  /** About the other line: that it cannot win, or leaves an effect unused. */
  readonly ofOther: (claim: StellarionClaim, name: string, mood: Mood) => string;
  /** A second merit of the same line. */
  readonly also: (deed: string) => string;
  /** A merit of the played line although another was better. */
  readonly instead: (name: string, deed: string) => string;
  readonly sentence: (text: string) => string;
}

export function tongueOf(wording: Wording): Tongue<Stellarion, StellarionClaim> {
  const name = (about: Subject, { compared }: Said): string => wording.named(keyStep(compared, about));
  const say = (
    claim: StellarionClaim,
    index: number,
    all: readonly StellarionClaim[],
    spoken: Said,
  ): string => {
    const { about } = claim;
    const deedOf = (each: StellarionClaim): string | undefined =>
      wording.deed(each, spoken.mood[each.about], {
        collected: spoken.compared.before.collected,
        isKept: isKept(each, spoken.compared),
      });
    const deed = deedOf(claim);
    const other = otherOf(about);
    if (deed === undefined)
      return wording.sentence(wording.ofOther(claim, name(other, spoken), spoken.mood[other]));
    const subjectOf = (each: StellarionClaim): string => {
      const step = stepBehind(each, spoken.compared);
      return step === undefined ? wording.turn(each.about, spoken.mood[each.about]) : wording.named(step);
    };
    const subject = subjectOf(claim);
    const isTurnOf = (each: StellarionClaim): boolean => stepBehind(each, spoken.compared) === undefined;
    // The reader of a better turn is told which one.
    const named =
      isTurnOf(claim) && spoken.mood[about] === 'would' && index === 0
        ? wording.called(subject, name(about, spoken))
        : subject;
    const before = all[index - 1];
    const told = before && deedOf(before);
    // The sentence before has already named the turn.
    const isCalled = index === 1 && spoken.mood[about] === 'would' && name(about, spoken) === subject;
    const same = before !== undefined && (subjectOf(before) === subject || (isCalled && isTurnOf(before)));
    if (before?.about === about && told !== undefined && same) return wording.sentence(wording.also(deed));
    if (before !== undefined && before.about !== about)
      return wording.sentence(wording.instead(subject, deed));
    return wording.sentence(`${named} ${deed}`);
  };
  return {
    // A sentence about the other line does not name this one.
    isNamedBy: (claim) => wording.deed(claim, 'now', NOTHING_BEFORE) !== undefined,
    say: (claims, spoken) => claims.map((claim, index) => say(claim, index, claims, spoken)),
    name,
    where: ({ compared }) => wording.where(lookedAt(compared)),
    what: (spoken, taken) => {
      const { before, seat, lines } = spoken.compared;
      const steps = namedSteps(before, seat, lines.best).slice(taken);
      return wording.sentence(wording.inOrder(toldIn(steps, spoken, wording)));
    },
  };
}

/** A voyage that the player takes, from the only column that shows it. */
function isOwn(step: NamedStep, seat: Seat): step is Extract<NamedStep, { do: 'take' }> {
  return step.do === 'take' && step.to === seat && step.either !== true;
}

/** Step by step; the player's own voyages one after another are told together. */
function toldIn(steps: readonly NamedStep[], spoken: Said, wording: Wording): readonly string[] {
  const { seat } = spoken.compared;
  const told: string[] = [];
  let voyages = new Map<Galaxy, number>();
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const isTaken = isOwn(step, seat);
    if (isTaken) voyages.set(step.galaxy, (voyages.get(step.galaxy) ?? 0) + 1);
    else told.push(wording.asked(step, spoken));
    if (!isTaken || (next !== undefined && isOwn(next, seat))) continue;
    told.push(wording.takes(voyages));
    voyages = new Map();
  }
  return told;
}

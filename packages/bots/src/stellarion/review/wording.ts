// What the languages of Stellarion's coach have in common: a sentence for each claim, from the line's name and its
// effect.
import type { Seat } from '@planisphere/core';
import type { Galaxy, Stellarion } from '@planisphere/stellarion';
import type { Subject } from '../../review/claim.ts';
import type { Mood, Spoken, Tongue } from '../../review/coach.ts';
import { stepBehind } from './cause.ts';
import type { StellarionClaim } from './claims.ts';
import { keptBy, type Place, spendsOne } from './kept.ts';
import { keyStep, lookedAt } from './key-step.ts';
import { isComplete, otherOf, reachedBy } from './reached.ts';
import { type NamedStep, namedSteps } from './steps.ts';

type Said = Spoken<Stellarion>;

/** Facts about a claim besides its numbers. */
export interface Told {
  /** Meteors before the line. */
  readonly collected: number;
  /** It was at hand already, and is not spent. */
  readonly isKept: boolean;
  /** If the line spends a copy of the card: where the one lies that it keeps, or that another one comes. */
  readonly other?: Place | 'another' | undefined;
  /** Some cards of the game have no type. */
  readonly isMixed: boolean;
}

/** Voyages to one galaxy that the player takes. */
export interface Taken {
  readonly galaxy: Galaxy;
  readonly count: number;
  /** No other voyage to this galaxy is left. */
  readonly isLast: boolean;
}

/** One language; the compiler finds what is missing. */
export interface Wording {
  /** A step as a noun: “searching the Alpha deck for the Alpha ship”. */
  readonly named: (step: NamedStep) => string;
  /** A step as something to do, in lower case. */
  readonly asked: (step: NamedStep, spoken: Said) => string;
  /** Voyages that the player takes one after the other, by galaxy. */
  readonly takes: (voyages: readonly Taken[]) => string;
  /** A step as what brings something. */
  readonly subject: (step: NamedStep) => string;
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
  const isAction = (about: Subject, { compared }: Said): boolean => {
    const reached = reachedBy(compared, about);
    return reached !== undefined && isComplete(reached);
  };
  const say = (
    claim: StellarionClaim,
    index: number,
    all: readonly StellarionClaim[],
    spoken: Said,
  ): string => {
    const { about } = claim;
    const deedOf = (each: StellarionClaim): string | undefined =>
      tellsOfOther(each, spoken.mood)
        ? undefined
        : wording.deed(each, spoken.mood[each.about], factsOf(each, spoken));
    const deed = deedOf(claim);
    const other = otherOf(about);
    if (deed === undefined)
      return wording.sentence(wording.ofOther(claim, name(other, spoken), spoken.mood[other]));
    // Meteors are spent and theories proved in a turn, but are none.
    const isTurnOf = (each: StellarionClaim): boolean =>
      stepBehind(each, spoken.compared) === undefined && isAction(each.about, spoken);
    const subjectOf = (each: StellarionClaim): string => {
      if (isTurnOf(each)) return wording.turn(each.about, spoken.mood[each.about]);
      return wording.subject(stepBehind(each, spoken.compared) ?? keyStep(spoken.compared, each.about));
    };
    const subject = subjectOf(claim);
    // The reader of a better turn is told which one.
    const named =
      isTurnOf(claim) && spoken.mood[about] === 'would' && index === 0
        ? wording.called(subject, name(about, spoken))
        : subject;
    const before = all[index - 1];
    const told = before && deedOf(before);
    // The sentence before has already named the turn.
    const called = wording.subject(keyStep(spoken.compared, about));
    const isCalled = index === 1 && spoken.mood[about] === 'would' && called === subject;
    const same = before !== undefined && (subjectOf(before) === subject || (isCalled && isTurnOf(before)));
    if (before?.about === about && told !== undefined && same) return wording.sentence(wording.also(deed));
    if (before !== undefined && before.about !== about)
      return wording.sentence(wording.instead(subject, deed));
    return wording.sentence(`${named} ${deed}`);
  };
  return {
    // A sentence about the other line does not name this one; of a line that gave nothing away nothing is named.
    isNamedBy: ({ kind }) => !['keeps-open', 'survives', 'uses-effect'].includes(kind),
    say: (claims, spoken) => {
      const told = claims.filter((claim) => !isSaidByName(claim, spoken));
      return told.map((claim, index) => say(claim, index, told, spoken));
    },
    name,
    where: ({ compared }) => wording.where(lookedAt(compared)),
    what: (spoken, taken) => {
      const { before, seat, lines } = spoken.compared;
      const steps = namedSteps(before, seat, lines.best).slice(taken);
      return wording.sentence(wording.inOrder(toldIn(steps, spoken, wording)));
    },
  };
}

/** Whether the sentence is about the other line: how it leaves the game, or its effect unused. */
function tellsOfOther(claim: StellarionClaim, mood: Said['mood']): boolean {
  if (claim.kind === 'keeps-open') return claim.shown === 'counting' || mood[otherOf(claim.about)] === 'did';
  return claim.kind === 'survives' || claim.kind === 'uses-effect';
}

/** Before the decision the other line is named by the effect that it waives. */
function isSaidByName(claim: StellarionClaim, { mood }: Said): boolean {
  return claim.kind === 'uses-effect' && mood[otherOf(claim.about)] !== 'did';
}

function factsOf(claim: StellarionClaim, { compared }: Said): Told {
  const { collected, table } = compared.before;
  const kept = keptBy(claim, compared);
  const otherOfTwo = (): Told['other'] => {
    if (kept !== undefined) return kept.isOther ? kept.places[0] : undefined;
    return spendsOne(claim, compared) ? 'another' : undefined;
  };
  return {
    ...{ collected, isMixed: table.mirrors || table.blackHoles },
    isKept: kept !== undefined,
    other: otherOfTwo(),
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
  let voyages = new Map<Galaxy, Taken>();
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const isTaken = isOwn(step, seat);
    if (isTaken) {
      const { galaxy, isLast = false } = step;
      const { count } = voyages.get(galaxy) ?? { count: 0 };
      voyages.set(galaxy, { galaxy, count: count + 1, isLast });
    }
    if (!isTaken) told.push(wording.asked(step, spoken));
    if (!isTaken || (next !== undefined && isOwn(next, seat))) continue;
    told.push(wording.takes([...voyages.values()]));
    voyages = new Map();
  }
  return told;
}

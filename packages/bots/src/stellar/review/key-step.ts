// The step of a line that a reason is about: the card that lengthens the run, wins the section, or is taken from the other.
import { isSatellite, SECTION_SLOTS, TYPE_OF, TYPES } from '@planisphere/stellar';
import type { Reason } from './reason.ts';
import type { Followed, NamedStep } from './steps.ts';

export function keyStep(reason: Reason | undefined, line: Followed, other: Followed): NamedStep | undefined {
  const own = line.steps.filter((step) => !other.steps.some((each) => isSameStep(step, each)));
  return own.find((step) => reason !== undefined && serves(reason, step)) ?? own[0] ?? line.steps.at(-1);
}

/** Does this very step bring what the reason says? */
export function serves(reason: Reason, step: NamedStep): boolean {
  if (step.do === 'replace' || step.do === 'leave') return false;
  if (reason.kind === 'other')
    return step.do === 'take' && TYPES[TYPE_OF[step.card] as number] === reason.type;
  if (step.do === 'take') return false;
  const noted = step.do === 'keep' || step.to.area === 'note';
  if (reason.kind === 'run')
    return noted && (isSatellite(step.card) || TYPES[TYPE_OF[step.card] as number] === reason.type);
  if (noted || step.do !== 'lay') return false;
  if (reason.kind === 'section') return SECTION_SLOTS[reason.section].includes(step.to.slot);
  const shows = step.to.face === 'up' && !isSatellite(step.card);
  return shows && (reason.kind === 'diversity' || TYPES[TYPE_OF[step.card] as number] === reason.type);
}

function isSameStep(a: NamedStep, b: NamedStep): boolean {
  if (a.do !== b.do) return false;
  if (a.do === 'lay' && b.do === 'lay')
    return a.card === b.card && a.to.area === b.to.area && a.to.slot === b.to.slot && a.to.face === b.to.face;
  return !('card' in a && 'card' in b) || a.card === b.card;
}

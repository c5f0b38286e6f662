// The coach of Star Explorer in English. Past tense and participle of every verb here are alike, so that one phrase serves
// “would have” and “did”.
import { tileOf } from '@planisphere/star-explorer';
import type { Deed, Reason } from './facts.ts';
import type { NamedStep, Section } from './steps.ts';
import type { Amount, CoachWords } from './words.ts';

const SECTION_NAMES: Readonly<Record<Section, string>> = {
  pole: 'near the pole star',
  left: 'on the left',
  top: 'at the top',
  right: 'on the right',
};

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const worth = (points: number): string => `, worth ${plural(Math.round(points), 'point')}`;
const about = (points: number): string => `about ${plural(Math.max(1, Math.round(points)), 'point')}`;
const amountText = ({ unit, count }: Amount): string =>
  unit === 'points' ? `about ${plural(count, 'point')}` : `${count} % of the chance to win`;

function stepName(step: NamedStep, nearby = false): string {
  switch (step.do) {
    case 'draw': {
      const { name } = tileOf(step.tile);
      if (step.section === undefined) return `drawing nothing of ${name}`;
      return `drawing ${name} ${nearby ? 'elsewhere ' : ''}${SECTION_NAMES[step.section]}`;
    }
    case 'size':
      return `calling size ${step.size} (${step.kinds.join(' or ')})`;
    case 'seven':
      return `the ${step.kind} seven first`;
    case 'side':
      return `the ${step.kind} side of the starting tile`;
  }
}

/** A part that was counted on the sky. */
function counted(reason: Reason): string {
  const more = (each: number, one: string): string => {
    const count = Math.round(reason.points / each);
    return `${count} more ${one}${count === 1 ? '' : 's'}`;
  };
  const value = worth(reason.points);
  switch (reason.kind) {
    case 'current':
      return `caught ${more(2, `${reason.of} star`)}${value}`;
    case 'previous':
      return `caught ${more(1, `${reason.of} star`)} for the tile before${value}`;
    case 'both':
      return `caught ${more(3, `${reason.of} star`)}, counted for both tiles${value}`;
    case 'lines':
      return reason.of === reason.to
        ? `joined ${reason.of} stars by ${more(3, 'line')}${value}`
        : `joined ${reason.of} to ${reason.to} by ${more(3, 'line')}${value}`;
    case 'central':
      return `used ${more(1, 'central star')}${value}`;
    case 'axis':
      return `crossed the white axis ${more(2, 'time')}${value}`;
    case 'outer':
      return `reached ${more(3, 'star')} of the outer border${value}`;
    case 'lit':
      return `kept ${more(3, 'three-point star')} lit${value}`;
    default:
      return expected(reason);
  }
}

/** A part that is hoped for. */
function expected(reason: Reason): string {
  const points = about(reason.points);
  switch (reason.kind) {
    case 'current':
    case 'both':
    case 'previous':
      return `promised ${points} more from ${reason.of} stars`;
    case 'lines':
      return reason.of === reason.to
        ? `promised ${points} more from lines between ${reason.of} stars`
        : `promised ${points} more from lines between ${reason.of} and ${reason.to}`;
    case 'central':
      return `promised ${points} more from central stars`;
    case 'axis':
      return `promised ${points} more from lines across the white axis`;
    case 'outer':
      return `promised ${points} more from the outer border`;
    case 'lit':
      return `kept more stars lit, worth ${points}`;
    case 'stars':
      return `promised ${points} more from stars of the right kinds`;
    case 'joins':
      return `promised ${points} more from lines that join both kinds`;
    case 'rival':
      return `left the others ${points} less`;
    case 'later':
      return reason.of === undefined
        ? `kept a better tile for later, worth ${points}`
        : `left more ${reason.of} stars for the rounds to come, worth ${points}`;
  }
}

function deedWords({ step, reason, earned }: Deed): string {
  if (reason === undefined)
    return earned === undefined
      ? 'promised as much as anything else'
      : `earned ${plural(earned, 'point')} in this round`;
  return step.do === 'draw' ? counted(reason) : expected(reason);
}

/** The first word of every deed in the present. */
const PRESENT: Readonly<Record<string, string>> = {
  caught: 'catches',
  joined: 'joins',
  used: 'uses',
  crossed: 'crosses',
  reached: 'reaches',
  kept: 'keeps',
  promised: 'promises',
  left: 'leaves',
  earned: 'earns',
};
const present = (deed: string): string => deed.replace(/^\w+/, (verb) => PRESENT[verb] ?? verb);
const named = ({ step, nearby }: Deed): string => stepName(step, nearby);

function placeOf(step: NamedStep): string {
  switch (step.do) {
    case 'draw':
      return step.section === undefined
        ? 'Look at what every star would cost the rounds to come.'
        : `Look at the sky ${SECTION_NAMES[step.section]}.`;
    case 'size':
      return 'Look at the backs of your pile: which kind should come next?';
    case 'seven':
      return 'Compare the kinds of your two sevens with the tile before.';
    case 'side':
      return 'Look at both sides of your starting tile and at the kinds in your pile.';
  }
}

export const en: CoachWords = {
  where: placeOf,
  brings: (deed) => `${capital(stepName(deed.step))} ${present(deedWords(deed))}.`,
  wouldHave: (deed) => `${capital(named(deed))} would have ${deedWords(deed)}.`,
  did: (deed) => `${capital(stepName(deed.step))} ${deedWords(deed)}.`,
  cost: (amount) => `As played it cost ${amountText(amount)}.`,
  small: (amount) => `The difference is small: ${amountText(amount)}.`,
  unsure: (amount) => `It may have cost ${amountText(amount)}, but that is not certain.`,
  same: 'In the end both are worth the same.',
  onlyThis: (amount) => `Nothing else came close: the next best would have cost ${amountText(amount)}.`,
  nextBest: ({ step, nearby }, amount) =>
    amount.count < 1
      ? `${capital(stepName(step, nearby))} was as good.`
      : `The next best, ${stepName(step, nearby)}, would have cost ${amountText(amount)}.`,
};

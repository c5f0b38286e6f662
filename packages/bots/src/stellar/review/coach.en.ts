// The coach of Stellar in English. Past tense and participle of every verb here are alike, so that one phrase serves
// “would have” and “did”.
import {
  type Card,
  isSatellite,
  NUMBER_OF,
  SECTION_SLOTS,
  SECTIONS,
  SIX,
  TYPE_OF,
  type Type,
} from '@planisphere/stellar';
import type { Deed } from './facts.ts';
import type { Reason } from './reason.ts';
import type { NamedStep } from './steps.ts';
import type { CoachWords, Who } from './words.ts';

const TYPE_NAMES = ['planet', 'moon', 'asteroid', 'cloud', 'black hole'] as const;
const MANY: Readonly<Record<Type, string>> = {
  planet: 'planets',
  moon: 'moons',
  asteroid: 'asteroids',
  cloud: 'clouds',
  hole: 'black holes',
};

function cardName(card: Card): string {
  const number = NUMBER_OF[card] as number;
  if (isSatellite(card)) return `satellite ${number}`;
  const type = TYPE_NAMES[TYPE_OF[card] as number] as string;
  return number === SIX ? `the 6/0 ${type}` : `${type} ${number}`;
}

function stepName(step: NamedStep | undefined): string {
  if (step === undefined) return 'this';
  if (step.do === 'replace') return 'a new row';
  if (step.do === 'leave') return 'leaving the row';
  if (step.do === 'take') return `taking ${cardName(step.card)}`;
  if (step.do === 'keep') return `keeping ${cardName(step.card)}`;
  if (step.to.area === 'note') return `${cardName(step.card)} in the notebook`;
  const down = step.to.face === 'down' ? ' face down' : '';
  return `${cardName(step.card)}${down} in slot ${step.to.slot}`;
}

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const possessive = (name: string | undefined): string => (name === undefined ? 'your' : `${name}’s`);

function worth({ points }: Reason): string {
  return points === undefined ? '' : `, worth about ${plural(Math.max(1, Math.round(points)), 'point')}`;
}

function deedWords({ reason, direct, ...seen }: Deed, { mover, other }: Who): string {
  if (reason === undefined) return 'left more open for the turns to come';
  const their = possessive(mover);
  const value = worth(reason);
  switch (reason.kind) {
    case 'run':
      return seen.run === undefined
        ? `helped ${their} run of ${MANY[reason.type]}${value}`
        : `brought ${their} run of ${MANY[reason.type]} to ${seen.run.join('–')}${value}`;
    case 'stars':
      if (seen.stars !== undefined)
        return `brought ${their} ${MANY[reason.type]} ${plural(seen.stars, 'more star')}${value}`;
      if (seen.closed === 'all') return `kept the last place for ${MANY[reason.type]} open${value}`;
      return `left more room for ${their} ${MANY[reason.type]}${value}`;
    case 'section':
      return seen.totals === undefined
        ? `helped ${mover ?? 'you'} in the ${reason.section} section${value}`
        : `put ${mover ?? 'you'} ahead in the ${reason.section} section, ${seen.totals[0]} to ${seen.totals[1]}${value}`;
    case 'diversity':
      if (seen.types === 'all') return `completed all five types in the telescope${value}`;
      return seen.types === 'more'
        ? `brought a new type into the telescope, a step towards all five${value}`
        : `kept all five types within reach${value}`;
    case 'other': {
      const rival = other ?? 'you';
      const them = MANY[reason.type];
      return direct
        ? `kept it out of ${possessive(other)} ${them}${value}`
        : `left ${rival} less for ${them}${value}`;
    }
  }
}

/** The first word of every deed in the present. */
const PRESENT: Readonly<Record<string, string>> = {
  helped: 'helps',
  brought: 'brings',
  kept: 'keeps',
  left: 'leaves',
  put: 'puts',
  completed: 'completes',
};
const present = (deed: string): string => deed.replace(/^\w+/, (verb) => PRESENT[verb] ?? verb);

function placeOf(step: NamedStep): string {
  if (step.do === 'take') return 'Look at the row: one of its cards is worth most to you.';
  if (step.do === 'replace' || step.do === 'leave') return 'Look at the row as a whole: is it good for you?';
  if (step.do === 'keep') return 'Look at your two last cards and at the runs in your notebook.';
  if (step.to.area === 'note') return 'Look at your notebook: a run can grow.';
  const section = SECTIONS.find((each) => SECTION_SLOTS[each].includes(step.to.slot));
  return `Look at the ${section} section of your telescope.`;
}

export const en: CoachWords = {
  where: placeOf,
  brings: (deed, who) => `${capital(stepName(deed.step))} ${present(deedWords(deed, who))}.`,
  wouldHave: (deed, who) => `${capital(stepName(deed.step))} would have ${deedWords(deed, who)}.`,
  did: (deed, who) => `${capital(stepName(deed.step))} ${deedWords(deed, who)}.`,
  instead: (deed, who) => `Instead, ${stepName(deed.step)} ${deedWords(deed, who)}.`,
  fell: (from, to, { mover }) =>
    `As played, ${possessive(mover)} chance to win fell from ${from} % to ${to} %.`,
  small: (percent) => `The difference is small: ${percent} % of the chance to win.`,
  same: (percent) => `The chance to win stays at ${percent} %.`,
  onlyThis: (percent) => `Nothing else came close: the next best turn would have cost ${percent} %.`,
  nextBest: (step, percent) =>
    percent < 1
      ? `${capital(stepName(step))} was as good.`
      : `The next best, ${stepName(step)}, would have cost ${percent} %.`,
};

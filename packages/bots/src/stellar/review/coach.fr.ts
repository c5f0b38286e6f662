// L’entraîneur de Stellar en français. Tout verbe est un participe après « avoir », pour « aurait » comme pour « a ».
import { elide } from '@planisphere/core';
import {
  type Card,
  isSatellite,
  NUMBER_OF,
  SECTION_SLOTS,
  SECTIONS,
  type Section,
  SIX,
  TYPE_OF,
  type Type,
} from '@planisphere/stellar';
import type { Deed } from './facts.ts';
import type { Reason } from './reason.ts';
import type { NamedStep } from './steps.ts';
import type { CoachWords, Who } from './words.ts';

const TYPE_NAMES = ['la planète', 'la lune', 'l’astéroïde', 'le nuage', 'le trou noir'] as const;
const MANY: Readonly<Record<Type, string>> = {
  planet: 'planètes',
  moon: 'lunes',
  asteroid: 'astéroïdes',
  cloud: 'nuages',
  hole: 'trous noirs',
};
const SECTION_NAMES: Readonly<Record<Section, string>> = { top: 'haut', middle: 'milieu', bottom: 'bas' };

function cardName(card: Card): string {
  const number = NUMBER_OF[card] as number;
  if (isSatellite(card)) return `le satellite ${number}`;
  const type = TYPE_NAMES[TYPE_OF[card] as number] as string;
  return number === SIX ? `${type} 6/0` : `${type} ${number}`;
}

function stepName(step: NamedStep | undefined): string {
  if (step === undefined) return 'ce coup';
  if (step.do === 'replace') return 'une nouvelle rangée';
  if (step.do === 'leave') return 'laisser la rangée';
  if (step.do === 'take') return `prendre ${cardName(step.card)}`;
  if (step.do === 'keep') return `garder ${cardName(step.card)}`;
  if (step.to.area === 'note') return `${cardName(step.card)} au carnet`;
  const down = step.to.face === 'down' ? ' face cachée' : '';
  return `${cardName(step.card)}${down} à l’emplacement ${step.to.slot}`;
}

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const plural = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;
const of = (name: string): string => elide('de', name);
const theirs = (thing: string, name: string | undefined): string =>
  name === undefined ? `vos ${thing}` : `les ${thing} ${of(name)}`;

function worth({ points }: Reason): string {
  return points === undefined ? '' : `, soit environ ${plural(Math.max(1, Math.round(points)), 'point')}`;
}

/** `à Tycho` or `vous`: French puts the one behind and the other before the verb. */
const aux = (verb: 'aurait' | 'a', name: string | undefined, gives: boolean): string =>
  gives && name === undefined ? `vous ${verb}` : verb;

interface Spoken {
  readonly participle: string;
  /** Whoever gets something from it stands before the verb when spoken to. */
  readonly gives: boolean;
  readonly to: string | undefined;
}

function deedWords({ reason, direct, ...seen }: Deed, { mover, other }: Who): Spoken {
  const plain = (participle: string): Spoken => ({ participle, gives: false, to: undefined });
  if (reason === undefined) return plain('laissé plus de possibilités pour la suite');
  const value = worth(reason);
  const to = (name: string | undefined): string => (name === undefined ? '' : ` à ${name}`);
  switch (reason.kind) {
    case 'run': {
      const run =
        mover === undefined
          ? `votre série ${of(MANY[reason.type])}`
          : `la série ${of(MANY[reason.type])} ${of(mover)}`;
      return plain(
        seen.run === undefined ? `aidé ${run}${value}` : `porté ${run} à ${seen.run.join('–')}${value}`,
      );
    }
    case 'stars':
      if (seen.stars !== undefined)
        return plain(
          `donné ${plural(seen.stars, 'étoile')} de plus à ${theirs(MANY[reason.type], mover)}${value}`.replace(
            'à les ',
            'aux ',
          ),
        );
      if (seen.closed === 'all')
        return plain(`gardé ouverte la dernière place pour des ${MANY[reason.type]}${value}`);
      return plain(
        `laissé plus de place à ${theirs(MANY[reason.type], mover)}${value}`.replace('à les ', 'aux '),
      );
    case 'section': {
      const section = `la section du ${SECTION_NAMES[reason.section]}`;
      if (seen.totals === undefined)
        return {
          participle: `aidé${mover === undefined ? '' : ` ${mover}`} dans ${section}${value}`,
          gives: true,
          to: mover,
        };
      return {
        participle: `donné${to(mover)} l’avantage dans ${section}, ${seen.totals[0]} à ${seen.totals[1]}${value}`,
        gives: true,
        to: mover,
      };
    }
    case 'diversity':
      if (seen.types === 'all') return plain(`réuni les cinq types dans le télescope${value}`);
      return plain(
        seen.types === 'more'
          ? `apporté un nouveau type au télescope, un pas vers les cinq${value}`
          : `gardé les cinq types à portée${value}`,
      );
    case 'other': {
      const them = MANY[reason.type];
      return direct
        ? plain(`privé ${theirs(them, other)} de cette carte${value}`)
        : { participle: `laissé${to(other)} moins ${of(them)}${value}`, gives: true, to: other };
    }
  }
}

/** Le premier mot de chaque action, au présent. */
const PRESENT: Readonly<Record<string, string>> = {
  aidé: 'aide',
  porté: 'porte',
  donné: 'donne',
  gardé: 'garde',
  laissé: 'laisse',
  réuni: 'réunit',
  apporté: 'apporte',
  privé: 'prive',
};
const present = (deed: string): string => deed.replace(/^[^ ]+/, (verb) => PRESENT[verb] ?? verb);

function placeOf(step: NamedStep): string {
  if (step.do === 'take') return 'Regardez la rangée : une de ses cartes vous rapporte le plus.';
  if (step.do === 'replace' || step.do === 'leave')
    return 'Regardez la rangée dans son ensemble : vous convient-elle ?';
  if (step.do === 'keep') return 'Regardez vos deux dernières cartes et les séries de votre carnet.';
  if (step.to.area === 'note') return 'Regardez votre carnet : une série peut grandir.';
  const section = SECTIONS.find((each) => SECTION_SLOTS[each].includes(step.to.slot)) ?? 'top';
  return `Regardez la section du ${SECTION_NAMES[section]} de votre télescope.`;
}

function sentence(verb: 'aurait' | 'a', deed: Deed, who: Who): string {
  const { participle, gives, to } = deedWords(deed, who);
  return `${stepName(deed.step)} ${aux(verb, to, gives)} ${participle}.`;
}

export const fr: CoachWords = {
  where: placeOf,
  brings: (deed, who) => {
    const { participle, gives, to } = deedWords(deed, who);
    return capital(
      `${stepName(deed.step)} ${gives && to === undefined ? 'vous ' : ''}${present(participle)}.`,
    );
  },
  wouldHave: (deed, who) => capital(sentence('aurait', deed, who)),
  did: (deed, who) => capital(sentence('a', deed, who)),
  instead: (deed, who) => `À la place, ${sentence('a', deed, who)}`,
  fell: (from, to, { mover }) =>
    mover === undefined
      ? `Ainsi, vos chances de gagner sont passées de ${from} % à ${to} %.`
      : `Ainsi, les chances ${of(mover)} sont passées de ${from} % à ${to} %.`,
  small: (percent) => `L’écart est faible : ${percent} % de chances de gagner.`,
  same: (percent) => `Les chances de gagner restent à ${percent} %.`,
  onlyThis: (percent) => `Rien d’autre n’approchait : le tour suivant en valeur aurait coûté ${percent} %.`,
  nextBest: (step, percent) =>
    percent < 1
      ? `${capital(stepName(step))} valait autant.`
      : `Le tour suivant en valeur, ${stepName(step)}, aurait coûté ${percent} %.`,
};

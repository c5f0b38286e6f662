// L’entraîneur de Star Explorer en français. Tout verbe est un participe après « avoir », pour « aurait » comme pour « a ».
import { type Kind, tileOf } from '@planisphere/star-explorer';
import type { Deed, Reason } from './facts.ts';
import type { NamedStep, Section } from './steps.ts';
import type { Amount, CoachWords } from './words.ts';

const SECTION_NAMES: Readonly<Record<Section, string>> = {
  pole: 'près de l’étoile polaire',
  left: 'à gauche',
  top: 'en haut',
  right: 'à droite',
};
/** Avec « étoiles », avec « sept » et avec « face ». */
const STARS: Readonly<Record<Kind, string>> = {
  red: 'rouge',
  white: 'blanche',
  yellow: 'jaune',
  blue: 'bleue',
};
const SEVENS: Readonly<Record<Kind, string>> = {
  red: 'rouge',
  white: 'blanc',
  yellow: 'jaune',
  blue: 'bleu',
};

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const plural = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;
const stars = (count: number, kind: Kind): string =>
  count < 2 ? `${count} étoile ${STARS[kind]}` : `${count} étoiles ${STARS[kind]}s`;
const worth = (points: number): string => `, soit ${plural(Math.round(points), 'point')}`;
const about = (points: number): string => `environ ${plural(Math.max(1, Math.round(points)), 'point')}`;
const amountText = ({ unit, count }: Amount): string =>
  unit === 'points' ? `environ ${plural(count, 'point')}` : `${count} % de chances de gagner`;
const isVowel = (name: string): boolean => /^[aeiouyàâéèêëîïôöùûüh]/i.test(name);

function stepName(step: NamedStep, nearby = false): string {
  switch (step.do) {
    case 'draw': {
      const { name } = tileOf(step.tile);
      if (step.section === undefined) return `ne rien dessiner ${isVowel(name) ? `d’${name}` : `de ${name}`}`;
      return `dessiner ${name} ${nearby ? 'ailleurs ' : ''}${SECTION_NAMES[step.section]}`;
    }
    case 'size':
      return `annoncer la taille ${step.size} (${step.kinds.map((kind) => SEVENS[kind]).join(' ou ')})`;
    case 'seven':
      return `le sept ${SEVENS[step.kind]} d’abord`;
    case 'side':
      return `la face ${STARS[step.kind]} de la tuile de départ`;
  }
}

/** Ce qui se compte sur le ciel. */
function counted(reason: Reason): string {
  const count = (each: number): number => Math.round(reason.points / each);
  const value = worth(reason.points);
  switch (reason.kind) {
    case 'current':
      return `pris ${stars(count(2), reason.of)} de plus${value}`;
    case 'previous':
      return `pris ${stars(count(1), reason.of)} de plus pour la tuile d’avant${value}`;
    case 'both':
      return `pris ${stars(count(3), reason.of)} de plus, ${count(3) < 2 ? 'comptée' : 'comptées'} pour les deux tuiles${value}`;
    case 'lines':
      return reason.of === reason.to
        ? `relié des étoiles ${STARS[reason.of]}s par ${plural(count(3), 'ligne')} de plus${value}`
        : `relié ${STARS[reason.of]}s et ${STARS[reason.to]}s par ${plural(count(3), 'ligne')} de plus${value}`;
    case 'central':
      return `pris ${count(1) < 2 ? '1 étoile centrale' : `${count(1)} étoiles centrales`} de plus${value}`;
    case 'axis':
      return `traversé l’axe blanc ${count(2)} fois de plus${value}`;
    case 'outer':
      return `atteint ${plural(count(3), 'étoile')} de plus de la bordure extérieure${value}`;
    case 'lit':
      return `gardé ${plural(count(3), 'étoile')} à 3 points de plus${value}`;
    default:
      return expected(reason);
  }
}

/** Ce qui s’espère. */
function expected(reason: Reason): string {
  const points = about(reason.points);
  switch (reason.kind) {
    case 'current':
    case 'both':
    case 'previous':
      return `promis ${points} de plus par les étoiles ${STARS[reason.of]}s`;
    case 'lines':
      return reason.of === reason.to
        ? `promis ${points} de plus par les lignes entre étoiles ${STARS[reason.of]}s`
        : `promis ${points} de plus par les lignes entre ${STARS[reason.of]}s et ${STARS[reason.to]}s`;
    case 'central':
      return `promis ${points} de plus par les étoiles centrales`;
    case 'axis':
      return `promis ${points} de plus par les lignes sur l’axe blanc`;
    case 'outer':
      return `promis ${points} de plus par la bordure extérieure`;
    case 'lit':
      return `gardé plus d’étoiles à 3 points, soit ${points}`;
    case 'stars':
      return `promis ${points} de plus par les étoiles des bons types`;
    case 'joins':
      return `promis ${points} de plus par les lignes qui relient les deux types`;
    case 'rival':
      return `laissé ${points} de moins aux autres`;
    case 'later':
      return reason.of === undefined
        ? `gardé une meilleure tuile pour plus tard, soit ${points}`
        : `laissé plus d’étoiles ${STARS[reason.of]}s pour les tours suivants, soit ${points}`;
  }
}

function deedWords({ step, reason, earned }: Deed): string {
  if (reason === undefined)
    return earned === undefined
      ? 'promis autant que tout le reste'
      : `rapporté ${plural(earned, 'point')} dans ce tour`;
  return step.do === 'draw' ? counted(reason) : expected(reason);
}

/** Le premier mot de chaque action, au présent. */
const PRESENT: Readonly<Record<string, string>> = {
  pris: 'prend',
  relié: 'relie',
  traversé: 'traverse',
  atteint: 'atteint',
  gardé: 'garde',
  promis: 'promet',
  laissé: 'laisse',
  rapporté: 'rapporte',
};
const present = (deed: string): string => deed.replace(/^[^ ]+/, (verb) => PRESENT[verb] ?? verb);

function placeOf(step: NamedStep): string {
  switch (step.do) {
    case 'draw':
      return step.section === undefined
        ? 'Regardez ce que chaque étoile coûterait aux tours suivants.'
        : `Regardez le ciel ${SECTION_NAMES[step.section]}.`;
    case 'size':
      return 'Regardez les versos de votre pile : quel type doit venir ensuite ?';
    case 'seven':
      return 'Comparez les types de vos deux sept avec la tuile d’avant.';
    case 'side':
      return 'Regardez les deux faces de votre tuile de départ et les types de votre pile.';
  }
}

export const fr: CoachWords = {
  where: placeOf,
  brings: (deed) => capital(`${stepName(deed.step)} ${present(deedWords(deed))}.`),
  wouldHave: (deed) => capital(`${stepName(deed.step, deed.nearby)} aurait ${deedWords(deed)}.`),
  did: (deed) => capital(`${stepName(deed.step)} a ${deedWords(deed)}.`),
  cost: (amount) => `Ce choix a coûté ${amountText(amount)}.`,
  small: (amount) => `L’écart est faible : ${amountText(amount)}.`,
  unsure: (amount) => `Ce choix a peut-être coûté ${amountText(amount)}, mais ce n’est pas certain.`,
  same: 'Au bout du compte, les deux se valent.',
  onlyThis: (amount) =>
    `Rien d’autre n’approchait : le choix suivant en valeur aurait coûté ${amountText(amount)}.`,
  nextBest: ({ step, nearby }, amount) =>
    amount.count < 1
      ? `${capital(stepName(step, nearby))} valait autant.`
      : `Le choix suivant en valeur, ${stepName(step, nearby)}, aurait coûté ${amountText(amount)}.`,
};

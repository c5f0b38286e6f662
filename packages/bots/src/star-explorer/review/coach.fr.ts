// L’entraîneur de Star Explorer en français. Le premier mot d’une action est un participe après « avoir », pour
// « aurait » et « a ».
import { capital, elide, frenchOwn, pluralInFrench } from '@planisphere/core';
import type { Kind, StarExplorer } from '@planisphere/star-explorer';
import type { Subject } from '../../review/claim.ts';
import type { Mood, Tongue } from '../../review/coach.ts';
import type { StarExplorerClaim } from './claims.ts';
import { type Mark, markOf, mostIn, roundOf, type SpokenLines, stepIn } from './spoken-lines.ts';
import type { NamedStep, Section } from './steps.ts';
import { tenths } from './tenths.ts';

const SECTION_NAMES: Readonly<Record<Section, string>> = {
  pole: 'près de l’étoile polaire',
  left: 'à gauche',
  top: 'en haut',
  right: 'à droite',
};
/** Avec « étoile » et « tuile », puis avec « sept » et « côté ». */
const FEMININE: Readonly<Record<Kind, string>> = {
  red: 'rouge',
  white: 'blanche',
  yellow: 'jaune',
  blue: 'bleue',
};
const MASCULINE: Readonly<Record<Kind, string>> = {
  red: 'rouge',
  white: 'blanc',
  yellow: 'jaune',
  blue: 'bleu',
};

const number = (value: number): string => String(value).replace('.', ',').replace('-', '−');
const points = (count: number): string => `${number(count)} ${pluralInFrench(count, 'point')}`;
const mean = (value: number): string => `${points(tenths(value))} en moyenne`;
const plural = (count: number, words: string): string =>
  count < 2 ? words : words.replaceAll(/(\p{L})(?= |$)/gu, '$1s');
/** Tout ce qui se compte ici est féminin : étoiles, lignes, tuiles. */
const many = (count: number, words: string): string =>
  count < 2 ? `${count === 0 ? 'aucune' : 'une'} ${words}` : `${count} ${plural(count, words)}`;
const insteadOf = (count: number): string =>
  count === 0 ? 'au lieu d’aucune' : count === 1 ? 'au lieu d’une' : `au lieu de ${count}`;

function nounOf(step: NamedStep, mark: Mark | undefined): string {
  switch (step.do) {
    case 'draw':
      if (step.section === undefined) return 'ne rien dessiner';
      return markedBy(mark, `${step.tile} ${SECTION_NAMES[step.section]}`);
    case 'size':
      return `la taille ${step.size}`;
    case 'seven':
      return `le sept ${MASCULINE[step.kind]}`;
    case 'side':
      return `le côté ${MASCULINE[step.kind]}`;
  }
}

const MARKS = {
  outer: (count: number) => `${many(count, 'étoile')} de la bordure`,
  central: (count: number) => many(count, 'étoile centrale'),
  axis: (count: number) => `${many(count, 'ligne')} sur l’axe`,
};

function markedBy(mark: Mark | undefined, drawn: string): string {
  switch (mark?.by) {
    case undefined:
      return drawn;
    case 'points':
      return `${drawn} pour ${points(mark.points)}${mark.atOnce ? ' tout de suite' : ''}`;
    case 'stars':
      return `${drawn} avec ${many(mark.stars, 'étoile')}`;
    case 'outer':
    case 'central':
    case 'axis':
      return `${drawn} avec ${MARKS[mark.by](mark.count)}`;
    case 'another':
      return `un autre dessin ${elide('de', drawn)}`;
  }
}

const nameOf = (spoken: SpokenLines, about: Subject): string =>
  nounOf(stepIn(spoken, about), markOf(spoken, about));

function subjectOf(spoken: SpokenLines, about: Subject): string {
  const { mood, nameOf: playerOf, compared } = spoken;
  if (mood[about] !== 'did' || stepIn(spoken, about).do !== 'draw') return capital(nameOf(spoken, about));
  const player = playerOf(compared.seat);
  return capital(frenchOwn(player, 'le dessin'));
}

/** Une constellation est « ce dessin » ; « votre dessin », le sept et le côté sont « il ». */
function pronounOf(step: NamedStep, mood: Mood): string {
  if (step.do === 'size') return 'Elle';
  return step.do === 'draw' && mood !== 'did' ? 'Ce dessin' : 'Il';
}

const PRESENT: Readonly<Record<string, string>> = {
  pris: 'prend',
  relié: 'relie',
  croisé: 'croise',
  atteint: 'atteint',
  rapporté: 'rapporte',
  perdu: 'perd',
  laissé: 'laisse',
  permis: 'permet',
  barré: 'barre',
  évité: 'évite',
  donné: 'donne',
  fait: 'fait',
  retrouvé: 'retrouve',
};

interface Said {
  readonly mood: Mood;
  readonly also: boolean;
  /** Le lecteur reçoit : « vous laisse moins ». */
  readonly toReader?: boolean;
}

function inMood(deed: string, { mood, also, toReader = false }: Said): string {
  const [verb = '', ...rest] = deed.split(' ');
  const aussi = also ? ' aussi' : '';
  const to = toReader ? 'vous ' : '';
  if (mood === 'now') return `${to}${PRESENT[verb]}${aussi} ${rest.join(' ')}`;
  return `${to}${mood === 'would' ? 'aurait' : 'a'}${aussi} ${deed}`;
}

/** Un gain est la somme de toutes les parts et le dit : l’autre phrase peut parler d’une seule. */
const ALL = ' en tout';

function gainText(own: number, than: number): string {
  if (own < 0) return `perdu ${points(-own)}${ALL} au lieu de ${-than}`;
  return `rapporté ${points(own)}${ALL} au lieu ${than < 0 ? `d’en perdre ${-than}` : `de ${than}`}`;
}

/** À deux joueurs, l’adversaire a un nom. */
function rivalIn({ nameOf: playerOf, compared: { before, seat } }: SpokenLines): Rival {
  if (before.boards.length > 2) return 'others';
  return { name: playerOf(seat === 0 ? 1 : 0) };
}
type Rival = 'others' | { readonly name: string | undefined };

function toRival(rival: Rival): string {
  if (rival === 'others') return ' aux autres';
  return rival.name === undefined ? '' : ` à ${rival.name}`;
}

/** Ce qui compte en plus de la tuile : au tour I la tuile de départ. */
const previousTile = (round: number | undefined): string =>
  round === 1 ? 'la tuile de départ' : 'la tuile précédente';

function deedOf(claim: StarExplorerClaim, spoken: SpokenLines): string {
  const step = stepIn(spoken, claim.about);
  const player = spoken.nameOf(spoken.compared.seat);
  const pile = frenchOwn(player, 'la pile');
  switch (claim.kind) {
    case 'gain':
      return gainText(claim.points, claim.than);
    case 'most': {
      const name = step.do === 'draw' ? step.tile : '';
      return claim.points < 0
        ? `${gainText(claim.points, claim.than)}, le minimum possible avec ${name}`
        : `${gainText(claim.points, claim.than)}, le maximum possible avec ${name}`;
    }
    case 'stars': {
      const stars = many(claim.count, `étoile ${FEMININE[claim.of]}`);
      const instead = `${insteadOf(claim.than)}\u202f: ${points(claim.points)} de plus`;
      if (claim.role === 'tile') return `pris ${stars} ${instead}`;
      if (claim.role === 'before') return `pris ${stars} pour ${previousTile(roundOf(spoken))} ${instead}`;
      return `pris ${stars}, ${plural(claim.count, 'comptée')} pour les deux tuiles, ${instead}`;
    }
    case 'lines': {
      const joined =
        claim.of === claim.to
          ? `des étoiles ${FEMININE[claim.of]}s entre elles`
          : `des étoiles ${FEMININE[claim.of]}s à des ${FEMININE[claim.to]}s`;
      return `relié ${joined} par ${many(claim.count, 'ligne')} ${insteadOf(claim.than)}\u202f: ${points(claim.points)} de plus`;
    }
    case 'central':
      return `pris ${many(claim.count, 'étoile centrale')} ${insteadOf(claim.than)}\u202f: ${points(claim.points)} de plus`;
    case 'axis':
      return `croisé l’axe blanc avec ${many(claim.count, 'ligne')} ${insteadOf(claim.than)}\u202f: ${points(claim.points)} de plus`;
    case 'outer':
      return `atteint ${many(claim.count, 'étoile')} de la bordure ${insteadOf(claim.than)}\u202f: ${points(claim.points)} de plus`;
    case 'out':
      return claim.count === 0
        ? `évité de barrer ${many(claim.than, 'étoile')} à 3 points\u202f: ${points(claim.points)} de plus`
        : `barré moins d’étoiles à 3 points (${claim.count === 1 ? 'une' : claim.count} au lieu de ${claim.than})\u202f: ${points(claim.points)} de plus`;
    case 'free': {
      const tiles = `${claim.tiles < 2 ? 'la seule tuile' : `les ${claim.tiles} tuiles`} ${plural(claim.tiles, FEMININE[claim.of])}`;
      return `laissé ${many(claim.count, `étoile ${FEMININE[claim.of]}`)} ${pluralInFrench(claim.count, 'libre')} ${insteadOf(claim.than)} pour ${tiles} de ${pile}`;
    }
    case 'next-round':
      return `laissé plus pour le tour suivant\u202f: ${mean(claim.points)} sur les tuiles de ${pile} au lieu de ${number(tenths(claim.than))}`;
    case 'rank':
      return `donné un meilleur rang à la fin\u202f: ${claim.rank} sur 5 au lieu de ${claim.than}`;
    case 'brings':
      return `permis ${mean(claim.points)} ${step.do === 'side' ? 'au tour I' : 'à ce tour'} au lieu de ${number(tenths(claim.than))}`;
    case 'gives':
      return `laissé moins${toRival(rivalIn(spoken))}\u202f: ${mean(claim.points)} au lieu de ${number(tenths(claim.than))}`;
    case 'same-kind':
      return `fait compter chaque étoile ${FEMININE[claim.of]} pour les deux tuiles, ${points(claim.points)} chacune`;
    case 'tiles':
      return `retrouvé son type sur ${many(claim.count, 'tuile')} de ${pile} ${insteadOf(claim.than)}`;
  }
}

/** « ceux d’Ada ». */
function frenchOther({ nameOf: playerOf, compared: { seat } }: SpokenLines): string {
  const name = playerOf(seat === 0 ? 1 : 0);
  return name === undefined ? 'les vôtres' : `ceux ${elide('de', name)}`;
}

function whereOf(spoken: SpokenLines): string {
  const step = stepIn(spoken, 'best');
  switch (step.do) {
    case 'draw':
      return step.section === undefined
        ? `Comparez\u202f: dessiner ${step.tile}, ou ne rien dessiner.`
        : `Regardez le ciel ${SECTION_NAMES[step.section]}\u202f: cherchez-y une place pour ${step.tile}.`;
    case 'size':
      if (spoken.compared.before.boards.length === 2)
        return `Comparez les types au dos des tuiles de votre pile avec ${frenchOther(spoken)}.`;
      return spoken.compared.before.boards.length > 1
        ? 'Comparez les types au dos des tuiles de votre pile avec ceux des autres.'
        : 'Regardez les types au dos des tuiles de votre pile.';
    case 'seven':
      return `Comparez les types de vos deux sept avec ${roundOf(spoken) === 1 ? 'votre tuile de départ' : 'votre tuile précédente'}.`;
    case 'side':
      return 'Regardez les deux côtés de votre tuile de départ et les types de votre pile.';
  }
}

function whatOf(spoken: SpokenLines): string {
  const step = stepIn(spoken, 'best');
  if (step.do === 'size') return `Choisissez la taille ${step.size}.`;
  if (step.do === 'seven') return `Utilisez le sept ${MASCULINE[step.kind]}.`;
  if (step.do === 'side') return `Choisissez le côté ${MASCULINE[step.kind]}.`;
  const most = mostIn(spoken) ?? step.gain;
  const drawn =
    step.section === undefined ? 'Ne dessinez rien' : `Dessinez ${step.tile} ${SECTION_NAMES[step.section]}`;
  const more =
    most > step.gain
      ? `Le meilleur dessin de ce tour rapporte ${points(most)}.`
      : 'Aucun dessin ne rapporte plus à ce tour.';
  return `${drawn}\u202f: ${points(step.gain)} en tout. ${more}`;
}

export const fr: Tongue<StarExplorer, StarExplorerClaim> = {
  say: (claims, spoken) =>
    claims.map((claim, index) => {
      const also = index > 0 && claims[index - 1]?.about === claim.about;
      const step = stepIn(spoken, claim.about);
      const mood = spoken.mood[claim.about];
      const deed = deedOf(claim, spoken);
      if (also && (claim.kind === 'gain' || claim.kind === 'most'))
        return `En tout, ${pronounOf(step, mood).toLowerCase()} ${inMood(deed.replace(ALL, ''), { mood, also: false })}.`;
      const subject = also ? pronounOf(step, mood) : subjectOf(spoken, claim.about);
      const rival = claim.kind === 'gives' ? rivalIn(spoken) : 'others';
      const toReader = rival !== 'others' && rival.name === undefined;
      return `${subject} ${inMood(deed, { mood, also, toReader })}.`;
    }),
  name: (about, spoken) => nameOf(spoken, about),
  where: whereOf,
  what: whatOf,
};

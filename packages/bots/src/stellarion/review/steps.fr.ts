// Les coups de Stellarion en français : un nom, une consigne, et où regarder.
import { countedInFrench } from '@planisphere/core';
import { type Card, type Deck, galaxyOf, ORIGINS, TYPES, typeOf } from '@planisphere/stellarion';
import type { TypeName } from './claims.ts';
import {
  cardName,
  cardOf,
  DECK_NAMES,
  deckName,
  GALAXY_NAMES,
  joined,
  listFrom,
  listOf,
  NARROW,
  of,
  soughtName,
  THEORIES,
  TYPE_NAMES,
} from './names.fr.ts';
import { isApposed, type NamedStep } from './steps.ts';
import type { Wording } from './wording.ts';

function originName(card: Card, origin: number): string {
  if (ORIGINS[origin] === 'star') return `utiliser une étoile filante pour ${cardName(card)}`;
  if (ORIGINS[origin] === 'outpost') return `payer ${cardOf(card, undefined)}`;
  return `payer ${cardOf(card, (ORIGINS[origin] === 'galaxy' ? galaxyOf(card) : 4 + typeOf(card)) as Deck)}`;
}

const COLUMNS = { left: 'gauche', right: 'droite' } as const;

type Voyage = Extract<NamedStep, { do: 'launch' | 'take' | 'spend' }>;

const columnOf = ({ column, apart }: Voyage): string =>
  apart === true && column !== undefined ? `, le voyage de la colonne de ${COLUMNS[column]}` : '';

const ofColumn = ({ column }: Voyage): string =>
  column !== undefined ? ` de la colonne de ${COLUMNS[column]}` : '';

/** Quand l’autre coup fait de même avec des cartes d’ailleurs, leur lieu distingue les deux coups. */
const apartOf = (step: Extract<NamedStep, { do: 'pay' | 'station' }>): string => {
  if (step.apart !== true) return listOf(step.cards);
  return listFrom({ ...step, elsewhere: step.elsewhere ?? step.cards.map(() => true) });
};

const voyageTo = ({ galaxy, isLast, apart }: Extract<NamedStep, { do: 'take' }>): string =>
  `${isLast === true || apart === true ? 'le' : 'un'} voyage vers ${GALAXY_NAMES[galaxy]}`;
/** Plusieurs voyages vers une galaxie, ou un seul, avec sa colonne s’il le faut. */
const taken = (step: Extract<NamedStep, { do: 'take' }>): string =>
  step.times === undefined
    ? `${voyageTo(step)}${step.apart === true ? ofColumn(step) : ''}`
    : `${countedInFrench(step.times, 'voyage')} vers ${GALAXY_NAMES[step.galaxy]}`;

/** Les deux cartes au même endroit : la première est la plus haute. */
function bothIn([upper, lower]: readonly Card[], place: 'dessus' | 'dessous'): string {
  if (upper === lower) return `${listOf([upper!, lower!])} ${place}`;
  return place === 'dessus'
    ? `les deux cartes dessus, ${cardName(upper!)} tout en haut`
    : `les deux cartes dessous, ${cardName(lower!)} tout en bas`;
}

/** La plus haute de deux cartes récupérées. */
const onTop = ({ cards: [first] }: Extract<NamedStep, { do: 'recover' }>): string =>
  `, ${cardName(first!)} dessus`;

/** Ce que l’effet pourrait faire encore. */
const GOING_ON: Readonly<Record<TypeName, readonly [string, string]>> = {
  ship: ['chercher', 'cherchez'],
  nebula: ['récupérer', 'récupérez'],
  stars: ['sonder', 'sondez'],
  planet: ['poster', 'postez'],
};

/** « de 2 cases », « d’une case ». */
const ofSpaces = (count: number): string => (count === 1 ? 'd’une case' : `de ${count} cases`);

/** Quand les deux colonnes montrent la galaxie, la consigne dit laquelle. */
const eitherOf = (step: Voyage): string => (step.either === true ? ofColumn(step) : '');

/** « des deux planètes Bêta », « de la planète Bêta et de la planète Gamma ». */
const ofEach = ([one, two]: readonly Card[]): string =>
  one === two ? of(listOf([one!, two!])) : joined([one!, two!].map((card) => of(cardName(card))));

export function named(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
      return `lancer un voyage vers ${GALAXY_NAMES[step.galaxy]}${step.star ? ' avec une étoile filante' : ''}${columnOf(step)}`;
    case 'from':
      return originName(step.card, step.origin);
    case 'pay':
      return `payer avec ${apartOf(step)}`;
    case 'search':
      return `chercher ${soughtName(step.card)} dans ${deckName(step.deck)}`;
    case 'recover':
      return `récupérer ${listOf(step.cards)} dans ${deckName(step.deck)}${step.apart === true ? onTop(step) : ''}`;
    case 'scan':
      return `sonder ${step.atOnce === true ? 'tout de suite ' : ''}${deckName(step.deck)}`;
    case 'station':
      return `poster ${apartOf(step)}`;
    case 'place':
      if (step.top.length === 0) return `mettre ${bothIn(step.bottom, 'dessous')}`;
      return `mettre ${step.bottom.length === 0 ? bothIn(step.top, 'dessus') : `${cardName(step.top[0]!)} sur le dessus`}`;
    case 'return':
      return `remettre ${cardName(step.card)} sous ${step.apart === true ? deckName(step.deck) : 'son paquet'}`;
    case 'take':
      return `${step.gift ? 'donner' : 'prendre'} ${taken(step)}`;
    case 'spend':
      return `dépenser deux météores pour ${GALAXY_NAMES[step.galaxy]}${columnOf(step)}`;
    case 'prove':
      return `démontrer la théorie des ${THEORIES[TYPES[step.type]]}`;
    case 'waive':
      if (step.retreat > 0)
        return `renoncer à l’effet pour faire reculer le soleil ${ofSpaces(step.retreat)}`;
      return step.cards === undefined ? 'renoncer à l’effet' : `renoncer à l’effet ${ofEach(step.cards)}`;
    case 'cross':
      return `faire une traversée${step.apart === true ? ` avec les trous noirs des paquets ${joined(step.decks.map((deck) => DECK_NAMES[deck]!))}` : ''}`;
    case 'done':
      return `ne plus ${GOING_ON[TYPES[step.power]][0]}`;
    case 'wait':
      return 'garder les météores';
  }
}

export const asked: Wording['asked'] = (step, { compared: { seat }, nameOf }) => {
  switch (step.do) {
    case 'launch':
      return `lancez un voyage vers ${GALAXY_NAMES[step.galaxy]}${eitherOf(step)}${NARROW}: ${joined(
        step.from.map((origin, type) => sourceName(type, origin, step.galaxy)),
      )}`;
    case 'pay':
      return `coordonnez ${listFrom(step)}`;
    case 'search':
      return `cherchez ${soughtName(step.card)} dans ${deckName(step.deck)}`;
    case 'recover':
      return `récupérez ${listOf(step.cards)} dans ${deckName(step.deck)}${step.ordered === true ? onTop(step) : ''}`;
    case 'scan':
      return `sondez ${deckName(step.deck)}`;
    case 'station':
      return `postez ${listFrom(step)}`;
    case 'place':
      if (step.top.length === 0) return `mettez ${bothIn(step.bottom, 'dessous')}`;
      if (step.bottom.length === 0) return `mettez ${bothIn(step.top, 'dessus')}`;
      return `mettez ${cardName(step.top[0]!)} dessus et ${cardName(step.bottom[0]!)} dessous`;
    case 'return':
      return `remettez ${cardName(step.card)} sous ${step.either === true ? deckName(step.deck) : 'son paquet'}`;
    case 'take':
      return step.to === seat
        ? `prenez ${voyageTo({ ...step, apart: step.either === true })}${eitherOf(step)}`
        : `donnez ${voyageTo({ ...step, apart: step.either === true })}${eitherOf(step)} à ${nameOf(step.to) ?? 'votre partenaire'}`;
    case 'spend':
      return `dépensez deux météores pour ${step.either === true ? 'le' : 'un'} voyage vers ${GALAXY_NAMES[step.galaxy]}${eitherOf(step)}`;
    case 'prove':
      return `démontrez la théorie des ${THEORIES[TYPES[step.type]]}${NARROW}: c’est gratuit`;
    case 'waive':
      return step.retreat > 0
        ? `renoncez à l’effet et faites reculer le soleil ${ofSpaces(step.retreat)}`
        : 'renoncez à l’effet';
    case 'cross':
      return 'traversez avec quatre trous noirs';
    case 'done':
      return `ne ${GOING_ON[TYPES[step.power]][1]} plus rien`;
    case 'wait':
      return 'gardez les météores pour l’instant';
    case 'from':
      return originName(step.card, step.origin);
  }
};

export const takes: Wording['takes'] = (voyages) =>
  `prenez ${joined(
    voyages.map(({ galaxy, count, isLast }) =>
      count === 1
        ? `${isLast ? 'le' : 'un'} voyage vers ${GALAXY_NAMES[galaxy]}`
        : `${countedInFrench(count, 'voyage')} vers ${GALAXY_NAMES[galaxy]}`,
    ),
  )}`;

function sourceName(type: number, origin: number, galaxy: number): string {
  const name = TYPE_NAMES[type]!;
  if (ORIGINS[origin] === 'star') return `une étoile filante pour ${name}`;
  if (ORIGINS[origin] === 'outpost') return `${name} de l’Avant-Poste`;
  return `${name} ${of(deckName((ORIGINS[origin] === 'galaxy' ? galaxy : 4 + type) as Deck))}`;
}

export function where(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
    case 'take':
    case 'spend':
      return `Regardez les voyages vers ${GALAXY_NAMES[step.galaxy]}.`;
    case 'from':
      return `Regardez ${cardName(step.card)}, et d’où cette carte peut venir.`;
    case 'pay':
      return `Regardez ${listOf(step.cards)}.`;
    case 'search':
    case 'scan':
      return `Regardez ${deckName(step.deck)}.`;
    case 'recover':
      return `Regardez la défausse ${DECK_NAMES[step.deck]}.`;
    case 'station':
      return 'Regardez l’Avant-Poste et les cartes visibles.';
    case 'place':
      return 'Regardez les deux cartes sondées.';
    case 'return':
      return 'Regardez les vaisseaux payés.';
    case 'prove':
      return 'Regardez la théorie visible.';
    case 'waive':
      return step.retreat > 0 ? 'Regardez le soleil.' : 'Regardez ce que l’effet ferait.';
    case 'cross':
      return 'Regardez les trous noirs visibles.';
    case 'done':
      return `Vous pouvez arrêter de ${GOING_ON[TYPES[step.power]][0]} ici.`;
    case 'wait':
      return 'Regardez les météores.';
  }
}

/** Un nom, où l’infinitif répéterait ce qui est dit ensuite. */
export function subject(step: NamedStep): string {
  const said = `${named(step)}${isApposed(step) ? ',' : ''}`;
  if (step.do === 'launch') return said.replace('lancer un voyage', 'un lancement');
  return step.do === 'cross' ? said.replace('faire une', 'une') : said;
}

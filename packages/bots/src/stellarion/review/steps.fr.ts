// Les coups de Stellarion en français : un nom, une consigne, et où regarder.
import { countedInFrench } from '@planisphere/core';
import { type Card, type Deck, galaxyOf, ORIGINS, TYPES, typeOf } from '@planisphere/stellarion';
import type { TypeName } from './claims.ts';
import {
  cardName,
  DECK_NAMES,
  deckName,
  GALAXY_NAMES,
  joined,
  listOf,
  NARROW,
  of,
  soughtName,
  THEORIES,
  TYPE_NAMES,
} from './names.fr.ts';
import type { NamedStep } from './steps.ts';
import type { Wording } from './wording.ts';

function originName(card: Card, origin: number): string {
  if (ORIGINS[origin] === 'star') return `utiliser une étoile filante pour ${cardName(card)}`;
  if (ORIGINS[origin] === 'outpost') return `prendre ${cardName(card)} dans l’Avant-Poste`;
  const deck = ORIGINS[origin] === 'galaxy' ? galaxyOf(card) : 4 + typeOf(card);
  return `prendre ${cardName(card)} dans ${deckName(deck as Deck)}`;
}

const COLUMNS = { left: 'gauche', right: 'droite' } as const;

type Voyage = Extract<NamedStep, { do: 'launch' | 'take' | 'spend' }>;

const columnOf = ({ column, apart }: Voyage): string =>
  apart === true && column !== undefined ? `, le voyage de la colonne de ${COLUMNS[column]}` : '';

const ofColumn = ({ column }: Voyage): string =>
  column !== undefined ? ` de la colonne de ${COLUMNS[column]}` : '';

const decksOf = (decks: readonly (Deck | undefined)[]): string =>
  joined(decks.map((deck) => of(deck === undefined ? 'l’Avant-Poste' : deckName(deck))));

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

export function named(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
      return `un lancement vers ${GALAXY_NAMES[step.galaxy]}${step.star ? ' avec une étoile filante' : ''}${columnOf(step)}`;
    case 'from':
      return originName(step.card, step.origin);
    case 'pay':
      return `payer avec ${listOf(step.cards)}${step.apart === true ? ` (${decksOf(step.from)})` : ''}`;
    case 'search':
      return `chercher ${soughtName(step.card)} dans ${deckName(step.deck)}`;
    case 'recover':
      return `récupérer ${listOf(step.cards)} dans ${deckName(step.deck)}`;
    case 'scan':
      return `sonder ${deckName(step.deck)}`;
    case 'station':
      return `poster ${listOf(step.cards)}`;
    case 'place':
      if (step.top.length === 0)
        return `mettre les deux cartes dessous, d’abord ${cardName(step.bottom[0]!)}`;
      return `mettre ${listOf(step.top)} sur le dessus`;
    case 'return':
      return `remettre ${cardName(step.card)} sous son paquet`;
    case 'take':
      return step.gift
        ? `donner le voyage vers ${GALAXY_NAMES[step.galaxy]}${step.apart === true ? ofColumn(step) : ''}`
        : `prendre le voyage vers ${GALAXY_NAMES[step.galaxy]}${step.apart === true ? ofColumn(step) : ''}`;
    case 'spend':
      return `dépenser deux météores pour ${GALAXY_NAMES[step.galaxy]}${columnOf(step)}`;
    case 'prove':
      return `démontrer la théorie des ${THEORIES[TYPES[step.type]]}`;
    case 'waive':
      return step.retreat > 0
        ? `renoncer à l’effet pour faire reculer le soleil ${ofSpaces(step.retreat)}`
        : 'renoncer à l’effet';
    case 'cross':
      return `une traversée${step.apart === true ? ` avec les trous noirs des paquets ${joined(step.decks.map((deck) => DECK_NAMES[deck]!))}` : ''}`;
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
      return `coordonnez ${listOf(step.cards)}`;
    case 'search':
      return `cherchez ${soughtName(step.card)} dans ${deckName(step.deck)}`;
    case 'recover':
      return `récupérez ${listOf(step.cards)} dans ${deckName(step.deck)}`;
    case 'scan':
      return `sondez ${deckName(step.deck)}`;
    case 'station':
      return `postez ${listOf(step.cards)}`;
    case 'place':
      if (step.top.length === 0)
        return `mettez les deux cartes dessous, d’abord ${cardName(step.bottom[0]!)}`;
      if (step.bottom.length === 0) return `mettez les deux cartes dessus, d’abord ${cardName(step.top[0]!)}`;
      return `mettez ${cardName(step.top[0]!)} dessus et ${cardName(step.bottom[0]!)} dessous`;
    case 'return':
      return `remettez ${cardName(step.card)} sous son paquet`;
    case 'take':
      return step.to === seat
        ? `${takes(new Map([[step.galaxy, 1]]))}${eitherOf(step)}`
        : `donnez le voyage vers ${GALAXY_NAMES[step.galaxy]}${eitherOf(step)} à ${nameOf(step.to) ?? 'votre partenaire'}`;
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
    [...voyages].map(([galaxy, count]) =>
      count === 1
        ? `le voyage vers ${GALAXY_NAMES[galaxy]}`
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
      return 'Regardez ce que l’effet a déjà fait.';
    case 'wait':
      return 'Regardez les météores.';
  }
}

// L’entraîneur de Stellarion en français. Tout verbe est un participe après « avoir », pour « aurait » comme pour « a ».
import {
  BLACK_HOLE,
  type Card,
  DECKS,
  type Deck,
  GALAXIES,
  galaxyOf,
  isTyped,
  MIRROR,
  ORIGINS,
  TYPES,
  typeOf,
} from '@planisphere/stellarion';
import type { Mood } from '../../review/coach.ts';
import { cardOfCode, type DeckName, type GalaxyName, type StellarionClaim, type TypeName } from './claims.ts';
import { likelihood } from './likelihood.ts';
import type { NamedStep } from './steps.ts';
import type { Wording } from './wording.ts';

const NARROW = '\u202f';
const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const GALAXY_NAMES = ['Alpha', 'Bêta', 'Gamma', 'Delta'] as const;
const TYPE_NAMES = ['le vaisseau', 'la nébuleuse', 'les étoiles', 'la planète'] as const;
const DECK_NAMES = [...GALAXY_NAMES, 'Vaisseau', 'Nébuleuse', 'Étoiles', 'Planète'] as const;
const THEORIES: Readonly<Record<TypeName, string>> = {
  ...{ ship: 'vaisseaux', nebula: 'nébuleuses', stars: 'étoiles', planet: 'planètes' },
};
/** Deux cartes d’un type. */
const CARDS_OF: Readonly<Record<TypeName, string>> = {
  ...{ ship: 'vaisseaux', nebula: 'nébuleuses', stars: 'cartes d’étoiles', planet: 'planètes' },
};

function cardName(card: Card): string {
  if (card === BLACK_HOLE) return 'le trou noir';
  if (card === MIRROR) return 'le miroir';
  return `${TYPE_NAMES[typeOf(card)]} ${GALAXY_NAMES[galaxyOf(card)]}`;
}

/** Dans un paquet, l’un ou l’autre convient. */
const soughtName = (card: Card): string =>
  isTyped(card) ? cardName(card) : cardName(card).replace('le ', 'un ');

const coded = (code: string): string => cardName(cardOfCode(code) ?? BLACK_HOLE);
/** « de » devant un article. */
const of = (thing: string): string => `de ${thing}`.replace('de les ', 'des ').replace('de le ', 'du ');
const deckName = (deck: Deck): string => `le paquet ${DECK_NAMES[deck]}`;
const deckCalled = (name: DeckName): string => deckName(DECKS.indexOf(name) as Deck);
const galaxyCalled = (name: GalaxyName): string => GALAXY_NAMES[GALAXIES.indexOf(name)]!;
const plural = (count: number, one: string): string =>
  `${count} ${count < 2 ? one : one.replace(/(\p{L}+)/gu, '$1s')}`;
const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} et ${texts.at(-1)}`;
const percent = (chance: number): string =>
  likelihood(chance, { over: 'plus de', under: 'moins de' }, `${NARROW}%`);

function listOf(cards: readonly Card[]): string {
  const [one, two] = cards;
  if (one === undefined || one !== two) return joined(cards.map(cardName));
  return `les deux ${CARDS_OF[TYPES[typeOf(one) as 0]]} ${GALAXY_NAMES[galaxyOf(one)]}`;
}

function originName(card: Card, origin: number): string {
  if (ORIGINS[origin] === 'star') return `une étoile filante pour ${cardName(card)}`;
  if (ORIGINS[origin] === 'outpost') return `prendre ${cardName(card)} de l’Avant-Poste`;
  const deck = ORIGINS[origin] === 'galaxy' ? galaxyOf(card) : 4 + typeOf(card);
  return `prendre ${cardName(card)} ${of(deckName(deck as Deck))}`;
}

function named(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
      return `un Lancement vers ${GALAXY_NAMES[step.galaxy]}${step.star ? ' avec une étoile filante' : ''}`;
    case 'from':
      return originName(step.card, step.origin);
    case 'pay':
      return `payer avec ${listOf(step.cards)}`;
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
        ? `donner le voyage vers ${GALAXY_NAMES[step.galaxy]}`
        : `prendre le voyage vers ${GALAXY_NAMES[step.galaxy]}`;
    case 'spend':
      return `dépenser deux météores pour ${GALAXY_NAMES[step.galaxy]}`;
    case 'prove':
      return `démontrer la théorie des ${THEORIES[TYPES[step.type]]}`;
    case 'waive':
      return step.retreat > 0
        ? `renoncer à l’effet pour faire reculer le soleil de ${plural(step.retreat, 'case')}`
        : 'renoncer à l’effet';
    case 'cross':
      return 'une Traversée';
    case 'done':
      return 's’arrêter là';
    case 'wait':
      return 'garder les météores';
  }
}

const asked: Wording['asked'] = (step, { compared: { seat }, nameOf }) => {
  switch (step.do) {
    case 'launch':
      return `lancez un voyage vers ${GALAXY_NAMES[step.galaxy]}${NARROW}: ${joined(
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
        ? `prenez le voyage vers ${GALAXY_NAMES[step.galaxy]}`
        : `donnez le voyage vers ${GALAXY_NAMES[step.galaxy]} à ${nameOf(step.to) ?? 'votre partenaire'}`;
    case 'spend':
      return `dépensez deux météores pour un voyage vers ${GALAXY_NAMES[step.galaxy]}`;
    case 'prove':
      return `démontrez la théorie des ${THEORIES[TYPES[step.type]]}${NARROW}: c’est gratuit`;
    case 'waive':
      return step.retreat > 0
        ? `renoncez à l’effet et faites reculer le soleil de ${plural(step.retreat, 'case')}`
        : 'renoncez à l’effet';
    case 'cross':
      return 'traversez avec quatre trous noirs';
    case 'done':
      return 'arrêtez-vous là';
    case 'wait':
      return 'gardez les météores pour l’instant';
    case 'from':
      return originName(step.card, step.origin);
  }
};

function sourceName(type: number, origin: number, galaxy: number): string {
  const name = TYPE_NAMES[type]!;
  if (ORIGINS[origin] === 'star') return `une étoile filante pour ${name}`;
  if (ORIGINS[origin] === 'outpost') return `${name} de l’Avant-Poste`;
  return `${name} ${of(deckName((ORIGINS[origin] === 'galaxy' ? galaxy : 4 + type) as Deck))}`;
}

/** Les chances autrement, quand il y en a. */
const notJust = (instead: number): string =>
  instead > 0 ? `, au lieu de ${percent(instead)} de chances` : '';
const towards = (galaxy: GalaxyName): string => `vers ${galaxyCalled(galaxy)}`;
/** Pourquoi une partie est perdue aussitôt. */
const ENDINGS = {
  sun: 'le Soleil Glauque arrive',
  stuck: 'aucun Lancement et aucune Coordination n’est possible',
  repeated: 'la même position se présente pour la troisième fois',
} as const;

function done(claim: StellarionClaim, collectedBefore: number): string | undefined {
  switch (claim.kind) {
    case 'wins':
      return 'gagné la partie sur-le-champ';
    case 'keeps-open':
      return claim.shown === 'courses' ? 'gardé la victoire à portée' : undefined;
    case 'launches':
      return claim.instead > 0
        ? `rapporté un voyage de plus, ${towards(claim.galaxy)}`
        : `rapporté tout de suite un voyage ${towards(claim.galaxy)}`;
    case 'crosses':
      return `rapporté tout de suite ${plural(claim.galaxies.length, 'voyage')}${NARROW}: ${joined(claim.galaxies.map(galaxyCalled))}`;
    case 'spends':
      return `rapporté tout de suite un voyage ${towards(claim.galaxy)}`;
    case 'proves':
      return 'laissé une théorie de moins à démontrer, sans rien coûter';
    case 'next-turn': {
      const { chance, instead, hinge } = claim;
      const launch = `un Lancement ${towards(claim.galaxy)}`;
      if (chance > 1 - 1e-9) return `assuré ${launch} au tour suivant${notJust(instead)}`;
      const why =
        hinge === undefined
          ? ''
          : `${NARROW}: ${deckCalled(hinge.deck)} montre ${coded(hinge.card)} ${hinge.weight} fois sur ${hinge.total}`;
      return `donné ${percent(chance)} de chances de lancer un voyage ${towards(claim.galaxy)} au tour suivant, au lieu de ${percent(instead)}${why}`;
    }
    case 'keeps-ready':
      return `gardé prêt un Lancement ${towards(claim.galaxy)} pour le tour suivant${notJust(claim.instead)}`;
    case 'proof':
      return `donné ${percent(claim.chance)} de chances de démontrer la théorie des ${THEORIES[claim.type]} au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'crossing':
      return claim.chance > 1 - 1e-9
        ? `assuré quatre trous noirs visibles au tour suivant${notJust(claim.instead)}`
        : `donné ${percent(claim.chance)} de chances de voir quatre trous noirs au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'at-hand':
      return claim.chance > 1 - 1e-9
        ? `assuré ${coded(claim.card)} pour le tour suivant${notJust(claim.instead)}`
        : `donné ${percent(claim.chance)} de chances d’avoir ${coded(claim.card)} au tour suivant, au lieu de ${percent(claim.instead)}`;
    default:
      return supplied(claim, collectedBefore);
  }
}

/** Les voyages vers la galaxie d’une carte. */
function voyagesLeft({ card, toGo }: { readonly card: string; readonly toGo: number }): string {
  const galaxy = GALAXY_NAMES[galaxyOf(cardOfCode(card) ?? BLACK_HOLE)];
  return toGo === 1 ? `le dernier voyage vers ${galaxy}` : `les ${toGo} voyages vers ${galaxy} à faire`;
}

function supplied(claim: StellarionClaim, collectedBefore: number): string | undefined {
  switch (claim.kind) {
    case 'pair':
      return claim.chance > 1 - 1e-9
        ? `assuré deux ${CARDS_OF[claim.type]} pour une Coordination au tour suivant${notJust(claim.instead)}`
        : `donné ${percent(claim.chance)} de chances d’avoir deux ${CARDS_OF[claim.type]} au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'copies':
      return `laissé ${plural(claim.left, 'exemplaire')} ${of(coded(claim.card))} au lieu de ${claim.instead} pour ${voyagesLeft(claim)}`;
    case 'stationed':
      return `gardé ${coded(claim.card)} à l’abri dans l’Avant-Poste`;
    case 'cards':
      return `laissé ${plural(claim.left, 'carte')} en jeu au lieu de ${claim.instead}`;
    case 'stars':
      return `laissé ${plural(claim.left, 'étoile filante')} au lieu de ${claim.instead}`;
    case 'sun':
      return `gardé le soleil à ${plural(claim.away, 'case')} de la fin au lieu de ${claim.instead}`;
    case 'meteors':
      return claim.collected > collectedBefore
        ? `rapporté un météore${NARROW}: ${claim.collected} au lieu de ${claim.instead}`
        : `gardé ${plural(claim.collected, 'météore')} au lieu de ${claim.instead}`;
    case 'holes':
      return `laissé ${plural(claim.showing, 'trou noir')}, face visible, au lieu de ${claim.instead}`;
    case 'mirrors':
      return `laissé ${plural(claim.left, 'miroir')} au lieu de ${claim.instead}`;
    case 'uncovers':
      return `découvert un voyage ${towards(claim.galaxy)}`;
    default:
      return undefined;
  }
}

/** Le premier mot de chaque action, au présent. */
const PRESENT: Readonly<Record<string, string>> = {
  ...{
    gagné: 'gagne',
    gardé: 'garde',
    rapporté: 'rapporte',
    assuré: 'assure',
    donné: 'donne',
    laissé: 'laisse',
    découvert: 'découvre',
  },
};

function inMood(deed: string, mood: Mood): string {
  if (mood === 'would') return `aurait ${deed}`;
  return mood === 'did' ? `a ${deed}` : deed.replace(/^[^ ]+/, (verb) => PRESENT[verb] ?? verb);
}

const ofOther: Wording['ofOther'] = (claim, name, mood) => {
  const asPlayed = mood === 'did' ? 'après ce coup' : `autrement (${name})`;
  if (claim.kind === 'uses-effect')
    return mood === 'did'
      ? 'dans la partie, deux cartes ont été payées pour rien'
      : `${name} paie deux cartes pour rien`;
  if (claim.kind === 'survives')
    return `${asPlayed}, la partie est aussitôt perdue${NARROW}: ${ENDINGS[claim.ending]}`;
  return `${asPlayed}, la partie ne peut plus être gagnée`;
};

function where(step: NamedStep): string {
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
      return `Regardez les deux cartes${NARROW}: l’une va dessus.`;
    case 'return':
      return 'Regardez les vaisseaux payés.';
    case 'prove':
      return 'Regardez la théorie visible.';
    case 'waive':
      return step.retreat > 0 ? 'Regardez le soleil.' : 'Regardez ce que coûterait l’effet.';
    case 'cross':
      return 'Regardez les trous noirs visibles.';
    case 'done':
      return 'Regardez ce que l’effet a déjà fait.';
    case 'wait':
      return 'Regardez les météores.';
  }
}

export const fr: Wording = {
  named,
  asked,
  where,
  ofOther,
  inOrder: (steps) => steps.join(', puis '),
  deed: (claim, mood, { compared: { before } }) => {
    const deed = done(claim, before.collected);
    return deed === undefined ? undefined : inMood(deed, mood);
  },
  also: (deed) => `de plus, ce coup ${deed}`,
  instead: (name, deed) => `en revanche, ${name} ${deed}`,
  sentence: (text) => `${capital(text)}.`,
};

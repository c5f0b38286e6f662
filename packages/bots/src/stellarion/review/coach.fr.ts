// L’entraîneur de Stellarion en français. Tout verbe est un participe après « avoir », pour « aurait » comme pour « a ».
import { BLACK_HOLE, type Card, type Deck, galaxyOf, MIRROR, ORIGINS, typeOf } from '@planisphere/stellarion';
import type { Deed } from './facts.ts';
import type { NamedStep } from './steps.ts';
import type { CoachWords } from './words.ts';

const GALAXY_NAMES = ['Alpha', 'Bêta', 'Gamma', 'Delta'] as const;
const TYPE_NAMES = ['le vaisseau', 'la nébuleuse', 'les étoiles', 'la planète'] as const;
const MANY = ['vaisseaux', 'nébuleuses', 'étoiles', 'planètes'] as const;
/** Deux cartes d’un type. */
const CARDS_OF = ['vaisseaux', 'nébuleuses', 'cartes d’étoiles', 'planètes'] as const;
const DECK_NAMES = [
  'Alpha',
  'Bêta',
  'Gamma',
  'Delta',
  'Vaisseau',
  'Nébuleuse',
  'Étoiles',
  'Planète',
] as const;

const ofGalaxy = (galaxy: number): string => (galaxy === 0 ? 'd’Alpha' : `de ${GALAXY_NAMES[galaxy]}`);

function cardName(card: Card): string {
  if (card === BLACK_HOLE) return 'le trou noir';
  if (card === MIRROR) return 'le miroir';
  return `${TYPE_NAMES[typeOf(card)]} ${ofGalaxy(galaxyOf(card))}`;
}

/** « de » devant un article. */
const of = (thing: string): string => `de ${thing}`.replace('de les ', 'des ').replace('de le ', 'du ');
const deckName = (deck: Deck): string => `le paquet ${DECK_NAMES[deck]}`;
const plural = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`;
const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const percent = (chance: number): number => Math.round(100 * chance);
const figure = (count: number): string => count.toFixed(1).replace('.0', '').replace('.', ',');

function listOf(cards: readonly Card[]): string {
  const [one, two] = cards;
  if (one !== undefined && one === two) return `${cardName(one)} en double`;
  return cards.map(cardName).join(' et ');
}

function originName(card: Card, origin: number): string {
  if (ORIGINS[origin] === 'star') return `une étoile filante pour ${cardName(card)}`;
  if (ORIGINS[origin] === 'outpost') return `prendre ${cardName(card)} de l’Avant-Poste`;
  const deck = ORIGINS[origin] === 'galaxy' ? galaxyOf(card) : 4 + typeOf(card);
  return `prendre ${cardName(card)} ${of(deckName(deck as Deck))}`;
}

function stepName(step: NamedStep | undefined): string {
  switch (step?.do) {
    case 'launch':
      return `un Lancement vers ${GALAXY_NAMES[step.galaxy]}${step.star ? ' avec une étoile filante' : ''}`;
    case 'from':
      return originName(step.card, step.origin);
    case 'pay':
      return `payer avec ${listOf(step.cards)}`;
    case 'search':
      return `chercher ${cardName(step.card)} dans ${deckName(step.deck)}`;
    case 'recover':
      return `récupérer ${listOf(step.cards)} pour ${deckName(step.deck)}`;
    case 'scan':
      return `sonder ${deckName(step.deck)}`;
    case 'station':
      return `poster ${listOf(step.cards)}`;
    case 'place':
      if (step.top.length === 0) return 'mettre les deux cartes dessous';
      return `mettre ${listOf(step.top)} sur le dessus`;
    case 'return':
      return `remettre ${cardName(step.card)} sous son paquet`;
    case 'take':
      return `prendre le voyage vers ${GALAXY_NAMES[step.galaxy]}`;
    case 'spend':
      return `dépenser deux météores pour ${GALAXY_NAMES[step.galaxy]}`;
    case 'prove':
      return `démontrer la théorie des ${MANY[step.type]}`;
    case 'waive':
      return step.retreat > 0
        ? `renoncer à l’effet pour faire reculer le soleil de ${plural(step.retreat, 'case')}`
        : 'renoncer à l’effet';
    case 'cross':
      return 'une Traversée';
    case 'done':
      return 's’arrêter là';
    case 'wait':
      return 'attendre';
    default:
      return 'ce coup';
  }
}

function readyWords({ own, others, hope }: Deed, galaxy: number): string {
  const [chance, less] = [percent(own.ready[galaxy]!), percent(others.ready[galaxy]!)];
  const to = `un Lancement vers ${GALAXY_NAMES[galaxy]}`;
  const detail =
    hope === undefined
      ? ''
      : ` : ${deckName(hope.deck)} montre ${cardName(hope.card)} ${hope.weight} fois sur ${hope.total}`;
  if (chance >= 100)
    return `assuré ${to} au tour suivant${less > 0 ? `, au lieu de ${less} % de chances` : ''}${detail}`;
  return `rendu ${to} probable à ${chance} % au tour suivant${less > 0 ? `, au lieu de ${less} %` : ''}${detail}`;
}

function deedWords(deed: Deed): string {
  const { reason, own, others, ending } = deed;
  switch (reason?.kind) {
    case 'end':
      if (own.end > 0) return 'gagné la partie sur-le-champ';
      return ending === 'sun' ? 'empêché l’arrivée du Soleil Glauque' : 'gardé la victoire à portée';
    case 'hope':
      return 'gardé la victoire à portée';
    case 'voyage':
      return `rapporté tout de suite le voyage vers ${GALAXY_NAMES[reason.galaxy]}`;
    case 'ready':
      return readyWords(deed, reason.galaxy);
    case 'theory':
      return 'rapporté une théorie démontrée';
    case 'proof':
      return `rendu la démonstration de la théorie probable à ${percent(own.proof)} % au tour suivant, au lieu de ${percent(others.proof)} %`;
    case 'star':
      return 'gardé une étoile filante pour plus tard';
    case 'sun':
      return `gardé le soleil ${plural(own.sun - others.sun, 'case')} plus loin`;
    case 'meteor':
      return deed.step?.do === 'wait' ? 'gardé deux météores pour un autre voyage' : 'rapporté un météore';
    case 'hole':
      return `laissé plus de trous noirs pour une Traversée, environ ${figure(own.holes)} au lieu de ${figure(others.holes)}`;
    case 'copy': {
      const left = plural(own.copies[reason.card]!, 'exemplaire');
      const toGo = plural(own.toGo[reason.card >> 2]!, 'voyage');
      return `laissé ${left} ${of(cardName(reason.card))} au lieu de ${others.copies[reason.card]}, pour ${toGo} à faire`;
    }
    case 'hand': {
      const [chance, less] = [percent(own.hand[reason.card]!), percent(others.hand[reason.card]!)];
      if (chance >= 100)
        return `gardé ${cardName(reason.card)} disponible${typeOf(reason.card) === 2 ? 's' : ''} pour le tour suivant`;
      return `donné ${chance} % de chances d’avoir ${cardName(reason.card)} au tour suivant, au lieu de ${less} %`;
    }
    case 'pair':
      return `laissé deux ${CARDS_OF[reason.type]} disponibles pour une Coordination`;
    case 'outpost':
      return `gardé ${cardName(reason.card)} à l’abri dans l’Avant-Poste`;
    default:
      return 'laissé les paquets en meilleur ordre';
  }
}

/** Le premier mot de chaque action, au présent. */
const PRESENT: Readonly<Record<string, string>> = {
  gagné: 'gagne',
  empêché: 'empêche',
  gardé: 'garde',
  rapporté: 'rapporte',
  assuré: 'assure',
  rendu: 'rend',
  donné: 'donne',
  laissé: 'laisse',
};
const present = (deed: string): string => deed.replace(/^[^ ]+/, (verb) => PRESENT[verb] ?? verb);

function placeOf(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
      return `Regardez ${GALAXY_NAMES[step.galaxy]} : que manque-t-il encore pour un Lancement ?`;
    case 'from':
      return 'Regardez d’où peut venir chaque carte du Lancement.';
    case 'pay':
      return 'Regardez de quoi payer : toutes les paires ne coûtent pas autant.';
    case 'search':
      return `Regardez ${deckName(step.deck)} : une de ses cartes mérite d’être cherchée.`;
    case 'recover':
      return `Regardez la défausse ${of(deckName(step.deck))} : une carte y mérite d’être récupérée.`;
    case 'scan':
      return `Regardez ${deckName(step.deck)} : deux de ses cartes méritent d’être vues.`;
    case 'station':
      return 'Regardez les cartes visibles : de quoi garnir l’Avant-Poste.';
    case 'place':
      return 'Regardez les deux cartes : laquelle voulez-vous voir d’abord ?';
    case 'return':
      return 'Regardez les vaisseaux payés : lequel voulez-vous retrouver ?';
    case 'take':
      return 'Regardez les voyages qui restent : lequel serait le plus difficile à lancer ?';
    case 'spend':
      return 'Regardez vos météores : ils valent un voyage.';
    case 'prove':
      return 'Regardez la théorie visible.';
    case 'waive':
      return step.retreat > 0
        ? 'Regardez le soleil : est-il déjà proche ?'
        : 'L’effet vaut-il la peine d’être utilisé ?';
    case 'cross':
      return 'Regardez les trous noirs visibles.';
    case 'done':
      return 'L’effet n’en a-t-il pas fait assez ?';
    case 'wait':
      return 'Regardez vos météores : faut-il les dépenser maintenant ?';
  }
}

export const fr: CoachWords = {
  where: placeOf,
  brings: (deed) => capital(`${stepName(deed.step)} ${present(deedWords(deed))}.`),
  wouldHave: (deed) => capital(`${stepName(deed.step)} aurait ${deedWords(deed)}.`),
  did: (deed) => capital(`${stepName(deed.step)} a ${deedWords(deed)}.`),
  fell: (from, to) => `Ainsi, les chances de gagner sont passées de ${from} % à ${to} %.`,
  small: (points) => `L’écart est faible : ${points} % de chances de gagner.`,
  unsure: (points) =>
    `Ce coup a peut-être coûté ${points} % de chances de gagner, mais ce n’est pas certain.`,
  same: (chance) => `Les chances de gagner restent à ${chance} %.`,
  onlyThis: (points) => `Rien d’autre n’approchait : le coup suivant en valeur aurait coûté ${points} %.`,
  nextBest: (step, points) =>
    points < 1
      ? `${capital(stepName(step))} valait autant.`
      : `Le coup suivant en valeur, ${stepName(step)}, aurait coûté ${points} %.`,
};

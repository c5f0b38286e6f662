// Le plateau de Stellarion en français.
import { elide } from '@planisphere/core';
import {
  type Action,
  BLACK_HOLE,
  type Card,
  type Deck,
  MIRROR,
  type Position,
  type Type,
} from '@planisphere/stellarion';
import type { Consequence } from '../foresight.ts';
import type { Reason } from '../offers.ts';
import type { Panel } from '../panels.ts';
import type { DeckReading, Kind } from '../reading.ts';
import type { Words } from './en.ts';

const types = ['Vaisseau', 'Nébuleuse', 'Étoiles', 'Planète'];
const plurals = ['vaisseaux', 'nébuleuses', 'étoiles', 'planètes'];
const galaxies = ['Alpha', 'Bêta', 'Gamma', 'Delta'];
const decks = [...galaxies, ...types];
const ARTICLES = ['le vaisseau', 'la nébuleuse', 'les étoiles', 'la planète'];
const plural = (n: number, one: string, more: string): string => `${n} ${n < 2 ? one : more}`;
const list = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

function card(each: Card): string {
  if (each === BLACK_HOLE) return 'Trou noir';
  if (each === MIRROR) return 'Miroir';
  return `${types[each & 3]} ${galaxies[each >> 2]}`;
}

const theCard = (each: Card): string => {
  if (each === BLACK_HOLE) return 'le trou noir';
  if (each === MIRROR) return 'le miroir';
  return `${ARTICLES[each & 3]} ${galaxies[each >> 2]}`;
};

function known({ next, bottom, top }: DeckReading | Omit<DeckReading, 'size'>): string {
  const parts: string[] = [];
  if (next.length > 0)
    parts.push(`${top === undefined ? 'au sommet' : 'ensuite'} : ${next.map(card).join(', ')}`);
  if (bottom.length > 0) parts.push(`tout au fond : ${bottom.map(card).join(', ')}`);
  return parts.join(' ; ');
}

function discardLabel(deck: Deck, kinds: readonly Kind[]): string {
  const gone = kinds.filter(({ count }) => count > 0).map((kind) => `${kind.count} × ${card(kind.card)}`);
  return `Défausse ${decks[deck]} : ${gone.length === 0 ? 'rien' : gone.join(', ')}`;
}

function deckLabel(reading: DeckReading): string {
  const { deck, size, top } = reading;
  const shown = size === 0 ? 'vide' : top === undefined ? 'couvert' : card(top);
  const more = known(reading);
  return `Paquet ${decks[deck]} : ${shown}${size > 0 ? `, ${plural(size, 'carte', 'cartes')}` : ''}${more === '' ? '' : ` ; ${more}`}`;
}

const REASONS: Readonly<Record<string, string>> = {
  'LAUNCH-1': 'il manque une carte',
  'LAUNCH-2': 'plus aucun voyage vers cette galaxie',
  'LAUNCH-4': 'plus d’étoile filante',
  'MIRROR-3': 'ses voyages sont couverts dans les colonnes',
  'MIRROR-5': 'un miroir demande une carte qui a un type',
  'MIRROR-6': 'les miroirs restent où ils sont',
  'COORD-1': 'les deux cartes sont de types différents',
  'CROSS-1': 'il faut quatre trous noirs visibles',
  'CROSS-4': 'trois voyages ne tiendraient pas dans vos deux piles',
  'CROSS-5': 'les trous noirs ne servent qu’à traverser',
  'DUO-3': 'une pile contient deux galaxies au plus',
  'SHIP-2': 'la seconde recherche demande un autre paquet',
  'SHIP-3': 'ce paquet est vide',
  'NEBULA-1': 'rien à y récupérer',
  'STARS-3': 'il faut deux cartes pour sonder',
  'OUTPOST-1': 'l’Avant-Poste abrite une autre galaxie',
  'OUTPOST-2': 'elle est déjà dans l’Avant-Poste',
  'PLANET-1': 'il ne montre rien',
  'PLANET-2': 'une seule carte',
  'METEOR-2': 'il faut deux météores',
  'THEORY-2': 'il faut trois cartes visibles de ce type',
};

function reason(why: Reason): string {
  if ('rule' in why) return REASONS[why.rule] ?? why.rule;
  if ('short' in why) {
    if (why.short === 1) return 'pas encore : il manque une carte, et il n’y a plus d’étoile';
    const short = why.withStar ? why.short - 1 : why.short;
    return `pas encore : il manque ${plural(short, 'carte', 'cartes')}${why.withStar ? ', même avec l’étoile' : ''}`;
  }
  if (why.kind === 'galaxies') return 'les quatre doivent être d’une même galaxie';
  if (why.kind === 'twice') return 'il faut quatre cartes différentes d’une galaxie';
  if (why.kind === 'one') return 'ajoutez-en une du même type';
  return 'il faut exactement deux cartes d’un même type';
}

function consequence(what: Consequence): string {
  switch (what.kind) {
    case 'won':
      return 'Vous gagnez la partie';
    case 'lost':
      return 'Le soleil arrive : la partie est perdue';
    case 'hopeless':
      return 'Ensuite, la partie ne peut plus être gagnée';
    case 'repeated':
      return 'Cette position a déjà eu lieu ; la troisième fois est perdue';
    case 'voyage':
      return `Voyage ${galaxies[what.galaxy]} accompli, encore ${what.left}`;
    case 'ready':
      return `Lancement ${galaxies[what.galaxy]} prêt${what.star ? ', avec une étoile filante' : ''}`;
    case 'gains':
      return `Plus près ${elide('de', galaxies[what.galaxy] as string)}`;
    case 'unready':
      return `Le lancement ${galaxies[what.galaxy]} n’est plus prêt`;
    case 'chance':
      return `pour un lancement ${galaxies[what.galaxy]}${what.star ? ' avec une étoile' : ''}`;
    case 'theory':
      return `${types[what.type]} au sommet pour la théorie : ${what.from} → ${what.to}`;
    case 'sun':
      return `Le soleil : ${what.from} → ${what.to}${what.meteor ? ', un météore est à vous' : ''}`;
    case 'turned':
      return `Nouvelles cartes : ${list(
        what.decks.map((deck) => decks[deck]!),
        'et',
      )}`;
  }
}

function powers(type: Type, major: boolean, discovery: Type | undefined): string {
  const radar = discovery === 1 && type === 1;
  return [
    major ? 'chercher une carte dans deux paquets' : 'chercher une carte dans un paquet',
    major
      ? `récupérer jusqu’à 2 cartes${radar ? ', posées au sommet' : ''}`
      : `récupérer 1 carte${radar ? ', posée au sommet' : ''}`,
    major ? 'sonder jusqu’à quatre fois' : 'sonder jusqu’à deux fois',
    major ? 'poster jusqu’à 2 cartes' : 'poster 1 carte dans l’Avant-Poste',
  ][type]!;
}

const POWER = ['Vaisseaux', 'Nébuleuses', 'Étoiles', 'Planètes'];
const sizeOf = (scene: Position): string => (scene.stage.major ? 'majeur' : 'mineur');

function title(panel: Panel, scene: Position): string {
  switch (panel) {
    case 'search':
      return scene.stage.begun ? 'Chercher dans un autre paquet' : 'Chercher dans un paquet';
    case 'recover':
      return scene.stage.major ? 'Récupérer une ou deux cartes' : 'Récupérer une carte';
    case 'scan':
      return scene.stage.begun ? 'Sonder encore ?' : 'Sonder un paquet';
    case 'station':
      return 'Poster dans l’Avant-Poste';
    case 'return':
      return 'Quel vaisseau retourne ?';
    case 'place':
      return `Le paquet ${decks[scene.stage.deck ?? 0]} montre deux cartes`;
    case 'claim':
      return 'La Traversée';
    case 'waive':
      return scene.table.sun ? 'Reculer le soleil' : 'Renoncer à l’effet';
    case 'spend':
      return 'Deux météores pour un voyage';
    case 'sure':
      return 'Lancer vraiment ?';
  }
}

function more(panel: Panel, scene: Position): string {
  const power = `${POWER[scene.stage.power]}, ${sizeOf(scene)}`;
  switch (panel) {
    case 'search':
      return `${power} : une carte au choix, au sommet`;
    case 'recover':
      return scene.discovery === 1
        ? `${power} : le radar la pose au sommet, la première visible`
        : `${power} : mélangée dans son paquet`;
    case 'scan':
      return `${power} : encore ${plural(scene.stage.left, 'sondage', 'sondages')}`;
    case 'station':
      return `${power} : une carte visible y attend son lancement`;
    case 'return':
      return 'Propulseurs réversibles : un des vaisseaux va sous son paquet';
    case 'place':
      return scene.discovery === 2
        ? 'Amplificateur de réflexion : posez-les où vous voulez'
        : 'L’une va dessus, l’autre tout au fond';
    case 'claim':
      return 'Les trous noirs ouvrent la voie : choisissez vos voyages';
    case 'waive':
      return `${power} : vous renoncez à l’effet`;
    case 'spend':
      return 'Aussitôt et sans frais ; votre tour continue';
    case 'sure':
      return 'Ce lancement a un prix';
  }
}

function steps(panel: Panel, { stage }: Position): readonly string[] {
  const two = `Deux ${plurals[stage.power]}`;
  switch (panel) {
    case 'search':
      return [two, 'Paquet', 'Carte', 'Valider'];
    case 'recover':
      return [two, 'Défausse', 'Carte', 'Valider'];
    case 'scan':
      return [two, 'Paquet', 'Révéler'];
    case 'place':
      return [two, 'Paquet', 'Placer', 'Valider'];
    case 'station':
      return [two, 'Carte', 'Valider'];
    default:
      return [];
  }
}

function confirm(step: Action): string {
  switch (step.kind) {
    case 'search':
      return `Poser ${theCard(step.card)} au sommet`;
    case 'recover':
      return `Récupérer ${list(step.cards.map(theCard), 'et')}`;
    case 'scan':
      return `Mélanger et révéler deux cartes ${decks[step.deck]}`;
    case 'station':
      return step.decks.length > 1 ? 'Poster ces deux cartes' : 'Poster cette carte';
    case 'return':
      return `Le poser sous le paquet ${decks[step.deck]}`;
    case 'place':
      return 'Les placer ainsi';
    case 'take':
      return 'Prendre ces voyages';
    case 'spend':
      return 'Dépenser deux météores';
    case 'waive':
      return step.retreat === 0 ? 'Renoncer à l’effet' : `Reculer le soleil de ${step.retreat}`;
    case 'launch':
      return 'Lancer quand même';
    default:
      return 'Valider';
  }
}

const column = (index: number): string => (index === 0 ? 'Colonne de gauche' : 'Colonne de droite');

export const fr: Words = {
  types,
  galaxies,
  decks,
  card,
  cardTitle: card,
  dots: { top: 'sommet', op: 'Avant-Poste', no: 'manque' },
  discardLabel,
  deckLabel,
  knownTitle: known,
  empty: 'vide',
  observatory: 'Observatoire',
  discards: 'Défausses',
  discard: 'Défausse',
  deck: 'Paquet',
  launch: 'Lancement',
  outpost: 'Avant-Poste',
  anyGalaxy: 'toutes galaxies',
  noGalaxyYet: 'une galaxie',
  onlyGalaxy: (galaxy) => `seulement ${galaxies[galaxy]}`,
  outpostLabel: (each) => `Avant-Poste : ${card(each)}`,
  rail: 'Voyages et recherches',
  voyages: 'Voyages',
  toFly: 'à faire',
  toFlyCount: (n) => plural(n, 'vol', 'vols'),
  readyNow: 'Prêt : choisir les cartes',
  readyWithStar: 'Prêt avec une étoile',
  flownOf: (flown, all) => `${flown} voyages sur ${all} accomplis`,
  allFlown: 'tous accomplis',
  covered: (galaxy) => `${galaxies[galaxy]} est couvert`,
  missing: (missing, star) => {
    const names = missing.map((type) => types[type]!.toLowerCase());
    if (missing.length === 4) return 'rien pour l’instant';
    if (!star || missing.length === 1) return `manque : ${list(names, 'et')}`;
    return missing.length === 2 ? `${names.join(' ou ')} + ` : 'deux au choix + ';
  },
  nobody: 'personne ne peut le prendre',
  onlyFor: (name) => `seulement ${name}`,
  column,
  uncovered: 'découvert',
  piles: 'Piles de victoire',
  onTurn: 'à son tour',
  flights: (n) => plural(n, 'voyage', 'voyages'),
  research: 'Théorie, découverte et jetons',
  theory: 'Théorie',
  allProved: 'Toutes démontrées',
  prove: 'Démontrer la théorie',
  proveMore: 'trois cartes visibles la prouvent, rien n’est payé',
  ofThree: (n) => `${n} sur 3`,
  theoriesLeft: (n) => `${n} théories sur 4 à démontrer`,
  discovery: 'Découverte',
  discoveries: [
    { name: 'Propulseurs réversibles', text: 'Un vaisseau payé va sous son paquet' },
    { name: 'Radar temporel', text: 'Carte récupérée : au sommet' },
    { name: 'Amplificateur de réflexion', text: 'Cartes sondées : où vous voulez' },
    { name: 'Biodômes gonflables', text: 'L’Avant-Poste abrite toute galaxie' },
  ],
  shootingStars: (n) => (n < 2 ? 'étoile filante' : 'étoiles filantes'),
  meteorPair: 'paire de météores',
  spend: 'Dépenser deux météores',
  spendShort: 'à dépenser',
  spendMore: 'un voyage aussitôt, votre tour continue',
  sunLabel: (space, last) => `Soleil Glauque : case ${space} sur ${last}`,
  gloomySun: 'Le Soleil Glauque',
  sunAt: (space, last) => `${space} sur ${last} · un lancement l’avance de 4`,
  whatIsLeft: 'Ce qui reste',
  of64: (n) => `${n} sur 64`,
  chartPairs: 'À gauche : paquet galaxie ; à droite : type.',
  where: { up: 'sommet', in: 'paquet', op: 'Av.-Poste', gone: 'défausse' },
  noneToSpare: 'autant qu’il vous en faut, pas plus',
  actions: 'Actions',
  clear: 'Effacer',
  backToDialog: 'Reprendre le pouvoir',
  pairs: (type, n) =>
    n === 1
      ? `une paire ${elide('de', plurals[type] as string)}`
      : `${n} paires ${elide('de', plurals[type] as string)}`,
  majorToo: ' · majeur',
  cross: 'Traverser',
  crossMore: 'quatre trous noirs pour trois voyages',
  kinds: { launch: 'Lancer', coordinate: 'Coordonner', cross: 'Traverser' },
  reason,
  launchMore: (galaxy, slot) =>
    `un voyage ${galaxies[galaxy]}${slot >= 4 ? `, ${column(slot - 4).toLowerCase()}` : ''}`,
  powers,
  powersTitle: 'Deux d’un même type',
  twoOf: ['Deux vaisseaux :', 'Deux nébuleuses :', 'Deux étoiles :', 'Deux planètes :'],
  minors: ['chercher une carte', 'récupérer 1 carte', 'sonder jusqu’à deux fois', 'poster 1 carte'],
  majors: [
    'deux fois la même : 2 paquets',
    'deux fois la même : jusqu’à deux',
    'deux fois la même : quatre fois',
    'deux fois la même : jusqu’à deux',
  ],
  pushBack: 'Reculer le soleil',
  pushBackMore: 'renoncer à l’effet',
  giveUp: 'Renoncer à l’effet',
  giveUpMore: 'les deux cartes partent, d’autres apparaissent',
  consequence,
  noLog: 'Le ciel est prêt. Rien ne s’est encore passé.',
  short: {
    voyages: 'voyages',
    stars: (n) => (n < 2 ? 'étoile' : 'étoiles'),
    meteors: 'météores',
    theory: 'théorie',
    discoveries: ['propuls.', 'radar', 'amplif.', 'biodômes'],
    left: 'reste',
  },
  odds: 'Chances',
  oddsOfDecks: 'Chances de chaque paquet',
  oddsMore: 'Ce que chaque paquet révélera, compté d’après tout ce qui a été vu.',
  hint: 'Indice',
  thinkingAboutIt: 'Réflexion …',
  chanceToWin: 'de chances de gagner',
  noCardBelow: 'aucune carte dessous',
  cancel: 'Annuler',
  look: 'Regarder la table',
  back: 'Retour',
  enough: 'S’arrêter là',
  confirm: 'Valider',
  deckTile: (deck, n) => `${decks[deck]}, ${plural(n, 'carte', 'cartes')}`,
  deckOf: (deck) => `Paquet ${decks[deck]}`,
  discardOf: (deck) => `Défausse ${decks[deck]}`,
  cards: (n) => plural(n, 'carte', 'cartes'),
  cardsInOrder: (n) => `${plural(n, 'carte', 'cartes')} dans le paquet`,
  kindLabel: (each, count, chosen) =>
    `${card(each)}, ${plural(count, 'exemplaire', 'exemplaires')}${chosen > 1 ? `, ${chosen} choisis` : ''}`,
  onTop: 'au sommet',
  atBottom: 'au fond',
  thereAlready: 'déjà là',
  byChance: (share, scan) => (scan ? `vue à ${share}` : `${share} au hasard`),
  under: 'Puis, dessous, mélangé',
  showsNothing: 'ne montre rien',
  placeLabel: (top, bottom) =>
    [
      top.length > 0 ? `au sommet : ${top.map(card).join(', puis ')}` : '',
      bottom.length > 0 ? `au fond : ${bottom.map(card).join(', puis ')}` : '',
    ]
      .filter((part) => part !== '')
      .join(' ; '),
  take: 'Prendre',
  forWhom: (name) => `Pour ${name}`,
  giveTo: (name) => `Offrir à ${name}`,
  whyFor: (name, why) => `${name} : ${why}`,
  retreatLabel: (retreat, space, meteor) =>
    `Reculer de ${retreat}, case ${space}${meteor ? ', prend un météore' : ''}`,
  space: (n) => `case ${n}`,
  ifYouConfirm: 'Si vous validez',
  chooseFirst: 'Choisissez : vous verrez ici ce que cela apporte.',
  nothingElse: 'Rien d’autre ne change.',
  say: {
    over: 'La partie est terminée',
    thinking: (name) => `${name} réfléchit …`,
    waiting: (name) => `C’est à ${name} de jouer`,
    chooses: (name) => `${name} choisit des cartes`,
    turning: 'Des cartes sont révélées …',
    meteorsToo: 'Vous pouvez dépenser deux météores maintenant.',
    goOn: 'Poursuivez le pouvoir',
    goOnMore: 'Utilisez-le, ou arrêtez.',
    choose: 'Choisissez vos cartes',
    yourTurn: (name) => `${name} : choisissez des cartes`,
    how: (holes) =>
      `Deux d’un type se coordonnent, quatre d’une galaxie lancent${holes ? ', quatre trous noirs traversent' : ''}.`,
    hopeless: 'Cette partie ne peut plus être gagnée.',
    addTo: (each) => {
      if (each === BLACK_HOLE) return 'Ajoutez trois trous noirs pour traverser.';
      if (each === MIRROR) return 'Ajoutez une carte qui a un type : son pouvoir mineur.';
      return `Ajoutez-en une du même type, ou d’autres cartes ${galaxies[each >> 2]}.`;
    },
    addMore: 'Ajoutez des cartes de cette galaxie.',
    nothing: 'Ces cartes ne font rien ensemble',
    towards: (galaxy) => `Vers ${galaxies[galaxy]}`,
    useTwo: (type, mirror) => (mirror ? `Votre miroir et ${ARTICLES[type]}` : `Jouez vos ${plurals[type]}`),
    minor: 'deux galaxies : pouvoir mineur',
    major: 'deux fois la même carte : pouvoir majeur',
    mirrored: 'avec un miroir : pouvoir mineur',
    launchTo: (galaxy) => `Lancer vers ${galaxies[galaxy]}`,
    withFour: 'avec quatre cartes',
    withStar: (type) => `une étoile filante remplace ${ARTICLES[type]}`,
    crossing: 'Traverser quatre trous noirs',
    crossingMore: 'et prendre trois voyages',
    refused: (rule) => `Impossible : ${rule}`,
    best: (text) => `Un joueur fort : ${text}`,
    pinged: (name) => `${name} montre ceci`,
  },
  dialog: {
    title,
    more,
    steps,
    confirm,
    reveals: 'Deux cartes seront révélées : ensuite, plus de retour.',
    nothingYet: 'Seul ce que vous savez déjà est montré. Rien n’est défaussé avant que vous validiez.',
    spends: 'Le voyage va dans la pile de qui dépense.',
    begun: 'Les cartes sont payées. Vous pouvez regarder la table et revenir.',
    chooseDeck: (panel) => (panel === 'recover' ? 'Choisissez une défausse.' : 'Choisissez un paquet.'),
    chooseShown: (major) =>
      major ? 'Choisissez une ou deux cartes visibles.' : 'Choisissez une carte visible.',
    chooseShip: 'Choisissez le vaisseau qui va au fond de son paquet.',
    choosePlace: 'Où vont-elles ?',
    takenSoFar: (taken, all) => `${taken} voyages pris sur ${all}.`,
    howFar: 'De combien recule-t-il ? S’arrêter sur un météore le prend.',
  },
  turn: (n) => `Tour ${n}`,
  voyagesOf: (flown, all) => `Voyages ${flown} sur ${all}`,
  log: 'Journal',
  drawers: {
    rules: 'Règles',
    log: 'Journal',
    menu: 'Menu',
    odds: 'Chances de chaque paquet',
    voyages: 'Voyages',
    research: 'Théorie, découverte, jetons',
    left: 'Ce qui reste',
  },
  pointHere: 'Le montrer à votre partenaire',
  inTheDeck: 'Dans le paquet',
  nextCard: 'Révélée ensuite',
  end: {
    title: 'La fin',
    won: 'Tous les voyages sont partis',
    lost: 'L’observatoire se tait',
    because: {
      won: 'Chaque voyage est parti, il ne reste rien à démontrer. Vous gagnez.',
      stuck: 'Ni lancement ni coordination n’étaient possibles.',
      sun: 'Le Soleil Glauque est arrivé.',
      repeated: 'La même position est revenue pour la troisième fois.',
    },
    sum: (flown, all, turns) => `${flown} voyages sur ${all} en ${plural(turns, 'tour', 'tours')}`,
  },
  rules: {
    title: 'Règles',
    search: 'Chercher : avant-poste, miroir, théorie',
    now: 'En ce moment',
    none: 'Aucune règle ne contient ce mot.',
    brief: {
      title: 'Le jeu en bref',
      lead: 'Huit paquets, et seule la première carte de chacun est à portée. Lancez deux voyages vers chacune des quatre galaxies et vous gagnez. Commencez un tour sans lancement ni coordination possible, et vous perdez.',
      steps: [
        {
          name: 'Lancer :',
          text: 'payez le vaisseau, la nébuleuse, les étoiles et la planète d’une même galaxie, et prenez un de ses voyages.',
        },
        {
          name: 'Ou coordonner :',
          text: 'payez deux cartes d’un même type. Les vaisseaux cherchent dans un paquet, les nébuleuses ramènent des cartes, les étoiles sondent un paquet, les planètes postent des cartes à l’Avant-Poste.',
        },
        { name: 'Révéler', text: 'la carte suivante de chaque paquet qui a payé.' },
      ],
      pays: [
        'Deux cartes identiques donnent le pouvoir majeur de leur type, plus fort.',
        'Une étoile filante peut remplacer une carte d’un lancement.',
      ],
    },
    groups: {
      SETUP: 'Mise en place',
      TURN: 'Le tour',
      LAUNCH: 'Lancement',
      COORD: 'Coordination',
      SHIP: 'Les vaisseaux cherchent',
      NEBULA: 'Les nébuleuses récupèrent',
      STARS: 'Les étoiles sondent',
      PLANET: 'Les planètes postent',
      OUTPOST: 'L’Avant-Poste',
      END: 'La fin',
      KNOW: 'Ce que l’on sait',
      DUO: 'À deux',
      CROSS: 'Trous noirs et révélations',
      THEORY: 'Théories et découvertes',
      DISC: 'Découvertes',
      MIRROR: 'Miroirs et orbites',
      SUN: 'Le Soleil Glauque',
      METEOR: 'Météores',
    },
  },
  setup: {
    expansions: 'Extensions',
    toFly: (n) => `${n} voyages à faire`,
    names: {
      'black-holes': 'Trous noirs et révélations',
      theories: 'Théories et découvertes',
      mirrors: 'Miroirs et orbites',
      sun: 'Le Soleil Glauque',
    },
    texts: {
      'black-holes': 'Quatre cœurs sombres ouvrent une traversée.',
      theories: 'Démontrez quatre théories avec un instrument.',
      mirrors: 'Des miroirs et des voyages sur orbites.',
      sun: 'Devancez un soleil qui s’approche.',
    },
    more: (n) => `+${plural(n, 'voyage', 'voyages')}`,
    stars: 'Étoiles filantes',
    none: 'aucune',
    beginHere: 'Commencez ainsi : sans extension, avec une étoile. Chaque étoile de plus facilite la partie.',
    beginWithout: 'Bien plus difficile : gagnez d’abord sans extension.',
    sharedStars: 'À deux, vous partagez deux étoiles de plus.',
    levelsWin: (list) => `Parties gagnées : ${list}.`,
    botWins: (name) => `${name} gagne`,
    notMeasured: 'pas encore mesuré',
    track: 'Piste du soleil',
    trackSpaces: 'cases jusqu’au bout',
    tracks: { easy: 'Douce', standard: 'Standard', hard: 'Rude' },
    summary: (voyages, stars, players) =>
      `${voyages} voyages, ${plural(stars, 'étoile filante', 'étoiles filantes')}, ${players === 1 ? 'seul' : 'à deux'}. Environ 25 minutes.`,
  },
  stats: {
    title: 'Statistiques',
    lead: 'Vos parties sur cet appareil. Les parties assistées sont comptées à part.',
    games: 'Parties',
    wins: 'Victoires',
    rate: 'Réussite',
    streak: 'Série en cours',
    best: 'Meilleure série',
    assisted: 'Assistées',
    bySetup: 'Par mise en place',
    setups: 'Stellarion par mise en place',
    setupsText: 'Vos victoires à côté de celles du plus fort robot mesuré.',
    together: (name) => `${name}, à deux`,
    setup: 'Mise en place',
    base: 'Jeu de base',
    solo: 'seul',
    duo: 'à deux',
    starsOf: (n) => plural(n, 'étoile', 'étoiles'),
    none: 'Aucune partie terminée. La première vous attend.',
    recent: 'Dernières parties',
    won: 'Gagnée',
    lost: 'Perdue',
    luckAndSkill: 'Chance et adresse',
    weighed: (n) => `D’après ${plural(n, 'partie analysée', 'parties analysées')}, en moyenne par partie.`,
    notWeighed:
      'Analysez une partie terminée : vous verrez ici ce que les cartes ont apporté et ce que vous en avez fait.',
    luck: 'Les cartes ont apporté',
    skill: 'Vos décisions',
    points: 'points de chance de gagner',
    weighedOne: (luck, skill) => `cartes ${luck}, décisions ${skill}`,
    review: 'Analyse',
  },
  tools: {
    undo: 'Annuler',
    noUndo: 'Rien à annuler.',
    rules: 'Règles',
    log: 'Journal',
    menu: 'Menu',
    label: 'Table',
    restart: 'Rejouer cette donne',
    newTable: 'Nouvelle table',
    stats: 'Statistiques',
  },
};

// Stellarion in French.
import { countedInFrench, elide, french, frenchClause, frenchNot, listed } from '@planisphere/core';
import type { Messages } from './messages.ts';

/** « le vaisseau Alpha », « la nébuleuse », « les étoiles Delta », « le miroir ». */
function withArticle(card: string): string {
  const article = /^(nébuleuse|planète)/.test(card) ? 'la' : card.startsWith('étoiles') ? 'les' : 'le';
  return `${article} ${card}`;
}

const PLURALS: Readonly<Record<string, string>> = {
  vaisseau: 'vaisseaux',
  nébuleuse: 'nébuleuses',
  étoiles: 'étoiles',
  planète: 'planètes',
};

/** Several, as they are listed; two of the same as « deux vaisseaux Alpha ». */
function withArticles(cards: string): string {
  const names = cards.split(', ');
  const [one = '', two] = names;
  if (names.length !== 2 || one !== two) return listed(names.map(withArticle), 'et');
  const [type = '', galaxy = ''] = one.split(' ');
  return `deux ${type === 'étoiles' ? 'cartes d’étoiles' : PLURALS[type]} ${galaxy}`;
}

export const fr: Messages = {
  title: 'Stellarion',
  solo: 'en solo',
  duo: 'à deux',
  expansions: {
    'black-holes': 'Trous noirs et révélations',
    theories: 'Théories et découvertes',
    mirrors: 'Miroirs et orbites',
    sun: 'Le Soleil Glauque',
  },
  letters: 'VNEP',
  blackHole: 'trou noir',
  mirror: 'miroir',
  holeCode: 'TN',
  mirrorCode: 'MI',
  types: ['vaisseau', 'nébuleuse', 'étoiles', 'planète'],
  galaxies: ['Alpha', 'Bêta', 'Gamma', 'Delta'],
  decks: ['Alpha', 'Bêta', 'Gamma', 'Delta', 'Vaisseau', 'Nébuleuse', 'Étoiles', 'Planète'],
  columns: ['gauche', 'droite'],
  cardName: (type, galaxy) => `${type} ${galaxy}`,
  table: {
    stars: (count) => countedInFrench(count, 'étoile filante', 'étoiles filantes'),
    voyagesLeft: (count) => `encore ${countedInFrench(count, 'voyage')}`,
    empty: 'vide',
    covered: 'couvert',
    outpost: 'Avant-Poste',
    none: 'rien',
    voyages: 'Voyages',
    missing: 'manque',
    ready: 'prêt',
    readyWithStar: 'prêt avec une étoile filante',
    noVoyage: 'tous pris',
    onlyFor: (name = 'vous') => `seulement ${name}`,
    nobody: 'personne ne peut le prendre',
    pileOf: (name) => `Pile de victoire (${name})`,
    theory: 'Théorie',
    proved: 'toutes démontrées',
    unproved: (count) => `${count} à démontrer`,
    discovery: 'Découverte',
    discoveries: [
      'Propulseurs réversibles : un vaisseau payé retourne sous son paquet',
      'Radar temporel : les cartes récupérées vont sur leur paquet',
      'Amplificateur de réflexion : les cartes sondées vont où l’on veut',
      'Biodômes gonflables : l’Avant-Poste accepte toutes les galaxies',
    ],
    sun: 'Soleil Glauque',
    meteors: (count) => countedInFrench(count, 'météore'),
    space: (space, last) => `case ${space} sur ${last}`,
    legend: '▲V vaisseau  ≈N nébuleuse  ✶E étoiles  ●P planète  ◌ trou noir  ◨ miroir',
    legendDecks: '↑ connues sous le dessus  ↓ connues au fond  ✕ défausse  ◆ voyage ou météore',
    seenBefore: 'Cette position s’est déjà présentée. La troisième fois, c’est perdu.',
    seenTwice: 'Encore un retour à une position passée et la partie est perdue.',
    hopeless: 'Cette partie ne peut plus être gagnée.',
    preparing: 'La table se prépare.',
  },
  prompt: {
    turn: 'À vous : lancez un voyage ou coordonnez deux cartes d’un même type.',
    turnWithHoles:
      'À vous : lancez un voyage, coordonnez deux cartes d’un même type, ou traversez avec quatre trous noirs.',
    theory: 'Vous pouvez d’abord démontrer la théorie.',
    thrusters: 'Propulseurs : quel vaisseau retourne sous son paquet ? Ou renoncez à l’effet.',
    minor: [
      'Vaisseaux : cherchez une carte dans un paquet, ou renoncez.',
      'Nébuleuses : récupérez une carte d’une défausse, ou renoncez.',
      'Étoiles : sondez un paquet, jusqu’à deux fois, ou renoncez.',
      'Planètes : postez une carte visible dans l’Avant-Poste, ou renoncez.',
    ],
    major: [
      'Vaisseaux, majeur : cherchez une carte dans un paquet, puis dans un autre ; ou renoncez.',
      'Nébuleuses, majeur : récupérez une ou deux cartes d’une même défausse, ou renoncez.',
      'Étoiles, majeur : sondez un paquet, jusqu’à quatre fois, ou renoncez.',
      'Planètes, majeur : postez une ou deux cartes visibles, ou renoncez.',
    ],
    again: [
      'Cherchez dans un autre paquet, ou terminez.',
      'Terminez.',
      'Sondez encore, ou terminez.',
      'Terminez.',
    ],
    place: (one, two, deck) =>
      `${deck} montre ${withArticle(one)} et ${withArticle(two)} : laquelle va dessus ?`,
    placeAnywhere: (one, two, deck) =>
      `${deck} montre ${withArticle(one)} et ${withArticle(two)} : où vont-elles ?`,
    claim: (left) => `Prenez un voyage ; encore ${left} à prendre.`,
    meteors: 'Vous pouvez dépenser deux météores pour un voyage.',
    wait: (name) => `C’est à ${name} de jouer.`,
    over: 'La partie est terminée.',
  },
  commands: {
    launch:
      'lancer alpha, ou avec l’origine de chaque carte : lancer alpha alpha nébuleuse poste étoile-filante',
    coordinate: 'coordonner alpha vaisseau : deux paquets, ou une carte de l’Avant-Poste comme Va',
    cross: 'traverser alpha beta vaisseau planète : quatre trous noirs',
    prove: 'démontrer : la théorie visible',
    spend: 'dépenser alpha : deux météores pour un voyage',
    waive: 'renoncer : se passer de l’effet',
    retreat: (most) =>
      `renoncer ${most} : se passer de l’effet, le soleil recule, de ${countedInFrench(most, 'case')} au plus`,
    done: 'fini : s’arrêter là',
    giveBack: 'rendre alpha Va : ce vaisseau va sous son paquet',
    search: 'chercher alpha Na : poser cette carte sur son paquet',
    recover: 'récupérer alpha Na : mélanger cette carte dans son paquet',
    recoverTwo: 'récupérer alpha Na Va : deux cartes d’une même défausse',
    scan: 'sonder alpha : voir deux cartes de ce paquet',
    place: 'placer Va : cette carte dessus, l’autre dessous',
    placeBoth: 'placer dessus Va Na, ou placer dessous Va Na : les deux ensemble, dans cet ordre',
    station: 'poster alpha : sa carte va dans l’Avant-Poste',
    stationTwo: 'poster alpha vaisseau : les deux cartes vont dans l’Avant-Poste',
    take: 'prendre alpha : ce voyage pour vous ; avec des colonnes, prendre gauche',
    gift: 'prendre alpha pour B : un cadeau à votre partenaire',
    possible: 'possible maintenant :',
    launchWord: 'lancer',
    minor: 'mineur',
    major: 'majeur',
  },
  tell: {
    launch: (who, galaxy, payment) =>
      french(who, 'lancer', `un voyage vers ${galaxy} avec ${listed(payment, 'et')}`),
    fromDecks: (decks) => `${decks.length < 2 ? 'le paquet' : 'les paquets'} ${listed(decks, 'et')}`,
    fromOutpost: (types) => `${listed(types.map(withArticle), 'et')} de l’Avant-Poste`,
    star: (type) => `une étoile filante pour ${withArticle(type)}`,
    coordinate: (who, cards, power) => french(who, 'coordonner', `${withArticles(cards)} : ${power}`),
    power: (type, major) => `pouvoir ${major ? 'majeur' : 'mineur'} des ${PLURALS[type]}`,
    waive: (who) => french(who, 'renoncer', 'à l’effet'),
    retreat: (who, spaces) =>
      french(who, 'renoncer', `à l’effet, et le soleil recule de ${countedInFrench(spaces, 'case')}`),
    done: (who) => frenchNot(who, 'utiliser', 'pas la suite de l’effet'),
    giveBack: (who, card, deck) => french(who, 'renvoyer', `${withArticle(card)} sous le paquet ${deck}`),
    search: (who, card, deck) =>
      french(
        who,
        'chercher',
        `dans le paquet ${deck} : ${withArticle(card)} ${card.startsWith('étoiles') ? 'vont' : 'va'} dessus`,
      ),
    recover: (who, cards, deck) => french(who, 'récupérer', `${withArticles(cards)} pour le paquet ${deck}`),
    scan: (who, deck) => french(who, 'sonder', `le paquet ${deck}`),
    place: (who, top, bottom) =>
      french(who, 'placer', `${withArticle(top)} dessus, ${withArticle(bottom)} dessous`),
    placeTop: (who, cards) => french(who, 'placer', `les deux dessus : ${withArticles(cards)}`),
    placeBottom: (who, cards) => french(who, 'placer', `les deux dessous : ${withArticles(cards)}`),
    station: (who, cards) => french(who, 'poster', `${withArticles(cards)} dans l’Avant-Poste`),
    cross: (who) => french(who, 'traverser', 'avec quatre trous noirs'),
    take: (who, galaxy) => french(who, 'prendre', `un voyage vers ${galaxy}`),
    gift: (who, galaxy, to) =>
      french(
        who,
        'prendre',
        `un voyage vers ${galaxy}, en cadeau pour ${typeof to === 'string' ? to : 'vous'}`,
      ),
    spend: (who, galaxy) => french(who, 'dépenser', `deux météores pour un voyage vers ${galaxy}`),
    prove: (who, type) => french(who, 'démontrer', `la théorie des ${PLURALS[type]}`),
    show: (deck, card) => `Le paquet ${deck} montre ${withArticle(card)}.`,
    pair: (deck, cards) => `Le paquet ${deck} révèle ${withArticles(cards.join(', '))}.`,
    voyage: (galaxy) => `Un voyage avancé vers ${galaxy} s’ajoute.`,
    column: (column, galaxy) => `Un voyage vers ${galaxy} est posé dans la colonne ${elide('de', column)}.`,
    theory: (type) => `La théorie suivante demande trois ${PLURALS[type]} visibles ou plus.`,
    discovery: (discovery) => `La découverte de cette partie : ${discovery}.`,
  },
  about: {
    minor: [
      'Deux vaisseaux différents : chercher une carte dans un paquet et la poser dessus.',
      'Deux nébuleuses différentes : mélanger une carte d’une défausse dans son paquet.',
      'Deux étoiles différentes : sonder un paquet jusqu’à deux fois, une carte dessus, une dessous.',
      'Deux planètes différentes : poster une carte visible dans l’Avant-Poste.',
    ],
    major: [
      'Deux vaisseaux identiques : chercher dans deux paquets.',
      'Deux nébuleuses identiques : jusqu’à deux cartes d’une défausse.',
      'Deux étoiles identiques : sonder jusqu’à quatre fois.',
      'Deux planètes identiques : poster jusqu’à deux cartes.',
    ],
    whereFound: (galaxyDeck, typeDeck) =>
      `Deux exemplaires dans le paquet ${galaxyDeck}, deux dans le paquet ${typeDeck}.`,
    blackHole: 'Trou noir : quatre visibles paient une traversée, qui prend trois voyages. Un par paquet.',
    mirror: 'Miroir : avec toute carte qui a un type, il fait un pouvoir mineur de ce type. Un par paquet.',
    galaxyDeck: (galaxy) =>
      `Le paquet ${galaxy} : deux vaisseaux, deux nébuleuses, deux étoiles et deux planètes ${galaxy}.`,
    typeDeck: (type) => `Le paquet ${type} : deux cartes de chaque galaxie.`,
  },
  endings: {
    won: (players) => `Tous les voyages sont partis. ${frenchClause(players, 'avoir', 'gagné')} !`,
    stuck: 'Ni lancement ni coordination n’étaient possibles : la partie est perdue.',
    sun: 'Le Soleil Glauque est trop près : la partie est perdue.',
    repeated: 'La même position pour la troisième fois : la partie est perdue.',
  },
  voyagesTaken: (name, count, list) => `${name} : ${countedInFrench(count, 'voyage')} ${list}`,
  leftOver: (voyages, theories) =>
    `Reste : ${countedInFrench(voyages, 'voyage')}${theories > 0 ? `, ${countedInFrench(theories, 'théorie')}` : ''}.`,
};

// The rules of the base game in our own words, for one and for two players.
import type { RuleText } from '@planisphere/core';

export const baseRules: Readonly<Record<string, RuleText>> = {
  'SETUP-1': {
    page: '6–7',
    en: 'There are eight decks of eight cards. The Alpha, Beta, Gamma and Delta decks hold two each of the ship, nebula, stars and planet of their galaxy; the Ship, Nebula, Stars and Planet decks hold two of their type from each galaxy.',
    fr: 'Il y a huit paquets de huit cartes. Les paquets Alpha, Bêta, Gamma et Delta contiennent chacun deux vaisseaux, deux nébuleuses, deux étoiles et deux planètes de leur galaxie ; les paquets Vaisseau, Nébuleuse, Étoiles et Planète, deux cartes de leur type pour chaque galaxie.',
  },
  'SETUP-2': {
    page: '7',
    en: 'Each deck is shuffled by itself, and its top card is turned face up. The face-up top cards are the Observatory.',
    fr: 'Chaque paquet est mélangé à part et sa première carte est retournée face visible. Ces cartes visibles forment l’Observatoire.',
  },
  'SETUP-3': {
    page: '7',
    en: 'Eight voyages lie face up, two for each galaxy.',
    fr: 'Huit voyages sont posés face visible, deux par galaxie.',
  },
  'SETUP-4': {
    page: '9',
    en: 'The players agree on 0 to 4 shooting stars before the game; 1 is meant for a first game.',
    fr: 'Avant la partie, on choisit de 0 à 4 étoiles filantes ; 1 convient à une première partie.',
  },
  'SETUP-5': {
    page: '8',
    en: 'Two cards of the same type and galaxy are the same card, whichever deck they belong to.',
    fr: 'Deux cartes de même type et de même galaxie sont la même carte, quel que soit leur paquet.',
  },
  'TURN-1': {
    page: '10–11',
    en: 'Your turn is one action, a launch or a coordination; you cannot pass, and you finish one action before you begin another or prove a theory.',
    fr: 'Votre tour est une seule action, un lancement ou une coordination ; on ne passe pas, et une action commencée se termine avant qu’on en commence une autre ou qu’on démontre une théorie.',
  },
  'TURN-2': {
    page: '11',
    en: 'You pay with cards of the Observatory and of the Outpost, in any mixture. Cards in the discards, under a top card or on a covered deck do not pay.',
    fr: 'On paie avec des cartes de l’Observatoire et de l’Avant-Poste, mêlées à volonté. Les cartes des défausses, celles qui sont sous une autre ou sur un paquet couvert ne paient pas.',
  },
  'TURN-3': {
    page: '10',
    en: 'A card that pays goes face up to the discard of its own deck. Everybody may look through the discards at any time.',
    fr: 'Une carte payée va, face visible, dans la défausse de son propre paquet. Chacun peut consulter les défausses à tout moment.',
  },
  'TURN-4': {
    page: '11',
    en: 'Only at the end of the turn does every deck without a face-up card turn up its top card; until then such a deck shows nothing.',
    fr: 'C’est seulement à la fin du tour que chaque paquet sans carte visible révèle sa première carte ; d’ici là, il ne montre rien.',
  },
  'TURN-5': {
    page: '11',
    en: 'A deck without cards is out of the game until a nebula power, or a ship that the Reversible Thrusters (a discovery) send back, gives it cards again.',
    fr: 'Un paquet vide est hors jeu tant qu’un pouvoir de nébuleuse, ou un vaisseau renvoyé par les Propulseurs réversibles (une découverte), ne lui rend pas de carte.',
  },
  'LAUNCH-1': {
    page: '11',
    en: 'To launch, pay the ship, the nebula, the stars and the planet of one galaxy.',
    fr: 'Pour lancer, payez le vaisseau, la nébuleuse, les étoiles et la planète d’une même galaxie.',
  },
  'LAUNCH-2': {
    page: '11',
    en: 'A launch takes one voyage of that galaxy into your victory pile; one must be left to take.',
    fr: 'Un lancement met un voyage de cette galaxie dans votre pile de victoire ; il doit en rester un à prendre.',
  },
  'LAUNCH-3': {
    page: '11',
    en: 'One shooting star, never more, may stand in for any one card of a launch, even for one you have. It serves nothing but a launch.',
    fr: 'Une étoile filante, jamais plus, peut remplacer n’importe quelle carte d’un lancement, même une carte que vous avez. Elle ne sert qu’au lancement.',
  },
  'LAUNCH-4': {
    page: '11',
    en: 'A shooting star that was used is out of the game; without one left you pay four cards.',
    fr: 'Une étoile filante utilisée sort du jeu ; s’il n’en reste pas, on paie quatre cartes.',
  },
  'COORD-1': {
    page: '11',
    en: 'To coordinate, pay two cards of the same type.',
    fr: 'Pour coordonner, payez deux cartes du même type.',
  },
  'COORD-2': {
    page: '11',
    en: 'Two cards of different galaxies trigger the minor power of their type; two identical cards, even one from the Observatory and one from the Outpost, its major power.',
    fr: 'Deux cartes de galaxies différentes déclenchent le pouvoir mineur de leur type ; deux cartes identiques, même l’une de l’Observatoire et l’autre de l’Avant-Poste, le pouvoir majeur.',
  },
  'COORD-3': {
    page: '13',
    en: 'You may waive the whole effect, before its first step; once a step is done it is too late.',
    fr: 'On peut renoncer à tout l’effet, avant sa première étape ; après une étape, il est trop tard.',
  },
  'COORD-4': {
    page: '12',
    en: 'An effect that allows several steps may be used in part: after at least one step you may stop.',
    fr: 'Un effet de plusieurs étapes peut n’être utilisé qu’en partie : après au moins une étape, on peut s’arrêter.',
  },
  'COORD-5': {
    page: '11',
    en: 'The type of the two cards decides which power works; the steps of another power are not allowed.',
    fr: 'Le type des deux cartes décide du pouvoir ; les étapes d’un autre pouvoir ne sont pas permises.',
  },
  'COORD-6': {
    page: '13',
    en: 'Whenever a deck is shuffled, its face-up card is turned down and shuffled in as well, and all that was known of its order is forgotten.',
    fr: 'Quand on mélange un paquet, sa carte visible est d’abord retournée et mélangée avec le reste ; tout ce qu’on savait de l’ordre est oublié.',
  },
  'SHIP-1': {
    page: '12',
    en: 'Minor: choose any card that is in a deck, shuffle that deck, and put the card face up on top; the deck may be one that has just paid, and the card may be the one that was showing.',
    fr: 'Mineur : choisissez une carte d’un paquet, mélangez ce paquet et posez la carte dessus, face visible ; le paquet peut être l’un de ceux qui viennent de payer, et la carte celle qui était visible.',
  },
  'SHIP-2': {
    page: '12',
    en: 'Major: after that you may search once more, in another deck.',
    fr: 'Majeur : ensuite, on peut chercher encore une fois, dans un autre paquet.',
  },
  'SHIP-3': {
    page: '12',
    reading: true,
    en: 'An empty deck cannot be searched.',
    fr: 'On ne cherche pas dans un paquet vide.',
  },
  'NEBULA-1': {
    page: '12',
    en: 'Minor: choose one card of a discard and shuffle it into its deck, which then stays covered until the end of the turn.',
    fr: 'Mineur : choisissez une carte d’une défausse et mélangez-la dans son paquet, qui reste couvert jusqu’à la fin du tour.',
  },
  'NEBULA-2': {
    page: '12',
    en: 'Major: choose one or two cards, both from the same discard.',
    fr: 'Majeur : choisissez une ou deux cartes, les deux dans la même défausse.',
  },
  'NEBULA-3': {
    page: '12',
    en: 'The nebulae just paid are already in their discards and may be chosen.',
    fr: 'Les nébuleuses qui viennent d’être payées sont déjà défaussées et peuvent être choisies.',
  },
  'NEBULA-4': {
    page: '12',
    en: 'The cards chosen make a new deck where the deck had run out.',
    fr: 'Si le paquet était épuisé, les cartes choisies le reconstituent.',
  },
  'STARS-1': {
    page: '12',
    en: 'Up to two times, with the major power up to four times: shuffle a deck and reveal its first two cards.',
    fr: 'Jusqu’à deux fois, jusqu’à quatre avec le pouvoir majeur : mélangez un paquet et révélez ses deux premières cartes.',
  },
  'STARS-2': {
    page: '12',
    en: 'Of the two cards one goes face up on top of the deck and the other face down to its bottom.',
    fr: 'L’une des deux cartes va face visible sur le paquet, l’autre face cachée dessous.',
  },
  'STARS-3': {
    page: '12',
    reading: true,
    en: 'A deck needs two cards to be scanned.',
    fr: 'Il faut deux cartes dans un paquet pour le sonder.',
  },
  'STARS-4': {
    page: '12',
    en: 'Each time the deck may be the same or another one.',
    fr: 'Chaque fois, le paquet peut être le même ou un autre.',
  },
  'PLANET-1': {
    page: '12',
    en: 'Minor: put one card that shows in the Observatory into the Outpost. The decks that have just paid show nothing yet.',
    fr: 'Mineur : placez une carte visible de l’Observatoire dans l’Avant-Poste. Les paquets qui viennent de payer ne montrent encore rien.',
  },
  'PLANET-2': {
    page: '12',
    en: 'Major: one or two cards that show now; nothing is turned up between them.',
    fr: 'Majeur : une ou deux cartes visibles à cet instant ; rien n’est révélé entre les deux.',
  },
  'OUTPOST-1': {
    page: '13',
    en: 'All cards of the Outpost are of the same galaxy.',
    fr: 'Toutes les cartes de l’Avant-Poste sont de la même galaxie.',
  },
  'OUTPOST-2': {
    page: '13',
    en: 'No card is in the Outpost twice.',
    fr: 'Aucune carte ne s’y trouve en double.',
  },
  'OUTPOST-3': {
    page: '13',
    en: 'A card leaves the Outpost only by paying, and goes to the discard of its deck; you need not use all of them at once.',
    fr: 'Une carte ne quitte l’Avant-Poste qu’en payant et va dans la défausse de son paquet ; rien n’oblige à les utiliser toutes.',
  },
  'END-1': {
    page: '10',
    en: 'You win at the moment when all voyages have been taken.',
    fr: 'Vous gagnez dès que tous les voyages sont pris.',
  },
  'END-2': {
    page: '10',
    en: 'You lose if no launch and no coordination is possible at the start of a turn and nobody has two meteors to spend.',
    fr: 'Vous perdez si, au début du tour, ni lancement ni coordination n’est possible et que personne n’a deux météores à dépenser.',
  },
  'END-3': {
    page: '10',
    reading: true,
    en: 'You lose when the same position, with the same player to move and the same knowledge of the decks, begins a turn for the third time.',
    fr: 'Vous perdez quand la même position, avec le même joueur à jouer et la même connaissance des paquets, ouvre un tour pour la troisième fois.',
  },
  'KNOW-1': {
    page: '4',
    en: 'Nothing is secret but the order of the cards. What has been seen of it, on top or at the bottom of a deck, stays known until that deck is shuffled.',
    fr: 'Rien n’est secret, sauf l’ordre des cartes. Ce qu’on en a vu, sur ou sous un paquet, reste connu jusqu’au prochain mélange de ce paquet.',
  },
  'DUO-1': {
    page: '10',
    en: 'The players take turns. Observatory, discards, Outpost and shooting stars belong to both; they win or lose together.',
    fr: 'Les joueurs jouent à tour de rôle. Observatoire, défausses, Avant-Poste et étoiles filantes sont communs ; on gagne ou on perd ensemble.',
  },
  'DUO-2': {
    page: '10',
    en: 'Two players get two more shooting stars.',
    fr: 'À deux joueurs, on reçoit deux étoiles filantes de plus.',
  },
  'DUO-3': {
    page: '10',
    en: 'Each player has a victory pile with voyages of two galaxies at most.',
    fr: 'Chaque joueur a sa pile de victoire, avec des voyages de deux galaxies au plus.',
    reading: {
      en: 'it is allowed to take a voyage that makes victory impossible.',
      fr: 'il est permis de prendre un voyage qui rend la victoire impossible.',
    },
  },
};

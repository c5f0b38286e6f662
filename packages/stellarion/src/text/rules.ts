// The rules in our own words. RULES.md holds the same English sentences; a test compares them.
import type { RuleText } from '@planisphere/core';

export const rules: Readonly<Record<string, RuleText>> = {
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
    en: 'Your turn is one action, a Launch or a Coordination; you cannot pass, and you finish one action before you begin another or prove a theory.',
    fr: 'Votre tour est une seule action, un Lancement ou une Coordination ; on ne passe pas, et une action commencée se termine avant qu’on en commence une autre ou qu’on démontre une théorie.',
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
    en: 'A deck without cards is out of the game until a nebula power, or a ship that the Thrusters send back, gives it cards again.',
    fr: 'Un paquet vide est hors jeu tant qu’un pouvoir de nébuleuse, ou un vaisseau renvoyé par les Propulseurs, ne lui rend pas de carte.',
  },
  'LAUNCH-1': {
    page: '11',
    en: 'To launch, pay the ship, the nebula, the stars and the planet of one galaxy.',
    fr: 'Pour lancer, payez le vaisseau, la nébuleuse, les étoiles et la planète d’une même galaxie.',
  },
  'LAUNCH-2': {
    page: '11',
    en: 'A Launch takes one voyage of that galaxy into your victory pile; one must be left to take.',
    fr: 'Un Lancement prend un voyage de cette galaxie dans votre pile de victoire ; il doit en rester un à prendre.',
  },
  'LAUNCH-3': {
    page: '11',
    en: 'One shooting star, never more, may stand in for any one card of a Launch, even for one you have. A star serves nothing but a Launch.',
    fr: 'Une étoile filante, jamais plus, peut remplacer n’importe quelle carte d’un Lancement, même une carte que vous avez. Elle ne sert qu’au Lancement.',
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
    en: 'Two cards of different galaxies trigger the minor power of their type; two equal cards, also one from the Observatory and one from the Outpost, its major power.',
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
    en: 'The type of the two cards decides which power works; the steps of another power are not to be had.',
    fr: 'Le type des deux cartes décide du pouvoir ; les étapes d’un autre pouvoir ne sont pas permises.',
  },
  'COORD-6': {
    page: '13',
    en: 'Whenever a deck is shuffled, its face-up card is turned down and shuffled in as well, and all that was known of its order is forgotten.',
    fr: 'Quand on mélange un paquet, sa carte visible est d’abord retournée et mélangée avec le reste ; tout ce qu’on savait de l’ordre est oublié.',
  },
  'SHIP-1': {
    page: '12',
    en: 'Minor: choose any card that is in a deck, shuffle that deck, and put the card face up on top; the deck may be one that has just paid, the card one that has just shown.',
    fr: 'Mineur : choisissez une carte d’un paquet, mélangez ce paquet et posez la carte dessus, face visible ; le paquet peut venir de payer, la carte venir d’être visible.',
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
    en: 'You lose if nothing that a turn asks for is possible at its start and nobody has meteors to spend.',
    fr: 'Vous perdez si, au début du tour, aucune action n’est possible et que personne n’a de météores à dépenser.',
  },
  'END-3': {
    page: '10',
    reading: true,
    en: 'You lose when the same position, with the same player to move and the same knowledge of the decks, begins a turn for the third time.',
    fr: 'Vous perdez quand la même position, même joueur au trait et même connaissance des paquets, ouvre un tour pour la troisième fois.',
  },
  'KNOW-1': {
    page: '4',
    en: 'Nothing is secret but the order of the cards. What has been seen of it, on top or at the bottom of a deck, stays known until that deck is shuffled.',
    fr: 'Rien n’est secret, sauf l’ordre des cartes. Ce qu’on en a vu, sur ou sous un paquet, reste connu jusqu’au prochain mélange de ce paquet.',
  },
  'DUO-1': {
    page: '10',
    en: 'The players take turns. Observatory, discards, Outpost and stars belong to both; they win or lose together.',
    fr: 'Les joueurs jouent à tour de rôle. Observatoire, défausses, Avant-Poste et étoiles sont communs ; on gagne ou on perd ensemble.',
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
  'CROSS-1': {
    page: '14',
    en: 'A black hole is shuffled into each deck, and five advanced voyages drawn at random are added. A turn may be a Crossing instead: pay four black holes that show.',
    fr: 'Un trou noir est mélangé dans chaque paquet et cinq voyages avancés tirés au hasard s’ajoutent. Un tour peut être une Traversée : payez quatre trous noirs visibles.',
  },
  'CROSS-2': {
    page: '14',
    en: 'A Crossing takes three voyages of your choice.',
    fr: 'Une Traversée prend trois voyages au choix.',
    reading: {
      en: 'if fewer are left it takes them all, even none.',
      fr: 's’il en reste moins, elle les prend tous, même s’il n’y en a aucun.',
    },
  },
  'CROSS-3': {
    page: '15',
    en: 'With two players each of these voyages goes to you or, as a gift in the same turn, to your partner.',
    fr: 'À deux joueurs, chacun de ces voyages va chez vous ou, en cadeau pendant ce tour, chez votre partenaire.',
  },
  'CROSS-4': {
    page: '15',
    reading: true,
    en: 'A Crossing whose voyages cannot be shared out within the limits of both piles is not allowed; each voyage you take must leave a way to share the others.',
    fr: 'Une Traversée dont les voyages ne peuvent être répartis dans les limites des deux piles est interdite ; chaque voyage pris doit laisser une répartition possible des autres.',
  },
  'CROSS-5': {
    page: '15',
    en: 'A black hole has no type and no galaxy: it neither launches nor coordinates, and it is never recovered and never stationed. A ship power may find it.',
    fr: 'Un trou noir n’a ni type ni galaxie : il ne lance pas, ne coordonne pas, n’est jamais récupéré ni posté. Un pouvoir de vaisseau peut le trouver.',
  },
  'CROSS-6': {
    page: '15',
    en: 'You lose only if a Crossing is impossible as well.',
    fr: 'On ne perd que si une Traversée est, elle aussi, impossible.',
  },
  'THEORY-1': {
    page: '16',
    en: 'One advanced voyage is added. The four theories, one for each type, are stacked face down and the top one is turned up; one discovery of four is drawn and works for everybody from the start.',
    fr: 'Un voyage avancé s’ajoute. Les quatre théories, une par type, sont empilées face cachée et la première est révélée ; une découverte sur quatre est tirée et sert à tous dès le début.',
  },
  'THEORY-2': {
    page: '16',
    en: 'Prove the theory that lies face up while at least three cards of its type show in the Observatory; it leaves the game and the next one is turned up. No card is paid. Black holes, mirrors, discards and the Outpost do not count.',
    fr: 'Démontrez la théorie visible quand au moins trois cartes de son type sont visibles dans l’Observatoire ; elle sort du jeu et la suivante est révélée. Aucune carte n’est payée. Trous noirs, miroirs, défausses et Avant-Poste ne comptent pas.',
  },
  'THEORY-3': {
    page: '16',
    en: 'Proving is no action: in your turn, as often as you like, but never in the middle of an action.',
    fr: 'Démontrer n’est pas une action : pendant votre tour, autant de fois que possible, mais jamais au milieu d’une action.',
  },
  'THEORY-4': {
    page: '17',
    en: 'You win when all voyages are taken and all theories proved, in whatever order; with theories left the game goes on.',
    fr: 'Vous gagnez quand tous les voyages sont pris et toutes les théories démontrées, dans n’importe quel ordre ; s’il en reste, la partie continue.',
  },
  'DISC-1': {
    page: '17',
    en: 'Reversible Thrusters: when you use a ship power, one of the ships paid goes to the bottom of its deck before the search. It must, and then you must search; if you waive the effect there is no return.',
    fr: 'Propulseurs réversibles : en utilisant un pouvoir de vaisseau, l’un des vaisseaux payés va sous son paquet avant la recherche. C’est obligatoire, et il faut alors chercher ; si on renonce à l’effet, rien ne revient.',
  },
  'DISC-2': {
    page: '17',
    en: 'Temporal Radar: recovered cards go on top of their deck without shuffling, the first face up, in the order you choose; the card that showed there is covered.',
    fr: 'Radar temporel : les cartes récupérées vont sur leur paquet sans mélange, la première face visible, dans l’ordre choisi ; la carte qui y était visible est couverte.',
  },
  'DISC-3': {
    page: '17',
    en: 'Reflection Amplifier: the two scanned cards may go both on top or both to the bottom, in the order you choose, or one to each place.',
    fr: 'Amplificateur de réflexion : les deux cartes sondées peuvent aller toutes deux dessus ou toutes deux dessous, dans l’ordre choisi, ou une de chaque côté.',
  },
  'DISC-4': {
    page: '17',
    en: 'Inflatable Biodomes: the Outpost may hold cards of different galaxies, still no card twice.',
    fr: 'Biodômes gonflables : l’Avant-Poste peut contenir des cartes de galaxies différentes, toujours sans double.',
  },
  'MIRROR-1': {
    page: '18',
    en: 'A mirror is shuffled into each deck, and one advanced voyage is added.',
    fr: 'Un miroir est mélangé dans chaque paquet et un voyage avancé s’ajoute.',
  },
  'MIRROR-2': {
    page: '18',
    en: 'All voyages are shuffled and laid face up in two columns, each card over the one before; the left column gets the odd one.',
    fr: 'Tous les voyages sont mélangés et posés face visible en deux colonnes, chaque carte sur la précédente ; la colonne de gauche reçoit la carte en plus.',
  },
  'MIRROR-3': {
    page: '19',
    en: 'Only the uncovered voyage of a column can be taken, by a Launch, a Crossing or meteors alike; taking it uncovers the next, also within a Crossing.',
    fr: 'On ne prend que le voyage découvert d’une colonne, par Lancement, Traversée ou météores ; le suivant est alors découvert, même pendant une Traversée.',
  },
  'MIRROR-4': {
    page: '19',
    en: 'A mirror and a card that has a type coordinate together: a minor power of that type.',
    fr: 'Un miroir et une carte qui a un type se coordonnent : un pouvoir mineur de ce type.',
  },
  'MIRROR-5': {
    page: '19',
    en: 'Two mirrors do not coordinate, nor a mirror and a black hole, and a mirror never launches.',
    fr: 'Deux miroirs ne se coordonnent pas, ni un miroir et un trou noir, et un miroir ne lance jamais.',
  },
  'MIRROR-6': {
    page: '19',
    en: 'A mirror is never recovered and never stationed. A ship power may find it.',
    fr: 'Un miroir n’est jamais récupéré ni posté. Un pouvoir de vaisseau peut le trouver.',
  },
  'MIRROR-7': {
    page: '19',
    en: 'A mirror does not count for a theory, and with the Thrusters only the ship beside it can go back.',
    fr: 'Un miroir ne compte pas pour une théorie et, avec les Propulseurs, seul le vaisseau qui l’accompagne peut revenir.',
  },
  'SUN-1': {
    page: '20',
    en: 'One advanced voyage is added. The sun starts on space 0 of its track; a meteor lies on each of four spaces.',
    fr: 'Un voyage avancé s’ajoute. Le soleil part de la case 0 ; un météore est posé sur chacune de quatre cases.',
  },
  'SUN-2': {
    page: '20',
    en: 'When the action is complete the sun advances: 4 spaces for a Launch, 2 for a major power that was used, 1 for a minor one, none for a Crossing.',
    fr: 'Une fois l’action terminée, le soleil avance : de 4 cases pour un Lancement, de 2 pour un pouvoir majeur utilisé, de 1 pour un mineur, de 0 pour une Traversée.',
  },
  'SUN-3': {
    page: '20',
    en: 'Waiving an effect moves the sun back instead, by as many spaces as you like up to 4 for a minor and 8 for a major power; it stops at space 0.',
    fr: 'Renoncer à un effet fait au contraire reculer le soleil d’autant de cases qu’on veut, jusqu’à 4 pour un pouvoir mineur et 8 pour un majeur ; il s’arrête à la case 0.',
  },
  'SUN-4': {
    page: '20',
    en: 'A Coordination with a mirror counts as a minor power, for the advance and for the retreat.',
    fr: 'Une Coordination avec un miroir compte comme un pouvoir mineur, pour l’avance comme pour le recul.',
  },
  'SUN-5': {
    page: '21',
    en: 'You lose when the sun reaches or passes the last space of the track, but a Launch that wins the game wins it first.',
    fr: 'Vous perdez quand le soleil atteint ou dépasse la dernière case, mais un Lancement qui gagne la partie la gagne d’abord.',
  },
  'METEOR-1': {
    page: '20',
    en: 'A meteor is collected by a retreat of at least one space that ends on it, and in no other way.',
    fr: 'On prend un météore par un recul d’au moins une case qui finit dessus, et seulement ainsi.',
  },
  'METEOR-2': {
    page: '21',
    en: 'Two collected meteors leave the game for one voyage at once; it is no action and does not move the sun.',
    fr: 'Deux météores acquis sortent du jeu contre un voyage immédiat ; ce n’est pas une action et le soleil ne bouge pas.',
  },
  'METEOR-3': {
    page: '21',
    en: 'Either player may spend them at any moment, also in the partner’s turn and between the steps of an effect; the voyages of one Crossing are one moment.',
    fr: 'Chacun peut les dépenser à tout moment, même pendant le tour du partenaire et entre les étapes d’un effet ; les voyages d’une même Traversée forment un seul moment.',
  },
  'METEOR-4': {
    page: '21',
    en: 'Meteors belong to both players; the voyage, of any galaxy that is left, goes to the pile of whoever spends them.',
    fr: 'Les météores sont communs ; le voyage, de n’importe quelle galaxie restante, va dans la pile de celui qui les dépense.',
  },
};

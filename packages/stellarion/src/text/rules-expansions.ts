// The rules of the four expansions in our own words.
import type { RuleText } from '@planisphere/core';

export const expansionRules: Readonly<Record<string, RuleText>> = {
  'CROSS-1': {
    page: '14',
    en: 'A black hole is shuffled into each deck, and five advanced voyages drawn at random are added. A turn may be a crossing instead: pay four black holes that show.',
    fr: 'Un trou noir est mélangé dans chaque paquet et cinq voyages avancés tirés au hasard s’ajoutent. Un tour peut être une traversée : payez quatre trous noirs visibles.',
  },
  'CROSS-2': {
    page: '14',
    en: 'A crossing takes three voyages of your choice.',
    fr: 'Une traversée prend trois voyages au choix.',
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
    en: 'A crossing whose voyages cannot be shared out within the limits of both piles is not allowed; each voyage you take must leave a way to share the others.',
    fr: 'Une traversée dont les voyages ne peuvent être répartis dans les limites des deux piles est interdite ; chaque voyage pris doit laisser une répartition possible des autres.',
  },
  'CROSS-5': {
    page: '15',
    en: 'A black hole has no type and no galaxy: it neither launches nor coordinates, and it is never recovered and never stationed. A ship power may find it.',
    fr: 'Un trou noir n’a ni type ni galaxie : il ne lance pas, ne coordonne pas, n’est jamais récupéré ni posté. Un pouvoir de vaisseau peut le trouver.',
  },
  'CROSS-6': {
    page: '15',
    en: 'You lose only if a crossing is impossible as well.',
    fr: 'On ne perd que si une traversée est, elle aussi, impossible.',
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
    fr: 'Propulseurs réversibles : quand vous utilisez un pouvoir de vaisseau, l’un des vaisseaux payés va sous son paquet avant la recherche. C’est obligatoire, et il faut alors chercher ; si on renonce à l’effet, rien ne revient.',
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
    en: 'Only the uncovered voyage of a column can be taken, by a launch, a crossing or meteors alike; taking it uncovers the next, also within a crossing.',
    fr: 'On ne prend que le voyage découvert d’une colonne, par lancement, traversée ou météores ; le suivant est alors découvert, même pendant une traversée.',
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
    fr: 'Un voyage avancé s’ajoute. Le soleil part de la case 0 de sa piste ; quatre cases portent un météore.',
  },
  'SUN-2': {
    page: '20',
    en: 'When the action is complete the sun advances: 4 spaces for a launch, 2 for a major power that was used, 1 for a minor one, none for a crossing.',
    fr: 'Une fois l’action terminée, le soleil avance : de 4 cases pour un lancement, de 2 pour un pouvoir majeur utilisé, de 1 pour un mineur, de 0 pour une traversée.',
  },
  'SUN-3': {
    page: '20',
    en: 'Waiving an effect moves the sun back instead, by as many spaces as you like up to 4 for a minor and 8 for a major power; it stops at space 0.',
    fr: 'Renoncer à un effet fait au contraire reculer le soleil d’autant de cases qu’on veut, jusqu’à 4 pour un pouvoir mineur et 8 pour un majeur ; il s’arrête à la case 0.',
  },
  'SUN-4': {
    page: '20',
    en: 'A coordination with a mirror counts as a minor power, for the advance and for the retreat.',
    fr: 'Une coordination avec un miroir compte comme un pouvoir mineur, pour l’avance comme pour le recul.',
  },
  'SUN-5': {
    page: '21',
    en: 'You lose when the sun reaches or passes the last space of the track, but a launch that wins the game wins it first.',
    fr: 'Vous perdez quand le soleil atteint ou dépasse la dernière case, mais un lancement qui gagne la partie la gagne d’abord.',
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
    en: 'Either player may spend them at any moment, also in the partner’s turn and between the steps of an effect; the voyages of one crossing are one moment.',
    fr: 'Chacun peut les dépenser à tout moment, même pendant le tour du partenaire et entre les étapes d’un effet ; les voyages d’une même traversée forment un seul moment.',
  },
  'METEOR-4': {
    page: '21',
    en: 'Meteors belong to both players; the voyage, of any galaxy that is left, goes to the pile of whoever spends them.',
    fr: 'Les météores sont communs ; le voyage, de n’importe quelle galaxie restante, va dans la pile de celui qui les dépense.',
  },
};

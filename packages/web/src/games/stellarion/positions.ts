// Examples for the rules: positions in one line of notation and what is played from there. The rulebook has pictures where
// it has no examples in words; these show the same.
import type { Exhibit } from '../../table/rules/exhibit.ts';

interface Cards {
  readonly table?: string;
  /** The cards that show, deck by deck. */
  readonly tops?: string;
  readonly discards?: string;
  readonly outpost?: string;
  readonly voyages?: string;
  readonly theories?: string;
  readonly sun?: string;
}

const QUIET = 'Sa Nb Tg Pd Sb Nd Ta Pb';
const EMPTY = '-/-/-/-/-/-/-/-';

function line(cards: Cards): string {
  const { table = 'solo', tops = QUIET, discards = EMPTY, outpost = '-', voyages = 'aabbggdd' } = cards;
  const decks = tops
    .split(' ')
    .map((card) => `^${card}*`)
    .join('/');
  const rest = `${voyages} - *1 ${cards.theories ?? '-'} ${cards.sun ?? '-'} -`;
  return `${table} A turn ${decks} ${discards} ${outpost} ${rest}`;
}

const ALPHA = 'Sa Nb Tg Pd Sb Na Ta Pa';

export const EXHIBITS: readonly Exhibit[] = [
  {
    rule: 'SETUP-2',
    page: '7',
    line: line({}),
    steps: [
      {
        say: {
          en: 'Eight decks: the four galaxies above, the four types below. Their top cards are the Observatory.',
          fr: 'Huit paquets : les quatre galaxies en haut, les quatre types en bas. Leurs premières cartes forment l’Observatoire.',
        },
      },
    ],
  },
  {
    rule: 'LAUNCH-1',
    page: '11',
    line: line({ tops: ALPHA }),
    steps: [
      {
        held: '0 5 6 7',
        say: {
          en: 'Ship, nebula, stars and planet, all of Alpha.',
          fr: 'Vaisseau, nébuleuse, étoiles et planète, tous d’Alpha.',
        },
      },
      {
        play: ['A launch alpha alpha nebula stars planet'],
        say: {
          en: 'The four cards go to the discards of their decks, and you take an Alpha voyage.',
          fr: 'Les quatre cartes vont dans la défausse de leur paquet, et vous prenez un voyage Alpha.',
        },
      },
      {
        play: ['chance alpha Ta', 'chance nebula Ng', 'chance stars Td', 'chance planet Pg'],
        say: {
          en: 'Only now do these decks show their next cards.',
          fr: 'C’est seulement maintenant que ces paquets montrent leur carte suivante.',
        },
      },
    ],
  },
  {
    rule: 'LAUNCH-3',
    page: '11',
    line: line({ tops: 'Sa Nb Tg Pd Sb Na Tb Pa' }),
    steps: [
      {
        held: '0 5 7',
        say: {
          en: 'The stars of Alpha are missing: a shooting star may stand in for them.',
          fr: 'Il manque les étoiles d’Alpha : une étoile filante peut les remplacer.',
        },
      },
    ],
  },
  {
    rule: 'COORD-2',
    page: '11',
    line: line({ tops: 'Sa Nb Tg Pd Sg Na Tb Pa' }),
    steps: [
      {
        held: '0 4',
        say: {
          en: 'Two ships of different galaxies: the minor power of ships.',
          fr: 'Deux vaisseaux de galaxies différentes : le pouvoir mineur des vaisseaux.',
        },
      },
      {
        line: line({ tops: 'Sa Nb Tg Pd Sa Na Tb Pa' }),
        held: '0 4',
        say: {
          en: 'Two equal ships: the major power.',
          fr: 'Deux vaisseaux identiques : le pouvoir majeur.',
        },
      },
    ],
  },
  {
    rule: 'SHIP-1',
    page: '12',
    line: line({ tops: 'Sa Nb Tg Pd Sg Nd Tb Pa' }),
    steps: [
      { held: '0 4', say: { en: 'You pay two ships.', fr: 'Vous payez deux vaisseaux.' } },
      {
        play: ['A coordinate alpha ship', 'A search nebula Na'],
        say: {
          en: 'The nebula of Alpha was somewhere in the Nebula deck: now it lies on top.',
          fr: 'La nébuleuse d’Alpha était quelque part dans le paquet Nébuleuse : elle est maintenant dessus.',
        },
      },
    ],
  },
  {
    rule: 'NEBULA-1',
    page: '12',
    line: line({ tops: 'Ta Nb Tg Pd Sb Nd Tb Pa', discards: 'SaSa/-/-/-/-/-/-/-' }),
    steps: [
      {
        held: '1 5',
        say: {
          en: 'Both ships of the Alpha deck are in its discard. You pay two nebulae.',
          fr: 'Les deux vaisseaux du paquet Alpha sont dans sa défausse. Vous payez deux nébuleuses.',
        },
      },
      {
        play: ['A coordinate beta nebula', 'A recover alpha Sa'],
        say: {
          en: 'One ship is shuffled back into the Alpha deck. At the end of the turn that deck turns up a card.',
          fr: 'Un vaisseau est remélangé dans le paquet Alpha, qui montrera une carte à la fin du tour.',
        },
      },
    ],
  },
  {
    rule: 'STARS-1',
    page: '12',
    line: line({ tops: 'Sa Nb Tg Pd Sb Nd Tb Pb' }),
    steps: [
      { held: '2 6', say: { en: 'You pay two stars.', fr: 'Vous payez deux cartes Étoiles.' } },
      {
        play: [
          'A coordinate gamma stars',
          'A scan planet',
          'chance planet Pa Pd',
          'A place top Pa bottom Pd',
        ],
        say: {
          en: 'You shuffle the Planet deck and see two cards: Alpha stays on top, Delta goes to the bottom. One more scan is yours.',
          fr: 'Vous mélangez le paquet Planète et voyez deux cartes : Alpha reste dessus, Delta va dessous. Vous pouvez sonder encore une fois.',
        },
      },
    ],
  },
  {
    rule: 'OUTPOST-1',
    page: '12–13',
    line: line({ tops: 'Na Nb Tg Pd Sb Na Tb Pb', outpost: 'Sa.alpha' }),
    steps: [
      { held: '3 7', say: { en: 'You pay two planets.', fr: 'Vous payez deux planètes.' } },
      {
        play: ['A coordinate delta planet', 'A station nebula'],
        say: {
          en: 'The nebula of Alpha joins the ship of Alpha: one galaxy, no card twice.',
          fr: 'La nébuleuse d’Alpha rejoint le vaisseau d’Alpha : une seule galaxie, aucune carte en double.',
        },
      },
    ],
  },
  {
    rule: 'CROSS-1',
    page: '14',
    line: line({ table: 'solo+black-holes', tops: 'BH Nb BH Pd BH Nd BH Pb', voyages: 'aaabbbgggdddd' }),
    steps: [
      {
        held: '0 2 4 6',
        say: {
          en: 'Four black holes show: a Crossing takes three voyages at once.',
          fr: 'Quatre trous noirs sont visibles : une Traversée prend trois voyages d’un coup.',
        },
      },
    ],
  },
  {
    rule: 'THEORY-2',
    page: '16',
    line: line({
      table: 'solo+theories',
      tops: 'Pa Pb Tg Pd Sb Nd Ta Pg',
      voyages: 'aabbggddd',
      theories: 'P:SNT:N',
    }),
    show: 'research',
    steps: [
      {
        say: {
          en: 'Four planets show, and three are enough: the theory of planets can be proved, for free.',
          fr: 'Quatre planètes sont visibles, et trois suffisent : la théorie des planètes peut être démontrée, sans rien payer.',
        },
      },
    ],
  },
  {
    rule: 'MIRROR-3',
    page: '18–19',
    line: line({ table: 'solo+mirrors', tops: 'Sa MI Tg Pd Sb Nd Ta Pb', voyages: 'abgda|gdbd' }),
    show: 'columns',
    steps: [
      {
        say: {
          en: 'Two columns. Only the uncovered voyages, to Alpha and to Gamma, can be taken.',
          fr: 'Deux colonnes. Seuls les voyages découverts, Alpha et Gamma, peuvent être pris.',
        },
      },
    ],
  },
  {
    rule: 'MIRROR-4',
    page: '19',
    line: line({ table: 'solo+mirrors', tops: 'Sa MI Tg Pd Sb Nd Ta Pb', voyages: 'abgda|gdbd' }),
    steps: [
      {
        held: '0 1',
        say: {
          en: 'A mirror and a ship: the minor power of ships.',
          fr: 'Un miroir et un vaisseau : le pouvoir mineur des vaisseaux.',
        },
      },
    ],
  },
  {
    rule: 'SUN-2',
    page: '20',
    line: line({ table: 'solo+sun', tops: ALPHA, voyages: 'aabbggddd', sun: '7:5,10,15,20:0' }),
    show: 'sun',
    steps: [
      {
        held: '0 5 6 7',
        say: {
          en: 'The sun is on space 7. A launch moves it four spaces on, to 11.',
          fr: 'Le soleil est sur la case 7. Un lancement l’avance de quatre cases, sur la 11.',
        },
      },
    ],
  },
  {
    rule: 'SUN-3',
    page: '20',
    line: line({
      table: 'solo+sun',
      tops: 'Sa Nb Tg Pd Sg Na Tb Pb',
      voyages: 'aabbggddd',
      sun: '7:5,10,15,20:0',
    }),
    show: 'sun',
    steps: [
      {
        held: '0 4',
        say: {
          en: 'Two ships: use their power and the sun goes on to space 8, or waive it.',
          fr: 'Deux vaisseaux : utilisez leur pouvoir et le soleil va sur la case 8, ou renoncez-y.',
        },
      },
      {
        play: ['A coordinate alpha ship', 'A waive 2'],
        say: {
          en: 'Waived: the sun goes back two spaces, to 5, and you collect the meteor there.',
          fr: 'Vous y renoncez : le soleil recule de deux cases, sur la 5, et vous prenez le météore.',
        },
      },
    ],
  },
];

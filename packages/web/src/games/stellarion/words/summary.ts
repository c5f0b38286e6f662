// Stellarion on one page, to print.
import { localized } from '../../../base/words/localized.ts';
import type { SummaryWords } from '../../../table/rules/summary.ts';

export const summaryWords = localized<SummaryWords>({
  en: {
    lead: 'Eight decks, and only the top card of each in reach. Launch every voyage and you win, alone or together. Begin a turn with no launch and no coordination possible, and you lose.',
    sections: [
      {
        title: 'Set up',
        text: 'Shuffle the eight decks and turn up their top cards: the Observatory. Lay out eight voyages, two for each galaxy. Agree on 0 to 4 shooting stars; two players get two more.',
      },
      {
        title: 'Your turn',
        steps: [
          ['Launch', 'or coordinate. You cannot pass.'],
          ['Pay', 'with cards of the Observatory and of the Outpost; each goes to the discard of its deck.'],
          ['Turn up', 'the next card of every deck that shows none.'],
        ],
      },
      {
        title: 'Launch',
        text: 'Ship, nebula, stars and planet of one galaxy. Take one of its voyages. One shooting star may stand in for one card and leaves the game.',
      },
      {
        title: 'The Outpost',
        text: 'Cards wait here until they pay. All of one galaxy, no card twice.',
      },
      {
        title: 'Coordinate: two cards of one type',
        wide: true,
        table: {
          head: ['', 'Minor: two galaxies', 'Major: two identical cards'],
          rows: [
            ['Ships search', 'Find a card in a deck, shuffle, put it on top.', 'The same in a second deck.'],
            ['Nebulae recover', 'Shuffle 1 card of a discard into its deck.', '2 cards, of one discard.'],
            [
              'Stars scan',
              'Twice: shuffle a deck, see two cards, one stays on top, one goes to the bottom.',
              'Four times.',
            ],
            ['Planets station', 'Move 1 card to the Outpost.', '2 cards.'],
          ],
        },
        text: 'You may do less than a power allows, or waive it before its first step.',
      },
      {
        title: 'Two players',
        text: 'Take turns; everything is shared but the victory piles: each may hold voyages of two galaxies at most.',
      },
      {
        title: 'The expansions',
        lines: [
          ['Black Holes:', 'four that show are a crossing: take three voyages.'],
          [
            'Theories:',
            'prove one, for free, while at least three cards of its type show. All four must be proved to win. A discovery changes one power.',
          ],
          [
            'Mirrors:',
            'a mirror and a card with a type give that type’s minor power. Voyages lie in two columns; take the uncovered one.',
          ],
          [
            'Gloomy Sun:',
            'the sun moves on: launch 4, major 2, minor 1; at the end of its track you lose. Waive to move it back up to 4 or 8: ending on a meteor collects it. Two meteors are a voyage.',
          ],
        ],
      },
    ],
  },
  fr: {
    lead: 'Huit paquets, et seule la première carte de chacun est à portée. Lancez tous les voyages et vous gagnez, seul ou ensemble. Commencez un tour sans lancement ni coordination possible, et vous perdez.',
    sections: [
      {
        title: 'Mise en place',
        text: 'Mélangez les huit paquets et retournez leur première carte : l’Observatoire. Posez huit voyages, deux par galaxie. Choisissez de 0 à 4 étoiles filantes ; à deux joueurs, deux de plus.',
      },
      {
        title: 'Votre tour',
        steps: [
          ['Lancez', 'ou coordonnez. On ne passe pas.'],
          [
            'Payez',
            'avec des cartes de l’Observatoire et de l’Avant-Poste ; chacune va dans la défausse de son paquet.',
          ],
          ['Révélez', 'la carte suivante de chaque paquet qui n’en montre plus.'],
        ],
      },
      {
        title: 'Lancer',
        text: 'Vaisseau, nébuleuse, étoiles et planète d’une même galaxie. Prenez un de ses voyages. Une étoile filante peut remplacer une carte et sort du jeu.',
      },
      {
        title: 'L’Avant-Poste',
        text: 'Les cartes y attendent de payer. Une seule galaxie, aucune carte en double.',
      },
      {
        title: 'Coordonner : deux cartes d’un même type',
        wide: true,
        table: {
          head: ['', 'Mineur : deux galaxies', 'Majeur : deux cartes identiques'],
          rows: [
            [
              'Les vaisseaux cherchent',
              'Trouvez une carte d’un paquet, mélangez, posez-la dessus.',
              'De même dans un second paquet.',
            ],
            [
              'Les nébuleuses récupèrent',
              'Mélangez 1 carte d’une défausse dans son paquet.',
              '2 cartes, d’une même défausse.',
            ],
            [
              'Les étoiles sondent',
              'Deux fois : mélangez un paquet, voyez deux cartes, l’une reste dessus, l’autre va dessous.',
              'Quatre fois.',
            ],
            ['Les planètes postent', 'Placez 1 carte à l’Avant-Poste.', '2 cartes.'],
          ],
        },
        text: 'On peut faire moins que ce qu’un pouvoir permet, ou y renoncer avant sa première étape.',
      },
      {
        title: 'À deux',
        text: 'Jouez à tour de rôle ; tout est commun sauf les piles de victoire : deux galaxies au plus dans chacune.',
      },
      {
        title: 'Les extensions',
        lines: [
          ['Trous noirs :', 'quatre visibles font une traversée : prenez trois voyages.'],
          [
            'Théories :',
            'démontrez-en une, sans rien payer, quand au moins trois cartes de son type sont visibles. Il faut les quatre pour gagner. Une découverte change un pouvoir.',
          ],
          [
            'Miroirs :',
            'un miroir et une carte qui a un type donnent le pouvoir mineur de ce type. Les voyages sont en deux colonnes ; prenez celui qui est découvert.',
          ],
          [
            'Soleil Glauque :',
            'le soleil avance : lancement 4 cases, majeur 2, mineur 1 ; au bout de la piste, c’est perdu. Renoncez pour le reculer jusqu’à 4 ou 8 cases : finir sur un météore le prend. Deux météores font un voyage.',
          ],
        ],
      },
    ],
  },
});

// Stellar on one page, to print.
import { localized } from '../../../base/words/localized.ts';
import type { SummaryWords } from '../../../table/rules/summary.ts';
import { slotsPicture } from '../summary-picture.tsx';

export const summaryWords = localized<SummaryWords>({
  en: {
    lead: 'Fill a telescope and a notebook. Stars in the telescope × runs in the notebook, plus tens for sections and for all five types. Eleven rounds; the higher score wins.',
    sections: [
      {
        title: 'Set up',
        text: 'Two of the five starters each: one to slot 1 of your telescope, one to your notebook. Two cards in hand. Five cards in the row, at places 1 to 5.',
      },
      {
        title: 'Your turn',
        steps: [
          ['Take', 'a card from the row into your hand.'],
          ['Play', 'a card from your hand: telescope or notebook.'],
          [
            'Follow:',
            'the card at the place of that number goes to the other area. No card there, or a 6/0 played? The deck’s top card follows.',
          ],
          ['Refill', 'the row.'],
        ],
      },
      {
        title: 'The telescope',
        wide: true,
        picture: slotsPicture,
        lines: [
          ['First of a type:', 'any free slot.'],
          ['Next of that type:', 'a slot that shares an edge with one you have.'],
          ['Face down:', 'anywhere. Counts as a 3; no stars, no type.'],
          ['Sections:', '1–5 top, 6–8 middle, 9–12 bottom.'],
        ],
      },
      {
        title: 'The notebook',
        text: 'One stack for each type. What counts is its longest run of numbers without a gap; doubles add nothing. 2, 3, 4 is a run of three.',
      },
      {
        title: 'Special cards',
        lines: [
          ['6/0:', 'a 6 in the telescope; a 6 or a 0 in the notebook.'],
          [
            'Satellite:',
            'no type. Any slot; any stack, and it may move until the end. After the other player takes one from the row, you may replace the row.',
          ],
        ],
      },
      {
        title: 'The score',
        wide: true,
        text: 'After round eleven, one of your last two cards joins the notebook first. With equal scores the win is shared.',
        table: {
          rows: [
            ['Each type', 'stars in the telescope × longest run in the notebook'],
            ['Each section', '10 for the higher total, nothing when equal'],
            ['All five types', '10 if each lies face up in your telescope'],
          ],
        },
      },
      {
        title: 'Stars on a card',
        wide: true,
        table: {
          head: ['Number', '1', '2', '3', '4', '5', '6/0', 'satellite'],
          rows: [['Stars', '★★★', '★★', '★★', '★', '★', '–', '–']],
        },
      },
    ],
  },
  fr: {
    lead: 'Remplissez un télescope et un carnet. Étoiles du télescope × séries du carnet, plus dix points par section et pour les cinq types. Onze manches ; le meilleur score gagne.',
    sections: [
      {
        title: 'Mise en place',
        text: 'Chacun reçoit deux des cinq cartes de départ : une sur l’emplacement 1 du télescope, une au carnet. Deux cartes en main. Cinq cartes dans la rangée, aux positions 1 à 5.',
      },
      {
        title: 'Votre tour',
        steps: [
          ['Prendre', 'une carte de la rangée dans votre main.'],
          ['Jouer', 'une carte de votre main : télescope ou carnet.'],
          [
            'Suivre :',
            'la carte à la position de ce numéro va dans l’autre zone. Pas de carte, ou un 6/0 joué ? La première carte de la pioche suit.',
          ],
          ['Compléter', 'la rangée.'],
        ],
      },
      {
        title: 'Le télescope',
        wide: true,
        picture: slotsPicture,
        lines: [
          ['Première d’un type :', 'n’importe quel emplacement libre.'],
          ['Suivante de ce type :', 'un emplacement qui partage un bord avec l’une des vôtres.'],
          ['Face cachée :', 'n’importe où. Compte comme un 3 ; ni étoile ni type.'],
          ['Sections :', '1–5 haut, 6–8 milieu, 9–12 bas.'],
        ],
      },
      {
        title: 'Le carnet',
        text: 'Une collection par type. Seule compte sa plus longue série de numéros sans trou ; les doublons n’ajoutent rien. 2, 3, 4 forment une série de trois.',
      },
      {
        title: 'Cartes spéciales',
        lines: [
          ['6/0 :', 'un 6 au télescope ; un 6 ou un 0 au carnet.'],
          [
            'Satellite :',
            'sans type. Tout emplacement ; toute collection, et il peut en changer jusqu’à la fin. Quand l’autre en prend un dans la rangée, vous pouvez remplacer la rangée.',
          ],
        ],
      },
      {
        title: 'Le score',
        wide: true,
        text: 'Après la onzième manche, l’une de vos deux dernières cartes rejoint d’abord le carnet. À égalité, la victoire est partagée.',
        table: {
          rows: [
            ['Chaque type', 'étoiles du télescope × plus longue série du carnet'],
            ['Chaque section', '10 pour le plus grand total, rien à égalité'],
            ['Les cinq types', '10 si chacun est face visible au télescope'],
          ],
        },
      },
      {
        title: 'Étoiles d’une carte',
        wide: true,
        table: {
          head: ['Numéro', '1', '2', '3', '4', '5', '6/0', 'satellite'],
          rows: [['Étoiles', '★★★', '★★', '★★', '★', '★', '–', '–']],
        },
      },
    ],
  },
});

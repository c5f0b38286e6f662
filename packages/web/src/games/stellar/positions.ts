// Examples for the rules, those of the rulebook first: positions in one line of notation and what is played from there.
import type { Exhibit } from '../../table/rules/exhibit.ts';
import { FREE, lineOf } from './line.ts';

const ROW = 'A4,P3,H6,M1,C4';
const CARLY = { row: ROW, 'A.hand': 'P2,H1', 'A.tel': `P3${FREE.slice(1)}`, 'A.note': 'A3' };
const EMMA = { row: '_,M1,A1,C1,H1', step: '1', 'A.tel': 'P3,_,_,M3,_,H1,_,_,_,_,_,_' };

export const EXHIBITS: readonly Exhibit[] = [
  {
    rule: 'TURN-1',
    page: '6–7',
    line: lineOf('take', CARLY),
    show: 'turn',
    steps: [
      {
        say: {
          en: 'Five cards in the row, two in your hand.',
          fr: 'Cinq cartes dans la rangée, deux dans votre main.',
        },
      },
      {
        play: ['A take 2'],
        say: {
          en: 'Take: Planet 3, from place 2, comes into your hand.',
          fr: 'Prendre : la Planète 3, à la position 2, vient dans votre main.',
        },
      },
      {
        play: ['A play H1 tel 2'],
        say: {
          en: 'Play: Black hole 1 goes to your telescope. It is a 1, so place 1 follows.',
          fr: 'Jouer : le Trou noir 1 va au télescope. C’est un 1 : la position 1 suit.',
        },
      },
      {
        play: ['A place note'],
        say: {
          en: 'Follow: Asteroid 4, from place 1, goes to the other area, your notebook.',
          fr: 'Suivre : l’Astéroïde 4, à la position 1, va dans l’autre zone, votre carnet.',
        },
      },
      {
        play: ['chance row 1 H3', 'chance row 2 C5'],
        say: {
          en: 'Refill: two new cards from the deck. It is the other player’s turn.',
          fr: 'Compléter : deux nouvelles cartes de la pioche. C’est à l’autre de jouer.',
        },
      },
    ],
  },
  {
    rule: 'TURN-4',
    page: '7',
    line: lineOf('take', CARLY),
    show: 'turn',
    steps: [
      {
        play: ['A take 2'],
        say: { en: 'You have taken the card at place 2.', fr: 'Vous avez pris la carte de la position 2.' },
      },
      {
        play: ['A play P2 tel 2', 'chance draw A C5'],
        say: {
          en: 'You play Planet 2, and place 2 is empty: the deck’s top card follows, Cloud 5.',
          fr: 'Vous jouez la Planète 2, et la position 2 est vide : la première carte de la pioche suit, le Nuage 5.',
        },
      },
      {
        play: ['A place note'],
        say: { en: 'It goes to your notebook.', fr: 'Elle va dans votre carnet.' },
      },
    ],
  },
  {
    rule: 'TEL-2',
    page: '10',
    line: lineOf('play', { ...EMMA, 'A.hand': 'P4,M4,H4' }),
    show: 'telescope',
    steps: [
      {
        held: 'M4',
        say: {
          en: 'The next moon has to touch Moon 3: slots 2, 5 and 7.',
          fr: 'La prochaine lune doit toucher la Lune 3 : emplacements 2, 5 et 7.',
        },
      },
      {
        held: 'P4',
        say: {
          en: 'The next planet has to touch Planet 3: slots 2 and 3.',
          fr: 'La prochaine planète doit toucher la Planète 3 : emplacements 2 et 3.',
        },
      },
      {
        held: 'H4',
        say: {
          en: 'The next black hole: slots 7, 9 and 10. Slot 4 is taken.',
          fr: 'Le prochain trou noir : emplacements 7, 9 et 10. Le 4 est pris.',
        },
      },
    ],
  },
  {
    rule: 'TEL-3',
    page: '10',
    line: lineOf('play', { ...EMMA, 'A.hand': 'A4,C4,H4' }),
    show: 'telescope',
    steps: [
      {
        held: 'C4',
        say: {
          en: 'The first cloud: any of the nine free slots.',
          fr: 'Le premier nuage : n’importe lequel des neuf emplacements libres.',
        },
      },
      {
        held: 'H4 down',
        say: {
          en: 'Face down, any card may lie in any of them. It counts as a 3.',
          fr: 'Face cachée, toute carte peut aller dans chacun d’eux. Elle compte comme un 3.',
        },
      },
    ],
  },
  {
    rule: 'NOTE-3',
    page: '11',
    line: lineOf('play', {
      row: '_,M1,A1,H2,H1',
      step: '1',
      'A.hand': 'P2,M2,C4',
      'A.tel': `P3${FREE.slice(1)}`,
      'A.note': 'P4,A2,A3,A4,C1,C5',
    }),
    show: 'notebook',
    steps: [
      {
        say: {
          en: 'Planet 4; Asteroids 2, 3 and 4; Clouds 1 and 5.',
          fr: 'Planète 4 ; Astéroïdes 2, 3 et 4 ; Nuages 1 et 5.',
        },
      },
      {
        play: ['A play C4 note'],
        say: {
          en: 'Cloud 4 goes in between: 4 and 5 are a run of two.',
          fr: 'Le Nuage 4 s’insère entre les deux : 4 et 5 forment une série de deux.',
        },
      },
    ],
  },
  {
    rule: 'SAT-2',
    page: '13',
    line: lineOf('take', { 'A.tel': `M1,M4,A3${FREE.slice(5)}`, 'A.note': 'M2,M3,M4,A1,A3' }),
    show: 'notebook',
    steps: [
      {
        say: {
          en: 'Asteroids 1 and 3: each is a run of one.',
          fr: 'Astéroïdes 1 et 3 : deux séries d’une seule carte.',
        },
      },
      {
        line: lineOf('take', { 'A.tel': `M1,M4,A3${FREE.slice(5)}`, 'A.note': 'M2,M3,M4,A1,A3,S2' }),
        say: {
          en: 'Satellite 2 fills the gap: a run of three.',
          fr: 'Le Satellite 2 comble le trou : une série de trois.',
        },
      },
      {
        line: lineOf('take', { 'A.tel': `M1,M4,A3${FREE.slice(5)}`, 'A.note': 'M2,M3,M4,M6,A1,A3,S2' }),
        say: {
          en: 'A 6/0 is a 6 or a 0: beside Moons 2, 3 and 4 it stands apart.',
          fr: 'Un 6/0 est un 6 ou un 0 : à côté des Lunes 2, 3 et 4, il reste à part.',
        },
      },
    ],
  },
  {
    rule: 'SCORE-1',
    page: '15',
    line: lineOf('take', { 'A.tel': `M3,M1,P4,C4,A4,C5,C1${FREE.slice(13)}`, 'A.note': 'M4,M5,M6' }),
    show: 'side',
    steps: [
      {
        say: {
          en: 'Two moons with five stars; moons 4, 5 and 6 in the notebook. 5 × 3 = 15 points.',
          fr: 'Deux lunes et cinq étoiles ; les lunes 4, 5 et 6 au carnet. 5 × 3 = 15 points.',
        },
      },
    ],
  },
  {
    rule: 'SCORE-3',
    page: '16',
    line: lineOf('take', {
      'A.tel': 'P1,M4,A1,C5,H3,P2,M5,A4,C6,#H1.row,S2,M4',
      'B.tel': 'P5,A4,M3,C3,H2,P1,M2,#A5.deck,C1,H4,S5,P3',
      row: 'P4,M1,A3,C2,H5',
      'A.hand': 'P2,M3',
      'B.hand': 'A2,C4',
    }),
    show: 'telescopes',
    steps: [
      {
        say: {
          en: 'Top: 14 and 17. Middle: 11 and 6. Bottom: 15 and 13. The left telescope scores 20, the right one 10.',
          fr: 'Haut : 14 et 17. Milieu : 11 et 6. Bas : 15 et 13. Le télescope de gauche marque 20 points, celui de droite 10.',
        },
      },
    ],
  },
  {
    rule: 'KNOW-2',
    page: '10',
    line: 'place turn=3 first=A row=A4,M4,C3,_,C4 step=4>note:1 discard=- memory=on A.hand=P3,H2 A.taken=H2@2 A.tel=P3,S3,_,_,_,C2,_,_,_,_,_,_ A.note=A3,H5,S5 A.answer=_ B.hand=H1,H3 B.taken=C1@1,H3@3 B.tel=C3,_,_,_,_,P4,_,_,_,#C1.hand1.3,_,_ B.note=H3,H5 B.answer=_',
    show: 'telescopes',
    steps: [
      {
        say: {
          en: 'On the right, slot 10 is face down. Place 1 followed that card, so everybody knows that it is a 1.',
          fr: 'À droite, l’emplacement 10 est face cachée. La position 1 a suivi cette carte : tous savent que c’est un 1.',
        },
      },
    ],
  },
];

// Examples for the rules, with the figures of the rulebook's on our disc: positions in one line of notation and what is
// drawn from there.
import type { Exhibit } from '../../table/rules/exhibit.ts';

const CEPHEUS = 'f10-e10-f9-f10-g10-g9-f9';
const FIRST = '_ 5 | WYBRRBY RB R _ cep:_';
const SECOND = `_ 5.8 | WYBRRBY RB R _ cep:${CEPHEUS} crt:_`;
const CRATER = '_ 8 | WYBRRBY RB R _ crt:_';
const CROSSED = '_ 7.6 | RRYYWYB WB W _ aql:i10-h9 tuc:_';
const NINA = '_ 5 | BYBRRBY YB Y _ col:j9-i9-i8-h7,i8-j7';
const FINISHED =
  '_ 7.7.8.9.5.6 | BRRYYRB YB Y R ara:b9-c9-c8-c7-c6-b7-b8-b9 aql:i6-i5-j6,i5-j5-i4-h3,j5-k4 lep:j10-i10-h9-g8-h7-i8-h9,i8-j8-k8 tau:b5-b4-b3-b2-c3-c4-c5 col:e5-f4-g5,f4-f3-e3 phe:f9-f8-e8-f7-g7-f8';

export const EXHIBITS: readonly Exhibit[] = [
  {
    rule: 'DRAW-2',
    page: '5',
    line: FIRST,
    steps: [
      {
        say: {
          en: 'Round I. The window shows the upper half of the sky.',
          fr: 'Tour I. La fenêtre montre la moitié haute du ciel.',
        },
      },
      {
        play: [`A draw I ${CEPHEUS}`],
        held: 'I',
        say: {
          en: 'Cepheus, five stars and six lines, as the tile shows it.',
          fr: 'Cepheus, cinq étoiles et six lignes, comme sur la tuile.',
        },
      },
    ],
  },
  {
    rule: 'DRAW-3',
    page: '5',
    line: FIRST,
    steps: [
      {
        play: ['A draw I i10-h10-h9-i9-i10-j9-i9'],
        held: 'I',
        say: {
          en: 'Turned, and in another place: the same constellation.',
          fr: 'Tournée, et ailleurs : la même constellation.',
        },
      },
      {
        line: FIRST,
        play: ['A draw I b7-b8-c8-c7-b7-b6-c7'],
        held: 'I',
        say: {
          en: 'Turned once more. Its mirror image is not allowed.',
          fr: 'Tournée encore. Son reflet n’est pas permis.',
        },
      },
    ],
  },
  {
    rule: 'DRAW-7',
    page: '5',
    line: CROSSED,
    steps: [
      {
        say: {
          en: 'Round II. A line of round I lies at the upper right.',
          fr: 'Tour II. Une ligne du tour I se trouve en haut à droite.',
        },
      },
      {
        play: ['A draw II h10-g9-g8-h8-i8-i9'],
        held: 'II',
        say: {
          en: 'Tucana has six stars. One of its lines would cross the old one, so it is left out.',
          fr: 'Tucana a six étoiles. L’une de ses lignes croiserait l’ancienne : on ne la trace pas.',
        },
      },
    ],
  },
  {
    rule: 'OUT-1',
    page: '5',
    line: CRATER,
    steps: [
      {
        play: ['A draw I g10-h9-h8-g7-f7-e8,h8-i7-h6-g7'],
        held: 'I',
        say: {
          en: 'Crater with all eight stars: nothing is crossed out.',
          fr: 'Crater avec ses huit étoiles : rien n’est barré.',
        },
      },
      {
        line: CRATER,
        play: ['A draw I h9-h8-g7-f7,h8-i7-h6-g7'],
        held: 'I',
        say: {
          en: 'Two stars left out: two of the seven three-point stars are crossed out.',
          fr: 'Deux étoiles de côté : deux des sept étoiles à 3 points sont barrées.',
        },
      },
    ],
  },
  {
    rule: 'SCORE-1',
    page: '6',
    line: NINA,
    steps: [
      {
        held: 'I blue',
        say: {
          en: 'Blue is this round’s kind: two stars, 2 points each. 4 points.',
          fr: 'Le bleu est le type de ce tour : deux étoiles à 2 points. 4 points.',
        },
      },
      {
        held: 'I yellow',
        say: {
          en: 'Yellow is the kind before: three stars, 1 point each. 3 points.',
          fr: 'Le jaune est le type précédent : trois étoiles à 1 point. 3 points.',
        },
      },
      {
        held: 'I blue yellow',
        say: {
          en: 'Three lines join blue to yellow: 3 points each, 9 points. In all 16.',
          fr: 'Trois lignes relient le bleu au jaune : 3 points chacune, 9 points. En tout 16.',
        },
      },
    ],
  },
  {
    rule: 'END-1',
    page: '6',
    line: SECOND,
    steps: [
      { held: 'I', say: { en: 'The sky of round I.', fr: 'Le ciel du tour I.' } },
      {
        say: {
          en: 'Round II: the disc has turned by a sixth. Cepheus has moved with it.',
          fr: 'Tour II : le disque a tourné d’un sixième. Cepheus a tourné avec lui.',
        },
      },
    ],
  },
  {
    rule: 'FINAL-1',
    page: '6–7',
    line: FINISHED,
    show: 'final',
    steps: [
      {
        say: {
          en: 'Six rounds: 13 + 14 + 18 + 21 + 13 + 18 = 97. Four three-point stars are left: 12.',
          fr: 'Six tours : 13 + 14 + 18 + 21 + 13 + 18 = 97. Il reste quatre étoiles à 3 points : 12.',
        },
      },
      {
        say: {
          en: 'Four central stars: 4. Four lines over the axis: 8. Four stars of the border: 12.',
          fr: 'Quatre étoiles centrales : 4. Quatre lignes sur l’axe : 8. Quatre étoiles de la bordure : 12.',
        },
      },
      {
        say: {
          en: '97 + 12 + 4 + 8 + 12 = 133 points.',
          fr: '97 + 12 + 4 + 8 + 12 = 133 points.',
        },
      },
    ],
  },
];

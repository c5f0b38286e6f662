// Positions for the gallery, each one line of notation, named after the rule of the rulebook's example it shows.
import type { Exhibit } from '../../table/rules/exhibit.ts';
import { FREE, lineOf } from './line.ts';

export const POSITIONS: readonly Exhibit[] = [
  {
    rule: 'TURN-1',
    page: '7',
    line: lineOf('take', {
      row: 'A4,P3,H6,M1,C4',
      'A.hand': 'P2,H1',
      'A.tel': `P3${FREE.slice(1)}`,
      'A.note': 'A3',
    }),
  },
  {
    rule: 'TURN-3',
    page: '7',
    line: lineOf('place', {
      row: 'A4,_,H6,M1,C4',
      step: '2>note:1',
      'A.hand': 'P2,P3',
      'A.taken': 'P3@0',
      'A.tel': `P3,H1${FREE.slice(3)}`,
      'A.note': 'A3',
    }),
  },
  {
    rule: 'TEL-2',
    page: '10',
    line: lineOf('play', {
      row: '_,M1,A1,C1,H1',
      step: '1',
      'A.hand': 'P4,M4,H4',
      'A.tel': 'P3,_,_,M3,_,H1,_,_,_,_,_,_',
    }),
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
  },
  {
    rule: 'SCORE-1',
    page: '15',
    line: lineOf('take', { 'A.tel': `M3,M1${FREE.slice(3)}`, 'A.note': 'M4,M5,M6' }),
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
  },
  {
    rule: 'KNOW-2',
    page: '10',
    line: 'place turn=3 first=A row=A4,M4,C3,_,C4 step=4>note:1 discard=- memory=on A.hand=P3,H2 A.taken=H2@2 A.tel=P3,S3,_,_,_,C2,_,_,_,_,_,_ A.note=A3,H5,S5 A.answer=_ B.hand=H1,H3 B.taken=C1@1,H3@3 B.tel=C3,_,_,_,_,P4,_,_,_,#C1.hand1.3,_,_ B.note=H3,H5 B.answer=_',
  },
];

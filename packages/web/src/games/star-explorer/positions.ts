// Positions for the rules and the gallery, each one line of notation, named after the rule it shows.
import type { Exhibit } from '../../table/rules/exhibit.ts';

const CEPHEUS = 'cep:f10-e10-f9-f10-g10-g9-f9';
const CRATER = 'crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4';

export const POSITIONS: readonly Exhibit[] = [
  { rule: 'SET-3', page: '3', line: '_ _ | WYBRRBY RB _ _' },
  { rule: 'SIZE-1', page: '4', line: `_ 5 | WYBRRBY RB R _ ${CEPHEUS}` },
  { rule: 'DRAW-2', page: '5', line: '_ 5 | WYBRRBY RB R _ cep:_' },
  { rule: 'DRAW-4', page: '5', line: `_ 5.8 | WYBRRBY RB R _ ${CEPHEUS} crt:_` },
  { rule: 'DRAW-6', page: '5', line: `_ 5.8.6 | WYBRRBY RB R _ ${CEPHEUS} ${CRATER} hor:_` },
  { rule: 'DRAW-7', page: '5', line: '_ 7.6 | RRYYWYB WB W _ aql:i10-h9 tuc:_' },
  { rule: 'OUT-1', page: '5', line: '_ 7.6 | RRYYWYB WB W _ aql:i10-h9 tuc:_' },
  { rule: 'SCORE-1', page: '6', line: `_ 5.8 | WYBRRBY RB R _ ${CEPHEUS} crt:_` },
  { rule: 'END-1', page: '6', line: `_ 5.8.6 | WYBRRBY RB R _ ${CEPHEUS} ${CRATER} hor:_` },
];

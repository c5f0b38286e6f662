// Two rounds before the end of a game of Star Explorer, told from its first event: the learner, a little ahead, calls a size.
import type { Beginning } from '../../../table/learn/beginning.ts';

export const beginning: Beginning = {
  options: {},
  seed: 'guided 11',
  events: `
chance back A 5 white
chance back A 6 red
chance back A 7 red
chance back A 7 yellow
chance back A 8 red
chance back A 9 white
chance back A 10 blue
chance back B 5 blue
chance back B 6 red
chance back B 7 blue
chance back B 7 white
chance back B 8 blue
chance back B 9 yellow
chance back B 10 red
chance start A WY
chance start B RW
A side white
B side red
chance first A
A size 8
chance tile A crt
chance tile B cma
A draw I g10-h9-h8-g7-f7-e8,h8-i7-h6-g7
B draw I i9-h10-g9-f8-e8,f8-f7-g6
B size 10
chance tile A per
chance tile B sco
A draw II k7-j6-i6-h5-h4-h3,j6-j5-j4-j3
B draw II h8-g8-g7-h6-i5-j5-k5-k4-j4
B size 9
chance tile A cyg
chance tile B mon
A draw III e5-e4-e3-d3,f3-e3-e2-f1
B draw III f5-g5-h5-g4-g3-h3-i4,g3-f2-g2
B size 7
A seven yellow
B seven white
chance tile A aql
chance tile B uma
A draw IV a6-b5-c4-c5-d5,c5-d4,c4-b3
B draw IV c6-d5-d4-d3-c2-d1-e2-d3
`,
};

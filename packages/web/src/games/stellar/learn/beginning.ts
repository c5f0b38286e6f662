// Three rounds before the end of a game of Stellar, told from its first event: the learner, a little ahead, is to take a card.
import type { Beginning } from '../../../table/learn/beginning.ts';

export const beginning: Beginning = {
  options: { first: 'A' },
  seed: 'guided 4',
  events: `
chance starter A M3
chance starter A C3
chance starter B P3
chance starter B H3
A start M3
B start P3
chance hand A M5
chance hand A S1
chance hand B M2
chance hand B C5
chance row 1 A4
chance row 2 M4
chance row 3 C4
chance row 4 A1
chance row 5 A2
A take 3
A play M5 tel 2
A place note
chance row 3 P2
chance row 5 S5
B take 1
B play A4 note
B place tel 2
chance row 1 A3
chance row 4 A4
A take 5
A play S5 note
chance draw A C6
A place tel 8
chance row 5 H5
B leave
B take 1
B play A3 tel 3
B place note
chance row 1 H2
chance row 3 S4
A take 3
A play S4 note
A place tel 11
chance row 3 C2
chance row 4 M1
B leave
B take 4
B play M1 note
B place tel 4
chance row 1 C2
chance row 4 P4
A take 5
A play C4 note
A place tel 3 down
chance row 4 M1
chance row 5 H2
B take 5
B play H2 note
B place tel 5
chance row 2 M2
chance row 5 H1
A take 4
A play M1 note
A place tel 12
chance row 1 M3
chance row 4 P5
B take 1
B play C5 tel 6
B place note
chance row 1 A5
chance row 5 A6
A take 1
A play H5 tel 6
A place note
chance row 1 H1
chance row 5 C1
B take 1
B play M2 tel 8
B place note
chance row 1 P1
chance row 2 P5
A take 1
A play P1 tel 5 down
chance draw A H4
A place note
chance row 1 M5
B take 2
B play H1 tel 7
B place note
chance row 1 P2
chance row 2 A2
A take 3
A play C2 tel 7
A place note
chance row 2 A1
chance row 3 C4
B take 1
B play M3 note
B place tel 10
chance row 1 S2
chance row 3 C5
`,
};

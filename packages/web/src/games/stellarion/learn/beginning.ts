// Two voyages before the end of a game of Stellarion alone, told from its first event.
import type { Beginning } from '../../../table/learn/beginning.ts';

export const beginning: Beginning = {
  options: { stars: 1 },
  seed: 'guided 11',
  events: `
chance alpha Na
chance beta Nb
chance gamma Ng
chance delta Nd
chance ship Sb
chance nebula Ng
chance stars Tb
chance planet Pd
A launch beta ship beta stars star
chance beta Tb
chance ship Sg
chance stars Td
A coordinate beta stars
A scan gamma
chance gamma Ng Tg
A place top Tg bottom Ng
A scan planet
chance planet Pa Pd
A place top Pa bottom Pd
chance beta Tb
chance stars Tg
A coordinate beta gamma
A scan planet
chance planet Pg Pg
A scan beta
chance beta Pb Pb
chance gamma Sg
A launch gamma ship nebula stars planet
chance ship Sa
chance nebula Na
chance stars Tg
chance planet Pa
A coordinate alpha nebula
A recover nebula Na Ng
chance alpha Ta
chance nebula Na
A launch alpha ship nebula alpha planet
chance alpha Ta
chance ship Sg
chance nebula Nb
chance planet Pb
A coordinate gamma ship
A search alpha Sa
A search stars Tb
chance gamma Pg
chance ship Sd
A coordinate gamma planet
A station ship
chance gamma Tg
chance ship Sb
chance planet Pa
A launch beta ship nebula stars beta
chance beta Nb
chance ship Sa
chance nebula Na
chance stars Ta
A launch alpha alpha nebula stars planet
chance alpha Na
chance nebula Ng
chance stars Td
chance planet Pb
A coordinate alpha nebula
A recover planet Pg
chance alpha Pa
chance nebula Ng
chance planet Pb
A coordinate ship Sd
A search planet Pd
A coordinate beta nebula
A recover ship Sd
chance nebula Nd
A coordinate delta nebula
A recover nebula Ng Nd
chance delta Nd
chance nebula Nb
A launch delta ship delta stars planet
chance delta Pd
chance stars Tg
chance planet Pg
`,
};

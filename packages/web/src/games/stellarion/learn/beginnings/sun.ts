// Shortly before the end of a game of Stellarion with the Gloomy Sun, told from its first event.
import type { Beginning } from '../../../../table/learn/beginning.ts';

export const beginning: Beginning = {
  options: { stars: 2, expansions: ['sun'] },
  seed: 'guided sun 10',
  events: `
chance voyage gamma
chance alpha Ta
chance beta Sb
chance gamma Pg
chance delta Nd
chance ship Sg
chance nebula Nb
chance stars Tg
chance planet Pa
A coordinate delta nebula
A recover delta Nd
chance delta Pd
chance nebula Ng
A launch gamma ship nebula stars gamma
chance gamma Ng
chance ship Sd
chance nebula Nd
chance stars Td
A launch delta ship nebula stars delta
chance delta Nd
chance ship Sg
chance nebula Na
chance stars Tb
A coordinate alpha stars
A waive 4
chance alpha Ta
chance stars Tg
A launch gamma ship gamma stars star
chance gamma Ng
chance ship Sa
chance stars Tb
A launch alpha ship nebula alpha planet
chance alpha Na
chance ship Sb
chance nebula Ng
chance planet Pd
A coordinate beta ship
A waive 3
chance beta Pb
chance ship Sb
A spend beta
A coordinate gamma nebula
A recover gamma Ng Ng
chance gamma Tg
chance nebula Nd
A coordinate alpha nebula
A recover nebula Nb
chance alpha Pa
chance nebula Na
A coordinate gamma stars
A scan ship
chance ship Sa Sb
A place top Sa bottom Sb
A scan stars
chance stars Ta Ta
chance gamma Pg
A launch alpha ship nebula stars alpha
chance alpha Sa
A coordinate beta gamma
A waive 3
chance beta Sb
chance gamma Ng
A launch delta ship delta stars planet
chance delta Nd
chance planet Pd
A coordinate alpha beta
A waive 4
chance alpha Sa
chance beta Pb
A coordinate delta nebula
A recover stars Tb
chance delta Sd
chance stars Tb
A launch beta ship nebula stars beta
chance beta Nb
`,
};

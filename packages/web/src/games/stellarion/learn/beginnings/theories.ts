// Shortly before the end of a game of Stellarion with Theories and Discoveries, told from its first event.
import type { Beginning } from '../../../../table/learn/beginning.ts';

export const beginning: Beginning = {
  options: { stars: 2, expansions: ['theories'] },
  seed: 'guided theories 3',
  events: `
chance voyage delta
chance discovery stars
chance theory nebula
chance alpha Sa
chance beta Pb
chance gamma Sg
chance delta Pd
chance ship Sa
chance nebula Ng
chance stars Tg
chance planet Pg
A launch gamma gamma nebula stars planet
chance gamma Ng
chance nebula Nb
chance stars Tb
chance planet Pb
A coordinate alpha ship
A search alpha Na
A search beta Sb
chance ship Sd
A prove
chance theory ship
A launch beta beta nebula stars planet
chance beta Pb
chance nebula Nd
chance stars Ta
chance planet Pd
A coordinate beta planet
A station stars
chance beta Tb
chance stars Td
chance planet Pg
A launch delta ship nebula stars delta
chance delta Pd
chance ship Sb
chance nebula Na
chance stars Ta
A coordinate beta stars
A scan alpha
chance alpha Na Pa
A place top Pa Na
A scan ship
chance ship Sa Sb
A place top Sa bottom Sb
chance beta Pb
chance stars Tg
A launch alpha ship nebula outpost alpha
chance ship Sg
chance nebula Ng
A launch gamma ship nebula stars planet
chance ship Sd
chance nebula Nd
chance stars Td
chance planet Pa
A launch delta ship nebula stars delta
chance delta Sd
chance ship Sg
chance nebula Nb
A coordinate delta ship
A search gamma Sg
chance delta Nd
A launch beta ship nebula stars beta
chance beta Sb
A prove
chance theory planet
A coordinate alpha delta
A recover stars Ta
chance alpha Sa
chance delta Td
A launch alpha alpha nebula stars planet
chance alpha Na
chance planet Pa
`,
};

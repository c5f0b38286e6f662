// Shortly before the end of a game of Stellarion with Black Holes and Revelations, told from its first event.
import type { Beginning } from '../../../../table/learn/beginning.ts';

export const beginning: Beginning = {
  options: { stars: 2, expansions: ['black-holes'] },
  seed: 'guided black-holes 35',
  events: `
chance voyage gamma
chance voyage alpha
chance voyage beta
chance voyage delta
chance voyage alpha
chance alpha Ta
chance beta Pb
chance gamma Pg
chance delta BH
chance ship Sg
chance nebula Nd
chance stars Td
chance planet BH
A coordinate alpha stars
A scan nebula
chance nebula Na Nd
A place top Nd bottom Na
A scan nebula
chance nebula Nb Nd
A place top Nb bottom Nd
chance alpha Sa
chance stars BH
A coordinate alpha ship
A search alpha BH
chance ship Sb
A cross alpha delta stars planet
A take gamma
A take alpha
A take alpha
chance alpha Ta
chance delta Sd
chance stars Tg
chance planet Pd
A coordinate alpha stars
A scan stars
chance stars Tb Td
A place top Tb bottom Td
A scan gamma
chance gamma Sg Pg
A place top Sg bottom Pg
chance alpha Pa
A launch beta ship nebula stars beta
chance beta BH
chance ship Sg
chance nebula BH
chance stars Tg
A coordinate gamma ship
A search gamma BH
A search ship BH
A cross beta gamma ship nebula
A take alpha
A take delta
A take gamma
chance beta Sb
chance gamma Sg
chance ship Sb
chance nebula Ng
A coordinate beta delta
A search planet Pg
chance beta Nb
chance delta Pd
A launch gamma gamma nebula stars planet
chance gamma Tg
chance nebula Na
chance stars Ta
chance planet Pd
A coordinate delta planet
A station beta ship
chance beta Pb
chance delta Pd
chance ship Sa
chance planet Pb
A launch alpha ship nebula stars alpha
chance alpha Pa
chance ship Sd
chance nebula Nd
chance stars Tb
A launch beta outpost outpost stars beta
chance beta Tb
A coordinate beta gamma
A scan stars
A place top Ta bottom Td
A scan stars
A place top Td bottom Ta
chance beta Sb
chance gamma Pg
A launch delta ship nebula stars delta
chance delta Td
chance ship Sd
chance nebula Ng
A coordinate alpha gamma
A station beta
chance alpha Na
chance beta Nb
chance gamma Ng
A coordinate gamma nebula
A recover stars Tb Tb
chance gamma Ng
chance nebula Na
chance stars Tb
A launch beta outpost beta stars planet
chance stars Tb
chance planet Pb
`,
};

// Shortly before the end of a game of Stellarion with Mirrors and Orbits, told from its first event.
import type { Beginning } from '../../../../table/learn/beginning.ts';

export const beginning: Beginning = {
  options: { stars: 2, expansions: ['mirrors'] },
  seed: 'guided mirrors 6',
  events: `
chance voyage gamma
chance left delta
chance right delta
chance left alpha
chance right beta
chance left gamma
chance right gamma
chance left beta
chance right gamma
chance alpha Na
chance beta Nb
chance gamma Ng
chance delta Td
chance ship Sd
chance nebula Na
chance stars Td
chance planet MI
A coordinate stars planet
A scan ship
chance ship Sa Sd
A place top Sa bottom Sd
A scan alpha
chance alpha Pa MI
A place top Pa bottom MI
chance stars Tb
chance planet Pa
A coordinate delta stars
A scan alpha
chance alpha Ta MI
A place top Ta bottom MI
A scan stars
chance stars Ta Td
A place top Td bottom Ta
chance delta Pd
A launch alpha left ship nebula alpha planet
chance alpha Na
chance ship Sd
chance nebula Ng
chance planet Pb
A coordinate alpha gamma
A recover stars Td
chance alpha Pa
chance gamma Pg
chance stars Ta
A coordinate alpha delta
A station ship
chance alpha Sa
chance delta Td
chance ship Sa
A coordinate alpha ship
A search ship Sg
A search stars Tg
chance alpha Sa
A launch gamma right ship nebula stars gamma
chance gamma Tg
chance ship Sb
chance nebula MI
chance stars Tg
A coordinate nebula Sd
A search stars Tb
chance nebula Ng
A launch beta left ship beta stars planet
chance beta Sb
chance ship MI
chance stars Td
chance planet Pa
A coordinate beta ship
A search planet Pg
chance beta Sb
chance ship Sg
A launch gamma right ship nebula gamma planet
chance gamma Ng
chance ship Sd
chance nebula Nb
chance planet Pd
A coordinate beta ship
A search planet Pb
chance beta Nb
A coordinate delta stars
A scan beta
chance beta Tb Pb
A place top Pb bottom Tb
A scan beta
chance beta Pb MI
A place top Pb bottom MI
A scan beta
chance beta Tb Pb
A place top Tb bottom Pb
A scan alpha
chance alpha Pa MI
A place top MI bottom Pa
chance delta Sd
chance stars Ta
A launch beta right ship nebula beta planet
chance beta Nb
chance nebula Nb
chance planet Pa
A coordinate beta nebula
A recover delta Td Td
chance beta Pb
chance delta Sd
chance nebula Nd
A coordinate alpha stars
A scan planet
chance planet Pa Pd
A place top Pd bottom Pa
A scan stars
chance stars Td MI
A place top Td bottom MI
chance alpha Sa
A launch delta right delta nebula stars planet
chance delta Td
chance nebula Na
chance stars Tg
chance planet Pg
A launch gamma left star gamma stars planet
chance gamma Tg
A coordinate gamma delta
A scan planet
A place top Pa bottom Pd
A scan beta
chance beta Tb Pb
A place top Tb bottom Pb
chance gamma Pg
chance delta Pd
A launch alpha left alpha nebula stars planet
chance alpha Ta
`,
};

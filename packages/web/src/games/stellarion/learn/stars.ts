// The lesson on stars: the learner scans two cards of a deck, and one stays on top.
import { cardOf, type Stellarion } from '@planisphere/stellarion';
import type { Lesson } from '../../../table/learn/lesson.ts';
import { ALPHA, decks, line, NEBULA, NEBULA_DECK, pays, STARS } from './tries.ts';

export const stars: Lesson<Stellarion> = {
  name: 'stars',
  title: { en: 'Stars scan', fr: 'Les étoiles sondent' },
  about: { en: 'Two new cards, one stays on top', fr: 'Deux cartes, l’une reste dessus' },
  learnt: {
    en: 'two stars show two cards of a deck; one stays on top.',
    fr: 'deux étoiles montrent deux cartes d’un paquet ; l’une reste dessus.',
  },
  position: line('Sa Tb Tg Nd Sd Nb Ta Pa', 0),
  chance: ['chance nebula Na Ng'],
  steps: [
    {
      say: {
        en: 'Alpha lacks its nebula. Two stars shuffle a deck and show its first two cards.',
        fr: 'Il manque à Alpha sa nébuleuse. Deux étoiles mélangent un paquet et montrent ses deux premières cartes.',
      },
      task: {
        en: 'Coordinate two stars, but keep Alpha’s',
        fr: 'Coordonnez deux étoiles, mais gardez celles d’Alpha',
      },
      lit: decks(1, 2),
      wants: (tried) => pays(tried, STARS),
      why: () => ({
        en: 'Those two do not scan, or they spend the stars of Alpha. Beta’s and Gamma’s are free.',
        fr: 'Ces deux-là ne sondent pas, ou dépensent les étoiles d’Alpha. Celles de Bêta et Gamma sont libres.',
      }),
      praise: { en: 'The lenses turn.', fr: 'Les lentilles tournent.' },
      reason: {
        en: 'Beta’s and Gamma’s stars pay, Alpha’s stay. Two of the eight cards of the Nebula deck are the nebula you lack.',
        fr: 'Les étoiles de Bêta et Gamma paient, celles d’Alpha restent. Deux des huit cartes du paquet Nébuleuse sont la nébuleuse qui manque.',
      },
    },
    {
      say: {
        en: 'Each scan shows two cards of one deck. You may scan twice.',
        fr: 'Chaque sondage montre deux cartes d’un paquet. Vous pouvez sonder deux fois.',
      },
      task: { en: 'Scan the Nebula deck', fr: 'Sondez le paquet Nébuleuse' },
      wants: ({ action }) => action.kind === 'scan' && action.deck === NEBULA_DECK,
      why: () => ({
        en: 'That is allowed. But only the Alpha and Nebula decks hold Alpha’s nebula, and a scan of the Alpha deck would shuffle its ship away.',
        fr: 'C’est permis. Mais seuls les paquets Alpha et Nébuleuse ont la nébuleuse d’Alpha, et sonder Alpha remélangerait son vaisseau.',
      }),
      praise: { en: 'Two nebulae come into sight.', fr: 'Deux nébuleuses apparaissent.' },
      reason: {
        en: 'Two of the eight cards of the Nebula deck are Alpha’s.',
        fr: 'Deux des huit cartes du paquet Nébuleuse sont celles d’Alpha.',
      },
    },
    {
      say: {
        en: 'One goes on top of the deck, the other to the bottom.',
        fr: 'L’une va dessus, l’autre au fond du paquet.',
      },
      task: { en: 'Keep Alpha’s nebula on top', fr: 'Gardez dessus la nébuleuse d’Alpha' },
      wants: ({ action }) => action.kind === 'place' && action.top[0] === cardOf(ALPHA, NEBULA),
      why: () => ({
        en: 'Then Alpha would still lack its nebula. Put that one on top.',
        fr: 'Alpha n’aurait toujours pas sa nébuleuse. Mettez-la dessus.',
      }),
      praise: { en: 'Alpha has all four cards.', fr: 'Alpha a ses quatre cartes.' },
      reason: {
        en: 'On top it shows, and Alpha has all four cards.',
        fr: 'Dessus, elle est visible, et Alpha a ses quatre cartes.',
      },
    },
    {
      say: {
        en: 'A second scan is yours, but you need not use it.',
        fr: 'Un second sondage vous revient, mais rien ne vous y oblige.',
      },
      task: { en: 'Stop here: one scan is enough', fr: 'Arrêtez-vous là : un sondage suffit' },
      wants: ({ action }) => action.kind === 'done',
      why: () => ({
        en: 'Alpha is complete, and another scan could only shuffle a needed card away. Stop here.',
        fr: 'Alpha est complète, et un autre sondage ne pourrait que remélanger une carte utile. Arrêtez-vous là.',
      }),
      praise: {
        en: 'Alpha is complete. What was seen at the bottom stays known, and the table remembers it.',
        fr: 'Alpha est complète. Ce qui a été vu au fond reste connu, et la table s’en souvient.',
      },
      reason: {
        en: 'Alpha has all it needs: another scan could only shuffle a needed card away.',
        fr: 'Alpha a tout ce qu’il lui faut : un autre sondage ne pourrait que remélanger une carte utile.',
      },
    },
  ],
  wrong: ['A coordinate beta stars', 'A coordinate alpha ship', 'A scan alpha'],
};

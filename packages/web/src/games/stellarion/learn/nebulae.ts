// The lesson on nebulae: a deck has run out, and they bring back the one needed card of it.
import { cardOf, type Stellarion } from '@planisphere/stellarion';
import type { Lesson } from '../../../table/learn/lesson.ts';
import { discardPlace } from '../places.ts';
import { ALPHA, decks, isLaunch, line, NEBULA, PLANET, PLANET_DECK, pays } from './tries.ts';

export const nebulae: Lesson<Stellarion> = {
  name: 'nebulae',
  title: { en: 'Nebulae recover', fr: 'Les nébuleuses récupèrent' },
  about: { en: 'From a discard into its deck', fr: 'D’une défausse à son paquet' },
  learnt: {
    en: 'two nebulae put a card from a discard back into its deck.',
    fr: 'deux nébuleuses remettent une carte d’une défausse dans son paquet.',
  },
  position: line('Sa Nb Ng Sd Sb Na Ta -', 0, { discards: '-/-/-/-/-/-/-/PaPaPbPbPgPgPdPd' }),
  chance: ['chance beta Sb', 'chance gamma Tg'],
  steps: [
    {
      say: {
        en: 'Alpha lacks its planet, and the Planet deck has run out. Two nebulae recover a card: they bring it back from a discard.',
        fr: 'Il manque à Alpha sa planète, et le paquet Planète est vide. Deux nébuleuses récupèrent une carte d’une défausse.',
      },
      task: {
        en: 'Coordinate two nebulae, but keep Alpha’s',
        fr: 'Coordonnez deux nébuleuses, mais gardez celle d’Alpha',
      },
      lit: [...decks(1, 2, 7), discardPlace(PLANET_DECK)],
      wants: (tried) => pays(tried, NEBULA),
      why: () => ({
        en: 'Those two do something else, or spend Alpha’s nebula. Beta’s and Gamma’s are free.',
        fr: 'Ces deux-là font autre chose, ou dépensent la nébuleuse d’Alpha. Celles de Bêta et Gamma sont libres.',
      }),
      praise: { en: 'The nebulae gather.', fr: 'Les nébuleuses se rassemblent.' },
      reason: {
        en: 'Alpha’s planet lies in the discard of the Planet deck. Brought back alone, it is the card that is turned up.',
        fr: 'La planète d’Alpha est dans la défausse du paquet Planète. Récupérée seule, c’est elle qui sera révélée.',
      },
    },
    {
      say: {
        en: 'The card is shuffled into its deck, which turns up its top card at the end of the turn.',
        fr: 'La carte est mélangée à son paquet, qui révèle sa première carte à la fin du tour.',
      },
      task: { en: 'Recover Alpha’s planet', fr: 'Récupérez la planète d’Alpha' },
      wants: ({ action }) =>
        action.kind === 'recover' &&
        action.deck === PLANET_DECK &&
        action.cards.every((card) => card === cardOf(ALPHA, PLANET)),
      why: () => ({
        en: 'Alpha would still lack its planet. It lies in the discard of the Planet deck.',
        fr: 'Il manquerait encore sa planète à Alpha. Elle est dans la défausse du paquet Planète.',
      }),
      praise: {
        en: 'The Planet deck has one card again, and it shows.',
        fr: 'Le paquet Planète a de nouveau une carte, et elle est visible.',
      },
      reason: {
        en: 'It is the only card that Alpha lacks.',
        fr: 'C’est la seule carte qui manque à Alpha.',
      },
    },
    {
      say: {
        en: 'A card in a discard is not lost: nebulae are your second chance.',
        fr: 'Une carte défaussée n’est pas perdue : les nébuleuses sont votre seconde chance.',
      },
      task: { en: 'Launch to Alpha', fr: 'Lancez vers Alpha' },
      lit: decks(0, 5, 6, 7),
      wants: isLaunch,
      why: () => ({ en: 'Alpha is ready: launch.', fr: 'Alpha est prête : lancez.' }),
      praise: {
        en: 'Away it flies. Two identical nebulae even bring back two cards of one discard.',
        fr: 'Il s’envole. Deux nébuleuses identiques récupèrent même deux cartes d’une défausse.',
      },
      reason: { en: 'All four cards of Alpha show now.', fr: 'Les quatre cartes d’Alpha sont visibles.' },
    },
  ],
  wrong: ['A coordinate beta nebula', 'A coordinate alpha delta', 'A recover planet Pb'],
};

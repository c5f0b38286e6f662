// The course of Theories and Discoveries: a proof is free, and a discovery makes a power stronger.
import { cardOf, type Stellarion, stellarion } from '@planisphere/stellarion';
import { type Lesson, makeCourse } from '../../../table/learn/lesson.ts';
import { THEORY_PLACE } from '../places.ts';
import { ALPHA, decks, isLaunchTo, isWhole, line, NEBULA, PLANET, PLANET_DECK, pays } from './tries.ts';

const TABLE = '+theories';
/** Nine, of which two have flown. */
const VOYAGES = { voyages: 'aaabgdd', won: 'bg' };

const theory: Lesson<Stellarion> = {
  name: 'proof',
  title: { en: 'Prove a theory', fr: 'Démontrer une théorie' },
  about: { en: 'A proof costs no card and no turn', fr: 'Sans carte et sans tour' },
  learnt: {
    en: 'three cards of its type that show prove the theory, for free; all four must be proved to win.',
    fr: 'trois cartes visibles de son type démontrent la théorie, gratuitement ; il faut les quatre pour gagner.',
  },
  position: line('Sa Sb Tg Pd Sg Na Ta Pa', 0, { table: TABLE, ...VOYAGES, theories: 'S:NTP:N' }),
  chance: ['chance theory planet'],
  steps: [
    {
      say: {
        en: 'The theory of ships lies face up. To win, all four theories must be proved. Three ships show: that is enough to prove it.',
        fr: 'La théorie des vaisseaux est visible. Pour gagner, il faut démontrer les quatre. Trois vaisseaux visibles suffisent à la démontrer.',
      },
      task: { en: 'Prove the theory', fr: 'Démontrez la théorie' },
      lit: [...decks(0, 1, 4), THEORY_PLACE],
      wants: ({ action }) => action.kind === 'prove',
      why: () => ({
        en: 'First the proof: it is free, and after your action the three ships may be gone.',
        fr: 'D’abord la démonstration : elle est gratuite, et après votre action les trois vaisseaux ne seront peut-être plus là.',
      }),
      praise: {
        en: 'Proved, and nothing was paid. The next theory is turned up.',
        fr: 'Démontrée, et rien n’a été payé. La théorie suivante est révélée.',
      },
      reason: {
        en: 'Three ships show, in the Alpha, Beta and Ship decks. They stay where they are, and your turn goes on.',
        fr: 'Trois vaisseaux sont visibles, dans les paquets Alpha, Bêta et Vaisseau. Ils restent là, et votre tour continue.',
      },
    },
    {
      say: {
        en: 'A proof is no action. Your turn still waits for a launch or a coordination.',
        fr: 'Une démonstration n’est pas une action. Votre tour attend encore un lancement ou une coordination.',
      },
      task: { en: 'Launch to Alpha', fr: 'Lancez vers Alpha' },
      wants: (tried) => isLaunchTo(tried, ALPHA),
      why: () => ({
        en: 'All four of Alpha show: launch.',
        fr: 'Les quatre d’Alpha sont visibles : lancez.',
      }),
      praise: {
        en: 'A proof and a voyage in one turn.',
        fr: 'Une démonstration et un voyage en un seul tour.',
      },
      reason: { en: 'All four cards of Alpha show.', fr: 'Les quatre cartes d’Alpha sont visibles.' },
    },
  ],
  wrong: ['A coordinate alpha beta', 'A launch gamma ship nebula gamma planet'],
};

const discovery: Lesson<Stellarion> = {
  name: 'discovery',
  title: { en: 'Your discovery', fr: 'Votre découverte' },
  about: { en: 'One power is stronger all game', fr: 'Un pouvoir plus fort toute la partie' },
  learnt: {
    en: 'the discovery drawn at the start changes one power; the Radar puts recovered cards on top.',
    fr: 'la découverte tirée au début change un pouvoir ; le Radar met les cartes récupérées au sommet.',
  },
  position: line('Sa Nb Ng Pd Sg Na Ta Pb', 0, {
    table: TABLE,
    ...VOYAGES,
    theories: 'T:SNP:N',
    discards: '-/-/-/-/-/-/-/Pa',
  }),
  chance: ['chance beta Sb', 'chance gamma Pg'],
  steps: [
    {
      say: {
        en: 'Your discovery is the Temporal Radar: a card that two nebulae recover goes on top of its deck, face up.',
        fr: 'Votre découverte est le Radar temporel : une carte que deux nébuleuses récupèrent va sur son paquet, face visible.',
      },
      task: {
        en: 'Coordinate two nebulae, but keep Alpha’s',
        fr: 'Coordonnez deux nébuleuses, mais gardez celle d’Alpha',
      },
      lit: [...decks(1, 2), THEORY_PLACE],
      wants: (tried) => pays(tried, NEBULA),
      why: () => ({
        en: 'The Radar works with nebulae. Beta’s and Gamma’s are free, Alpha needs its own.',
        fr: 'Le Radar agit avec les nébuleuses. Celles de Bêta et Gamma sont libres, Alpha a besoin de la sienne.',
      }),
      praise: { en: 'The Radar turns.', fr: 'Le Radar tourne.' },
      reason: {
        en: 'Alpha lacks its planet, which lies in a discard. With the Radar it shows at once.',
        fr: 'Il manque à Alpha sa planète, qui est défaussée. Avec le Radar, elle est aussitôt visible.',
      },
    },
    {
      say: {
        en: 'Without the Radar the card would be shuffled in. With it, the card goes on top.',
        fr: 'Sans le Radar, la carte serait mélangée. Avec lui, elle va sur le paquet.',
      },
      task: { en: 'Recover Alpha’s planet', fr: 'Récupérez la planète d’Alpha' },
      wants: ({ action }) =>
        action.kind === 'recover' && action.deck === PLANET_DECK && action.cards[0] === cardOf(ALPHA, PLANET),
      why: () => ({
        en: 'Alpha needs its planet, in the discard of the Planet deck.',
        fr: 'Alpha a besoin de sa planète, dans la défausse du paquet Planète.',
      }),
      praise: { en: 'There it shows.', fr: 'La voilà visible.' },
      reason: { en: 'It is the only card that Alpha lacks.', fr: 'C’est la seule carte qui manque à Alpha.' },
    },
    {
      say: {
        en: 'Each game draws one of four discoveries: for ships, nebulae, stars or planets.',
        fr: 'Chaque partie tire une découverte sur quatre : vaisseaux, nébuleuses, étoiles ou planètes.',
      },
      task: { en: 'Launch to Alpha', fr: 'Lancez vers Alpha' },
      wants: (tried) => isLaunchTo(tried, ALPHA),
      why: () => ({ en: 'Alpha is ready: launch.', fr: 'Alpha est prête : lancez.' }),
      praise: {
        en: 'Look at your discovery when a game begins: it says which pair to hunt for.',
        fr: 'Regardez votre découverte au début : elle dit quelle paire chercher.',
      },
      reason: { en: 'All four cards of Alpha show now.', fr: 'Les quatre cartes d’Alpha sont visibles.' },
    },
  ],
  wrong: ['A coordinate beta nebula', 'A coordinate alpha ship', 'A launch alpha alpha nebula stars planet'],
};

export const course = makeCourse<Stellarion>(stellarion, [theory, discovery], {
  rivals: 0,
  isWhole,
  guided: {
    about: { en: 'The last voyage and theories', fr: 'Le dernier voyage et des théories' },
    invitation: {
      en: 'This game with theories is nearly over: fly the last voyage and prove what is left. I will say one line whenever something is new.',
      fr: 'Cette partie avec théories touche à sa fin : lancez le dernier voyage et démontrez ce qui reste. Je dirai un mot à chaque nouveauté.',
    },
    play: { en: 'Play it to the end', fr: 'La jouer jusqu’au bout' },
    learnt: {
      en: 'You can play with theories now: prove them whenever three cards of their type show.',
      fr: 'Vous savez jouer avec les théories : démontrez-les dès que trois cartes de leur type sont visibles.',
    },
  },
});

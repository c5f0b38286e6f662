// The lessons of Star Explorer, in the order in which a friend would teach it. The learner is alone under the sky.
import {
  type Board,
  type Drawing,
  earnedBy,
  IS_OUTER,
  kindsIn,
  type StarExplorer,
  starExplorer,
  starsOf,
  tileOf,
} from '@planisphere/star-explorer';
import { type Lesson, makeCourse, type Try } from '../../../table/lesson.ts';

type GameTry = Try<StarExplorer>;

const drawingOf = ({ action }: GameTry): Drawing | undefined =>
  action.do === 'draw' ? (action.drawing as Drawing) : undefined;

const starsDrawn = (tried: GameTry): readonly number[] => starsOf(drawingOf(tried) ?? []);

const boardBefore = ({ before }: GameTry): Board => before.boards[0] as Board;

/** Is the whole tile of this round drawn? */
function isWhole(tried: GameTry): boolean {
  const { tiles } = boardBefore(tried);
  return starsDrawn(tried).length === tileOf(tiles.at(-1) as number).size;
}

function earned(tried: GameTry): ReturnType<typeof earnedBy> {
  const board = boardBefore(tried);
  return earnedBy(drawingOf(tried) ?? [], kindsIn(board, board.tiles.length));
}

const LEFT_OUT = {
  en: 'You may leave stars out, but each one extinguishes a three-point star of yours. Here draw them all.',
  fr: 'Des étoiles peuvent manquer, mais chacune éteint une de vos étoiles à trois points. Ici, dessinez-les toutes.',
};

const first: Lesson<StarExplorer> = {
  title: { en: 'Draw a constellation', fr: 'Dessiner une constellation' },
  about: { en: 'As the tile shows it, anywhere', fr: 'Comme sur la tuile, où vous voulez' },
  position: '_ 5 | RYBRRBY WB W _ cas:_',
  chance: ['chance tile A crt'],
  steps: [
    {
      say: {
        en: 'Your tile shows a constellation. Draw it anywhere in the bright half of the sky.',
        fr: 'Votre tuile montre une constellation. Dessinez-la où vous voulez dans la moitié claire du ciel.',
      },
      task: { en: 'Draw all five stars of Cassiopeia', fr: 'Dessinez les cinq étoiles de Cassiopée' },
      wants: isWhole,
      why: () => LEFT_OUT,
      praise: {
        en: 'Your first constellation. You may turn a tile by quarters, but never mirror it.',
        fr: 'Votre première constellation. Une tuile se tourne par quarts, jamais en miroir.',
      },
    },
    {
      say: {
        en: 'The sky turns, and a size is called. Large ones need room: call them while there is some.',
        fr: 'Le ciel tourne, et une taille est annoncée. Les grandes demandent de la place : appelez-les tôt.',
      },
      task: { en: 'Call size 8', fr: 'Annoncez la taille 8' },
      wants: ({ action }) => action.do === 'size' && action.size === 8,
      why: () => ({
        en: 'Any size of your pile may be called. For this lesson call the 8.',
        fr: 'Toute taille de votre pile peut être annoncée. Pour cette leçon, annoncez 8.',
      }),
      praise: {
        en: 'Six rounds go like this: a size, a drawing, points, and the sky turns.',
        fr: 'Six tours se suivent ainsi : une taille, un dessin, des points, et le ciel tourne.',
      },
    },
  ],
  wrong: ['A draw I none', 'A draw I e2-f3', 'A size 8'],
};

const kinds: Lesson<StarExplorer> = {
  title: { en: 'Stars of your kind', fr: 'Les étoiles de votre couleur' },
  about: { en: 'Two points, and one for the last kind', fr: 'Deux points, et un pour la précédente' },
  position: '_ 5 | BYBRRBY WB W _ col:_',
  steps: [
    {
      say: {
        en: 'Your tile is blue: each blue star you draw brings 2. The tile before was white: white brings 1.',
        fr: 'Votre tuile est bleue : chaque étoile bleue rapporte 2. La précédente était blanche : le blanc rapporte 1.',
      },
      task: { en: 'Draw for 8 points or more', fr: 'Dessinez pour 8 points ou plus' },
      wants: (tried) => earned(tried).points >= 8,
      why: () => ({
        en: 'That brings fewer than 8 points. Move and turn it until more blue and white stars lie under it.',
        fr: 'Cela rapporte moins de 8 points. Déplacez et tournez jusqu’à couvrir plus d’étoiles bleues et blanches.',
      }),
      praise: {
        en: 'Well aimed. The table counts for you while you move the tile.',
        fr: 'Bien visé. La table compte pour vous pendant que vous déplacez la tuile.',
      },
    },
  ],
  wrong: ['A draw I none', 'A draw I a6-b6'],
};

const joining: Lesson<StarExplorer> = {
  title: { en: 'Lines that join', fr: 'Les lignes qui relient' },
  about: { en: 'Three points from kind to kind', fr: 'Trois points d’une couleur à l’autre' },
  position: '_ 6 | WYYBRBW RB R _ hor:_',
  steps: [
    {
      say: {
        en: 'A line from a yellow star to a red one joins both kinds: 3 points.',
        fr: 'Une ligne entre une étoile jaune et une rouge relie les deux couleurs : 3 points.',
      },
      task: { en: 'Draw two joining lines or more', fr: 'Dessinez deux lignes qui relient, ou plus' },
      wants: (tried) => earned(tried).joining.length > 1,
      why: () => ({
        en: 'Fewer than two lines join a yellow star to a red one. Move or turn it a little.',
        fr: 'Moins de deux lignes relient une étoile jaune à une rouge. Déplacez ou tournez un peu.',
      }),
      praise: {
        en: 'Each of them brought three points. Hunt for neighbours of both kinds.',
        fr: 'Trois points pour chacune. Cherchez des voisines des deux couleurs.',
      },
    },
  ],
  wrong: ['A draw I none', 'A draw I f6-f7'],
};

const turning: Lesson<StarExplorer> = {
  title: { en: 'The sky turns', fr: 'Le ciel tourne' },
  about: { en: 'Free stars, and only those you see', fr: 'Des étoiles libres et visibles' },
  position: '_ 5.8 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:_',
  steps: [
    {
      say: {
        en: 'Other stars are bright now, and some belong to Cepheus. Each star serves one constellation only.',
        fr: 'D’autres étoiles sont claires, et certaines sont à Cepheus. Chaque étoile sert à une seule constellation.',
      },
      task: { en: 'Draw all eight stars of Crater', fr: 'Dessinez les huit étoiles de Crater' },
      wants: isWhole,
      why: () => LEFT_OUT,
      praise: {
        en: 'It fits, and no line crosses another. The sky fills: later a part may have to do.',
        fr: 'Elle tient, et aucune ligne n’en croise une autre. Le ciel se remplit : plus tard, une partie suffira.',
      },
    },
  ],
  wrong: ['A draw II none', 'A draw II f10-f9', 'A draw II a6-b6'],
};

const bonus: Lesson<StarExplorer> = {
  title: { en: 'Centre and rim', fr: 'Le centre et le bord' },
  about: { en: 'Bonuses at the end', fr: 'Les primes de la fin' },
  position: '_ 5.8.6 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4 hor:_',
  steps: [
    {
      say: {
        en: 'At the end a star of the rim brings 3, one beside the pole 1, a line over the white axis 2.',
        fr: 'À la fin, une étoile du bord rapporte 3, une près du pôle 1, une ligne sur l’axe blanc 2.',
      },
      task: { en: 'Use a star of the rim', fr: 'Utilisez une étoile du bord' },
      wants: (tried) => starsDrawn(tried).some((star) => IS_OUTER[star]),
      why: () => ({
        en: 'No star of the rim is in it. They lie on the dotted outer ring; the list at the side counts them.',
        fr: 'Elle n’a aucune étoile du bord. Elles sont sur l’anneau pointillé ; la liste les compte.',
      }),
      praise: {
        en: 'That bonus is safe. The highest total of rounds and bonuses wins.',
        fr: 'Cette prime est acquise. Le plus haut total des tours et des primes gagne.',
      },
    },
  ],
  wrong: ['A draw III none', 'A draw III a6-b6'],
};

export const course = makeCourse<StarExplorer>(starExplorer, [first, kinds, joining, turning, bonus], {
  rivals: 0,
  guided: {
    about: {
      en: 'The last two rounds against Novice',
      fr: 'Les deux derniers tours contre Novice',
    },
    invitation: {
      en: 'That is all it takes. Play the last two rounds of a game against Novice: I will say one line whenever something is new.',
      fr: 'C’est tout ce qu’il faut. Jouez les deux derniers tours contre Novice : je dirai une ligne chaque fois que quelque chose est nouveau.',
    },
    play: {
      en: 'Play against Novice',
      fr: 'Jouer contre Novice',
    },
  },
});

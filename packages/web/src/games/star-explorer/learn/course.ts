// The lessons of Star Explorer, in the order in which a friend would teach it. The learner is alone under the sky.
import {
  IS_OUTER,
  isUsable,
  PLACES,
  type Place,
  type StarExplorer,
  starExplorer,
} from '@planisphere/star-explorer';
import { type Lesson, makeCourse } from '../../../table/learn/lesson.ts';
import { leavingOut } from './leaving-out.ts';
import { earned, type GameTry, isWhole, starsDrawn, worth } from './tries.ts';

/** Higher than wide on the disc of round I. */
function isUpright(tried: GameTry): boolean {
  const places = starsDrawn(tried).map((star) => PLACES[star] as Place);
  const span = (of: (place: Place) => number): number =>
    Math.max(...places.map(of)) - Math.min(...places.map(of));
  return span(({ y }) => y) > span(({ x }) => x);
}

/** Visible in round II and not before. */
const hasRisen = (star: number): boolean => isUsable(star, 2) && !isUsable(star, 1);

const LEFT_OUT = {
  en: 'Some of its stars do not fit, and each one left out crosses out a 3-point star. Move the tile until all are drawn.',
  fr: 'Des étoiles ne tiennent pas, et chaque étoile omise barre une étoile à 3 points. Déplacez la tuile pour les dessiner toutes.',
};

const first: Lesson<StarExplorer> = {
  name: 'draw',
  title: { en: 'Draw a constellation', fr: 'Dessiner une constellation' },
  about: { en: 'As the tile shows it, anywhere', fr: 'Comme sur la tuile, où vous voulez' },
  learnt: {
    en: 'drag a tile to where it fits, turn it by quarters, and draw all of its stars.',
    fr: 'glisser une tuile là où elle tient, la tourner par quarts, et dessiner toutes ses étoiles.',
  },
  position: '_ 5 | RYBRRBY WB W _ cas:_',
  chance: ['chance tile A crt'],
  steps: [
    {
      say: {
        en: 'Drag the constellation over the bright half of the sky. Turn it by quarters with the round arrows.',
        fr: 'Glissez la constellation sur la moitié claire du ciel. Tournez-la par quarts avec les flèches rondes.',
      },
      task: { en: 'Turn Cassiopeia upright and draw it', fr: 'Mettez Cassiopeia debout et dessinez-la' },
      wants: (tried) => isWhole(tried) && isUpright(tried),
      why: (tried) =>
        isWhole(tried)
          ? {
              en: 'It still lies flat. Turn it by a quarter, then drag it to where all its stars are free.',
              fr: 'Elle est encore couchée. Tournez-la d’un quart, puis glissez-la là où ses étoiles sont libres.',
            }
          : LEFT_OUT,
      prefers: (tried) => starsDrawn(tried).every((star) => Math.abs((PLACES[star] as Place).x) < 3),
      praise: {
        en: 'Your first constellation. You may turn a tile by quarters, but never mirror it.',
        fr: 'Votre première constellation. Une tuile se tourne par quarts, jamais en miroir.',
      },
      reason: {
        en: 'A quarter turn makes it stand upright, and here all its five stars lie on free stars that you see.',
        fr: 'Un quart de tour la met debout, et ici ses cinq étoiles tombent sur des étoiles libres et visibles.',
      },
    },
    {
      say: {
        en: 'The sky turns, and you choose the next size. With others, the lowest score of the round chooses.',
        fr: 'Le ciel tourne, et vous choisissez la taille suivante. À plusieurs, c’est le plus petit score du tour qui choisit.',
      },
      task: { en: 'Choose size 8', fr: 'Choisissez la taille 8' },
      wants: ({ action }) => action.do === 'size' && action.size === 8,
      why: () => ({
        en: 'Any size of your pile may be chosen. For this lesson choose the 8.',
        fr: 'Vous pouvez choisir n’importe quelle taille de votre pile. Pour cette leçon, choisissez le 8.',
      }),
      praise: {
        en: 'Six rounds go like this: a size, a drawing, points, and the sky turns.',
        fr: 'Six tours se suivent ainsi : une taille, un dessin, des points, et le ciel tourne.',
      },
      reason: {
        en: 'Size 8 needs much room, and the sky is still nearly empty.',
        fr: 'La taille 8 demande beaucoup de place, et le ciel est encore presque vide.',
      },
    },
  ],
  wrong: ['A draw I none', 'A draw I e2-f3', 'A draw I d9-e8-f9-g8-h9', 'A size 8'],
};

const kinds: Lesson<StarExplorer> = {
  name: 'kinds',
  title: { en: 'Stars of your kind', fr: 'Les étoiles de votre type' },
  about: { en: 'Two points, and one for the previous kind', fr: 'Deux points, et un pour le précédent' },
  learnt: {
    en: 'stars of this tile’s kind bring 2 points, those of the tile before 1.',
    fr: 'les étoiles du type de la tuile rapportent 2 points, celles de la tuile d’avant 1.',
  },
  position: '_ 5 | BYBRRBY WB W _ col:_',
  steps: [
    {
      say: {
        en: 'Your tile is blue: each blue star you draw brings 2. Your starting tile is white: each white star brings 1; later the tile before does this.',
        fr: 'Tuile bleue : chaque étoile bleue rapporte 2. Tuile de départ blanche : chaque blanche 1 ; ensuite, la tuile précédente compte ainsi.',
      },
      task: {
        en: 'Draw for 8 points or more in this round',
        fr: 'Dessinez pour 8 points ou plus ce tour-ci',
      },
      wants: (tried) => earned(tried).points >= 8,
      prefers: (tried) => worth(tried) >= 19,
      why: () => ({
        en: 'That brings fewer than 8 points in this round; the other points come at the end. Move and turn the tile until more blue and white stars lie under it.',
        fr: 'Cela rapporte moins de 8 points ce tour-ci ; les autres points viennent à la fin. Déplacez et tournez la tuile jusqu’à couvrir plus d’étoiles bleues et blanches.',
      }),
      praise: {
        en: 'Well aimed. The table counts for you while you move the tile.',
        fr: 'Bien visé. La table compte pour vous pendant que vous déplacez la tuile.',
      },
      reason: {
        en: 'One step lower it lies on more blue and white stars: each blue one brings 2, each white one 1.',
        fr: 'Un cran plus bas, elle couvre plus d’étoiles bleues et blanches : 2 points par bleue, 1 par blanche.',
      },
    },
  ],
  wrong: ['A draw I none', 'A draw I a6-b6'],
};

const joining: Lesson<StarExplorer> = {
  name: 'lines',
  title: { en: 'Lines that join', fr: 'Les lignes qui relient' },
  about: { en: 'Three points from kind to kind', fr: 'Trois points d’un type à l’autre' },
  learnt: {
    en: 'a line between the two kinds brings 3 points.',
    fr: 'une ligne entre les deux types rapporte 3 points.',
  },
  position: '_ 6 | WYYBRBW RB R _ hor:_',
  steps: [
    {
      say: {
        en: 'A line from a yellow star to a red one joins both kinds: 3 points.',
        fr: 'Une ligne entre une étoile jaune et une rouge relie les deux types : 3 points.',
      },
      task: { en: 'Draw two joining lines or more', fr: 'Dessinez deux lignes qui relient, ou plus' },
      wants: (tried) => earned(tried).joining.length > 1,
      why: () => ({
        en: 'Fewer than two lines join a yellow star to a red one. Move or turn it a little.',
        fr: 'Moins de deux lignes relient une étoile jaune à une rouge. Déplacez ou tournez un peu.',
      }),
      praise: {
        en: 'Each of them brought three points. Hunt for neighbours of both kinds.',
        fr: 'Trois points pour chacune. Cherchez des voisines des deux types.',
      },
      reason: {
        en: 'Two of its lines now end on a yellow star at one side and a red one at the other: 3 points each.',
        fr: 'Deux de ses lignes ont une étoile jaune d’un côté et une rouge de l’autre : 3 points chacune.',
      },
    },
  ],
  wrong: ['A draw I none', 'A draw I f6-f7'],
};

const turning: Lesson<StarExplorer> = {
  name: 'turning',
  title: { en: 'The sky turns', fr: 'Le ciel tourne' },
  about: { en: 'Free stars, and only those you see', fr: 'Des étoiles libres et visibles' },
  learnt: {
    en: 'the sky turns after each round; draw on free stars that you see now.',
    fr: 'le ciel tourne après chaque tour ; on dessine sur des étoiles libres et visibles.',
  },
  position: '_ 5.8 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:_',
  steps: [
    {
      say: {
        en: 'The sky has turned: new stars have risen at the right. Each star serves one constellation only.',
        fr: 'Le ciel a tourné : des étoiles se sont levées à droite. Chaque étoile sert à une seule constellation.',
      },
      task: {
        en: 'Drag Crater to the stars that have just risen',
        fr: 'Glissez Crater sur les étoiles qui viennent de se lever',
      },
      wants: (tried) => isWhole(tried) && starsDrawn(tried).filter(hasRisen).length >= 4,
      why: (tried) =>
        isWhole(tried)
          ? {
              en: 'Those stars were there before. New ones have risen at the right: drag it there.',
              fr: 'Ces étoiles étaient déjà là. D’autres se sont levées à droite : glissez-la là.',
            }
          : LEFT_OUT,
      praise: {
        en: 'It fits, and no line crosses another. The sky fills: later there may be room for a part only.',
        fr: 'Elle tient, et aucune ligne n’en croise une autre. Le ciel se remplit : plus tard, il n’y aura peut-être place que pour une partie.',
      },
      reason: {
        en: 'At the right the stars have just risen, and nothing is drawn there: all eight stars fit.',
        fr: 'À droite, les étoiles viennent de se lever et rien n’y est dessiné : les huit étoiles tiennent.',
      },
    },
  ],
  wrong: ['A draw II none', 'A draw II f10-f9', 'A draw II h8-i9-j8-i7-h8-g8-f7,i7-i6-h5'],
};

const bonus: Lesson<StarExplorer> = {
  name: 'rim',
  title: { en: 'Centre and border', fr: 'Le centre et la bordure' },
  about: { en: 'Bonuses at the end', fr: 'Les primes de la fin' },
  learnt: {
    en: 'stars of the border and the centre, and lines across the white axis, pay at the end.',
    fr: 'les étoiles de la bordure et du centre, et les lignes qui croisent l’axe blanc, rapportent à la fin.',
  },
  position: '_ 5.8.7 | WYRRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4 lyn:_',
  steps: [
    {
      say: {
        en: 'At the end a star of the border brings 3, a central star beside the pole 1, a line across the white axis 2.',
        fr: 'À la fin, une étoile de la bordure rapporte 3, une centrale, près du pôle, 1, une ligne qui croise l’axe blanc 2.',
      },
      task: { en: 'Use a star of the border', fr: 'Utilisez une étoile de la bordure' },
      wants: (tried) => starsDrawn(tried).some((star) => IS_OUTER[star]),
      // Here the place at the border is also the best.
      prefers: (tried) => worth(tried) >= 15,
      why: () => ({
        en: 'No star of the border is in it. They lie outside the dotted ring, at the edge of the sky.',
        fr: 'Elle n’a aucune étoile de la bordure. Celles-ci sont hors de l’anneau pointillé, au bord du ciel.',
      }),
      praise: {
        en: 'That bonus is safe. The highest total of rounds and bonuses wins.',
        fr: 'Cette prime est acquise. Le plus haut total des tours et des primes gagne.',
      },
      reason: {
        en: 'One of its stars lies outside the dotted ring: 3 points at the end.',
        fr: 'Une de ses étoiles est hors de l’anneau pointillé : 3 points à la fin.',
      },
    },
  ],
  wrong: ['A draw III none', 'A draw III a6-b6'],
};

const LESSONS = [first, kinds, joining, turning, leavingOut, bonus];

export const course = makeCourse<StarExplorer>(starExplorer, LESSONS, {
  rivals: 0,
  guided: {
    about: {
      en: 'The last two rounds against Novice',
      fr: 'Les deux derniers tours contre Novice',
    },
    invitation: {
      en: 'That is all it takes. Play the last two rounds of a game against Novice: I will say one line whenever something is new.',
      fr: 'C’est tout ce qu’il faut. Jouez les deux derniers tours contre Novice : je dirai un mot à chaque nouveauté.',
    },
    play: {
      en: 'Play against Novice',
      fr: 'Jouer contre Novice',
    },
    learnt: {
      en: 'You know the whole game now: a size, a drawing, points, and a sky that turns.',
      fr: 'Vous connaissez tout le jeu : une taille, un dessin, des points, et un ciel qui tourne.',
    },
  },
});

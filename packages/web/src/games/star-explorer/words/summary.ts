// Star Explorer on one page, to print.
import { localized } from '../../../base/words/localized.ts';
import type { SummaryWords } from '../../../table/rules/summary.ts';

export const summaryWords = localized<SummaryWords>({
  en: {
    lead: 'Six constellations on a sky that turns. The right stars score, and so do the lines that join them. Six rounds; the highest total wins.',
    sections: [
      {
        title: 'Set up',
        text: 'Each player has a star disc at round I and a pile of seven tiles, backs up: sizes 5, 6, 7, 7, 8, 9 and 10. Choose a side of your starting tile. One of you gets the first-player token.',
      },
      {
        title: 'A round',
        steps: [
          ['Choose:', 'the first player chooses a size. Everybody reveals their tile of that size.'],
          ['Draw', 'its constellation, all at the same time.'],
          ['Score', 'what you have drawn.'],
          [
            'Turn',
            'the disc by a sixth, and turn your tile over. The lowest score of the round gets the token.',
          ],
        ],
      },
      {
        title: 'Drawing',
        wide: true,
        lines: [
          ['As on the tile:', 'neither stretched nor bent. You may turn it, never mirror it.'],
          ['In the window:', 'only stars that are wholly visible, never the pole star.'],
          ['Once:', 'each star belongs to one constellation, and lines never cross.'],
          ['In part:', 'you may leave stars out, even all, but what you draw hangs together.'],
          ['The price:', 'each star left out crosses out one of your seven 3-point stars.'],
        ],
      },
      {
        title: 'The score of a round',
        wide: true,
        table: {
          rows: [
            ['Each star of the kind on this round’s tile', '2'],
            ['Each star of the kind on the tile before (round I: the starting tile)', '1'],
            ['Each line that joins a star of the one kind to a star of the other', '3'],
          ],
        },
      },
      {
        title: 'The final score',
        wide: true,
        table: {
          rows: [
            ['The six rounds', 'added'],
            ['Each 3-point star that is not crossed out', '3'],
            ['Each central star that you used', '1'],
            ['Each line that crosses the white axis', '2'],
            ['Each star of the border that you used', '3'],
          ],
        },
        text: 'Equal totals: whoever has fewer 3-point stars crossed out wins; if that is equal too, the win is shared.',
      },
      {
        title: 'Alone',
        wide: true,
        text: 'In rounds I, III and V chance takes a tile from the pile; in rounds II, IV and VI you choose the size. Ranks: up to 50, 90, 130, 150, and beyond.',
      },
    ],
  },
  fr: {
    lead: 'Six constellations sur un ciel qui tourne. Les bonnes étoiles rapportent des points, et les lignes qui les relient aussi. Six tours ; le meilleur total gagne.',
    sections: [
      {
        title: 'Mise en place',
        text: 'Chacun a un disque d’étoiles au tour I et une pile de sept tuiles, verso visible : tailles 5, 6, 7, 7, 8, 9 et 10. Choisissez un côté de votre tuile de départ. L’un de vous reçoit le jeton Premier joueur.',
      },
      {
        title: 'Un tour',
        steps: [
          ['Choisir :', 'le premier joueur choisit une taille. Chacun révèle sa tuile de cette taille.'],
          ['Dessiner', 'sa constellation, tous en même temps.'],
          ['Marquer', 'ce que vous avez dessiné.'],
          [
            'Tourner',
            'le disque d’un sixième et retourner la tuile. Le plus petit score du tour reçoit le jeton.',
          ],
        ],
      },
      {
        title: 'Dessiner',
        wide: true,
        lines: [
          ['Comme sur la tuile :', 'sans étirer ni déformer. On peut tourner, jamais retourner en miroir.'],
          ['Dans la fenêtre :', 'seulement les étoiles entièrement visibles, jamais l’étoile polaire.'],
          [
            'Une seule fois :',
            'chaque étoile appartient à une constellation, et les lignes ne se croisent pas.',
          ],
          [
            'En partie :',
            'on peut omettre des étoiles, même toutes, mais le dessin reste d’un seul morceau.',
          ],
          ['Le prix :', 'chaque étoile omise barre une de vos sept étoiles à 3 points.'],
        ],
      },
      {
        title: 'Le score d’un tour',
        wide: true,
        table: {
          rows: [
            ['Chaque étoile du type de la tuile de ce tour', '2'],
            ['Chaque étoile du type de la tuile précédente (tour I : la tuile de départ)', '1'],
            ['Chaque ligne qui relie une étoile de l’un à une étoile de l’autre', '3'],
          ],
        },
      },
      {
        title: 'Le score final',
        wide: true,
        table: {
          rows: [
            ['Les six tours', 'additionnés'],
            ['Chaque étoile à 3 points non barrée', '3'],
            ['Chaque étoile centrale utilisée', '1'],
            ['Chaque ligne qui croise l’axe blanc', '2'],
            ['Chaque étoile de la bordure utilisée', '3'],
          ],
        },
        text: 'À égalité, qui a le moins d’étoiles barrées gagne ; sinon la victoire est partagée.',
      },
      {
        title: 'Seul',
        wide: true,
        text: 'Aux tours I, III et V, le hasard tire une tuile de la pile ; aux tours II, IV et VI, vous choisissez la taille. Rangs : jusqu’à 50, 90, 130, 150, et au-delà.',
      },
    ],
  },
});

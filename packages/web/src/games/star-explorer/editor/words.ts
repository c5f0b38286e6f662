// The names of places and choices of a Star Explorer position in the editor.
import { localized } from '../../../base/words/localized.ts';

interface Words {
  /** Examples of what a person can type to put a piece somewhere and to take it away. */
  readonly typed: { readonly put: string; readonly away: string };
  readonly seats: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly sky: string;
  readonly skyAbout: string;
  readonly roundToDraw: string;
  readonly clear: string;
  readonly drawNothing: string;
  readonly drawHidden: string;
  readonly noFit: string;
  readonly starsOf: string;
}

export const editorWords = localized<Words>({
  en: {
    typed: { put: 'leo A I', away: '- A I' },
    seats: { A: 'Player A', B: 'Player B', C: 'Player C', D: 'Player D' },
    parts: {
      table: 'Table and sizes',
      back: 'Backs of the pile, 5 to 10',
      tile: 'Tile of round',
      draw: 'Drawing of round',
      backs: 'Backs',
      size: 'Tiles of size',
    },
    choices: {
      players: 'Players',
      first: 'First player',
      size: 'Size chosen in round',
      start: 'Starting tile',
      side: 'Side that lies up',
      seven: 'Seven used first',
    },
    values: { _: 'not yet', '?': 'hidden', none: 'nothing drawn' },
    sky: 'The sky',
    skyAbout:
      'Press two neighbouring stars to draw a line or to erase it. With a tile in your hand, press a star: the tile is drawn there, and every further press turns it.',
    roundToDraw: 'Round to draw',
    clear: 'Erase this round',
    drawNothing: 'Nothing was drawn',
    drawHidden: 'Hidden',
    noFit: 'This tile does not fit there as a whole.',
    starsOf: 'Star',
  },
  fr: {
    typed: { put: 'leo A I', away: '- A I' },
    seats: { A: 'Joueur A', B: 'Joueur B', C: 'Joueur C', D: 'Joueur D' },
    parts: {
      table: 'Table et tailles',
      back: 'Dos de la pile, de 5 à 10',
      tile: 'Tuile du tour',
      draw: 'Dessin du tour',
      backs: 'Dos',
      size: 'Tuiles de taille',
    },
    choices: {
      players: 'Joueurs',
      first: 'Premier joueur',
      size: 'Taille choisie au tour',
      start: 'Tuile de départ',
      side: 'Côté visible',
      seven: 'Premier sept utilisé',
    },
    values: { _: 'pas encore', '?': 'caché', none: 'rien dessiné' },
    sky: 'Le ciel',
    skyAbout:
      'Appuyez sur deux étoiles voisines pour tracer une ligne ou l’effacer. Avec une tuile en main, appuyez sur une étoile : la tuile y est dessinée, et tourne à chaque nouvel appui.',
    roundToDraw: 'Tour à dessiner',
    clear: 'Effacer ce tour',
    drawNothing: 'Rien n’a été dessiné',
    drawHidden: 'Caché',
    noFit: 'Cette tuile n’entre pas ici en entier.',
    starsOf: 'Étoile',
  },
});

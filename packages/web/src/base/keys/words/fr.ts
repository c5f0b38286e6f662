import type { KeyWords } from './words.ts';

export const fr: KeyWords = {
  title: 'Touches',
  names: {
    move: 'Aller d’un emplacement à l’autre',
    play: 'Jouer',
    letGo: 'Lâcher',
    undo: 'Annuler',
    hint: 'Indice',
    rules: 'Règles',
    log: 'Journal',
    text: 'Mode texte',
    keys: 'Liste des touches',
  },
  enter: 'Entrée',
  letGo: 'Échap',
  letters: 'Lettres et chiffres',
  lettersText: 'Pour la commande vocale, ou quand les doigts effleurent le clavier.',
  letterKeys: { plain: 'Seules', alt: 'Avec Alt', off: 'Désactivées' },
  off: 'Lettres, chiffres et ? sont désactivés. Les flèches, Entrée et Échap fonctionnent.',
  change: 'Changer les touches dans les réglages',
};

// The words of the score pad around a game's sheet.
import { localized } from '../../base/words/localized.ts';

interface Words {
  readonly title: string;
  readonly companion: string;
  readonly about: string;
  readonly offline: string;
  readonly rules: string;
  readonly names: string;
  readonly nameOf: (number: number) => string;
  readonly player: (number: number) => string;
  readonly enter: string;
  readonly save: string;
  readonly saved: string;
  readonly fresh: string;
  readonly freshGame: string;
  readonly undo: string;
}

export const padPageWords = localized<Words>({
  en: {
    title: 'Score pad',
    companion: 'Table companion',
    about: 'For the box on your table. What you enter stays on this device.',
    offline: 'Works offline',
    rules: 'Look up a rule',
    names: 'Who plays',
    nameOf: (number) => `Name of player ${number}`,
    player: (number) => `Player ${number}`,
    enter: 'Enter what lies there',
    save: 'Save in the logbook',
    saved: 'Saved in the logbook.',
    fresh: 'New sheet',
    freshGame: 'New game',
    undo: 'Undo',
  },
  fr: {
    title: 'Feuille de score',
    companion: 'Compagnon de table',
    about: 'Pour la boîte sur votre table. Ce que vous notez reste sur cet appareil.',
    offline: 'Fonctionne hors ligne',
    rules: 'Chercher une règle',
    names: 'Qui joue',
    nameOf: (number) => `Nom du joueur ${number}`,
    player: (number) => `Joueur ${number}`,
    enter: 'Saisir ce qui est posé',
    save: 'Noter au journal de bord',
    saved: 'Noté au journal de bord.',
    fresh: 'Nouvelle feuille',
    freshGame: 'Nouvelle partie',
    undo: 'Annuler',
  },
});

// The words of lists of tables, such as the one on the home page.
import { localized } from '../base/words/localized.ts';

interface TablesWords {
  readonly tables: string;
  readonly noTables: string;
  /** `round`: “Round 3”. */
  readonly roundOf: (round: string, of: string) => string;
  readonly finished: (...scores: readonly number[]) => string;
  readonly ended: (won: boolean) => string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly over: string;
  readonly remove: (name: string) => string;
  /** About a table just removed from the list. */
  readonly removed: (name: string, finished: boolean) => string;
  readonly restore: string;
  readonly online: string;
  readonly waiting: string;
}

export const tablesWords = localized<TablesWords>({
  en: {
    tables: 'Your tables',
    noTables: 'Games you begin wait here, also after you close the page.',
    roundOf: (round, of) => `${round} of ${of}`,
    finished: (...scores) => `Finished, ${scores.join(' to ')}`,
    ended: (won) => (won ? 'Won' : 'Lost'),
    yourTurn: 'Your turn',
    theirTurn: 'Waiting',
    over: 'Over',
    remove: (name) => `Remove the table with ${name}`,
    removed: (name, finished) =>
      finished ? `${name}: off the list, kept in the logbook` : `${name}: removed`,
    restore: 'Undo',
    online: 'online',
    waiting: 'Waiting for players',
  },
  fr: {
    tables: 'Tables en cours',
    noTables: 'Vos parties attendent ici, même une fois la page fermée.',
    roundOf: (round, of) => `${round} sur ${of}`,
    finished: (...scores) => `Terminée, ${scores.join(' à ')}`,
    ended: (won) => (won ? 'Gagnée' : 'Perdue'),
    yourTurn: 'À vous',
    theirTurn: 'En attente',
    over: 'Finie',
    remove: (name) => `Retirer la table avec ${name}`,
    removed: (name, finished) =>
      finished ? `${name} : hors de la liste, gardée dans le journal de bord` : `${name} : retirée`,
    restore: 'Annuler',
    online: 'en ligne',
    waiting: 'En attente de joueurs',
  },
});

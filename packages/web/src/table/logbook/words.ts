// Words that the logbook and the games' parts of it share.
import { localized } from '../../base/words/localized.ts';

interface Words {
  readonly ofGames: (wins: number, games: number) => string;
  readonly watch: (game: string, date: string) => string;
}

export const playedWords = localized<Words>({
  en: {
    ofGames: (wins, games) => `${wins} of ${games}`,
    watch: (game, date) => `Replay ${game}, ${date}`,
  },
  fr: {
    ofGames: (wins, games) => `${wins} sur ${games}`,
    watch: (game, date) => `Revoir ${game}, ${date}`,
  },
});

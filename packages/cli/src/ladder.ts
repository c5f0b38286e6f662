// `planisphere ladder`: the standings of the bots that met in matches here.
import { GAMES } from '@planisphere/games';
import { gameNamed } from './base/arguments.ts';
import type { Command } from './base/command.ts';
import { localeValue } from './base/locale.ts';
import { readLadder } from './match/ladder-file.ts';
import { ratingsOf } from './match/ratings.ts';
import { ladderWords } from './match/words.ts';

export const ladder: Command = {
  usage: 'ladder [GAME] [--lang en|fr] [--json]',
  flags: { lang: { type: 'string' }, json: { type: 'boolean' } },
  async run(values, [id]) {
    const games = id === undefined ? GAMES : [gameNamed(id)];
    const locale = localeValue(values);
    const words = ladderWords[locale];
    const rows = readLadder();
    const ladders = games.flatMap(({ game, text }) => {
      const ratings = ratingsOf(rows.filter((row) => row.game === game.id));
      return ratings.length === 0 ? [] : [{ game: game.id, title: text.title[locale], ratings }];
    });
    if (values.json === true) console.log(JSON.stringify(ladders.map(({ title: _, ...rest }) => rest)));
    else if (ladders.length === 0) console.log(words.empty);
    else
      for (const { title, ratings } of ladders) {
        console.log(title);
        ratings.forEach(({ name, rating, games: played, score }, place) => {
          const row = `${String(place + 1).padStart(3)}  ${String(rating).padStart(5)}  ${String(played).padStart(5)} ${words.games}  ${String(Math.round(100 * score)).padStart(3)}${words.percent}`;
          console.log(`${row}  ${name}`);
        });
      }
    return 0;
  },
};

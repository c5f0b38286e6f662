// `planisphere ladder`: how the bots that met in matches here stand.
import { GAMES } from '@planisphere/games';
import { gameNamed } from './base/arguments.ts';
import type { Command } from './base/command.ts';
import { readLadder } from './match/ladder-file.ts';
import { ratingsOf } from './match/ratings.ts';

export const ladder: Command = {
  usage: 'ladder [GAME] [--json]',
  flags: { json: { type: 'boolean' } },
  async run(values, [id]) {
    const games = id === undefined ? GAMES : [gameNamed(id)];
    const rows = readLadder();
    const ladders = games.flatMap(({ game, text }) => {
      const ratings = ratingsOf(rows.filter((row) => row.game === game.id));
      return ratings.length === 0 ? [] : [{ game: game.id, title: text.title.en, ratings }];
    });
    if (values.json === true) console.log(JSON.stringify(ladders.map(({ title: _, ...rest }) => rest)));
    else if (ladders.length === 0) console.log('No match was played here yet: planisphere help match.');
    else
      for (const { title, ratings } of ladders) {
        console.log(title);
        ratings.forEach(({ name, rating, games: played, score }, place) => {
          const row = `${String(place + 1).padStart(3)}  ${String(rating).padStart(5)}  ${String(played).padStart(5)} games  ${String(Math.round(100 * score)).padStart(3)} %`;
          console.log(`${row}  ${name}`);
        });
      }
    return 0;
  },
};

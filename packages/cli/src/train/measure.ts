// How strong the net is by itself: duplicate deals against the greedy bot, with seats swapped.
import { type Bot, findBot } from '@planisphere/bots';
import { type NetMemory, TRAINEES, type Trainee } from '@planisphere/bots/training';
import { createDealer, type Game, playGame, rngOf, type Seat } from '@planisphere/core';

/** The share of games won against greedy; shared victories count half. */
export function measureNet(game: Game, memory: NetMemory, deals: number): number {
  const greedy = findBot(game, 'greedy') as Bot;
  const net = (TRAINEES[game.id] as Trainee).player(memory, 0);
  const options = game.decodeOptions({});
  if (!options.ok) throw new Error('measureNet: a game has defaults');
  let won = 0;
  for (let index = 0; index < 2 * deals; index++) {
    const seed = `measure ${index >> 1}`;
    const own = (index & 1) as Seat;
    const rng = rngOf(`${seed} ${own}`);
    const player = (view: unknown, seat: Seat): unknown =>
      seat === own ? net(view, seat, rng) : greedy.choose(view, seat, rng);
    const { result } = playGame(game, game.setup(options.value, 2), {
      players: [player, player],
      dealer: createDealer(seed),
    });
    if (result.winners.includes(own)) won += 1 / result.winners.length;
  }
  return won / (2 * deals);
}

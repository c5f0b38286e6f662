// The strength of the net alone: duplicate deals against the greedy bot, with seats swapped; alone in a cooperative
// game.
import { type Bot, findBot } from '@planisphere/bots';
import { type NetMemory, TRAINEES, type Trainee } from '@planisphere/bots/training';
import { createDealer, type Game, playGame, type Result, rngOf, type Seat } from '@planisphere/core';

type Play = (view: unknown, seat: Seat) => unknown;

/** The share of games won; shared victories count half. */
export function measureNet(game: Game, memory: NetMemory, deals: number): number {
  const { player, trial } = TRAINEES[game.id] as Trainee;
  const greedy = findBot(game, 'greedy') as Bot;
  const net = player(memory, 0);
  const options = game.decodeOptions(trial);
  if (!options.ok) throw new Error('measureNet: a trial has options of the game');
  const alone = game.cooperative;
  let won = 0;
  for (let index = 0; index < 2 * deals; index++) {
    const seed = `measure ${alone ? index : index >> 1}`;
    const own = (alone ? 0 : index & 1) as Seat;
    const rng = rngOf(`${seed} ${own}`);
    const play: Play = (view, seat) => (seat === own ? net(view, seat, rng) : greedy.choose(view, seat, rng));
    const start = game.setup(options.value, alone ? 1 : 2);
    const { result } = playGame(game, start, { players: [play, play], dealer: createDealer(seed) });
    won += shareOf(result, own);
  }
  return won / (2 * deals);
}

function shareOf({ winners }: Result<unknown>, own: Seat): number {
  return winners.includes(own) ? 1 / winners.length : 0;
}

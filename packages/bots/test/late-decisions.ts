// The last decisions of games, by the thousand: full telescopes, thin decks with hidden cards, last rounds, a sun that
// is nearly there. The players are careless, wasteful or greedy in turn, so that the ends differ.
import {
  createDealer,
  type Game,
  playGame,
  type Rng,
  randomAction,
  rngOf,
  type Seat,
} from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { findBot } from '../src/registry.ts';

export interface SetUp {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
}

export interface LateDecision {
  readonly view: unknown;
  readonly seat: Seat;
}

const EXPANSIONS = ['black-holes', 'theories', 'mirrors', 'sun'];

export const SET_UPS: readonly SetUp[] = [
  { game: 'stellar', players: 2, options: { memory: true } },
  { game: 'stellar', players: 2, options: { memory: false } },
  ...[1, 2, 3, 4].map((players) => ({ game: 'star-explorer', players, options: {} })),
  ...[1, 2].flatMap((players) =>
    [[], ...EXPANSIONS.map((expansion) => [expansion]), EXPANSIONS].map((expansions) => ({
      game: 'stellarion',
      players,
      options: { expansions },
    })),
  ),
];

/** Among the last so many decisions of each game only every other one: neighbours have much in common. */
const LAST = 12;

type Manner = (view: unknown, seat: Seat, rng: Rng) => unknown;

/** How the games are played: it decides whether they end early or late, with many or few cards left. */
function mannersOf(game: Game): readonly Manner[] {
  const careless: Manner = (view, seat, rng) => randomAction(game, view, { seat, rng });
  const greedy: Manner = (view, seat, rng) => findBot(game, 'greedy')!.choose(view, seat, rng);
  // A new row takes five cards from the deck: this makes the thinnest decks.
  const wasteful: Manner = (view, seat, rng) => {
    const [first] = game.legal(view, seat);
    return (first as { do?: string }).do === 'replace' ? first : careless(view, seat, rng);
  };
  return [careless, wasteful, greedy];
}

export function* lateDecisions(setUp: SetUp, count: number): Generator<LateDecision, void> {
  const { game } = findGame(setUp.game)!;
  const options = game.decodeOptions(setUp.options);
  if (!options.ok) throw new Error(`lateDecisions: ${options.fault.message}`);
  const manners = mannersOf(game);
  for (let [index, given] = [0, 0]; given < count; index++) {
    const seed = `late ${index}`;
    const rng = rngOf(seed);
    const manner = manners[index % manners.length]!;
    const last: LateDecision[] = [];
    const play = (view: unknown, seat: Seat): unknown => {
      last.push({ view, seat });
      if (last.length > LAST) last.shift();
      return manner(view, seat, rng);
    };
    playGame(game, game.setup(options.value, setUp.players), {
      players: new Array(setUp.players).fill(play),
      dealer: createDealer(seed),
    });
    for (let at = index % 2; at < last.length && given < count; at += 2, given++) yield last[at]!;
  }
}

// Comparisons of two lines of Stellarion, from games played carelessly, greedily or wastefully in turn: what a coach
// may be asked about, without any search.
import { createDealer, createRng, drawOutcome, type Rng, type Seat } from '@planisphere/core';
import { decodeOptions, type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import type { ComparedLines } from '../src/review/claim.ts';

type Action = Stellarion['action'];

export interface SetUp {
  readonly options: unknown;
  readonly players: number;
}

const EXPANSIONS = ['black-holes', 'theories', 'mirrors', 'sun'];

export const SET_UPS: readonly SetUp[] = [
  ...[1, 2].flatMap((players) =>
    [[], ...EXPANSIONS.map((expansion) => [expansion]), EXPANSIONS].map((expansions) => ({
      players,
      options: { expansions },
    })),
  ),
  { players: 1, options: { stars: 0 } },
  { players: 1, options: { stars: 4 } },
  { players: 1, options: { expansions: ['sun'], track: 'hard', stars: 0 } },
  { players: 2, options: { expansions: ['sun'], track: 'easy', stars: 3 } },
];

/** `SET_UPS`, then every set of two or three expansions, alone and for two. */
export const EVERY_SET_UP: readonly SetUp[] = [
  ...SET_UPS,
  ...[1, 2].flatMap((players) =>
    Array.from({ length: 2 ** EXPANSIONS.length }, (_, set) =>
      EXPANSIONS.filter((_, index) => (set >> index) % 2 === 1),
    )
      .filter(({ length }) => length === 2 || length === 3)
      .map((expansions) => ({ players, options: { expansions } })),
  ),
];

/** How a game is played, which decides its late positions: won, lost, short of cards or of time. */
const MANNERS = ['careless', 'launching', 'waiving'] as const;
type Manner = (typeof MANNERS)[number];

const WANTED: Readonly<Record<Manner, readonly Action['kind'][]>> = {
  careless: [],
  launching: ['launch', 'cross', 'take', 'prove', 'spend', 'search'],
  waiving: ['waive', 'launch'],
};

function chosen(position: Position, seat: Seat, { rng, manner }: { rng: Rng; manner: Manner }): Action {
  const actions = [...stellarion.legal(position, seat)];
  const wanted = actions.filter(({ kind }) => WANTED[manner].includes(kind));
  const from = wanted.length > 0 && rng.next() % 4 !== 0 ? wanted : actions;
  return from[rng.next() % from.length]!;
}

/** One decision: up to new information, or another seat's turn. */
function lineFrom(position: Position, seat: Seat, how: { rng: Rng; manner: Manner }): readonly Action[] {
  const line: Action[] = [];
  for (let at = position; ; ) {
    const action = chosen(at, seat, how);
    line.push(action);
    at = stellarion.apply(at, { by: seat, action });
    const goesOn = at.turn === seat && ['effect', 'thrusters', 'claim', 'place'].includes(at.stage.kind);
    if (!goesOn) return line;
  }
}

export function* comparisonsIn(
  { options, players }: SetUp,
  count: number,
): Generator<ComparedLines<Stellarion>, void> {
  const decoded = decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  for (let [game, given] = [0, 0]; given < count; game++) {
    const [rng, dealer] = [createRng(game), createDealer(`comparisons ${game}`)];
    const manner = MANNERS[game % MANNERS.length]!;
    let state = stellarion.setup(decoded.value, players);
    for (let draws = 0; ; ) {
      const awaiting = stellarion.awaiting(state);
      if (awaiting.kind === 'over') break;
      if (awaiting.kind === 'chance') {
        const outcome = drawOutcome(awaiting, dealer.at(draws++));
        state = stellarion.apply(state, { by: 'chance', outcome });
        continue;
      }
      const seat = awaiting.seats[0]!;
      const line = lineFrom(state, seat, { rng, manner });
      const other = lineFrom(state, seat, { rng, manner: MANNERS[rng.next() % MANNERS.length]! });
      if (given++ < count) yield { before: state, seat, lines: { best: other, played: line } };
      for (const action of line) state = stellarion.apply(state, { by: seat, action });
    }
  }
}

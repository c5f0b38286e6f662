// Random games of Stellarion for tests of bots: the view at each decision.
import { createDealer, createRng, drawOutcome, type Seat } from '@planisphere/core';
import { decodeOptions, type Position, type Stellarion, stellarion } from '@planisphere/stellarion';

export interface Asked {
  readonly view: Position;
  readonly seat: Seat;
}

interface SetUp {
  readonly options: unknown;
  readonly players: number;
}

/** Set-ups that have all expansions, tracks and numbers of players among them. */
const SET_UPS: readonly SetUp[] = [
  { options: { stars: 0 }, players: 1 },
  { options: { stars: 2, expansions: ['black-holes'] }, players: 1 },
  { options: { expansions: ['theories'] }, players: 1 },
  { options: { expansions: ['mirrors'] }, players: 2 },
  { options: { expansions: ['sun'], track: 'hard' }, players: 2 },
  { options: { stars: 4, expansions: ['black-holes', 'theories', 'mirrors', 'sun'] }, players: 1 },
  {
    options: { stars: 0, expansions: ['black-holes', 'theories', 'mirrors', 'sun'], track: 'easy' },
    players: 2,
  },
];

/** Plays one random game, launching whenever possible; shows every decision before it is made. */
function walkGame({ options, players }: SetUp, seed: number, show: (asked: Asked) => void): void {
  const decoded = decodeOptions(options);
  if (!decoded.ok) throw new Error('walkGame: these options are in order');
  const rng = createRng(seed);
  const dealer = createDealer(`walk ${seed}`);
  let state = stellarion.setup(decoded.value, players);
  for (let draws = 0; ; ) {
    const awaiting = stellarion.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (awaiting.kind === 'chance') {
      const outcome = drawOutcome(awaiting, dealer.at(draws++));
      state = stellarion.apply(state, { by: 'chance', outcome });
      continue;
    }
    const seat = awaiting.seats[0]!;
    show({ view: state, seat });
    state = stellarion.apply(state, {
      by: seat,
      action: pick([...stellarion.legal(state, seat)], rng.next()),
    });
  }
}

function pick(actions: readonly Stellarion['action'][], chance: number): Stellarion['action'] {
  const rare = actions.filter(({ kind }) => kind === 'launch' || kind === 'cross');
  const from = rare.length > 0 && chance % 2 === 0 ? rare : actions;
  return from[(chance >>> 4) % from.length]!;
}

/** Some decisions of a game of each set-up. */
export function someDecisions(every: number): readonly Asked[] {
  const asked: Asked[] = [];
  SET_UPS.forEach((setUp, index) => {
    let count = 0;
    walkGame(setUp, index, (each) => {
      if (count++ % every === index % every) asked.push(each);
    });
  });
  return asked;
}

// A suite that cannot fail proves nothing: each promise, broken once, is caught and named.
import type { EventOf, Game, Seat } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import {
  type Coins,
  type CoinsAction,
  type CoinsOutcome,
  type CoinsTypes,
  checkGame,
  coins,
} from '../src/index.ts';
import { coinsSetup, HIDDEN } from './coins.ts';

type CoinsGame = Game<CoinsTypes>;

/** What the contract finds in a few random games; undefined when it finds nothing. */
function findingOf(game: CoinsGame): string | undefined {
  try {
    for (let seed = 1; seed <= 20; seed++) checkGame(coinsSetup(game), seed);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

const { notation } = coins;
const DRAWN: CoinsOutcome = { deal: 'draw', to: 0, coin: 0 };
const showsTwoOnly = (view: Coins, seat: Seat, action: CoinsAction): boolean =>
  action.do !== 'show' || view.hands[seat] === 2;
let setups = 0;

const broken: readonly [promise: string, change: Partial<CoinsGame>, finding: RegExp][] = [
  [
    'a view hides the hands of others',
    { view: (state) => state },
    /what \w+ sees after chance hand . \?: got/,
  ],
  [
    'a view hides what was answered at the same time',
    { view: (state, viewer) => ({ ...coins.view(state, viewer), guesses: state.guesses }) },
    /what \w+ sees after . guess \?: got/,
  ],
  [
    'an event is read without its secrets',
    { redact: (_, event) => event },
    /chance hand . .: what \w+ reads of it: got/,
  ],
  [
    'a view counts the cards that the viewer cannot place',
    { view: (state, viewer) => ({ ...coins.view(state, viewer), unseen: state.unseen }) },
    /what \w+ sees after chance hand . \?: got/,
  ],
  [
    'a world behind a view looks like it',
    { imagine: (view, rng) => ({ ...coins.imagine(view, rng), acted: 2 }) },
    /what \w+ sees of an imagined world: got/,
  ],
  [
    'a player alone at the move foresees it',
    { view: (state, viewer) => (state.acted === 1 ? state : coins.view(state, viewer)) },
    /own action on the own view: got/,
  ],
  [
    'apply does not mutate',
    {
      apply: (position, event) => {
        if (event.by !== 'chance') (position as { bonus: number }).bonus = 3;
        return coins.apply(position, event);
      },
    },
    /must not mutate: got/,
  ],
  [
    'the notation of a position parses',
    { notation: { ...notation, make: (position) => `${notation.make(position)}.` } },
    /notation does not parse/,
  ],
  [
    'a position is read back from its notation',
    { notation: { ...notation, make: (position) => notation.make({ ...position, bonus: 2 }) } },
    /position read back from deal/,
  ],
  [
    'the notation of an event parses',
    { notation: { ...notation, makeEvent: (event) => `${notation.makeEvent(event)}.` } },
    /event does not parse/,
  ],
  [
    'an event is read back from its notation',
    {
      notation: { ...notation, makeEvent: (event) => notation.makeEvent(event).replace('B stay', 'A stay') },
    },
    /event read back from A stay/,
  ],
  [
    'what is legal is not refused',
    { check: (_, __, action) => (action.do === 'show' ? { rule: 'SHOW-1' } : undefined) },
    /refusal of a legal action: got \{ rule: 'SHOW-1' \}/,
  ],
  [
    'what is allowed is listed',
    {
      legal: (view, seat) =>
        [...coins.legal(view, seat)].filter((action) => action.do !== 'guess' || action.coin < 2),
    },
    /allowed but not listed: [AB] guess 2/,
  ],
  [
    'a number that is too large is refused',
    { check: (view, seat, action) => (action.do === 'guess' ? undefined : coins.check(view, seat, action)) },
    /allowed but not listed: [AB] guess 3/,
  ],
  [
    'who is awaited can act',
    { legal: (view, seat) => (view.phase === 'guess' ? [] : coins.legal(view, seat)) },
    /seat \d is awaited but has no legal action/,
  ],
  [
    'a search on the state finds what a player finds on the view',
    { legal: (view, seat) => [...coins.legal(view, seat)].slice(view.hands.includes(HIDDEN) ? 0 : 1) },
    /legal actions on the state and on the view/,
  ],
  [
    'somebody is always awaited',
    {
      awaiting: (position) =>
        position.phase === 'guess' ? { kind: 'seats', seats: [], optional: [0] } : coins.awaiting(position),
    },
    /somebody must be awaited/,
  ],
  [
    'chance has an outcome',
    {
      awaiting: (position) =>
        position.phase === 'draw'
          ? { kind: 'chance', outcomes: [], lottery: { tickets: 1, drawn: () => DRAWN } }
          : coins.awaiting(position),
    },
    /chance must have an outcome/,
  ],
  [
    'odds are whole numbers',
    {
      awaiting: (position) =>
        position.phase === 'deal'
          ? { kind: 'chance', outcomes: [{ outcome: DRAWN, weight: 1.5 }] }
          : coins.awaiting(position),
    },
    /weight 1\.5/,
  ],
  ['an event that shows something informs', { informs: () => false }, /what \w+ sees after A show/],
  [
    'an event that not everybody could have played informs',
    {
      informs: (state, event) => event.by === 'chance' || state.phase === 'guess',
      legal: (view, seat) =>
        [...coins.legal(view, seat)].filter((action) => showsTwoOnly(view, seat, action)),
      check: (view, seat, action) =>
        showsTwoOnly(view, seat, action) ? coins.check(view, seat, action) : { rule: 'SHOW-2' },
    },
    /refusal in an imagined world: got \{ rule: 'SHOW-2' \}/,
  ],
  [
    'pieces are conserved',
    { setup: (options, players) => ({ ...coins.setup(options, players), unseen: [3, 2, 2] }) },
    /there are not six coins/,
  ],
  [
    'every game ends',
    { legal: () => [{ do: 'stay' }], check: () => undefined, apply: withoutEnd },
    /no end after \d+ events/,
  ],
  [
    'the log alone replays the game',
    { setup: (options, players) => ({ ...coins.setup(options, players), bonus: setups++ % 2 }) },
    /record does not verify: result|at the end of the replayed record/,
  ],
];

function withoutEnd(position: Coins, event: EventOf<CoinsTypes>): Coins {
  return event.by === 'chance' ? coins.apply(position, event) : position;
}

describe('the contract', () => {
  it('has nothing to say against coins', () => {
    expect(findingOf(coins)).toBeUndefined();
  });

  it.each(broken)('notices when it is not so that %s', (_, change, finding) => {
    expect(findingOf({ ...coins, ...change })).toMatch(finding);
  });
});

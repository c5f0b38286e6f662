// How many games of Stellarion could have been won at all: on the same deals, with the same fate for every chance
// event, the master plays, and where it lost, a player who knows the fate searches for a way to win.
import { type Bot, findBot } from '@planisphere/bots';
import {
  Clairvoyant,
  createWorld,
  hasWorld,
  outcomeAt,
  outcomeCode,
  writeWorld,
} from '@planisphere/bots/stellarion/training';
import { createDealer, drawOutcome, rngOf, unit } from '@planisphere/core';
import { decodeOptions, type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import type { Listeners, Setting } from '../../items/item.ts';

export interface StellarionClairvoyantReport {
  readonly game: string;
  readonly deals: number;
  readonly seed: string;
  /** How many positions the clairvoyant looked at before giving up. */
  readonly positions: number;
  readonly settings: readonly ClairvoyantRow[];
}

export interface ClairvoyantRow {
  readonly title: string;
  /** Deals that the master won. */
  readonly won: number;
  /** Deals that the master lost and the clairvoyant wins. */
  readonly missed: number;
}

const POSITIONS = 300;
const SETTINGS: readonly (Setting & { readonly title: string })[] = [
  { name: 'no star', title: 'no star', options: { stars: 0 } },
  { name: 'theories', title: 'theories', options: { expansions: ['theories'] } },
  {
    name: 'all',
    title: 'all four expansions',
    options: { expansions: ['black-holes', 'theories', 'mirrors', 'sun'] },
  },
];

export function measureStellarionClairvoyant(
  deals: number,
  seed: string,
  { onProgress }: Listeners = {},
): StellarionClairvoyantReport {
  const all = deals * SETTINGS.length;
  const settings = SETTINGS.map(({ title, options }, setting) => {
    let won = 0;
    let missed = 0;
    for (let index = 0; index < deals; index++) {
      onProgress?.(setting * deals + index, all);
      const start = startOf(options, `${seed}/${index}`);
      const fate = fateOf(`${seed}/${index} fate`);
      if (masterWins(start, fate, `${seed}/${index} master`)) won++;
      else if (clairvoyantWins(start, fate)) missed++;
    }
    return { title, won, missed };
  });
  onProgress?.(all, all);
  return { game: stellarion.id, deals, seed, positions: POSITIONS, settings };
}

/** The game after its preparation, before its first cards are turned up. */
function startOf(options: unknown, name: string): Position {
  const decoded = decodeOptions(options);
  if (!decoded.ok) throw new Error('startOf: these options are in order');
  const dealer = createDealer(name);
  let state = stellarion.setup(decoded.value, 1);
  for (let draws = 0; !hasWorld(state); draws++) {
    const awaiting = stellarion.awaiting(state);
    if (awaiting.kind !== 'chance') throw new Error('startOf: only chance prepares a game');
    state = stellarion.apply(state, { by: 'chance', outcome: drawOutcome(awaiting, dealer.at(draws)) });
  }
  return state;
}

/** One number per chance event, the same for every player. */
function fateOf(name: string): (event: number) => number {
  const rng = rngOf(name);
  const shares: number[] = [];
  return (event) => {
    while (shares.length <= event) shares.push(unit(rng));
    return shares[event] as number;
  };
}

function masterWins(start: Position, fate: (event: number) => number, name: string): boolean {
  const master = findBot(stellarion, 'master') as Bot<Stellarion>;
  const rng = rngOf(name);
  const world = createWorld();
  let state = start;
  for (let event = 0; ; ) {
    const awaiting = stellarion.awaiting(state);
    if (awaiting.kind === 'over') return state.ending === 'won';
    if (awaiting.kind === 'seats') {
      state = stellarion.apply(state, { by: 0, action: master.choose(stellarion.view(state, 0), 0, rng) });
      continue;
    }
    writeWorld(state, world);
    const code = outcomeAt(world, fate(event++));
    const shown = awaiting.outcomes.find(({ outcome }) => outcomeCode(world, outcome) === code);
    if (shown === undefined) throw new Error('masterWins: fate shows what is possible');
    state = stellarion.apply(state, { by: 'chance', outcome: shown.outcome });
  }
}

function clairvoyantWins(start: Position, fate: (event: number) => number): boolean {
  const world = createWorld();
  writeWorld(start, world);
  return new Clairvoyant(fate).winFrom(world, POSITIONS) !== undefined;
}

export function stellarionClairvoyantLines(report: StellarionClairvoyantReport): readonly string[] {
  const { deals, positions, settings } = report;
  const percent = (count: number): string => `${((100 * count) / deals).toFixed(1)} %`;
  return [
    '## Stellarion: the master against a clairvoyant',
    '',
    `In ${deals} deals alone, somebody who knows what every chance event will show searches up to ${positions} positions for a way to`,
    'win where the master lost. What is found there was possible; what is not found may be possible all the same, so the',
    'regret of the master against perfect foresight lies between the two last columns. Nobody can know the cards: this is a bound,',
    'and not a fault.',
    '',
    '| | the master wins | regret at least | regret at most |',
    '|---|---|---|---|',
    ...settings.map(
      ({ title, won, missed }) =>
        `| ${title} | **${percent(won)}** | ${percent(missed)} | ${percent(deals - won)} |`,
    ),
    '',
  ];
}

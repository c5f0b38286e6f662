// The bench: what the engines do per second of processor time, through the public interface, beside a peer if there is
// one. A game adds its rows in its own folder of `games/`.
import { GAME_IDS } from '@planisphere/games/ids';
import { EXPERIMENTS } from '../games/index.ts';
import type { BenchResult, Contender, Row } from '../rows/row.ts';
import { measure, type Pace } from './measure.ts';
import { profiled } from './profile.ts';

export type { BenchResult } from '../rows/row.ts';
export { formatBench } from './format.ts';

const ROWS: readonly Row[] = (
  await Promise.all(GAME_IDS.map(async (game) => (await EXPERIMENTS[game]?.rows()) ?? []))
).flat();

export interface BenchOptions {
  /** Only the rows of this game. */
  readonly game?: string;
  /** At least five for figures worth quoting; less in tests. */
  readonly runs?: number;
  readonly secondsPerRun?: number;
  readonly warmUpSeconds?: number;
  /** Writes a CPU profile of our side to this file; peers are then left out. */
  readonly profile?: string;
  /** Called before each row. */
  readonly onRow?: (name: string) => void;
}

/** The games that the bench knows. */
export const BENCH_GAMES: readonly string[] = [...new Set(ROWS.map(({ game }) => game))];

export async function runBench(options: BenchOptions = {}): Promise<readonly BenchResult[]> {
  const { game, profile, onRow } = options;
  const pace: Pace = {
    runs: options.runs ?? 7,
    secondsPerRun: options.secondsPerRun ?? 1,
    warmUpSeconds: options.warmUpSeconds ?? 2,
  };
  const rows = ROWS.filter((row) => game === undefined || row.game === game);
  const run = async (): Promise<readonly BenchResult[]> => {
    const results: BenchResult[] = [];
    for (const row of rows) {
      onRow?.(row.name);
      results.push(profile === undefined ? await besidePeer(row, pace) : await alone(row, pace));
    }
    return results;
  };
  return profile === undefined ? run() : profiled(profile, run);
}

async function alone({ name, unit, own }: Row, pace: Pace): Promise<BenchResult> {
  const [ours] = await measure([own], pace);
  if (ours === undefined) throw new Error('alone: nothing was measured');
  return { name, value: ours.median, unit, spread: ours.spread };
}

async function besidePeer(row: Row, pace: Pace): Promise<BenchResult> {
  const { name, unit, own, peer } = row;
  if (peer === undefined) return alone(row, pace);
  const contender: Contender | undefined = await peer.load();
  if (contender === undefined) {
    const note = `${peer.name} is not installed: run npm ci in a checkout to compare with it`;
    return { ...(await alone(row, pace)), note };
  }
  const [ours, theirs] = await measure([own, contender], pace);
  if (ours === undefined || theirs === undefined) throw new Error('besidePeer: nothing was measured');
  return {
    name,
    value: ours.median,
    unit,
    spread: ours.spread,
    peer: peer.name,
    peerValue: theirs.median,
    peerSpread: theirs.spread,
    ratio: ours.median / theirs.median,
  };
}

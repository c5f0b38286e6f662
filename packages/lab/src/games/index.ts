// What the laboratory measures and trains for one game only, besides what it does for every game. A game need not have
// any.
import type { GameId } from '@planisphere/games/ids';
import type { Study } from '../items/finding.ts';
import type { GameStrength } from '../items/item.ts';
import type { Row } from '../rows/row.ts';
import type { TrainingTask } from '../train/task.ts';

export interface Experiments {
  /** The rows of the bench. */
  rows(): Promise<readonly Row[]>;
  /** Its part of docs/strength.md. */
  strength(): Promise<GameStrength>;
  /** What played games say about playing well. */
  findings?(): Promise<Study>;
  /** Trains something other than a net. */
  train?(training: TrainingTask): Promise<void>;
}

/** In the order of docs/strength.md. */
export const EXPERIMENTS: Readonly<Partial<Record<GameId, Experiments>>> = {
  stellar: {
    rows: async () => (await import('./stellar/bench.ts')).stellarRows,
    strength: async () => (await import('./stellar/strength.ts')).STELLAR,
    findings: async () => (await import('./stellar/findings.ts')).stellarStudy,
  },
  stellarion: {
    rows: async () => (await import('./stellarion/bench.ts')).stellarionRows,
    strength: async () => (await import('./stellarion/strength.ts')).STELLARION,
    findings: async () => (await import('./stellarion/findings.ts')).stellarionStudy,
  },
  'star-explorer': {
    rows: async () => (await import('./star-explorer/bench.ts')).starExplorerRows,
    strength: async () => (await import('./star-explorer/strength.ts')).STAR_EXPLORER,
    findings: async () => (await import('./star-explorer/findings.ts')).starExplorerStudy,
    train: async (training) => (await import('./star-explorer/outlook.ts')).trainOutlook(training),
  },
};

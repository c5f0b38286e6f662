// The choices of the set-up screen.
import type { Expansion, Options } from '@planisphere/stellarion';

export interface Chosen {
  readonly expansions: readonly Expansion[];
  readonly stars: number;
  readonly track: Options['track'];
}

// What the keys of a table are called.
import type { Settings } from '../../settings/stored.ts';
import type { CommonCall } from '../bindings.ts';

export interface KeyWords {
  readonly title: string;
  /** What can be changed, and what never changes. */
  readonly names: Readonly<Record<CommonCall | 'keys' | 'move' | 'play' | 'letGo', string>>;
  readonly enter: string;
  readonly letGo: string;
  /** Of letters, digits and signs. */
  readonly letters: string;
  readonly lettersText: string;
  readonly letterKeys: Readonly<Record<Settings['letterKeys'], string>>;
  /** Said where letters are switched off. */
  readonly off: string;
  readonly change: string;
}

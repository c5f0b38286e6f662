// The names of the keys of a table.
import type { Settings } from '../../settings/stored.ts';
import type { CommonCall } from '../bindings.ts';

export interface KeyWords {
  readonly title: string;
  /** Keys that a player can change, and keys that never change. */
  readonly names: Readonly<Record<CommonCall | 'keys' | 'move' | 'play' | 'letGo', string>>;
  readonly enter: string;
  readonly letGo: string;
  /** The setting for letters, digits and signs. */
  readonly letters: string;
  readonly lettersText: string;
  readonly letterKeys: Readonly<Record<Settings['letterKeys'], string>>;
  /** Shown while letters are off. */
  readonly off: string;
  readonly change: string;
}

// The link to one moment of a record.

import type { Eyes } from '@planisphere/core';
import { LONGEST_LINK, makeFragment } from './fragment.ts';

interface Where {
  /** As in the URL: a table of this device, `t/CODE` for one of the server, or nothing. */
  readonly id: string;
  readonly packed: string | undefined;
  readonly at: number;
  readonly eyes: Eyes;
}

/**
 * Needs no server if the record fits; else it is the server's own link, for a game that was played there; else
 * undefined.
 */
export function linkTo({ id, packed, at, eyes }: Where): string | undefined {
  const whole = `${location.origin}/replay${makeFragment({ packed, at, eyes })}`;
  if (packed !== undefined && whole.length <= LONGEST_LINK) return whole;
  if (!id.startsWith('t/')) return undefined;
  return `${location.origin}/replay/${id}${location.search}${makeFragment({ at, eyes })}`;
}

// The pace of a table in words.
import type { Pace } from '@planisphere/protocol';
import { onlineWords } from './words/index.ts';

export function paceText(pace: Pace): string {
  const words = onlineWords().pace;
  if (pace.kind === 'clock') return words.clock(pace.perMove);
  return pace.kind === 'days' ? words.days(pace.days) : words.none;
}

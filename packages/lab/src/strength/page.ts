// docs/strength.md from the measurements: the results, with intervals and the commands that repeat them.
import { EXPERIMENTS } from '../games/index.ts';
import type { GameStrength, Item, Results } from '../items/item.ts';

const STRENGTHS: readonly GameStrength[] = await Promise.all(
  Object.values(EXPERIMENTS).map(({ strength }) => strength()),
);

/** All measurements, in the order of the page. */
export const ITEMS: readonly Item[] = STRENGTHS.flatMap(({ items }) => items);

export function pageOf(results: Results): string {
  const measured = STRENGTHS.filter(({ items }) => items.some(({ id }) => results[id] !== undefined));
  const lines = [
    '# How strong the bots are',
    '',
    'Written by `npx planisphere strength` from docs/strength.json; do not edit. Every deal is played twice, with the seats',
    'swapped; intervals are 95 % and clustered by deal; a shared victory counts half. “A against B” reads: A wins so many of',
    'its games against B.',
    '',
    ...measured.flatMap((each) => each.lines(results)),
    '## Commands',
    '',
    '```',
    ...ITEMS.filter(({ id }) => results[id] !== undefined).map(({ id, asked, command }) =>
      command(asked(results[id])),
    ),
    '```',
    '',
  ];
  return lines.join('\n');
}

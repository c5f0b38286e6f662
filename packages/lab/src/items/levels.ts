// What each level overlooks, in words for the page, from the numbers with which the bots play.
import type { Overlooking } from '@planisphere/bots/overlooking';
import { percent } from './tables.ts';

export function overlookingLines(title: string, levels: readonly Overlooking[]): readonly string[] {
  const headings = [...new Set(levels.flatMap(({ notices }) => notices.map(({ what }) => what.en)))];
  return [
    `## ${title}: what each level overlooks`,
    '',
    'The shares are of things that a level notices; what it does not notice it cannot choose, in this turn.',
    '',
    `| | ${headings.join(' | ')} | goes by |`,
    `|---|${headings.map(() => '---|').join('')}---|`,
    ...levels.map(({ level, notices, goesBy }) => {
      const shares = headings.map(
        (heading) => `${percent(notices.find(({ what }) => what.en === heading)?.share ?? 1)} %`,
      );
      return `| ${level} | ${shares.join(' | ')} | ${goesBy.en} |`;
    }),
    '',
  ];
}

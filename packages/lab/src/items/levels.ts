// What each level overlooks, in words for the page, from the numbers with which the bots play.
import { percent } from './tables.ts';

export interface Overlooking {
  readonly level: string;
  /** By heading: the share of things that the level notices. */
  readonly notices: Readonly<Record<string, number>>;
  /** What it counts and what it forgets. */
  readonly goesBy: string;
}

export function overlookingLines(title: string, levels: readonly Overlooking[]): readonly string[] {
  const headings = [...new Set(levels.flatMap(({ notices }) => Object.keys(notices)))];
  return [
    `## ${title}: what each level overlooks`,
    '',
    'The shares are of things that a level notices; what it does not notice it cannot choose, in this turn.',
    '',
    `| | ${headings.join(' | ')} | goes by |`,
    `|---|${headings.map(() => '---|').join('')}---|`,
    ...levels.map(({ level, notices, goesBy }) => {
      const shares = headings.map((heading) => `${percent(notices[heading] ?? 1)} %`);
      return `| ${level} | ${shares.join(' | ')} | ${goesBy} |`;
    }),
    '',
  ];
}

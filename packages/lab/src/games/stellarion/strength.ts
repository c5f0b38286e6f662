// The strength of Stellarion's bots: how many games they win alone with few and many stars, with each expansion, and
// together.
import { overlooks } from '@planisphere/bots/stellarion/overlooks';
import type { ArenaReport } from '../../arena/run.ts';
import {
  arenaItem,
  found,
  type GameStrength,
  type Item,
  onlyCommand,
  type Results,
  type Setting,
} from '../../items/item.ts';
import { overlookingLines } from '../../items/levels.ts';
import { percent, range, timeTable } from '../../items/tables.ts';
import { timeItem } from '../../items/time.ts';
import {
  measureStellarionClairvoyant,
  type StellarionClairvoyantReport,
  stellarionClairvoyantLines,
} from './clairvoyant.ts';

const GAME = 'stellarion';
/** Bots measured in the same item. */
const GROUPS = [['random', 'greedy'], ['novice'], ['amateur', 'astronomer'], ['master']] as const;
const BOTS = GROUPS.flat();

const star = (stars: number): Setting => ({ name: `${stars} stars`, options: { stars } });
const withExpansions = (name: string, ...expansions: string[]): Setting => ({
  name,
  options: { expansions },
});

/** A setting, and how many games each bot plays in it. */
interface Measure {
  readonly setting: Setting;
  readonly title: string;
  readonly games: number;
}

const MEASURES: readonly Measure[] = [
  { setting: star(0), title: 'no star', games: 400 },
  { setting: star(1), title: 'one star', games: 400 },
  { setting: star(2), title: 'two stars', games: 100 },
  { setting: star(3), title: 'three stars', games: 100 },
  { setting: star(4), title: 'four stars', games: 100 },
  { setting: withExpansions('black-holes', 'black-holes'), title: 'black holes', games: 200 },
  { setting: withExpansions('theories', 'theories'), title: 'theories', games: 200 },
  { setting: withExpansions('mirrors', 'mirrors'), title: 'mirrors', games: 200 },
  { setting: withExpansions('sun', 'sun'), title: 'sun', games: 200 },
  {
    setting: withExpansions('all', 'black-holes', 'theories', 'mirrors', 'sun'),
    title: 'all four expansions',
    games: 200,
  },
  {
    setting: { name: 'together', options: { stars: 0 }, players: 2 },
    title: 'two players, no star chosen',
    games: 100,
  },
];

interface Row {
  readonly title: string;
  readonly items: readonly Item<ArenaReport>[];
}

const ROWS: readonly Row[] = MEASURES.map(({ setting, title, games }) => ({
  title,
  items: GROUPS.map((bots) => arenaItem(GAME, bots, games, setting)),
}));

const CLAIRVOYANT: Item<StellarionClairvoyantReport> = {
  id: 'stellarion clairvoyant',
  size: 100,
  measure: measureStellarionClairvoyant,
  asked: ({ deals, seed }) => ({ size: deals, seed }),
  command: (asked) => onlyCommand(CLAIRVOYANT.id, asked),
};

const TIME = timeItem(
  GAME,
  MEASURES.map(({ setting }) => setting),
);

export const STELLARION: GameStrength = {
  items: [...ROWS.flatMap(({ items }) => items), TIME, CLAIRVOYANT] as readonly Item[],
  lines: (results) => {
    const rows = ROWS.filter(({ items }) => items.some(({ id }) => results[id] !== undefined));
    const reports = rows.flatMap((row) => reportsOf(row, results));
    const clairvoyant = found(CLAIRVOYANT, results);
    return [
      '## Stellarion: games won',
      '',
      'Alone unless it says otherwise; with expansions one star. All bots of a row and of the same number of games play the same',
      'deals. Two players are two of the same bot, and get two stars more.',
      '',
      `| | ${BOTS.join(' | ')} |`,
      `|---|${BOTS.map(() => '---|').join('')}`,
      ...rows.map((row) => rowLine(row, results)),
      '',
      ...overlookingLines('Stellarion', overlooks),
      '## Stellarion: time',
      '',
      ...timeTable(reports, found(TIME, results)),
      ...(clairvoyant === undefined ? [] : stellarionClairvoyantLines(clairvoyant)),
    ];
  },
};

function reportsOf({ items }: Row, results: Results): readonly ArenaReport[] {
  return items.flatMap(({ id }) => (results[id] === undefined ? [] : [results[id] as ArenaReport]));
}

function rowLine(row: Row, results: Results): string {
  const reports = reportsOf(row, results);
  const cells = BOTS.map((name) => cellOf(reports, name));
  return `| ${row.title} | ${cells.join(' | ')} |`;
}

function cellOf(reports: readonly ArenaReport[], name: string): string {
  for (const { bots, deals } of reports) {
    const standing = bots.find((each) => each.name === name);
    if (standing !== undefined) return `**${percent(standing.winRate)} %** ${range(standing.ci)} of ${deals}`;
  }
  return '';
}

// The strength of Star Explorer's bots: in solo games, against each other, and against a player who knows every coming
// tile.

import { overlooks } from '@planisphere/bots/star-explorer/overlooks';
import { arenaItem, found, foundAll, type GameStrength, type Item, onlyCommand } from '../../items/item.ts';
import { overlookingLines } from '../../items/levels.ts';
import { measureSolo, type SoloReport, soloTable } from '../../items/solo.ts';
import { encounterTable, timeTable } from '../../items/tables.ts';
import { timeItem } from '../../items/time.ts';
import { type ClairvoyantReport, measureClairvoyant } from './clairvoyant.ts';

const GAME = 'star-explorer';
const ALONE = ['master', 'astronomer', 'greedy', 'amateur', 'novice', 'random'];

const SOLO: Item<SoloReport> = {
  id: 'star-explorer solo',
  size: 1000,
  measure: (games, seed, told) => measureSolo({ game: GAME, bots: ALONE, games, seed }, told),
  asked: ({ games, seed }) => ({ size: games, seed }),
  command: (asked) => onlyCommand(SOLO.id, asked),
};

const ARENAS = [
  arenaItem(GAME, ['random', 'greedy', 'novice', 'amateur', 'astronomer'], 400),
  arenaItem(GAME, ['master', 'greedy'], 400),
  arenaItem(GAME, ['master', 'astronomer'], 400),
  arenaItem(GAME, ['master', 'amateur'], 100),
  arenaItem(GAME, ['master', 'novice'], 100),
  arenaItem(GAME, ['master', 'random'], 100),
];

const CLAIRVOYANT: Item<ClairvoyantReport> = {
  id: 'star-explorer clairvoyant',
  size: 300,
  measure: measureClairvoyant,
  asked: ({ positions, seed }) => ({ size: positions, seed }),
  command: (asked) => onlyCommand(CLAIRVOYANT.id, asked),
};

const TIME = timeItem(GAME, [
  { name: 'alone', options: {}, players: 1 },
  { name: 'four', options: {}, players: 4 },
]);

export const STAR_EXPLORER: GameStrength = {
  items: [SOLO, ...ARENAS, TIME, CLAIRVOYANT],
  lines: (results) => {
    const solo = found(SOLO, results);
    const reports = foundAll(ARENAS, results);
    const clairvoyant = found(CLAIRVOYANT, results);
    return [
      ...(solo === undefined ? [] : soloLines(solo)),
      ...(reports.length === 0 ? [] : arenaLines(reports)),
      ...overlookingLines('Star Explorer', overlooks),
      '## Star Explorer: time',
      '',
      ...timeTable(reports, found(TIME, results)),
      ...(clairvoyant === undefined ? [] : clairvoyantLines(clairvoyant)),
    ];
  },
};

function soloLines(report: SoloReport): readonly string[] {
  return [
    '## Star Explorer: alone',
    '',
    'All on the same deals. The best rank of the rulebook begins at 151 points. Milliseconds here are by the clock, on a machine',
    'that was doing other things as well; what a move costs in processor time is told below.',
    '',
    ...soloTable(report),
  ];
}

function arenaLines(reports: Parameters<typeof encounterTable>[0]): readonly string[] {
  return ['## Star Explorer: who beats whom', '', 'Two players.', '', ...encounterTable(reports)];
}

function clairvoyantLines({ positions, bots }: ClairvoyantReport): readonly string[] {
  return [
    '## Star Explorer: against a clairvoyant',
    '',
    `In ${positions} positions of games alone with three rounds left, somebody who knows every tile to come and tries every drawing`,
    'that leaves out at most three stars earns so many points more than the bot does in the same three rounds. Nobody can know',
    'the tiles: this is a bound, and not a fault.',
    '',
    '| | points given away at most, mean | none |',
    '|---|---|---|',
    ...bots.map(
      ({ name, mean, ci, exact }) =>
        `| ${name} | **${mean.toFixed(2)}** [${ci[0].toFixed(2)}–${ci[1].toFixed(2)}] | ${(100 * exact).toFixed(1)} % |`,
    ),
    '',
  ];
}

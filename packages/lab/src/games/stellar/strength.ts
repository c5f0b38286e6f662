// The strength of Stellar's bots: results against each other, and the master against an exact solver.
import { overlooks } from '@planisphere/bots/stellar/overlooks';
import { arenaItem, found, foundAll, type GameStrength, type Item, onlyCommand } from '../../items/item.ts';
import { overlookingLines } from '../../items/levels.ts';
import { encounterTable, percent, range, timeTable } from '../../items/tables.ts';
import { timeItem } from '../../items/time.ts';
import { measureRegret, type RegretReport } from './regret.ts';

const ARENAS = [
  arenaItem('stellar', ['random', 'greedy', 'novice', 'amateur', 'astronomer'], 200),
  arenaItem('stellar', ['master', 'astronomer'], 200),
  arenaItem('stellar', ['master', 'greedy'], 100),
  arenaItem('stellar', ['master', 'amateur'], 40),
  arenaItem('stellar', ['master', 'novice'], 40),
  arenaItem('stellar', ['master', 'random'], 40),
];

const REGRET: Item<RegretReport> = {
  id: 'stellar regret',
  size: 1000,
  measure: measureRegret,
  asked: ({ positions, seed }) => ({ size: positions, seed }),
  command: (asked) => onlyCommand(REGRET.id, asked),
};

const TIME = timeItem('stellar', [{ name: 'stellar', options: {} }]);

export const STELLAR: GameStrength = {
  items: [...ARENAS, TIME, REGRET],
  lines: (results) => {
    const reports = foundAll(ARENAS, results);
    const regret = found(REGRET, results);
    return [
      '## Stellar: who beats whom',
      '',
      ...encounterTable(reports),
      ...overlookingLines('Stellar', overlooks),
      '## Stellar: time',
      '',
      ...timeTable(reports, found(TIME, results)),
      ...(regret === undefined ? [] : regretLines(regret)),
    ];
  },
};

function regretLines({ positions, worlds, mean, ci, exact, largest }: RegretReport): readonly string[] {
  return [
    '## Stellar: the master against an exact solver',
    '',
    `In ${positions} positions with two turns left, the solver weighs every plan, every card that can come and every reply, over`,
    `${worlds} worlds behind the view. The master, which looks at fewer worlds, gives away ${(100 * mean).toFixed(2)} ${range(ci)}`,
    `percentage points of winning chance on average and ${percent(largest)} at most; in ${percent(exact)} % of the positions it chooses`,
    'an action that the solver likes best.',
    '',
  ];
}

// The win rates on the set-up screen of Stellarion.
import { expect, test } from 'vitest';
import { beginnerRates, levelRates } from '../../src/games/stellarion/setup/rates.ts';

test('a beginner sees what the stars change, and how hard the expansions are', () => {
  const base = { expansions: [], stars: 1, track: 'standard' } as const;
  const rates = beginnerRates(base, 1);
  expect([...(rates?.keys() ?? [])].toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect(rates?.get(4)).toBeGreaterThan(rates?.get(0) ?? 1);
  for (const expansion of ['black-holes', 'theories', 'mirrors', 'sun'] as const) {
    const levels = levelRates({ ...base, expansions: [expansion] }, 1);
    expect(levels.map(({ bot }) => bot)).toEqual(['novice', 'amateur', 'master']);
    expect(levels[0]?.winRate).toBeLessThan(rates?.get(1) ?? 0);
  }
});

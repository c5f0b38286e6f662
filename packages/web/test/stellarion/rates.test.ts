// The win rates on the set-up screen are those of the latest measurement.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import shown from '../../src/games/stellarion/setup/rates.json' with { type: 'json' };
import { beginnerRates, levelRates, type Measured } from '../../src/games/stellarion/setup/rates.ts';

interface Result {
  readonly game?: string;
  readonly options?: Partial<Measured>;
  readonly bots?: readonly { readonly name: string; readonly winRate?: number }[];
}

test('every measured win rate is shown: `npm run rates -w packages/web` after measuring', () => {
  const file = new URL('../../../../docs/strength.json', import.meta.url);
  const results = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>);
  const measured = results
    .filter(([, { game }]) => game === 'stellarion')
    .flatMap(([, { options, bots }]) =>
      (bots ?? []).flatMap(({ name, winRate }) =>
        winRate === undefined ? [] : [{ ...options, bot: name, winRate: Math.round(winRate * 1000) / 1000 }],
      ),
    );
  expect(measured.length).toBeGreaterThan(40);
  expect(shown).toHaveLength(measured.length);
  for (const each of measured) expect(shown).toContainEqual(expect.objectContaining(each));
});

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

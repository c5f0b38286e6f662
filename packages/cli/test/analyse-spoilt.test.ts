// No spoilt position breaks `planisphere analyse`: it is analysed, or refused with what is impossible. A fast clock
// ends each search after its first look.
import { type GameTypes, LOCALES } from '@planisphere/core';
import { type Entry, GAMES } from '@planisphere/games';
import { type Setup, spoiltPositions } from '@planisphere/testkit';
import { afterEach, expect, it, vi } from 'vitest';
import { analyseCommand } from '../src/analyse.ts';
import { UsageError } from '../src/base/usage.ts';

const COUNT = process.env.PLANISPHERE_LONG === undefined ? 400 : 100_000;

afterEach(() => vi.restoreAllMocks());

/** The usual table of the game, for every number of players. */
function setupsOf({ game, card }: Entry): readonly Setup<GameTypes>[] {
  const options = game.decodeOptions(card.defaultTable.options);
  if (!options.ok) throw new Error(options.fault.message);
  const { min, max } = game.players;
  return Array.from({ length: max - min + 1 }, (_, more) => {
    const players = min + more;
    return {
      name: '',
      game,
      options: options.value,
      players,
      conserved: () => {},
    };
  });
}

it.each(GAMES.map((entry) => [entry.game.id, entry] as const))(
  `%s: ${COUNT} spoilt positions`,
  { timeout: 7_200_000 },
  async (id, entry) => {
    let clock = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (clock += 600));
    const said: string[] = [];
    const hear = (line: unknown): void => void said.push(String(line));
    vi.spyOn(console, 'log').mockImplementation(hear);
    vi.spyOn(console, 'error').mockImplementation(hear);
    const codes = { 0: 0, 1: 0, refused: 0 };
    let index = 0;
    for (const line of spoiltPositions(setupsOf(entry), COUNT)) {
      said.length = 0;
      const values = { seconds: '1', lang: LOCALES[index++ % LOCALES.length], json: index % 4 < 2 };
      try {
        codes[(await analyseCommand.run(values, [id, line])) as 0 | 1]++;
      } catch (error) {
        // An empty line, or one that hides what the player to move holds.
        if (!(error instanceof UsageError)) throw new Error(line, { cause: error });
        said.push(error.message);
        codes.refused++;
      }
      if (said.length === 0 || /undefined|\bNaN\b|\[object/.test(said.join('\n')))
        throw new Error(`${line}: ${said.join('\n')}`);
    }
    // Some lines are analysed and some refused.
    expect(codes[0]).toBeGreaterThan(COUNT / 1000);
    expect(codes[1]).toBeGreaterThan(COUNT / 10);
  },
);

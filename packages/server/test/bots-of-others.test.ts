// Tables with only bots, however many one guest opens, do not delay the bots of people who wait.
import { expect, it } from 'vitest';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

const TABLES = 12;
const bot = { kind: 'bot', level: 'amateur' } as const;
const person = { kind: 'person' } as const;

/** When the bots at a table acted, as far as this player heard of it. */
function times(player: Player, seats: readonly string[]): readonly number[] {
  return player.updates
    .flatMap(({ steps }) => steps)
    .flatMap((step) =>
      'event' in step && seats.some((seat) => step.event.startsWith(`${seat} `)) ? [step.at] : [],
    );
}

it('lets the bot of a person who waits think before those of tables of bots alone', {
  timeout: 120_000,
}, async () => {
  const { url } = await startServer({ BOT_THREADS: '1' });
  const watchers: Player[] = [];
  const eve = await Player.arrive(url, 'Eve');
  for (let each = 0; each < TABLES; each++) {
    const { code } = await eve.visitor.open({ game: 'stellar', seats: [bot, bot] });
    const watcher = await Player.arrive(url, 'Watcher');
    watcher.follow(code);
    watchers.push(watcher);
  }
  const ada = await Player.arrive(url, 'Ada');
  const { code } = await ada.visitor.open({ game: 'stellar', seats: [person, bot], options: { first: 'A' } });
  ada.follow(code);
  // Four turns of Ada, and as many answers.
  await ada.playUntil(() => times(ada, ['B']).length >= 8, 'fair');
  const before: number[] = [];
  const [own, others] = [times(ada, ['A', 'B']), watchers.flatMap((watcher) => times(watcher, ['A', 'B']))];
  for (const answered of times(ada, ['B'])) {
    const asked = Math.max(0, ...own.filter((at) => at < answered));
    if (asked > 0) before.push(others.filter((at) => at > asked && at < answered).length);
  }
  for (const player of [ada, ...watchers]) player.link?.close();
  expect(others.length).toBeGreaterThan(0);
  // Decisions of other tables that are computed already may come first, but not one of every table.
  const usual = before.sort((a, b) => a - b)[before.length >> 1];
  expect(usual, before.join(' ')).toBeLessThan(TABLES / 2);
});

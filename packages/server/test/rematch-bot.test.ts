// A bot that has the first move of a rematch acts at once: it does not wait until its deadline is due.
import { expect, it } from 'vitest';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

/** Milliseconds after which the deadline of a table asks its bot again. */
const BOT_GRACE = 20_000;

it('lets a bot with the first move of the next game act', { timeout: 120_000 }, async () => {
  const { url } = await startServer();
  const ada = await Player.arrive(url, 'Ada');
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
  const { code } = await ada.visitor.open({ game: 'stellar', seats: [...seats], options: { first: 'A' } });
  await ada.follow(code).send({ type: 'resign' });
  await ada.link?.send({ type: 'rematch' });
  await ada.until(() => ada.table?.rematch !== undefined);
  const next = await Player.return(url, ada.visitor.cookie);
  const link = next.follow(ada.table?.rematch ?? '');
  const stepOf = (seat: string) =>
    next.updates
      .flatMap(({ steps }) => steps)
      .find((step) => 'event' in step && step.event.startsWith(`${seat} `));
  await next.until(() => stepOf('A') !== undefined);
  const opened = next.updates[0]?.steps[0]?.at ?? 0;
  expect(next.table?.seats[0]?.bot).toBe('random');
  expect((stepOf('A')?.at ?? 0) - opened).toBeLessThan(BOT_GRACE);
  link.close();
  ada.link?.close();
});

// What waits for a guest: their turn, an invitation, a tournament; and nothing of other people's.
import type { BellAnswer } from '@planisphere/protocol';
import { expect, it } from 'vitest';
import { Player } from './player.ts';
import { meet, seek } from './seeking.ts';
import { startServer } from './servers.ts';

const bellOf = (player: Player): Promise<BellAnswer> =>
  player.visitor.call('GET', '/api/me/bell') as Promise<BellAnswer>;
const NOTHING: BellAnswer = { turns: [], invitations: [], tournaments: [] };

it('tells whose turn it is, with whom, until they have played', async () => {
  const { url } = await startServer();
  const [ada, ben, eve] = [
    await Player.arrive(url, 'Ada'),
    await Player.arrive(url, 'Ben'),
    await Player.arrive(url, 'Eve'),
  ];
  expect(await bellOf(ada)).toEqual(NOTHING);
  const days = { game: 'stellar', paces: ['days'] };
  await seek(ada, days);
  await seek(ben, days);
  const code = await meet(ada, ben);
  // Both choose their first card at the same time.
  expect((await bellOf(ada)).turns).toEqual([
    { code, game: 'stellar', with: ['Ben'], at: expect.any(Number) },
  ]);
  expect((await bellOf(ben)).turns).toMatchObject([{ code, with: ['Ada'] }]);
  for (const player of [ada, ben]) player.follow(code);
  await Promise.all([ada, ben].map((player) => player.playOn('bell')));
  expect(await bellOf(ada)).toEqual(NOTHING);
  expect(await bellOf(eve)).toEqual(NOTHING);
});

it('tells of invitations, and of tournaments that start soon or pair people now', async () => {
  const { url } = await startServer();
  const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
  await ada.visitor.call('POST', `/api/people/${ben.guest.id}/invite`, { game: 'stellar' });
  expect((await bellOf(ben)).invitations).toMatchObject([{ game: 'stellar', from: { name: 'Ada' } }]);
  const MINUTE = 60_000;
  const arena = { kind: 'arena', pace: 'brisk', minutes: 10 };
  const cup = { kind: 'cup', deals: 1, minutes: 60 };
  for (const [name, form, minutes] of [
    ['Now', arena, 0],
    ['Soon', arena, 30],
    ['Tomorrow', arena, 24 * 60],
    ['A cup', cup, 0],
  ] as const) {
    const { id } = (await ada.visitor.call('POST', '/api/tournaments', {
      ...{ name, game: 'stellar', form, starts: Date.now() + minutes * MINUTE },
    })) as { id: string };
    await ben.visitor.call('POST', `/api/tournaments/${id}/entry`);
  }
  const named = async () =>
    (await bellOf(ben)).tournaments.map(({ name, startsIn }) => `${name} ${Math.ceil(startsIn / MINUTE)}`);
  await expect.poll(named).toEqual(['Now 0', 'Soon 30']);
  expect((await bellOf(ada)).tournaments).toEqual([]);
});

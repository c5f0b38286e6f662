// Invitations from the page about a person: they read it and are called, unless they have blocked the sender.
import type { InvitationInfo } from '@planisphere/protocol';
import { expect, it } from 'vitest';
import { createGuest } from '../src/store/guests.ts';
import { putInvitation, readInvitations } from '../src/store/invitations.ts';
import { setQuiet } from '../src/store/quiet.ts';
import { statement } from '../src/store/sql.ts';
import { tried } from './people.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';
import { device, guest } from './store/contract/samples.ts';
import { World } from './world.ts';

const invitationsOf = async (who: Player): Promise<readonly InvitationInfo[]> =>
  ((await who.visitor.call('GET', '/api/me/invitations')) as { invitations: InvitationInfo[] }).invitations;
const invite = (by: Player, who: Player, game = 'stellar'): Promise<{ code: string }> =>
  by.visitor.call('POST', `/api/people/${who.guest.id}/invite`, { game }) as Promise<{ code: string }>;

it('an invitation is read by whom it is for, until they sit down, decline or have blocked its host', async () => {
  const { url } = await startServer();
  const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
  const { code } = await invite(ada, ben);
  expect(await invitationsOf(ben)).toMatchObject([{ code, game: 'stellar', from: { name: 'Ada' } }]);
  expect(await invitationsOf(ada)).toEqual([]);
  expect(await tried(ben.follow(code).send({ type: 'sit', seat: 'B' }))).toBe('done');
  expect(await invitationsOf(ben)).toEqual([]);
  const { code: next } = await invite(ada, ben, 'star-explorer');
  await ben.visitor.call('DELETE', `/api/me/invitations/${next}`);
  expect(await invitationsOf(ben)).toEqual([]);
  await ben.visitor.call('PUT', `/api/people/${ada.guest.id}/block`, { on: true });
  expect(await invite(ada, ben)).toHaveProperty('code');
  expect(await invitationsOf(ben)).toEqual([]);
  await expect(invite(ada, ada)).rejects.toMatchObject({ code: 'nobody-else' });
  await expect(invite(ada, ben, 'chess')).rejects.toMatchObject({ code: 'unknown-game' });
});

it('who is invited is called once, after their quiet hours, and not to a table that no longer waits', async () => {
  const world = new World({ kind: 'none' });
  await world.open();
  for (const id of ['guest0', 'ben', 'cleo'])
    await createGuest(world.sql, { ...guest(id), id }, device(`${id} phone`));
  const node = await world.node('one');
  await world.sql.write([statement(`update tables set status = 'open' where code = $1`, world.code)]);
  world.now = Date.parse('2026-11-18T22:00:00Z');
  await setQuiet(world.sql, 'ben', { starts: 1320, ends: 480, zone: 'Europe/Paris' });
  for (const id of ['ben', 'cleo']) {
    await putInvitation(world.sql, { guest: id, code: world.code, host: 'guest0', at: world.now });
    await world.sql.write([
      statement(
        `insert into deadlines (code, kind, subject, due, claimed) values ($1, 'invited', $2, $3, 0)`,
        ...[world.code, id, world.now],
      ),
    ]);
  }
  expect(await readInvitations(world.sql, 'ben')).toHaveLength(1);
  await node.look();
  const invited = () => node.called.filter((call) => call.startsWith('invited'));
  expect(invited()).toEqual([`invited ${world.code} cleo`]);
  world.now = Date.parse('2026-11-19T07:00:01Z');
  await node.look();
  await node.look();
  expect(invited()).toEqual([`invited ${world.code} cleo`, `invited ${world.code} ben`]);
});

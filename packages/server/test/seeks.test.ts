// The search for an opponent, over HTTP: two guests find each other and play; everybody else is refused for the true
// reason.

import type { CompanyAnswer } from '@planisphere/protocol';
import { describe, expect, it } from 'vitest';
import { ServerRefusal } from '../src/client/visitor.ts';
import { countVisit } from '../src/store/hours.ts';
import { openStore } from '../src/store/open.ts';
import { insertWait } from '../src/store/seeks.ts';
import type { Statement } from '../src/store/sql.ts';

import { Player } from './player.ts';
import { expectMet, meet, poll, say, seek } from './seeking.ts';
import { startServer, temporaryFolder } from './servers.ts';

async function refusalOf(asking: Promise<unknown>): Promise<string> {
  try {
    return `done: ${JSON.stringify(await asking)}`;
  } catch (error) {
    if (error instanceof ServerRefusal) return `${error.status} ${error.code}`;
    throw error;
  }
}

describe('play somebody', () => {
  it.each(['stellar', 'star-explorer', 'stellarion'])('two guests meet and play %s', async (game) => {
    const { url } = await startServer();
    const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
    expect(await seek(ada, { game, paces: ['relaxed'] })).toMatchObject({ state: 'waiting', game });
    expect(expectMet(await seek(ben, { game, paces: ['relaxed'] }))).toMatchObject({
      ...{ game, pace: 'relaxed', with: { id: ada.guest.id, name: 'Ada' } },
      // Two newcomers. Partners of a cooperative game are rated against par, so they have no such stakes.
      ...(game !== 'stellarion' && { stakes: { expected: 0.5, win: 162, loss: 162 } }),
    });
    const code = await meet(ada, ben);
    for (const player of [ada, ben]) player.follow(code);
    await Promise.all([ada, ben].map((player) => player.until(() => player.table !== undefined)));
    expect(ada.table).toMatchObject({
      status: 'playing',
      settings: { chat: 'phrases', access: 'link', pace: { kind: 'clock', perMove: 60, bank: 600 } },
    });
    expect([...ada.mySeats, ...ben.mySeats].sort()).toEqual(['A', 'B']);
    await Promise.all([ada, ben].map((player) => player.playOn(`strangers ${game}`)));
    expect(ada.table?.end?.reason).toBe('finished');
  });

  it('a search and a meeting outlive the server', async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startServer({ DATA_DIR });
    const [ada, ben] = [await Player.arrive(first.url, 'Ada'), await Player.arrive(first.url, 'Ben')];
    await seek(ada);
    const { meeting } = expectMet(await seek(ben));
    await say(ben, meeting, true);
    await first.close();
    const { url } = await startServer({ DATA_DIR });
    const later = await Player.return(url, ada.visitor.cookie);
    expect(expectMet(await poll(later)).meeting).toBe(meeting);
    expect(await say(later, meeting, true)).toMatchObject({ state: 'started' });
    expect(await poll(await Player.return(url, ben.visitor.cookie))).toMatchObject({ state: 'started' });
  });

  it('refuses what cannot be looked for, programs, and answers that come too late or from others', async () => {
    const { url } = await startServer();
    const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
    const eve = await Player.arrive(url, 'Eve');
    expect(await refusalOf(seek(ada, { game: 'chess', paces: ['brisk'] }))).toBe('400 unknown-game');
    expect(await refusalOf(seek(ada, { game: 'stellar', paces: [] }))).toBe('400 bad-message');
    expect(await refusalOf(seek(ada, { game: 'stellar', paces: ['slow'] }))).toBe('400 bad-message');
    expect(await refusalOf(say(ada, 'x', true))).toBe('409 meeting-over');
    await seek(ada);
    const { meeting } = expectMet(await seek(ben));
    expect(await refusalOf(say(eve, meeting, true))).toBe('409 meeting-over');
    expect(await refusalOf(say(ben, meeting, false))).toMatch(/^done.*waiting/);
    expect(await refusalOf(say(ada, meeting, true))).toBe('409 meeting-over');
    expect(await refusalOf(ada.visitor.call('DELETE', '/api/seeks'))).toBe('done: {"state":"none"}');
    expect(await poll(ada)).toEqual({ state: 'none' });
    const { token } = (await ada.visitor.call('POST', '/api/me/bots', { name: 'Bot', emblem: 'star' })) as {
      token: string;
    };
    const answer = await fetch(`${url}/api/seeks`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(403);
  });

  it('says how many wait, and when others were here, without a name', async () => {
    const { url } = await startServer();
    const company = (player?: Player) =>
      player === undefined
        ? fetch(`${url}/api/company`).then((answer) => answer.json())
        : player.visitor.call('GET', '/api/company');
    expect(await company()).toEqual({ here: 0, people: 0, waiting: {}, waits: {} });
    const ada = await Player.arrive(url, 'Ada');
    expect(await company(ada)).toEqual({ here: 0, people: 0, waiting: {}, waits: {} });
    await seek(ada);
    const told = (await company()) as { people: number; last: number; waiting: object };
    expect(told).toEqual({
      here: 1,
      people: 1,
      last: expect.any(Number),
      waiting: { stellar: 1 },
      waits: {},
    });
    expect(told.last).toBeLessThan(60_000);
    expect(await company(ada)).toEqual({ here: 0, people: 0, waiting: {}, waits: {} });
    const ben = await Player.arrive(url, 'Ben');
    await seek(ben);
    expect(await company(ben)).toMatchObject({ here: 1, people: 1, waiting: {} }); // they have met
  });

  it('says how long one waits, and in which hours people come, once there is enough to say', async () => {
    const DATA_DIR = temporaryFolder();
    const now = Date.now();
    const meetings = [40, 5, 70].map((seconds, index) =>
      insertWait({ id: `m${index}`, game: 'stellar' }, { at: now, waited: seconds * 1000 }),
    );
    const after = async (written: readonly Statement[]): Promise<CompanyAnswer> => {
      const { sql } = await openStore({ databaseUrl: undefined, dataDir: DATA_DIR });
      await sql.write(written);
      await sql.close();
      const { url, close } = await startServer({ DATA_DIR });
      const answer = (await (await fetch(`${url}/api/company`)).json()) as CompanyAnswer;
      await close();
      return answer;
    };
    const few = await after(meetings.slice(0, 2));
    expect(few.waits).toEqual({});
    expect(few).not.toHaveProperty('hours');
    const enough = await after([...meetings.slice(2), ...Array.from({ length: 30 }, () => countVisit(now))]);
    expect(enough.waits).toEqual({ stellar: 40_000 });
    expect(enough.hours).toHaveLength(24);
    expect(enough.hours?.[new Date(now).getUTCHours()]).toBe(30);
  });

  it('shows what is kept, and forgets it with the guest', async () => {
    const { url } = await startServer();
    const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
    await seek(ada);
    expect(await ada.visitor.call('GET', '/api/me/about')).toMatchObject({ search: { game: 'stellar' } });
    await ada.visitor.call('DELETE', '/api/me');
    expect(await seek(ben)).toMatchObject({ state: 'waiting' });
  });
});

// Reports, the page of operators, and the effects of being muted or banned, over HTTP and by socket.
import type { OperatorPage, OperatorPerson, SanctionInfo, TournamentPage } from '@planisphere/protocol';
import { describe, expect, it } from 'vitest';
import { type CommandRefused, Visitor } from '../src/client/index.ts';
import { ServerRefusal } from '../src/client/visitor.ts';
import { readConfig } from '../src/config/config.ts';
import { operatorRoutes } from '../src/http/operator.ts';
import { misfits } from './misfits.ts';
import { company, started, tried } from './people.ts';
import { Player } from './player.ts';
import { expectMet, poll, say, seek } from './seeking.ts';
import { type Started, startServer } from './servers.ts';

const KEY = 'correct-horse-battery';
const withKey = (): Promise<Started> => startServer({ OPERATOR_KEY: `lea:${KEY} noe:another-long-key-here` });

class Operator {
  readonly #visitor: Visitor;

  constructor(url: string, key = KEY) {
    this.#visitor = new Visitor(url, '', { 'x-operator-key': key });
  }

  /** Compares the answer with the route's schema. */
  async ask<T>(line: string, body?: object): Promise<T> {
    const [method = '', path = ''] = line.split(' ');
    const address = `/api/operator${path}`;
    const answer = await this.#visitor.call(method, address, body);
    const route = operatorRoutes.find(
      (each) => each.method === method && new RegExp(`^${each.url.replace(/:\w+/g, '[^/]+')}$`).test(address),
    );
    expect(misfits(route?.gives ?? {}, answer), line).toEqual([]);
    return answer as T;
  }

  page = (): Promise<OperatorPage> => this.ask('GET ');
  about = (who: Player): Promise<OperatorPerson> => this.ask(`GET /people/${who.guest.id}`);
  impose = (who: Player, kind: 'mute' | 'ban', why = 'Be kind.') =>
    this.ask(`PUT /people/${who.guest.id}/sanctions`, { kind, days: 7, why });
  lift = (who: Player, kind: 'mute' | 'ban') => this.ask(`DELETE /people/${who.guest.id}/sanctions/${kind}`);
}

async function refusalOf(asking: Promise<unknown>): Promise<string> {
  try {
    await asking;
    return 'done';
  } catch (error) {
    if (error instanceof ServerRefusal) return `${error.status} ${error.code}`;
    throw error;
  }
}

const report = (by: Player, who: Player, body: object): Promise<unknown> =>
  by.visitor.call('POST', `/api/people/${who.guest.id}/report`, body);
const sanctionsTold = async (who: Player) =>
  ((await who.visitor.call('GET', '/api/me')) as { sanctions?: readonly SanctionInfo[] }).sanctions;
const person = { kind: 'person' } as const;
const clock = { kind: 'clock', perMove: 60, bank: 600 } as const;

describe('the page of operators', () => {
  it('does not exist where no key is set', async () => {
    const { url } = await startServer();
    for (const { method, url: path } of operatorRoutes) {
      const address = url + path.replace(/:\w+/g, 'x');
      const response = await fetch(address, { method, headers: { 'x-operator-key': KEY } });
      expect([path, response.status]).toEqual([path, 404]);
    }
    expect((await fetch(`${url}/operator`)).status).toBe(404);
  });

  it('opens with the right key only, and soon not even with that after many wrong ones', async () => {
    const { url } = await startServer({ OPERATOR_KEY: KEY, WRONG_CODES_PER_MINUTE: '1' });
    for (const { method, url: path } of operatorRoutes) {
      const response = await fetch(url + path.replace(/:\w+/g, 'x'), { method });
      expect([path, [403, 429].includes(response.status)]).toEqual([path, true]);
    }
    let refusal = '';
    for (let tries = 0; tries < 200 && refusal !== '429 too-many-requests'; tries++)
      refusal = await refusalOf(new Operator(url, `${KEY}${tries}`).page());
    expect(refusal).toBe('429 too-many-requests');
    expect(await refusalOf(new Operator(url).page())).toBe('429 too-many-requests');
  });

  it('knows several keys by their names', async () => {
    const { url } = await withKey();
    expect((await new Operator(url).page()).operator).toBe('lea');
    expect((await new Operator(url, 'another-long-key-here').page()).operator).toBe('noe');
    expect(await refusalOf(new Operator(url, 'lea').page())).toBe('403 wrong-key');
    expect(await refusalOf(new Operator(url, `lea:${KEY}`).page())).toBe('403 wrong-key');
    const { operators } = readConfig({ OPERATOR_KEY: KEY });
    expect(operators?.nameOf(KEY)).toBe('operator');
    for (const wrong of ['short', 'lea:short', `${KEY} short`])
      expect(() => readConfig({ OPERATOR_KEY: wrong })).toThrow(
        /^OPERATOR_KEY: A key of at least 16 letters/,
      );
  });

  it('shows who was reported by whom and what they said there; what is done is logged and settles it', async () => {
    const server = await withKey();
    const { ada, ben, code } = await company({}, server);
    await ben.link?.send({ type: 'say', text: 'You play badly' });
    await ben.link?.send({ type: 'say', phrase: 'bye' });
    const cleo = await Player.arrive(server.url, 'Cleo');
    await report(ada, ben, { reason: 'words', words: ' He is  rude\n', table: code });
    await report(cleo, ben, { reason: 'leaving' });
    const lea = new Operator(server.url);
    expect((await lea.page()).open).toMatchObject([
      { guest: { name: 'Ben' }, by: 2, reasons: ['leaving', 'words'] },
    ]);
    expect((await lea.page()).figures).toMatchObject({ reports: 1, today: 3, nodes: 1 });
    const about = await lea.about(ben);
    expect(about).toMatchObject({
      ...{ guest: { name: 'Ben' }, devices: 1, sanctions: [] },
      reports: [
        { reason: 'leaving', words: '', by: { name: 'Cleo' } },
        { reason: 'words', words: 'He is rude', by: { name: 'Ada' }, table: code },
      ],
      said: [{ text: 'You play badly', table: code }, { phrase: 'bye' }],
    });
    await lea.ask(`POST /people/${ben.guest.id}/settled`);
    expect(await lea.page()).toMatchObject({
      ...{ open: [], settled: [{ by: 2 }], figures: { reports: 0 } },
      log: [{ operator: 'lea', deed: 'nothing', name: 'Ben' }],
    });
    expect((await lea.about(ben)).reports.map(({ deed }) => deed)).toEqual(['nothing', 'nothing']);
    expect(await refusalOf(lea.ask('GET /people/nobody'))).toBe('404 not-found');
    expect(await refusalOf(lea.ask(`DELETE /people/${ben.guest.id}/sanctions/x`))).toBe('404 not-found');
  });
});

describe('a report', () => {
  it('is about somebody else, who was at the table that it names, and about ten people a day', async () => {
    const server = await withKey();
    const { ada, ben, code } = await company({}, server);
    const cleo = await Player.arrive(server.url, 'Cleo');
    expect(await refusalOf(report(ada, ada, { reason: 'play' }))).toBe('400 nobody-else');
    expect(await refusalOf(report(ada, cleo, { reason: 'play', table: code }))).toBe('404 not-found');
    expect(await refusalOf(report(ada, ben, { reason: 'dislike' }))).toMatch(/^400 /);
    expect(await refusalOf(report(ada, ben, { reason: 'play', words: 'x'.repeat(500) }))).toMatch(/^400 /);
    for (let n = 0; n < 10; n++)
      await report(cleo, await Player.arrive(server.url, `Guest ${n}`), { reason: 'other' });
    expect(await refusalOf(report(cleo, ben, { reason: 'play' }))).toBe('429 too-many');
  });
});

describe('who is muted', () => {
  it('plays on, says nothing anywhere, and is told why and until when', async () => {
    const server = await withKey();
    const { ada, ben, code } = await company({ options: { first: 'A' } }, server);
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ben.link?.send({ type: 'say', text: 'Hello' });
    const lea = new Operator(server.url);
    const before = Date.now();
    await lea.impose(ben, 'mute', 'Several people reported your phrases.');
    for (const words of [{ text: 'And now' }, { phrase: 'hello' }] as const) {
      const refused = await ben.link?.send({ type: 'say', ...words }).catch((error: CommandRefused) => error);
      expect(refused).toMatchObject({
        code: 'muted',
        sanction: { kind: 'mute', why: 'Several people reported your phrases.' },
      });
      const { until = 0 } = (refused as CommandRefused).sanction ?? {};
      expect(Math.round((until - before) / 3_600_000)).toBe(7 * 24);
    }
    expect(await sanctionsTold(ben)).toMatchObject([
      { kind: 'mute', why: 'Several people reported your phrases.' },
    ]);
    expect(await sanctionsTold(ada)).toBeUndefined();
    await Promise.all([ada.playOn('a'), ben.playOn('b')]);
    expect(ben.table?.status).toBe('over');
    const other = await ben.visitor.open({ game: 'stellar', seats: [person, person] });
    expect(await tried(ben.follow(other.code).send({ type: 'say', phrase: 'hello' }))).toBe('muted');
    await lea.lift(ben, 'mute');
    expect(await tried(ben.follow(code).send({ type: 'say', phrase: 'thanks' }))).toBe('done');
    expect(await sanctionsTold(ben)).toBeUndefined();
    expect((await lea.page()).log.map(({ deed }) => deed)).toEqual(['unmute', 'mute']);
  });
});

describe('who is banned', () => {
  it('meets no strangers: not by pairing, at rated or open tables, nor in tournaments', async () => {
    const server = await withKey();
    const { url } = server;
    const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
    const lea = new Operator(url);
    const seats = [person, person];
    const open = await ada.visitor.open({ game: 'stellar', seats, access: 'open' });
    const rated = await ada.visitor.open({ game: 'stellar', seats, rated: true, pace: clock });
    const arena = { kind: 'arena', pace: 'brisk', minutes: 10 };
    const cup = { kind: 'cup', deals: 2, minutes: 60 };
    const contest = { name: 'Dome', game: 'stellar', form: arena, starts: Date.now() };
    const make = (by: Player, body: object): Promise<{ id: string }> =>
      by.visitor.call('POST', '/api/tournaments', body) as Promise<{ id: string }>;
    const [{ id }, { id: cupId }] = [await make(ada, contest), await make(ada, { ...contest, form: cup })];
    const ask = (line: string, body?: object): Promise<unknown> => {
      const [method = '', path = ''] = line.split(' ');
      return ben.visitor.call(method, `/api${path}`, body);
    };
    await lea.impose(ben, 'ban', 'Four games left.');
    expect(await sanctionsTold(ben)).toMatchObject([{ kind: 'ban', why: 'Four games left.' }]);
    for (const [line, body] of [
      ['POST /seeks', { game: 'stellar', paces: ['brisk'] }],
      ['POST /tables', { game: 'stellar', seats, access: 'open' }],
      ['POST /tables', { game: 'stellar', seats, rated: true, pace: clock }],
      ['POST /tournaments', contest],
      [`POST /tournaments/${id}/entry`, undefined],
      [`PUT /tournaments/${id}/entry`, { resting: false }],
      [`POST /tournaments/${cupId}/deals/1`, undefined],
    ] as const)
      expect([line, await refusalOf(ask(line, body))]).toEqual([line, '403 banned']);
    for (const { code } of [open, rated])
      expect(await tried(ben.follow(code).send({ type: 'sit', seat: 'B' }))).toBe('banned');
    // Friends and bots remain.
    const { code } = await ben.visitor.open({ game: 'stellar', seats });
    expect(await tried(ada.follow(code).send({ type: 'sit', seat: 'B' }))).toBe('done');
    await lea.lift(ben, 'ban');
    expect(await tried(ben.follow(open.code).send({ type: 'sit', seat: 'B' }))).toBe('done');
    expect(await refusalOf(ask(`POST /tournaments/${id}/entry`))).toBe('done');
  });

  it('leaves the search, the meeting, open tables and tournaments at once, and nothing hangs', async () => {
    const { url } = await withKey();
    const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
    const lea = new Operator(url);
    const { code } = await ben.visitor.open({ game: 'stellar', seats: [person, person], access: 'open' });
    const { code: friends } = await ben.visitor.open({ game: 'stellar', seats: [person, person] });
    const starts = Date.now();
    const form = { kind: 'arena', pace: 'brisk', minutes: 10 };
    const wanted = { name: 'Dome', game: 'stellar', form, starts };
    const { id } = (await ada.visitor.call('POST', '/api/tournaments', wanted)) as { id: string };
    const entry = `/api/tournaments/${id}/entry`;
    await ben.visitor.call('POST', entry);
    await seek(ada);
    await seek(ben);
    const { meeting } = expectMet(await poll(ben));
    await lea.impose(ben, 'ban');
    expect(await poll(ben)).toEqual({ state: 'none' });
    expect(await refusalOf(say(ben, meeting, true))).toBe('403 banned');
    expect(await poll(ada)).toMatchObject({ state: 'waiting' });
    expect((await ada.visitor.table(code)).seats[0]).not.toHaveProperty('guest');
    expect((await ada.visitor.table(friends)).seats[0]).toMatchObject({ guest: { name: 'Ben' } });
    const { me } = (await ben.visitor.call('GET', `/api/tournaments/${id}`)) as TournamentPage;
    expect(me?.state).toBe('out');
  });

  it('plays a game that has begun to its end, and no rematch', async () => {
    const server = await withKey();
    const { ada, ben } = await company({ options: { first: 'A' }, rated: true, pace: clock }, server);
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await new Operator(server.url).impose(ben, 'ban');
    await Promise.all([ada.playOn('a'), ben.playOn('b')]);
    expect(await tried(ben.link?.send({ type: 'rematch' }))).toBe('banned');
    expect(await tried(ada.link?.send({ type: 'rematch' }))).toBe('done');
    expect(await tried(ben.link?.send({ type: 'answer', yes: true }))).toBe('banned');
    expect(await tried(ben.link?.send({ type: 'answer', yes: false }))).toBe('done');
  });
});

describe('strangers', () => {
  it('talk in phrases until both have opened the chat; children’s tables keep to phrases', async () => {
    const server = await withKey();
    const settings = { options: { first: 'A' }, access: 'open', chat: 'phrases', pace: clock };
    const { ada, ben } = await company(settings, server);
    await ben.link?.send({ type: 'sit', seat: 'B' });
    const text = { type: 'say', text: 'Good evening' } as const;
    expect(await tried(ada.link?.send(text))).toBe('phrases-only');
    expect(await tried(ada.link?.send({ type: 'chat' }))).toBe('done');
    expect(await tried(ada.link?.send(text))).toBe('phrases-only');
    await ben.until(() => ben.table?.ask?.what === 'chat');
    expect(await tried(ben.link?.send({ type: 'answer', yes: false, what: 'chat' }))).toBe('done');
    expect(await tried(ben.link?.send({ type: 'chat' }))).toBe('done');
    expect(await tried(ada.link?.send({ type: 'chat' }))).toBe('done');
    await ben.until(() => ben.table?.chat === true);
    expect(await tried(ada.link?.send(text))).toBe('done');
    expect(await tried(ada.link?.send({ type: 'chat' }))).toBe('already-there');
    const friends = await company({ chat: 'phrases' }, server);
    expect(await tried(friends.ada.link?.send({ type: 'chat' }))).toBe('phrases-only');
    const silent = await company({ chat: 'off' }, server);
    expect(await tried(silent.ada.link?.send({ type: 'chat' }))).toBe('no-chat');
  });
});

describe('a host', () => {
  it('mutes somebody at the table, for everybody, until they say otherwise', async () => {
    const { ada, ben, code, server } = await started();
    const cleo = await Player.arrive(server.url, 'Cleo');
    const watching = cleo.follow(code);
    await watching.send({ type: 'say', text: 'Good evening' });
    const silence = (by: Player, guest: string, on: boolean) =>
      tried(by.link?.send({ type: 'silence', guest, on }));
    expect(await silence(ben, cleo.guest.id, true)).toBe('not-host');
    expect(await silence(ada, 'nobody', true)).toBe('nobody-else');
    expect(await silence(ada, ada.guest.id, true)).toBe('nobody-else');
    expect(await silence(ada, cleo.guest.id, true)).toBe('done');
    expect(await silence(ada, cleo.guest.id, true)).toBe('already-there');
    expect(await silence(ada, ben.guest.id, true)).toBe('done');
    expect(await tried(watching.send({ type: 'say', phrase: 'hello' }))).toBe('silenced');
    expect(await tried(ben.link?.send({ type: 'say', phrase: 'hello' }))).toBe('silenced');
    await cleo.until(() => cleo.table?.silenced?.length === 2);
    expect(await silence(ada, cleo.guest.id, false)).toBe('done');
    expect(await tried(watching.send({ type: 'say', phrase: 'hello' }))).toBe('done');
    await ada.until(() => ada.table?.silenced?.join() === ben.guest.id);
  });
});

// What people do at a table besides playing: take seats, ask, leave, return, chat.
import { describe, expect, it } from 'vitest';
import { company, started, tried } from './people.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';
import { expectVerified } from './verified.ts';

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', level: 'random' } as const;

describe('before the start', () => {
  it('people sit, stand up and change places', async () => {
    const { ada, ben } = await company({ start: 'asked' });
    expect(await tried(ben.link?.send({ type: 'sit', seat: 'A' }))).toBe('seat-taken');
    await ben.link?.send({ type: 'sit', seat: 'B' });
    expect(await tried(ben.link?.send({ type: 'start' }))).toBe('not-host');
    expect(await tried(ben.link?.send({ type: 'swap', seat: 'B', with: 'A' }))).toBe('seat-taken');
    await ada.link?.send({ type: 'swap', seat: 'A', with: 'B' });
    await ben.until(() => ben.mySeats.includes('A'));
    await ben.link?.send({ type: 'stand', seat: 'A' });
    expect(await tried(ada.link?.send({ type: 'start' }))).toBe('seats-empty');
    await ada.link?.send({ type: 'plan', seat: 'A', plan: bot });
    await ada.link?.send({ type: 'start' });
    await ada.until(() => ada.table?.status === 'playing');
    expect(ada.table?.seats).toMatchObject([{ bot: 'random' }, { guest: { name: 'Ada' } }]);
  });

  it('the same command twice is one change', async () => {
    const { ada, ben } = await company({ start: 'asked' });
    const say = (id: string) => ({ type: 'say', text: 'once', table: ada.table?.code, id });
    const { BareSocket } = await import('./socket.ts');
    const socket = await BareSocket.greeted(ada.visitor.server, ada.visitor.cookie);
    const first = await socket.answerTo(say('x'));
    expect(await socket.answerTo(say('x'))).toMatchObject({ type: 'done' });
    await socket.answerTo(say('y'));
    await ben.until(() => (ben.last?.seq ?? 0) >= ('seq' in first ? first.seq + 1 : 9));
    const said = ben.updates.flatMap(({ steps }) => steps.filter((step) => 'text' in step));
    expect(said).toHaveLength(2);
  });
});

describe('a seat', () => {
  it('is one for each guest, unless the table was opened as one device', async () => {
    const { ada, ben } = await company({ start: 'asked' });
    expect(await tried(ada.link?.send({ type: 'sit', seat: 'B' }))).toBe('already-seated');
    expect(await tried(ben.link?.send({ type: 'sit', seat: 'B' }))).toBe('done');
    const shared = await company({ start: 'asked', oneDevice: true });
    expect(await tried(shared.ada.link?.send({ type: 'sit', seat: 'B' }))).toBe('done');
  });

  it('is freed by the host, who asks somebody to leave before the start', async () => {
    const { ada, ben } = await company({ start: 'asked' });
    expect(await tried(ada.link?.send({ type: 'dismiss', seat: 'B' }))).toBe('nobody-else');
    await ben.link?.send({ type: 'sit', seat: 'B' });
    expect(await tried(ben.link?.send({ type: 'dismiss', seat: 'A' }))).toBe('not-host');
    expect(await tried(ada.link?.send({ type: 'dismiss', seat: 'A' }))).toBe('nobody-else');
    expect(await tried(ada.link?.send({ type: 'dismiss', seat: 'B' }))).toBe('done');
    await ben.until(() => ben.table?.seats[1]?.guest === undefined);
    expect(ben.last?.steps.at(-1)).toMatchObject({ news: 'dismiss', seat: 'B', name: 'Ben' });
    expect(await tried(ben.link?.send({ type: 'sit', seat: 'B' }))).toBe('asked-to-leave');
    const eve = await Player.arrive(ada.visitor.server, 'Eve');
    expect(await tried(eve.follow(ada.table?.code ?? '').send({ type: 'sit', seat: 'B' }))).toBe('done');
    await ada.link?.send({ type: 'start' });
    expect(await tried(ada.link?.send({ type: 'dismiss', seat: 'B' }))).toBe('already-started');
  });

  it('makes its player host while the one who opened the table does not sit', async () => {
    const { ada, ben } = await company({ start: 'asked' });
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ada.link?.send({ type: 'stand', seat: 'A' });
    expect(await tried(ben.link?.send({ type: 'plan', seat: 'A', plan: bot }))).toBe('done');
    expect(await tried(ada.link?.send({ type: 'plan', seat: 'A', plan: person }))).toBe('done');
    const eve = await Player.arrive(ada.visitor.server, 'Eve');
    await eve.follow(ada.table?.code ?? '').send({ type: 'sit', seat: 'A' });
    expect(await tried(ben.link?.send({ type: 'start' }))).toBe('not-host');
  });
});

describe('a rematch', () => {
  it('waits for everybody, also for who resigned', async () => {
    const { ada, ben } = await started();
    await ben.link?.send({ type: 'resign' });
    await ada.until(() => ada.table?.status === 'over');
    await ada.link?.send({ type: 'rematch' });
    await ben.until(() => ben.table?.ask !== undefined);
    expect(ben.table?.ask).toEqual({ what: 'rematch', by: 'A', waiting: ['B'] });
    expect(ben.table?.rematch).toBeUndefined();
    expect(await tried(ada.link?.send({ type: 'rematch' }))).toBe('already-asked');
    expect(await tried(ada.link?.send({ type: 'answer', yes: true }))).toBe('nothing-asked');
    expect(await tried(ben.link?.send({ type: 'answer', yes: true, what: 'hints' }))).toBe('nothing-asked');
    // A second request for the same thing is consent.
    await ben.link?.send({ type: 'rematch' });
    await ada.until(() => ada.table?.rematch !== undefined);
    expect(await ada.visitor.table(ada.table?.rematch ?? '')).toMatchObject({ status: 'playing' });
  });

  it('is not played when somebody says no', async () => {
    const { ada, ben } = await started();
    await ada.link?.send({ type: 'resign' });
    await ben.until(() => ben.table?.status === 'over');
    await ben.link?.send({ type: 'rematch' });
    await ada.link?.send({ type: 'answer', yes: false, what: 'rematch' });
    await ben.until(() => ben.table?.ask === undefined);
    expect(ben.table?.rematch).toBeUndefined();
  });
});

describe('taking back', () => {
  it('is free while nothing was revealed and nobody else has acted', async () => {
    const { ada, ben } = await started();
    await ada.link?.send({ type: 'act', event: `A start ${handOf(ada, 'A')[0]}` });
    const view = ada.updates.at(-2)?.scene?.view;
    await ada.link?.send({ type: 'undo' });
    await ada.until(() => ada.last?.steps.some((step) => 'rewind' in step) === true);
    expect(ada.last?.scene?.view).toBe(view);
    expect(ada.table?.assisted).toBe(false);
    await ben.until(() => ben.last?.seq === ada.last?.seq);
    // A later visitor cannot read what was taken back.
    const eve = await Player.arrive(ada.visitor.server, 'Eve');
    eve.follow(ada.table?.code ?? '');
    await eve.until(() => eve.last !== undefined);
    expect(eve.last?.steps.filter((step) => 'event' in step && step.event.startsWith('A '))).toEqual([]);
  });

  it('is refused when somebody else has acted on what was revealed since', async () => {
    const { ada, ben } = await started();
    // Ada plays her first turn, which reveals a new card for the row; Ben then chooses with that card in sight.
    const bensTurn = (): boolean => ada.last?.scene?.awaiting.join() === 'B' && ada.confirmed.length > 1;
    await ben.playUntil(() => ben.confirmed.length === 1, 'ben');
    await ada.playUntil(bensTurn, 'ada');
    await ben.playUntil(() => ben.confirmed.length === 2, 'ben');
    expect(await tried(ada.link?.send({ type: 'undo' }))).toBe('undo-revealed');
    expect(ada.table?.ask).toBeUndefined();
  });

  it('is possible for one who holds every seat, and marks the game as assisted', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const { code } = await ada.visitor.open({
      game: 'stellarion',
      seats: [person, person],
      oneDevice: true,
    });
    ada.follow(code);
    await ada.link?.send({ type: 'sit', seat: 'B' });
    await ada.until(() => ada.last?.scene?.awaiting.includes('A') === true);
    const before = ada.last?.scene?.view;
    await ada.playUntil(() => ada.last?.scene?.awaiting.includes('B') === true, 'ada');
    while (ada.last?.scene?.view !== before) {
      const { seq } = ada.last as { seq: number };
      expect(await tried(ada.link?.send({ type: 'undo', seat: 'A' }))).toBe('done');
      await ada.until(() => (ada.last?.seq ?? 0) > seq);
    }
    expect(ada.last?.scene?.awaiting).toEqual(['A']);
    expect(ada.table?.assisted).toBe(true);
  });

  it('needs consent once something was revealed', async () => {
    const { ada, ben } = await started();
    await ada.link?.send({ type: 'act', event: `A start ${handOf(ada, 'A')[0]}` });
    await ben.link?.send({ type: 'act', event: `B start ${handOf(ben, 'B')[0]}` });
    expect(await tried(ada.link?.send({ type: 'undo' }))).toBe('done');
    await ben.until(() => ben.table?.ask !== undefined);
    expect(ben.table?.ask).toEqual({ what: 'undo', by: 'A', waiting: ['B'] });
    expect(await tried(ada.link?.send({ type: 'answer', yes: true }))).toBe('nothing-asked');
    await ben.link?.send({ type: 'answer', yes: false });
    await ada.until(() => ada.table?.ask === undefined);
    await ada.link?.send({ type: 'act', event: 'A take 1' });
    await ada.link?.send({ type: 'undo' });
    await ada.until(
      () => ada.last?.steps.some((step) => 'rewind' in step) === true || ada.table?.ask !== undefined,
    );
    if (ada.table?.ask !== undefined) {
      await ben.link?.send({ type: 'answer', yes: true });
      await ada.until(() => ada.table?.assisted === true);
    }
    expect(ada.last?.scene?.awaiting).toEqual(['A']);
  });

  it('is always possible alone with bots, and marks the game as assisted', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const { code } = await ada.visitor.open({
      game: 'stellar',
      options: { first: 'B' },
      seats: [person, bot],
    });
    ada.follow(code);
    await ada.until(() => ada.last?.scene?.awaiting.includes('A') === true);
    await ada.link?.send({ type: 'act', event: `A start ${handOf(ada, 'A')[0]}` });
    await ada.until(
      () =>
        ada.last?.scene?.view.startsWith('take turn=1') === true ||
        ada.last?.scene?.view.startsWith('offer turn=1') === true,
    );
    await ada.link?.send({ type: 'undo' });
    await ada.until(() => ada.table?.assisted === true);
    await ada.playOn('ada');
    expect(JSON.parse(await ada.visitor.record(code))).toMatchObject({ assisted: true });
  });
});

describe('leaving', () => {
  it('resigning ends a game of two', async () => {
    const { ada, ben } = await started();
    await ben.link?.send({ type: 'resign' });
    await ada.until(() => ada.table?.status === 'over');
    expect(ada.table?.end).toMatchObject({ reason: 'resigned', winners: ['A'] });
    await expectVerified(ada, ada.table?.code ?? '');
    expect(JSON.parse(await ada.visitor.record(ada.table?.code ?? ''))).toMatchObject({
      ended: { reason: 'resigned', winners: ['A'] },
    });
  });

  it('a bot plays on for who resigns at a larger table', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const ben = await Player.arrive(server.url, 'Ben');
    const { code } = await ada.visitor.open({ game: 'star-explorer', seats: [person, person, bot] });
    ada.follow(code);
    await ben.follow(code).send({ type: 'sit', seat: 'B' });
    await ben.link?.send({ type: 'resign' });
    await ada.until(() => ada.table?.seats[1]?.resigned === true);
    expect(await tried(ben.link?.send({ type: 'back' }))).toBe('seat-given-up');
    await ada.playOn('ada');
    expect(ada.table?.end?.reason).toBe('finished');
  });

  it('both can agree to abandon, and to play again with seats exchanged', async () => {
    const { ada, ben } = await started();
    await ada.link?.send({ type: 'abandon' });
    await ben.link?.send({ type: 'answer', yes: true });
    await ada.until(() => ada.table?.status === 'over');
    expect(ada.table?.end).toMatchObject({ reason: 'abandoned', winners: [] });
    await ben.link?.send({ type: 'rematch' });
    await ada.link?.send({ type: 'answer', yes: true });
    await ada.until(() => ada.table?.rematch !== undefined);
    const next = await ada.visitor.table(ada.table?.rematch ?? '');
    expect(next).toMatchObject({
      status: 'playing',
      seats: [{ guest: { name: 'Ben' } }, { guest: { name: 'Ada' } }],
    });
    expect(await tried(ada.link?.send({ type: 'rematch' }))).toBe('already-there');
  });
});

describe('hints', () => {
  it('are for everybody once everybody agrees, and mark the game as assisted', async () => {
    const { ada, ben } = await started();
    await ada.link?.send({ type: 'hints' });
    await ben.until(() => ben.table?.ask !== undefined);
    expect(ben.table?.ask).toMatchObject({ what: 'hints', by: 'A', waiting: ['B'] });
    await ben.link?.send({ type: 'answer', yes: false });
    await ada.until(() => ada.table?.ask === undefined);
    expect(ada.table).toMatchObject({ assisted: false });
    expect(ada.table?.hints).toBeUndefined();
    await ben.link?.send({ type: 'hints' });
    await ada.link?.send({ type: 'answer', yes: true });
    await ben.until(() => ben.table?.hints === true);
    expect(ben.table?.assisted).toBe(true);
    expect(await tried(ada.link?.send({ type: 'hints' }))).toBe('already-there');
  });

  it('are forbidden where the table was opened without them', async () => {
    const { ada } = await started({ hints: false });
    expect(await tried(ada.link?.send({ type: 'hints' }))).toBe('no-hints');
  });
});

describe('talk', () => {
  it('reaches everybody but those who do not want to hear it', async () => {
    const { ada, ben } = await started();
    const { BareSocket } = await import('./socket.ts');
    const mute = await BareSocket.greeted(ben.visitor.server, ben.visitor.cookie);
    mute.say({ type: 'mute', guest: ada.guest.id, on: true });
    // Answered in the order of sending, unlike a ping.
    expect(await mute.ask({ type: 'watch', table: '222222' })).toMatchObject({ code: 'no-such-table' });
    const seq = await ada.link?.send({ type: 'say', text: ' hello\n<b>you</b> ' });
    await ben.until(() => (ben.last?.seq ?? 0) >= (seq ?? 0));
    await ada.until(() => (ada.last?.seq ?? 0) >= (seq ?? 0));
    expect(ada.last?.steps.at(-1)).toMatchObject({ name: 'Ada', seat: 'A', text: 'hello <b>you</b>' });
    expect(ben.last?.steps.at(-1)).toEqual({ seq, at: expect.any(Number) });
  });

  it('is phrases only at a table for children, and nothing where it is off', async () => {
    const { ada } = await company({ chat: 'phrases' });
    expect(await tried(ada.link?.send({ type: 'say', text: 'hi' }))).toBe('phrases-only');
    expect(await tried(ada.link?.send({ type: 'say', phrase: 'hello' }))).toBe('done');
    const quiet = await company({ chat: 'off' });
    expect(await tried(quiet.ada.link?.send({ type: 'say', phrase: 'hello' }))).toBe('no-chat');
    expect(await tried(ada.link?.send({ type: 'say', text: '  ' }))).toBe('phrases-only');
  });
});

/** The cards of a hand in the view. */
function handOf(player: Player, seat: string): readonly string[] {
  return new RegExp(`${seat}\\.hand=(\\S+)`).exec(player.last?.scene?.view ?? '')?.[1]?.split(',') ?? [];
}

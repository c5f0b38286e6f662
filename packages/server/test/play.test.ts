// Whole games through the server, as two people on two machines would play them.
import { GAMES } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { startServer } from './servers.ts';
import { expectVerified } from './verified.ts';

const people = (count: number) => Array.from({ length: count }, () => ({ kind: 'person' }) as const);

describe('a game on the server', () => {
  it.each(GAMES.map(({ game }) => game.id))('is played by two people to its end: %s', async (game) => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const ben = await Player.arrive(server.url, 'Ben');
    const { code, commitment } = await ada.visitor.open({ game, seats: people(2) });
    ada.follow(code);
    ben.follow(code.toLowerCase());
    await ben.until(() => ben.last !== undefined);
    expect(ben.last).toMatchObject({ you: 'table', table: { status: 'open', commitment } });
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await Promise.all([ada.playOn('ada'), ben.playOn('ben')]);
    expect(ben.table).toMatchObject({ status: 'over', end: { reason: 'finished' } });
    await expectVerified(ben, code);
  });

  it('goes on after the network fails, again and again', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const ben = await Player.arrive(server.url, 'Ben');
    const { code } = await ada.visitor.open({ game: 'stellar', seats: people(2) });
    ada.follow(code);
    await ben.follow(code).send({ type: 'sit', seat: 'B' });
    const drop = (player: Player) => (turn: number) => {
      if (turn % 5 === 3) player.link?.drop();
    };
    await Promise.all([ada.playOn('ada', drop(ada)), ben.playOn('ben', drop(ben))]);
    await expectVerified(ada, code);
    const seqs = ben.updates.flatMap(({ steps }) => steps.map(({ seq }) => seq));
    expect(seqs).toEqual(seqs.map((_, index) => index + 1)); // nothing missed, nothing twice
  });

  it('is played against a bot', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const seats = [{ kind: 'bot', level: 'greedy' } as const, ...people(1)];
    const { code } = await ada.visitor.open({ game: 'stellar', seats });
    ada.follow(code);
    await ada.playOn('ada');
    await expectVerified(ada, code);
  });

  it('is there after a restart', async () => {
    const first = await startServer();
    const ada = await Player.arrive(first.url, 'Ada');
    const seats = [...people(1), { kind: 'bot', level: 'greedy' } as const];
    const { code } = await ada.visitor.open({ game: 'stellar', seats });
    ada.follow(code);
    await ada.until(() => ada.table?.status === 'playing');
    const { port } = new URL(first.url);
    await first.close();
    await startServer({ DATA_DIR: first.folder, PORT: port });
    await ada.playOn('ada');
    await expectVerified(ada, code);
  });
});

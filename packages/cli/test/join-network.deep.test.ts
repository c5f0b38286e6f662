// Two terminals whose network fails in the middle of a game: they go on where they were.
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { GAMES } from '@planisphere/games';
import { ServerRefusal } from '@planisphere/server/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchRecord } from '../src/join/record.ts';
import { emptyFolder, run } from './run.ts';
import { games, playFor, serve, Terminal } from './terminals.ts';

/** A cable between the terminals and the server that can be pulled out. */
class Cable {
  readonly #sockets = new Set<Socket>();
  readonly #server: ReturnType<typeof createServer>;
  #isOut = false;

  constructor(port: number) {
    this.#server = createServer((near) => {
      if (this.#isOut) return near.destroy();
      const far = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
      return near;
    });
    onTestFinished(() => {
      this.pull();
      this.#server.close();
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  pull(): void {
    this.#isOut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  putBack(): void {
    this.#isOut = false;
  }
}

describe('join', () => {
  it.each(GAMES.map(({ game }) => game.id))(
    'two terminals play %s to its end, although the network is away in the middle',
    async (game) => {
      const { url } = await serve(emptyFolder());
      const cable = new Cable(Number(new URL(url).port));
      const far = await cable.open();
      const folders = [emptyFolder(), emptyFolder()] as const;
      const ada = new Terminal(['join', '--open', game, '--server', far, '--name', 'Ada'], folders[0]);
      const code = (await ada.until(/Table \w{6}/)).slice(6);
      games.set(code, game);
      const ben = new Terminal(['join', code, '--server', far, '--name', 'Ben'], folders[1]);
      await ben.until(/\n> /);
      const playing = [ada, ben].map((terminal, seat) =>
        playFor(terminal, { url, code, folder: folders[seat] as string }),
      );
      await ada.until(/(?:\n> [\s\S]*?){4}/);
      cable.pull();
      await Promise.all([ada, ben].map((terminal) => terminal.until(/The connection is lost/)));
      cable.putBack();
      await Promise.all([ada, ben].map((terminal) => terminal.until(/Connected\./)));
      await Promise.all(playing);
      await Promise.all([ada, ben].map((terminal) => terminal.until(/The seed was [0-9a-f]{64}/)));
      await ben.until(/The record is in/);
      const [record] = readdirSync(join(folders[1], 'play'));
      const verified = await run({ args: ['verify', join(folders[1], 'play', record as string)] });
      expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('1 record is right') });
    },
    180_000,
  );
});

describe('the record of a game', () => {
  const unwell = [
    () => Promise.reject(new TypeError('fetch failed')),
    () => Promise.reject(new ServerRefusal(502, 'unreadable', 'status 502')),
  ];
  const visitor = (...answers: (() => Promise<string>)[]) => ({
    record: () => answers.shift()?.() ?? Promise.reject(new TypeError('fetch failed')),
  });
  const noPause = async (): Promise<void> => undefined;

  it('is asked for again while the server is away, and given up in the end', async () => {
    expect(
      await fetchRecord(
        visitor(...unwell, async () => 'record'),
        'BCDFGH',
        noPause,
      ),
    ).toBe('record');
    expect(await fetchRecord(visitor(...unwell), 'BCDFGH', noPause)).toBeUndefined();
  });

  it('is not asked for again when the server refuses it', async () => {
    const refusing = visitor(
      () => Promise.reject(new ServerRefusal(404, 'no-such-table', 'There is no such table.')),
      async () => 'record',
    );
    await expect(fetchRecord(refusing, 'BCDFGH', noPause)).rejects.toThrow('no such table');
  });
});

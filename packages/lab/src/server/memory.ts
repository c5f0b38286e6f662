// The memory of an idle connection and of an idle table.
import { Visitor } from '@planisphere/server/client';
import { temporaryFolder } from '@planisphere/testkit/folder';
import { Child } from './child.ts';
import { aimed, type Figure, figure } from './figures.ts';
import { pause } from './load.ts';
import { LOAD_GAME } from './load-game.ts';
import { openSocket } from './player.ts';

const PARALLEL = 40;

async function times(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

export async function* memoryFigures(count: number): AsyncGenerator<Figure> {
  const folder = temporaryFolder();
  const server = await Child.start({ DATA_DIR: folder });
  const visitor = new Visitor(server.url);
  await visitor.be({ name: 'Idle', emblem: 'star' });
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
  const codes: string[] = [];
  await times(count, async () => {
    codes.push((await visitor.open({ game: LOAD_GAME, seats: [...seats] })).code);
  });
  await pause(3000); // the bots have made their first decision
  const withTables = await server.memory();
  await server.stop();
  // The same again with nothing in memory, then with each table loaded on request.
  const again = await Child.start({ DATA_DIR: folder });
  const reader = new Visitor(again.url, visitor.cookie);
  await times(500, async () => void (await reader.me()));
  const before = await again.memory();
  await times(count, async (index) => void (await reader.table(codes[index] as string)));
  await pause(1000);
  const tables = await again.memory();
  const sockets: { terminate(): void }[] = [];
  await times(count, async () => void sockets.push(await openSocket(again.url, visitor.cookie)));
  await pause(1000);
  const connected = await again.memory();
  for (const socket of sockets) socket.terminate();
  await again.stop();
  yield figure('server with all tables just played', withTables / 2 ** 20, 'MB');
  yield figure('server just started', before / 2 ** 20, 'MB');
  yield figure(`per idle table in memory (${count})`, (tables - before) / count / 1024, 'kB');
  yield aimed(figure(`per idle connection (${count})`, (connected - tables) / count / 1024, 'kB'), {
    most: 20,
  });
}

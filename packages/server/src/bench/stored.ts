// Many finished games in the store: how long the server takes to open it, and whether a move costs more for them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFile } from '../store/sqlite.ts';
import { Child } from './child.ts';
import { type Figure, figure } from './figures.ts';
import { Load } from './load.ts';

/** Events of an ordinary game of Stellar. */
const ENTRIES = 160;
const BODY =
  '{"t":"event","text":"A play C2 tel 10 down","spent":1234,"at":1794000000000,"id":"abcdefghijklmnop/abcdefghijkl"}';

function fill(folder: string, games: number): void {
  const db = new Database(databaseFile(folder));
  db.pragma('synchronous = OFF');
  const table = db.prepare(
    `insert into tables values (?, 'stellar', 1, '{}', 'guest', 'seed', 'hash', '', 'link', 'over', '', ${ENTRIES}, 1, ?)`,
  );
  const entry = db.prepare('insert into entries values (?, ?, ?)');
  const player = db.prepare(`insert into players values ('guest' || (? % 1000), ?, 'A', 'won')`);
  for (let from = 0; from < games; from += 1000) {
    db.transaction(() => {
      for (let game = from; game < Math.min(games, from + 1000); game++) {
        const code = `#${String(game).padStart(6, '0')}`;
        table.run(code, game);
        player.run(game, code);
        for (let seq = 1; seq <= ENTRIES; seq++) entry.run(code, seq, BODY);
      }
    })();
  }
  db.close();
}

async function flatOut(url: string): Promise<number> {
  const load = new Load();
  await load.open([url], 100);
  const actions = await load.flatOut(100, 5);
  load.close();
  return actions;
}

export async function storedFigures(games: number): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-bench-'));
  const first = await Child.start({ DATA_DIR: folder });
  const empty = await flatOut(first.url);
  await first.stop();
  fill(folder, games);
  const again = await Child.start({ DATA_DIR: folder });
  const full = await flatOut(again.url);
  const { startup } = again;
  await again.stop();
  rmSync(folder, { recursive: true, force: true });
  return [
    figure(`reopen with ${games} stored games, process start to first answer`, startup, 'ms'),
    figure('durable actions per second on an empty store (200 players)', empty, '/s'),
    figure(`durable actions per second with ${games} stored games`, full, '/s'),
  ];
}

// Many finished games in the store: how long the server takes to open it, and whether they make a move more expensive.

import { databaseFile } from '@planisphere/server';
import { temporaryFolder } from '@planisphere/testkit/folder';
import Database from 'better-sqlite3';
import { Child } from './child.ts';
import { aimed, type Figure, figure } from './figures.ts';
import { Load } from './load.ts';
import { LOAD_GAME } from './load-game.ts';

/** How many events an ordinary game of Stellar has. */
const ENTRIES = 160;
const BODY =
  '{"t":"event","text":"A play C2 tel 10 down","spent":1234,"at":1794000000000,"id":"abcdefghijklmnop/abcdefghijkl"}';

const SAID =
  '{"t":"say","guest":{"id":"guest","name":"Load","emblem":"star"},"text":"good evening","at":1794000000000}';
/** Entries of a long game: even at a table with this much chat nobody waits longer. */
const LONG = 3000;
const TABLES = 300;
const SECONDS = 4;

function fill(folder: string, games: number): void {
  const db = new Database(databaseFile(folder));
  db.pragma('synchronous = OFF');
  const numbers = (name: string, from: number): string =>
    `${name}(n) as (select ${from} union all select n + 1 from ${name} where n < ?)`;
  const code = "printf('#%06d', g.n)";
  const all = `with recursive ${numbers('g', 0)}`;
  db.transaction(() => {
    db.prepare(
      `${all} insert into tables select ${code}, '${LOAD_GAME}', 1, '{}', 'guest', 'seed', 'hash', '', 'link', 'over', '',
        ${ENTRIES}, 1, g.n from g`,
    ).run(games - 1);
    db.prepare(`${all} insert into players select 'guest' || (g.n % 1000), ${code}, 'A', 'won' from g`).run(
      games - 1,
    );
    db.prepare(
      `${all}, ${numbers('s', 1)} insert into entries select ${code}, s.n, ? from g cross join s`,
    ).run(games - 1, ENTRIES, BODY);
  })();
  db.close();
}

/** Adds much chat to these tables. */
export function lengthen(folder: string, codes: readonly string[]): void {
  const db = new Database(databaseFile(folder));
  db.pragma('synchronous = OFF');
  const said = db.prepare(
    `with recursive s(n) as (select 1 union all select n + 1 from s where n < ${LONG})
      insert into entries select code, seq + s.n, ? from tables cross join s where code = ?`,
  );
  const moved = db.prepare(`update tables set seq = seq + ${LONG} where code = ?`);
  db.transaction(() => {
    for (const code of codes) {
      said.run(SAID, code);
      moved.run(code);
    }
  })();
  db.close();
}

async function flatOut(load: Load): Promise<number> {
  const actions = await load.flatOut(TABLES, SECONDS);
  load.close();
  return actions;
}

export async function* storedFigures(games: number): AsyncGenerator<Figure> {
  const folder = temporaryFolder();
  const empty = await Child.start({ DATA_DIR: folder });
  const load = new Load();
  await load.open([empty.url], TABLES);
  const long = new Load();
  await long.open([empty.url], TABLES);
  long.close(); // they continue later, from the same position as the others
  yield figure(
    `durable actions per second on an empty store (${TABLES * 2} players)`,
    await flatOut(load),
    '/s',
  );
  await empty.stop();
  fill(folder, games);
  lengthen(folder, long.codes);
  const full = await Child.start({ DATA_DIR: folder });
  const reopening = `reopen with ${games} stored games, process start to first answer`;
  yield aimed(figure(reopening, full.startup, 'ms'), { most: 2000 });
  const fresh = new Load();
  await fresh.open([full.url], TABLES);
  yield figure(`durable actions per second with ${games} stored games`, await flatOut(fresh), '/s');
  await long.comeBack([full.url]);
  yield figure(`durable actions per second, ${LONG} entries in each log`, await flatOut(long), '/s');
  await full.stop();
}

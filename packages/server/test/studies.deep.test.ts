// Studies on two nodes with one PostgreSQL, and on a server that is killed while people write.
import { foldStudy, Pen } from '@planisphere/protocol/study';
import { startPostgres } from '@planisphere/testkit/postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Player } from './player.ts';
import { ServerProcess } from './process.ts';
import { startServer, temporaryFolder } from './servers.ts';
import { add, begin, Reader, read } from './studying.ts';

const pen = (name: string): Pen => new Pen(`${name}-pen`, { now: () => Date.now() });
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a study', { timeout: 300_000 }, () => {
  it('is one on two nodes: words and people arrive at the other', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const DATABASE_URL = await postgres.database('studies');
    const [one, two] = [await startServer({ DATABASE_URL }), await startServer({ DATABASE_URL })];
    const [ada, ben] = [await Player.arrive(one.url, 'Ada'), await Player.arrive(two.url, 'Ben')];
    const { id, pen: write } = await begin(ada, 'link');
    const [hers, his] = [new Reader(ada, { study: id }), new Reader(ben, { study: id, key: write })];
    onTestFinished(() => [hers, his].forEach((each) => void each.close()));
    await Promise.all([hers, his].map((each) => each.until(() => each.here.length === 2)));
    const chapter = pen('ada').write({ kind: 'chapter', game: 'stellar', position: 'x' });
    await add(ada, id, [chapter]);
    await his.until(() => his.seq === 1);
    his.look({ chapter: chapter.id, line: '' });
    await hers.until(() => hers.here.some((each) => each.guest.name === 'Ben' && each.chapter !== ''));
    const hands = [
      { player: ada, hand: pen('adas') },
      { player: ben, hand: pen('bens') },
    ];
    const spot = { kind: 'comment', chapter: chapter.id, line: '', lang: 'en' } as const;
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        hands.map(({ player, hand }) => add(player, id, [hand.write({ ...spot, text: `words ${n}` })])),
      ).flat(),
    );
    const [here, there] = [await read(ada, id), await read(ben, id)];
    expect(here.entries).toHaveLength(21);
    expect(there.entries).toEqual(here.entries);
  });

  it('has every confirmed word after SIGKILL, and those sent again are there once', async () => {
    const server = new ServerProcess({ DATA_DIR: temporaryFolder() });
    onTestFinished(() => server.kill());
    await server.start();
    const ada = await Player.arrive(server.url, 'Ada');
    const { id } = await begin(ada);
    const hand = pen('ada');
    const chapter = hand.write({ kind: 'chapter', game: 'stellar', position: 'x' });
    await add(ada, id, [chapter]);
    const spot = { kind: 'comment', chapter: chapter.id, line: '', lang: 'en' } as const;
    const written: string[] = [];
    let killing = true;
    const kills = (async () => {
      for (let kill = 0; kill < 3; kill++) {
        await sleep(150);
        await server.kill();
        await server.start();
      }
      killing = false;
    })();
    for (let n = 0; killing || n < 40; n++) {
      const op = hand.write({ ...spot, text: `words ${n}` });
      // Without an answer the client sends the same again, as the page does.
      while (!(await add(ada, id, [op]).then(...[() => true, () => false]))) await sleep(20);
      written.push(`words ${n}`);
    }
    await kills;
    const later = await Player.return(server.url, ada.visitor.cookie);
    const entries = [];
    for (let after = 0; ; ) {
      const page = await read(later, id, { after });
      entries.push(...page.entries);
      if (entries.length === page.study.seq) break;
      after = entries.length;
    }
    const [{ lines } = { lines: undefined }] = foldStudy(entries).chapters;
    expect(lines?.get('')?.comments.map(({ words }) => words.en[0]?.text)).toEqual(written);
  });
});

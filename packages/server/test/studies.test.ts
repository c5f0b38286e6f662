// Studies over HTTP and sockets: who may do what, simultaneous writing, who looks at what.
import { type Operation, Pen } from '@planisphere/protocol/study';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ServerRefusal } from '../src/client/visitor.ts';
import { Player } from './player.ts';
import { startServer, temporaryFolder } from './servers.ts';
import { add, begin, Reader, read } from './studying.ts';

const POSITION = 'take turn=0';
const chapter = { kind: 'chapter', game: 'stellar', position: POSITION } as const;

async function refusalOf(asking: Promise<unknown>): Promise<string> {
  try {
    return `done: ${JSON.stringify(await asking)}`;
  } catch (error) {
    if (error instanceof ServerRefusal) return `${error.status} ${error.code}`;
    throw error;
  }
}

async function people(...names: readonly string[]) {
  const server = await startServer();
  return Promise.all(names.map((name) => Player.arrive(server.url, name)));
}

const pen = (name: string): Pen => new Pen(`${name}-pen`, { now: () => Date.now() });

describe('a study', () => {
  it('is for its owner, for who has the link, or for everybody', async () => {
    const [ada, ben] = (await people('Ada', 'Ben')) as [Player, Player];
    const { id, key, pen: write } = await begin(ada);
    const hand = pen('ben');
    const words = () => [hand.write({ ...chapter })];
    const share = (access: string) => ada.visitor.call('PUT', `/api/studies/${id}`, { access });
    expect(await refusalOf(read(ben, id, { key }))).toBe('404 not-found');
    expect(await refusalOf(read(ben, id, { key: write }))).toBe('404 not-found');
    await share('link');
    expect(await refusalOf(read(ben, id))).toBe('404 not-found');
    expect((await read(ben, id, { key })).study).toMatchObject({ role: 'reader' });
    expect((await read(ben, id, { key })).study).not.toHaveProperty('pen');
    expect(await refusalOf(add(ben, id, words(), key))).toBe('403 not-allowed');
    expect(await add(ben, id, words(), write)).toEqual({ seq: 1 });
    expect((await read(ben, id)).study.role).toBe('editor'); // from here on without the link
    expect(await refusalOf(ben.visitor.call('PUT', `/api/studies/${id}`, { access: 'public' }))).toBe(
      '403 not-allowed',
    );
    await ada.visitor.call('PUT', `/api/studies/${id}/members/${ben.guest.id}`, { role: 'none' });
    await ada.visitor.call('PUT', `/api/studies/${id}`, { access: 'link', renew: 'links' });
    expect(await refusalOf(add(ben, id, words(), write))).toBe('404 not-found');
    await share('public');
    expect((await read(ben, id)).study.role).toBe('reader');
    const listed = (await ben.visitor.call('GET', '/api/studies')) as { studies: { id: string }[] };
    expect(listed.studies.map((each) => each.id)).toEqual([id]);
    await ada.visitor.call('DELETE', `/api/studies/${id}`);
    expect(await refusalOf(read(ada, id))).toBe('404 not-found');
  });

  it('takes the same operation once, keeps what two write at the same time, and refuses what is not one', async () => {
    const [ada, ben] = (await people('Ada', 'Ben')) as [Player, Player];
    const { id, pen: write } = await begin(ada, 'link');
    const [one, two] = [pen('ada'), pen('ben')];
    const first = one.write(chapter);
    await add(ada, id, [first]);
    await add(ada, id, [first]);
    const say = (hand: Pen, text: string): Operation =>
      hand.write({ kind: 'comment', chapter: first.id, line: '', lang: 'en', text });
    await read(ben, id, { key: write });
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => [
        add(ada, id, [say(one, `ada ${n}`)]),
        add(ben, id, [say(two, `ben ${n}`)]),
      ]).flat(),
    );
    const { study, entries, people: authors } = await read(ada, id);
    expect(study.seq).toBe(21);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    expect(new Set(entries.map(({ op }) => op.id)).size).toBe(21);
    expect(authors.map(({ name }) => name).sort()).toEqual(['Ada', 'Ben']);
    const broken = { ...first, id: 'x' } as Operation;
    expect(await refusalOf(add(ada, id, [broken]))).toBe('400 bad-message');
    expect(await refusalOf(add(ada, id, [one.write({ ...chapter, game: 'chess' })]))).toBe(
      '409 unknown-game',
    );
  });

  it('leaves the words of others to them and to the owner', async () => {
    const [ada, ben] = (await people('Ada', 'Ben')) as [Player, Player];
    const { id, pen: write } = await begin(ada, 'link');
    const [one, two] = [pen('ada'), pen('ben')];
    const first = one.write(chapter);
    const spot = { chapter: first.id, line: '' };
    const hers = one.write({ kind: 'comment', ...spot, lang: 'en', text: 'Mine' });
    await add(ada, id, [first, hers]);
    const drop = (hand: Pen, target: string): Operation =>
      hand.write({ kind: 'drop', ...spot, target, seen: [hers.id] });
    expect(await refusalOf(add(ben, id, [drop(two, hers.id)], write))).toBe('409 not-your-words');
    const change = { kind: 'write', on: 'comment', comment: hers.id, ...spot, lang: 'en' } as const;
    expect(await refusalOf(add(ben, id, [two.write({ ...change, text: 'Mine', over: [hers.id] })]))).toBe(
      '409 not-your-words',
    );
    const his = two.write({ kind: 'comment', ...spot, lang: 'fr', text: 'À moi' });
    await add(ben, id, [his, two.write({ ...change, lang: 'fr', text: 'À elle', over: [] })]);
    await add(ada, id, [drop(one, his.id)]);
    expect((await read(ada, id)).study.seq).toBe(5);
  });

  it('says at once who looks at what, and that it has grown', async () => {
    const [ada, ben] = (await people('Ada', 'Ben')) as [Player, Player];
    const { id, key } = await begin(ada, 'link');
    const first = pen('ada').write(chapter);
    await add(ada, id, [first]);
    const [hers, his] = [new Reader(ada, { study: id }), new Reader(ben, { study: id, key })];
    onTestFinished(() => [hers, his].forEach((each) => void each.close()));
    await hers.until(() => hers.here.length === 2 && hers.seq === 1);
    his.look({ chapter: first.id, line: 'abc', leads: true });
    await hers.until(() =>
      hers.here.some(({ guest, line, leads }) => guest.name === 'Ben' && line === 'abc' && leads === true),
    );
    await add(ada, id, [pen('more').write({ kind: 'rank', chapter: first.id, rank: 2 })]);
    await his.until(() => his.seq === 2);
    his.close();
    await hers.until(() => hers.here.length === 1);
  });

  it('outlives the server', async () => {
    const DATA_DIR = temporaryFolder();
    const before = await startServer({ DATA_DIR });
    const ada = await Player.arrive(before.url, 'Ada');
    const { id } = await begin(ada);
    await add(ada, id, [pen('ada').write(chapter)]);
    await before.close();
    const { url } = await startServer({ DATA_DIR });
    expect((await read(await Player.return(url, ada.visitor.cookie), id)).study.seq).toBe(1);
  });
});

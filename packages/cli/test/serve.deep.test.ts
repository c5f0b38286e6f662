// The table server and a table on it, through the real commands: two terminals, a backup, and one clear line for a
// mistake.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, run } from './run.ts';
import { serve, start, Terminal } from './terminals.ts';

describe('serve', () => {
  it('lists its settings, and stops with one line on a wrong one', async () => {
    const { out } = await run({ args: ['serve', '--help'] });
    for (const name of ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL'])
      expect(out).toContain(`${name} `);
    const wrong = start(['serve'], { PORT: 'eighty' });
    let err = '';
    wrong.stderr?.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    expect((await once(wrong, 'close'))[0]).toBe(2);
    expect(err).toBe('PORT: A whole number from 0 to 65535 is expected here. It is "eighty".\n');
  });

  it('refuses a folder that another server uses, and stops cleanly', async () => {
    const folder = emptyFolder();
    const { stop } = await serve(folder);
    const second = start(['serve'], { PORT: '0', DATA_DIR: folder });
    let err = '';
    second.stderr?.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    expect((await once(second, 'close'))[0]).toBe(2);
    expect(err).toBe(`Another server is running on ${folder}.\n`);
    expect(await stop()).toBe(0);
  });

  it('is backed up while it runs', async () => {
    const folder = emptyFolder();
    const { url } = await serve(folder);
    await fetch(`${url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada","emblem":"star"}',
    });
    const file = join(emptyFolder(), 'backup.gz');
    expect(await run({ args: ['backup', file], folder })).toMatchObject({ code: 0 });
    const restored = await run({ args: ['restore', file], folder: emptyFolder() });
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows were restored/) });
    expect(await run({ args: ['restore', file], folder })).toMatchObject({
      code: 2,
      err: expect.stringContaining('Another server'),
    });
  });
});

describe('join', () => {
  it('says in one line that there is no server or no such table', async () => {
    const nobody = await run({ args: ['join', 'BCDFGH', '--server', 'http://127.0.0.1:9'] });
    expect(nobody).toMatchObject({ code: 2, err: 'No table server answers on http://127.0.0.1:9.\n' });
    const { url } = await serve(emptyFolder());
    const wrong = await run({ args: ['join', 'BCDFGH', '--server', url] });
    expect(wrong).toMatchObject({ code: 2, err: 'This table does not exist, or is not open to you.\n' });
  });

  it('two terminals see each other at a table, talk and resign; the record is kept', async () => {
    const { url } = await serve(emptyFolder());
    const folders = [emptyFolder(), emptyFolder()] as const;
    const ada = new Terminal(['join', '--open', 'stellar', '--server', url, '--name', 'Ada'], folders[0]);
    const code = (await ada.until(/Table \w{6}/)).slice(6);
    await ada.until(/planisphere join \w{6} --server http:/);
    await ada.until(/Waiting for others to join \(free: B\)/);
    const ben = new Terminal(['join', code, '--server', url, '--name', 'Ben'], folders[1]);
    await ben.until(/Choose the starter/);
    ben.type('say good evening');
    await ada.until(/Ben: good evening/);
    ben.type('nonsense');
    await ben.until(/is not something you can do here/);
    ada.type('resign');
    await ben.until(/The game was resigned[\s\S]*The seed was [0-9a-f]{64}/);
    await ben.until(/The record is in/);
    expect(readdirSync(join(folders[1], 'play'))).toHaveLength(1);
  });

  it('plays against a bot, and helps', async () => {
    const { url } = await serve(emptyFolder());
    const ada = new Terminal(
      ['join', '--open', 'stellar', '--level', 'random', '--server', url],
      emptyFolder(),
    );
    await ada.until(/\n> /);
    ada.type('help');
    await ada.until(/take your last decision back/);
    ada.type('quit');
    expect((await once(ada.child, 'exit'))[0]).toBe(0);
  });
});

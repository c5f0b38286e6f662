// A shared link carries its position where a server can read it, and nothing else of the game.
import { inflateRawSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '../src/base/settings/settings.ts';
import { LONGEST_LINK } from '../src/table/record/fragment.ts';
import { withPicture } from '../src/table/record/picture-link.ts';

vi.mock('../src/base/settings/settings.ts', () => ({ settings: { value: { locale: 'en' } } }));
vi.stubGlobal('location', new URL('https://sky.example/replay'));
const speak = (locale: 'en' | 'fr'): void => {
  settings.value = { ...settings.value, locale };
};
afterEach(() => speak('en'));

const POSITION = 'take turn=0 first=A row=P4,H1,_,C4,A4';

it('puts the position, packed, before the #', async () => {
  const link = await withPicture('https://sky.example/replay#r=RECORD&e=3&as=all', 'stellar', POSITION);
  const [sent = '', kept] = link.split('#');
  expect(kept).toBe('r=RECORD&e=3&as=all');
  const show = new URL(sent).searchParams.get('show') ?? '';
  expect(show).toMatch(/^stellar\./);
  expect(inflateRawSync(Buffer.from(show.slice('stellar.'.length), 'base64url')).toString()).toBe(POSITION);
  expect(sent).not.toContain('RECORD');
  expect([...new URL(sent).searchParams.keys()]).toEqual(['show']);
});

it('keeps the key of a private table, says the language, and completes an address', async () => {
  speak('fr');
  const link = new URL(await withPicture('/replay/t/BCDFGH?key=k#e=3&as=A', 'stellar', POSITION));
  expect(link.origin).toBe('https://sky.example');
  expect(link.searchParams.get('key')).toBe('k');
  expect(link.searchParams.get('lang')).toBe('fr');
});

it('leaves the picture out where the link would be too long', async () => {
  const link = `https://sky.example/replay#r=${'x'.repeat(LONGEST_LINK - 60)}`;
  expect(await withPicture(link, 'stellar', POSITION)).toBe(link);
});

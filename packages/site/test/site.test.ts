// The documents as a site: all of them are there, in both languages where players read, and every link leads somewhere.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, GAMES } from '@planisphere/games';
import MiniSearch from 'minisearch';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { indexOf, type Passage } from '../assets/find.js';
import { drawSite, type Site, writeSite } from '../src/build.ts';
import { brokenLinks } from '../src/links.ts';
import { Renderer, slug } from '../src/markdown.ts';
import { addressOf, type Page } from '../src/page.ts';
import { root } from '../src/tree.ts';

interface PuzzleSet {
  readonly puzzles: readonly { readonly values: Readonly<Record<string, number>> }[];
}

let site: Site;
beforeAll(async () => {
  site = await drawSite();
});

/** A chapter of strategy is in both languages; a game need not have one. */
const WITH_A_CHAPTER = GAMES.map(({ game }) => game.id).filter((id) =>
  readdirSync(join(root, 'docs/strategy')).some((name) => name.startsWith(`${id}.`)),
);

const addresses = (): readonly string[] => site.drawn.map(({ page }) => addressOf(page));

it('has no link that leads nowhere', () => {
  expect(site.broken).toEqual([]);
});

it('has every document, rule book, notation and decision of the tree', () => {
  const sources = new Set(site.drawn.map(({ page }) => page.from));
  const documents = ['docs', 'docs/decisions', 'docs/strategy'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  for (const path of [...documents, 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])
    expect(sources).toContain(path);
  for (const { game } of GAMES)
    for (const file of ['RULES.md', 'NOTATION.md', 'README.md'])
      expect(sources).toContain(`packages/${game.id}/${file}`);
  expect(new Set(addresses()).size).toBe(addresses().length);
});

it('has what players read in both languages', () => {
  const pages = [
    ...GAMES.map(({ game }) => `rules/${game.id}`),
    ...WITH_A_CHAPTER.map((id) => `strategy/${id}`),
    ...['terminal', ''],
  ];
  for (const path of pages)
    for (const lang of ['en', 'fr'] as const) expect(addresses()).toContain(addressOf({ path, lang }));
});

it('shows boards whose positions and puzzles there are', () => {
  const boards = site.drawn.flatMap(({ page, html }) =>
    [...html.matchAll(/<planisphere-board ([^>]*)>/g)].map(([, attributes = '']) => ({ page, attributes })),
  );
  for (const id of WITH_A_CHAPTER)
    for (const lang of ['en', 'fr'])
      expect(boards.some(({ page }) => page.path === `strategy/${id}` && page.lang === lang)).toBe(true);
  for (const { attributes, page } of boards) {
    const value = (name: string): string | undefined =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    const game = findGame(value('game') ?? '')?.game;
    expect(game, `${page.from}: ${attributes}`).toBeDefined();
    expect(value('label'), `${page.from}: a board without a name`).toBeTruthy();
    const position = value('position');
    if (position !== undefined) expect(game?.notation.parse(position), page.from).toMatchObject({ ok: true });
    else expect(/ puzzle="\d+"| daily/.test(` ${attributes}`), page.from).toBe(true);
  }
});

it('says of a puzzle what it is worth in the set that is played', () => {
  const named = site.drawn.flatMap(({ page, html }) =>
    [...html.matchAll(/<planisphere-board game="([\w-]+)" puzzle="(\d+)"[^>]*label="[^":]*:([^"]*)"/g)].map(
      ([, game = '', number = '', said = '']) => ({ from: page.from, game, number, said }),
    ),
  );
  expect(named.length).toBeGreaterThanOrEqual(2 * WITH_A_CHAPTER.length);
  for (const { from, game, number, said } of named) {
    const file = join(root, 'packages/web/src/games', game, 'puzzles/set.json');
    const { puzzles } = JSON.parse(readFileSync(file, 'utf8')) as PuzzleSet;
    const [best, next] = Object.values(puzzles[Number(number) - 1]?.values ?? {}).toSorted((a, b) => b - a);
    const told = [...said.matchAll(/\d+/g)].map(Number).filter((value) => value !== 100);
    expect(told, `${from}: puzzle ${number}`).toEqual([best, next]);
  }
});

it('names only commands that there are', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);
  const commands = site.drawn
    .filter(({ page }) => page.path === 'terminal' && page.lang === 'en')
    .flatMap(({ headings }) => headings.map(({ text }) => text.replace('planisphere ', '')));
  for (const { page } of site.drawn.filter(({ page: { section } }) => section === 'strategy')) {
    const said = [...page.markdown.matchAll(/npx planisphere (\w+)/g)].map(([, name]) => name);
    const run = [...page.markdown.matchAll(/npm run (\w+)/g)].map(([, name]) => name);
    expect(
      said.length + run.length,
      `${page.from}: a chapter has figures, and figures have commands`,
    ).toBeGreaterThan(0);
    for (const name of said) expect(commands, page.from).toContain(name);
    for (const name of run) expect(scripts, page.from).toContain(name);
  }
});

it('writes pages, what is searched, and files that are linked to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeSite(site, join(folder, 'site'));
  const text = (path: string): string => readFileSync(join(folder, 'site', path), 'utf8');
  expect(text('index.html')).toContain('<html lang="en">');
  expect(text('fr/index.html')).toContain('<html lang="fr">');
  expect(text('fr/rules/stellar/index.html')).toContain('CARD-1');
  for (const lang of ['en', 'fr']) {
    const passages = JSON.parse(text(`search-${lang}.json`)) as { href: string; text: string }[];
    expect(passages.length).toBeGreaterThan(30);
    expect(passages.every(({ href }) => href.startsWith('/docs/'))).toBe(true);
  }
  expect(text('minisearch.js')).toContain('export');
  expect(text('files/docs/Caddyfile.txt')).toContain('reverse_proxy');
  expect(text('files/packages/stellarion/replays.txt')).toContain('base-duo.game');
});

it.each([
  ['en', ['satellite', 'telescope', 'voyage', 'constellation', 'hint', 'mirror', 'round']],
  ['fr', ['satellite', 'télescope', 'voyage', 'constellation', 'indice', 'miroir']],
])('finds what players read above what programmers read: %s', (lang, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-search-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeSite(site, join(folder, 'site'));
  const written = JSON.parse(readFileSync(join(folder, 'site', `search-${lang}.json`), 'utf8')) as Passage[];
  // Types and functions of the API, whether or not TypeDoc has run here: headings that consist of the word alone.
  const ofApi = words.map((word, at) => ({
    ...{ id: written.length + at, href: `/docs/api/${word}/`, section: 'api' },
    ...{ page: word, title: word, text: `${word} ${word}` },
  }));
  const index = indexOf(MiniSearch, [...written, ...ofApi]);
  for (const word of words) {
    const [first] = index.search(word);
    expect(['play', 'strategy'], `${word}: ${first?.href}`).toContain(first?.section);
  }
});

it('would find a link that leads nowhere, and a heading that is not there', () => {
  const page = (from: string, markdown: string): Page => ({
    ...{ from, markdown, path: from.replace('.md', ''), lang: 'en', section: 'play', title: from },
  });
  const pages = [
    page(
      'a.md',
      '# A\n\n[b](b.md) [part](b.md#some-part) [none](c.md) [gone](b.md#gone) [here](#a) [app](/settings)',
    ),
    page('b.md', '# B\n\n## Some part'),
  ];
  const renderer = new Renderer(pages);
  const drawn = pages.map((each) => renderer.draw(each));
  expect(brokenLinks(drawn, new Set())).toEqual(['a.md: missing:c.md', 'a.md: /docs/b/#gone']);
});

it('names headings as GitHub does', () => {
  const taken = new Set<string>();
  expect(['What it is: a `test`', 'Twice', 'Twice', 'Étoiles'].map((text) => slug(text, taken))).toEqual([
    'what-it-is-a-test',
    'twice',
    'twice-1',
    'étoiles',
  ]);
});

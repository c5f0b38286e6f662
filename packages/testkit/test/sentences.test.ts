// The check finds what no test has rendered: sentences by their pieces, in the notes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heard, sentencesIn, silentAmong } from '../src/words/sentences.ts';

const ENGLISH = `import { counted } from '@planisphere/core';
type Kind = 'spring' | 'autumn';
export const en = {
  title: 'Learn by playing',
  left: (n: number) => \`You have \${n} tries left.\`,
  kind: (kind: Kind) => (kind === 'spring' ? 'in the spring' : 'in the autumn'),
  takes: (who: string) => english(who, 'take', 'a card of the row'),
  unit: 'min',
  letters: 'PMACHS',
};`;
const BOTH = `const about = { en: 'A proof is free', fr: 'Une preuve est gratuite' };
const words = { en: { won: (n: number) => (n === 1 ? 'won once' : 'won often') }, fr: { won: (n: number) => (n < 2 ? 'gagné peu' : 'gagné souvent') } };
const RULES = { 'A-1': rule('3', 'Everybody plays.', 'Tout le monde joue.') };`;

describe('sentences', () => {
  it('are the strings and the fixed parts of templates: no paths, no types, nothing that is compared or conjugated', () => {
    expect(sentencesIn('words/en.ts', ENGLISH).flat(2)).toEqual([
      ...['learn by playing', 'you have', 'tries left.'],
      ...['in the spring', 'in the autumn', 'a card of the row'],
    ]);
  });

  it('are found wherever both languages stand side by side', () => {
    expect(sentencesIn('cards.ts', BOTH)).toEqual([
      [['a proof is free'], ['une preuve est gratuite']],
      [['won once']],
      [['won often']],
      [['gagné peu']],
      [['gagné souvent']],
      [['everybody plays.'], ['tout le monde joue.']],
    ]);
    expect(sentencesIn('cards.ts', ENGLISH)).toEqual([]);
  });

  it('are one value of a file for each language', () => {
    const source = `const en: Words = { hello: 'Good morning' };\nconst fr: Words = { hello: 'Bonjour' };`;
    expect(sentencesIn('words.ts', source)).toEqual([[['good morning'], ['bonjour']]]);
  });
});

describe('silent', () => {
  it('is what was not rendered, whatever the spaces and the case', () => {
    const rendered = heard('you have 2 tries left.\nIn the\u202fspring: a card of the row\nIn the autumn');
    expect(silentAmong(sentencesIn('en.ts', ENGLISH), rendered)).toEqual(['learn by playing']);
  });

  it('is no text whose other language was rendered, unless it has branches of its own', () => {
    const rendered = heard(
      'Une preuve est gratuite. Won once, won often. Gagné souvent. Tout le monde joue.',
    );
    expect(silentAmong(sentencesIn('cards.ts', BOTH), rendered)).toEqual(['gagné peu']);
  });
});

describe('notes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-'));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are kept in the folder that is named, each text once', async () => {
    vi.stubEnv('PLANISPHERE_RENDERED', folder);
    vi.resetModules();
    const { noteRendered, renderedIn } = await import('../src/words/rendered.ts');
    noteRendered(['One\nline', 'two', '']);
    noteRendered(['two', 'three']);
    expect(renderedIn(folder)).toEqual(['One\nline', 'two', 'three']);
    expect(renderedIn(join(folder, 'nowhere'))).toEqual([]);
  });
});

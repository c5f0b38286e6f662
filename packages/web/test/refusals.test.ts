// The page has its own sentence in each language for everything that the server refuses.
import { REFUSAL_CODES } from '@planisphere/protocol';
import { noteRendered } from '@planisphere/testkit/rendered';
import { describe, expect, it, vi } from 'vitest';
import { refusalText } from '../src/table/online/words/index.ts';

const chosen = vi.hoisted(() => ({ value: { locale: 'en' } }));
vi.mock('../src/base/settings/settings.ts', () => ({ settings: chosen }));

describe.each(['en', 'fr'])('refusals in %s', (locale) => {
  it('have a sentence each, and one for faults without a code of their own', () => {
    chosen.value = { locale };
    const unknown = refusalText('bad-options');
    expect(unknown).toMatch(/^[A-ZÀ-Ü].*\.$/);
    noteRendered([unknown, ...REFUSAL_CODES.map(refusalText)]);
    for (const code of REFUSAL_CODES) {
      expect(refusalText(code), code).toMatch(/^[A-ZÀ-Ü].*\.$/);
      expect(refusalText(code), code).not.toBe(unknown);
    }
  });
});

it('English and French are two languages', () => {
  const inEnglish = REFUSAL_CODES.map((code) => {
    chosen.value = { locale: 'en' };
    return refusalText(code);
  });
  chosen.value = { locale: 'fr' };
  expect(REFUSAL_CODES.filter((code, index) => refusalText(code) === inEnglish[index])).toEqual([]);
});

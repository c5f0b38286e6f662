// RULES.md and the rules that the program shows say the same.
import { rulesSuite } from '@planisphere/testkit';
import { expect, it } from 'vitest';
import { rules } from '../src/text/rules.ts';
import { LOOSE } from './typography.ts';

rulesSuite(rules, new URL('../RULES.md', import.meta.url));

it('French punctuation stays with the word before it', () => {
  for (const [id, { fr }] of Object.entries(rules)) expect(fr, id).not.toMatch(LOOSE);
});

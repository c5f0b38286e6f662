// RULES.md is for people, `text/rules.ts` for programs; this suite keeps them word for word the same.
import { readFileSync } from 'node:fs';
import { type RuleText, ruleReading, ruleSource } from '@planisphere/core';
import { describe, expect, it } from 'vitest';

/**
 * RULES.md has one line per rule: `- **TEL-2** (p. 9) The rule in words.`; where the rule is our reading of the
 * rulebook, the line says so.
 */
export function rulesSuite(rules: Readonly<Record<string, RuleText>>, rulesMd: URL): void {
  describe('RULES.md', () => {
    const lines = readFileSync(rulesMd, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- **'));
    const expected = Object.entries(rules).map(([id, rule]) =>
      `- **${id}** (${ruleSource(rule, 'en')}) ${rule.en} ${ruleReading(rule, 'en')}`.trim(),
    );
    it('says what the program says', () => {
      expect(lines).toEqual(expected);
    });
    it('has every rule in both languages', () => {
      for (const [id, { en, fr }] of Object.entries(rules)) {
        expect(en.length, id).toBeGreaterThan(10);
        expect(fr.length, id).toBeGreaterThan(10);
        expect(fr, id).not.toBe(en);
      }
    });
    it('says “vous” to the player in French', () => {
      const familiar = /(?<![\p{L}’])(?:tu|ton|ta|tes|toi|te)(?!\p{L})/iu;
      for (const [id, { fr }] of Object.entries(rules)) expect(fr, id).not.toMatch(familiar);
    });
  });
}

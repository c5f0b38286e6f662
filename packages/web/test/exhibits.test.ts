// What illustrates the rules and what is said the first time: every position is read and names an existing rule, every
// line exists in both languages and is short.
import { GAMES } from '@planisphere/games';
import type { GameId } from '@planisphere/games/ids';
import { describe, expect, test } from 'vitest';
import { course as explorerCourse } from '../src/games/star-explorer/learn/course.ts';
import { POSITIONS as EXPLORER } from '../src/games/star-explorer/positions.ts';
import { TIPS as EXPLORER_TIPS } from '../src/games/star-explorer/tips.ts';
import { course as stellarCourse } from '../src/games/stellar/learn/course.ts';
import { POSITIONS as STELLAR } from '../src/games/stellar/positions.ts';
import { TIPS as STELLAR_TIPS } from '../src/games/stellar/tips.ts';
import { course as stellarionCourse } from '../src/games/stellarion/learn/course.ts';
import { POSITIONS as STELLARION } from '../src/games/stellarion/positions.ts';
import { TIPS as STELLARION_TIPS } from '../src/games/stellarion/tips.ts';
import { fr } from '../src/pages/learn/words/fr.ts';

const SHOWN: Readonly<Record<GameId, { positions: typeof STELLAR; tips: typeof STELLAR_TIPS }>> = {
  stellar: { positions: STELLAR, tips: STELLAR_TIPS },
  'star-explorer': { positions: EXPLORER, tips: EXPLORER_TIPS },
  stellarion: { positions: STELLARION, tips: STELLARION_TIPS },
};

for (const { game, text } of GAMES) {
  describe(game.id, () => {
    const { positions, tips } = SHOWN[game.id as GameId];
    test.each(positions)('$rule has a position that is read', ({ rule, line }) => {
      const parsed = game.notation.parse(line);
      expect(parsed.ok ? '' : `${parsed.fault.at}: ${parsed.fault.message}`).toBe('');
      expect(text.rules[rule]).toBeDefined();
    });

    test('first-time lines are short and in both languages', () => {
      for (const [thing, { en, fr: french }] of Object.entries(tips)) {
        expect(en.length, thing).toBeLessThanOrEqual(120);
        expect(french.length, thing).toBeLessThanOrEqual(120);
        expect(french).not.toBe(en);
      }
    });
  });
}

/** Every French sentence in a tree of words, also of functions. */
function frenchIn(words: unknown, isFrench = false): readonly string[] {
  if (typeof words === 'string') return isFrench ? [words] : [];
  if (typeof words === 'function') return isFrench ? frenchIn(words('x', 2), true) : [];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => frenchIn(value, isFrench || key === 'fr'));
}

test('French punctuation is preceded by a narrow no-break space', () => {
  const lessons = [stellarCourse, explorerCourse, stellarionCourse].map((each) => each.lessons);
  const all = frenchIn([lessons, Object.values(SHOWN).map(({ tips }) => tips), { fr }]);
  expect(all.length).toBeGreaterThan(120);
  expect(all.filter((sentence) => / [:;!?]/.test(sentence))).toEqual([]);
});

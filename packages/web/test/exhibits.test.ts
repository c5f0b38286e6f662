// Examples of rules and tips: every example is played by the rules and names one, every line exists in both languages
// and is short.
import type { Game } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import type { GameId } from '@planisphere/games/ids';
import { decodeStudyFile } from '@planisphere/protocol/study';
import { describe, expect, test } from 'vitest';
import { gallery as EXPLORER } from '../src/games/star-explorer/gallery.ts';
import { course as explorerCourse } from '../src/games/star-explorer/learn/course.ts';
import { TIPS as EXPLORER_TIPS } from '../src/games/star-explorer/tips.ts';
import { gallery as STELLAR } from '../src/games/stellar/gallery.ts';
import { course as stellarCourse } from '../src/games/stellar/learn/course.ts';
import { TIPS as STELLAR_TIPS } from '../src/games/stellar/tips.ts';
import { gallery as STELLARION } from '../src/games/stellarion/gallery.ts';
import { course as stellarionCourse } from '../src/games/stellarion/learn/course.ts';
import { TIPS as STELLARION_TIPS } from '../src/games/stellarion/tips.ts';
import { fr } from '../src/pages/learn/words/fr.ts';
import { scenesOf } from '../src/table/rules/exhibit.ts';

interface Shown {
  readonly exhibits: typeof STELLAR;
  readonly tips: typeof STELLAR_TIPS;
}

/** A game need not have any. */
const SHOWN: Readonly<Partial<Record<GameId, Shown>>> = {
  stellar: { exhibits: STELLAR, tips: STELLAR_TIPS },
  'star-explorer': { exhibits: EXPLORER, tips: EXPLORER_TIPS },
  stellarion: { exhibits: STELLARION, tips: STELLARION_TIPS },
};

function positionAt(game: Game, line: string): unknown {
  const parsed = game.notation.parse(line);
  if (!parsed.ok) throw new Error(`${parsed.fault.at}: ${parsed.fault.message}`);
  return parsed.value;
}

/** Every event of an example is legal, or an outcome of chance. */
function playedAt(game: Game, position: unknown, text: string): unknown {
  const event = game.notation.parseEvent(text);
  if (!event.ok) throw new Error(`${text}: ${event.fault.message}`);
  if (event.value.by === 'chance') {
    const awaiting = game.awaiting(position);
    const due = awaiting.kind === 'chance' ? awaiting.outcomes : [];
    const words = due.map(({ outcome }) => game.notation.makeEvent({ by: 'chance', outcome }));
    expect(words).toContain(text);
  } else {
    const { by, action } = event.value;
    expect(game.check(game.view(position, by), by, action), text).toBeUndefined();
  }
  return game.apply(position, event.value);
}

for (const { game, text } of GAMES) {
  const shown = SHOWN[game.id as GameId];
  if (shown === undefined) continue;
  const { exhibits, tips } = shown;
  describe(game.id, () => {
    test('is a study in the format of studies', () => {
      expect(decodeStudyFile(JSON.parse(JSON.stringify(exhibits)))).toEqual({ ok: true, value: exhibits });
    });

    test.each(exhibits.chapters)('$rule has an example that can be played', (chapter) => {
      expect(text.rules[chapter.rule ?? '']).toBeDefined();
      let position = positionAt(game, chapter.position);
      for (let line = chapter.lines?.[0]; line !== undefined; line = line.lines?.[0]) {
        if (line.suppose !== undefined) position = positionAt(game, line.suppose);
        for (const event of line.events ?? []) position = playedAt(game, position, event);
      }
      const scenes = scenesOf(game, chapter);
      expect(scenes.length).toBeGreaterThan(0);
      const last = positionAt(game, scenes.at(-1)?.line ?? '');
      expect(game.notation.make(last)).toBe(game.notation.make(position));
    });

    test('examples are short and in both languages', () => {
      const said = exhibits.chapters.flatMap((chapter) => scenesOf(game, chapter).map(({ say }) => say));
      for (const { en, fr: french } of said) {
        expect(en).not.toBe('');
        expect(french).not.toBe('');
        expect(en.length, en).toBeLessThanOrEqual(130);
        expect(french.length, french).toBeLessThanOrEqual(150);
      }
      const { chapters } = exhibits;
      expect(new Set(chapters.map(({ rule }) => rule)).size).toBe(chapters.length);
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

/** Every French sentence in a tree of words, including functions. */
function frenchIn(words: unknown, isFrench = false): readonly string[] {
  if (typeof words === 'string') return isFrench ? [words] : [];
  if (typeof words === 'function') return isFrench ? frenchIn(words('x', 2), true) : [];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => frenchIn(value, isFrench || key === 'fr'));
}

test('French punctuation is preceded by a narrow no-break space', () => {
  const lessons = [stellarCourse, explorerCourse, stellarionCourse].map((each) => each.lessons);
  const all = frenchIn([lessons, Object.values(SHOWN), { fr }]);
  expect(all.length).toBeGreaterThan(120);
  expect(all.filter((sentence) => / [:;!?]/.test(sentence))).toEqual([]);
});

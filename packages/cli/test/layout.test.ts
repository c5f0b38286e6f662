// The layout of a screen, and the values behind it: wrapped lines, the input line, pages.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Look, laidOut } from '../src/screen/layout.ts';
import { EMPTY_LINE, edited } from '../src/screen/line-editor.ts';
import { pageOf, turnedTo } from '../src/screen/pager.ts';
import type { Picture } from '../src/screen/picture.ts';
import { columnsOf, cut, plainText, wrapped } from '../src/screen/words.ts';

const look: Look = {
  scroll: 0,
  list: undefined,
  dim: (text) => text,
  strong: (text) => text,
  chosen: (text) => text,
};
const picture: Picture = {
  table: () => Array.from({ length: 10 }, (_, line) => `table ${line}`),
  news: ['somebody did something'],
  notes: ['a note'],
  prompt: ['Do something.'],
  status: '',
  choices: () => [],
};
const painted = fc
  .array(fc.tuple(fc.constantFrom('', '\x1b[1m', '\x1b[38;5;30m'), fc.stringMatching(/^[a-z ★]{0,12}$/)))
  .map((parts) => parts.map(([code, text]) => (code === '' ? text : `${code}${text}\x1b[0m`)).join(''));

describe('words', () => {
  it('are wrapped without losing one, and no line is too wide', () => {
    fc.assert(
      fc.property(painted, fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = wrapped(text, width);
        for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(width);
        expect(lines.map(plainText).join('').replaceAll(' ', '')).toBe(plainText(text).replaceAll(' ', ''));
      }),
    );
  });

  it('keep a per cent sign with its number', () => {
    expect(wrapped('a chance of 52 % now', 14)).toEqual(['a chance of', '52 % now']);
  });

  it('are cut with an ellipsis', () => {
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(plainText(cut('\x1b[1mabcdef\x1b[0m', 4))).toBe('abc…');
    expect(cut('abcd', 4)).toBe('abcd');
  });

  it('keep what stands in a second column there', () => {
    expect(wrapped('undo   take your last decision back', 20)).toEqual([
      'undo   take your',
      '       last decision',
      '       back',
    ]);
  });
});

describe('a screen', () => {
  it('is exactly as high as the terminal, prompt and all', () => {
    for (const height of [4, 8, 12, 13, 14, 20, 40]) {
      const { lines } = laidOut(picture, { width: 80, height }, look);
      expect(lines).toHaveLength(height - 1);
      expect(lines.at(-1)).toBe('Do something.');
    }
  });

  it('puts news below the table, or into its free corner, and says what is out of sight', () => {
    expect(laidOut(picture, { width: 80, height: 14 }, look).lines.slice(10, 12)).toEqual([
      'somebody did something',
      'a note',
    ]);
    const tight = laidOut(picture, { width: 80, height: 12 }, look);
    expect(tight.lines.slice(8, 10)).toEqual(['table 8   somebody did something', 'table 9   a note']);
    expect(tight.hidden).toBe(0);
    const small = laidOut(picture, { width: 80, height: 8 }, look);
    expect(small.hidden).toBe(4);
    expect(laidOut(picture, { width: 80, height: 8 }, { ...look, scroll: 99 }).lines[0]).toContain('table 4');
    expect(
      laidOut({ ...picture, notes: Array(30).fill('x') }, { width: 80, height: 12 }, look).notesFit,
    ).toBe(false);
  });

  it('says why a gesture was refused in place of the prompt, and moves nothing', () => {
    const byKeys = { lines: () => ['sky'], press: () => undefined };
    const size = { width: 20, height: 6 };
    const linesOf = (note: string): readonly string[] =>
      laidOut({ ...picture, news: [], notes: [], byKeys: { ...byKeys, note: () => note } }, size, look).lines;
    expect(linesOf('')).toEqual(['sky', '', '', '', 'Do something.']);
    expect(linesOf('The pole star cannot be used.')).toEqual(['sky', '', '', '', 'The pole star canno…']);
  });

  it('leaves out the beginning that all choices share where a line is too short for them', () => {
    const choices = ['red', 'white'].map((colour) => ({
      label: `Choose the side of the tile: ${colour}`,
      words: [],
      action: colour,
    }));
    const shownIn = (width: number): string =>
      laidOut(
        { ...picture, table: () => [] },
        { width, height: 12 },
        { ...look, list: { choices, at: 1 } },
      ).lines.join('\n');
    expect(shownIn(30)).toMatch(/^ {3}…red +\n ▸ …white +2\/2$/m);
    expect(shownIn(60)).toMatch(
      /^ {3}Choose the side of the tile: red +\n ▸ Choose the side of the tile: white +2\/2$/m,
    );
  });

  it('shows the choice that is held, however long the list is', () => {
    const choices = Array.from({ length: 40 }, (_, index) => ({
      label: `choice ${index}`,
      words: [],
      action: index,
    }));
    for (const at of [0, 20, 39]) {
      const { lines, choiceAt } = laidOut(
        picture,
        { width: 80, height: 24 },
        { ...look, list: { choices, at } },
      );
      const line = lines.findIndex((text) => text.includes(`▸ choice ${at}`));
      expect(choiceAt.get(line)).toBe(at);
      expect(lines).toHaveLength(23);
    }
  });
});

describe('the typed line', () => {
  const typed = (...keys: readonly object[]): string =>
    keys.reduce<typeof EMPTY_LINE>((line, key) => edited(line, key), EMPTY_LINE).text;
  const letters = (text: string): object[] => [...text].map((sequence) => ({ sequence, name: sequence }));

  it('is edited as one expects', () => {
    expect(typed(...letters('take 3'), { name: 'backspace' }, ...letters('4'))).toBe('take 4');
    expect(typed(...letters('ake'), { name: 'home' }, ...letters('t'))).toBe('take');
    expect(typed(...letters('play tel'), { name: 'w', ctrl: true })).toBe('play ');
    expect(typed(...letters('abc'), { name: 'left' }, { name: 'delete' })).toBe('ab');
    expect(typed(...letters('abc'), { name: 'u', ctrl: true })).toBe('');
    expect(typed({ name: 'escape', sequence: '\x1b' }, { name: 'f5', sequence: '\x1b[15~' })).toBe('');
  });
});

it('pages stop at both ends', () => {
  const text = Array.from({ length: 50 }, (_, line) => `line ${line}`);
  const size = { width: 80, height: 11 };
  const turned = (from: number, name: string): number | undefined =>
    turnedTo(pageOf(text, from, size), { name });
  expect(pageOf(text, 0, size)).toMatchObject({ from: 0, to: 10, of: 50 });
  expect(turned(0, 'pagedown')).toBe(9);
  expect(turned(0, 'pageup')).toBe(0);
  expect(pageOf(text, 999, size)).toMatchObject({ from: 40, to: 50 });
  expect(turned(40, 'return')).toBeUndefined();
  expect(turned(3, 'q')).toBeUndefined();
});

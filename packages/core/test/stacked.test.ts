import { describe, expect, it } from 'vitest';
import { brokenText, stacked } from '../src/index.ts';

describe('brokenText', () => {
  it('breaks between words and keeps every one', () => {
    expect(brokenText('one two three', 7)).toEqual(['one two', 'three']);
    expect(brokenText('★★ ★★★ ★', 5)).toEqual(['★★', '★★★ ★']);
    expect(brokenText('a-very-long-word b', 4)).toEqual(['a-very-long-word', 'b']);
    expect(brokenText('', 4)).toEqual(['']);
  });
});

describe('stacked', () => {
  const parts = [['a', 'b'], ['c']];
  it.each([
    [20, ['a', 'b', '', 'c', '', 'x']],
    [9, ['a', 'b', 'c', 'x']],
    [8, ['a', 'b', 'c', 'x']],
    [7, ['a', 'b', 'c']],
    [2, ['a', 'b', 'c']],
  ])('in %d lines', (height, lines) => {
    expect(stacked(parts, ['x'], height)).toEqual(lines);
  });

  it('keeps the air rather than a long legend', () => {
    expect(stacked(parts, ['x', 'y', 'z'], 8)).toEqual(['a', 'b', '', 'c']);
  });
});

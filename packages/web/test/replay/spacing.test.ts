import { expect, it } from 'vitest';
import { haveRoom } from '../../src/pages/replay/spacing.ts';

const labels = (...texts: readonly (readonly [number, string])[]) =>
  texts.map(([part, text]) => ({ part, text }));

it('leaves all words where there is room for them', () => {
  expect(haveRoom(labels([0, 'I'], [0.5, 'II'], [1, 'End']), 300)).toEqual([true, true, true]);
});

it('leaves out what would run into the next word, and keeps the last', () => {
  const close = labels([0, 'I'], [0.1, 'II'], [0.8, 'VIII'], [0.95, 'IX'], [1, 'End']);
  expect(haveRoom(close, 300)).toEqual([true, true, true, false, true]);
  expect(haveRoom(close, 100)).toEqual([false, true, false, false, true]);
});

it('needs no words', () => {
  expect(haveRoom([], 300)).toEqual([]);
});

// A supposition about a hand is something that could be there, and every world imagined from it has it.
import { createDealer, newCourse, randomAction, rngOf } from '@planisphere/core';
import { expect, it } from 'vitest';
import { sideOf, stellar } from '../src/index.ts';
import { stellarText } from '../src/text/index.ts';

function someGame(decisions: number) {
  const [dealer, rng] = [createDealer('suppose'), rngOf('suppose')];
  let course = newCourse(stellar, { first: 'A', memory: true }, 2).settle(dealer);
  for (let made = 0; made < decisions && course.awaiting.kind === 'seats'; made++) {
    const seat = course.awaiting.seats[0] ?? 0;
    const action = randomAction(stellar, stellar.view(course.state, seat), { seat, rng });
    course = course.with({ by: seat, action }).settle(dealer);
  }
  return course.state;
}
const frame = {
  locale: 'en',
  viewer: 0,
  names: ['Ada', 'Ben'],
  width: 80,
  paint: (text: string) => text,
} as const;

it('KNOW-1 names only what the rival can hold, and it is held in every imagined world', () => {
  const view = stellar.view(someGame(15), 0);
  const supposed = stellarText.suppositions?.(view, frame) ?? [];
  expect(supposed.length).toBeGreaterThan(5);
  const own = new Set(sideOf(view, 0).hand);
  for (const { line, said, name } of supposed) {
    expect(said).toBe(`Ben holds ${name}`);
    const parsed = stellar.notation.parse(line);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const added = sideOf(parsed.value, 1).taken.at(-1)?.card ?? -1;
    const { hand } = sideOf(stellar.imagine(parsed.value, rngOf(line)), 1);
    expect(hand).toContain(added);
    // A kind whose only card the viewer holds is not among them.
    if (own.has(added)) expect(added % 6).not.toBe(5);
  }
  expect(stellarText.suppositions?.(view, { ...frame, locale: 'fr' })[0]?.said).toMatch(
    /^Ben a en main la carte /,
  );
});

it('supposes nothing where nothing is hidden', () => {
  expect(stellarText.suppositions?.(someGame(15), frame)).toEqual([]);
});

// How cards move between two views, over whole games: every event that moves a card gives a move.
import { createDealer, createRng, drawOutcome, newCourse, randomAction, type Seat } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { expect, it } from 'vitest';
import { movesOf } from '../../src/games/stellar/places.ts';

function play(
  seed: string,
  visit: (event: string, moves: readonly { from: string; to: string }[]) => void,
): void {
  let course = newCourse(stellar, { first: 'random', memory: true }, 2);
  const dealer = createDealer(seed);
  const rng = createRng(7);
  for (;;) {
    const before = stellar.view(course.state, 0);
    const { awaiting } = course;
    if (awaiting.kind === 'over') return;
    if (awaiting.kind === 'seats') {
      const seat = awaiting.seats[0] as Seat;
      const action = randomAction(stellar, stellar.view(course.state, seat), { seat, rng });
      course = course.with({ by: seat, action });
    } else {
      course = course.with({ by: 'chance', outcome: drawOutcome(awaiting, dealer.at(course.chances)) });
    }
    const last = course.last;
    if (last !== undefined)
      visit(stellar.notation.makeEvent(last), movesOf({ before, view: stellar.view(course.state, 0) }));
  }
}

it('cards travel from where they were to where they are', () => {
  const seen = new Map<string, string>();
  for (const seed of ['one', 'two', 'three']) {
    play(seed, (event, moves) => {
      const [by, verb, what, ...rest] = event.split(' ');
      const paths = moves.map(({ from, to }) => `${from} ${to}`);
      if (verb === 'take')
        expect(
          paths.some((path) => path.startsWith(`row-${what} hand-${by === 'A' ? 0 : 1}`)),
          event,
        ).toBe(true);
      if (verb === 'play' && rest[0] === 'tel')
        expect(
          paths.some(
            (path) => path.startsWith('hand-') && path.includes(`tel-${by === 'A' ? 0 : 1}-${rest[1]}`),
          ),
          event,
        ).toBe(true);
      if (by === 'chance' && verb === 'row') expect(paths).toContain(`deck row-${what}`);
      if (verb === 'replace') expect(moves).toHaveLength(5);
      seen.set(`${by === 'chance' ? 'chance ' : ''}${verb}`, paths.join(', '));
    });
  }
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['take', 'play', 'place', 'chance row', 'chance hand']),
  );
});

// The list of choices: every label describes its action, and no two are alike.
import { createDealer, type Frame, LOCALES, newCourse, randomAction, rngOf } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { expect, it } from 'vitest';
import { optionsValue } from '../src/base/arguments.ts';
import { choicesOf } from '../src/play/choices.ts';

it.each(GAMES)('tells all choices of $game.id apart', (entry) => {
  const { game } = entry;
  for (const seed of ['1', '2', '3']) {
    const dealer = createDealer(seed);
    let course = newCourse(game, optionsValue(entry, {}), game.players.min).settle(dealer);
    for (let { awaiting } = course; awaiting.kind === 'seats'; { awaiting } = course) {
      const [seat = 0] = awaiting.seats;
      const view = course.viewOf(seat);
      for (const locale of LOCALES) {
        const frame: Frame = {
          locale,
          viewer: seat,
          names: ['Ada', 'Ben'],
          width: 80,
          paint: (text) => text,
        };
        const labels = choicesOf(entry, { view, seat }, frame).map(({ label }) => label);
        expect(labels.length).toBe(new Set(labels).size);
      }
      const action = randomAction(game, view, { seat, rng: rngOf(`${seed} ${course.length}`) });
      course = course.with({ by: seat, action }).settle(dealer);
    }
  }
});

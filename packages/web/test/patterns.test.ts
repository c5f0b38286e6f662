// The patterns for searching games: each has a name in both languages, and can be tested on every position of a game.
import { createDealer, findMoment, LOCALES, newCourse, randomAction, rngOf } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { expect, test } from 'vitest';

const WITH_PATTERNS = GAMES.filter(({ text }) => text.patterns !== undefined);

test.each(WITH_PATTERNS.map(({ game, text, card }) => ({ id: game.id, game, text, card })))(
  '$id',
  ({ game, text, card }) => {
    const options = game.decodeOptions(card.defaultTable.options);
    if (!options.ok) throw new Error(options.fault.message);
    const [dealer, rng] = [createDealer('patterns'), rngOf('patterns')];
    let course = newCourse(game, options.value, Math.max(game.players.min, 1)).settle(dealer);
    const start = course.undo(0).state;
    for (let due = course.awaiting; due.kind === 'seats'; due = course.awaiting) {
      const [seat = 0] = due.seats;
      const action = randomAction(game, game.view(course.state, seat), { seat, rng });
      course = course.with({ by: seat, action }).settle(dealer);
    }
    const winners = course.awaiting.kind === 'over' ? course.awaiting.result.winners : [];
    const patterns = text.patterns ?? [];
    expect(patterns.length).toBeGreaterThan(0);
    expect(new Set(patterns.map(({ id }) => id)).size).toBe(patterns.length);
    for (const { id, name } of patterns) {
      expect(name.en).not.toBe(name.fr);
      const searched = { names: ['Ada', 'Ben'], winners, start, events: course.events };
      const at = findMoment(game, patterns, searched, { pattern: id });
      expect(at === undefined || (at >= 0 && at <= course.events.length)).toBe(true);
    }
    // Every opening event is found by the words that tell it.
    let before = start;
    const searched = { names: ['Ada', 'Ben'], winners, start, events: course.events, text };
    for (const event of course.events.slice(0, 8)) {
      for (const locale of LOCALES) {
        const frame = { locale, names: searched.names, viewer: 'table' as const, paint: (it: string) => it };
        const opening = text.tell(event, before, { ...frame, width: 100 });
        expect(findMoment(game, patterns, searched, { opening }), opening).toBe(course.events.length);
        expect(findMoment(game, patterns, searched, { text: opening.replaceAll(',', ' ') })).toBeDefined();
      }
      before = game.apply(before, event);
    }
    expect(findMoment(game, patterns, { names: ['Ada'], winners, start, events: course.events }, {})).toBe(
      course.events.length,
    );
  },
);

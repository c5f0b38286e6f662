// The score pads without a screen: the sheets of whole games as people would enter them, the best use of satellites,
// the companion.
import { inspectPosition } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { bestAssignment, breakdownOf, sideOf, stellar } from '@planisphere/stellar';
import { EXPANSIONS, stellarion } from '@planisphere/stellarion';
import { walk } from '@planisphere/testkit';
import { expect, test } from 'vitest';
import {
  makeTally,
  parseTally,
  resultOf,
  scoreOfDisc,
  tallyFrom,
  withPlayers,
} from '../src/games/star-explorer/pad/tally.ts';
import { model as stellarModel } from '../src/games/stellar/editor/model.ts';
import { countedFrom, satelliteUses } from '../src/games/stellar/pad/counting.ts';
import { cardsLeft, settingUp } from '../src/games/stellarion/pad/setting-up.ts';

const options = (game: { decodeOptions(value: unknown): unknown }, value: unknown = {}): never =>
  (game.decodeOptions(value) as { value: never }).value;

test('SCORE-1: what lies there at the end of a game of Stellar gives its sheet', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { state } = walk(
      { name: '', game: stellar, options: options(stellar), players: 2, conserved: () => {} },
      seed,
      () => {},
    );
    const sketch = stellarModel.read(stellar.notation.make(state))!;
    const entered = stellarModel.write({
      held: Object.fromEntries(Object.entries(sketch.held).filter(([place]) => /tel|note/.test(place))),
      chosen: stellarModel.empty.chosen,
    });
    const { sheet, position, findings } = countedFrom(entered);
    expect(findings).toEqual([]);
    expect(sheet?.seats.map(({ total }) => total)).toEqual(
      breakdownOf(state).seats.map(({ total }) => total),
    );
    // SAT-2: no satellite could add more elsewhere while all others stay.
    for (const seat of [0, 1] as const) {
      const stars = sheet!.seats[seat].types.map((type) => type.stars);
      expect(sheet!.seats[seat].starPoints).toBe(
        bestAssignment(sideOf(position!, seat).notebook, stars).points,
      );
      for (const { best, gains } of satelliteUses(position!, seat))
        expect(gains[best]).toBe(Math.max(...gains));
    }
  }
});

test('a card too many is told before anything is counted', () => {
  const entered = stellarModel.write({
    held: { 'A.note': ['P3', 'P3', 'P3'] },
    chosen: stellarModel.empty.chosen,
  });
  const { sheet, findings } = countedFrom(entered);
  expect(sheet).toBeUndefined();
  expect(findings.map(({ code }) => code)).toContain('too-many-cards');
});

test('FINAL-6: counting what was drawn gives the points of a game of Star Explorer, and its winner', () => {
  for (const players of [1, 2, 3, 4]) {
    const setup = {
      name: '',
      game: starExplorer,
      options: options(starExplorer),
      players,
      conserved: () => {},
    };
    const { state, awaiting } = walk(setup, players, () => {});
    const discs = tallyFrom(starExplorer.notation.make(state))!;
    expect(parseTally(makeTally(discs))).toEqual(discs);
    const { result } = awaiting as { result: { scores: readonly number[]; winners: readonly number[] } };
    expect(discs.map((disc) => scoreOfDisc(disc).total)).toEqual(result.scores);
    expect(resultOf(discs)).toEqual({ scores: result.scores, winners: result.winners });
  }
});

test('a spoilt sheet is an empty one', () => {
  for (const text of ['', '{', '[]', '[{"rounds":[]}]', '[{"rounds":[{"current":-1}]}]', 'null'])
    expect(parseTally(text)).toEqual(withPlayers([], 1));
});

test('SETUP-1: every expansion adds its steps, and what is left follows the discards', () => {
  const base = stellarion.setup(options(stellarion), 1);
  expect(settingUp(base).map(({ id }) => id)).toEqual(['decks', 'voyages', 'stars', 'first']);
  const whole = stellarion.setup(options(stellarion, { expansions: EXPANSIONS, stars: 2 }), 2);
  expect(settingUp(whole).map(({ id }) => id)).toEqual([
    ...['decks', 'holes', 'mirrors', 'voyages', 'columns', 'stars', 'discovery', 'theories', 'sun', 'first'],
  ]);
  // DUO-2: two players share two more stars.
  expect(settingUp(whole).find(({ id }) => id === 'stars')?.numbers).toEqual([4]);
  const line =
    'solo A turn ^Sa*/^Nb*/^Tg*/^Pd*/^Sb*/^Nd*/^Ta*/^Pb* SaNa/-/Tg/-/Sa/-/-/- - aabbggdd - *1 - - -';
  const { position } = inspectPosition(stellarion, line);
  const left = cardsLeft(position!);
  expect(left[0]?.map((each) => each.left)).toEqual([2, 3, 4, 4]);
  expect(left[2]?.map((each) => each.left)).toEqual([4, 4, 3, 4]);
});

// The master games are complete, dealt by their seed, and what their words say of them is true.
import {
  type Game,
  type GameRecord,
  type GameTypes,
  parseRecord,
  replayRecord,
  verifyRecord,
} from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { breakdownOf, stellar } from '@planisphere/stellar';
import { stellarion } from '@planisphere/stellarion';
import { expect, test, vi } from 'vitest';
import { masterGame as explored } from '../src/games/star-explorer/master.ts';
import { masterGame as starred } from '../src/games/stellar/master.ts';
import { masterGame as flown } from '../src/games/stellarion/master.ts';
import { type MasterGame, recordOfMasters } from '../src/table/record/master-game.ts';

const chosen = vi.hoisted(() => ({ value: { locale: 'en' } }));
vi.mock('../src/base/settings/settings.ts', () => ({ settings: chosen }));

function readGame<T extends GameTypes>(game: Game<T>, master: MasterGame) {
  const parsed = parseRecord(master.record);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const record: GameRecord = parsed.value;
  expect(verifyRecord(game, record)).toMatchObject({ ok: true });
  const replayed = replayRecord(game, record);
  if (!replayed.ok) throw new Error(replayed.fault.message);
  for (const { at } of master.moments) expect(at).toBeLessThanOrEqual(record.events.length);
  return { record, course: replayed.value, states: statesOf(game, record) };
}

function statesOf<T extends GameTypes>(game: Game<T>, record: GameRecord): readonly T['position'][] {
  const options = game.decodeOptions(record.options);
  if (!options.ok) throw new Error(options.fault.message);
  let state = game.setup(options.value, record.seats.length);
  return [
    state,
    ...record.events.map((line) => {
      const event = game.notation.parseEvent(line);
      if (!event.ok) throw new Error(event.fault.message);
      state = game.apply(state, event.value);
      return state;
    }),
  ];
}

test('Stellar: 82 to 79, all three sections against far more stars, the top section lost and won', () => {
  const { states } = readGame(stellar, starred);
  const { seats, sections } = breakdownOf(states.at(-1)!);
  expect(seats.map(({ total }) => total)).toEqual([82, 79]);
  expect(sections.map(({ points }) => points)).toEqual([
    [10, 0],
    [10, 0],
    [10, 0],
  ]);
  expect(seats[1].starPoints - seats[0].starPoints).toBe(27);
  const leaders = states
    .map((state) => breakdownOf(state).sections[0]?.points ?? [0, 0])
    .flatMap(([a, b]) => (a === b ? [] : [a > b ? 'Hypatia' : 'Vera']));
  const turns = leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]);
  expect(turns).toEqual(['Hypatia', 'Vera', 'Hypatia']);
  const [round4, round7, last] = starred.moments.map(({ at }) => states[at]!);
  expect(breakdownOf(round4!).sections[0]?.points).toEqual([10, 0]);
  expect(breakdownOf(round7!).sections[0]?.points).toEqual([0, 10]);
  expect([round4, round7].map((state) => Math.ceil((state!.turn + 1) / 2))).toEqual([4, 7]);
  expect(breakdownOf(last!).seats[0].types[1]?.multiplier).toBe(5);
});

test('Star Explorer: 152 points, and no star left out', () => {
  const { record, course } = readGame(starExplorer, explored);
  if (course.awaiting.kind !== 'over') throw new Error('not over');
  const [score] = course.awaiting.result.breakdown;
  expect(course.awaiting.result.scores).toEqual([152]);
  expect(score).toMatchObject({ extinguished: 0, lit: 21 });
  expect(score?.rounds.map(({ tile, points }) => `${tile} ${points}`)).toEqual([
    'tuc 15',
    'dra 27',
    'gem 9',
    'ori 30',
    'aql 22',
    'cnc 10',
  ]);
  expect(explored.moments.map(({ at }) => record.events[at]?.split(' ').slice(0, 3).join(' '))).toEqual([
    'A draw II',
    'A draw IV',
    'A draw VI',
  ]);
});

test('Stellarion: the eighth voyage in turn 24, with a ship that nebulae have brought back', () => {
  const { record, states } = readGame(stellarion, flown);
  const turns = record.events.filter((line) => / (launch|coordinate|cross) /.test(line));
  expect(turns).toHaveLength(24);
  expect(turns.at(-1)).toBe('A launch alpha ship alpha outpost planet');
  expect(record.events.filter((line) => / launch /.test(line))).toHaveLength(8);
  expect(record.events.filter((line) => / recover /.test(line))).toHaveLength(7);
  expect(flown.moments.map(({ at }) => record.events[at])).toEqual([
    'A launch gamma ship nebula star gamma',
    'A coordinate beta nebula',
    'A recover ship Sa',
  ]);
  const before = stellarion.notation.make(states[112]!).split(' ')[3]?.split('/')[4];
  expect(before).toBe('-');
});

test('the Master has one name in each language, in words and in records', () => {
  for (const master of [starred, explored, flown]) {
    for (const [locale, name, other] of [
      ['en', 'Hypatia', 'Hypatie'],
      ['fr', 'Hypatie', 'Hypatia'],
    ] as const) {
      chosen.value = { locale };
      const words = [master.result, master.why, ...master.moments.map(({ say }) => say)];
      const said = words.map((translated) => translated[locale]).join();
      expect(said).toContain(name);
      expect(said).not.toContain(other);
      expect(JSON.parse(recordOfMasters(master)).seats[0]).toBe(name);
    }
    expect(parseRecord(recordOfMasters(master))).toMatchObject({ ok: true });
  }
});

// The editor without a screen: every reachable position is built piece by piece from an empty table, with nothing but
// what the editor offers, and allows the same actions; and no line, however spoilt, breaks the editor.
import { isDeepStrictEqual } from 'node:util';
import {
  type Game,
  type GameTypes,
  hidesFrom,
  inspectPosition,
  rngOf,
  type Seat,
  seatsOf,
  seatsThatKnow,
} from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { stellar } from '@planisphere/stellar';
import { EXPANSIONS, stellarion } from '@planisphere/stellarion';
import { type Setup, spoiltPositions, walk } from '@planisphere/testkit';
import { describe, expect, test } from 'vitest';
import { model as starExplorerModel } from '../src/games/star-explorer/editor/model.ts';
import { model as stellarModel } from '../src/games/stellar/editor/model.ts';
import { model as stellarionModel } from '../src/games/stellarion/editor/model.ts';
import { parseAnalysed } from '../src/pages/analysis/link.ts';
import { Variations } from '../src/pages/analysis/variations.ts';
import { History } from '../src/table/editor/history.ts';
import {
  altered,
  chosen,
  type EditorModel,
  heldAt,
  kindOf,
  moved,
  placed,
  type Sketch,
  spotsOf,
  taken,
  usedIn,
} from '../src/table/editor/model.ts';

const long = process.env.PLANISPHERE_LONG !== undefined;

function setupOf(game: Game, options: unknown, players: number): Setup<GameTypes> {
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  const name = `${players} ${JSON.stringify(options)}`;
  return { name, game, options: decoded.value, players, conserved: () => {} };
}

interface Edited {
  readonly name: string;
  readonly model: EditorModel;
  readonly setups: readonly Setup<GameTypes>[];
}

const GAMES: readonly Edited[] = [
  {
    name: 'stellar',
    model: stellarModel,
    setups: [
      setupOf(stellar as Game, { first: 'random' }, 2),
      setupOf(stellar as Game, { first: 'B', memory: false }, 2),
    ],
  },
  {
    name: 'star-explorer',
    model: starExplorerModel,
    setups: [1, 2, 3, 4].map((players) => setupOf(starExplorer as Game, {}, players)),
  },
  {
    name: 'stellarion',
    model: stellarionModel,
    setups: [
      ...[1, 2].flatMap((players) => [
        setupOf(stellarion as Game, {}, players),
        ...EXPANSIONS.map((expansion) => setupOf(stellarion as Game, { expansions: [expansion] }, players)),
        setupOf(stellarion as Game, { expansions: EXPANSIONS, stars: 4, track: 'hard' }, players),
      ]),
    ],
  },
];

/** From an empty table to the target, by placing and choosing only what is offered. */
function setUp(model: EditorModel, target: Sketch): Sketch {
  let sketch = model.empty;
  for (const [place, held] of Object.entries(sketch.held))
    for (const _ of held) sketch = taken(model, sketch, { place, index: 0 });
  // Some choices enable others: a few rounds make all of them.
  for (let round = 0; round < 3; round++)
    for (const { id, acts } of model.choices(target).filter((each) => !each.acts)) {
      const wanted = model.choices(target).find((each) => each.id === id)?.value ?? '';
      if (acts !== undefined || model.choices(sketch).find((each) => each.id === id)?.value === wanted)
        continue;
      sketch = chosen(model, sketch, id, wanted);
    }
  for (const { id: place } of model.places(target))
    for (const lying of heldAt(target, place)) sketch = laid(model, sketch, { place, lying });
  // Which choices exist may depend on the pieces.
  for (const { id, value } of model.choices(target).filter((each) => !each.acts)) {
    if (model.choices(sketch).find((each) => each.id === id)?.value === value) continue;
    sketch = chosen(model, sketch, id, value);
  }
  return sketch;
}

function laid(
  model: EditorModel,
  before: Sketch,
  { place, lying }: { place: string; lying: string },
): Sketch {
  const kind = kindOf(model, lying);
  if (!model.pieces(before).some(({ id }) => id === kind)) throw new Error(`no ${kind} in the box`);
  let sketch = placed(model, before, kind, place);
  if (sketch === before) throw new Error(`${kind} cannot be put in ${place}`);
  for (let tries = 0; tries < 3; tries++) {
    const there = heldAt(sketch, place);
    // The piece that was put there: the one that differs from before.
    const old = [...heldAt(before, place)];
    const index = there.findIndex((each) => {
      const at = old.indexOf(each);
      if (at >= 0) old.splice(at, 1);
      return at < 0;
    });
    if (index < 0 || there[index] === lying) return sketch;
    const aspects = model.aspects?.(sketch, place, there[index] ?? '') ?? [];
    const direct = aspects.find(({ forms }) => Object.values(forms).includes(lying));
    const near =
      direct ??
      aspects.find(({ forms }) =>
        Object.values(forms).some((form) => likeness(form, lying) > likeness(there[index] ?? '', lying)),
      );
    if (near === undefined) return sketch;
    const form =
      direct === undefined
        ? Object.values(near.forms).toSorted((a, b) => likeness(b, lying) - likeness(a, lying))[0]
        : lying;
    sketch = altered(model, sketch, { place, index }, form ?? lying);
  }
  return sketch;
}

/** How many letters two words share from the start. */
function likeness(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Sets up the earlier positions that the target remembers, one after another, then the target itself. */
function withPast(model: EditorModel, target: Sketch): Sketch {
  const past = target.chosen.past ?? '-';
  if (past === '-') return setUp(model, target);
  let remembered = '-';
  for (const earlier of past.split(';')) {
    const line = model
      .write({ ...target, chosen: { ...target.chosen, stage: 'turn', begun: 'no', past: '-' } })
      .split(' ');
    const [turn = '', decks = '', discards = '', outpost = ''] = earlier.split('~');
    line.splice(1, 2, turn, 'turn');
    line.splice(
      3,
      3,
      decks
        .split('/')
        .map((deck) => (deck === '-' ? '-' : `^${deck}`))
        .join('/'),
      discards,
      outpost,
    );
    const there = setUp(model, model.read(line.join(' ')) ?? model.empty);
    const noted = chosen(
      model,
      { ...there, chosen: { ...there.chosen, past: remembered } },
      'past',
      'remember',
    );
    remembered = noted.chosen.past ?? '-';
  }
  const now = setUp(model, target);
  return { ...now, chosen: { ...now.chosen, past: remembered } };
}

/** Opens a position of a link as the analysis does, with playable and spoilt lines; false if it is impossible. */
function openedWith(game: Game, line: string): boolean {
  const { position } = inspectPosition(game, line.trim());
  if (position === undefined) return false;
  const variations = new Variations(game, game.imagine(position, rngOf('analysis')));
  const [seat] = seatsThatKnow(game, position);
  if (seat !== undefined) hidesFrom(game, position, seat);
  const { awaiting, state } = variations.course;
  if (awaiting.kind !== 'seats') return true;
  const by = awaiting.seats[0] as Seat;
  const [action] = game.legal(game.view(state, by), by);
  const event = game.notation.makeEvent({ by, action });
  const said = [event, `${event} ${event}`, event.slice(0, -1), line.slice(0, 400), ''];
  variations.restore({
    events: [],
    next: said.map((each) => ({ events: [each], next: [{ events: said }] })),
  });
  if (variations.nodes.value.length > 1) variations.go(1);
  variations.dealAnew();
  return true;
}

const MOST_ACTIONS = 40;
/** One in so many positions of a game is built, except in the long run. */
const STRIDE = long ? 1 : 7;

function actionsAt(game: Game, position: unknown, players: number): string {
  return seatsOf(players)
    .map((seat) => {
      const actions: string[] = [];
      for (const action of game.legal(position, seat)) {
        actions.push(game.notation.makeEvent({ by: seat, action }));
        if (actions.length === MOST_ACTIONS) break;
      }
      return actions.join();
    })
    .join(';');
}

describe.each(GAMES)('$name', ({ model, setups }) => {
  const { game } = setups[0]!;
  const spoiltOf = long ? setups : setups.slice(-2);

  test.each(setups)(
    'every position of random games is laid from an empty table: $name',
    { timeout: 600_000 },
    (setup) => {
      for (let seed = 1; seed <= (long ? 6 : 1); seed++)
        walk(setup, seed, ({ course }) => {
          if (course.length % STRIDE > 0) return;
          const seats = seatsOf(setup.players);
          for (const viewer of [undefined, seats[course.length % seats.length]!]) {
            const position = viewer === undefined ? course.state : game.view(course.state, viewer);
            const line = game.notation.make(position);
            const target = model.read(line);
            if (target === undefined) throw new Error(`${line} is not read`);
            const byHand = model.write(withPast(model, target));
            const inspected = inspectPosition(game, byHand);
            if (!isDeepStrictEqual(inspected.position, position))
              throw new Error(
                `${line}\nwas set up as\n${byHand}\n${inspected.findings.map(({ message }) => message).join(' ')}`,
              );
            if (
              viewer === undefined &&
              actionsAt(game, position, setup.players) !== actionsAt(game, inspected.position, setup.players)
            )
              throw new Error(`${line} allows something else`);
          }
        });
    },
  );

  const spoilt = long ? 100_000 : 400;
  test(`${spoilt} spoilt lines are read, written and changed, and nothing throws`, {
    timeout: 3_600_000,
  }, () => {
    let read = 0;
    for (const line of spoiltPositions(spoiltOf, spoilt)) {
      const sketch = model.read(line);
      if (sketch === undefined) continue;
      read++;
      try {
        inspectPosition(game, model.write(sketch));
        usedIn(model, sketch);
        const [place] = model.places(sketch).filter(({ id }) => heldAt(sketch, id).length > 0);
        if (place !== undefined) {
          const less = taken(model, sketch, { place: place.id, index: 0 });
          model.aspects?.(sketch, place.id, heldAt(sketch, place.id)[0] ?? '');
          inspectPosition(game, model.write(less));
        }
        for (const { id, values } of model.choices(sketch).slice(0, 4))
          inspectPosition(game, model.write(chosen(model, sketch, id, values.at(-1) ?? '')));
      } catch (error) {
        throw new Error(line, { cause: error });
      }
    }
    expect(read).toBeGreaterThan(spoilt / 10);
  });

  const links = long ? 100_000 : 400;
  test(`${links} spoilt links are opened or said to be cut`, { timeout: 3_600_000 }, async () => {
    let cut = 0;
    let opened = 0;
    for (const spoilt of spoiltPositions(spoiltOf, links)) {
      // Half of a surrogate pair cannot be in an address.
      const line = spoilt.replace(/[\ud800-\udfff]/gu, '');
      // As a program writes it, and as a person might who does not know how.
      const read = await parseAnalysed(`#p=${encodeURIComponent(line)}`);
      expect(read).toEqual({ position: line });
      for (const hash of [`#p=${line}`, `#a=${line}`, `#${line}`])
        if ((await parseAnalysed(hash)) === 'cut') cut++;
      try {
        if (openedWith(game, line)) opened++;
      } catch (error) {
        throw new Error(line, { cause: error });
      }
    }
    expect(cut).toBeGreaterThan(links);
    expect(opened).toBeGreaterThan(links / 1000);
  });

  test('an empty table and each of its choices can be written', () => {
    for (const { id, values } of model.choices(model.empty))
      for (const value of values)
        expect(typeof model.write(chosen(model, model.empty, id, value))).toBe('string');
    expect(chosen(model, model.empty, 'nothing', 'of the kind')).toBe(model.empty);
  });
});

test('a piece is put, exchanged, moved and taken away, step by step back and forth', () => {
  const history = new History<Sketch>(stellarModel.empty);
  history.go(placed(stellarModel, history.now.value, 'P3', 'row.1'));
  history.go(placed(stellarModel, history.now.value, 'M2', 'A.tel.1'));
  history.go(moved(stellarModel, history.now.value, { place: 'row.1', index: 0 }, 'A.tel.1'));
  expect(heldAt(history.now.value, 'A.tel.1')).toEqual(['P3']);
  expect(heldAt(history.now.value, 'row.1')).toEqual(['M2']);
  expect(spotsOf(stellarModel, history.now.value, 'P3')).toEqual([{ place: 'A.tel.1', index: 0 }]);
  expect(history.undo()).toBe(true);
  expect(heldAt(history.now.value, 'row.1')).toEqual(['P3']);
  expect(history.redo()).toBe(true);
  expect(history.redo()).toBe(false);
  expect(history.go(placed(stellarModel, history.now.value, '?', 'row.2'))).toBe(false);
});

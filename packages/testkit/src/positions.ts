// Positions that a person sets up: each position that the rules can reach is read from its line without findings and
// plays on in the same way, and no spoilt line ever throws.
import { isDeepStrictEqual } from 'node:util';
import {
  below,
  createRng,
  drawOutcome,
  findingText,
  type Game,
  type GameText,
  type GameTypes,
  inspectPosition,
  LOCALES,
  type Rng,
  type Seat,
  seatsOf,
} from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { viewersOf } from './secrecy.ts';
import { type Setup, walk } from './walk.ts';
import { noteRendered } from './words/rendered.ts';

const long = process.env.PLANISPHERE_LONG !== undefined;

export interface PositionsSize {
  /** Random games over all set-ups. */
  readonly games: number;
  /** Spoilt lines of an everyday run and of `npm run test:long`. */
  readonly spoilt: number;
  readonly longSpoilt: number;
}

export function positionsSuite<T extends GameTypes>(
  setups: readonly Setup<T>[],
  text: GameText<T>,
  size: PositionsSize,
): void {
  const games = Math.ceil(size.games / setups.length);
  describe.each(setups)('set up by hand: $name', (setup) => {
    it(`every position of ${games} random games, as every viewer sees it`, { timeout: 600_000 }, () => {
      for (let seed = 1; seed <= games; seed++) checkReachable(setup, seed);
    });
  });

  const spoilt = long ? size.longSpoilt : size.spoilt;
  it(`${spoilt} spoilt positions are read or refused in words`, { timeout: 3_600_000 }, () => {
    const { read, codes } = spoil(setups, { text, count: spoilt });
    // Many spoilt lines are read and many are refused, for faults of many kinds.
    expect(read).toBeGreaterThan(spoilt / 1000);
    expect(read).toBeLessThan(spoilt);
    expect(codes.size).toBeGreaterThan(8);
  });
}

/** A position read from its line has no findings, is the same, and allows the same actions. */
function checkReachable<T extends GameTypes>(setup: Setup<T>, seed: number): void {
  const { game, players } = setup;
  walk(setup, seed, ({ course }) => {
    for (const viewer of [undefined, ...viewersOf(players)]) {
      const position = viewer === undefined ? course.state : game.view(course.state, viewer);
      const line = game.notation.make(position);
      const { position: again, findings } = inspectPosition(game, line);
      if (findings.length > 0)
        throw new Error(`${line}: ${findings.map(({ message }) => message).join(' ')}`);
      if (!isDeepStrictEqual(again, position)) throw new Error(`${line} is read as another position`);
      // A seat's legal actions follow from the state and from the seat's own view.
      for (const seat of seatsOf(players).filter((each) => viewer === undefined || viewer === each)) {
        const [here, there] = [actionsAt(game, position, seat), actionsAt(game, again, seat)];
        if (here.join() !== there.join()) throw new Error(`${line} allows something else`);
      }
    }
  });
}

/** Some games have thousands of actions: only the first of them are compared. */
const MOST_ACTIONS = 60;

function actionsAt<T extends GameTypes>(game: Game<T>, position: T['position'], seat: Seat): string[] {
  const actions: string[] = [];
  for (const action of game.legal(position, seat)) {
    actions.push(game.notation.makeEvent({ by: seat, action }));
    if (actions.length === MOST_ACTIONS) break;
  }
  return actions;
}

const NAMES = ['Ada', 'Zoé', 'Bo', 'Élie'];

interface Spoiling<T extends GameTypes> {
  readonly text: GameText<T>;
  readonly count: number;
}

function spoil<T extends GameTypes>(
  setups: readonly Setup<T>[],
  { text, count }: Spoiling<T>,
): { readonly read: number; readonly codes: ReadonlySet<string> } {
  const rng = createRng(7);
  const game = setups[0]!.game;
  const codes = new Set<string>();
  let read = 0;
  for (const line of spoiltPositions(setups, count)) {
    try {
      const { position, findings } = inspectPosition(game, line);
      for (const finding of findings) {
        codes.add(finding.code);
        const said = LOCALES.map((locale) => findingText(text, finding, { locale, names: NAMES }));
        said.forEach(checkWords);
        noteRendered(said);
        if (text.finding?.(finding, { locale: 'fr', names: NAMES }) === undefined)
          throw new Error(`nothing in French for ${finding.code}`);
      }
      if ((position === undefined) !== findings.some(({ weight }) => weight === 'impossible'))
        throw new Error('it is neither a position nor impossible');
      if (position === undefined) continue;
      read++;
      exercise(game, position, rng);
    } catch (error) {
      throw new Error(line, { cause: error });
    }
  }
  return { read, codes };
}

/** Lines of positions, each with one to three changes; the same every time. */
export function* spoiltPositions<T extends GameTypes>(
  setups: readonly Setup<T>[],
  count: number,
): Generator<string> {
  const rng = createRng(20_261_116);
  const lines = setups.flatMap((setup, index) => linesOf(setup, index + 1));
  const words = [...new Set(lines.flatMap(piecesOf))];
  for (let index = 0; index < count; index++) {
    let line = pick(lines, rng);
    for (let changes = 1 + below(rng, 3); changes > 0; changes--) line = spoiltLine(line, words, rng);
    yield line;
  }
}

function checkWords(sentence: string): void {
  if (sentence.length < 8 || /undefined|\bNaN\b|\[object/.test(sentence))
    throw new Error(`said: ${sentence}`);
}

/** Whatever was read can be written, played on, viewed and imagined. */
function exercise<T extends GameTypes>(game: Game<T>, position: T['position'], rng: Rng): void {
  const again = game.notation.parse(game.notation.make(position));
  if (!again.ok || !isDeepStrictEqual(again.value, position)) throw new Error('it does not read back');
  const awaiting = game.awaiting(position);
  if (awaiting.kind === 'chance') game.apply(position, { by: 'chance', outcome: drawOutcome(awaiting, rng) });
  if (awaiting.kind !== 'seats') return;
  for (const seat of awaiting.seats) {
    const world = game.imagine(game.view(position, seat), rng);
    const view = game.view(world, seat);
    let left = 20;
    for (const action of game.legal(view, seat)) {
      if (game.check(view, seat, action) !== undefined) throw new Error('it refuses what it offers');
      game.apply(world, { by: seat, action });
      if (--left === 0) break;
    }
    if (left === 20) throw new Error('it waits for a seat that cannot act');
  }
}

function linesOf<T extends GameTypes>(setup: Setup<T>, seed: number): string[] {
  const { game, players } = setup;
  const lines: string[] = [];
  walk(setup, seed, ({ course }) => {
    const viewer = viewersOf(players)[course.length % (players + 1)]!;
    lines.push(game.notation.make(course.state), game.notation.make(game.view(course.state, viewer)));
  });
  return lines;
}

const STRANGE = ['', ' ', '-', '_', '?', '#', '/', '|', ',', '=', ':', '*', '^', '0', '6', '13', '1e3', '-1'];
const FOREIGN = ['__proto__', 'constructor', 'É', '🪐', '\u0000', '\ud800', '\n', '"', '\\', '{'];

function pick<E>(list: readonly E[], rng: Rng): E {
  return list[below(rng, list.length)] as E;
}

/** The words of a line and their separators. */
function piecesOf(line: string): string[] {
  return line.split(/(?<=[ ,=/|.:;~()-])/);
}

/** One change to the line's characters or words: deleted, doubled, swapped, or taken from another line. */
function spoiltLine(line: string, words: readonly string[], rng: Rng): string {
  if (line === '') return pick(words, rng);
  if (below(rng, 3) === 0) return spoiltText(line, rng);
  const pieces = piecesOf(line);
  const [at, other] = [below(rng, pieces.length), below(rng, pieces.length)];
  const kind = below(rng, 5);
  if (kind === 0) pieces.splice(at, 1);
  else if (kind === 1) pieces.splice(at, 0, pieces[other] as string);
  else if (kind === 2) [pieces[at], pieces[other]] = [pieces[other] as string, pieces[at] as string];
  else pieces[at] = pick(words, rng);
  return pieces.join('');
}

function spoiltText(line: string, rng: Rng): string {
  const from = below(rng, line.length + 1);
  const to = Math.min(line.length, from + below(rng, 4));
  const kind = below(rng, 5);
  if (kind === 0) return line.slice(0, from);
  if (kind === 1) return line.slice(0, from) + line.slice(to);
  if (kind === 2) return line.slice(0, to) + line.slice(from);
  if (kind === 3) return line.slice(0, from) + pick(FOREIGN, rng) + line.slice(to);
  return line.slice(0, from) + pick(STRANGE, rng) + line.slice(to);
}

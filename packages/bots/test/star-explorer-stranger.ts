// A stranger who reads a line of `planisphere coach --json` and believes nothing: looks every claim up on the score
// sheet, in the pile and among all drawings that the rules allow. Nothing of the review is used here.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Back,
  type Board,
  backsLeft,
  bestDrawing,
  CROSSES_AXIS,
  type Drawing,
  drawings,
  IS_CENTRAL,
  IS_OUTER,
  isUsable,
  KIND_OF,
  type Kind,
  type Position,
  possibleTiles,
  rankOf,
  roundWeighting,
  seatScore,
  skyOf,
  starExplorer,
  starsOf,
  tileOf,
} from '@planisphere/star-explorer';
import { differentlyTold } from './told-numbers.ts';

/** What the line says. */
export interface Told {
  readonly before: string;
  readonly seat: Seat;
  readonly played: readonly string[];
  readonly best: readonly string[];
  readonly next?: readonly string[];
  readonly grade: string;
  readonly claims: readonly (Readonly<Record<string, unknown>> & { readonly kind: string })[];
  readonly say: Readonly<Record<'en' | 'fr', string>>;
  readonly hint: Readonly<Record<'en' | 'fr', readonly string[]>>;
}

interface Case {
  readonly view: Position;
  readonly board: Board;
  readonly seat: Seat;
  readonly own: Action;
  readonly other: Action;
  /** Looks at every drawing, which takes long; otherwise trusts the solver of the rules, which has its own tests. */
  readonly thorough: boolean;
}

/** The faults of this line. */
export function faultsIn(told: Told, thorough: boolean): readonly string[] {
  const parsed = starExplorer.notation.parse(told.before);
  if (!parsed.ok) return [`before cannot be read: ${parsed.fault.message}`];
  const view = parsed.value;
  const board = view.boards[told.seat] as Board;
  const worse = told.next ?? told.played;
  const faults = [...differentlyTold(told)];
  for (const line of [told.best, worse])
    if (starExplorer.check(view, told.seat, actionIn(line)) !== undefined)
      faults.push(`${line} is not legal`);
  for (const claim of told.claims) {
    const [own, other] = claim.about === 'best' ? [told.best, worse] : [worse, told.best];
    const at = { view, board, seat: told.seat, own: actionIn(own), other: actionIn(other), thorough };
    const truth = truthOf(claim.kind, claim, at);
    if (truth === undefined) faults.push(`${claim.kind} cannot be checked`);
    for (const [name, value] of Object.entries(truth ?? {}))
      if (!isSame(claim[name], value)) faults.push(`${claim.kind}: ${name} is ${value}, not ${claim[name]}`);
    faults.push(...unsaid(claim, told));
  }
  const [own, other] = [actionIn(told.best), actionIn(worse)];
  if (own.do === 'draw' && other.do === 'draw')
    faults.push(
      ...ofNames(told, { view, board, seat: told.seat, own, other, thorough, drawn: own, instead: other }),
    );
  return faults;
}

/** Faults in the points by which drawings are named, and in those of the second hint: these are no claims. */
function ofNames({ say, hint }: Told, at: Drawn): readonly string[] {
  const { board, drawn, instead } = at;
  const [gain, most] = [gainOf(board, drawn), mostOf(at)];
  const faults: string[] = [];
  const what = hint.en[1] ?? '';
  const said = [...what.matchAll(/(−?\d+) points?\b/g)].map(([, points]) => numberOf(points));
  if (`${said}` !== `${gain === most ? [gain] : [gain, most]}`)
    faults.push(`adds ${gain} of ${most}, and not: ${what}`);
  if (what.endsWith('No drawing brings more in this round.') !== (gain === most))
    faults.push(`the most is ${most}, and not: ${what}`);
  const named = /(?:at the top|on the left|on the right|near the pole star) for (−?\d+) points?/g;
  for (const [text, points] of `${say.en} ${hint.en[2]}`.matchAll(named))
    if (![gain, gainOf(board, instead)].includes(numberOf(points))) faults.push(`no drawing is ${text}`);
  return faults;
}

const numberOf = (written = ''): number => Number(written.replace('−', '-'));

function isSame(said: unknown, value: unknown): boolean {
  if (typeof said === 'number' && typeof value === 'number') return Math.abs(said - value) < 1e-6;
  return said === value;
}

function actionIn([event = '']: readonly string[]): Action {
  const parsed = starExplorer.notation.parseEvent(event);
  if (!parsed.ok || parsed.value.by === 'chance') throw new Error(event);
  return parsed.value.action;
}

/** The sentence must contain the numbers of a claim, in both languages. */
function unsaid(claim: Told['claims'][number], { say }: Told): readonly string[] {
  const faults: string[] = [];
  for (const name of ['points', 'rank']) {
    const value = claim[name];
    if (typeof value !== 'number') continue;
    const shown = String(Math.abs(Math.round(10 * value) / 10));
    if (!say.en.includes(shown)) faults.push(`${claim.kind}: ${shown} is not in ${say.en}`);
    if (!say.fr.includes(shown.replace('.', ','))) faults.push(`${claim.kind}: ${shown} is not in ${say.fr}`);
  }
  return faults;
}

type Truth = Readonly<Record<string, unknown>>;

function truthOf(kind: string, claim: Truth, at: Case): Truth | undefined {
  const { own, other } = at;
  if (own.do === 'draw' && other.do === 'draw')
    return ofDrawings(kind, claim, { ...at, drawn: own, instead: other });
  if (own.do === 'draw' || other.do === 'draw') return undefined;
  return ofChoices(kind, { ...at, own, other });
}

type Draw = Extract<Action, { do: 'draw' }>;

interface Drawn extends Case {
  readonly drawn: Draw;
  readonly instead: Draw;
}

function withDrawing(board: Board, { round, drawing }: Draw): Board {
  return { ...board, drawings: [...board.drawings.slice(0, round - 1), drawing] };
}

const gainOf = (board: Board, action: Draw): number =>
  seatScore(withDrawing(board, action), action.round).total - seatScore(board, action.round - 1).total;

function ofDrawings(kind: string, claim: Truth, at: Drawn): Truth | undefined {
  const { board, drawn, instead, view } = at;
  const { round } = drawn;
  const sheets = [drawn, instead].map((each) => seatScore(withDrawing(board, each), round));
  const [mine, its] = sheets.map(({ rounds }) => rounds[round - 1]!) as [Row, Row];
  const before = seatScore(board, round - 1);
  const twofold = (count: number, than: number, each: number): Truth => ({
    ...{ count, than, points: (count - than) * each },
  });
  switch (kind) {
    case 'gain':
      return { points: gainOf(board, drawn), than: gainOf(board, instead) };
    case 'most':
      return {
        points: gainOf(board, drawn) === mostOf(at) ? mostOf(at) : 'not the most',
        than: gainOf(board, instead),
      };
    case 'stars': {
      const { current, previous } = mine;
      const role = claim.of === current ? (current === previous ? 'both' : 'tile') : 'before';
      if (claim.of !== current && claim.of !== previous) return { of: 'another kind' };
      const item = role === 'before' ? 'previousStars' : 'currentStars';
      const each = { tile: 2, before: 1, both: 3 }[role];
      return { role, ...twofold(mine[item].from.length, its[item].from.length, each) };
    }
    case 'lines':
      return {
        ...{ of: mine.current, to: mine.previous },
        ...twofold(mine.joiningLines.from.length, its.joiningLines.from.length, 3),
      };
    case 'central':
    case 'axis':
    case 'outer': {
      const [a, b] = sheets.map((sheet) => sheet[kind].from.length - before[kind].from.length) as [
        number,
        number,
      ];
      return twofold(a, b, { central: 1, axis: 2, outer: 3 }[kind]);
    }
    case 'out': {
      const [a, b] = sheets.map(({ extinguished }) => extinguished - before.extinguished) as [number, number];
      return { count: a, than: b, points: 3 * (b - a) };
    }
    case 'free': {
      const pile = backsLeft(view, board);
      return {
        ...{ count: freeAfter(board, drawn, claim.of), than: freeAfter(board, instead, claim.of) },
        tiles: pile.filter((back) => back.kind === claim.of).length,
      };
    }
    case 'next-round': {
      const mean = (each: Draw): number => meanOfPile(at, withDrawing(board, each), round + 1);
      return { points: mean(drawn), than: mean(instead) };
    }
    case 'rank': {
      const [a, b] = sheets.map(({ total }) => total) as [number, number];
      return round === 6 && view.boards.length === 1
        ? { points: a, rank: rankOf(a), than: rankOf(b) }
        : { rank: 'none' };
    }
    default:
      return undefined;
  }
}

type Row = ReturnType<typeof seatScore>['rounds'][number];

function freeAfter(board: Board, action: Draw, of: unknown): number {
  const used = new Set(starsOf((withDrawing(board, action).drawings as readonly Drawing[]).flat()));
  const isShown = (star: number): boolean =>
    [1, 2, 3, 4, 5, 6].some((round) => round > action.round && isUsable(star, round));
  return KIND_OF.filter((kind, star) => kind === of && !used.has(star) && isShown(star)).length;
}

/** The most that the current tile adds. */
function mostOf({ board, drawn, thorough }: Drawn): number {
  return mostWith(board, { round: drawn.round, tile: board.tiles[drawn.round - 1] as number, thorough });
}

interface Task {
  readonly round: number;
  readonly tile: number;
  readonly thorough: boolean;
}

function mostWith(board: Board, { round, tile, thorough }: Task): number {
  const held = {
    ...board,
    ...{ tiles: [...board.tiles.slice(0, round - 1), tile], drawings: board.drawings.slice(0, round - 1) },
  };
  const taken = skyOf(round, held.drawings as readonly Drawing[]);
  if (!thorough) return solved(held, { round, tile, taken });
  let most = Number.NEGATIVE_INFINITY;
  for (const drawing of drawings(tile, taken))
    most = Math.max(most, gainOf(held, { do: 'draw', round, drawing }));
  return most;
}

/** Uses the solver of the rules, with every bonus at full value; the score sheet scores the drawing that it finds. */
function solved(
  board: Board,
  { round, tile, taken }: { round: number; tile: number; taken: Int32Array },
): number {
  const previous = round === 1 ? (board.side as Kind) : tileOf(board.tiles[round - 2] as number).kind;
  const { extinguished } = seatScore(board, round - 1);
  const plain = roundWeighting({ current: tileOf(tile).kind, previous }, extinguished);
  const { drawing } = bestDrawing(tile, taken, {
    stars: Array.from(
      plain.stars,
      (points, star) => points + (IS_CENTRAL[star] ? 1 : 0) + (IS_OUTER[star] ? 3 : 0),
    ),
    lines: Array.from(plain.lines, (points, line) => points + (CROSSES_AXIS[line] ? 2 : 0)),
    price: plain.price,
  });
  return gainOf(board, { do: 'draw', round, drawing });
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Over the tiles that a back can hide. */
function meanOfBack(
  { view, thorough }: Case,
  board: Board,
  { round, back }: { round: number; back: Back },
): number {
  return mean(possibleTiles(view, back).map((tile) => mostWith(board, { round, tile, thorough })));
}

function meanOfPile(at: Case, board: Board, round: number): number {
  return mean(backsLeft(at.view, at.board).map((back) => meanOfBack(at, board, { round, back })));
}

type Choice = Exclude<Action, Draw>;

interface Chosen extends Case {
  readonly own: Choice;
  readonly other: Choice;
}

function ofChoices(kind: string, at: Chosen): Truth | undefined {
  const { view, board, seat, own, other } = at;
  const round = board.drawings.length + 1;
  const previous = round === 1 ? board.side : tileOf(board.tiles[round - 2] as number).kind;
  const sized = (of: Board, size: number): number => {
    const backs = backsLeft(view, of).filter((back) => back.size === size);
    return Math.max(...backs.map((back) => meanOfBack(at, of, { round, back })));
  };
  const brought = (each: Choice): number => {
    if (each.do === 'size') return sized(board, each.size);
    if (each.do === 'side') return meanOfPile(at, { ...board, side: each.kind }, 1);
    return meanOfBack(at, board, { round, back: { size: 7, kind: each.kind as Kind } });
  };
  const given = (each: Choice): unknown =>
    each.do === 'size' && view.boards.length > 1
      ? mean(view.boards.filter((_, other) => other !== seat).map((of) => sized(of, each.size)))
      : 'nothing';
  switch (kind) {
    case 'brings':
      return { points: brought(own), than: brought(other) };
    case 'gives':
      return { points: given(own), than: given(other) };
    case 'same-kind': {
      const shown =
        own.do === 'size'
          ? new Set(backsLeft(view, board).flatMap((back) => (back.size === own.size ? [back.kind] : [])))
          : new Set([own.kind as Kind]);
      return {
        of: shown.size === 1 && [...shown][0] === previous ? previous : 'not the kind before',
        points: 2 + 1,
      };
    }
    case 'tiles': {
      if (own.do !== 'side' || other.do !== 'side') return { of: 'no side' };
      const having = (side: unknown): number => board.backs.filter((back) => back === side).length;
      return { of: own.kind, count: having(own.kind), than: having(other.kind) };
    }
    default:
      return undefined;
  }
}

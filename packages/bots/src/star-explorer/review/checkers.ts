// A checker for every kind of claim: recomputes what it states from the view, the two lines and the rules.
import {
  type Action,
  type Board,
  backsLeft,
  type Drawing,
  drawings,
  isUsable,
  KIND_OF,
  type Kind,
  POINTS,
  type Position,
  ROUNDS,
  rankOf,
  type StarExplorer,
  seatScore,
  starsOf,
} from '@planisphere/star-explorer';
import type { Checkers, ComparedLines, Subject } from '../../review/claim.ts';
import { bothTilesBy } from './both-tiles.ts';
import type { Bonus, CrossedOut, StarExplorerClaim, Stars } from './claims.ts';
import {
  boundOn,
  type Counted,
  countedOf,
  countedOn,
  type DrawAction,
  drawnIn,
  groundOf,
} from './counted.ts';
import { broughtBy, givenBy, nextRoundAfter } from './prospects.ts';

type Compared = ComparedLines<StarExplorer>;
type Checked = string | undefined;

/** Means are of whole points over a few tiles: a larger difference is another number. */
const CLOSE = 1e-9;

const NO_DRAWING = 'the lines are no drawings';

const otherOf = (about: Subject): Subject => (about === 'best' ? 'played' : 'best');

/** Undefined if everything is true; `points` must be above 0 if a claim states them. */
function same(told: Readonly<Record<string, number | string>>, true_: typeof told): Checked {
  for (const [name, value] of Object.entries(true_)) {
    const said = told[name];
    const equal =
      typeof said === 'number' && typeof value === 'number' ? Math.abs(said - value) < CLOSE : said === value;
    if (!equal) return `${name} is ${value}, not ${said}`;
  }
  return undefined;
}

function moreThanNothing(points: number): Checked {
  return points > 0 ? undefined : 'the difference is worth nothing';
}

interface Both {
  readonly own: Counted;
  readonly other: Counted;
  readonly action: DrawAction;
  readonly otherAction: DrawAction;
}

function bothOf({ before, seat, lines }: Compared, about: Subject): Both | undefined {
  const [action, otherAction] = [drawnIn(lines[about]), drawnIn(lines[otherOf(about)])];
  if (action === undefined || otherAction === undefined) return undefined;
  const counted = (each: DrawAction): Counted => countedOf(before, seat, each);
  return { own: counted(action), other: counted(otherAction), action, otherAction };
}

function choicesOf({ lines }: Compared, about: Subject): readonly [Choice, Choice] | undefined {
  const [own, other] = [lines[about][0], lines[otherOf(about)][0]];
  return own === undefined || other === undefined || own.do === 'draw' || other.do === 'draw'
    ? undefined
    : [own, other];
}

type Choice = Exclude<Action, { do: 'draw' }>;

function checkStars(claim: Stars, compared: Compared): Checked {
  const both = bothOf(compared, claim.about);
  if (both === undefined) return NO_DRAWING;
  const { own, other } = both;
  const isBoth = own.current === own.previous;
  if ((claim.role === 'both') !== isBoth) return `both tiles ${isBoth ? 'show' : 'do not show'} one kind`;
  const [of, count, than, each] =
    claim.role === 'before'
      ? [own.previous, own.ofPrevious, other.ofPrevious, own.values.previous]
      : [own.current, own.ofCurrent, other.ofCurrent, isBoth ? own.values.line : own.values.current];
  const { points } = claim;
  return (
    same(
      { of: claim.of, count: claim.count, than: claim.than, points },
      { of, count, than, points: (count - than) * each },
    ) ?? moreThanNothing(points)
  );
}

/** Checks a claim about central stars, lines over the axis or stars of the border. */
function checkBonus({ kind, about, count, than, points }: Bonus, compared: Compared): Checked {
  const both = bothOf(compared, about);
  if (both === undefined) return NO_DRAWING;
  const [own, other] = [both.own[kind], both.other[kind]];
  return (
    same({ count, than, points }, { count: own, than: other, points: (own - other) * POINTS[kind] }) ??
    moreThanNothing(points)
  );
}

function checkOut({ about, count, than, points }: CrossedOut, compared: Compared): Checked {
  const both = bothOf(compared, about);
  if (both === undefined) return NO_DRAWING;
  const [own, other] = [both.own.out, both.other.out];
  return (
    same({ count, than, points }, { count: own, than: other, points: (other - own) * POINTS.lit }) ??
    moreThanNothing(points)
  );
}

/** Looks at every legal drawing; leaves out those that could not add more even with nothing in their way. */
function mostAmongAll({ before, seat }: Compared, round: number): number {
  const ground = groundOf(before, seat, round);
  const atMost = boundOn(ground);
  let most = Number.NEGATIVE_INFINITY;
  for (const drawing of drawings(ground.tile, ground.taken))
    if (atMost(drawing) > most) most = Math.max(most, countedOn(ground, drawing).gain);
  return most;
}

/** Stars of a kind that are in no constellation after the drawing and in the window of a later round. */
function freeAfter(
  view: Position,
  seat: number,
  { action, kind }: { action: DrawAction; kind: Kind },
): number {
  const earlier = (view.boards[seat] as Board).drawings.slice(0, action.round - 1) as readonly Drawing[];
  const used = new Set(starsOf([...earlier, action.drawing as Drawing].flat()));
  return KIND_OF.filter((each, star) => each === kind && !used.has(star) && isShownAfter(star, action.round))
    .length;
}

function isShownAfter(star: number, round: number): boolean {
  for (let later = round + 1; later <= ROUNDS; later++) if (isUsable(star, later)) return true;
  return false;
}

/** The final total of a drawing in the last round. */
function totalAfter(view: Position, seat: number, { drawing }: DrawAction): number {
  const board = view.boards[seat] as Board;
  const drawn = [...board.drawings.slice(0, ROUNDS - 1), drawing];
  return seatScore({ ...board, drawings: drawn }, ROUNDS).total;
}

export const starExplorerCheckers: Checkers<StarExplorer, StarExplorerClaim> = {
  gain: ({ about, points, than }, compared) => {
    const both = bothOf(compared, about);
    return both === undefined
      ? NO_DRAWING
      : same({ points, than }, { points: both.own.gain, than: both.other.gain });
  },
  most: ({ about, points, than }, compared) => {
    const both = bothOf(compared, about);
    if (both === undefined) return NO_DRAWING;
    return (
      same({ points, than }, { points: both.own.gain, than: both.other.gain }) ??
      same({ points }, { points: mostAmongAll(compared, both.action.round) })
    );
  },
  stars: checkStars,
  lines: ({ about, of, to, count, than, points }, compared) => {
    const both = bothOf(compared, about);
    if (both === undefined) return NO_DRAWING;
    const { own, other } = both;
    const truth = { of: own.current, to: own.previous, count: own.joining, than: other.joining };
    return (
      same(
        { of, to, count, than, points },
        { ...truth, points: (own.joining - other.joining) * own.values.line },
      ) ?? moreThanNothing(points)
    );
  },
  central: checkBonus,
  axis: checkBonus,
  outer: checkBonus,
  out: checkOut,
  free: ({ about, of, count, than, tiles }, compared) => {
    const both = bothOf(compared, about);
    if (both === undefined) return NO_DRAWING;
    const { before, seat } = compared;
    const after = (action: DrawAction): number => freeAfter(before, seat, { action, kind: of });
    const pile = backsLeft(before, before.boards[seat] as Board);
    return same(
      { count, than, tiles },
      {
        ...{ count: after(both.action), than: after(both.otherAction) },
        tiles: pile.filter(({ kind }) => kind === of).length,
      },
    );
  },
  'next-round': ({ about, points, than }, compared) => {
    const both = bothOf(compared, about);
    if (both === undefined) return NO_DRAWING;
    const { before, seat } = compared;
    const [own, other] = [both.action, both.otherAction].map((each) => nextRoundAfter(before, seat, each));
    if (own === undefined || other === undefined) return 'no round comes after the last';
    return same({ points, than }, { points: own, than: other });
  },
  rank: ({ about, points, rank, than }, compared) => {
    const both = bothOf(compared, about);
    if (both === undefined) return NO_DRAWING;
    const { before, seat } = compared;
    if (before.boards.length > 1 || both.action.round !== ROUNDS) return 'there is no rank to be told';
    const total = totalAfter(before, seat, both.action);
    const other = totalAfter(before, seat, both.otherAction);
    return same({ points, rank, than }, { points: total, rank: rankOf(total), than: rankOf(other) });
  },
  brings: ({ about, points, than }, compared) => {
    const choices = choicesOf(compared, about);
    const [own, other] = choices?.map((each) => broughtBy(compared.before, compared.seat, each)) ?? [];
    if (own === undefined || other === undefined) return 'the lines are no choices';
    return same({ points, than }, { points: own, than: other });
  },
  gives: ({ about, points, than }, compared) => {
    const choices = choicesOf(compared, about);
    const [own, other] =
      choices?.map((each) =>
        each.do === 'size' ? givenBy(compared.before, compared.seat, each.size) : undefined,
      ) ?? [];
    if (own === undefined || other === undefined) return 'a size is called for nobody else';
    return same({ points, than }, { points: own, than: other });
  },
  'same-kind': ({ about, of, points }, compared) => {
    const [own] = choicesOf(compared, about) ?? [];
    const { before, seat } = compared;
    const both = own === undefined ? undefined : bothTilesBy(before, before.boards[seat] as Board, own);
    return both === undefined
      ? 'the tile may show another kind than the one before'
      : same({ of, points }, { ...both });
  },
  tiles: ({ about, of, count, than }, compared) => {
    const [own, other] = choicesOf(compared, about) ?? [];
    if (own?.do !== 'side' || other?.do !== 'side') return 'the lines are no sides';
    const { backs } = compared.before.boards[compared.seat] as Board;
    const having = (kind: unknown): number => backs.filter((each) => each === kind).length;
    return same(
      { of, count, than },
      { of: String(own.kind), count: having(own.kind), than: having(other.kind) },
    );
  },
};

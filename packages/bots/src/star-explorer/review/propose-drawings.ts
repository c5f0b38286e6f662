// What could be said of one of two drawings of the same tile, if it has more of something than the other.
import {
  type Board,
  backsLeft,
  type Drawing,
  drawnBefore,
  isUsable,
  KIND_OF,
  KINDS,
  type Kind,
  kindsIn,
  POINTS,
  ROUNDS,
  rankOf,
  type SeatScore,
  type StarExplorer,
  seatScore,
  starsOf,
  valuesOf,
} from '@planisphere/star-explorer';
import type { ComparedLines, Subject } from '../../review/claim.ts';
import type { Role, StarExplorerClaim } from './claims.ts';
import type { DrawAction } from './counted.ts';
import { mostNow, nextRoundAfter } from './prospects.ts';

type Compared = ComparedLines<StarExplorer>;

/** For the line of the claim, and for the other one. */
interface Pair<T> {
  readonly own: T;
  readonly its: T;
}

export function ofDrawings(
  compared: Compared,
  about: Subject,
  { own, its, later: isLater }: Pair<DrawAction> & { readonly later: boolean },
): readonly StarExplorerClaim[] {
  const sheets = { own: sheetWith(compared, own), its: sheetWith(compared, its) };
  const here = { about, round: own.round };
  const isNow = gainOf(sheets.own) > gainOf(sheets.its) && !isLater;
  return [
    ...gains(compared, here, sheets),
    ...starsAndLines(here, sheets),
    ...bonuses(about, sheets),
    ...(isNow || own.round === ROUNDS ? [] : later(compared, about, { own, its, sheets })),
  ];
}

interface Here {
  readonly about: Subject;
  readonly round: number;
}

/** The board with the drawing, and the score sheet without and with it. */
interface Sheet {
  readonly board: Board;
  readonly before: SeatScore;
  readonly after: SeatScore;
}

function sheetWith({ before, seat }: Compared, { round, drawing }: DrawAction): Sheet {
  const full = before.boards[seat] as Board;
  const board = { ...full, drawings: [...drawnBefore(full, round), drawing] };
  return { board, before: seatScore(board, round - 1), after: seatScore(board, round) };
}

const gainOf = ({ before, after }: Sheet): number => after.total - before.total;

function gains(
  { before, seat }: Compared,
  { about, round }: Here,
  { own, its }: Pair<Sheet>,
): readonly StarExplorerClaim[] {
  const [points, than] = [gainOf(own), gainOf(its)];
  const claims: StarExplorerClaim[] = [];
  if (points > than) claims.push({ kind: 'gain', about, points, than });
  if (points > than && points === mostNow(before, seat, round))
    claims.push({ kind: 'most', about, points, than });
  const [rank, other] = [rankOf(own.after.total), rankOf(its.after.total)];
  if (before.boards.length === 1 && round === ROUNDS && rank > other)
    claims.push({ kind: 'rank', about, points: own.after.total, rank, than: other });
  return claims;
}

function starsAndLines({ about, round }: Here, { own, its }: Pair<Sheet>): readonly StarExplorerClaim[] {
  const [mine, theirs] = [own.after.rounds[round - 1]!, its.after.rounds[round - 1]!];
  const { current, previous } = mine;
  const values = valuesOf(kindsIn(own.board, round));
  const claims: StarExplorerClaim[] = [];
  const stars = (of: Kind, role: Role, each: number): void => {
    const item = role === 'before' ? 'previousStars' : 'currentStars';
    const [count, than] = [mine[item].from.length, theirs[item].from.length];
    if (count > than)
      claims.push({ kind: 'stars', about, of, role, count, than, points: (count - than) * each });
  };
  if (current === previous) stars(current, 'both', values.line);
  else {
    stars(current, 'tile', values.current);
    stars(previous, 'before', values.previous);
  }
  const [lines, fewer] = [mine.joiningLines, theirs.joiningLines];
  if (lines.points > fewer.points)
    claims.push({
      ...{ kind: 'lines', about, of: current, to: previous },
      ...{ count: lines.from.length, than: fewer.from.length },
      points: lines.points - fewer.points,
    });
  return claims;
}

const BONUSES = ['central', 'axis', 'outer'] as const;

function bonuses(about: Subject, { own, its }: Pair<Sheet>): readonly StarExplorerClaim[] {
  const claims: StarExplorerClaim[] = [];
  for (const kind of BONUSES) {
    const added = ({ before, after }: Sheet): number => after[kind].from.length - before[kind].from.length;
    const [count, than] = [added(own), added(its)];
    if (count > than) claims.push({ kind, about, count, than, points: (count - than) * POINTS[kind] });
  }
  const out = ({ before, after }: Sheet): number => after.extinguished - before.extinguished;
  const [count, than] = [out(own), out(its)];
  if (count < than) claims.push({ kind: 'out', about, count, than, points: (than - count) * POINTS.lit });
  return claims;
}

/** What is left for later rounds, if the line is not better in this round. */
function later(
  { before, seat }: Compared,
  about: Subject,
  { own, its, sheets }: Pair<DrawAction> & { readonly sheets: Pair<Sheet> },
): readonly StarExplorerClaim[] {
  const [points, than] = [nextRoundAfter(before, seat, own), nextRoundAfter(before, seat, its)];
  const claims: StarExplorerClaim[] = [];
  if (points !== undefined && than !== undefined && points > than)
    claims.push({ kind: 'next-round', about, points, than });
  const pile = backsLeft(before, before.boards[seat] as Board);
  for (const of of KINDS) {
    const tiles = pile.filter(({ kind }) => kind === of).length;
    const [count, less] = [freeOn(sheets.own.board, of), freeOn(sheets.its.board, of)];
    if (tiles > 0 && count > less) claims.push({ kind: 'free', about, of, count, than: less, tiles });
  }
  return claims;
}

/** Stars of a kind that no constellation has and that a later window shows. */
function freeOn({ drawings }: Board, of: Kind): number {
  const used = new Set(starsOf((drawings as readonly Drawing[]).flat()));
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1).slice(drawings.length);
  return KIND_OF.filter(
    (kind, star) => kind === of && !used.has(star) && rounds.some((round) => isUsable(star, round)),
  ).length;
}

// Why a drawing is refused, in words that name the place.
import type { Locale, Seat } from '@planisphere/core';
import { makeStar } from '../rules/disc.ts';
import type { Action } from '../rules/events.ts';
import { type Cause, causeAgainst } from '../rules/judge.ts';
import { makeLine } from '../rules/lines.ts';
import type { Obstacle } from '../rules/obstacles.ts';
import { phaseOf } from '../rules/phase.ts';
import { type Board, boardOf, drawnBefore, HIDDEN, type Position } from '../rules/position.ts';
import { tileOf } from '../rules/tiles.ts';
import { messagesOf } from './messages.ts';
import type { Side } from './side.ts';

const nameIn = ({ tiles }: Board, round: number): string => tileOf(tiles[round - 1] as number).name;

/** Undefined if it is no drawing of this round or has no fault: then the rule itself is told. */
export function whyNot(
  view: Position,
  { seat, action }: { readonly seat: Seat; readonly action: Action },
  locale: Locale,
): string | undefined {
  const phase = phaseOf(view);
  if (phase.step !== 'draw' || action.do !== 'draw') return undefined;
  if (action.round !== phase.round || action.drawing === HIDDEN) return undefined;
  const board = boardOf(view, seat);
  const { round } = phase;
  const tile = board.tiles[round - 1] as number;
  const cause = causeAgainst({ tile, round, before: drawnBefore(board, round) }, action.drawing);
  return cause && causeText(cause, { board, name: tileOf(tile).name, locale });
}

interface RefusalContext {
  readonly board: Board;
  /** The constellation that should be drawn. */
  readonly name: string;
  readonly locale: Locale;
}

function causeText(cause: Cause, { board, name, locale }: RefusalContext): string {
  const words = messagesOf(locale).refusal;
  switch (cause.kind) {
    case 'repeated':
      return words.repeated(makeLine(cause.line));
    case 'pole':
      return words.pole;
    case 'covered':
      return words.coveredStars(cause.stars.map(makeStar));
    case 'used':
      return words.usedStars(cause.stars.map(makeStar), nameIn(board, cause.round));
    case 'crossing':
      return words.crossing(makeLine(cause.line), makeLine(cause.over), nameIn(board, cause.round));
    case 'crossed':
      return words.crossed(makeLine(cause.line), makeLine(cause.over));
    case 'pieces':
      return words.pieces(cause.stars.map(makeStar));
    case 'missing':
      return words.missing(cause.lines.map(makeLine), name);
    case 'mirror':
      return words.mirror(name);
    case 'foreign':
      return words.foreign(cause.lines.map(makeLine), name);
  }
}

/** Obstacles to a constellation held over the disc; `side` is that of the stars beyond the edge. */
export function obstacleText(
  obstacle: Obstacle,
  { board, side, locale }: { readonly board: Board; readonly side: Side; readonly locale: Locale },
): string {
  const words = messagesOf(locale).refusal;
  switch (obstacle.kind) {
    case 'used':
      return words.used(obstacle.stars.length, nameIn(board, obstacle.round));
    case 'covered':
      return words.covered(obstacle.stars.length);
    case 'pole':
      return words.pole;
    case 'edge':
      return words.edge(obstacle.stars.length, side);
    case 'crossing':
      return words.cut(
        [...new Set(obstacle.cuts.map(({ round }) => nameIn(board, round)))],
        obstacle.cuts.length,
      );
    case 'apart':
      return words.apart;
    case 'alone':
      return words.alone;
  }
}

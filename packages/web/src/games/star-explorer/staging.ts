// How the table shows what happens: lines draw themselves, points are counted star by star and line by line, and then
// the disc turns. Any press hurries the animation.
import {
  type Board,
  type Drawing,
  earnedBy,
  HIDDEN,
  kindsIn,
  type StarExplorer,
} from '@planisphere/star-explorer';
import { play as playSound } from '../../base/sound/sounds.ts';
import { isHurried, pause } from '../../table/pace.ts';
import type { Past } from '../../table/play.ts';
import type { Desk } from './desk.ts';
import { roundOf } from './standing.ts';

/** Shows a finished round: everybody's drawing appears and is counted, and the sky turns. */
export async function showRound(
  desk: Desk,
  { before, view }: Past<StarExplorer>,
  commit: () => void,
): Promise<void> {
  const round = roundOf(before);
  const seat = desk.session.viewer.value;
  const wasSeen = before.boards[seat]?.drawings.length === round;
  // A player who was still redrawing keeps the confirmed drawing.
  desk.holding.value = { ...desk.holding.value, redrawing: false };
  desk.shown.value = { round, view, counted: 0 };
  commit();
  if (!wasSeen) await flourish(desk, view.boards[seat]);
  await count(desk, view.boards[seat] as Board, round);
  await pause(900);
  desk.fresh.value = undefined;
  desk.shown.value = undefined;
  playSound('deal');
  await pause(view.boards[seat]?.drawings.length === 6 ? 0 : 1100);
}

/** The player's own drawing appears while others are still drawing. */
export async function showDrawing(desk: Desk, commit: () => void): Promise<void> {
  commit();
  await flourish(desk, desk.session.view.value.boards[desk.session.viewer.value]);
}

async function flourish(desk: Desk, board: Board | undefined): Promise<void> {
  const drawing = board?.drawings.at(-1);
  if (drawing === undefined || drawing === HIDDEN) return;
  desk.fresh.value = board?.drawings.length;
  playSound('land');
  await pause(420 + drawing.length * 70);
}

async function count(desk: Desk, board: Board, round: number): Promise<void> {
  const { current, previous, joining } = earnedBy(
    board.drawings[round - 1] as Drawing,
    kindsIn(board, round),
  );
  const things = current.length + previous.length + joining.length;
  for (let counted = 1; counted <= things; counted++) {
    const shown = desk.shown.value;
    if (shown === undefined) return;
    desk.shown.value = { ...shown, counted: isHurried() ? things : counted };
    playSound('glass');
    await pause(130);
    if (isHurried()) return;
  }
}

export async function showTile(commit: () => void): Promise<void> {
  commit();
  playSound('deal');
  await pause(260);
}

// The one sentence that says what to do now, and whether the ghost fits. Everything else on the table is quieter.
import {
  type Board,
  type Drawing,
  earnedBy,
  HIDDEN,
  kindsIn,
  type Place,
  phaseOf,
  tileOf,
} from '@planisphere/star-explorer';
import { type Ghost, obstacleText, sideOf } from '@planisphere/star-explorer/voice';
import { settings } from '../../base/settings/settings.ts';
import type { Desk } from './desk.ts';
import { hourOf } from './exploring.ts';
import { toPicture, turnOf } from './geometry.ts';
import type { Laid } from './laid.ts';
import type { Site } from './site.ts';
import { isAsked, ROMAN, roundOf, stillAwaited } from './standing.ts';
import { boardWords } from './words/index.ts';
import type { PromptText } from './words/words.ts';

export interface Prompt extends PromptText {
  readonly mood: 'plain' | 'good' | 'bad';
  /** The way out; small screens leave it to the button. */
  readonly remedy?: string;
}

export function promptOf(desk: Desk): Prompt {
  const { session } = desk;
  const shown = desk.shown.value;
  if (shown !== undefined) return { ...scoringOf(desk, shown.round), mood: 'plain' };
  if (session.lesson.value?.title !== undefined)
    return { title: session.lesson.value.title, more: '', mood: 'plain' };
  const site = desk.drawing.value;
  const { laid, offer } = desk.report.value;
  if (site !== undefined && laid !== undefined) {
    const title = boardWords().say.draw(tileOf(site.tile).name);
    // In a lesson the guide explains refusals.
    const note = session.lesson.value === undefined ? session.note.value : '';
    const good = laid.worth !== undefined;
    const more = note === '' ? readingOf(site, laid) : note;
    const remedy = offer === undefined ? boardWords().ghost.noRemedy : boardWords().ghost.remedy;
    return good ? { title, more, mood: 'good' } : { title, more, mood: 'bad', remedy };
  }
  return { ...saidNow(desk), mood: 'plain' };
}

function scoringOf({ session, shown }: Desk, round: number): PromptText {
  const board = shown.value?.view.boards[session.viewer.value] as Board;
  const drawing = board.drawings[round - 1];
  const { points } = earnedBy(
    drawing === undefined || drawing === HIDDEN ? [] : (drawing as Drawing),
    kindsIn(board, round),
  );
  return boardWords().say.scoring(ROMAN[round - 1] as string, points);
}

function saidNow({ session }: Desk): PromptText {
  const { say } = boardWords();
  const view = session.view.value;
  const seat = session.viewer.value;
  const { step } = phaseOf(view);
  if (step === 'over') return say.over;
  const names = stillAwaited(view)
    .map((each) => session.nameOf(each))
    .join(', ');
  if (!session.spectating.value && isAsked(view, seat)) {
    if (step === 'side') return say.side;
    if (step === 'seven') return say.seven;
    if (step === 'size') return say.size(ROMAN[roundOf(view) - 1] as string);
  }
  if (names === '') return say.dealing;
  if (
    session.spectating.value &&
    (step === 'side' || step === 'seven' || step === 'size' || step === 'draw')
  ) {
    const last = session.history.value.at(-1);
    const title = say.chooses[step](stillAwaited(view).map((each) => session.nameOf(each)));
    return { title, more: last === undefined ? '' : session.tell(last) };
  }
  if (session.mayChange) return say.ready(names);
  return session.thinking.value ? say.thinking(names) : say.waiting(names);
}

/** The ghost's state in words: all conflicts by their rule, or that it fits. */
function readingOf(site: Site, laid: Laid): string {
  const words = boardWords().ghost;
  const { size } = tileOf(site.tile);
  if (laid.worth !== undefined) {
    const kept = laid.stars.filter(({ state }) => state === 'in').length;
    if (kept === 0) return words.nothing(laid.worth.cost);
    const blocked = laid.lines.filter(({ state }) => state === 'blocked').length;
    const text = kept === size ? words.fits(size) : words.part(kept, size - kept);
    return blocked === 0 ? text : words.crossing(blocked);
  }
  return troubleText(site, laid);
}

/** All obstacles, each with its place on the disc as turned at this moment. */
function troubleText({ board, round }: Site, { obstacles, stars }: Laid): string {
  const { locale } = settings.value;
  const texts = obstacles.map((obstacle) => {
    const spots = 'stars' in obstacle ? obstacle.stars.map((star) => stars[star] as Place) : [];
    return obstacleText(obstacle, { board, side: sideOf(spots, turnOf(round)), locale });
  });
  return texts.join(' ');
}

/** Announced when the ghost has come to rest. */
export function spokenOf({ drawing, laid, ghost }: Desk): string {
  if (drawing.value === undefined || laid.value === undefined || ghost.value === undefined) return '';
  return ghostWords(drawing.value, ghost.value, laid.value);
}

/** Its place, its conflicts, its points. */
export function ghostWords(site: Site, ghost: Ghost, laid: Laid): string {
  const { x, y } = toPicture(ghost, turnOf(site.round));
  const angle = ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
  const bearing = { ring: Math.round(Math.hypot(x, y) / 100), angle };
  const words = boardWords().ghost;
  const { worth } = laid;
  return [
    words.lies(tileOf(site.tile).name, hourOf(bearing), bearing.ring, ghost.turns),
    readingOf(site, laid),
    worth === undefined ? '' : words.brings(worth.earned.points, worth.gain),
    worth === undefined || worth.extinguished === 0 ? '' : words.costs(worth.extinguished),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

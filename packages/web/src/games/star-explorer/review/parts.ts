// The parts with which the review draws a Star Explorer game.
import type { KeptLine } from '@planisphere/bots/review';
import { type Kind, type Position, starExplorer, tileOf } from '@planisphere/star-explorer';
import { settings } from '../../../base/settings/settings.ts';
import type { Reference } from '../../../table/advice/mark.ts';
import type { ReviewParts, ReviewProps } from '../../../table/board.ts';
import { turnOf } from '../geometry.ts';
import { skyMark } from '../hint.ts';
import { roundOf } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { Chips } from './Chips.tsx';
import { Position as Moment } from './Position.tsx';
import { RULES } from './rules.ts';
import { reviewWords } from './words.ts';

/** The name of a part beside its bar: stars by their kind. */
function partName(name: string): string {
  const [kind = '', what] = name.split('.') as [string, Kind | undefined];
  return reviewWords().parts[kind] ?? (what === undefined ? name : boardWords().kinds[what]);
}

/**
 * The whole name of the next best drawing lights up that drawing; the tile's name alone lights up the better one, of
 * which the coach speaks first.
 */
function references({ moment, reviewed }: ReviewProps): readonly Reference[] {
  const view = reviewed.game.view(reviewed.states[moment.from], moment.seat) as Position;
  const tile = view.boards[moment.seat]?.tiles[roundOf(view) - 1];
  const lit = (phrase: string, { events: [event = ''] }: KeptLine): readonly Reference[] => {
    const parsed = starExplorer.notation.parseEvent(event);
    if (!parsed.ok || parsed.value.by === 'chance' || parsed.value.action.do !== 'draw') return [];
    const mark = skyMark(parsed.value.action, turnOf(roundOf(view)));
    return mark === undefined ? [] : [{ phrase, marks: [mark] }];
  };
  if (tile === undefined) return [];
  const { locale } = settings.value;
  const next = reviewed.coach.other({ moment, before: view, locale, nameOf: reviewed.titleOf });
  return [...(moment.lost ? [] : lit(next, moment.other)), ...lit(tileOf(tile).name, moment.best)];
}

export const reviewParts: ReviewParts = {
  Chips,
  Position: Moment,
  partName,
  rules: RULES,
  references,
  revealed: { en: 'tiles that came up', fr: 'tuiles révélées' },
};

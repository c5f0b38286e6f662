// What the review of a Star Explorer game is drawn with.
import { type Kind, type Position, starExplorer, tileOf } from '@planisphere/star-explorer';
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

/** The name of a part as its bar says it: stars by their kind. */
function partName(name: string): string {
  const [kind = '', what] = name.split('.') as [string, Kind | undefined];
  return reviewWords().parts[kind] ?? (what === undefined ? name : boardWords().kinds[what]);
}

/** A tile that is named lights up where the better drawing lies: of that one the coach speaks first. */
function references({ moment, reviewed }: ReviewProps): readonly Reference[] {
  const view = reviewed.states[moment.from] as Position;
  const parsed = starExplorer.notation.parseEvent(moment.best.events[0] ?? '');
  if (!parsed.ok || parsed.value.by === 'chance' || parsed.value.action.do !== 'draw') return [];
  const { action } = parsed.value;
  const tile = view.boards[moment.seat]?.tiles[action.round - 1];
  const mark = skyMark(action, turnOf(roundOf(view)));
  return tile === undefined || mark === undefined ? [] : [{ phrase: tileOf(tile).name, marks: [mark] }];
}

export const reviewParts: ReviewParts = {
  Chips,
  Position: Moment,
  partName,
  rules: RULES,
  references,
  revealed: { en: 'tiles that came up', fr: 'tuiles révélées' },
};

// What the review of a Stellarion game is drawn with.
import { GALAXIES, type Position as Table, voyageCount } from '@planisphere/stellarion';
import type { Reference } from '../../../table/advice/mark.ts';
import type { ReviewParts, ReviewProps } from '../../../table/board.ts';
import { referencesOn } from '../references.ts';
import { Chips } from './Chips.tsx';
import { Position } from './Position.tsx';
import { RULES } from './rules.ts';
import { reviewWords } from './words.ts';

function partName(name: string): string {
  const [, galaxy] = name.split('.');
  const words = reviewWords();
  return galaxy === undefined ? words.proof : words.launchTo((GALAXIES as readonly string[]).indexOf(galaxy));
}

function captionOfChances(lost: boolean): string {
  return lost ? reviewWords().chances : reviewWords().chancesAhead;
}

function progress(position: unknown): string {
  const { voyages, won } = position as Table;
  const flown = won.reduce((sum, pile) => sum + voyageCount(pile), 0);
  return reviewWords().flown(flown, flown + voyageCount(voyages));
}

/** Decks, and the cards visible at the decision. */
const references = ({ moment, reviewed }: ReviewProps): readonly Reference[] =>
  referencesOn(reviewed.game.view(reviewed.states[moment.from], moment.seat) as Table);

export const reviewParts: ReviewParts = {
  Chips,
  Position,
  partName,
  progress,
  rules: RULES,
  references,
  captionOfChances,
  revealed: { en: 'cards turned up', fr: 'cartes révélées' },
};

// What the net of Stellarion looks at, once an action is complete and before cards are turned up. The four galaxies are
// alike, so each question about a galaxy is asked four times with the same inputs: the net learns every game in all
// permutations of the galaxies at once. Types differ, because their powers do. Append new questions at the end.
import { type Questionnaire, questionnaireOf } from '../net/questions.ts';

/** Voyages of one galaxy, 0 to 4. */
export const PER_GALAXY = 5;
/** Voyages of all galaxies, 0 to 16. */
export const TOTALS = 17;
/** How likely something is: never, five steps between, nearly sure, sure. */
export const LEVELS = 8;
/** A card at hand needs no chance. */
export const REACHES: number = LEVELS + 1;
/** Stars: none, one, more. */
export const STARS_SEEN = 3;
export const STARS_LEFT = 7;
export const LACKING = 6;
export const SPARE = 13;
/** Cards of one type that can pay, 5 for more. */
export const SHOWING = 6;
/** Remaining cards of one type, in twos. */
export const REMAINING = 9;
export const DECK_SIZES = 11;
/** Cards with a type outside the discards, in twos. */
export const CARDS_LEFT = 33;
/** Cards to spare beyond what all Launches need, from −8 on. */
export const SLACKS = 56;
/** Nothing is pending; this many scans, another step, this many voyages of a Crossing. */
const PENDING = 9;
export const HOLES = 9;
export const HOPES = 25;
/** How deep the first voyage of a galaxy lies, 4 for more, 5 for nowhere. */
export const DEPTHS = 6;
export const DISTANCES = 31;
const LAUNCHES = 8;
/** Voyages that Crossings and meteors may bring, 8 for more. */
export const FREE_VOYAGES = 9;
/** How far a meteor is seen, before and behind the sun. */
export const METEOR_REACH = 9;

export const QUESTIONS: Questionnaire = questionnaireOf(1, [
  { name: 'card', answers: 4 * PER_GALAXY * 3 * 3 * 8, places: 16 },
  { name: 'card and reach', answers: 4 * 3 * 4 * REACHES, places: 16 },
  { name: 'galaxy', answers: PER_GALAXY * 16 * STARS_SEEN * 2, places: 4 },
  { name: 'launch', answers: 3 * STARS_SEEN * LEVELS * LEVELS, places: 4 },
  { name: 'supply', answers: PER_GALAXY * LACKING * SPARE, places: 4 },
  { name: 'type', answers: 4 * SHOWING * 2 * REMAINING, places: 4 },
  { name: 'type and discovery', answers: 4 * 2 * SHOWING, places: 4 },
  { name: 'theory', answers: 4 * 3 * SHOWING * REMAINING, places: 4 },
  { name: 'outpost', answers: 16 * PER_GALAXY * 2, places: 4 },
  { name: 'deck', answers: 5 * DECK_SIZES * 2, places: 8 },
  { name: 'cards and voyages', answers: CARDS_LEFT * TOTALS, places: 1 },
  { name: 'stars and voyages', answers: STARS_LEFT * TOTALS, places: 1 },
  { name: 'slack', answers: SLACKS * 2, places: 1 },
  { name: 'pending', answers: PENDING * 6, places: 1 },
  { name: 'table and voyages', answers: 32 * TOTALS, places: 1 },
  { name: 'black holes', answers: HOLES * HOLES * 4, places: 1 },
  { name: 'black holes hoped for', answers: HOPES * 4, places: 1 },
  { name: 'mirrors', answers: HOLES * HOLES, places: 1 },
  { name: 'depth', answers: DEPTHS * PER_GALAXY * 5, places: 4 },
  { name: 'column', answers: 6 * 6, places: 2 },
  { name: 'sun and voyages', answers: DISTANCES * 10, places: 1 },
  { name: 'meteors', answers: 16 * 5, places: 1 },
  { name: 'sun', answers: 3 * DISTANCES, places: 1 },
  { name: 'launches before the end', answers: LAUNCHES * TOTALS, places: 1 },
  { name: 'takers', answers: 4 * PER_GALAXY * 5, places: 4 },
  { name: 'free places', answers: 3 * 3 * 5, places: 1 },
  { name: 'special cards', answers: 2 * DECK_SIZES * 16, places: 8 },
  { name: 'slack with free voyages', answers: SLACKS * FREE_VOYAGES, places: 1 },
  { name: 'proof', answers: 5 * LEVELS * 4 * 4, places: 1 },
  { name: 'column and launch', answers: LEVELS * 6, places: 2 },
  { name: 'column lengths', answers: 9 * 9, places: 1 },
  { name: 'meteor', answers: (2 * METEOR_REACH + 1) * 2, places: 4 },
]);

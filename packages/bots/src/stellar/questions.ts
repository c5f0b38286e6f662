// What the net of Stellar looks at, from the view of one seat (`own`) that has just acted. The five types are alike, so
// each question about a type is asked five times with the same inputs: the net cannot tell types apart, and learns
// everything once. Append new questions at the end.
import { type Questionnaire, questionnaireOf } from '../net/questions.ts';

/** Turns left, in six stages of four. */
export const STAGES = 6;
export const STACKS = 64;
/** Stars of a type, 9 for more. */
export const STARS_SEEN = 10;
/** No card shows; otherwise 0 to 4 free slots beside the visible ones. */
const ROOMS = 6;
/** 0: nothing to gain, because the number is there; then the multiplier grows by 0, 1, 2, or more. */
export const GAINS = 5;
/** Stars: none, 1–2, 3–4, more. */
export const SHINES = 4;
/** Multiplier 0 to 3, or more. */
export const MULTIPLIERS = 5;
/** May lie face up: anywhere, beside its type, nowhere. */
export const FITS = 3;
/** In the row or not, and how many are unseen. */
export const SUPPLIES = 6;
/** A card as its owner sees it: 0 nothing, 1 unknown, 2–6 satellites, then the typed ones. */
const NOTE_VALUES: number = 7 + 6 * GAINS * SHINES;
const TELESCOPE_VALUES: number = 7 + 6 * MULTIPLIERS * FITS;
/** Numbers without types: 0 nothing, 1–6, satellites 7–11, 12 unknown. */
export const FIGURES = 13;
/** A lead from −10 to 10. */
export const LEADS = 21;
/** Margin or points, in threes. */
export const MARGINS = 41;
/** Nothing is pending; a blind draw for the telescope or the notebook; a new row for the player who asked for it. */
export const PENDING = 4;

const side = (who: 'own' | 'other') => [
  { name: `${who} stack and stars`, answers: STACKS * STARS_SEEN, places: 5 },
  { name: `${who} stack and stage`, answers: STACKS * STAGES, places: 5 },
  { name: `${who} stars and stage`, answers: STARS_SEEN * STAGES, places: 5 },
  { name: `${who} room and stage`, answers: ROOMS * STAGES, places: 5 },
  { name: `${who} room and stars`, answers: ROOMS * STARS_SEEN, places: 5 },
  { name: `${who} wants`, answers: 6 * SUPPLIES * GAINS * SHINES, places: 30 },
  { name: `${who} hand for the notebook`, answers: NOTE_VALUES, places: 2 },
  { name: `${who} hand for the telescope`, answers: TELESCOPE_VALUES, places: 2 },
  { name: `${who} hand`, answers: FIGURES * FIGURES, places: 1 },
  { name: `${who} row for the notebook`, answers: NOTE_VALUES, places: 5 },
  { name: `${who} row for the telescope`, answers: TELESCOPE_VALUES, places: 5 },
  { name: `${who} free slots`, answers: 12 * 2, places: 12 },
  { name: `${who} types and free slots`, answers: 6 * 13, places: 1 },
  { name: `${who} satellites`, answers: 32, places: 1 },
  { name: `${who} points`, answers: MARGINS, places: 1 },
];

export const QUESTIONS: Questionnaire = questionnaireOf(1, [
  ...side('own'),
  ...side('other'),
  { name: 'row', answers: 5 * FIGURES, places: 5 },
  { name: 'lead and free slots', answers: 3 * LEADS * 16, places: 3 },
  { name: 'lead and stage', answers: 3 * LEADS * STAGES, places: 3 },
  { name: 'margin and stage', answers: MARGINS * STAGES, places: 1 },
  { name: 'turn and pending', answers: 23 * PENDING, places: 1 },
  { name: 'right to replace', answers: 2, places: 1 },
]);

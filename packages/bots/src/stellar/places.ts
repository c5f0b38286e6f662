// Where each question of the net stands in the list of answers, and the id of its first answer.
import { baseOf } from '../net/questions.ts';
import { QUESTIONS } from './questions.ts';

export type Base = ReturnType<typeof baseOf>;

const base = (name: string): Base => baseOf(QUESTIONS, name);

/** The questions that are asked of one side. */
export interface SidePlaces {
  readonly own: boolean;
  readonly stackStars: Base;
  readonly stackStage: Base;
  readonly starsStage: Base;
  readonly roomStage: Base;
  readonly roomStars: Base;
  readonly wants: Base;
  readonly handNote: Base;
  readonly handTelescope: Base;
  readonly hand: Base;
  readonly rowNote: Base;
  readonly rowTelescope: Base;
  readonly slots: Base;
  readonly types: Base;
  readonly satellites: Base;
  readonly points: Base;
}

function sidePlaces(who: 'own' | 'other'): SidePlaces {
  return {
    own: who === 'own',
    stackStars: base(`${who} stack and stars`),
    stackStage: base(`${who} stack and stage`),
    starsStage: base(`${who} stars and stage`),
    roomStage: base(`${who} room and stage`),
    roomStars: base(`${who} room and stars`),
    wants: base(`${who} wants`),
    handNote: base(`${who} hand for the notebook`),
    handTelescope: base(`${who} hand for the telescope`),
    hand: base(`${who} hand`),
    rowNote: base(`${who} row for the notebook`),
    rowTelescope: base(`${who} row for the telescope`),
    slots: base(`${who} free slots`),
    types: base(`${who} types and free slots`),
    satellites: base(`${who} satellites`),
    points: base(`${who} points`),
  };
}

export const OWN: SidePlaces = sidePlaces('own');
export const OTHER: SidePlaces = sidePlaces('other');
export const ROW_PLACES: Base = base('row');
export const LEAD_FREE: Base = base('lead and free slots');
export const LEAD_STAGE: Base = base('lead and stage');
export const MARGIN: Base = base('margin and stage');
export const TURN_PENDING: Base = base('turn and pending');
export const RIGHT: Base = base('right to replace');

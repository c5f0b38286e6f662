// The words of the parts that nobody sees at first: the end, the rules, the set-up and the like (board/parts.ts). They
// load after the board.
import { localized } from '../../../base/words/localized.ts';
import type { HandoverWords } from '../../../table/frame/words/words.ts';
import type { RulesWords } from '../../../table/rules/rules-words.ts';
import type { Company } from '../../../table/setup/terms.ts';
import { en } from './rest-en.ts';
import { fr } from './rest-fr.ts';

export interface RestWords {
  readonly end: EndWords;
  readonly handover: HandoverWords;
  readonly rules: RulesWords;
  readonly text: TextWords;
  readonly setup: SetupWords;
}

export interface EndWords {
  readonly share: (names: string) => string;
  readonly solo: (points: number) => string;
  readonly rank: (rank: number, name: string) => string;
  readonly ahead: (points: number, lead: number, rival: string) => string;
  readonly tieBreak: (points: number) => string;
  readonly tied: (points: number) => string;
  readonly behind: (points: number, lag: number, winner: string) => string;
  readonly sheet: string;
  readonly constellations: string;
  readonly total: string;
  readonly save: string;
  readonly saveSvg: string;
  readonly savePng: string;
  readonly shareSky: string;
  readonly saved: string;
  readonly pictureTitle: (points: number) => string;
  readonly shareText: (points: number) => string;
  readonly whose: string;
}

export interface TextWords {
  readonly best: string;
  readonly inHand: string;
  readonly drawIt: (gain: number) => string;
  readonly stars: string;
  readonly clockwise: string;
  readonly back: string;
  readonly outwards: string;
  readonly inwards: string;
  readonly bring: string;
  /** The questions that a player can type, as the list shows them. */
  readonly askWhere: string;
  readonly askStar: string;
  readonly nothingToDraw: string;
}

export interface SetupWords {
  readonly aloneFirst: string;
  readonly summary: Readonly<Record<Company, string>>;
}

export const restWords = localized<RestWords>({ en, fr });

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
  readonly handover: HandoverWords & { readonly away: string };
  readonly about: AboutWords;
  readonly rules: RulesWords;
  readonly setup: {
    readonly memory: string;
    readonly noMemory: string;
    readonly memoryText: string;
    readonly summary: Readonly<Record<Company, string>>;
  };
}

export interface EndWords {
  readonly tie: string;
  readonly because: (own: number, other: number, parts: readonly string[]) => string;
  readonly sectionsWon: (n: number) => string;
  readonly allTypes: string;
  readonly longest: (family: string, points: number) => string;
  readonly winner: string;
  readonly starsRuns: string;
  readonly starsAndRuns: string;
  readonly total: string;
  readonly noCards: string;
  readonly of: (n: number, all: number) => string;
  readonly satelliteKey: string;
  readonly zeroSixKey: string;
  /** One card after the last round, more if the game ended early. */
  readonly leftOver: (cards: readonly string[]) => string;
  readonly shareText: (own: number, other: number) => string;
}

export interface AboutWords {
  readonly where: string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly nowhere: string;
  readonly stars: (n: number) => string;
  readonly follows: string;
  readonly copies: (n: number) => string;
}

export const restWords = localized<RestWords>({ en, fr });

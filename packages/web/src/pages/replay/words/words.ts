// Every sentence of the replay, the check of the deal and the what-if.
import type { Verdict } from '../fair.ts';

export interface ReplayWords {
  readonly chooseTitle: string;
  readonly chooseText: string;
  readonly own: string;
  readonly noOwn: string;
  readonly masters: string;
  readonly watch: (title: string) => string;
  readonly watchFor: (minutes: number) => string;
  readonly sent: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly show: string;
  readonly file: string;
  readonly fileText: string;
  readonly drop: string;
  readonly another: string;
  readonly bad: string;
  /** The place of the fault in the record. */
  readonly place: (at: string) => string;
  readonly cutLink: string;
  readonly notOver: string;
  readonly noTable: string;
  readonly noServer: string;
  /** The number of the wrong entry; its text stands below. */
  readonly entry: (number: number) => string;
  /** By the code of the fault. */
  readonly faults: Readonly<Record<string, string>>;
  /** For a move that this rule forbids, with the rule's own sentence. */
  readonly against: (rule: string) => string;
  /** For a fault without its own sentence. */
  readonly badPart: string;
  readonly game: (name: string) => string;
  readonly viewAs: string;
  readonly public: string;
  readonly publicText: string;
  readonly all: string;
  readonly allText: string;
  readonly controls: string;
  readonly first: string;
  readonly last: string;
  readonly back: string;
  readonly forward: string;
  readonly turnBack: string;
  readonly turnForward: string;
  readonly play: string;
  readonly pause: string;
  readonly pace: string;
  readonly paceOf: (pace: string) => string;
  readonly position: string;
  readonly beginning: string;
  readonly end: string;
  /** For the slider: its position and what happened there. */
  readonly standing: (at: number, of: number, sentence: string) => string;
  readonly lead: string;
  readonly reached: string;
  readonly tabs: string;
  readonly log: string;
  readonly fair: string;
  readonly branches: string;
  readonly moment: string;
  readonly eventOf: (at: number, of: number) => string;
  readonly assisted: string;
  readonly tooLong: string;
  readonly picture: string;
  readonly playOn: string;
  readonly download: string;
  readonly keys: string;
  readonly fairly: {
    readonly title: Readonly<Record<Verdict, string>>;
    readonly text: string;
    readonly sealed: string;
    readonly commitment: string;
    readonly noCommitment: string;
    readonly opened: string;
    readonly seed: string;
    readonly noSeed: string;
    readonly seal: Readonly<Record<Verdict, string>>;
    readonly deal: Readonly<Record<Verdict, string>>;
    readonly dealText: (right: number, all: number) => string;
    readonly dealUnknown: (all: number) => string;
    readonly result: Readonly<Record<Verdict, string>>;
    readonly each: (n: number) => string;
    readonly due: (words: string) => string;
    readonly again: string;
    readonly checked: (ms: number) => string;
  };
  readonly whatIf: {
    readonly title: string;
    readonly text: string;
    readonly seat: string;
    readonly others: string;
    readonly cards: string;
    readonly same: string;
    readonly fresh: string;
    readonly sameText: string;
    readonly noSeed: string;
    readonly name: string;
    readonly nameFor: (when: string) => string;
    readonly unnamed: string;
    readonly none: string;
    readonly fromHere: (at: number) => string;
    readonly leftAt: (at: number) => string;
    readonly original: string;
    readonly goingOn: string;
    readonly goOn: string;
    readonly watch: string;
    readonly remove: (name: string) => string;
    readonly instead: (branch: string, original: string) => string;
    readonly turning: (when: string, gain: number) => string;
  };
}

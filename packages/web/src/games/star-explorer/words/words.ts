// Every sentence of the Star Explorer board. Longer texts (rules, the log) come from the rules package.
import type { Kind } from '@planisphere/star-explorer';
import type { Bearing } from '../exploring.ts';
import type { Trouble } from '../laid.ts';

export interface PromptText {
  readonly title: string;
  readonly more: string;
}

export interface Words {
  readonly you: string;
  readonly kind: Readonly<Record<Kind, string>>;
  /** `Blue stars`. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** For the logbook. */
  readonly bestSkies: string;
  readonly threePointStars: string;
  readonly pointsEach: string;
  readonly trouble: Readonly<Record<Trouble, string>>;
  readonly finalScore: string;
  readonly roundWord: string;
  /** `III of VI`. */
  readonly ofRounds: string;
  readonly stepsLabel: string;
  readonly steps: readonly [string, string, string, string];
  readonly disc: (name: string | undefined, roman: string) => string;
  readonly say: Prompts;
  readonly ghost: GhostWords;
  readonly act: Acts;
  readonly ledger: LedgerWords;
  readonly tile: TileWords;
  readonly sizes: SizeWords;
  readonly rivals: RivalWords;
  readonly explore: ExploreWords;
  readonly tools: Tools;
}

export interface Prompts {
  readonly side: PromptText;
  readonly size: (roman: string) => PromptText;
  readonly seven: PromptText;
  readonly draw: (name: string) => string;
  readonly ready: (waitingFor: string) => PromptText;
  readonly waiting: (names: string) => PromptText;
  readonly thinking: (name: string) => PromptText;
  readonly dealing: PromptText;
  readonly scoring: (roman: string, points: number) => PromptText;
  readonly over: PromptText;
  /** For people who watch. */
  readonly chooses: Readonly<
    Record<'side' | 'seven' | 'size' | 'draw', (names: readonly string[]) => string>
  >;
}

export interface GhostWords {
  readonly fits: (stars: number) => string;
  readonly part: (kept: number, left: number) => string;
  readonly nothing: (cost: number) => string;
  readonly remedy: string;
  readonly noRemedy: string;
  readonly crossing: (lines: number) => string;
  readonly fitsNowhere: string;
  /** The place of the ghost, for screen readers. */
  readonly lies: (name: string, hour: number, ring: number, turns: number) => string;
  readonly brings: (points: number, gain: number) => string;
  readonly costs: (stars: number) => string;
}

export interface Acts {
  /** With the points won or lost in all. */
  readonly confirm: (name: string, gain: number) => string;
  readonly confirmShort: string;
  readonly confirmNothing: (gain: number) => string;
  readonly confirmNothingShort: string;
  readonly leaveOut: (stars: number, cost: number) => string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly move: string;
  readonly up: string;
  readonly down: string;
  readonly left: string;
  readonly right: string;
  readonly fit: string;
  readonly hint: string;
  readonly nothing: string;
  readonly takeBack: string;
  readonly call: (size: number) => string;
  readonly chooseFirst: string;
  readonly takeSide: (kind: string) => string;
  readonly useSeven: (kind: string) => string;
}

export interface LedgerWords {
  readonly label: string;
  readonly ifConfirmed: string;
  readonly lastRound: (roman: string) => string;
  readonly joining: string;
  readonly atTheEnd: string;
  readonly central: string;
  readonly axis: string;
  readonly outer: string;
  readonly lit: string;
  readonly leftOut: string;
  readonly gain: string;
  readonly estimate: string;
  readonly first: string;
  readonly called: (size: number) => string;
  readonly log: string;
}

/** A kind of star that this round pays. */
interface PayingKind {
  readonly kind: string;
  readonly points: number;
}

export interface TileWords {
  readonly label: (name: string, size: number, kind: string) => string;
  readonly stars: string;
  readonly thisRound: (kind: string) => string;
  readonly pays: (current: PayingKind, previous: PayingKind) => string;
  readonly now: string;
  readonly before: string;
  readonly start: string;
  readonly joining: string;
  readonly back: (size: number, kind: string) => string;
}

export interface SizeWords {
  readonly left: string;
  readonly used: (size: number) => string;
  readonly current: (size: number) => string;
  readonly option: (size: number, kinds: string) => string;
  readonly others: (list: string) => string;
}

export interface RivalWords {
  readonly label: string;
  readonly ready: string;
  readonly drawing: string;
  readonly choosing: string;
  readonly waits: string;
  readonly look: (name: string, points: number, state: string) => string;
  readonly sky: (name: string) => string;
}

export interface ExploreWords {
  readonly start: string;
  readonly leave: string;
  readonly help: string;
  readonly star: (star: string, kind: string, bearing: Bearing & { readonly hour: number }) => string;
  readonly free: string;
  readonly hidden: string;
  readonly usedBy: (name: string) => string;
  readonly central: string;
  readonly outer: string;
}

export interface Tools {
  readonly label: string;
  readonly undo: string;
  readonly hint: string;
  readonly rules: string;
  readonly log: string;
  readonly menu: string;
}

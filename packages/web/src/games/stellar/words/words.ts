// Every sentence of the Stellar board. Longer texts (rules, facts, the log) come from the rules package.
import type { Card, Section } from '@planisphere/stellar';
import type { Family } from '../reading.ts';

export interface PromptText {
  readonly title: string;
  readonly more: string;
}

export interface Words {
  readonly family: Readonly<Record<Family, string>>;
  readonly families: Readonly<Record<Family, string>>;
  /** `Cloud 4`. */
  readonly card: (card: Card) => string;
  /** For a screen reader: `Cloud 4, 1 star`. */
  readonly cardLabel: (card: Card) => string;
  readonly faceDownCard: string;
  readonly faceDownOwn: (card: string) => string;
  readonly hiddenCard: string;
  readonly started: string;
  readonly bot: (level: string) => string;
  readonly board: (name: string | undefined) => string;
  readonly handOf: (name: string | undefined) => string;
  readonly cards: (n: number) => string;
  readonly hand: string;
  readonly notebook: string;
  readonly notebookStack: (family: string, numbers: string) => string;
  readonly empty: string;
  readonly diversity: string;
  readonly diversityOf: (n: number) => string;
  readonly telescope: string;
  readonly telescopeOf: (name: string | undefined) => string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly sectionLeads: string;
  readonly estimate: string;
  readonly ifItEnded: string;
  /** For screen readers: the names of the table's columns. */
  readonly ledgerColumns: {
    readonly how: (name: string) => string;
    readonly points: (name: string) => string;
    readonly what: string;
  };
  readonly finalScore: string;
  readonly lastMove: string;
  readonly toTelescope: (slot: number) => string;
  readonly toNotebook: string;
  readonly slot: (n: number) => string;
  readonly slotFree: (n: number) => string;
  readonly slotLegal: (n: number, gain: string | undefined) => string;
  readonly stackLegal: (family: string, gain: string | undefined) => string;
  readonly gain: (points: number) => string;
  readonly row: string;
  readonly rowCard: (coordinate: number, card: string) => string;
  readonly rowEmpty: (coordinate: number) => string;
  readonly taken: string;
  readonly follows: string;
  readonly deck: string;
  readonly discard: string;
  readonly roundWord: string;
  readonly roundOf: (round: number, of: number) => string;
  readonly steps: readonly [string, string, string, string];
  readonly stepsLabel: string;
  readonly known: string;
  readonly knownToOther: (name: string) => string;
  readonly say: Prompts;
  readonly act: Acts;
  readonly tools: Tools;
}

export interface Prompts {
  readonly start: PromptText;
  readonly startChosen: (card: string, other: string) => PromptText;
  readonly offer: (name: string) => PromptText;
  readonly take: PromptText;
  readonly play: PromptText;
  readonly playChosen: (card: string) => PromptText;
  readonly faceDown: (card: string) => PromptText;
  readonly down: (card: string) => string;
  readonly armed: (card: string, place: string) => PromptText;
  readonly placeTelescope: (card: string) => PromptText;
  readonly placeNotebook: (card: string) => PromptText;
  readonly drawn: (card: string) => string;
  readonly keep: PromptText;
  readonly keepChosen: (card: string) => PromptText;
  readonly thinking: (name: string) => PromptText;
  /** `name` is undefined for the reader. */
  readonly waiting: (name: string | undefined) => PromptText;
  /** For somebody at another screen. */
  readonly moved: (name: string, what: string) => string;
  /** Why a slot cannot be had. */
  readonly notBeside: string;
  readonly notHere: string;
  readonly elsewhere: (name: string) => PromptText;
  /** Who has the first turn, and why; without a name it is the reader. */
  readonly begins: (name: string | undefined, why: 'lot' | 'table') => string;
  readonly dealing: PromptText;
  readonly over: PromptText;
  /** For people who watch. */
  readonly chooses: Readonly<
    Record<'start' | 'keep' | 'offer' | 'take' | 'play' | 'place', (names: readonly string[]) => string>
  >;
  readonly inSlot: (slot: number) => string;
  readonly inNotebook: string;
  readonly followsRow: (
    number: string,
    coordinate: number,
    name: string,
    area: 'tel' | 'note' | undefined,
  ) => string;
  readonly followsGap: (number: string, area: 'tel' | 'note' | undefined) => string;
  readonly followsZero: (area: 'tel' | 'note' | undefined) => string;
}

export interface Acts {
  readonly notebook: string;
  readonly faceDown: string;
  readonly faceUp: string;
  readonly confirm: string;
  readonly replace: string;
  readonly leave: string;
  readonly letGo: string;
  readonly look: string;
}

export interface Tools {
  readonly undo: string;
  readonly hint: string;
  readonly rules: string;
  readonly log: string;
  readonly menu: string;
  readonly sound: string;
  readonly label: string;
  readonly scores: string;
}

// What differs from game to game when a table is on the screen: how it shows an event, what it passes over in silence,
// what players of one device hide from each other. Each member has a plain default.
import type { Game, GameTypes, GameVoice } from '@planisphere/core';
import type { Past, Step } from './play.ts';
import type { Session } from './session.ts';

/** `D`: the player's desk, with a held card for example. */
export interface Manners<G extends GameTypes = GameTypes, D = unknown> {
  readonly game: Game<G>;
  readonly voice: GameVoice<G>;
  /** Whether players of one device have secrets from each other. */
  readonly hidesBetweenPlayers: boolean;
  layDesk(session: Session<G, D>): D;
  clearDesk?(desk: D): void;
  /** No pause and no word of thinking before a bot acts here: all act at once. */
  isQuiet?(view: G['position']): boolean;
  /**
   * Steps that change nothing on the reader's screen, such as a hidden answer: a player who is still choosing goes on.
   */
  isSilent?(steps: readonly Step<G>[]): boolean;
  /** Shows one event: calls `commit` to change the view, and resolves when every piece has arrived. */
  animate?(past: Past<G>, commit: () => void, session: Session<G, D>): Promise<void>;
  /** Whether a reader who does not see the event should hear of it. */
  isNews?(past: Past<G>): boolean;
  /** Called when the table has come to rest: the reader's choice begins again. */
  rested?(session: Session<G, D>): void;
  /** In a few words why a rule forbids an attempt; without them the text of the rule is shown. */
  whyNot?(rule: string, view: G['position']): string | undefined;
  /** The event with what was hidden then and is known now, for retelling it. */
  asKnown?(past: Past<G>, now: Now<G>): Past<G>;
}

/** What this screen knows at this moment. */
export interface Now<G extends GameTypes> {
  readonly view: G['position'];
  readonly history: readonly Past<G>[];
}

// What differs from game to game when a table is on the screen: how an event is shown, what is silent, what players of one
// device hide from each other. Whatever a game leaves out is done the plain way.
import type { Game, GameTypes, GameVoice } from '@planisphere/core';
import type { Past, Step } from './play.ts';
import type { Session } from './session.ts';

/** `D`: what lies before the player at this screen, such as a held card. */
export interface Manners<G extends GameTypes = GameTypes, D = unknown> {
  readonly game: Game<G>;
  readonly voice: GameVoice<G>;
  /** Do players of one device have something to hide from each other? */
  readonly hidesBetweenPlayers: boolean;
  layDesk(session: Session<G, D>): D;
  clearDesk?(desk: D): void;
  /** No pause and no word of thinking before a bot acts here: everybody acts at once. */
  isQuiet?(view: G['position']): boolean;
  /** Steps that change nothing on the reader's screen, such as a hidden answer: whoever is still choosing goes on. */
  isSilent?(steps: readonly Step<G>[]): boolean;
  /** Shows one event: calls `commit` to change the view, and resolves when everything has arrived. */
  animate?(past: Past<G>, commit: () => void, session: Session<G, D>): Promise<void>;
  /** Is this event worth a word to whoever does not see it happen? */
  isNews?(past: Past<G>): boolean;
  /** Called when the table has come to rest: the reader's choice begins anew. */
  rested?(session: Session<G, D>): void;
  /** In a few words why a rule forbids what was tried; without them the rule itself is said. */
  whyNot?(rule: string, view: G['position']): string | undefined;
  /** With what was hidden when it happened and is known by now, for whoever tells of it. */
  asKnown?(past: Past<G>, now: Now<G>): Past<G>;
}

/** What is known at this screen by now. */
export interface Now<G extends GameTypes> {
  readonly view: G['position'];
  readonly history: readonly Past<G>[];
}

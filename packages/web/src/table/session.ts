// A table on the screen, as it is played: asks where it is kept what a decision leads to, lets the bots play, and passes
// the device on. All a board reads are signals of this object; each game adds what is its own in a class of its own.
import type { Moment } from '@planisphere/bots/review';
import type { Game, GameTypes, GameVoice, Seat } from '@planisphere/core';
import { batch, type Signal, signal } from '@preact/signals';
import { play as playSound } from '../base/sound/sounds.ts';
import { appWords } from '../base/words/index.ts';
import { Advice } from './advice.ts';
import type { Found } from './found.ts';
import { beginShow, pause } from './pace.ts';
import { type BotTrouble, type Laid, pastOf, type TableSource } from './play.ts';
import { Showing } from './showing.ts';

/** What a board shows of the lesson that is taught on it. */
export interface Taught {
  /** What to do now and next. */
  readonly tasks: string;
  /** Instead of the prompt, once nothing is left to do. */
  readonly title: string | undefined;
  /** What an action would bring is for the player to count: a puzzle. */
  readonly hidesPoints?: boolean;
  /** The rival's board matters: it is shown beside the guide. */
  readonly showsRival?: boolean;
}

export class Session<G extends GameTypes = GameTypes> extends Showing<G> {
  readonly source: TableSource<G>;
  readonly thinking = signal(false);
  /** The seat whose player has to take the device. */
  readonly handover: Signal<Seat | undefined> = signal(undefined);
  /** Set while a lesson is taught here. */
  readonly lesson: Signal<Taught | undefined> = signal(undefined);
  /** A decision is on its way: nothing else can be pressed. */
  readonly deciding = signal(false);
  readonly #advice: Advice<G> = new Advice(this);
  #running = false;
  /** Resolves when what is done by itself alone is done. */
  #free: Promise<void> = Promise.resolve();

  constructor(game: Game<G>, voice: GameVoice<G>, found: Found<G>) {
    super(game, voice, found);
    this.source = found.source;
    if (this.shared && !found.standing.over && this.hidesBetweenPlayers) this.handover.value = found.viewer;
  }

  // What a game may do in its own way.

  /** Do players of one device have something to hide from each other? */
  protected get hidesBetweenPlayers(): boolean {
    return true;
  }

  /** No pause and no word of thinking before a bot acts here: everybody acts at once. */
  protected get isQuiet(): boolean {
    return false;
  }

  // What every board asks.

  /** May the person at the screen press something now? */
  get mayAct(): boolean {
    return this.#isFree && this.standing.value.awaited.includes(this.viewer.value);
  }

  /** May the person at the screen change an answer that was already given? */
  get mayChange(): boolean {
    return this.#isFree && this.standing.value.optional.includes(this.viewer.value);
  }

  /** May the person at the screen answer, for the first time or anew? */
  get mayAnswer(): boolean {
    return this.mayAct || this.mayChange;
  }

  get #isFree(): boolean {
    return (
      !this.showing.value &&
      !this.deciding.value &&
      !this.spectating.value &&
      this.handover.value === undefined
    );
  }

  /** Lets bots play until a person is awaited. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.closed && this.handover.value === undefined && this.#awaitsBot()) {
        if (!(await this.#botMove())) break;
        await this.#free;
      }
    } catch (error) {
      if (this.closed) return;
      // The table is saved; a reload goes on from here.
      this.note.value = appWords().error.text;
      throw error;
    } finally {
      this.thinking.value = false;
      this.#running = false;
    }
  }

  async decide(action: G['action']): Promise<void> {
    if (this.deciding.value) return;
    const by = this.viewer.value;
    this.note.value = '';
    await this.#exclusively(async () => {
      const asked = this.epoch;
      const answer = await this.source.decide({ by, action }, by);
      if ('refused' in answer) return this.refuse(answer.refused);
      beginShow();
      await this.show(answer, { asked });
    });
    if (!this.closed) await this.#goOn(by);
  }

  /** Nothing else is decided, taken back or handed over meanwhile, and no bot is asked. */
  async #exclusively(act: () => Promise<void>): Promise<void> {
    this.deciding.value = true;
    this.#free = act().finally(() => {
      this.deciding.value = false;
    });
    await this.#free;
  }

  /** The next player has the device: now the table is shown from that seat. */
  async takeOver(seat: Seat): Promise<void> {
    if (this.deciding.value) return;
    await this.#anew(
      () => this.source.look(seat),
      ({ standing, history }) => {
        this.viewer.value = seat;
        this.handover.value = undefined;
        this.layNow(standing, pastOf(history));
        this.said.value = this.voice.prompt(standing.view, seat, this.frame(seat));
      },
    );
    await this.run();
  }

  async undo(): Promise<void> {
    const { undo } = this.standing.value;
    const { takenBack, assisted, noUndo } = appWords().table;
    const busy = this.deciding.value || this.showing.value || this.handover.value !== undefined;
    if (undo === undefined || busy) {
      this.note.value = noUndo;
      return;
    }
    const viewer = this.viewer.value;
    const seen = this.history.value.length;
    // At a table of a server the others decide: if they agree, it lays the table anew.
    if (undo === 'ask') return this.#exclusively(async () => void (await this.source.undo(viewer, seen)));
    await this.#anew(
      () => this.source.undo(viewer, seen),
      ({ standing, history, undone }) => {
        this.layNow(standing, pastOf(history));
        this.said.value = undone === undefined ? noUndo : undone === 'free' ? takenBack : assisted;
        this.note.value = this.said.value;
      },
    );
    playSound('lift');
    await this.run();
  }

  /** Lays the table as the answer says. Whatever was asked before, and is answered now, is void: the answer has it all. */
  #anew<L extends Laid<G>>(ask: () => Promise<L>, lay: (laid: L) => void): Promise<void> {
    this.epoch += 1;
    return this.#exclusively(async () => {
      const laid = await ask();
      await this.inTurn(() => batch(() => lay(laid)));
    });
  }

  /** The question that the player is asked now, by its number at this screen. */
  get question(): number {
    return this.questions;
  }

  /** Gives the action from the second stage on: the board lets it glow, and the player decides. */
  async hint(): Promise<G['action'] | undefined> {
    return this.mayAct && this.allowsHints ? this.#advice.next() : undefined;
  }

  /** The line that the hint stands for, if one was asked for at this position. */
  get hinted(): Moment | undefined {
    return this.#advice.moment;
  }

  async #goOn(by: Seat): Promise<void> {
    const { awaited, over } = this.standing.value;
    const next = awaited.find((seat) => this.isHere(seat));
    if (!this.shared || over || next === undefined || next === by || awaited.includes(by)) return this.run();
    if (this.hidesBetweenPlayers) this.handover.value = next;
    else await this.takeOver(next);
  }

  #awaitsBot(): boolean {
    return this.standing.value.awaited.some((seat) => this.isBot(seat));
  }

  #tellTrouble({ seat, kind }: BotTrouble): void {
    const { botLate, botFailed } = appWords().table;
    this.note.value = (kind === 'late' ? botLate : botFailed)(this.nameOf(seat));
    this.said.value = this.note.value;
  }

  /** False when no bot is run from here. */
  async #botMove(): Promise<boolean> {
    const quiet = this.isQuiet;
    this.thinking.value = !quiet;
    beginShow();
    const asked = this.epoch;
    const waited = quiet ? Promise.resolve() : pause(650);
    const progress = await this.source.think(this.eyes);
    if (progress === undefined) return asked !== this.epoch;
    await this.show(progress, { asked, pause: waited });
    this.thinking.value = false;
    if (asked === this.epoch && progress.trouble !== undefined) this.#tellTrouble(progress.trouble);
    return true;
  }
}

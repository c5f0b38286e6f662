// A table on the screen while it is played: sends decisions to where the table is kept, and passes the device on. The
// seats, the log, the showing of events, their order, the turns of bots and hints are objects of their own; what
// differs from game to game is in its manners. Everything that a board reads is a signal of these.
import type { Frame, Game, GameTypes, GameVoice, Seat, Viewer } from '@planisphere/core';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { play as playSound } from '../base/sound/sounds.ts';
import { appWords } from '../base/words/index.ts';
import { Advice, type Advised } from './advice/advice.ts';
import { BotTurns } from './bot-turns.ts';
import type { LessonState } from './learn/lesson.ts';
import { Log } from './log.ts';
import type { Manners } from './manners.ts';
import type { OnlineTable } from './online/online-table.ts';
import { Order } from './order.ts';
import { beginShow } from './pace.ts';
import type { Past, Progress, Standing, TableSource } from './play.ts';
import type { SavedSeat, TableFacts } from './saved.ts';
import { Seats } from './seats.ts';
import type { SessionStart } from './session-start.ts';
import { animatePlainly, Stage, type Staging } from './stage.ts';

export class Session<G extends GameTypes = GameTypes, D = unknown> {
  readonly game: Game<G>;
  readonly voice: GameVoice<G>;
  readonly source: TableSource<G>;
  readonly seats: Seats;
  readonly log: Log<G>;
  readonly stage: Stage<G>;
  readonly advice: Advice<G>;
  // What boards read.
  readonly table: TableFacts;
  readonly online: OnlineTable | undefined;
  readonly viewer: Signal<Seat>;
  readonly spectating: Signal<boolean>;
  readonly view: Signal<G['position']>;
  readonly history: Signal<readonly Past<G>[]>;
  /** The latest message to a screen reader. */
  readonly said: ReadonlySignal<string>;
  readonly note: Signal<string>;
  readonly standing: Signal<Standing<G>>;
  readonly showing: Signal<boolean>;
  /** The desk of the player at this screen. */
  readonly desk: D;
  /** A bot seems to think. */
  readonly thinking: Signal<boolean>;
  /** A decision is on its way: nothing else can be pressed. */
  readonly deciding: Signal<boolean>;
  /** The seat whose player has to take the device. */
  readonly handover: Signal<Seat | undefined> = signal(undefined);
  /** Set during a lesson. */
  readonly lesson: Signal<LessonState | undefined> = signal(undefined);
  /** The rule shown beside the table. */
  readonly rule: Signal<string | undefined> = signal(undefined);
  /** The guide demonstrates something: nothing can be pressed until the table is given back. */
  readonly watching = signal(false);
  /** The last action that the table has refused, if it was a whole one. */
  readonly refused: Signal<G['action'] | undefined> = signal(undefined);
  readonly #manners: Manners<G, D>;
  readonly #order: Order<G>;
  readonly #bots: BotTurns<G>;

  constructor(manners: Manners<G, D>, found: SessionStart<G>) {
    this.#manners = manners;
    this.game = manners.game;
    this.voice = manners.voice;
    this.source = found.source;
    this.seats = new Seats(found);
    this.log = new Log({ manners, seats: this.seats, isBusy: () => this.#isBusy }, found);
    this.stage = new Stage(this.#acting(), this, found);
    this.#order = new Order(this.stage);
    this.deciding = this.#order.deciding;
    const { source, seats, log, stage } = this;
    this.#bots = new BotTurns(
      { source, seats, log, stage, order: this.#order },
      {
        isHeld: () => this.handover.value !== undefined,
        isQuiet: () => manners.isQuiet?.(this.view.value) ?? false,
      },
    );
    this.thinking = this.#bots.thinking;
    this.advice = new Advice(this);
    this.table = this.seats.table;
    this.online = this.seats.online;
    this.viewer = this.seats.viewer;
    this.spectating = this.seats.spectating;
    ({ view: this.view, history: this.history, note: this.note } = this.log);
    this.said = this.log.announcer.said;
    ({ standing: this.standing, showing: this.showing } = this.stage);
    if (this.seats.isHere(found.viewer) && this.shared && !found.standing.over && manners.hidesBetweenPlayers)
      this.handover.value = found.viewer;
    this.desk = manners.layDesk(this);
    manners.rested?.(this);
  }

  /** How the stage shows this game. */
  #acting(): Staging<G> {
    const manners = this.#manners;
    return {
      isSilent: (steps) => manners.isSilent?.(steps) ?? false,
      animate: (past, commit) => manners.animate?.(past, commit, this) ?? animatePlainly(past, commit),
      rested: () => manners.rested?.(this),
    };
  }

  nameOf(seat: Seat): string {
    return this.seats.nameOf(seat);
  }

  titleOf(seat: Seat): string | undefined {
    return this.seats.titleOf(seat);
  }

  frame(viewer?: Viewer): Frame {
    return this.seats.frame(viewer);
  }

  get shared(): boolean {
    return this.seats.shared;
  }

  get allowsHints(): boolean {
    // The guide of a lesson shows more than a hint.
    return this.seats.allowsHints && this.lesson.value?.showMe === undefined;
  }

  tell(past: Past<G>, viewer?: Viewer): string {
    return this.log.tell(past, viewer);
  }

  refuse(reason: string): Promise<void> {
    this.refused.value = undefined;
    return this.log.refuse(reason);
  }

  /** Says it to a screen reader, together with other news of the same moment. */
  say(text: string): void {
    this.log.announcer.say(text);
  }

  /** Says it at once: the answer to the player's own action. */
  answer(text: string): void {
    this.log.announcer.answer(text);
  }

  close(): void {
    this.stage.close();
    this.log.announcer.close();
    this.#manners.clearDesk?.(this.desk);
  }

  // What every board asks.

  /** Whether the person at the screen may press something. */
  get mayAct(): boolean {
    return this.#isFree && this.standing.value.awaited.includes(this.viewer.value);
  }

  /** Whether the person at the screen may change an earlier answer. */
  get mayChange(): boolean {
    return this.#isFree && this.standing.value.optional.includes(this.viewer.value);
  }

  /** Whether the person at the screen may answer, for the first time or again. */
  get mayAnswer(): boolean {
    return this.mayAct || this.mayChange;
  }

  get #isFree(): boolean {
    return (
      !this.showing.value &&
      !this.deciding.value &&
      !this.watching.value &&
      !this.spectating.value &&
      this.handover.value === undefined
    );
  }

  /** Whether something is about to happen by itself. */
  get #isBusy(): boolean {
    return this.showing.peek() || this.thinking.peek() || this.deciding.peek();
  }

  /** Lets bots play until a person is awaited. */
  run(): Promise<void> {
    return this.#bots.run();
  }

  async decide(action: G['action']): Promise<void> {
    if (this.deciding.value) return;
    const by = this.viewer.value;
    this.note.value = '';
    await this.#order.exclusively(async () => {
      const asked = this.stage.epoch;
      const answer = await this.source.decide({ by, action }, by);
      if ('refused' in answer) {
        await this.refuse(answer.refused);
        this.refused.value = action;
        return;
      }
      beginShow();
      await this.stage.show(answer, { asked });
    });
    if (!this.stage.closed) await this.#goOn(by);
  }

  /** The next player has the device: shows the table from that seat. */
  async takeOver(seat: Seat): Promise<void> {
    if (this.deciding.value) return;
    await this.#order.anew(
      () => this.source.look(seat),
      () => {
        this.viewer.value = seat;
        this.handover.value = undefined;
      },
    );
    await this.run();
  }

  /** Whether the person at the screen may give up, at a table of this device. */
  get mayResign(): boolean {
    const { over } = this.standing.value;
    return (
      this.source.resign !== undefined && !over && !this.spectating.value && this.handover.value === undefined
    );
  }

  /** The person at the screen gives up. */
  async resign(): Promise<void> {
    const seat = this.viewer.value;
    if (!this.mayResign || this.deciding.value) return;
    await this.#order.anew(
      async () => (await this.source.resign?.(seat)) ?? this.source.look(seat),
      () => {
        this.handover.value = undefined;
      },
    );
  }

  /** From here on another bot plays this seat; a game that has begun counts as assisted. */
  async reseat(seat: Seat, taken: SavedSeat): Promise<void> {
    const { reseat } = this.source;
    if (reseat === undefined || this.deciding.value) return;
    await this.#order.anew(
      () => reseat({ seat, taken, viewer: this.viewer.value }),
      () => {
        this.seats.places.value = this.seats.places.value.with(seat, taken);
      },
    );
    await this.run();
  }

  /** Shows slowly what could happen and has not; `giveBack` restores the table. */
  async demonstrate({ steps, standing }: Progress<G>): Promise<void> {
    await this.#order.exclusively(() => this.stage.show({ steps, standing: { ...standing, awaited: [] } }));
  }

  async giveBack(): Promise<void> {
    await this.#order.anew(
      () => this.source.look(this.viewer.value),
      () => {
        this.note.value = '';
        this.watching.value = false;
      },
    );
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
    // At a table of a server the others decide; if they agree, the server changes the table.
    if (undo === 'ask')
      return this.#order.exclusively(async () => void (await this.source.undo(viewer, seen)));
    await this.#order.anew(
      () => this.source.undo(viewer, seen),
      ({ undone }) =>
        this.log.announce(undone === undefined ? noUndo : undone === 'free' ? takenBack : assisted),
    );
    playSound('lift');
    await this.run();
  }

  /** A hint, or the next stage of the current one. */
  async hint(): Promise<Advised<G> | undefined> {
    return this.mayAct && this.allowsHints ? this.advice.next() : undefined;
  }

  async #goOn(by: Seat): Promise<void> {
    const { awaited, over } = this.standing.value;
    const next = awaited.find((seat) => this.seats.isHere(seat));
    if (!this.shared || over || next === undefined || next === by || awaited.includes(by)) return this.run();
    if (this.#manners.hidesBetweenPlayers) this.handover.value = next;
    else await this.takeOver(next);
  }
}

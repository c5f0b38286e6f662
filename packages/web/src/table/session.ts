// A table on the screen: asks where it is kept, shows its events one after another, and lets the bots play. All a board
// reads are signals of this object; each game adds what is its own in a class of its own.
import type { Moment } from '@planisphere/bots/coach';
import {
  type EventOf,
  type Frame,
  type Game,
  type GameTypes,
  type GameVoice,
  makeSeat,
  type Seat,
  type Viewer,
} from '@planisphere/core';
import { batch, type Signal, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { t } from '../locales/index.ts';
import { typeset } from '../locales/typeset.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { play as playSound } from '../sound/sounds.ts';
import { loadText } from './games.ts';
import { beginShow, pause } from './pace.ts';
import {
  type Hint,
  type Opened,
  type Past,
  type Progress,
  pastOf,
  type Standing,
  type TableSource,
} from './play.ts';
import { allowsHints, type SavedSeat, type TableFacts } from './saved.ts';

/** A table that was found, and where it is kept. */
export interface Found<P = unknown> extends Opened<P> {
  readonly source: TableSource<P>;
  readonly viewer: Seat;
  /** Watches without a seat; the table is drawn as from `viewer`. */
  readonly spectating: boolean;
  readonly past: readonly Past<P>[];
  /** The table on the server, where it is one. */
  readonly online?: OnlineTable;
}

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

/** A hint that was asked for, and how much of it was told. */
interface Hinted {
  /** How many events had happened. */
  readonly at: number;
  readonly stage: number;
  readonly given: Hint;
}

export class Session<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly voice: GameVoice<G>;
  readonly table: TableFacts;
  readonly source: TableSource<G['position']>;
  readonly online: OnlineTable | undefined;
  readonly seats: Signal<readonly SavedSeat[]>;
  readonly viewer: Signal<Seat>;
  readonly spectating: Signal<boolean>;
  readonly view: Signal<G['position']>;
  readonly standing: Signal<Standing<G['position']>>;
  readonly history: Signal<readonly Past<G['position']>[]>;
  /** Events are being shown. */
  readonly showing = signal(false);
  readonly thinking = signal(false);
  /** The seat whose player has to take the device. */
  readonly handover: Signal<Seat | undefined> = signal(undefined);
  /** Spoken to a screen reader. */
  readonly said = signal('');
  /** A short message on the screen. */
  readonly note = signal('');
  /** The rule that is looked up, beside the table. */
  readonly rule: Signal<string | undefined> = signal(undefined);
  /** Set while a lesson is taught here. */
  readonly lesson: Signal<Taught | undefined> = signal(undefined);
  /** A decision is on its way: nothing else can be pressed. */
  readonly deciding = signal(false);
  #hint: Hinted | undefined;
  #closed = false;
  #running = false;
  #refused: { readonly note: string; readonly rule: string } | undefined;
  /** Events are shown in the order in which they came, whoever asked for them. */
  #shown: Promise<void> = Promise.resolve();

  constructor(game: Game<G>, voice: GameVoice<G>, found: Found<G['position']>) {
    const { table, standing, source, viewer, spectating, past } = found;
    this.game = game;
    this.voice = voice;
    this.table = table;
    this.source = source;
    this.online = found.online;
    this.seats = signal(table.seats);
    this.viewer = signal(viewer);
    this.spectating = signal(spectating);
    this.view = signal(standing.view);
    this.standing = signal(standing);
    this.history = signal(past);
    if (this.shared && !standing.over && this.hidesBetweenPlayers) this.handover.value = viewer;
  }

  // What a game may do in its own way.

  /** In a few words why a rule forbids what was tried; without them the rule itself is said. */
  protected whyNot(_rule: string): string | undefined {
    return undefined;
  }

  /** Do players of one device have something to hide from each other? */
  protected get hidesBetweenPlayers(): boolean {
    return true;
  }

  /** No pause and no word of thinking before a bot acts here: everybody acts at once. */
  protected get isQuiet(): boolean {
    return false;
  }

  /** Steps that change nothing on the reader's screen, such as a hidden answer: whoever is still choosing goes on. */
  protected isSilent(_steps: Progress<G['position']>['steps']): boolean {
    return false;
  }

  /** Shows one event: calls `commit` to change the view, and resolves when everything has arrived. */
  protected async animate(past: Past<G['position']>, commit: () => void): Promise<void> {
    commit();
    await Promise.resolve();
    playSound(past.event.startsWith('chance') ? 'deal' : 'land');
  }

  /** Called when the table has come to rest: the reader's choice begins anew. */
  protected rested(): void {}

  // What every board asks.

  close(): void {
    this.#closed = true;
  }

  /** Several people, one device; a server shows each guest one seat at a time. */
  get shared(): boolean {
    if (this.online !== undefined) return false;
    return this.seats.value.filter((_, seat) => this.isHere(seat as Seat)).length > 1;
  }

  /** Is this seat played by a person at this screen? */
  protected isHere(seat: Seat): boolean {
    const place = this.seats.value[seat];
    return place !== undefined && place.bot === undefined && place.elsewhere !== true;
  }

  nameOf(seat: Seat): string {
    return this.seats.value[seat]?.name || settings.value.name || t().you;
  }

  /** Undefined for the reader, who is addressed as “you”. */
  titleOf(seat: Seat): string | undefined {
    return seat === this.eyes ? undefined : this.nameOf(seat);
  }

  get names(): readonly string[] {
    return this.seats.value.map((_, seat) => this.nameOf(seat as Seat));
  }

  isBot(seat: Seat): boolean {
    return this.seats.value[seat]?.bot !== undefined;
  }

  /** Through whose eyes the table is seen. */
  get eyes(): Viewer {
    return this.spectating.value ? 'table' : this.viewer.value;
  }

  frame(viewer: Viewer = this.eyes, width = 100): Frame {
    return { locale: settings.value.locale, viewer, names: this.names, paint: (text) => text, width };
  }

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
      while (!this.#closed && this.handover.value === undefined && this.#awaitsBot()) {
        if (!(await this.#botMove())) break;
      }
    } catch (error) {
      // The table is saved; a reload goes on from here.
      this.note.value = t().error.text;
      throw error;
    } finally {
      this.thinking.value = false;
      this.#running = false;
    }
  }

  async decide(action: G['action']): Promise<void> {
    if (this.deciding.value) return;
    const by = this.viewer.value;
    this.deciding.value = true;
    this.note.value = '';
    try {
      const answer = await this.source.decide(this.game.notation.makeEvent({ by, action }), by);
      if ('refused' in answer) await this.refuse(answer.refused);
      else {
        beginShow();
        await this.show(answer);
      }
    } finally {
      this.deciding.value = false;
    }
    if (!this.#closed) await this.#goOn(by);
  }

  /** The next player has the device: now the table is shown from that seat. */
  async takeOver(seat: Seat): Promise<void> {
    const standing = await this.source.standing(seat);
    const past = pastOf(await this.source.history(seat));
    batch(() => {
      this.viewer.value = seat;
      this.handover.value = undefined;
      this.#lay(standing, past);
      this.said.value = this.voice.prompt(standing.view, seat, this.frame(seat));
    });
    await this.run();
  }

  async undo(): Promise<void> {
    const { undo } = this.standing.value;
    if (undo === undefined || this.showing.value || this.handover.value !== undefined) {
      this.note.value = t().table.noUndo;
      return;
    }
    const viewer = this.viewer.value;
    const standing = await this.source.undo(viewer, viewer);
    if (undo === 'ask') return;
    const past = pastOf(await this.source.history(viewer));
    batch(() => {
      this.#lay(standing, past);
      this.said.value = undo === 'free' ? t().table.takenBack : t().table.assisted;
      this.note.value = this.said.value;
    });
    playSound('lift');
    await this.run();
  }

  /** May help be asked for here? With people at a table of a server it is asked of them first. */
  get allowsHints(): boolean {
    if (this.online !== undefined) return this.online.info.value?.settings.hints !== false;
    return allowsHints(this.table);
  }

  /**
   * Help in three stages, each on request: where to look, which action, and why. Gives the action from the second one on: the
   * board lets it glow, and the player decides.
   */
  async hint(): Promise<G['action'] | undefined> {
    if (!this.mayAct || !this.allowsHints) return undefined;
    const at = this.history.value.length;
    if (this.#hint?.at !== at) {
      const given = await this.source.hint(this.viewer.value);
      if (given === undefined || this.history.value.length !== at) return undefined;
      this.standing.value = { ...this.standing.value, assisted: true };
      this.#hint = { at, stage: given.moment === undefined ? 1 : 0, given };
    }
    const { given } = this.#hint;
    const stage = Math.min(this.#hint.stage + 1, given.moment === undefined ? 2 : 3);
    this.#hint = { at, stage, given };
    const parsed = this.game.notation.parseEvent(given.event);
    if (!parsed.ok || parsed.value.by === 'chance') return undefined;
    const words =
      stage === 2 || given.moment === undefined
        ? this.toldLine(given.moment?.played.events ?? [given.event])
        : await this.#coached(given.moment, stage);
    this.note.value = given.moment === undefined ? t().table.hint(words) : t().table.hint(words, stage);
    this.said.value = this.note.value;
    return stage === 1 ? undefined : parsed.value.action;
  }

  /** The line that the hint stands for, if one was asked for at this position. */
  get hinted(): Moment | undefined {
    return this.#hint?.at === this.history.value.length ? this.#hint.given.moment : undefined;
  }

  /** All that a line does, as far as the reader's view tells. */
  protected toldLine(events: readonly string[]): string {
    let view = this.view.value;
    return events
      .flatMap((line, index) => {
        const parsed = this.game.notation.parseEvent(line);
        if (!parsed.ok) return [];
        const told = this.voice.tell(parsed.value, view, this.frame());
        if (index < events.length - 1) view = this.game.apply(view, parsed.value);
        return [typeset(told)];
      })
      .join(' ');
  }

  async #coached(moment: Moment, stage: number): Promise<string> {
    const { coachOf } = await import('@planisphere/bots/coach');
    const telling = {
      moment,
      before: this.view.value,
      locale: settings.value.locale,
      nameOf: (seat: Seat) => this.titleOf(seat),
    };
    const coach = coachOf(this.table.game);
    return (stage === 1 ? coach?.where(telling) : coach?.why(telling)) ?? '';
  }

  /** One line of the log as the reader may know it, or as somebody else would. */
  tell(past: Past<G['position']>, viewer: Viewer = this.eyes): string {
    const parsed = this.game.notation.parseEvent(past.event);
    if (!parsed.ok) return past.event;
    if (viewer === this.eyes) return typeset(this.sentence(parsed.value, past, viewer));
    const { game } = this;
    const seen = {
      event: past.event,
      before: game.view(past.before, viewer),
      view: game.view(past.view, viewer),
    };
    return typeset(this.sentence(game.redact(past.view, parsed.value, viewer), seen, viewer));
  }

  protected sentence(event: EventOf<G>, { before }: Past<G['position']>, viewer: Viewer): string {
    return this.voice.tell(event, before, this.frame(viewer));
  }

  /** Shows what happened, after everything that happened before it. */
  show(progress: Progress<G['position']>): Promise<void> {
    return this.#inTurn(() => this.#showNow(progress));
  }

  /** The table as it is now, without showing how it came to be: after a rewind or a gap. */
  lay(standing: Standing<G['position']>, past: readonly Past<G['position']>[]): Promise<void> {
    return this.#inTurn(() => batch(() => this.#lay(standing, past)));
  }

  /** What cannot be shown is reported; whatever comes after it is shown all the same. */
  #inTurn(work: () => Promise<void> | void): Promise<void> {
    this.#shown = this.#shown.then(work).catch(reportError);
    return this.#shown;
  }

  #lay(standing: Standing<G['position']>, past: readonly Past<G['position']>[]): void {
    this.standing.value = standing;
    this.view.value = standing.view;
    this.history.value = past;
    this.showing.value = false;
    this.rested();
  }

  /** Says which rule forbids it, or what else does. */
  async refuse(reason: string): Promise<void> {
    const text = await loadText(this.table.game).catch(() => undefined);
    const rule = text?.rules[reason]?.[settings.value.locale];
    this.note.value = rule === undefined ? reason : (this.whyNot(reason) ?? t().table.refused(typeset(rule)));
    this.said.value = this.note.value;
    this.#refused = rule === undefined ? undefined : { note: this.note.value, rule: reason };
  }

  /** The rule that the note on the screen speaks of. */
  get noteRule(): string | undefined {
    return this.note.value === this.#refused?.note ? this.#refused.rule : undefined;
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

  /** False when no bot is run from here. */
  async #botMove(): Promise<boolean> {
    const quiet = this.isQuiet;
    this.thinking.value = !quiet;
    beginShow();
    const [progress] = await Promise.all([this.source.think(this.eyes), quiet ? undefined : pause(650)]);
    this.thinking.value = false;
    if (progress === undefined) return false;
    await this.show(progress);
    return true;
  }

  async #showNow({ steps, standing }: Progress<G['position']>): Promise<void> {
    const silent = this.isSilent(steps);
    this.showing.value = !silent;
    try {
      for (const step of steps) {
        if (this.#closed) return;
        await this.#step({ ...step, before: this.view.value });
      }
    } catch (error) {
      reportError(error);
    }
    // Whatever went wrong on the way, the table comes to rest where it stands.
    batch(() => {
      this.standing.value = standing;
      this.view.value = standing.view;
      this.showing.value = false;
      if (!silent) this.rested();
    });
    if (standing.over && steps.length > 0) playSound('bell');
  }

  async #step(past: Past<G['position']>): Promise<void> {
    let isShown = false;
    const commit = (): void => {
      if (isShown) return;
      isShown = true;
      batch(() => {
        this.history.value = [...this.history.value, past];
        this.said.value = this.tell(past);
        this.view.value = past.view;
      });
    };
    try {
      await this.animate(past, commit);
    } catch (error) {
      // The game goes on without a picture of how it got there.
      reportError(error);
      commit();
    }
    const others = !past.event.startsWith('chance') && past.event[0] !== makeSeat(this.viewer.value);
    if (others) await pause(260);
  }
}

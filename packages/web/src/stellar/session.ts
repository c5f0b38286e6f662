// A table on the screen: asks the host in the worker, shows its events one after another, and lets the bots play. All the
// board reads are signals of this object.
import { type EventOf, makeSeat, type Seat } from '@planisphere/core';
import { type Action, type Position, type Stellar, stellar } from '@planisphere/stellar';
import { stellarText } from '@planisphere/stellar/text';
import { batch, type Signal, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import { t } from '../locales/index.ts';
import { play as playSound } from '../sound/sounds.ts';
import { host } from '../table/client.ts';
import type { Opened, Progress, Standing, Step } from '../table/host.ts';
import type { SavedTable } from '../table/saved.ts';
import { EMPTY_HANDED, type Holding } from './input.ts';
import { movesBetween } from './places.ts';
import { beginShow, pause, rectsOf, travel } from './travel.ts';
import { frameOf, w } from './words/index.ts';

export interface Past {
  readonly event: string;
  readonly before: Position;
}

export class Session {
  readonly table: SavedTable;
  readonly viewer: Signal<Seat>;
  readonly view: Signal<Position>;
  readonly standing: Signal<Standing>;
  readonly history: Signal<readonly Past[]> = signal([]);
  readonly holding: Signal<Holding> = signal(EMPTY_HANDED);
  /** Events are being shown. */
  readonly showing = signal(false);
  readonly thinking = signal(false);
  /** The seat whose player has to take the device. */
  readonly handover: Signal<Seat | undefined>;
  /** Spoken to a screen reader. */
  readonly said = signal('');
  /** A short message on the screen. */
  readonly note = signal('');
  /** A decision is on its way: nothing else can be pressed. */
  readonly deciding = signal(false);
  #closed = false;
  #running = false;
  /** Events are shown in the order in which they came, whoever asked for them. */
  #shown: Promise<void> = Promise.resolve();

  constructor({ table, standing }: Opened, viewer: Seat, history: readonly Past[]) {
    this.table = table;
    this.viewer = signal(viewer);
    this.view = signal(standing.view);
    this.standing = signal(standing);
    this.history.value = history;
    const shared = table.seats.every(({ bot }) => bot === undefined);
    this.handover = signal(shared && !standing.over ? viewer : undefined);
    this.holding.value = this.#opening();
  }

  static async open(id: string): Promise<Session | undefined> {
    const first = await host().open(id, 'table');
    if (first === undefined) return undefined;
    const viewer = personIn(first.table, first.standing.awaited);
    const opened = await host().open(id, viewer);
    if (opened === undefined) return undefined;
    return new Session(opened, viewer, await host().history(viewer));
  }

  close(): void {
    this.#closed = true;
  }

  get shared(): boolean {
    return this.table.seats.every(({ bot }) => bot === undefined);
  }

  nameOf(seat: Seat): string {
    const saved = this.table.seats[seat as 0 | 1];
    if (saved.name !== '') return saved.name;
    return settings.value.name || w().you;
  }

  /** Undefined for the reader, who is addressed as “you”. */
  titleOf(seat: Seat): string | undefined {
    return seat === this.viewer.value ? undefined : this.nameOf(seat);
  }

  get names(): readonly string[] {
    return [this.nameOf(0), this.nameOf(1)];
  }

  isBot(seat: Seat): boolean {
    return this.table.seats[seat as 0 | 1].bot !== undefined;
  }

  /** May the person at the screen press something now? */
  get mayAct(): boolean {
    return (
      !this.showing.value &&
      !this.deciding.value &&
      this.handover.value === undefined &&
      this.standing.value.awaited.includes(this.viewer.value)
    );
  }

  /** Lets bots play until a person is awaited. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.#closed && this.handover.value === undefined && this.#awaitsBot()) await this.#botMove();
    } catch (error) {
      // The table is saved; a reload goes on from here.
      this.note.value = t().error.text;
      throw error;
    } finally {
      this.thinking.value = false;
      this.#running = false;
    }
  }

  #awaitsBot(): boolean {
    return this.standing.value.awaited.some((seat) => this.isBot(seat));
  }

  async #botMove(): Promise<void> {
    const quiet = this.view.value.phase === 'start' || this.view.value.phase === 'keep';
    this.thinking.value = !quiet;
    beginShow();
    const [progress] = await Promise.all([host().think(this.viewer.value), quiet ? undefined : pause(650)]);
    this.thinking.value = false;
    if (progress === undefined) this.standing.value = await host().standing(this.viewer.value);
    else await this.#show(progress);
  }

  async decide(action: Action): Promise<void> {
    if (this.deciding.value) return;
    const by = this.viewer.value;
    this.deciding.value = true;
    this.holding.value = EMPTY_HANDED;
    this.note.value = '';
    const answer = await host().decide(stellar.notation.makeEvent({ by, action }), by);
    if ('refused' in answer) {
      const rule = stellarText.rules[answer.refused];
      this.note.value = w().say.refused(rule?.[settings.value.locale] ?? answer.refused);
    } else {
      beginShow();
      await this.#show(answer);
    }
    this.deciding.value = false;
    if (this.#closed) return;
    const next = personIn(this.table, this.standing.value.awaited);
    if (this.shared && !this.standing.value.over && next !== by) this.handover.value = next;
    else await this.run();
  }

  /** The next player has the device: now the table is shown from that seat. */
  async takeOver(seat: Seat): Promise<void> {
    const standing = await host().standing(seat);
    const history = await host().history(seat);
    batch(() => {
      this.viewer.value = seat;
      this.standing.value = standing;
      this.view.value = standing.view;
      this.history.value = history;
      this.holding.value = this.#opening();
      this.handover.value = undefined;
      this.said.value = stellarText.prompt(standing.view, seat, frameOf(seat, this.names));
    });
  }

  async undo(): Promise<void> {
    const { undo } = this.standing.value;
    if (undo === undefined || this.showing.value || this.handover.value !== undefined) {
      this.note.value = w().tools.noUndo;
      return;
    }
    const viewer = this.viewer.value;
    const standing = await host().undo(viewer, viewer);
    const history = await host().history(viewer);
    batch(() => {
      this.standing.value = standing;
      this.view.value = standing.view;
      this.history.value = history;
      this.holding.value = EMPTY_HANDED;
      this.said.value = undo === 'free' ? w().say.takenBack : w().say.assisted;
      this.note.value = this.said.value;
    });
    playSound('lift');
    await this.run();
  }

  /** Aims at what a strong bot would do: the player sees it glow and decides. */
  async hint(): Promise<Action | undefined> {
    if (!this.mayAct) return undefined;
    const parsed = stellar.notation.parseEvent(await host().hint(this.viewer.value));
    if (!parsed.ok || parsed.value.by === 'chance') return undefined;
    this.note.value = w().say.hint(this.#tell(parsed.value, this.view.value));
    this.said.value = this.note.value;
    return parsed.value.action;
  }

  /** One line of the log as the reader may know it. */
  tell({ event, before }: Past): string {
    const parsed = stellar.notation.parseEvent(event);
    return parsed.ok ? this.#tell(parsed.value, before) : event;
  }

  /** The same for everybody at the table: what only the player knows is left out. */
  tellPublicly({ event, before }: Past): string {
    const parsed = stellar.notation.parseEvent(event);
    if (!parsed.ok) return event;
    const open = stellar.redact(this.view.value, parsed.value, 'table');
    const shown = open.by !== 'chance' && open.action.do === 'place' && open.action.to.face === 'up';
    const seen = stellar.view(before, 'table');
    return stellarText.tell(
      open,
      shown ? { ...seen, drawn: before.drawn } : seen,
      frameOf('table', this.names),
    );
  }

  #tell(event: EventOf<Stellar>, before: Position): string {
    return stellarText.tell(event, before, frameOf(this.viewer.value, this.names));
  }

  #show(progress: Progress): Promise<void> {
    this.#shown = this.#shown.then(() => this.#showNow(progress));
    return this.#shown;
  }

  async #showNow({ steps, standing }: Progress): Promise<void> {
    // A hidden answer to a question that both were asked moves nothing: whoever is still choosing goes on.
    const silent = steps.length === 1 && / (start|keep) /.test(steps[0]?.event ?? '');
    this.showing.value = !silent;
    for (const step of steps) {
      if (this.#closed) return;
      await this.#step(step);
    }
    batch(() => {
      this.standing.value = standing;
      this.view.value = standing.view;
      this.showing.value = false;
      if (!silent) this.holding.value = this.#opening();
    });
    if (standing.over) playSound('bell');
  }

  async #step({ event, before, view }: Step): Promise<void> {
    const moves = movesBetween(this.view.value, view);
    const from = rectsOf(moves);
    const past = { event, before };
    batch(() => {
      this.history.value = [...this.history.value, past];
      this.said.value = this.tell(past);
      this.view.value = view;
    });
    // The page redraws in a microtask; after it the cards are in their new places and nothing has been painted yet.
    await Promise.resolve();
    await Promise.resolve();
    playSound(event.startsWith('chance') ? 'deal' : 'land');
    await travel(moves, from);
    if (!event.startsWith('chance') && event[0] !== makeSeat(this.viewer.value)) await pause(260);
  }

  /** The card just taken is ready to be placed: one tap less, and another can be chosen. */
  #opening(): Holding {
    const view = this.view.value;
    const last = this.history.value.at(-1);
    const [by, verb, coordinate] = last?.event.split(' ') ?? [];
    if (verb !== 'take' || by !== makeSeat(this.viewer.value) || view.phase !== 'play') return EMPTY_HANDED;
    const card = last?.before.row[Number(coordinate) - 1];
    return card === undefined ? EMPTY_HANDED : { ...EMPTY_HANDED, card };
  }
}

/** Through whose eyes the table is seen: the person awaited, or the only person there. */
function personIn(table: SavedTable, awaited: readonly Seat[]): Seat {
  const isPerson = (seat: Seat): boolean => table.seats[seat as 0 | 1].bot === undefined;
  return awaited.find(isPerson) ?? ([0, 1] as const).find(isPerson) ?? 0;
}

// A table on a server, as a session asks it. The player's own decision is shown at once and confirmed later; the server
// has the last word, and a gap is filled by asking again.
import { type Decision, type Game, makeSeat, type Seat } from '@planisphere/core';
import {
  type CommandBody,
  CommandRefused,
  type GuestInfo,
  type Link,
  type Scene,
  type SeatLetter,
  type ServerMessage,
  type TableInfo,
  type Update,
} from '@planisphere/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { host } from '../client.ts';
import type {
  Hint,
  History,
  Progress,
  Refusal,
  Snapshot,
  Standing,
  Step,
  TableSource,
  UndoAnswer,
} from '../play.ts';
import { sanctionWords } from './api.ts';
import { type Muted, rememberMute } from './muting.ts';
import { type Incident, OnlineLog, type Saying, seatIn } from './online-log.ts';
import { BrowserLink } from './socket.ts';
import { onlineWords, refusalText } from './words/index.ts';

export interface Listener {
  progress(progress: Progress): void;
  /** The table has changed and cannot show how: after a rewind, a gap or a refusal. */
  lay(standing: Standing, history: History, note?: string): void;
}

export class OnlineTable implements TableSource {
  readonly info = signal<TableInfo | undefined>(undefined);
  readonly connection = signal<'up' | 'down'>('up');
  /** The people here, players first; a large crowd is not listed in full, so also how many there are. */
  readonly present = signal<{ readonly here: readonly GuestInfo[]; readonly people: number }>({
    here: [],
    people: 0,
  });
  /** Why this table cannot be followed any more. */
  readonly lost = signal<string | undefined>(undefined);
  readonly seat = signal<Seat | undefined>(undefined);
  readonly said: ReadonlySignal<readonly Saying[]>;
  /** Who is away, back, gone or asked to leave. */
  readonly incidents: ReadonlySignal<readonly Incident[]>;
  readonly #game: Game;
  readonly #link: Link;
  readonly #log: OnlineLog;
  #scene: Scene | undefined;
  #seq = 0;
  #you: string | undefined;
  /** The player's own event as it was sent, while it is shown but not confirmed. */
  #expected: string | undefined;
  #listener: Listener | undefined;

  constructor(game: Game, code: string, key: string | undefined) {
    this.#game = game;
    this.#log = new OnlineLog(game);
    this.said = this.#log.said;
    this.incidents = this.#log.incidents;
    this.#link = new BrowserLink({
      code,
      key,
      since: 0,
      onUpdate: (update) => batch(() => this.#update(update)),
      onMessage: (message) => this.#message(message),
      onConnection: (state) => {
        this.connection.value = state;
      },
      onLost: (reason, code) => {
        this.lost.value = code === undefined ? reason : refusalText(code);
      },
    });
  }

  close(): void {
    this.#link.close();
  }

  /** The game at this moment; undefined before it begins. */
  opened(): Snapshot | undefined {
    return this.#scene === undefined ? undefined : this.#laid();
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** Sends a command; resolves when it is done, and throws the server's words if it is refused. */
  async send(command: CommandBody): Promise<void> {
    await this.#link.send(command);
  }

  /** Mutes this person, or unmutes them. */
  mute(person: Muted, { on }: { readonly on: boolean }): void {
    rememberMute(person, { on });
    this.#link.mute(person.id, { on });
  }

  /** Asks for another game, or agrees to one; the rest is said by the question above the table. */
  async rematch(): Promise<void> {
    await this.send({ type: 'rematch' }).catch(() => undefined);
  }

  async decide(decision: Decision<unknown>): Promise<Progress | Refusal> {
    const { by, action } = decision;
    const now = this.#standing();
    const refusal = this.#game.check(now.view, by, action);
    if (refusal !== undefined) return { refused: refusal.rule };
    const event = this.#game.notation.makeEvent(decision);
    const sent = this.send({ type: 'act', event });
    // What follows the last of several hidden answers depends on the others: only the server can tell.
    const alone = now.awaited.length === 1 && now.optional.length === 0;
    if (alone && now.awaited[0] === by) {
      this.#expected = event;
      sent.catch((error: unknown) => this.#takeBack(error));
      const view = this.#game.apply(now.view, decision);
      return { steps: [{ event: decision, view }], standing: { ...now, view, awaited: [] } };
    }
    try {
      await sent;
    } catch (error) {
      return { refused: wordsOf(error) };
    }
    return { steps: [], standing: this.#standing() };
  }

  isHere(guest: GuestInfo): boolean {
    return this.present.value.here.some(({ id }) => id === guest.id);
  }

  /** Bots of this table think on the server. */
  async think(): Promise<undefined> {
    return undefined;
  }

  /** Asks the others first; once all agree, this device thinks about what the seat sees. */
  async hint(seat: Seat): Promise<Hint | undefined> {
    if (this.info.value?.hints !== true) await this.send({ type: 'hints' }).catch(() => undefined);
    const { hints, settings } = this.info.value as TableInfo;
    if (hints !== true || this.#scene === undefined) return undefined;
    const { view } = this.#scene;
    const asked = { game: settings.game as GameId, players: settings.seats.length };
    return host().hintAt({ ...asked, view, seat, at: this.#log.steps.length });
  }

  /** Only if everybody has agreed to hints; this asks nobody. */
  async chance(): Promise<number | undefined> {
    const info = this.info.value;
    if (info?.hints !== true || this.#scene === undefined) return undefined;
    return host().chanceAt({ game: info.settings.game as GameId, view: this.#scene.view });
  }

  /** The others decide; if they agree, the server sends the table as it was. */
  async undo(seat: Seat): Promise<UndoAnswer> {
    await this.send({ type: 'undo', seat: makeSeat(seat) as SeatLetter }).catch((error: unknown) => {
      this.#listener?.lay(this.#standing(), this.#history(), wordsOf(error));
    });
    return { ...this.#laid(), undone: 'ask' };
  }

  async look(): Promise<Snapshot> {
    return this.#laid();
  }

  async seed(): Promise<string | undefined> {
    return this.info.value?.end?.seed;
  }

  #laid(): Snapshot {
    return { standing: this.#standing(), history: this.#history() };
  }

  #history(): History {
    const { options, seats } = this.#facts;
    const start = this.#game.view(this.#game.setup(options, seats), this.seat.value ?? 'table');
    return { start, steps: [...this.#log.steps] };
  }

  get #facts(): { readonly options: unknown; readonly seats: number } {
    const { settings } = this.info.value as TableInfo;
    const decoded = this.#game.decodeOptions(settings.options);
    return { options: decoded.ok ? decoded.value : {}, seats: settings.seats.length };
  }

  #standing(): Standing {
    const info = this.info.value as TableInfo;
    const scene = this.#scene as Scene;
    const own = this.seat.value;
    const decided = this.#log.steps.some(({ event }) => event.by === own);
    return {
      view: this.#log.parseView(scene.view),
      awaited: scene.awaiting.flatMap(seatIn),
      optional: scene.optional.flatMap(seatIn),
      over: scene.over,
      ...(info.end !== undefined && {
        scores: info.end.scores ?? [],
        winners: info.end.winners.flatMap(seatIn),
        ...(info.end.reason !== 'finished' && { ended: info.end.reason }),
      }),
      undo: info.status === 'playing' && decided ? 'ask' : undefined,
      assisted: info.assisted,
      commitment: info.commitment,
    };
  }

  #message(message: ServerMessage): void {
    if (message.type === 'presence') this.present.value = message;
  }

  #update(update: Update): void {
    const otherEyes = this.#you !== undefined && this.#you !== update.you;
    const gap = update.after !== 0 && update.after !== this.#seq;
    this.#you = update.you;
    this.seat.value = seatIn(update.you)[0];
    if (update.table !== undefined) this.info.value = update.table;
    // Asks again for what was seen from another seat, or not at all.
    if ((otherEyes || gap) && update.after !== 0) {
      this.#link.again();
      return;
    }
    const anew = update.after === 0 && this.#seq !== 0;
    if (update.after === 0) this.#log.clear();
    this.#seq = update.seq;
    this.#scene = update.scene ?? this.#scene;
    const { fresh, rewound } = this.#log.take(update.steps);
    if (this.#scene === undefined) return;
    // Chat or a change of the table: the player's unconfirmed decision stays shown.
    const nothing = fresh.length === 0 && !rewound && !anew && !this.#scene.over;
    if (nothing && this.#expected !== undefined) return;
    const unseen = this.#unseen(fresh);
    this.#expected = undefined;
    if (anew || rewound) this.#listener?.lay(this.#standing(), this.#history());
    else this.#listener?.progress({ steps: unseen, standing: this.#standing() });
  }

  /** Without what the player has already seen happen. */
  #unseen(steps: readonly Step[]): readonly Step[] {
    const [first, ...rest] = steps;
    if (first === undefined || this.#expected === undefined) return steps;
    return this.#game.notation.makeEvent(first.event) === this.#expected ? rest : steps;
  }

  #takeBack(error: unknown): void {
    this.#expected = undefined;
    this.#listener?.lay(this.#standing(), this.#history(), wordsOf(error));
  }
}

/** The same, with what an operator says to a muted or banned guest. */
export async function fullWordsOf(error: unknown): Promise<string> {
  const sanction = error instanceof CommandRefused ? error.sanction : undefined;
  return sanction === undefined ? wordsOf(error) : sanctionWords(sanction);
}

/** The id of a rule if there is one: the session knows its words. */
export function wordsOf(error: unknown): string {
  if (error instanceof CommandRefused) return error.rule ?? refusalText(error.code);
  return onlineWords().unreachable;
}

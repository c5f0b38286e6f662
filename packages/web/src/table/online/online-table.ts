// A table on a server, as a session asks it. One's own decision is shown at once and confirmed later; whatever the server
// says counts, and a gap is filled by asking again.
import { type Decision, type Game, makeSeat, parseSeat, type Seat } from '@planisphere/core';
import {
  type CommandBody,
  CommandRefused,
  type GuestInfo,
  type Link,
  type Phrase,
  type Scene,
  type SeatLetter,
  type SeatNews,
  type ServerMessage,
  type TableInfo,
  type Update,
} from '@planisphere/protocol';
import { batch, signal } from '@preact/signals';
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
import { type Muted, rememberMute } from './muting.ts';
import { BrowserLink } from './socket.ts';
import { onlineWords, refusalText } from './words/index.ts';

/** Something that was said at the table. */
export interface Saying {
  readonly seq: number;
  readonly from: string;
  readonly name: string;
  readonly text?: string;
  readonly phrase?: Phrase;
}

/** Something that happened to one of the people at the table. */
export interface Incident {
  readonly seq: number;
  readonly news: SeatNews;
  readonly name: string;
}

export interface Listener {
  progress(progress: Progress): void;
  /** The table is different without a way to show how: after a rewind, a gap or a refusal. */
  lay(standing: Standing, history: History, note?: string): void;
}

export class OnlineTable implements TableSource {
  readonly info = signal<TableInfo | undefined>(undefined);
  readonly connection = signal<'up' | 'down'>('up');
  /** Who is here: players first, of a great crowd not everybody, and how many in all. */
  readonly present = signal<{ readonly here: readonly GuestInfo[]; readonly people: number }>({
    here: [],
    people: 0,
  });
  readonly said = signal<readonly Saying[]>([]);
  /** Who is away, back, gone or asked to leave. */
  readonly incidents = signal<readonly Incident[]>([]);
  /** Why this table cannot be followed any more. */
  readonly lost = signal<string | undefined>(undefined);
  readonly seat = signal<Seat | undefined>(undefined);
  readonly #game: Game;
  readonly #link: Link;
  #steps: Step[] = [];
  #scene: Scene | undefined;
  #seq = 0;
  #you: string | undefined;
  /** One's own event as it was sent, while it is shown already and not yet confirmed. */
  #expected: string | undefined;
  #listener: Listener | undefined;

  constructor(game: Game, code: string, key: string | undefined) {
    this.#game = game;
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

  /** The game as it stands, once it has begun. */
  opened(): Snapshot | undefined {
    return this.#scene === undefined ? undefined : this.#laid();
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** Sit, stand, say, answer …: resolves when it is done, and throws the server's words when it may not be. */
  async send(command: CommandBody): Promise<void> {
    await this.#link.send(command);
  }

  /** Hears no more words of this person, or hears them again. */
  mute(person: Muted, { on }: { readonly on: boolean }): void {
    rememberMute(person, { on });
    this.#link.mute(person.id, { on });
  }

  /** Asks for another game, or agrees to one. The question that stands above the table says the rest. */
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
    return host().hintAt({ ...asked, view, seat, at: this.#steps.length });
  }

  /** The others decide; if they agree, the table is laid anew. */
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
    return { start, steps: [...this.#steps] };
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
    const decided = this.#steps.some(({ event }) => event.by === own);
    return {
      view: this.#parse(scene.view),
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

  #parse(view: string): unknown {
    const parsed = this.#game.notation.parse(view);
    if (!parsed.ok) throw new Error(`a view from the server: ${parsed.fault.message}`);
    return parsed.value;
  }

  #parseStep({ event, view }: { readonly event: string; readonly view: string }): Step {
    const parsed = this.#game.notation.parseEvent(event);
    if (!parsed.ok) throw new Error(`an event from the server: ${parsed.fault.message}`);
    return { event: parsed.value, view: this.#parse(view) };
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
    // What was seen with other eyes, or not at all, is asked for again.
    if ((otherEyes || gap) && update.after !== 0) {
      this.#link.again();
      return;
    }
    const anew = update.after === 0 && this.#seq !== 0;
    if (update.after === 0) {
      this.#steps = [];
      this.said.value = [];
      this.incidents.value = [];
    }
    this.#seq = update.seq;
    this.#scene = update.scene ?? this.#scene;
    const { fresh, rewound } = this.#take(update.steps);
    if (this.#scene === undefined) return;
    // A word or a change of the table, while one's own decision is shown and not yet confirmed: it stays shown.
    const nothing = fresh.length === 0 && !rewound && !anew && !this.#scene.over;
    if (nothing && this.#expected !== undefined) return;
    const unseen = this.#unseen(fresh);
    this.#expected = undefined;
    if (anew || rewound) this.#listener?.lay(this.#standing(), this.#history());
    else this.#listener?.progress({ steps: unseen, standing: this.#standing() });
  }

  #take(steps: Update['steps']): { readonly fresh: readonly Step[]; readonly rewound: boolean } {
    const fresh: Step[] = [];
    let rewound = false;
    for (const step of steps) {
      if ('event' in step) fresh.push(this.#parseStep(step));
      else if ('rewind' in step) {
        this.#steps.push(...fresh.splice(0));
        this.#steps.length = Math.min(this.#steps.length, step.rewind);
        rewound = true;
      } else if ('from' in step) this.said.value = [...this.said.value, step];
      else if ('news' in step) this.incidents.value = [...this.incidents.value, step];
    }
    this.#steps.push(...fresh);
    return { fresh, rewound };
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

function seatIn(letter: string): readonly Seat[] {
  const seat = letter === 'table' ? undefined : parseSeat(letter);
  return seat === undefined ? [] : [seat];
}

/** A rule's id where there is one: the session knows its words. */
export function wordsOf(error: unknown): string {
  if (error instanceof CommandRefused) return error.rule ?? refusalText(error.code);
  return onlineWords().unreachable;
}

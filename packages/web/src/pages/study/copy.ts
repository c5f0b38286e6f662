// A study open on this screen: shows every change at once, stores it on the device, sends it when the server can be
// reached, and reads the changes of others.
import type { Attendant, GuestInfo } from '@planisphere/protocol';
import {
  type Change,
  type Entry,
  foldStudy,
  mayDo,
  type Operation,
  Pen,
  readWords,
  type Study,
  type StudyAccess,
  type StudyRole,
} from '@planisphere/protocol/study';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { beGuest, call, guestHere, isKnown, isPassing, ServerError } from '../../table/online/api.ts';
import { BrowserLink } from '../../table/online/socket.ts';
import { isOfDevice, type KeptStudy, keepStudy, removeStudy } from '../../table/study.ts';

/** The most operations and characters of one request: the server takes bodies of at most 16 kB. */
const BATCH = { operations: 60, characters: 12_000 };
/** In milliseconds: changes within this time are sent together. */
const PAUSE = 150;
const AGAIN = 4000;

interface Answer {
  readonly study: {
    readonly role: StudyRole;
    readonly access: StudyAccess;
    readonly seq: number;
    readonly key?: string;
    readonly pen?: string;
  };
  readonly entries: readonly (Entry & { readonly seq: number })[];
  readonly people: readonly GuestInfo[];
}

/**
 * `device`: nobody else has it; `saved`: the server has all of it; `waiting`: not yet; `lost`: the server has refused
 * some of it.
 */
export type Keeping = 'device' | 'saved' | 'waiting' | 'lost';

export interface Whereabouts {
  readonly chapter: string;
  readonly line: string;
  readonly leads?: boolean;
}

export class StudyCopy {
  readonly kept: Signal<KeptStudy>;
  readonly study: ReadonlySignal<Study>;
  readonly here: Signal<readonly Attendant[]> = signal([]);
  readonly keeping: Signal<Keeping>;
  /** Why the server refused a change, in words. */
  readonly refusal: Signal<string> = signal('');
  #pen: Pen | undefined;
  #link: BrowserLink | undefined;
  #at: Whereabouts = { chapter: '', line: '' };
  #timer: number | undefined;
  #busy = false;
  #closed = false;

  constructor(kept: KeptStudy) {
    this.kept = signal(kept);
    this.keeping = signal(isOfDevice(kept.id) ? 'device' : kept.waiting.length > 0 ? 'waiting' : 'saved');
    this.study = computed(() => {
      const { entries, waiting } = this.kept.value;
      const mine = waiting.map((op) => ({ by: this.me, op }));
      return foldStudy([...entries, ...mine]);
    });
  }

  get id(): string {
    return this.kept.value.id;
  }

  /** The guest who writes here; '' on a device without a server. */
  get me(): string {
    return guestHere() ?? '';
  }

  get mayEdit(): boolean {
    return mayDo(this.kept.value.role, 'edit');
  }

  nameOf(by: string): string {
    if (by === '' || by === this.me) return settings.value.name;
    return this.kept.value.people.find(({ id }) => id === by)?.name ?? '';
  }

  /** On return the changes are on the screen and on the device; the server gets them soon. */
  do(...changes: readonly Change[]): readonly Operation[] {
    this.#pen ??= new Pen(crypto.randomUUID().slice(0, 8), { now: Date.now });
    const pen = this.#pen;
    const made = changes.map((change) => pen.write(change));
    this.add(made);
    return made;
  }

  add(made: readonly Operation[]): void {
    const { kept } = this;
    const own = isOfDevice(this.id);
    kept.value = own
      ? { ...kept.value, entries: [...kept.value.entries, ...made.map((op) => ({ by: '', op }))] }
      : { ...kept.value, waiting: [...kept.value.waiting, ...made] };
    if (!own) this.keeping.value = 'waiting';
    void this.#keep();
    if (!own) this.#soon(PAUSE);
  }

  async #keep(): Promise<void> {
    const title = readWords(this.study.value.title, settings.value.locale);
    await keepStudy({ ...this.kept.value, title, updatedAt: Date.now() }).catch(() => undefined);
  }

  /** Reads what the server has, and stays in touch with others who look at it. */
  async open(): Promise<void> {
    if (isOfDevice(this.id)) return;
    const failed = await this.#read().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failed !== undefined && !isPassing(failed)) throw failed;
    // A visitor without an identity is not announced to others.
    if (isKnown()) this.#attend();
    if (failed !== undefined) this.#soon(AGAIN);
    else if (this.kept.value.waiting.length > 0) this.#soon(0);
    if (failed !== undefined) throw failed;
  }

  #attend(): void {
    this.#link = new BrowserLink({
      code: '',
      greeting: () => ({ type: 'attend', study: this.id, key: this.kept.value.key, ...this.#at }),
      onMessage: (message) => {
        if (message.type === 'study' && message.seq > this.kept.value.seq) this.#soon(0);
        if (message.type === 'attendance') this.here.value = message.here;
      },
      onConnection: (state) => {
        if (state === 'up') this.#soon(0);
        else this.here.value = [];
      },
    });
  }

  look(at: Whereabouts): void {
    this.#at = at;
    this.#link?.greet();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#link?.close();
  }

  #soon(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#exchange(), milliseconds);
  }

  /** Sends, then reads on; tries again later if the server is away. */
  async #exchange(): Promise<void> {
    if (this.#closed) return;
    if (this.#busy) {
      this.#soon(PAUSE);
      return;
    }
    this.#busy = true;
    try {
      await this.#send();
      await this.#read();
      if (this.kept.value.waiting.length === 0) this.keeping.value = 'saved';
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#busy = false;
    }
  }

  #failed(error: unknown): void {
    if (isPassing(error)) this.#soon(AGAIN);
    else {
      this.refusal.value = error instanceof Error ? error.message : '';
      this.keeping.value = 'lost';
    }
  }

  async #send(): Promise<void> {
    while (this.kept.value.waiting.length > 0) {
      const batch: Operation[] = [];
      let characters = 0;
      for (const op of this.kept.value.waiting) {
        characters += JSON.stringify(op).length;
        if (batch.length > 0 && (batch.length >= BATCH.operations || characters > BATCH.characters)) break;
        batch.push(op);
      }
      try {
        await call('POST', `/api/studies/${this.id}/operations${this.#query()}`, { operations: batch });
      } catch (error) {
        if (error instanceof ServerError && error.code === 'not-your-words') this.#giveUp(batch);
        throw error;
      }
      const sent = new Set(batch.map(({ id }) => id));
      const { kept } = this;
      kept.value = {
        ...kept.value,
        entries: [...kept.value.entries, ...batch.map((op) => ({ by: this.me, op }))],
        waiting: kept.value.waiting.filter(({ id }) => !sent.has(id)),
      };
      await this.#keep();
    }
  }

  /** Gives up only changes to others’ words, never to the player’s own. */
  #giveUp(batch: readonly Operation[]): void {
    const given = new Set(
      batch.filter(({ kind }) => kind === 'drop' || kind === 'write').map(({ id }) => id),
    );
    const { kept } = this;
    kept.value = { ...kept.value, waiting: kept.value.waiting.filter(({ id }) => !given.has(id)) };
  }

  #query(more = ''): string {
    const { key } = this.kept.value;
    const parts = [more, key === undefined ? '' : `key=${encodeURIComponent(key)}`].filter(
      (part) => part !== '',
    );
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
  }

  async #read(): Promise<void> {
    for (;;) {
      const { kept } = this;
      const answer = await call<Answer>(
        'GET',
        `/api/studies/${this.id}${this.#query(`after=${kept.value.seq}`)}`,
      );
      const { entries, people, study } = answer;
      const known = new Map([...kept.value.entries, ...entries].map(({ by, op }) => [op.id, { by, op }]));
      const names = new Map([...kept.value.people, ...people].map((each) => [each.id, each]));
      kept.value = {
        ...kept.value,
        entries: [...known.values()],
        waiting: kept.value.waiting.filter(({ id }) => !known.has(id)),
        people: [...names.values()],
        seq: entries.at(-1)?.seq ?? kept.value.seq,
        role: study.role,
        access: study.access,
        ...(study.pen !== undefined && { pen: study.pen }),
        ...(study.key !== undefined && { key: study.key }),
      };
      await this.#keep();
      if (entries.length === 0 || kept.value.seq >= study.seq) return;
    }
  }

  /** Puts a study of this device on the server; returns its new id. */
  async publish(access: StudyAccess): Promise<string> {
    await beGuest();
    const { id, key, pen } = await call<{ id: string; key: string; pen: string }>('POST', '/api/studies', {
      access,
    });
    const { entries, waiting, ...rest } = this.kept.value;
    const operations = [...entries.map(({ op }) => op), ...waiting];
    await keepStudy({
      ...rest,
      id,
      key,
      pen,
      access,
      role: 'owner',
      seq: 0,
      entries: [],
      waiting: operations,
    });
    await removeStudy(this.id);
    return id;
  }

  async share(access: StudyAccess): Promise<void> {
    await call('PUT', `/api/studies/${this.id}`, { access });
    this.kept.value = { ...this.kept.value, access };
    await this.#keep();
  }

  async remove(): Promise<void> {
    if (!isOfDevice(this.id) && this.kept.value.role === 'owner')
      await call('DELETE', `/api/studies/${this.id}`);
    this.close();
    await removeStudy(this.id);
  }
}

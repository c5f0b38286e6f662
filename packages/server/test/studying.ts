// What people do with studies, as a program.
import type { Attendant, GuestInfo, ServerMessage } from '@planisphere/protocol';
import type { Entry, Operation } from '@planisphere/protocol/study';
import { TableLink } from '../src/client/index.ts';
import type { Player } from './player.ts';

interface Begun {
  readonly id: string;
  readonly key: string;
  readonly pen: string;
}

export async function begin({ visitor }: Player, access = 'private'): Promise<Begun> {
  return (await visitor.call('POST', '/api/studies', { access })) as Begun;
}

interface Answer {
  readonly study: { readonly seq: number; readonly role: string };
  readonly entries: readonly (Entry & { readonly seq: number })[];
  readonly people: readonly GuestInfo[];
}

export async function read(
  { visitor }: Player,
  id: string,
  { key, after = 0 }: { readonly key?: string; readonly after?: number } = {},
): Promise<Answer> {
  const query = `?after=${after}${key === undefined ? '' : `&key=${key}`}`;
  return (await visitor.call('GET', `/api/studies/${id}${query}`)) as Answer;
}

export function add(
  { visitor }: Player,
  id: string,
  operations: readonly Operation[],
  key?: string,
): Promise<unknown> {
  const query = key === undefined ? '' : `?key=${key}`;
  return visitor.call('POST', `/api/studies/${id}/operations${query}`, { operations });
}

/** A client that looks at a study over a socket. */
export class Reader {
  here: readonly Attendant[] = [];
  seq = 0;
  readonly #link: TableLink;
  #at: Partial<Attendant> = {};
  #changed: (() => void)[] = [];

  constructor(
    { visitor: { server, cookie } }: Player,
    study: { readonly study: string; readonly key?: string },
  ) {
    this.#link = new TableLink({
      ...{ server, cookie, code: '' },
      greeting: () => {
        const { chapter = '', line = '', leads = false } = this.#at;
        return { type: 'attend', ...study, chapter, line, leads };
      },
      onMessage: (message) => this.#hear(message),
    });
  }

  look(at: Omit<Attendant, 'guest'>): void {
    this.#at = at;
    this.#link.greet();
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((wake) => this.#changed.push(wake));
  }

  close(): void {
    this.#link.close();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'study') this.seq = message.seq;
    if (message.type === 'attendance') this.here = message.here;
    for (const wake of this.#changed.splice(0)) wake();
  }
}

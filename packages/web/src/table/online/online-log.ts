// The log of a server's table as this person may read it: events are parsed once on the way in, and what was taken back
// is removed.
import { type Game, parseSeat, type Seat } from '@planisphere/core';
import type { Phrase, SeatNews, Update } from '@planisphere/protocol';
import { signal } from '@preact/signals';
import type { Step } from '../play.ts';

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

export class OnlineLog {
  readonly said = signal<readonly Saying[]>([]);
  readonly incidents = signal<readonly Incident[]>([]);
  readonly #game: Game;
  #steps: Step[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  clear(): void {
    this.#steps = [];
    this.said.value = [];
    this.incidents.value = [];
  }

  /** Adds entries; returns what has happened in the game since the last event that was taken back. */
  take(entries: Update['steps']): { readonly fresh: readonly Step[]; readonly rewound: boolean } {
    const fresh: Step[] = [];
    let rewound = false;
    for (const entry of entries) {
      if ('event' in entry) fresh.push(this.#parseStep(entry));
      else if ('rewind' in entry) {
        this.#steps.push(...fresh.splice(0));
        this.#steps.length = Math.min(this.#steps.length, entry.rewind);
        rewound = true;
      } else if ('from' in entry) this.said.value = [...this.said.value, entry];
      else if ('news' in entry) this.incidents.value = [...this.incidents.value, entry];
    }
    this.#steps.push(...fresh);
    return { fresh, rewound };
  }

  parseView(view: string): unknown {
    const parsed = this.#game.notation.parse(view);
    if (!parsed.ok) throw new Error(`a view from the server: ${parsed.fault.message}`);
    return parsed.value;
  }

  #parseStep({ event, view }: { readonly event: string; readonly view: string }): Step {
    const parsed = this.#game.notation.parseEvent(event);
    if (!parsed.ok) throw new Error(`an event from the server: ${parsed.fault.message}`);
    return { event: parsed.value, view: this.parseView(view) };
  }
}

/** The seat with this letter, in a list; empty for the table. */
export function seatIn(letter: string): readonly Seat[] {
  const seat = letter === 'table' ? undefined : parseSeat(letter);
  return seat === undefined ? [] : [seat];
}

// What the coach says of a puzzle: where to look, and at the end why. The engine works on it while the player thinks.
import type { Moment } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { screenOf } from '../../table/screens.ts';
import type { Session } from '../../table/session.ts';
import type { Thinker } from './open-puzzle.ts';
import type { PosedPuzzle } from './sets.ts';

export class Reason {
  /** `none`: the coach has no words for this puzzle. */
  readonly moment: Signal<Moment | 'thinking' | 'none'> = signal('thinking');
  readonly #session: Session;
  readonly #before: unknown;

  constructor(session: Session, posed: PosedPuzzle, thinker: Thinker) {
    this.#session = session;
    this.#before = session.view.value;
    void this.#think(posed, thinker);
  }

  async #think({ game, position, best, values, ...posed }: PosedPuzzle, { ask }: Thinker): Promise<void> {
    const next = Object.keys(values).find((event) => event !== best) ?? posed.next;
    const found =
      next === undefined
        ? undefined
        : await ask.reason({ game, position, best, next }).catch(() => undefined);
    this.moment.value = found ?? 'none';
  }

  /** Where to look, without giving it away. */
  where(): Promise<string | undefined> {
    return this.#told('where');
  }

  why(): Promise<string | undefined> {
    return this.#told('why');
  }

  async #told(what: 'where' | 'why'): Promise<string | undefined> {
    const moment = this.moment.value;
    if (typeof moment === 'string') return undefined;
    const nameOf = (seat: Seat): string | undefined => this.#session.titleOf(seat);
    const telling = { moment, before: this.#before, locale: settings.value.locale, nameOf };
    const coach = await screenOf(this.#session.table.game).coach?.();
    return coach?.[what](telling) || undefined;
  }
}

// A player at a table who takes any legal action, as a program: it knows only what the server tells it.
import { type Game, randomAction, rngOf } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { GuestInfo, SeatLetter, TableInfo } from '@planisphere/protocol';
import {
  CommandRefused,
  TableLink,
  type TableLinkOptions,
  type Update,
  Visitor,
} from '../src/client/index.ts';

export class Player {
  readonly visitor: Visitor;
  readonly updates: Update[] = [];
  /** Confirmed actions, in order. */
  readonly confirmed: string[] = [];
  readonly guest: GuestInfo;
  table: TableInfo | undefined;
  link: TableLink | undefined;
  #changed: (() => void)[] = [];

  private constructor(visitor: Visitor, guest: GuestInfo) {
    this.visitor = visitor;
    this.guest = guest;
  }

  static async arrive(server: string, name: string): Promise<Player> {
    const visitor = new Visitor(server);
    return new Player(visitor, await visitor.be({ name, emblem: 'comet' }));
  }

  /** The same guest at another address of the server. */
  static async return(server: string, cookie: string): Promise<Player> {
    const visitor = new Visitor(server, cookie);
    const guest = await visitor.me();
    if (guest === undefined) throw new Error('the server does not know this guest');
    return new Player(visitor, guest);
  }

  follow(code: string, more: Partial<TableLinkOptions> = {}): TableLink {
    const { server, cookie } = this.visitor;
    this.link = new TableLink({
      server,
      cookie,
      code,
      since: 0,
      ...more,
      onUpdate: (update) => this.#take(update),
    });
    return this.link;
  }

  #take(update: Update): void {
    this.updates.push(update);
    this.table = update.table ?? this.table;
    for (const wake of this.#changed.splice(0)) wake();
  }

  get last(): Update | undefined {
    return this.updates.at(-1);
  }

  /** Waits until the condition holds for what the server has told so far. */
  async until(holds: (player: Player) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>((wake) => this.#changed.push(wake));
  }

  get mySeats(): readonly SeatLetter[] {
    return this.table?.seats.flatMap(({ seat, guest }) => (guest?.id === this.guest.id ? [seat] : [])) ?? [];
  }

  /** The player's own events in the log, as the server tells them to a client that asks for all of it. */
  async recorded(): Promise<readonly string[]> {
    const reader = new Player(this.visitor, this.guest);
    const link = reader.follow(this.table?.code ?? '');
    await reader.until(() => reader.last !== undefined);
    link.close();
    const seat = reader.last?.you ?? '';
    return (
      reader.last?.steps.flatMap((step) =>
        'event' in step && step.event.startsWith(`${seat} `) ? [step.event] : [],
      ) ?? []
    );
  }

  /** Plays until the game is over. */
  async playOn(
    seed: string,
    before: (turn: number) => void | Promise<void> = () => undefined,
  ): Promise<void> {
    const isMine = (): boolean =>
      this.last?.you !== 'table' &&
      this.last?.scene?.awaiting.some((seat) => seat === this.last?.you) === true;
    for (let turn = 0; ; turn++) {
      await this.until(() => this.table?.status === 'over' || isMine());
      if (this.table?.status === 'over') return;
      await before(turn);
      await this.#act(seed);
    }
  }

  /** Plays until the condition holds. */
  async playUntil(holds: () => boolean, seed: string): Promise<void> {
    const isMine = (): boolean => this.last?.scene?.awaiting.some((seat) => seat === this.last?.you) === true;
    for (;;) {
      await this.until(() => holds() || isMine());
      if (holds()) return;
      await this.#act(seed);
    }
  }

  async #act(seed: string): Promise<void> {
    const { last, table } = this;
    const game = findGame(table?.settings.game ?? '')?.game as Game;
    const seat = 'ABCD'.indexOf(last?.you as string) as 0 | 1 | 2 | 3;
    const view = game.notation.parse(last?.scene?.view ?? '');
    if (!view.ok) throw new Error(`the view does not parse: ${view.fault.message}`);
    const action = randomAction(game, view.value, { seat, rng: rngOf(`${seed} ${last?.seq}`) });
    try {
      const event = game.notation.makeEvent({ by: seat, action });
      const seq = await this.link?.send({ type: 'act', event });
      this.confirmed.push(event);
      await this.until(() => (this.last?.seq ?? 0) >= (seq ?? 0));
    } catch (error) {
      // Something came in between: the next update tells.
      if (!(error instanceof CommandRefused) || error.rule !== 'not-your-turn') throw error;
    }
  }
}

// The players at the table on the screen, their names, and the eyes through which the table is seen.
import type { Frame, Seat, Viewer } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { settings } from '../base/settings/settings.ts';
import { appWords } from '../base/words/index.ts';
import { levelName } from './levels.ts';
import type { OnlineTable } from './online/online-table.ts';
import { allowsHints, type SavedSeat, type TableFacts } from './saved.ts';
import type { SessionStart } from './session-start.ts';

export class Seats {
  readonly table: TableFacts;
  readonly online: OnlineTable | undefined;
  readonly places: Signal<readonly SavedSeat[]>;
  readonly viewer: Signal<Seat>;
  readonly spectating: Signal<boolean>;

  constructor({ table, online, viewer, spectating }: SessionStart) {
    this.table = table;
    this.online = online;
    this.places = signal(table.seats);
    this.viewer = signal(viewer);
    this.spectating = signal(spectating);
  }

  /**
   * Several people at one device; a server shows each guest one seat at a time. The words address none of them as
   * “you”.
   */
  get shared(): boolean {
    if (this.online !== undefined) return false;
    return this.forAll || this.places.value.filter((_, seat) => this.isHere(seat as Seat)).length > 1;
  }

  /** No player is at this screen: the person who looks on sees for all of them. */
  get forAll(): boolean {
    if (this.online !== undefined || this.spectating.value) return false;
    return this.places.value.every(({ elsewhere }) => elsewhere === true);
  }

  /** Whether a person at this screen plays this seat. */
  isHere(seat: Seat): boolean {
    const place = this.places.value[seat];
    return place !== undefined && place.bot === undefined && place.elsewhere !== true;
  }

  isBot(seat: Seat): boolean {
    return this.places.value[seat]?.bot !== undefined;
  }

  /** The strength of the player in this seat: the level of a bot, or the rating of a person who has one. */
  levelOf(seat: Seat): string | undefined {
    const { bot, rating } = this.places.value[seat] ?? {};
    if (rating !== undefined) return rating;
    return bot === undefined ? undefined : levelName(bot);
  }

  nameOf(seat: Seat): string {
    return this.places.value[seat]?.name || settings.value.name || appWords().you;
  }

  /** Undefined for the reader, who is addressed as “you”. */
  titleOf(seat: Seat): string | undefined {
    return seat === this.eyes && !this.forAll ? undefined : this.nameOf(seat);
  }

  get names(): readonly string[] {
    return this.places.value.map((_, seat) => this.nameOf(seat as Seat));
  }

  /** Through whose eyes the table is seen. */
  get eyes(): Viewer {
    return this.spectating.value ? 'table' : this.viewer.value;
  }

  frame(viewer: Viewer = this.eyes, width = 100): Frame {
    return { locale: settings.value.locale, viewer, names: this.names, paint: (text) => text, width };
  }

  /** Whether hints may be asked for here. At a table of a server with several people, they are asked first. */
  get allowsHints(): boolean {
    if (this.online !== undefined) return this.online.info.value?.settings.hints !== false;
    return allowsHints(this.table);
  }
}

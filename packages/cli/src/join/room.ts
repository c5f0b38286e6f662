// What this terminal knows of a table: the latest update, and all events in sentences.
import { type Frame, makeFault, parseSeat, type Seat, type Viewer } from '@planisphere/core';
import { type Entry, findGame } from '@planisphere/games';
import { newsText, PHRASES, type Phrase, type Update } from '@planisphere/server/client';
import { botShown } from '../base/bot-shown.ts';
import { UsageError } from '../base/usage.ts';

type Table = NonNullable<Update['table']>;

export class Room {
  readonly entry: Entry;
  readonly look: Pick<Frame, 'locale' | 'paint'>;
  readonly takenBack: string;
  readonly told: string[] = [];
  table: Table;
  #last: Update;
  #view: unknown;
  /** How many sentences there were when this player decided last. */
  #heard = 0;

  constructor(first: Update, look: Pick<Frame, 'locale' | 'paint'>, takenBack: string) {
    const entry = findGame(first.table?.settings.game ?? '');
    if (first.table === undefined || entry === undefined)
      throw new UsageError({
        en: `This program does not know the game ${first.table?.settings.game}.`,
        fr: `Ce programme ne connaît pas le jeu ${first.table?.settings.game}.`,
      });
    this.entry = entry;
    this.look = look;
    this.takenBack = takenBack;
    this.table = first.table;
    this.#last = first;
    this.take(first);
  }

  take(update: Update): void {
    this.table = update.table ?? this.table;
    this.#last = update;
    for (const step of update.steps) {
      if ('event' in step) this.#tell(step);
      if ('rewind' in step) {
        this.told.push(this.takenBack);
        this.#view = this.#parse(step.view);
      }
      if ('from' in step) this.told.push(`${step.name}: ${this.#words(step)}`);
      if ('news' in step) this.told.push(newsText(step.news, step.name, this.look.locale));
    }
    if (update.scene !== undefined) this.#view = this.#parse(update.scene.view);
  }

  #words({ text, phrase }: { readonly text?: string; readonly phrase?: Phrase }): string {
    return text ?? (phrase === undefined ? '' : PHRASES[phrase][this.look.locale]);
  }

  #tell(step: { readonly event: string; readonly view: string }): void {
    const event = this.entry.game.notation.parseEvent(step.event);
    if (event.ok) {
      if (event.value.by === this.seat) this.#heard = this.told.length;
      this.told.push(this.entry.text.tell(event.value, this.#view ?? this.#start(), this.frame(100)));
    }
    this.#view = this.#parse(step.view);
  }

  #start(): unknown {
    const { game } = this.entry;
    const options = game.decodeOptions(this.table.settings.options);
    if (!options.ok) throw new Error(makeFault(options.fault));
    return game.view(game.setup(options.value, this.table.seats.length), this.viewer);
  }

  #parse(text: string): unknown {
    const view = this.entry.game.notation.parse(text);
    if (!view.ok) throw new Error(makeFault(view.fault));
    return view.value;
  }

  get viewer(): Viewer {
    return parseSeat(this.#last.you) ?? 'table';
  }

  get seat(): Seat | undefined {
    return parseSeat(this.#last.you);
  }

  /** Undefined before the game starts. */
  get view(): unknown {
    return this.#view;
  }

  get news(): readonly string[] {
    return this.told.slice(this.#heard);
  }

  get mayAct(): boolean {
    const { scene, you } = this.#last;
    return (
      scene?.awaiting.some((seat) => seat === you) === true ||
      scene?.optional.some((seat) => seat === you) === true
    );
  }

  get isAwaited(): boolean {
    return this.#last.scene?.awaiting.some((seat) => seat === this.#last.you) === true;
  }

  get awaited(): readonly string[] {
    return this.#last.scene?.awaiting.map((seat) => this.names['ABCD'.indexOf(seat)] ?? seat) ?? [];
  }

  get names(): readonly string[] {
    const { locale } = this.look;
    const names = this.table.seats.map(
      ({ guest, bot, seat }) => guest?.name ?? (bot === undefined ? seat : botShown(bot, locale)),
    );
    const same = new Set(names).size < names.length;
    return same ? names.map((name, index) => `${name} ${'ABCD'[index]}`) : names;
  }

  frame(width: number): Frame {
    return { ...this.look, viewer: this.viewer, names: this.names, width };
  }
}

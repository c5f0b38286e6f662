// What has happened at the table, told to whoever reads it, and what the table says by itself.
import type { EventOf, Game, GameTypes, GameVoice, Viewer } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { settings } from '../base/settings/settings.ts';
import { appWords } from '../base/words/index.ts';
import { typeset } from '../base/words/typeset.ts';
import type { Found } from './found.ts';
import { loadText } from './game-text.ts';
import type { Past } from './play.ts';
import { Seating } from './seating.ts';

export class Telling<G extends GameTypes = GameTypes> extends Seating<G> {
  readonly view: Signal<G['position']>;
  readonly history: Signal<readonly Past<G>[]>;
  /** Spoken to a screen reader. */
  readonly said = signal('');
  /** A short message on the screen. */
  readonly note = signal('');
  /** The rule that is looked up, beside the table. */
  readonly rule: Signal<string | undefined> = signal(undefined);
  #refused: { readonly note: string; readonly rule: string } | undefined;

  constructor(game: Game<G>, voice: GameVoice<G>, found: Found<G>) {
    super(game, voice, found);
    this.view = signal(found.standing.view);
    this.history = signal(found.past);
  }

  /** One line of the log as the reader may know it, or as somebody else would. */
  tell(past: Past<G>, viewer: Viewer = this.eyes): string {
    return typeset(this.sentence(viewer === this.eyes ? past : this.#seenBy(viewer, past), viewer));
  }

  #seenBy(viewer: Viewer, { event, before, view }: Past<G>): Past<G> {
    const { game } = this;
    return {
      event: game.redact(view, event, viewer),
      before: game.view(before, viewer),
      view: game.view(view, viewer),
    };
  }

  protected sentence({ event, before }: Past<G>, viewer: Viewer): string {
    return this.voice.tell(event, before, this.frame(viewer));
  }

  /** All that a line does, as far as the reader's view tells. */
  toldLine(events: readonly EventOf<G>[]): string {
    let view = this.view.value;
    return events
      .map((event, index) => {
        const told = this.voice.tell(event, view, this.frame());
        if (index < events.length - 1) view = this.game.apply(view, event);
        return typeset(told);
      })
      .join(' ');
  }

  /** In a few words why a rule forbids what was tried; without them the rule itself is said. */
  protected whyNot(_rule: string): string | undefined {
    return undefined;
  }

  /** Says which rule forbids it, or what else does. */
  async refuse(reason: string): Promise<void> {
    const text = await loadText(this.table.game).catch(() => undefined);
    const rule = text?.rules[reason]?.[settings.value.locale];
    this.note.value =
      rule === undefined ? reason : (this.whyNot(reason) ?? appWords().table.refused(typeset(rule)));
    this.said.value = this.note.value;
    this.#refused = rule === undefined ? undefined : { note: this.note.value, rule: reason };
  }

  /** The rule that the note on the screen speaks of. */
  get noteRule(): string | undefined {
    return this.note.value === this.#refused?.note ? this.#refused.rule : undefined;
  }
}

// What has happened at the table and its result, told to the reader; and what the table itself says.
import type { EventOf, GameTypes, Viewer } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { settings } from '../base/settings/settings.ts';
import { appWords } from '../base/words/index.ts';
import { typeset } from '../base/words/typeset.ts';
import { Announcer, isHeard } from './announcing.ts';
import { loadText } from './game-text.ts';
import type { Manners } from './manners.ts';
import type { Past } from './play.ts';
import type { Seats } from './seats.ts';
import type { SessionStart } from './session-start.ts';

interface LogTerms<G extends GameTypes> {
  readonly manners: Manners<G>;
  readonly seats: Seats;
  /** Whether more events come before the game waits for a person. */
  isBusy(): boolean;
}

export class Log<G extends GameTypes> {
  readonly view: Signal<G['position']>;
  readonly history: Signal<readonly Past<G>[]>;
  /** Announces events to a screen reader. */
  readonly announcer: Announcer;
  /** A short message on the screen. */
  readonly note = signal('');
  readonly #manners: Manners<G>;
  readonly #seats: Seats;
  #refused: { readonly note: string; readonly rule: string } | undefined;

  constructor({ manners, seats, isBusy }: LogTerms<G>, found: SessionStart<G>) {
    this.#manners = manners;
    this.#seats = seats;
    this.view = signal(found.standing.view);
    this.history = signal(found.past);
    this.announcer = new Announcer(isBusy);
  }

  /** Whether a reader who does not see the event should hear of it. */
  isNews(past: Past<G>): boolean {
    return this.#manners.isNews?.(past) ?? true;
  }

  /** Announces the event to readers whose setting includes it. */
  sayEvent(past: Past<G>): void {
    const { by } = past.event;
    const others = by !== 'chance' && by !== this.#seats.viewer.value;
    const weight = !this.isNews(past) ? 'everything' : others ? 'brief' : 'usual';
    if (isHeard(weight, settings.value.verbosity)) this.announcer.say(this.tell(past));
  }

  /** One line of the log as the reader may know it, or as another viewer would. */
  tell(past: Past<G>, viewer: Viewer = this.#seats.eyes): string {
    const seen = viewer === this.#seats.eyes ? past : this.#seenBy(viewer, past);
    const now = { view: this.view.value, history: this.history.value };
    const { event, before } = this.#manners.asKnown?.(seen, now) ?? seen;
    const { eyes, forAll } = this.#seats;
    const told = viewer === eyes && forAll ? 'table' : viewer;
    return typeset(this.#manners.voice.tell(event, before, this.#seats.frame(told)));
  }

  #seenBy(viewer: Viewer, { event, before, view }: Past<G>): Past<G> {
    const { game } = this.#manners;
    return {
      event: game.redact(view, event, viewer),
      before: game.view(before, viewer),
      view: game.view(view, viewer),
    };
  }

  /** All that a line does from a position on, as far as the reader's view tells. */
  toldLine(events: readonly EventOf<G>[], from: G['position'] = this.view.value): string {
    const { game, voice } = this.#manners;
    let view = from;
    const told = events.map((event, index) => {
      const sentence = voice.tell(event, view, { ...this.#seats.frame(), asks: true });
      if (index < events.length - 1) view = game.apply(view, event);
      return typeset(sentence);
    });
    return told.join(' ');
  }

  /** Shows it on the screen and announces it. */
  announce(note: string): void {
    this.note.value = note;
    this.announcer.say(note);
  }

  /** Says which rule forbids the action, or what else does. */
  async refuse(reason: string): Promise<void> {
    const text = await loadText(this.#seats.table.game).catch(() => undefined);
    const rule = text?.rules[reason]?.[settings.value.locale];
    if (rule === undefined) {
      this.announce(reason);
      this.#refused = undefined;
      return;
    }
    const why = this.whyNot(reason);
    this.announce(why ?? appWords().table.refused(typeset(rule)));
    this.#refused = { note: this.note.value, rule: reason };
  }

  /** In a few words why this rule forbids the attempt, if the game has such words. */
  whyNot(rule: string): string | undefined {
    return this.#manners.whyNot?.(rule, this.view.value);
  }

  /** The rule that the current note speaks of. */
  get noteRule(): string | undefined {
    return this.note.value === this.#refused?.note ? this.#refused.rule : undefined;
  }
}

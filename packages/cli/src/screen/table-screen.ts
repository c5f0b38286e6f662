// A table that fills the terminal: lays out its picture again after every key and every change of size, and returns
// what the player typed, chose or drew.
import type { Locale, Paint } from '@planisphere/core';
import { paintFor } from '../base/paint.ts';
import { bottomLine, type KeysTold } from './bottom-line.ts';
import { movedTo, nextWith, type OpenList, wordAt } from './choice-list.ts';
import type { Console, Typed } from './console.ts';
import type { Key, MouseEvent } from './input.ts';
import { type Laid, laidOut } from './layout.ts';
import { EMPTY_LINE, edited, type TypedLine } from './line-editor.ts';
import { screenMessages } from './messages.ts';
import { isPageKey, pageOf, pageStep, turnedTo } from './pager.ts';
import { EMPTY_PICTURE, type KeyResult, NO_CHOICES, type Picture } from './picture.ts';
import { Terminal } from './terminal.ts';
import { cut, plainText, wrappedAll } from './words.ts';

const WHEEL_LINES = 3;
/** How many keys typed ahead are kept. */
const MOST_EARLY = 200;
const INVERSE = (text: string): string => `\x1b[7m${text}\x1b[27m`;

interface Reading {
  readonly text: readonly string[];
  from: number;
  readonly done: () => void;
}

export class TableScreen implements Console {
  readonly paint: Paint = paintFor(process.stdout);
  readonly isTerminal = true;
  get width(): number {
    return this.#terminal.size.width;
  }
  readonly #locale: Locale;
  readonly #terminal: Terminal;
  #picture = EMPTY_PICTURE;
  #laid: Laid | undefined;
  #line: TypedLine = EMPTY_LINE;
  #scroll = 0;
  #list: OpenList | undefined;
  /** Text over everything else. */
  #reading: Reading | undefined;
  /** The player prefers typing, although keys would do. */
  #typing = false;
  #answer: ((typed: Typed) => void) | undefined;
  /** Keys typed while nothing was asked: they answer the next question, as in any terminal. */
  readonly #early: Key[] = [];
  readonly #leaving = new AbortController();
  /** The work that Escape cancels while nothing is asked. */
  #escaping: AbortController | undefined;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.#terminal = new Terminal({
      key: (key) => this.#pressed(key),
      mouse: (event) => this.#pointed(event),
      resized: () => this.#draw(),
    });
  }

  get left(): AbortSignal {
    return this.#leaving.signal;
  }

  untilEscape(): AbortSignal {
    this.#escaping = new AbortController();
    return AbortSignal.any([this.left, this.#escaping.signal]);
  }

  ask(picture: Picture, signal?: AbortSignal): Promise<Typed> {
    this.#escaping = undefined;
    if (this.left.aborted) return Promise.resolve('left');
    if (signal?.aborted === true) return Promise.resolve('changed');
    this.tell(picture);
    if (this.#laid?.notesFit === false) void this.read(picture.notes);
    const answering = new Promise<Typed>((resolve) => {
      const changed = (): void => this.#answered('changed');
      this.#answer = (typed) => {
        signal?.removeEventListener('abort', changed);
        resolve(typed);
      };
      signal?.addEventListener('abort', changed);
    });
    for (const key of this.#early.splice(0)) this.#pressed(key);
    return answering;
  }

  tell(picture: Picture): void {
    if (this.left.aborted) return;
    this.#picture = picture;
    this.#terminal.enter();
    this.#draw();
  }

  read(text: readonly string[]): Promise<void> {
    if (this.left.aborted) return Promise.resolve();
    this.#terminal.enter();
    return new Promise((done) => {
      this.#reading = { text, from: 0, done };
      this.#draw();
    });
  }

  leaveWith(lines: readonly string[]): void {
    this.#terminal.leave();
    process.stdout.write(`${wrappedAll(lines, this.width).join('\n')}\n`);
  }

  close(): void {
    this.#terminal.leave();
    if (this.left.aborted) return;
    this.#leaving.abort();
    this.#reading?.done();
    this.#answered('left');
  }

  #answered(typed: Typed): void {
    const answer = this.#answer;
    this.#answer = undefined;
    this.#list = undefined;
    if (typed !== 'changed') {
      this.#scroll = 0;
      this.#typing = false;
      this.#line = EMPTY_LINE;
    }
    answer?.(typed);
  }

  get #byKeys(): Picture['byKeys'] {
    return this.#typing ? undefined : this.#picture.byKeys;
  }

  #draw(): void {
    const { size } = this.#terminal;
    if (this.#reading !== undefined) {
      this.#drawPage(this.#reading);
      return;
    }
    const shown: Picture = { ...this.#picture, byKeys: this.#byKeys };
    this.#laid = laidOut(shown, size, {
      scroll: this.#scroll,
      list: this.#list,
      dim: (text) => this.paint(text, 'dim'),
      strong: (text) => this.paint(text, 'strong'),
      chosen: INVERSE,
    });
    const bottom = bottomLine(
      { typed: this.#line.text, hidden: this.#laid.hidden, status: this.#laid.status, keys: this.#keys },
      { locale: this.#locale, width: size.width, dim: (text) => this.paint(text, 'dim') },
    );
    this.#terminal.draw([...this.#laid.lines, bottom], 2 + this.#line.at);
  }

  get #keys(): KeysTold {
    if (this.#list !== undefined) return 'listKeys';
    if (this.#byKeys === undefined && this.#picture.choices !== NO_CHOICES) return 'keys';
    return this.#escaping === undefined ? undefined : 'waitKeys';
  }

  #drawPage({ text, from }: Reading): void {
    const { size } = this.#terminal;
    const page = pageOf(text, from, size);
    const keys = screenMessages(this.#locale).pagerKeys(page.from + 1, page.to, page.of);
    this.#terminal.draw([...page.lines, this.paint(cut(keys, size.width), 'dim')], undefined);
  }

  #pressed(key: Key): void {
    const control = key.ctrl === true ? key.name : undefined;
    if (control === 'c') this.close();
    else if (control === 'z') this.#terminal.suspend();
    else if (this.#reading !== undefined) this.#turnPage(key);
    else if (this.#answer === undefined) this.#pressedMeanwhile(key);
    else if (control === 'd' && this.#line.text === '') this.close();
    else this.#pressedInAnswer(key);
  }

  #pressedInAnswer(key: Key): void {
    if (isPageKey(key)) this.#scrollBy(pageStep(key));
    else if (this.#byKeys !== undefined) this.#gestured(this.#byKeys.press(key));
    else if (this.#list !== undefined) this.#pressInList(key);
    else this.#pressInLine(key);
    this.#draw();
  }

  /**
   * Keys while a bot or the coach thinks: the player can still look at the table. Escape drops keys typed ahead and
   * cancels cancellable work.
   */
  #pressedMeanwhile(key: Key): void {
    if (key.name === 'escape') {
      this.#early.length = 0;
      this.#escaping?.abort();
    } else if (!isPageKey(key)) {
      if (this.#early.length < MOST_EARLY) this.#early.push(key);
    } else {
      this.#scrollBy(pageStep(key));
      this.#draw();
    }
  }

  #turnPage(key: Key): void {
    const reading = this.#reading as Reading;
    const to = turnedTo(pageOf(reading.text, reading.from, this.#terminal.size), key);
    if (to === undefined) {
      this.#reading = undefined;
      reading.done();
    } else reading.from = to;
    this.#draw();
  }

  #gestured(result: KeyResult): void {
    if (result === 'words') this.#typing = true;
    else if (result !== undefined) this.#answered(result);
  }

  #pressInLine(key: Key): void {
    const { text } = this.#line;
    if (key.name === 'return') {
      this.#answered({ line: text });
      return;
    }
    if (text === '' && ['up', 'down', 'tab'].includes(key.name ?? '')) {
      this.#openList();
      return;
    }
    if (key.name === 'escape') {
      this.#typing = text !== '';
      this.#line = EMPTY_LINE;
      return;
    }
    this.#line = edited(this.#line, key);
  }

  #openList(at = 0): void {
    const choices = this.#picture.choices();
    this.#list = choices.length === 0 ? undefined : { choices, at };
  }

  #pressInList(key: Key): void {
    const list = this.#list as OpenList;
    const to = movedTo(list, key);
    if (to !== undefined) list.at = to;
    else if (key.name === 'return') this.#answered({ action: list.choices[list.at]?.action });
    else {
      this.#list = undefined;
      if (key.name !== 'escape') this.#pressInLine(key);
    }
  }

  #scrollBy(lines: number): void {
    this.#scroll = Math.max(0, Math.min(this.#scroll + lines, this.#laid?.hidden ?? 0));
  }

  #pointed({ kind, line, column }: MouseEvent): void {
    const wheel = kind === 'wheel-down' ? 1 : kind === 'wheel-up' ? -1 : 0;
    if (this.#reading !== undefined) {
      if (wheel !== 0) this.#reading.from = Math.max(0, this.#reading.from + wheel * WHEEL_LINES);
      this.#draw();
      return;
    }
    const byKeys = this.#byKeys;
    if (this.#answer === undefined) this.#scrollBy(wheel * WHEEL_LINES);
    else if (byKeys !== undefined) this.#pointGesture({ kind, line, column });
    else if (wheel !== 0 && this.#list !== undefined)
      this.#pressInList({ name: wheel > 0 ? 'down' : 'up' } as Key);
    else if (wheel !== 0) this.#scrollBy(wheel * WHEEL_LINES);
    else this.#clicked(line, column);
    this.#draw();
  }

  /**
   * The wheel and the other button turn the held thing; a click moves it there, and the same click again confirms it.
   */
  #pointGesture({ kind, line, column }: MouseEvent): void {
    const { width, height } = this.#terminal.size;
    if (kind === 'press') this.#gestured(this.#byKeys?.point?.({ line, column }, { width, height }));
    else this.#gestured(this.#byKeys?.press({ name: 'r', sequence: kind === 'wheel-up' ? 'R' : 'r' }));
  }

  /** A click on a choice of the list, or on a word: the next choice that it belongs to. */
  #clicked(line: number, column: number): void {
    const index = this.#laid?.choiceAt.get(line);
    if (index !== undefined && this.#list !== undefined) {
      if (this.#list.at === index) {
        this.#answered({ action: this.#list.choices[index]?.action });
        return;
      }
      this.#list.at = index;
      return;
    }
    const word = wordAt(plainText(this.#laid?.lines[line] ?? ''), column);
    const before = this.#list?.at ?? -1;
    if (this.#list === undefined) this.#openList();
    if (this.#list !== undefined) this.#list.at = nextWith(this.#list.choices, word, before) ?? this.#list.at;
  }
}

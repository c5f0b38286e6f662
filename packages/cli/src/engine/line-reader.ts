// Cuts input into lines without ever holding more than one line of the maximum length: it drops the rest of a longer
// one as it arrives, and reports only that it was too long.
import { StringDecoder } from 'node:string_decoder';

/** Undefined for a line that was too long. */
export type OnLine = (text: string | undefined) => void;

export class LineReader {
  readonly #most: number;
  readonly #onLine: OnLine;
  readonly #decoder = new StringDecoder('utf8');
  #begun = '';
  #isTooLong = false;

  constructor(most: number, onLine: OnLine) {
    this.#most = most;
    this.#onLine = onLine;
  }

  read(chunk: Buffer): void {
    const text = this.#decoder.write(chunk);
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.#add(text.slice(from, end));
      this.#end();
      from = end + 1;
    }
    this.#add(text.slice(from));
  }

  /** Text after the last line break is a line too. */
  close(): void {
    this.#add(this.#decoder.end());
    if (this.#begun !== '' || this.#isTooLong) this.#end();
  }

  #add(text: string): void {
    if (this.#isTooLong) return;
    this.#begun += text;
    if (this.#begun.length <= this.#most) return;
    this.#begun = '';
    this.#isTooLong = true;
  }

  #end(): void {
    const line = this.#isTooLong ? undefined : this.#begun;
    this.#begun = '';
    this.#isTooLong = false;
    this.#onLine(line?.endsWith('\r') ? line.slice(0, -1) : line);
  }
}

// Files with one record per line, written and read without holding them whole.
import {
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { cannotRead, cannotWrite } from './trouble.ts';
import { UsageError } from './usage.ts';

export interface Lines {
  readonly write: (line: string) => void;
  readonly close: () => void;
}

const BUFFERED = 1 << 16;

export function openLines(file: string): Lines {
  let handle: number;
  try {
    handle = openSync(file, 'w');
  } catch (error) {
    throw new UsageError(cannotWrite(file, (error as NodeJS.ErrnoException).code ?? ''));
  }
  let buffer = '';
  const flush = (): void => {
    writeSync(handle, buffer);
    buffer = '';
  };
  return {
    write: (line) => {
      buffer += `${line}\n`;
      if (buffer.length > BUFFERED) flush();
    },
    close: () => {
      flush();
      closeSync(handle);
    },
  };
}

export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** The records of a file, one per line; a file that is a single record over several lines counts as one. */
export async function* recordLines(file: string): AsyncGenerator<NumberedLine> {
  if (!existsSync(file))
    throw new UsageError({ en: `There is no file ${file}.`, fr: `Il n’y a pas de fichier ${file}.` });
  if (isOneRecord(file)) {
    yield { number: 1, text: readFileSync(file, 'utf8') };
    return;
  }
  let number = 0;
  for await (const text of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number++;
    if (text.trim() !== '') yield { number, text };
  }
}

/** A record spread over lines for readability: the first line alone is no JSON, but the whole is. */
function isOneRecord(file: string): boolean {
  const head = Buffer.alloc(64);
  try {
    const handle = openSync(file, 'r');
    try {
      readSync(handle, head);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw new UsageError(cannotRead(file, (error as NodeJS.ErrnoException).code ?? ''));
  }
  return /^\s*\{\s*\n/.test(head.toString('utf8'));
}

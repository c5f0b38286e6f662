// The engine on standard input and output. It reads nothing while nobody takes the answers, so that none pile up.
import { once } from 'node:events';
import type { Entry } from '@planisphere/games';
import { Engine } from './engine.ts';
import { LineReader } from './line-reader.ts';
import { MOST_CHARACTERS } from './requests.ts';

export interface Pipe {
  readonly entry: Entry;
  readonly version: string;
}

export async function runEngine({ entry, version }: Pipe): Promise<void> {
  const { stdin, stdout } = process;
  let said = '';
  let isHearing = false;
  const flush = (): void => {
    if (said === '') return;
    const isTaken = stdout.write(said);
    said = '';
    if (isTaken || stdin.isPaused()) return;
    stdin.pause();
    stdout.once('drain', () => stdin.resume());
  };
  const engine = new Engine({
    entry,
    version,
    write: (line) => {
      said += `${line}\n`;
      if (!isHearing) flush(); // the thinking has ended by itself
    },
  });
  const reader = new LineReader(MOST_CHARACTERS, (line) => {
    engine.hear(line);
    if (said.length > MOST_CHARACTERS) flush();
  });
  stdin.on('data', (chunk: Buffer) => {
    isHearing = true;
    reader.read(chunk);
    isHearing = false;
    flush();
  });
  await once(stdin, 'end');
  reader.close();
  flush();
  await engine.finish();
}

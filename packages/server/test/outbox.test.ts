// Everything that a socket sends in one round of the event loop is one write.
import { Writable } from 'node:stream';
import { setImmediate as round } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { holdFrames } from '../src/socket/outbox.ts';

function counted(): { readonly stream: Writable; readonly writes: string[] } {
  const writes: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      writes.push(String(chunk));
      done();
    },
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
  });
  return { stream, writes };
}

it('frames of one round leave together, in order, and those of the next round after them', async () => {
  const [one, other] = [counted(), counted()];
  const send = ({ stream }: typeof one, text: string): void => {
    holdFrames(stream);
    stream.write(text);
  };
  send(one, 'update');
  await Promise.resolve(); // what follows is still in the same round
  send(one, 'done');
  send(other, 'update');
  expect(one.writes).toEqual([]);
  await round();
  await round();
  expect([one.writes, other.writes]).toEqual([['update done'], ['update']]);
  send(one, 'later');
  await round();
  await round();
  expect(one.writes).toEqual(['update done', 'later']);
});

it('a socket that is destroyed meanwhile does no harm', async () => {
  const { stream, writes } = counted();
  holdFrames(stream);
  stream.write('lost');
  stream.destroy();
  await round();
  await round();
  expect(writes).toEqual([]);
});

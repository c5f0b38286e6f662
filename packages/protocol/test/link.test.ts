// A link with a wire and a clock in hand: what it says again, and when.
import { expect, test } from 'vitest';
import { type Ears, Link, type ServerMessage } from '../src/index.ts';

interface Bench {
  readonly link: Link;
  /** The types of the messages sent since this was last asked. */
  readonly sent: () => readonly string[];
  readonly hear: (message: ServerMessage) => void;
  /** Runs what was to be done later. */
  readonly wait: () => void;
}

function connected(): Bench {
  let said: string[] = [];
  let later: (() => void)[] = [];
  let ears: Ears | undefined;
  const link = new Link(
    {
      dial: (given) => {
        ears = given;
        const nothing = (): void => undefined;
        return { isOpen: () => true, send: (text) => said.push(text), close: nothing, drop: nothing };
      },
      newId: () => 'one',
      after: (_, run) => {
        later.push(run);
        return () => undefined;
      },
    },
    { code: 'ABCDEF' },
  );
  ears?.opened();
  return {
    link,
    sent: () => {
      const types = said.map((text) => (JSON.parse(text) as { type: string }).type);
      said = [];
      return types;
    },
    hear: (message) => ears?.heard(JSON.stringify(message)),
    wait: () => {
      const due = later;
      later = [];
      for (const run of due) run();
    },
  };
}

const trouble = (id?: string): ServerMessage =>
  ({ type: 'error', code: 'server-error', message: 'try again', ...(id && { id }) }) as ServerMessage;

test('asks to watch again when the server had trouble with that', () => {
  const { sent, hear, wait } = connected();
  expect(sent()).toEqual(['hello', 'watch']);
  hear(trouble());
  expect(sent()).toEqual([]);
  wait();
  expect(sent()).toEqual(['watch']);
});

test('sends a command again when the server had trouble with it, and no more once it is done', async () => {
  const { link, sent, hear, wait } = connected();
  const done = link.send({ type: 'ready' } as never);
  expect(sent()).toEqual(['hello', 'watch', 'ready']);
  hear(trouble('one'));
  wait();
  expect(sent()).toEqual(['ready']);
  hear({ type: 'done', id: 'one', seq: 7 } as ServerMessage);
  expect(await done).toBe(7);
  hear(trouble());
  wait();
  expect(sent()).toEqual(['watch']);
});

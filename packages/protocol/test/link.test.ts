// A link over a wire and a clock that the test controls: what it sends again, and when.
import { expect, test } from 'vitest';
import { CLOSE_CODES, Link, type ServerMessage, type WireListener } from '../src/index.ts';

interface Bench {
  readonly link: Link;
  /** All dialled wires, latest last. */
  readonly wires: readonly { readonly listener: WireListener; closed: boolean }[];
  /** The types of the messages sent since the last call. */
  readonly sent: () => readonly string[];
  readonly hear: (message: ServerMessage) => void;
  /** Runs everything scheduled for later. */
  readonly wait: () => void;
}

function connected(
  onMessage: (message: ServerMessage) => void = () => undefined,
  onConnection: (state: 'up' | 'down') => void = () => undefined,
): Bench {
  let said: string[] = [];
  let later: (() => void)[] = [];
  const wires: { listener: WireListener; closed: boolean }[] = [];
  const link = new Link(
    {
      dial: (listener) => {
        const wire = { listener, closed: false };
        wires.push(wire);
        const close = (): void => {
          wire.closed = true;
        };
        return { isOpen: () => wires.length === 1, send: (text) => said.push(text), close, drop: close };
      },
      newId: () => 'one',
      after: (_, run) => {
        later.push(run);
        return () => undefined;
      },
    },
    { code: 'ABCDEF', onMessage, onConnection },
  );
  wires[0]?.listener.opened();
  return {
    link,
    wires,
    sent: () => {
      const types = said.map((text) => (JSON.parse(text) as { type: string }).type);
      said = [];
      return types;
    },
    hear: (message) => wires.at(-1)?.listener.heard(JSON.stringify(message)),
    wait: () => {
      const due = later;
      later = [];
      for (const run of due) run();
    },
  };
}

const WELCOME = { type: 'welcome', v: 1 } as ServerMessage;

const trouble = (id?: string): ServerMessage =>
  ({ type: 'error', code: 'server-error', message: 'try again', ...(id && { id }) }) as ServerMessage;

test('asks to watch again when the server had trouble with that', () => {
  const { sent, hear, wait } = connected();
  expect(sent()).toEqual(['hello', 'watch']);
  hear(WELCOME);
  hear(trouble());
  expect(sent()).toEqual([]);
  wait();
  expect(sent()).toEqual(['watch']);
});

test('sends a command again when the server had trouble with it, and no more once it is done', async () => {
  const { link, sent, hear, wait } = connected();
  const done = link.send({ type: 'ready' } as never);
  expect(sent()).toEqual(['hello', 'watch', 'ready']);
  hear(WELCOME);
  hear(trouble('one'));
  wait();
  expect(sent()).toEqual(['ready']);
  hear({ type: 'done', id: 'one', seq: 7 } as ServerMessage);
  expect(await done).toBe(7);
  hear(trouble());
  wait();
  expect(sent()).toEqual(['watch']);
});

test('says hello again when the server was too busy to hear it', () => {
  const { sent, hear, wait } = connected();
  sent();
  hear({ type: 'error', code: 'too-fast', message: 'Slow down.' });
  wait();
  expect(sent()).toEqual(['hello', 'watch']);
});

test('listens to one wire only, also when an earlier one opens late', () => {
  const heard: string[] = [];
  const { link, wires, sent, wait } = connected((message) => heard.push(message.type));
  sent();
  const [first] = wires;
  first?.listener.closed(0);
  wait();
  link.wake();
  wait();
  const [, second, third] = wires;
  second?.listener.opened();
  third?.listener.opened();
  expect(second?.closed).toBe(true);
  expect(sent()).toEqual(['hello', 'watch']);
  for (const { listener } of wires) listener.heard(JSON.stringify(WELCOME));
  expect(heard).toEqual(['welcome']);
});

test('goes to another node at once and quietly when this one sends it there', () => {
  const states: string[] = [];
  const { link, wires, sent } = connected(undefined, (state) => states.push(state));
  void link.send({ type: 'ready' } as never).catch(() => undefined);
  sent();
  wires[0]?.listener.closed(CLOSE_CODES.moving);
  expect(wires).toHaveLength(2); // without waiting
  wires[1]?.listener.opened();
  expect(sent()).toEqual(['hello', 'watch', 'ready']);
  expect(states).toEqual(['up', 'up']);
  // The other node does not answer: it counts as down.
  wires[1]?.listener.closed(CLOSE_CODES.moving);
  wires[2]?.listener.closed(0);
  expect(states).toEqual(['up', 'up', 'down']);
  link.close();
});

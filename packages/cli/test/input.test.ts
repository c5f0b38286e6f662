// Input from a terminal becomes keys and clicks, in the order in which they were made.
import type { Key } from 'node:readline';
import { beforeEach, expect, it, vi } from 'vitest';
import { type MouseEvent, readInput } from '../src/screen/input.ts';

let heard: string[];
let read: (text: string) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  heard = [];
  const feed = readInput({
    key: ({ name, sequence }: Key) => void heard.push(name ?? sequence ?? ''),
    mouse: ({ kind, line, column }: MouseEvent) => void heard.push(`${kind} ${line} ${column}`),
  });
  read = (text) => feed(Buffer.from(text));
  return () => vi.useRealTimers();
});

it('takes an escape for the key soon, so that what is typed next is not lost', () => {
  read('\x1b');
  vi.advanceTimersByTime(60);
  read('?');
  expect(heard).toEqual(['escape', '?']);
});

it('puts an escape before the click that follows it', () => {
  read('\x1b');
  vi.advanceTimersByTime(60);
  read('\x1b[<0;9;2M');
  expect(heard).toEqual(['escape', 'press 1 8']);
});

it('puts a sequence together that comes in two pieces', () => {
  read('\x1b');
  read('[B');
  read('\x1b[<0;');
  read('3;4M');
  expect(heard).toEqual(['down', 'press 3 2']);
});

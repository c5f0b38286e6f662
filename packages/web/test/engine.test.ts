// The engine of the analysis page with workers that answer when they are told to: first answers never wait for a worker
// that still thinks about the position before.
import { createDealer, newCourse } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { expect, test } from 'vitest';
import { Engine } from '../src/pages/analysis/engine.ts';
import type { EngineAnswer } from '../src/pages/analysis/worker.ts';

/** A pass looks at more than the one before. */
const NODES = [1, 3, 40, 115, 300];

const found = (nodes: number, value: number): EngineAnswer => ({
  unit: 'chance',
  lines: [{ events: ['A take 2'], value, error: 0.1, tried: true, steady: false, margin: 0 }],
  nodes,
  passes: NODES.findLastIndex((each) => each <= nodes) + 1,
  depth: 1,
  done: false,
});

/** Answers its questions one after another, each when somebody lets it. */
class Worker {
  readonly asked: string[] = [];
  readonly #open: ((answer: EngineAnswer | undefined) => void)[] = [];
  readonly #wait = (): Promise<EngineAnswer | undefined> =>
    new Promise((resolve) => this.#open.push(resolve));
  readonly remote = {
    begin: ({ view }: { view: string }) => {
      this.asked.push(view);
      return this.#wait();
    },
    next: () => {
      this.asked.push('next');
      return this.#wait();
    },
  };

  async answer(answer: EngineAnswer | undefined): Promise<void> {
    this.#open.shift()?.(answer);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function engineWith(count: number) {
  const first = new Worker();
  const thinking = Array.from({ length: count }, () => new Worker());
  const workers = {
    thinkers: count,
    first: () => first.remote,
    thinker: (stream: number) => thinking[stream]?.remote,
  };
  const engine = new Engine(stellar as never, {
    id: 'stellar',
    supposed: false,
    workers: workers as unknown as ConstructorParameters<typeof Engine>[1]['workers'],
  });
  return { engine, first, thinking };
}

const start = newCourse(stellar, { first: 'A', memory: true }, 2).settle(createDealer('engine'));
const [action] = stellar.legal(stellar.view(start.state, 0), 0);
const later = start.with({ by: 0, action: action as never }).settle(createDealer('engine'));

test('the free worker gives the first answer and one that is sharper; the others think on from there', async () => {
  const { engine, first, thinking } = engineWith(2);
  void engine.look(start.state);
  expect(thinking.flatMap(({ asked }) => asked)).toEqual([]);
  await first.answer(found(3, 0.5));
  expect(engine.answer.value).toMatchObject({ nodes: 3, lines: [{ value: 0.5 }] });
  expect(thinking.map(({ asked }) => asked.length)).toEqual([1, 1]);
  await first.answer(found(40, 0.6));
  expect(engine.answer.value).toMatchObject({ nodes: 40, lines: [{ value: 0.6 }] });
  expect(first.asked).toHaveLength(2);
  // The first thinking worker begins with the same passes: they are not counted twice.
  await thinking[0]?.answer(found(3, 0.5));
  expect(engine.answer.value).toMatchObject({ nodes: 40 });
  await thinking[0]?.answer(found(40, 0.6));
  await thinking[0]?.answer(found(115, 0.7));
  expect(engine.answer.value).toMatchObject({ nodes: 115 });
  await thinking[1]?.answer(found(30, 0.7));
  expect(engine.answer.value).toMatchObject({ nodes: 145 });
});

test('another position is answered while a worker still thinks about the one before', async () => {
  const { engine, first, thinking } = engineWith(1);
  void engine.look(start.state);
  await first.answer(found(3, 0.5));
  await first.answer(found(40, 0.5));
  void engine.look(later.state);
  expect(engine.answer.value).toBeUndefined();
  await first.answer(found(4, 0.8));
  expect(engine.answer.value).toMatchObject({ nodes: 4, lines: [{ value: 0.8 }] });
  // The thinking worker ends its pass, and what it found belongs to no position that is shown.
  await thinking[0]?.answer(found(300, 0.1));
  expect(engine.answer.value).toMatchObject({ nodes: 4 });
  expect(thinking[0]?.asked).toEqual([first.asked[0], first.asked[2]]);
});

test('a stopped engine hears nothing, and goes on where it was', async () => {
  const { engine, first, thinking } = engineWith(1);
  void engine.look(start.state);
  await first.answer(found(3, 0.5));
  await first.answer(found(40, 0.5));
  await thinking[0]?.answer(found(3, 0.5));
  void engine.turn(false, start.state);
  await thinking[0]?.answer(found(40, 0.9));
  expect(engine.state.value).toBe('off');
  expect(engine.answer.value).toMatchObject({ nodes: 40, lines: [{ value: 0.5 }] });
  void engine.turn(true, start.state);
  await thinking[0]?.answer(found(115, 0.7));
  expect(engine.answer.value).toMatchObject({ nodes: 115 });
  expect(first.asked).toHaveLength(2);
});

test('what is settled at once starts no other worker', async () => {
  const { engine, first, thinking } = engineWith(3);
  void engine.look(start.state);
  await first.answer({ ...found(1, 1), done: true });
  expect(engine.state.value).toBe('resting');
  expect(thinking.flatMap(({ asked }) => asked)).toEqual([]);
});

// The engine as another program meets it: what it refuses and where, that nothing ends it, and that it reads
// requests while it thinks.
import { mindOf } from '@planisphere/bots/minds';
import { createDealer, newCourse, perft, rngOf } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { EngineProcess } from './engine-client.ts';

const dealt = { kind: 'setup', seed: 'a seed', options: {} };
const LONGEST = 1 << 20;

describe('bad lines', () => {
  it('answers each with its place and its cause, and goes on', async () => {
    const engine = new EngineProcess('stellar');
    const wrong: readonly [string, Record<string, unknown>][] = [
      ['{"kind":"legal","id":1}', { id: 1, line: 1, code: 'hello-first' }],
      ['{"kind":"hello","id":2,"protocol":9}', { id: 2, line: 2, code: 'unknown-protocol', at: 'protocol' }],
      ['nonsense', { line: 3, code: 'bad-json' }],
      ['[]', { line: 4, code: 'not-a-choice', at: 'kind' }],
      ['null', { line: 5, code: 'not-a-choice', at: 'kind' }],
      ['{"kind":"__proto__"}', { line: 6, code: 'not-a-choice', at: 'kind' }],
      ['{"kind":"hello","protocol":1,"id":-4}', { line: 7, code: 'not-in-range', at: 'id' }],
      ['{"kind":"hello","protocol":1,"speed":4,"id":"x"}', { id: 'x', code: 'unknown-field', at: '"speed"' }],
      ['{"kind":"hello"}', { line: 9, code: 'missing-field', at: 'protocol' }],
    ];
    for (const [line, answer] of wrong)
      expect(await engine.ask(line)).toMatchObject({ kind: 'error', ...answer });
    expect(await engine.ask({ kind: 'hello', protocol: 1 })).toMatchObject({ kind: 'hello', protocol: 1 });
    expect(await engine.ask({ kind: 'legal' })).toMatchObject({ line: 11, code: 'no-setup' });
    expect(await engine.end()).toBe(0);
  });

  it('throws away a line that is too long without keeping it, and reads the next', async () => {
    const engine = await new EngineProcess('stellar').greeted();
    for (let part = 0; part < 20; part++) engine.write('x'.repeat(LONGEST / 4));
    engine.write('\n');
    expect(await engine.next()).toMatchObject({ kind: 'error', line: 2, code: 'too-long' });
    expect(await engine.ask(dealt)).toMatchObject({ kind: 'setup', awaiting: 'chance' });
  });

  it('reads lines that come in pieces, several at once, with blank ones and carriage returns', async () => {
    const engine = await new EngineProcess('stellar').greeted();
    const bytes = Buffer.from('{"kind":"stop","id":"é"}\r\n\n{"kind":"stop","id":2}\n{"kind":"stop","id":3}');
    for (const [from, to] of [
      [0, 20],
      [20, 21],
      [21, 22],
      [22, bytes.length],
    ] as const) {
      engine.write(bytes.subarray(from, to));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect([await engine.next(), await engine.next()]).toEqual([
      { kind: 'stop', id: 'é', stopped: false },
      { kind: 'stop', id: 2, stopped: false },
    ]);
    const ended = engine.end();
    expect(await engine.next()).toEqual({ kind: 'stop', id: 3, stopped: false });
    expect(await ended).toBe(0);
  });

  it('stands where it stood after events of which one cannot happen', async () => {
    const engine = await new EngineProcess('stellar').greeted();
    await engine.ask(dealt);
    const { events } = await engine.ask({ kind: 'chance', deal: 'all' });
    const { events: legal } = await engine.ask({ kind: 'legal', seat: 'A' });
    const [first] = legal as string[];
    expect(await engine.ask({ kind: 'apply', events: [first, first, 'A take 9'] })).toMatchObject({
      code: expect.any(String),
      at: expect.stringMatching(/^events\[[12]\]/),
    });
    expect(await engine.ask({ kind: 'apply', events: [first] })).toMatchObject({
      length: (events as string[]).length + 1,
    });
    expect(await engine.ask({ kind: 'apply', events: ['chance row 1 M2'] })).toMatchObject({
      code: 'no-chance-due',
    });
  });

  it('deals only what the seed deals, and only where it has one', async () => {
    const engine = await new EngineProcess('stellar').greeted();
    await engine.ask(dealt);
    const { outcomes } = await engine.ask({ kind: 'chance' });
    const possible = (outcomes as { event: string }[]).map(({ event }) => event);
    const answers = await possible.reduce(
      async (all, event) => [...(await all), await engine.ask({ kind: 'check', event })],
      Promise.resolve([] as Record<string, unknown>[]),
    );
    expect(answers.filter(({ legal }) => legal === true)).toHaveLength(1);
    expect(answers.find(({ legal }) => legal === false)).toMatchObject({ rule: 'not-from-seed' });
    await engine.ask({ kind: 'setup' });
    expect(await engine.ask({ kind: 'chance', deal: 'all' })).toMatchObject({ code: 'no-seed' });
  });
});

describe.each(GAMES.map(({ game }) => [game.id, game] as const))('thinking about %s', (id, game) => {
  const seed = 'thinking';
  const course = newCourse(game, decoded(game.decodeOptions({})), game.players.min).settle(
    createDealer(seed),
  );

  it('hears stop and other questions while it thinks, and answers with the best it has', async () => {
    const engine = await new EngineProcess(id).greeted();
    await engine.ask({ kind: 'setup', seed });
    await engine.ask({ kind: 'chance', deal: 'all' });
    engine.write('{"kind":"best","id":"b","forever":true,"lines":2}\n');
    expect(await engine.next()).toMatchObject({ kind: 'info', id: 'b', event: expect.any(String) });
    const heard: Record<string, unknown>[] = [];
    engine.write(
      '{"kind":"best","id":"c"}\n{"kind":"view","id":"v","as":"table"}\n{"kind":"stop","id":"s"}\n',
    );
    while (heard.filter(({ kind }) => kind !== 'info').length < 4) heard.push(await engine.next());
    const answer = (wanted: string): unknown =>
      heard.find(({ id: each, kind }) => each === wanted && kind !== 'info');
    expect(answer('v')).toMatchObject({ kind: 'view' });
    expect([answer('c')]).toMatchObject([{ code: expect.stringMatching(/busy/) }]);
    expect(answer('b')).toMatchObject({ kind: 'best' });
    const { event } = answer('b') as { event: string };
    expect(await engine.ask({ kind: 'check', event })).toMatchObject({ legal: true });
  });

  it('waits for stop with the answer when it was asked for ever, however soon it knows', async () => {
    const engine = await new EngineProcess(id).greeted();
    await engine.ask({ kind: 'setup', position: game.notation.make(course.state) });
    // The simplest bot has finished before the next line is read.
    const { bots } = await engine.ask({ kind: 'hello', protocol: 1 });
    engine.write(`${JSON.stringify({ kind: 'best', id: 'b', forever: true, bot: (bots as string[])[0] })}\n`);
    expect(await engine.next()).toMatchObject({ kind: 'info', id: 'b' });
    expect(await engine.ask({ kind: 'best' })).toMatchObject({ code: 'busy' });
    expect(await engine.ask({ kind: 'stop' })).toMatchObject({ stopped: true });
    expect(await engine.next()).toMatchObject({ kind: 'best', id: 'b', stopped: true });
  });

  it('gives the same answer for the same nodes and seed, better known with every line', async () => {
    const engine = await new EngineProcess(id).greeted();
    await engine.ask({ kind: 'setup', position: game.notation.make(course.state) });
    const found: unknown[] = [];
    for (let time = 0; time < 2; time++) {
      engine.write('{"kind":"best","nodes":100,"seed":"same"}\n');
      let news = await engine.next();
      const nodes: unknown[] = [];
      for (; news.kind === 'info'; news = await engine.next()) nodes.push(news.nodes);
      // Where a search has no nodes to spend, the bots decide at once.
      expect(nodes).toEqual(mindOf(game)?.effort.hint === 0 ? [0] : [32, 64, 100]);
      found.push(news.event);
    }
    expect(found[1]).toBe(found[0]);
  });

  it('lets every bot decide, and counts lines as the core does', async () => {
    const engine = await new EngineProcess(id).greeted();
    const { bots } = await engine.ask({ kind: 'hello', protocol: 1 });
    await engine.ask({ kind: 'setup', position: game.notation.make(course.state) });
    for (const bot of bots as string[]) {
      engine.write(`${JSON.stringify({ kind: 'best', bot })}\n`);
      let news = await engine.next();
      while (news.kind === 'info') news = await engine.next();
      expect(await engine.ask({ kind: 'check', event: news.event })).toMatchObject({ legal: true });
    }
    const depth = 1;
    expect(await engine.ask({ kind: 'perft', depth })).toMatchObject({
      count: perft(game, course.state, depth),
    });
  });
});

it('ends counting at once when it is told to stop', async () => {
  const engine = await new EngineProcess('stellarion').greeted();
  await engine.ask({ kind: 'setup' });
  engine.write('{"kind":"perft","id":1,"depth":12}\n{"kind":"stop","id":2}\n');
  const answers = [await engine.next(), await engine.next()];
  expect(answers).toContainEqual({ kind: 'stop', id: 2, stopped: true });
  expect(answers).toContainEqual({ kind: 'perft', id: 1, stopped: true });
  expect(await engine.ask({ kind: 'perft', depth: 1 })).toMatchObject({ kind: 'perft' });
  expect(await engine.end()).toBe(0);
});

it('survives ten thousand random lines', async () => {
  const engine = await new EngineProcess('star-explorer').greeted();
  const rng = rngOf('lines');
  const words = [
    '{',
    '}',
    '"kind"',
    ':',
    '"setup"',
    '"apply"',
    ',',
    '"events"',
    '[',
    ']',
    '1',
    'null',
    '"best"',
  ];
  const line = (): string =>
    Array.from({ length: 1 + (rng.next() % 12) }, () => words[rng.next() % words.length]).join('');
  engine.write(Array.from({ length: 10_000 }, () => `${line()}\n`).join(''));
  for (let index = 0; index < 10_000; index++) await engine.next();
  expect(await engine.ask({ kind: 'stop', id: 'alive' })).toMatchObject({ id: 'alive' });
});

function decoded<T>(value: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!value.ok) throw new Error('the defaults cannot be decoded');
  return value.value;
}

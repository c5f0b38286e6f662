// Whole games through the real command, typed as a player would type them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { botsOf } from '@planisphere/bots';
import {
  createDealer,
  createRng,
  type GameRecord,
  makeSeat,
  newCourse,
  randomAction,
} from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { emptyFolder, run } from './run.ts';

const seed = 'a game to type';
const { game } = findGame('stellar')!;

/** What a player at A would type against greedy, found by playing the same deal here. */
function typedGame(): string[] {
  let course = newCourse(game, { first: 'A', memory: true }, 2);
  const dealer = createDealer(seed);
  const rng = createRng(7);
  const greedy = botsOf(game).find(({ name }) => name === 'greedy');
  const typed: string[] = [];
  for (;;) {
    course = course.settle(dealer);
    const { awaiting } = course;
    if (awaiting.kind !== 'seats') return typed;
    const seat = awaiting.seats.includes(1) ? 1 : 0;
    const view = game.view(course.state, seat);
    const botRng = course.botRng(seed, 1);
    const action = seat === 1 ? greedy?.choose(view, 1, botRng) : randomAction(game, view, { seat, rng });
    if (action === undefined) throw new Error('greedy is missing');
    const words = game.notation.makeEvent({ by: seat, action });
    if (seat === 0) typed.push(words.replace(`${makeSeat(0)} `, ''));
    course = course.with({ by: seat, action });
  }
}

function keptRecord(folder: string): GameRecord {
  const [file] = readdirSync(join(folder, 'play'));
  return JSON.parse(readFileSync(join(folder, 'play', file as string), 'utf8')) as GameRecord;
}

const args = ['play', 'stellar', '--level', 'greedy', '--seed', seed, '--options', '{"first":"A"}'];

describe('play', () => {
  it('plays a whole game and keeps a record that verifies', async () => {
    const folder = emptyFolder();
    const { code, out } = await run({ args, input: `${typedGame().join('\n')}\n`, folder });
    expect(code).toBe(0);
    expect(out).toMatch(/Total +\d+ +\d+/);
    const [file] = readdirSync(join(folder, 'play'));
    expect(await run({ args: ['verify', join(folder, 'play', file as string)] })).toMatchObject({ code: 0 });
    expect(keptRecord(folder)).toMatchObject({ seats: ['Player 1', 'greedy'], seed, assisted: false });
  });

  it('answers what is not possible with the rule in words, and loses nothing', async () => {
    const folder = emptyFolder();
    const [start, take] = typedGame() as [string, string];
    const input = [
      start,
      'take 9',
      'fly away',
      take,
      'play P3 tel 1',
      'play S1 note',
      'play S2 note',
      '',
    ].join('\n');
    const { out } = await run({ args, input, folder });
    expect(out).toContain('“take 9” is not something you can do here');
    expect(out).toContain('“fly away” is not something you can do here');
    expect(out).toMatch(/TURN-2 \(p\. \d+\): /);
    const decisions = keptRecord(folder).events.filter((event) => event.startsWith('A '));
    expect(decisions).toEqual([`A ${start}`, `A ${take}`]);
  });

  it('takes back freely what revealed nothing, and anything else only as assisted', async () => {
    const folder = emptyFolder();
    const [start, take] = typedGame() as [string, string];
    const { out } = await run({
      args,
      input: `${[start, take, 'undo', 'undo', 'undo!'].join('\n')}\n`,
      folder,
    });
    expect(out).toContain('Taken back.');
    expect(out).toContain('Something has been revealed since.');
    const record = keptRecord(folder);
    expect(record.assisted).toBe(true);
    expect(record.events.filter((event) => event.startsWith('A '))).toEqual([]);
  });

  it('goes on after the process was killed', async () => {
    const folder = emptyFolder();
    const typed = typedGame();
    const half = typed.slice(0, 30);
    await run({ args, input: `${half.join('\n')}\n`, folder, killAt: 'Round 6' });
    const done = keptRecord(folder).events.filter((event) => event.startsWith('A ')).length;
    expect(done).toBeGreaterThan(10);
    const { out } = await run({
      args: ['play', '--resume'],
      input: `${typed.slice(done).join('\n')}\n`,
      folder,
    });
    expect(out).toMatch(/Total +\d+ +\d+/);
    const whole = emptyFolder();
    await run({ args, input: `${typed.join('\n')}\n`, folder: whole });
    expect(keptRecord(folder)).toEqual(keptRecord(whole));
  });

  it('takes up the last game of the game that is named, not of one whose name begins like it', async () => {
    const folder = emptyFolder();
    await run({ args, input: `${typedGame().slice(0, 2).join('\n')}\n`, folder });
    await run({ args: ['play', 'stellarion', '--seed', seed], input: 'quit\n', folder });
    const { out } = await run({ args: ['play', 'stellar', '--resume'], input: 'quit\n', folder });
    expect(out).toContain('Stellar   Round 1');
    expect(out).not.toContain('Outpost');
  });

  it('says what everybody has as the page says it, and that a hint marks the game', async () => {
    const folder = emptyFolder();
    const [start] = typedGame() as [string];
    const { out } = await run({ args, input: `score\nhint\n${start}\n`, folder });
    expect(out).toMatch(/If it ended now\n +For +You +Greedy\n/);
    expect(out).toMatch(/ +Total +0 +0\n/);
    expect(keptRecord(folder).assisted).toBe(true);
  });

  it('gives people at one screen names that a sentence can use', async () => {
    const folder = emptyFolder();
    const { out } = await run({
      args: ['play', 'stellar', '--people', '2', '--seed', seed],
      input: '\nquit\n',
      folder,
    });
    expect(out).toContain('Pass the screen to Player 1');
    expect(keptRecord(folder).seats).toEqual(['Player 1', 'Player 2']);
  });

  it('speaks French', async () => {
    const { out } = await run({ args: [...args, '--lang', 'fr'], input: '?\nrègles TEL-2\ncarte L3\n' });
    expect(out).toContain('Choisissez la carte de départ');
    expect(out).toContain('TEL-2 (p. 10)\u202f: ');
    expect(out).toContain('la Lune 3');
    expect(out).toContain('Votre partie est gardée dans');
  });
});

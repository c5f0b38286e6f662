// `planisphere replay`: a record told in sentences, or the table as it stood after some event.
import {
  type Frame,
  type GameRecord,
  type Locale,
  makeFault,
  parseRecord,
  parseSeat,
  replayRecord,
  type Viewer,
} from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { countValue, localeValue, textValue } from './base/arguments.ts';
import type { Command, Values } from './base/command.ts';
import { recordLines } from './base/lines.ts';
import { paintFor } from './base/paint.ts';
import { UsageError } from './base/usage.ts';

export const replay: Command = {
  usage: 'replay FILE [--at N] [--record K] [--as A|B|C|D|table] [--lang en|fr]',
  flags: {
    at: { type: 'string' },
    record: { type: 'string' },
    as: { type: 'string' },
    lang: { type: 'string' },
  },
  async run(values, [file, ...more]) {
    if (file === undefined || more.length > 0) throw new UsageError('Name one file of records.');
    const record = await readRecord(file, countValue(values, 'record', 1));
    for (const line of replayLines(record, values)) console.log(line);
    return 0;
  },
};

async function readRecord(file: string, wanted: number): Promise<GameRecord> {
  let count = 0;
  for await (const { number, text } of recordLines(file)) {
    if (++count < wanted) continue;
    const record = parseRecord(text);
    if (!record.ok) throw new UsageError(`${file}:${number}: ${makeFault(record.fault)}`);
    return record.value;
  }
  throw new UsageError(`${file} has ${count} records, not ${wanted}.`);
}

function replayLines(record: GameRecord, values: Values): readonly string[] {
  const entry = findGame(record.game);
  if (entry === undefined) throw new UsageError(`There is no game ${JSON.stringify(record.game)}.`);
  const { game, text } = entry;
  const replayed = replayRecord(game, record);
  if (!replayed.ok) throw new UsageError(`The record is wrong: ${makeFault(replayed.fault)}`);
  const course = replayed.value;
  const at = atValue(values, course.length);
  const viewer = viewerValue(values, record.seats.length);
  const frame = frameFor(record.seats, { locale: localeValue(values), viewer: viewer ?? 'table' });
  const seen = (state: unknown): unknown => (viewer === undefined ? state : game.view(state, viewer));
  if (at !== undefined) {
    const { state } = course.undo(at);
    return [...text.table(seen(state), frame), '', game.notation.make(seen(state))];
  }
  const lines: string[] = [];
  let before = course.startFor('all');
  course.stepsSince(0, 'all').forEach(({ event, view: after }, index) => {
    // As it could be read when it happened.
    const told = viewer === undefined ? event : game.redact(after, event, viewer);
    lines.push(`${String(index + 1).padStart(4)}  ${text.tell(told, seen(before), frame)}`);
    before = after;
  });
  return course.awaiting.kind === 'over' ? [...lines, '', ...text.result(course.state, frame)] : lines;
}

function atValue(values: Values, most: number): number | undefined {
  const text = textValue(values, 'at');
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new UsageError(`--at takes a number from 0 to ${most} for this record.`);
  return Number(text);
}

/** Undefined: everything is shown. */
function viewerValue(values: Values, players: number): Viewer | undefined {
  const text = textValue(values, 'as');
  if (text === undefined || text === 'table') return text;
  const seat = parseSeat(text);
  if (seat === undefined || seat >= players)
    throw new UsageError(`--as takes a seat of this game or table, not ${JSON.stringify(text)}.`);
  return seat;
}

function frameFor(names: readonly string[], look: { locale: Locale; viewer: Viewer }): Frame {
  const same = new Set(names).size < names.length;
  const shown = same ? names.map((name, seat) => `${name} ${'ABCD'[seat]}`) : names;
  return { ...look, names: shown, paint: paintFor(process.stdout), width: process.stdout.columns ?? 100 };
}

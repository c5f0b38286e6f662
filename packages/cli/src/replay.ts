// `planisphere replay`: a record told in sentences, or the table after some event.
import {
  counted,
  countedInFrench,
  type Frame,
  type GameRecord,
  type Locale,
  parseRecord,
  parseSeat,
  replayRecord,
  type Viewer,
} from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { countValue } from './base/arguments.ts';
import type { Command, Values } from './base/command.ts';
import { faultTold, faultWords } from './base/fault-told.ts';
import { recordLines } from './base/lines.ts';
import { localeValue } from './base/locale.ts';
import { paintFor } from './base/paint.ts';
import { textValue } from './base/text-value.ts';
import { quoted, UsageError } from './base/usage.ts';

export const replay: Command = {
  usage: 'replay FILE [--at N] [--record K] [--as A|B|C|D|table] [--lang en|fr]',
  flags: {
    at: { type: 'string' },
    record: { type: 'string' },
    as: { type: 'string' },
    lang: { type: 'string' },
  },
  async run(values, [file, ...more]) {
    if (file === undefined || more.length > 0)
      throw new UsageError({ en: 'Name one file of records.', fr: 'Nommez un fichier d’enregistrements.' });
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
    if (!record.ok) throw new UsageError(faultTold(`${file}:${number}`, record.fault));
    return record.value;
  }
  throw new UsageError({
    en: `${file} has ${counted(count, 'record')}, not ${wanted}.`,
    fr: `${file} a ${countedInFrench(count, 'enregistrement')}, pas ${wanted}.`,
  });
}

function replayLines(record: GameRecord, values: Values): readonly string[] {
  const entry = findGame(record.game);
  if (entry === undefined)
    throw new UsageError({
      en: `There is no game ${quoted(record.game)}.`,
      fr: `Il n’y a pas de jeu ${quoted(record.game)}.`,
    });
  const { game, text } = entry;
  const replayed = replayRecord(game, record);
  if (!replayed.ok) {
    const { en, fr } = faultWords(replayed.fault, entry);
    throw new UsageError({ en: `The record is wrong: ${en}`, fr: `L’enregistrement est faux : ${fr}` });
  }
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
    // As the viewer could read it when it happened.
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
    throw new UsageError({
      en: `--at takes a number from 0 to ${most} for this record.`,
      fr: `--at prend un nombre de 0 à ${most} pour cet enregistrement.`,
    });
  return Number(text);
}

/** Undefined: everything is shown. */
function viewerValue(values: Values, players: number): Viewer | undefined {
  const text = textValue(values, 'as');
  if (text === undefined || text === 'table') return text;
  const seat = parseSeat(text);
  if (seat === undefined || seat >= players)
    throw new UsageError({
      en: `--as takes a seat of this game or table, not ${quoted(text)}.`,
      fr: `--as prend une place de ce jeu ou « table », pas ${quoted(text)}.`,
    });
  return seat;
}

function frameFor(names: readonly string[], look: { locale: Locale; viewer: Viewer }): Frame {
  const same = new Set(names).size < names.length;
  const shown = same ? names.map((name, seat) => `${name} ${'ABCD'[seat]}`) : names;
  return { ...look, names: shown, paint: paintFor(process.stdout), width: process.stdout.columns ?? 100 };
}

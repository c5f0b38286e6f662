// The screen of a table on a server.

import type { Room } from './room.ts';
import { tableWords } from './words.ts';

const MOST_NEWS = 12;

export interface Screen {
  readonly width: number;
  readonly server: string;
  readonly notes: readonly string[];
}

export function screenOf(room: Room, { width, server, notes }: Screen): readonly string[] {
  const { table, entry, view } = room;
  const frame = room.frame(width);
  const words = tableWords(frame.locale);
  const game = view === undefined ? [] : entry.text.table(view, frame);
  return [
    words.code(table.code, server),
    words.fairness(table.commitment),
    '',
    ...game,
    '',
    ...room.news.slice(-MOST_NEWS).map((line) => frame.paint(line, 'dim')),
    ...notes,
    '',
    ...standing(room, width).map((line) => frame.paint(line, 'strong')),
  ];
}

/** What is going on, and what this player has to do. */
function standing(room: Room, width: number): readonly string[] {
  const { table, entry, view, seat } = room;
  const frame = room.frame(width);
  const words = tableWords(frame.locale);
  const asked =
    table.ask !== undefined && table.ask.waiting.some((each) => 'ABCD'[seat ?? 9] === each)
      ? [words.asked[table.ask.what](room.names['ABCD'.indexOf(table.ask.by)] ?? table.ask.by)]
      : [];
  if (table.status === 'open') {
    const free = table.seats.filter(({ guest, bot }) => guest === undefined && bot === undefined);
    return [words.waiting(free.map((each) => each.seat).join(', '))];
  }
  if (table.end !== undefined) {
    const result =
      table.end.reason === 'finished' ? entry.text.result(view, frame) : [words.ended[table.end.reason]];
    const next = table.rematch === undefined ? [] : [words.next(table.rematch)];
    return [...result, '', words.seed(table.end.seed), ...next, ...asked];
  }
  if (seat === undefined) return [words.watching, words.waitingFor(room.awaited.join(', '))];
  if (table.seats[seat]?.bot !== undefined) return [words.standIn];
  if (!room.isAwaited) return [...asked, words.waitingFor(room.awaited.join(', '))];
  return [...asked, entry.text.prompt(view, seat, frame)];
}

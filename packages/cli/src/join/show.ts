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

/** A decision that is taken by keys fills the screen; what happened and what was said stays in sight. */
export function keysScreen(
  room: Room,
  lines: readonly string[],
  { width, notes }: Screen,
): readonly string[] {
  const { paint } = room.frame(width);
  return [...lines, ...room.news.slice(-MOST_NEWS).map((line) => paint(line, 'dim')), ...notes];
}

/** What is going on, and what this player has to do. */
function standing(room: Room, width: number): readonly string[] {
  const { table, entry, view, seat } = room;
  const frame = room.frame(width);
  const words = tableWords(frame.locale);
  const asked = questionIn(room);
  if (table.status === 'open') {
    const free = table.seats.filter(({ guest, bot }) => guest === undefined && bot === undefined);
    return [words.waiting(free.map((each) => each.seat).join(', '))];
  }
  if (table.end !== undefined) {
    const result =
      table.end.reason === 'finished'
        ? entry.text.result(view, frame)
        : [words.ended[table.end.reason], ...winnersIn(room, table.end.winners)];
    const next = table.rematch === undefined ? [] : [words.next(table.rematch)];
    return [...result, '', words.seed(table.end.seed), ...next, ...asked];
  }
  if (seat === undefined) return [words.watching, words.waitingFor(room.awaited.join(', '))];
  if (table.seats[seat]?.bot !== undefined) return [words.standIn];
  if (!room.isAwaited) return [...asked, words.waitingFor(room.awaited.join(', '))];
  return [...asked, entry.text.prompt(view, seat, frame)];
}

/** Nobody has won a game that all agreed to stop, or that all lost together. */
function winnersIn({ names, look }: Room, winners: readonly string[]): readonly string[] {
  if (winners.length === 0) return [];
  return [tableWords(look.locale).win(winners.map((seat) => names['ABCD'.indexOf(seat)] ?? seat))];
}

/** What the others want to know of this player. */
function questionIn({ table, names, seat, look }: Room): readonly string[] {
  const { ask } = table;
  const isAsked = seat !== undefined && ask?.waiting.some((each) => each === 'ABCD'[seat]);
  if (ask === undefined || isAsked !== true) return [];
  return [tableWords(look.locale).asked[ask.what](names['ABCD'.indexOf(ask.by)] ?? ask.by)];
}

// The screen of a table on a server.
import type { Frame } from '@planisphere/core';
import { choicesOf } from '../play/choices.ts';
import type { KeyPlay } from '../play/keys.ts';
import { wordsOf } from '../play/words.ts';
import { NO_CHOICES, type Picture } from '../screen/picture.ts';
import type { Room } from './room.ts';
import { tableWords } from './words.ts';

const MOST_NEWS = 12;

export interface Showing {
  readonly server: string;
  readonly notes: readonly string[];
  /** A decision by keys fills the screen; news and chat stay visible. */
  readonly keys: KeyPlay | undefined;
}

export function pictureOf(room: Room, { server, notes, keys }: Showing): Picture {
  const { table, entry, view, seat } = room;
  const words = tableWords(room.look.locale);
  const frameIn = (size: { readonly width: number; readonly height?: number }): Frame => ({
    ...room.frame(size.width),
    height: size.height,
  });
  const mayChoose = seat !== undefined && view !== undefined && room.mayAct;
  return {
    table: (size) => {
      const lines =
        view === undefined ? words.invite(table.code, server) : entry.text.table(view, frameIn(size));
      const result = resultOf(room);
      if (size.height !== undefined) return result.length === 0 ? lines : [...result, '', ...lines];
      const lead = view === undefined ? [] : [words.code(table.code, server)];
      return [...lead, words.fairness(table.commitment), '', ...lines, '', ...result];
    },
    news: room.news.slice(-MOST_NEWS),
    notes,
    prompt: standing(room),
    status: keys === undefined ? statusOf(room, mayChoose ? 'choices' : 'words') : '',
    choices: mayChoose ? () => choicesOf(entry, { view, seat }, frameIn({ width: 80 })) : NO_CHOICES,
    byKeys: keys && {
      lines: (size) => keys.lines(frameIn(size)),
      note: () => keys.note(),
      press: (key) => keys.press(key),
      point: (at, size) => keys.point(at, frameIn(size)),
    },
  };
}

/** The code of the table; without choices the screen itself does not say how to get help. */
function statusOf({ table, look }: Room, takes: 'choices' | 'words'): string {
  const code = tableWords(look.locale).shortCode(table.code);
  return takes === 'choices' ? code : `${code}  ${wordsOf(look.locale).helpHint}`;
}

/** What is going on, and what this player has to do. */
function standing(room: Room): readonly string[] {
  const { table, entry, view, seat } = room;
  const frame = room.frame(80);
  const words = tableWords(frame.locale);
  const asked = questionIn(room);
  if (table.status === 'open') {
    const free = table.seats.filter(({ guest, bot }) => guest === undefined && bot === undefined);
    return [words.waiting(free.map((each) => each.seat).join(', '))];
  }
  if (table.end !== undefined) {
    const next = table.rematch === undefined ? [] : [words.next(table.rematch)];
    const seed = table.end.seed === undefined ? [] : [words.seed(table.end.seed)];
    return [...asked, ...next, ...seed];
  }
  if (seat === undefined) return [words.watching, words.waitingFor(room.awaited)];
  if (table.seats[seat]?.bot !== undefined) return [words.standIn];
  if (!room.isAwaited) return [...asked, words.waitingFor(room.awaited)];
  return [...asked, entry.text.prompt(view, seat, frame)];
}

/** The result of a game that has ended in any way. */
function resultOf(room: Room): readonly string[] {
  const { table, entry, view } = room;
  if (table.end === undefined) return [];
  const frame = room.frame(80);
  const words = tableWords(frame.locale);
  return table.end.reason === 'finished'
    ? entry.text.result(view, frame)
    : [words.ended[table.end.reason], ...winnersIn(room, table.end.winners)];
}

/** Nobody has won a game that all agreed to stop, or that all lost together. */
function winnersIn({ names, look }: Room, winners: readonly string[]): readonly string[] {
  if (winners.length === 0) return [];
  return [tableWords(look.locale).win(winners.map((seat) => names['ABCD'.indexOf(seat)] ?? seat))];
}

/** The question of the others to this player. */
function questionIn({ table, names, seat, look }: Room): readonly string[] {
  const { ask } = table;
  const isAsked = seat !== undefined && ask?.waiting.some((each) => each === 'ABCD'[seat]);
  if (ask === undefined || isAsked !== true) return [];
  return [tableWords(look.locale).asked[ask.what](names['ABCD'.indexOf(ask.by)] ?? ask.by)];
}

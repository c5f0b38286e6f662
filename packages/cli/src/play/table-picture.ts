// A player's table as a picture for the screen, whatever its size.
import type { Frame } from '@planisphere/core';
import { NO_CHOICES, type Picture } from '../screen/picture.ts';
import { choicesOf } from './choices.ts';
import { keyPlayFor } from './keys.ts';
import { frameOf, news } from './screen.ts';
import type { Turn } from './turn.ts';

/** How many news lines: more than any screen shows. */
const MOST_NEWS = 12;

/** A text with a prompt, without a table. */
export function notice(lines: readonly string[], prompt: readonly string[]): Picture {
  return { table: () => lines, news: [], notes: [], prompt, status: '', choices: NO_CHOICES };
}

export function tablePicture({ session, console, seat, words, notes }: Turn): Picture {
  const { entry, locale } = session.table;
  const { text } = entry;
  const view = session.course.viewOf(seat);
  const frameIn = (size: { readonly width: number; readonly height?: number }): Frame => ({
    ...frameOf(session, seat, { paint: console.paint, width: size.width }),
    height: size.height,
  });
  const frame = frameIn({ width: 80 });
  // The seal of the deal is shown before the first decision, if there is room.
  const isFirst = session.course.takeBackLength(seat) === undefined;
  const opening = isFirst ? [words.fairness(session.commitment)] : [];
  const play = console.isTerminal ? keyPlayFor(text, { view, seat, locale }) : undefined;
  return {
    table: (size) => text.table(view, frameIn(size)),
    news: [...opening, ...news(session, seat, frame).slice(-MOST_NEWS)],
    notes: notes.splice(0),
    prompt: [text.prompt(view, seat, frame)],
    status: console.isTerminal ? '' : words.helpHint,
    choices: () => choicesOf(entry, { view, seat }, frame),
    byKeys: play && {
      lines: (size) => play.lines(frameIn(size)),
      note: () => play.note(),
      press: (key) => play.press(key),
      point: (at, size) => play.point(at, frameIn(size)),
    },
  };
}

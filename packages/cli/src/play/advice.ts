// Help for a player: a hint in three stages, as on the page (where to look, what to do, why), the current scores, and
// the review of a finished game.
import { mindOf } from '@planisphere/bots/minds';
import { GRADES, type Grade } from '@planisphere/bots/review';
import { type Course, type Frame, type GameTypes, makeSeat, type Seat } from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { partLines } from '../base/part-lines.ts';
import { LEFT, type Thoughts } from './thoughts.ts';
import { wordsOf } from './words.ts';

/** The stages of one hint, and the position that they are about. */
export interface HintStages {
  readonly at: number;
  readonly seat: Seat;
  readonly stages: readonly string[];
  told: number;
}

export interface Asking {
  readonly entry: Entry;
  readonly view: unknown;
  readonly seat: Seat;
  readonly players: number;
  /** The number of events so far. */
  readonly at: number;
}

/** Undefined if the player leaves or presses Escape before it is ready. */
export async function hintStages(
  { entry, view, seat, players, at }: Asking,
  frame: Frame,
  thoughts: Thoughts,
): Promise<HintStages | undefined> {
  const { game, text } = entry;
  const { notation } = game;
  const job = { kind: 'hint', game: game.id, view: notation.make(view), seat, players, at } as const;
  const found = await thoughts.hint(job);
  if (found === LEFT) return undefined;
  const { event, moment } = found;
  const coach = moment === undefined ? undefined : await mindOf(game)?.coach?.();
  const what = toldEvent(event, view, { text, notation, frame: { ...frame, viewer: seat, asks: true } });
  if (moment === undefined || coach === undefined) return { at, seat, stages: [what], told: 0 };
  const nameOf = (each: Seat): string | undefined => (each === seat ? undefined : frame.names[each]);
  const telling = { moment, before: view, locale: frame.locale, nameOf };
  return {
    at,
    seat,
    stages: [coach.where(telling), coach.what?.(telling) ?? what, coach.why(telling)],
    told: 0,
  };
}

/** The current scores, as the text table of the page words them. */
export function scoreLines({ text }: Entry, view: unknown, frame: Frame): readonly string[] {
  const parts = text.parts?.(view, frame) ?? [];
  return parts.filter(({ topic }) => topic === 'score').flatMap(partLines);
}

export interface PlayedGame {
  readonly course: Course<GameTypes>;
  readonly entry: Entry;
  readonly record: string;
}

interface Reviewing {
  readonly thoughts: Thoughts;
  onProgress(percent: number): void;
}

/** Every graded decision: what was played, what was better, and the coach's words. Undefined if the player stops it. */
export async function reviewLines(
  { course, entry, record }: PlayedGame,
  frame: Frame,
  { thoughts, onProgress }: Reviewing,
): Promise<readonly string[] | undefined> {
  const { game, text } = entry;
  const words = wordsOf(frame.locale);
  onProgress(0);
  const job = { kind: 'review', game: game.id, record, names: frame.names, reader: frame.viewer } as const;
  const decisions = await thoughts.review(job, (at) => onProgress(Math.round((100 * at) / course.length)));
  if (decisions === LEFT) return undefined;
  if (decisions === undefined) return [words.noReview];
  const nameOf = (seat: Seat): string => frame.names[seat] ?? makeSeat(seat);
  const lines: string[] = [];
  const counts = new Map<Seat, Map<Grade, number>>();
  for (const { seat, at, grade, say, played } of decisions) {
    const before = game.view(course.undo(at).state, seat);
    const [first = ''] = played;
    const grades = counts.get(seat) ?? new Map<Grade, number>();
    counts.set(seat, grades.set(grade, (grades.get(grade) ?? 0) + 1));
    lines.push(
      '',
      frame.paint(`${nameOf(seat)} · ${words.grades[grade]}`, toneOf(grade)),
      `  ${toldEvent(first, before, { text, notation: game.notation, frame })}`,
      `  ${say[frame.locale]}`,
    );
  }
  const sums = [...counts].map(([seat, grades]) => {
    const each = GRADES.filter((grade) => grades.has(grade));
    return `${nameOf(seat)}  ${each.map((grade) => `${words.grades[grade]} ${grades.get(grade)}`).join(' · ')}`;
  });
  return [frame.paint(words.review, 'strong'), ...sums, ...lines];
}

interface Teller {
  readonly text: Entry['text'];
  readonly notation: Entry['game']['notation'];
  readonly frame: Frame;
}

function toldEvent(line: string, before: unknown, { text, notation, frame }: Teller): string {
  const event = notation.parseEvent(line);
  return event.ok ? text.tell(event.value, before, frame) : '';
}

function toneOf(grade: Grade): string {
  return GRADES.indexOf(grade) <= 1 ? 'good' : GRADES.indexOf(grade) >= GRADES.length - 2 ? 'warn' : 'strong';
}

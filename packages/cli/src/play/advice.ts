// What helps a player: a hint in three stages, as on the page (where to look, what to do, why), what everybody has so far, and the
// review of a game that is over.
import { thinkOfHint } from '@planisphere/bots/hints';
import { mindOf } from '@planisphere/bots/minds';
import { decisionsOf, GRADES, type Grade } from '@planisphere/bots/review';
import { type Course, type Frame, type GameTypes, makeSeat, type Seat } from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { partLines } from '../base/part-lines.ts';
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
  /** How many events have happened. */
  readonly at: number;
}

export async function hintStages(
  { entry, view, seat, players, at }: Asking,
  frame: Frame,
): Promise<HintStages> {
  const { game, text } = entry;
  const { moment, action } = await thinkOfHint(game, { view, seat, players, at });
  const coach = moment === undefined ? undefined : await mindOf(game)?.coach?.();
  const what = text.tell({ by: seat, action }, view, { ...frame, viewer: seat, asks: true });
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

/** What everybody has so far, as the page's table in words says it. */
export function scoreLines({ text }: Entry, view: unknown, frame: Frame): readonly string[] {
  const parts = text.parts?.(view, frame) ?? [];
  return parts.filter(({ topic }) => topic === 'score').flatMap(partLines);
}

export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

export interface PlayedGame {
  readonly course: Course<GameTypes>;
  readonly entry: Entry;
}

/** Every decision that was graded: what was played, what was better, and what the coach says of it. */
export async function reviewLines(
  { course, entry }: PlayedGame,
  frame: Frame,
  onProgress: (progress: ReviewProgress) => void,
): Promise<readonly string[]> {
  const { game, text } = entry;
  const words = wordsOf(frame.locale);
  const mind = mindOf(game);
  const [examiner, coach] = await Promise.all([mind?.examiner?.(), mind?.coach?.()]);
  if (mind === undefined || examiner === undefined || coach === undefined) return [words.noReview];
  const nameOf = (seat: Seat): string => frame.names[seat] ?? makeSeat(seat);
  const lines: string[] = [];
  const counts = new Map<Seat, Map<Grade, number>>();
  const makers = { examiner, coach, nameOf, reader: frame.viewer };
  for (const decided of decisionsOf(course, makers, { nodes: mind.effort.review })) {
    const { seat, at, grade, say, played } = decided;
    const before = game.view(course.undo(at).state, seat);
    const told = played.map((line) => toldEvent(line, before, { text, notation: game.notation, frame }));
    const grades = counts.get(seat) ?? new Map<Grade, number>();
    counts.set(seat, grades.set(grade, (grades.get(grade) ?? 0) + 1));
    lines.push(
      '',
      frame.paint(`${nameOf(seat)} · ${words.grades[grade]}`, toneOf(grade)),
      ...told.slice(0, 1),
      `  ${say[frame.locale]}`,
    );
    onProgress({ done: at, of: course.length });
    await new Promise((resolve) => setImmediate(resolve)); // keys are heard in between
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

function toldEvent(line: string, before: GameTypes['position'], { text, notation, frame }: Teller): string {
  const event = notation.parseEvent(line);
  return event.ok ? `  ${text.tell(event.value, before, frame)}` : '';
}

function toneOf(grade: Grade): string {
  return GRADES.indexOf(grade) <= 1 ? 'good' : GRADES.indexOf(grade) >= GRADES.length - 2 ? 'warn' : 'strong';
}

// `planisphere coach --grades`: the coach's grades for the decisions of each bot, over many games. Random play must get
// the worst, the strongest bot the best.
import {
  type Effort,
  type Examiner,
  GRADES,
  type Grade,
  gradeCounts,
  reviewMatch,
} from '@planisphere/bots/review';
import type { Course, GameTypes, Seat } from '@planisphere/core';

export type Tally = Readonly<Record<Grade, number>>;

export class GradeTable {
  readonly #tallies = new Map<string, Tally>();

  /** Adds a finished game to the line of its bot. */
  add(
    course: Course<GameTypes>,
    bots: readonly string[],
    { examiner, effort }: { readonly examiner: Examiner; readonly effort: Effort },
  ): void {
    let last: Parameters<typeof gradeCounts>[0] | undefined;
    for (const { review } of reviewMatch(course, examiner, effort)) last = review;
    if (last === undefined) return;
    for (const [seat, bot] of bots.entries()) {
      const counts = gradeCounts(last, seat as Seat);
      const before = this.#tallies.get(bot);
      const sum = GRADES.map((grade) => [grade, (before?.[grade] ?? 0) + counts[grade]] as const);
      this.#tallies.set(bot, Object.fromEntries(sum) as Record<Grade, number>);
    }
  }

  get rows(): readonly (Tally & {
    readonly bot: string;
    readonly decisions: number;
    /** The share of great and good decisions, from 0 to 1. */
    readonly share: number;
  })[] {
    return [...this.#tallies].map(([bot, tally]) => {
      const decisions = GRADES.reduce((sum, grade) => sum + tally[grade], 0);
      const share = decisions === 0 ? 0 : (tally.great + tally.good) / decisions;
      return { bot, decisions, ...tally, share };
    });
  }

  /** As a table of Markdown. */
  get lines(): readonly string[] {
    return [
      `| bot | decisions | ${GRADES.join(' | ')} | great or good |`,
      `|---|---|${GRADES.map(() => '---|').join('')}---|`,
      ...this.rows.map(
        ({ bot, decisions, share, ...tally }) =>
          `| ${bot} | ${decisions} | ${GRADES.map((grade) => tally[grade]).join(' | ')} | ${(100 * share).toFixed(1)} % |`,
      ),
    ];
  }
}

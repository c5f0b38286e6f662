// Cuts a log into passages: what one seat decided without learning anything in between, and the chance events between.
import {
  type Awaiting,
  type EventOf,
  type Game,
  type GameTypes,
  newCourse,
  type Seat,
} from '@planisphere/core';

/** Decisions of one seat in a row, from one index of the log up to another. */
export interface Stretch<T extends GameTypes> {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** The position before the first of them. */
  readonly state: T['position'];
  readonly actions: readonly T['action'][];
  /** Whether others were asked at the same time. */
  readonly together: boolean;
}

export interface Log<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'] | undefined;
  readonly players: number;
  readonly events: readonly EventOf<T>[];
  /** The examiner's `begins`: whether a new decision begins at this position although nothing was learned. */
  readonly begins?: ((position: T['position']) => boolean) | undefined;
}

/** Every stretch of decisions in the order of the log. Simultaneous answers are separate stretches. */
export function stretchesOf<T extends GameTypes>(log: Log<T>): readonly Stretch<T>[] {
  let course = newCourse(log.game, log.options, log.players);
  const stretches: Stretch<T>[] = [];
  let open = false;
  for (const [index, event] of log.events.entries()) {
    const last = stretches.at(-1);
    const { awaiting, state } = course;
    const alone = awaiting.kind === 'seats' && awaiting.seats.length + awaiting.optional.length === 1;
    const waited = event.by !== 'chance' && isWaitedFor(awaiting, event.by);
    if (event.by === 'chance') open = false;
    else if (open && waited && last?.seat === event.by && log.begins?.(state) !== true)
      stretches[stretches.length - 1] = { ...last, to: index + 1, actions: [...last.actions, event.action] };
    else {
      stretches.push({
        ...{ seat: event.by, from: index, to: index + 1, state },
        ...{ actions: [event.action], together: !alone },
      });
      open = waited;
    }
    course = course.with(event);
  }
  return stretches;
}

/**
 * Whether it is this seat's turn and nobody else's. Seats that may act without being awaited end a decision only if
 * they act.
 */
export function isWaitedFor<O, B>(awaiting: Awaiting<O, B>, seat: Seat): boolean {
  return awaiting.kind === 'seats' && awaiting.seats.length === 1 && awaiting.seats[0] === seat;
}

/** Groups the stretches of seats that were asked at the same time; all others are alone. */
export function questionsOf<T extends GameTypes>(
  stretches: readonly Stretch<T>[],
): readonly (readonly Stretch<T>[])[] {
  const questions: Stretch<T>[][] = [];
  for (const stretch of stretches) {
    const asked = questions.at(-1);
    const last = asked?.at(-1);
    const joins =
      stretch.together &&
      last?.together === true &&
      last.to === stretch.from &&
      asked?.every(({ seat }) => seat !== stretch.seat) === true;
    if (joins) asked?.push(stretch);
    else questions.push([stretch]);
  }
  return questions;
}

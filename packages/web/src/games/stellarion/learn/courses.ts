// The courses of Stellarion: one for the game itself and one for each expansion. Each loads when it is opened.
import type { Expansion, Position } from '@planisphere/stellarion';
import type { Beginning } from '../../../table/learn/beginning.ts';
import type { CourseDoor } from '../../../table/learn/course-door.ts';
import type { Course } from '../../../table/learn/lesson.ts';
import { LESSONS, NUMBERED } from './names.ts';

interface Part {
  readonly minutes: number;
  course(): Promise<{ readonly course: Course }>;
  beginning(): Promise<{ readonly beginning: Beginning }>;
}

function doorOf(id: Expansion, { minutes, course, beginning }: Part): CourseDoor {
  return {
    id,
    lessons: LESSONS[id],
    minutes,
    course: async () => (await course()).course,
    beginning: async () => (await beginning()).beginning,
    about: async () => (await import('./about.tsx')).aboutOf(id),
  };
}

export const courses: readonly [CourseDoor, ...CourseDoor[]] = [
  {
    lessons: LESSONS.base,
    numbered: { before: NUMBERED, since: LESSONS.base },
    minutes: 8,
    goal: async () => (await import('./goal.tsx')).goal,
    course: async () => (await import('./course.ts')).course,
    beginning: async () => (await import('./beginning.ts')).beginning,
  },
  doorOf('black-holes', {
    minutes: 4,
    course: () => import('./black-holes.ts'),
    beginning: () => import('./beginnings/black-holes.ts'),
  }),
  doorOf('theories', {
    minutes: 4,
    course: () => import('./theories.ts'),
    beginning: () => import('./beginnings/theories.ts'),
  }),
  doorOf('mirrors', {
    minutes: 4,
    course: () => import('./mirrors.ts'),
    beginning: () => import('./beginnings/mirrors.ts'),
  }),
  doorOf('sun', {
    minutes: 5,
    course: () => import('./sun.ts'),
    beginning: () => import('./beginnings/sun.ts'),
  }),
];

/** By name alone: the rules themselves come with the table. */
export function coursesFor(position: unknown): readonly Expansion[] {
  const { table } = position as Position;
  const played: Readonly<Record<Expansion, boolean>> = {
    'black-holes': table.blackHoles,
    theories: table.theories,
    mirrors: table.mirrors,
    sun: table.sun,
  };
  return courses.flatMap(({ id }) => (id !== undefined && played[id as Expansion] ? [id as Expansion] : []));
}

// The courses of Stellarion: of the game itself, and one for each expansion. Each is fetched when it is opened.
import type { Expansion } from '@planisphere/stellarion';
import type { Beginning } from '../../../table/learn/beginning.ts';
import type { CourseDoor } from '../../../table/learn/course-door.ts';
import type { Course } from '../../../table/learn/lesson.ts';

interface Part {
  readonly lessons: number;
  readonly minutes: number;
  course(): Promise<{ readonly course: Course }>;
  beginning(): Promise<{ readonly beginning: Beginning }>;
}

function doorOf(id: Expansion, { lessons, minutes, course, beginning }: Part): CourseDoor {
  return {
    id,
    lessons,
    minutes,
    course: async () => (await course()).course,
    beginning: async () => (await beginning()).beginning,
    about: async () => (await import('./about.tsx')).aboutOf(id),
  };
}

export const courses: readonly [CourseDoor, ...CourseDoor[]] = [
  {
    lessons: 7,
    minutes: 8,
    goal: async () => (await import('./goal.tsx')).goal,
    course: async () => (await import('./course.ts')).course,
    beginning: async () => (await import('./beginning.ts')).beginning,
  },
  doorOf('black-holes', {
    lessons: 3,
    minutes: 4,
    course: () => import('./black-holes.ts'),
    beginning: () => import('./beginnings/black-holes.ts'),
  }),
  doorOf('theories', {
    lessons: 3,
    minutes: 4,
    course: () => import('./theories.ts'),
    beginning: () => import('./beginnings/theories.ts'),
  }),
  doorOf('mirrors', {
    lessons: 3,
    minutes: 4,
    course: () => import('./mirrors.ts'),
    beginning: () => import('./beginnings/mirrors.ts'),
  }),
  doorOf('sun', {
    lessons: 4,
    minutes: 5,
    course: () => import('./sun.ts'),
    beginning: () => import('./beginnings/sun.ts'),
  }),
];

// The lessons of Stellar by their names, under which it is kept that they are done.

export const LESSONS = [
  'take',
  'types',
  'notebook',
  'crowns',
  'face-down',
  'satellites',
  'all-types',
  'guided',
] as const;

/** As long as lessons were kept by their numbers there were these. */
export const NUMBERED: readonly string[] = LESSONS.filter(
  (name) => name !== 'face-down' && name !== 'satellites',
);

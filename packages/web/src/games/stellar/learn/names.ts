// The names of Stellar's lessons, under which progress is stored.

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

/** The lessons from the time when progress was stored by number. */
export const NUMBERED: readonly string[] = LESSONS.filter(
  (name) => name !== 'face-down' && name !== 'satellites',
);

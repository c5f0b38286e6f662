// The lessons of Star Explorer by their names, under which it is kept that they are done.

export const LESSONS = ['draw', 'kinds', 'lines', 'turning', 'leave-out', 'rim', 'guided'] as const;

/** As long as lessons were kept by their numbers there were these. */
export const NUMBERED: readonly string[] = LESSONS.filter((name) => name !== 'leave-out');

// The names of Star Explorer's lessons, under which progress is stored.

export const LESSONS = ['draw', 'kinds', 'lines', 'turning', 'leave-out', 'rim', 'guided'] as const;

/** The lessons from the time when progress was stored by number. */
export const NUMBERED: readonly string[] = LESSONS.filter((name) => name !== 'leave-out');

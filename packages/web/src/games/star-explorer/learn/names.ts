// The lessons of Star Explorer by their names, under which it is kept that they are done.

export const LESSONS = ['draw', 'kinds', 'lines', 'turning', 'rim', 'guided'] as const;

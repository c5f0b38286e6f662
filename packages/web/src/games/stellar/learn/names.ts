// The lessons of Stellar by their names, under which it is kept that they are done.

export const LESSONS = ['take', 'types', 'notebook', 'crowns', 'all-types', 'guided'] as const;

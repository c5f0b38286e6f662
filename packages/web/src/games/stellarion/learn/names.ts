// The lessons of Stellarion and its expansions by their names, under which it is kept that they are done.

export const LESSONS = {
  base: ['launch', 'ships', 'nebulae', 'stars', 'planets', 'shooting-star', 'guided'],
  'black-holes': ['decks', 'crossing', 'guided'],
  theories: ['proof', 'discovery', 'guided'],
  mirrors: ['mirror', 'orbits', 'guided'],
  sun: ['advance', 'push', 'meteors', 'guided'],
} as const;

/** The base game had no lesson of the nebulae when lessons were kept by their numbers. */
export const NUMBERED: readonly string[] = LESSONS.base.filter((name) => name !== 'nebulae');

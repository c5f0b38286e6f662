// The names of the lessons of Stellarion and its expansions, under which progress is stored.

export const LESSONS = {
  base: ['launch', 'ships', 'nebulae', 'stars', 'planets', 'shooting-star', 'guided'],
  'black-holes': ['decks', 'crossing', 'guided'],
  theories: ['proof', 'discovery', 'guided'],
  mirrors: ['mirror', 'orbits', 'guided'],
  sun: ['advance', 'push', 'meteors', 'guided'],
} as const;

/** The base game's lessons from the time when progress was stored by number: there was none on nebulae. */
export const NUMBERED: readonly string[] = LESSONS.base.filter((name) => name !== 'nebulae');

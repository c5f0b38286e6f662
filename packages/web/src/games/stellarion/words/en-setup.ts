// The set-up of a table of Stellarion in English.
import { counted } from '@planisphere/core';

export const setup = {
  expansions: 'Expansions',
  toFly: (n: number): string => `${n} voyages to fly`,
  names: {
    'black-holes': 'Black Holes and Revelations',
    theories: 'Theories and Discoveries',
    mirrors: 'Mirrors and Orbits',
    sun: 'The Gloomy Sun',
  },
  texts: {
    'black-holes': 'Four black holes that show at once take three voyages.',
    theories: 'Prove four theories along the way. One discovery makes a power stronger for the whole game.',
    mirrors:
      'A mirror pairs with any card that has a type. Voyages lie in two columns, and only the uncovered one of each can fly.',
    sun: 'Each launch and each power moves the sun. Waive a power to push it back and collect meteors.',
  },
  harder: (name: string, without: string, withIt: string): string =>
    `${name} wins ${withIt} of the games with it, ${without} without.`,
  learnFirst: (minutes: number): string => `New to you? Learn it in ${minutes} minutes`,
  more: (n: number): string => `+${counted(n, 'voyage', 'voyages')}`,
  stars: 'Shooting stars',
  none: 'none',
  beginHere: 'Begin here: no expansion, one shooting star. Each further star makes it easier.',
  beginWithout: 'Much harder: win without expansions first.',
  sharedStars: 'With two players, you share two stars more.',
  levelsWin: (list: string): string => `Games won: ${list}.`,
  botWins: (name: string): string => `${name} wins`,
  notMeasured: 'not measured yet',
  track: 'Sun track',
  trackSpaces: 'spaces to the end',
  sunTracks: { easy: 'gentle sun track', standard: 'standard sun track', hard: 'harsh sun track' },
  starsOf: (n: number): string => counted(n, 'shooting star', 'shooting stars'),
  tracks: { easy: 'Gentle', standard: 'Standard', hard: 'Harsh' },
  summary: (voyages: number, stars: number, players: number): string =>
    `${voyages} voyages, ${counted(stars, 'shooting star', 'shooting stars')}, ${players === 1 ? 'alone' : 'two players together'}. About 25 minutes.`,
};

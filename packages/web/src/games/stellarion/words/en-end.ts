// The end of a game of Stellarion in English.
import { counted } from '@planisphere/core';

export const end = {
  title: 'The end',
  won: 'All voyages are flown',
  lost: 'The observatory falls silent',
  because: {
    won: 'The last voyage has left.',
    proved: 'The last voyage has left, and every theory is proved.',
    stuck: 'No launch and no coordination was possible: the game is lost.',
    sun: 'The Gloomy Sun has arrived: the game is lost.',
    repeated: 'The same position came for the third time: the game is lost.',
  },
  sum: (flown: number, all: number, turns: number): string =>
    `${flown} of ${all} voyages in ${counted(turns, 'turn', 'turns')}`,
};

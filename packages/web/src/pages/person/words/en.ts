// The page about somebody, in English.
import { counted } from '@planisphere/core';
import type { PersonWords } from './words.ts';

export const en: PersonWords = {
  title: 'A player',
  unknown: 'You have not played on this server yet.',
  hidden: 'This page is private.',
  since: (month) => `Here since ${month}`,
  show: 'Show my page',
  showText: 'Ratings and rated games, for everybody. Otherwise only your name is seen.',
  block: 'Block',
  unblock: 'Unblock',
  blockText: 'You will never be paired with each other again. The other player is not told.',
  blocked: 'You are never paired with this player.',
  reportText: 'Those who look after this server read it and decide.',
  invite: 'Invite to play',
  inviteOf: (name) => `Invite ${name}`,
  inviteText:
    'Which game? Each of you has three days a move, at a table for the two of you; the invitation waits on their first page.',
  follow: 'Follow',
  unfollow: 'Following',
  following: 'You follow',
  followingNobody: 'Nobody yet. Follow somebody from the page about them; they are not told.',
  hereNow: 'here now',
  lastHere: (days) => (days === 0 ? 'here today' : `${counted(days, 'day')} ago`),
  skies: 'Daily skies',
  skiesText: 'The last four weeks. The fuller the moon, the better the place among all who played that sky.',
  noSky: 'not played.',
  sky: (game, score, rank, people) => `${game} ${score}, place ${rank} of ${people}.`,
  ratings: 'Ratings',
  unrated: 'No rated game yet.',
  listGames: (list, games) => `${list}, ${counted(games, 'game')}`,
  graph: (games, points, interval) =>
    `The rating after ${games === 1 ? 'the last game' : `each of the last ${games} games`}; now ${points}, give or take ${interval}.`,
  band: 'The band is the interval: the true strength lies inside it 19 times in 20.',
  bots: (names) => `Dashed lines are bots: ${names}.`,
  games: 'Rated games',
  outcome: (score) => (score > 0.5 ? 'won' : score < 0.5 ? 'lost' : 'drawn'),
  par: (score) => (score > 0.5 ? 'above the Master' : score < 0.5 ? 'below the Master' : 'like the Master'),
  opponents: 'Favourite opponents',
  between: (name) => `You and ${name}`,
  score: (won, drawn, lost) => `${won} won, ${drawn} drawn, ${lost} lost`,
};

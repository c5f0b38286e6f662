// Looking for somebody, in English.
import { counted } from '@planisphere/core';
import type { PeopleWords } from './words.ts';

export const en: PeopleWords = {
  looking: 'Looking for somebody',
  lookingFor: (game) => `We are looking for somebody to play ${game} with you.`,
  waited: (time) => `You have waited for ${time}`,
  pace: 'Pace',
  paces: { brisk: 'Brisk', relaxed: 'Relaxed', days: 'Days' },
  terms: {
    brisk: '30 seconds a move, 5 minutes in reserve',
    relaxed: 'a minute a move, 10 in reserve',
    days: '3 days a move',
  },
  meanwhile: 'Play a bot meanwhile',
  aloneMeanwhile: 'Fly alone meanwhile',
  stop: 'Stop looking',
  calls: 'We call you when somebody comes, also during another game, as long as this page is open.',
  pill: (time) => `Looking, ${time}`,
  here: (name) => `${name} is here`,
  play: (name) => `Play ${name}`,
  fly: (name) => `Fly with ${name}`,
  notNow: 'Not now',
  finish: 'Finish this game',
  kept: 'Your game is kept; go on with it whenever you like.',
  left: (seconds) => counted(seconds, 'second left', 'seconds left'),
  waitsFor: (name) => `Waiting for ${name} …`,
  away: (name) => `${name} did not come. You are first in line again.`,
  openTables: 'Open tables',
  seats: (taken, of) => `${taken} of ${of} seats taken`,
  joinIn: 'Join',
  invitations: 'You are invited',
  invitedBy: (name, game) => `${name} waits for you: ${game}.`,
  declineInvitation: 'No, thank you',
  joinAt: (game, names) => `Join ${game} with ${names}`,
  quiet: 'It is quiet here now',
  lastHere: (people, time) =>
    people === 1 ? `Somebody was here ${time}.` : `${people} people came by today, the last ${time}.`,
  nobodyYet: 'Nobody else came by today.',
  offer:
    'Leave a game open: whoever comes next sees it here and sits down, and each of you moves when it suits you.',
  offers: 'Offer a game, 3 days a move',
  minutesAgo: (minutes) => (minutes < 2 ? 'a moment ago' : `${minutes} minutes ago`),
  hoursAgo: (hours) => (hours === 1 ? 'an hour ago' : `${hours} hours ago`),
  missed: 'You did not answer, so we have stopped looking.',
};

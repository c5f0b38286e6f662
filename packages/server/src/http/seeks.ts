// Play somebody: a guest looks for an opponent, asks how the search stands, and answers when one is found.

import { findGame } from '@planisphere/games';
import {
  type CompanyAnswer,
  decodeMeetingAnswer,
  decodeSeek,
  decodeWith,
  type SeekAnswer,
} from '@planisphere/protocol';
import { GONE } from '../people/meetings.ts';
import { readVisitors } from '../store/guests.ts';
import { readHours } from '../store/hours.ts';
import { countWaiting, readWaits } from '../store/seeks.ts';
import { ANSWERS } from './answers.ts';
import { HttpRefusal, refuseBanned } from './refusal.ts';
import { bodyOf, type Call, type GuestCall, parameter, type Route } from './route.ts';

async function begin({ server, request, guest }: GuestCall): Promise<SeekAnswer> {
  const wanted = bodyOf(decodeWith(decodeSeek, request.body));
  const game = findGame(wanted.game)?.game;
  if (game === undefined) throw new HttpRefusal(400, 'unknown-game', 'There is no such game.');
  if (game.players.min > 2 || game.players.max < 2)
    throw new HttpRefusal(400, 'wrong-players', `${game.id} is not for two.`);
  await refuseBanned(server, guest.id);
  return server.searches.begin(guest.id, wanted);
}

async function poll({ server, guest }: GuestCall): Promise<SeekAnswer> {
  return server.searches.poll(guest.id);
}

async function stop({ server, guest }: GuestCall): Promise<SeekAnswer> {
  await server.searches.stop(guest.id);
  return { state: 'none' };
}

async function reply(call: GuestCall): Promise<SeekAnswer> {
  const { server, request, guest } = call;
  const { yes } = bodyOf(decodeWith(decodeMeetingAnswer, request.body));
  if (yes) await refuseBanned(server, guest.id);
  const answer = await server.searches.reply(guest.id, parameter(call, 'id'), yes ? 'yes' : 'no');
  if (answer === undefined) throw new HttpRefusal(409, 'meeting-over', 'This meeting is over.');
  return answer;
}

const DAY = 86_400_000;
/** A guest seen within these milliseconds counts as present. */
const HERE = 600_000;
/** Waits of these milliseconds say what to expect now: the last few, and only if there are several. */
const LATELY = 3 * 3_600_000;
const MOST_WAITS = 15;
const FEWEST_WAITS = 3;
/** The hours of four weeks, once they hold enough visits to tell one hour from another. */
const WEEKS = 28 * DAY;
const FEWEST_VISITS = 30;

/** Counts only: the answer names nobody. */
async function company({ server, guest }: Call): Promise<CompanyAnswer> {
  const now = server.now();
  const [here, { people, last }, waiting, waits, hours] = await Promise.all([
    readVisitors(server.sql, now - HERE, guest?.id ?? ''),
    readVisitors(server.sql, now - DAY, guest?.id ?? ''),
    countWaiting(server.sql, now - GONE, guest?.id ?? ''),
    readWaits(server.sql, now - LATELY),
    readHours(server.sql, now - WEEKS),
  ]);
  const visits = hours.reduce((sum, each) => sum + each, 0);
  return {
    here: here.people,
    people,
    ...(last > 0 && { last: Math.max(0, now - last) }),
    waiting: Object.fromEntries(waiting.map(({ game, count }) => [game, count])),
    waits: usualWaits(waits),
    ...(visits >= FEWEST_VISITS && { hours }),
  };
}

/** The median by game, where there are enough of them. */
function usualWaits(waits: Awaited<ReturnType<typeof readWaits>>): Readonly<Record<string, number>> {
  const games = [...new Set(waits.map(({ game }) => game))];
  return Object.fromEntries(
    games.flatMap((game) => {
      const times = waits.flatMap((each) => (each.game === game ? [Number(each.waited)] : []));
      const middle = times.slice(0, MOST_WAITS).sort((a, b) => a - b)[
        Math.floor(Math.min(times.length, MOST_WAITS) / 2)
      ];
      return times.length < FEWEST_WAITS || middle === undefined ? [] : [[game, middle]];
    }),
  );
}

export const seekRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/company', needs: 'nobody', answer: company, gives: ANSWERS.company },
    about:
      'How many others wait for each game and how long one waited lately, how many were here in the last day, when the last of them was, and in which hours people come.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/seeks',
      needs: 'guest',
      answer: begin,
      perMinute: 60,
      body: decodeSeek,
      gives: ANSWERS.seek,
    },
    about: 'Looks for somebody to play with, or changes the paces of the search.',
  },
  {
    ...{ method: 'GET', url: '/api/seeks', needs: 'guest', answer: poll, gives: ANSWERS.seek },
    about: 'How the search stands. To be asked every few seconds: who is silent for 15 seconds is gone.',
  },
  {
    ...{
      method: 'DELETE',
      url: '/api/seeks',
      needs: 'guest',
      answer: stop,
      perMinute: 60,
      gives: ANSWERS.seek,
    },
    about: 'Ends the search.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/seeks/:id',
      needs: 'guest',
      answer: reply,
      perMinute: 60,
      body: decodeMeetingAnswer,
      gives: ANSWERS.seek,
    },
    about: 'Answers a meeting within 20 seconds; when both say yes, their table begins.',
  },
];

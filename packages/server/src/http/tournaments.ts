// Tournaments: make, enter, watch and pause one, or play a deal.
import { findGame } from '@planisphere/games';
import {
  decodeResting,
  decodeTournament,
  decodeWith,
  type RefusalCode,
  type TournamentPage,
  type TournamentRequest,
} from '@planisphere/protocol';
import { listedInfo } from '../people/tournaments/page.ts';
import { isForTwo } from '../people/tournaments/tables.ts';
import type { Refused } from '../people/tournaments/tournaments.ts';
import { countMade, listTournaments } from '../store/tournaments.ts';
import { ANSWERS } from './answers.ts';
import { HttpRefusal, notFound, refuseBanned } from './refusal.ts';
import { bodyOf, type Call, type GuestCall, parameter, queryText, type Route } from './route.ts';
import { integer, text } from './schemas.ts';

const MOST_LISTED = 50;
/** Unfinished tournaments of one guest. */
const MOST_MADE = 5;
const DAY = 86_400_000;

const WHY: Readonly<Record<Exclude<Refused, undefined | 'not-found'>, string>> = {
  'too-late': 'It is too late for this.',
  'too-early': 'The tournament has not begun yet.',
  'not-in-it': 'You are not in this tournament.',
  'not-yours': 'Only the person who made this tournament can do this.',
  full: 'The tournament is full.',
};

function settle(refused: Refused): void {
  if (refused === undefined) return;
  if (refused === 'not-found') throw notFound('such tournament');
  const code: RefusalCode = refused;
  throw new HttpRefusal(refused === 'not-yours' ? 403 : 409, code, WHY[refused]);
}

async function list({ server, guest }: Call): Promise<unknown> {
  const [playing, coming, over] = await Promise.all(
    ['playing', 'coming', 'over'].map((state) =>
      listTournaments(server.sql, { guest: guest?.id ?? '', state, most: MOST_LISTED }),
    ),
  );
  return {
    now: server.now(),
    playing: playing?.map(listedInfo),
    coming: coming?.map(listedInfo),
    over: over?.slice(0, 20).map(listedInfo),
  };
}

function wanted({ server, request }: GuestCall): TournamentRequest {
  const asked = bodyOf(decodeWith(decodeTournament, request.body));
  const game = findGame(asked.game)?.game;
  if (game === undefined) throw new HttpRefusal(400, 'unknown-game', 'There is no such game.');
  if (asked.form.kind !== 'cup' && !isForTwo(game))
    throw new HttpRefusal(400, 'wrong-players', `${game.id} is played together: it can be a cup.`);
  const now = server.now();
  if (asked.starts < now - DAY || asked.starts > now + 60 * DAY)
    throw new HttpRefusal(400, 'wrong-start', 'A tournament must start within the next sixty days.');
  return { ...asked, starts: Math.max(asked.starts, now) };
}

async function make(call: GuestCall): Promise<unknown> {
  const { server, guest } = call;
  const asked = wanted(call);
  await refuseBanned(server, guest.id);
  if ((await countMade(server.sql, guest.id)) >= MOST_MADE)
    throw new HttpRefusal(409, 'too-many', `At most ${MOST_MADE} of your tournaments at a time.`);
  return { id: await server.tournaments.make(guest.id, asked) };
}

async function edit(call: GuestCall): Promise<unknown> {
  await refuseBanned(call.server, call.guest.id);
  settle(await call.server.tournaments.edit(parameter(call, 'id'), call.guest.id, wanted(call)));
  return show(call);
}

async function cancel(call: GuestCall): Promise<unknown> {
  settle(await call.server.tournaments.cancel(parameter(call, 'id'), call.guest.id));
  return {};
}

/** Every look carries the tournament forward, and shows that the entrant is here. */
async function show(call: Call): Promise<TournamentPage> {
  const { server, guest } = call;
  const id = parameter(call, 'id');
  if (guest !== undefined) await server.tournaments.note(id, guest.id);
  await server.tournaments.look(id);
  const from = queryText(call, 'from') ?? '';
  const round = queryText(call, 'round') ?? '';
  const page = await server.tournaments.pages.read(id, {
    guest: guest?.id,
    now: server.now(),
    from: from === 'me' ? 'me' : (wholeNumber(from) ?? 0),
    round: wholeNumber(round),
  });
  if (page === undefined) throw notFound('such tournament');
  return page;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

async function enter(call: GuestCall): Promise<TournamentPage> {
  await refuseBanned(call.server, call.guest.id);
  settle(await call.server.tournaments.enter(parameter(call, 'id'), call.guest.id));
  return show(call);
}

async function rest(call: GuestCall): Promise<TournamentPage> {
  const { resting } = bodyOf(decodeWith(decodeResting, call.request.body));
  const state = resting ? 'resting' : 'in';
  if (!resting) await refuseBanned(call.server, call.guest.id);
  settle(await call.server.tournaments.stay(parameter(call, 'id'), call.guest.id, state));
  return show(call);
}

async function leave(call: GuestCall): Promise<TournamentPage> {
  settle(await call.server.tournaments.stay(parameter(call, 'id'), call.guest.id, 'out'));
  return show(call);
}

async function playDeal(call: GuestCall): Promise<unknown> {
  const deal = wholeNumber(parameter(call, 'deal')) ?? 0;
  await refuseBanned(call.server, call.guest.id);
  const begun = await call.server.tournaments.play(parameter(call, 'id'), call.guest.id, deal);
  if (typeof begun === 'object') return begun;
  settle(begun);
  throw notFound('such deal');
}

const ONE = '/api/tournaments/:id';
const query = {
  from: { ...text, description: 'The first place of the standings that is wanted, or `me`.' },
  round: { ...integer, description: 'Whose pairs are wanted; the current one without it.' },
} as const;
const PAGE = { gives: ANSWERS.tournament, perMinute: 60 } as const;

export const tournamentRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/tournaments', needs: 'nobody', answer: list, gives: ANSWERS.tournaments },
    about: 'Tournaments that are played, that come, and the last that are over.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/tournaments',
      needs: 'guest',
      answer: make,
      perMinute: 10,
      body: decodeTournament,
      gives: ANSWERS.newTournament,
    },
    about: 'Makes a tournament.',
  },
  {
    ...{ method: 'GET', url: ONE, needs: 'nobody', answer: show, gives: ANSWERS.tournament, query },
    about:
      'A tournament with its standings. To be asked every few seconds by who is in an arena: who is silent for 20 seconds is not paired.',
  },
  {
    ...{ method: 'PUT', url: ONE, needs: 'guest', answer: edit, body: decodeTournament, ...PAGE },
    about: 'Changes a tournament that has not started; only who made it may.',
  },
  {
    ...{
      method: 'DELETE',
      url: ONE,
      needs: 'guest',
      answer: cancel,
      perMinute: 10,
      gives: ANSWERS.nothing,
    },
    about: 'Calls off a tournament that has not started; only who made it may.',
  },
  {
    ...{ method: 'POST', url: `${ONE}/entry`, needs: 'guest', answer: enter, ...PAGE },
    about: 'Takes part.',
  },
  {
    ...{ method: 'PUT', url: `${ONE}/entry`, needs: 'guest', answer: rest, body: decodeResting, ...PAGE },
    about: 'Pauses after this game, or goes on.',
  },
  {
    ...{ method: 'DELETE', url: `${ONE}/entry`, needs: 'guest', answer: leave, ...PAGE },
    about: 'Leaves; what was won stays.',
  },
  {
    ...{
      method: 'POST',
      url: `${ONE}/deals/:deal`,
      needs: 'guest',
      answer: playDeal,
      perMinute: 30,
      gives: ANSWERS.deal,
    },
    about: 'Begins a deal of a cup, or finds the table where it was begun.',
  },
];

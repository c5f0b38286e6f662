// The page of the operators: reports, the people they have muted or banned, and what they did. Without keys in the
// environment these routes do not exist.
import {
  decodeSanction,
  decodeWith,
  type FairPlay,
  type OperatorPage,
  type OperatorPerson,
  SANCTION_KINDS,
} from '@planisphere/protocol';
import { impose, leaveIt, lift, operatorPage, operatorPerson } from '../people/moderation.ts';
import { readGuest } from '../store/guests.ts';
import type { GuestRow } from '../store/rows.ts';
import { ANSWERS } from './answers.ts';
import { fairPlay, operatorPage as page, operatorPerson as person } from './operator-schemas.ts';
import { notFound } from './refusal.ts';
import { bodyOf, type OperatorCall, parameter, type Route } from './route.ts';

async function show({ server, operator }: OperatorCall): Promise<OperatorPage> {
  return operatorPage(server, operator);
}

async function named(call: OperatorCall): Promise<GuestRow> {
  const found = await readGuest(call.server.sql, parameter(call, 'id'));
  if (found === undefined) throw notFound('such person');
  return found;
}

async function about(call: OperatorCall): Promise<OperatorPerson> {
  return operatorPerson(call.server, await named(call));
}

async function play(call: OperatorCall): Promise<FairPlay> {
  return call.server.comparisons.of((await named(call)).id);
}

async function compare(call: OperatorCall): Promise<FairPlay> {
  const { id } = await named(call);
  call.server.comparisons.begin(id);
  return call.server.comparisons.of(id);
}

async function settle(call: OperatorCall): Promise<unknown> {
  await leaveIt(call.server, { operator: call.operator, guest: await named(call) });
  return {};
}

async function sanction(call: OperatorCall): Promise<unknown> {
  const wanted = bodyOf(decodeWith(decodeSanction, call.request.body));
  await impose(call.server, { operator: call.operator, guest: await named(call) }, wanted);
  return {};
}

async function pardon(call: OperatorCall): Promise<unknown> {
  const kind = SANCTION_KINDS.find((each) => each === parameter(call, 'kind'));
  if (kind === undefined) throw notFound('such sanction');
  await lift(call.server, { operator: call.operator, guest: await named(call) }, kind);
  return {};
}

const ONE = '/api/operator/people/:id';

export const operatorRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/operator', needs: 'operator', answer: show, perMinute: 60, gives: page },
    about: 'Reports that wait, whom operators have muted or banned, and what operators did.',
  },
  {
    ...{ method: 'GET', url: ONE, needs: 'operator', answer: about, perMinute: 60, gives: person },
    about: 'Somebody, with the reports about them.',
  },
  {
    ...{ method: 'GET', url: `${ONE}/play`, needs: 'operator', answer: play, perMinute: 60, gives: fairPlay },
    about: 'What was compared of somebody’s rated games with the strongest bot, and what is usual.',
  },
  {
    ...{ method: 'POST', url: `${ONE}/play`, needs: 'operator', answer: compare, perMinute: 30 },
    gives: fairPlay,
    about: 'Begins to compare the latest rated games of somebody; to be asked for again.',
  },
  {
    ...{ method: 'POST', url: `${ONE}/settled`, needs: 'operator', answer: settle, perMinute: 60 },
    gives: ANSWERS.nothing,
    about: 'Settles the reports about somebody: nothing is to be done.',
  },
  {
    ...{ method: 'PUT', url: `${ONE}/sanctions`, needs: 'operator', answer: sanction, perMinute: 60 },
    ...{ body: decodeSanction, gives: ANSWERS.nothing },
    about: 'Mutes or bans somebody for some days, and tells them why.',
  },
  {
    ...{ method: 'DELETE', url: `${ONE}/sanctions/:kind`, needs: 'operator', answer: pardon, perMinute: 60 },
    gives: ANSWERS.nothing,
    about: 'Lifts what was imposed.',
  },
];

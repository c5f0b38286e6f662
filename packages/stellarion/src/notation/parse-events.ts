// Reads events. Never throws; an event that is read may be illegal, but has the canonical form of its kind.
import { type Decoded, type EventOf, fail, failWithin, ok, parseSeat, type Seat } from '@planisphere/core';
import { type Action, DONE, PROVE, returnOf, searchOf } from '../rules/actions.ts';
import { faceIn } from '../rules/cards.ts';
import type { Stellarion } from '../rules/types.ts';
import { parseOutcome } from './parse-outcomes.ts';
import {
  type ActionOrNone,
  readCoordinate,
  readCopy,
  readCross,
  readLaunch,
  readPlace,
  readRecover,
  readScan,
  readSpend,
  readStation,
  readTake,
  readWaive,
} from './read-actions.ts';

const LONGEST = 200;

type Reader = (words: readonly string[], by: Seat) => ActionOrNone;

export function parseEvent(text: string): Decoded<EventOf<Stellarion>> {
  if (text.length > LONGEST)
    return fail('too-long', '', `An event has at most ${LONGEST} characters.`, LONGEST);
  const [who = '', ...words] = text.split(' ');
  if (who === 'chance') {
    const outcome = parseOutcome(words);
    return outcome.ok ? ok({ by: 'chance', outcome: outcome.value }) : failWithin('chance', outcome.fault);
  }
  const by = parseSeat(who);
  if (by === undefined || by > 1) return fail('unknown-actor', who, 'An event begins with A, B or chance.');
  const action = parseAction(words, by);
  return action.ok ? ok({ by, action: action.value }) : action;
}

function parseAction([verb = '', ...words]: readonly string[], by: Seat): Decoded<Action> {
  const form = Object.hasOwn(FORMS, verb) ? FORMS[verb] : undefined;
  const known = Object.keys(FORMS).join(', ');
  if (form === undefined) return fail('unknown-verb', verb, `Known: ${known}.`, known);
  const action = form.read(words, by);
  return action === undefined
    ? fail('bad-words', verb, `Written like this: ${form.like}.`, form.like)
    : ok(action);
}

const FORMS: Readonly<Record<string, { readonly read: Reader; readonly like: string }>> = {
  launch: { read: readLaunch, like: 'launch alpha alpha nebula outpost star' },
  coordinate: { read: readCoordinate, like: 'coordinate alpha ship, coordinate alpha Sb' },
  waive: { read: readWaive, like: 'waive, waive 3' },
  done: { read: (words) => (words.length === 0 ? DONE : undefined), like: 'done' },
  prove: { read: (words) => (words.length === 0 ? PROVE : undefined), like: 'prove' },
  return: { read: (words) => readCopy(words, returnOf), like: 'return alpha Sa' },
  search: {
    read: (words) => readCopy(words, (deck, card) => searchOf(deck, faceIn(deck, card))),
    like: 'search alpha Na',
  },
  recover: { read: readRecover, like: 'recover alpha Na, recover alpha Na Sa' },
  scan: { read: readScan, like: 'scan alpha' },
  place: { read: readPlace, like: 'place top Sa bottom Na, place top Sa Na' },
  station: { read: readStation, like: 'station alpha, station alpha ship' },
  cross: { read: readCross, like: 'cross alpha beta ship planet' },
  take: { read: readTake, like: 'take alpha, take left for B' },
  spend: { read: readSpend, like: 'spend alpha, spend left' },
};

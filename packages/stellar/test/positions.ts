// Positions for tests: a whole line of notation from the few fields that matter, and events in words.
import type { EventOf, Seat } from '@planisphere/core';
import {
  type Breakdown,
  breakdownOf,
  type Card,
  type Position,
  parseCard,
  type Stellar,
  stellar,
} from '../src/index.ts';

export type Fields = Readonly<Record<string, string>>;

const EMPTY = '_,_,_,_,_,_,_,_,_,_,_,_';

/** The start of A's first turn, with everything else as small as possible. */
const DEFAULTS: Fields = {
  phase: 'take',
  turn: '0',
  first: 'A',
  row: 'P1,M1,A1,C1,H1',
  step: '-',
  discard: '-',
  memory: 'on',
  'A.hand': 'P2,M2',
  'A.taken': '-',
  'A.tel': EMPTY,
  'A.note': '-',
  'A.answer': '_',
  'B.hand': 'A2,C2',
  'B.taken': '-',
  'B.tel': EMPTY,
  'B.note': '-',
  'B.answer': '_',
};

/** A telescope with cards in a few slots: `tel({ 1: 'P3', 4: '#M2.row' })`. */
export function tel(cards: Readonly<Record<number, string>>): string {
  return Array.from({ length: 12 }, (_, index) => cards[index + 1] ?? '_').join(',');
}

export function line(fields: Fields): string {
  const { phase, ...rest } = { ...DEFAULTS, ...fields };
  return [phase, ...Object.entries(rest).map(([key, value]) => `${key}=${value}`)].join(' ');
}

export function read(text: string): Position {
  const parsed = stellar.notation.parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.at}: ${parsed.fault.message}`);
  return parsed.value;
}

export function at(fields: Fields): Position {
  return read(line(fields));
}

export function event(text: string): EventOf<Stellar> {
  const parsed = stellar.notation.parseEvent(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.message}`);
  return parsed.value;
}

export function card(text: string): Card {
  const parsed = parseCard(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

/** Plays the events in words; throws at one that is impossible. */
export function after(position: Position, ...events: string[]): Position {
  return events.reduce((state, text) => {
    if (!possible(state).includes(text))
      throw new Error(`${text} cannot happen: ${possible(state).join('; ')}`);
    return stellar.apply(state, event(text));
  }, position);
}

/** Everything that can happen here, in words. */
export function possible(state: Position): string[] {
  const awaiting = stellar.awaiting(state);
  if (awaiting.kind === 'over') return [];
  if (awaiting.kind === 'chance')
    return awaiting.outcomes.map(({ outcome }) => stellar.notation.makeEvent({ by: 'chance', outcome }));
  return [...awaiting.seats, ...awaiting.optional].flatMap((seat) => [...actionsOf(state, seat)]);
}

function actionsOf(state: Position, seat: Seat): string[] {
  return [...stellar.legal(stellar.view(state, seat), seat)].map((action) =>
    stellar.notation.makeEvent({ by: seat, action }),
  );
}

/** The rule that refuses a decision, or undefined. */
export function refusal(state: Position, text: string): string | undefined {
  const decision = event(text);
  if (decision.by === 'chance') throw new Error(`${text} is no decision`);
  return stellar.check(stellar.view(state, decision.by), decision.by, decision.action)?.rule;
}

/** One field of the position's notation: `field(state, 'A.hand')`. */
export function field(state: Position, key: string): string {
  const [phase, ...words] = stellar.notation.make(state).split(' ');
  if (key === 'phase') return phase as string;
  return (words.find((word) => word.startsWith(`${key}=`)) as string).slice(key.length + 1);
}

/** Scores two telescopes and notebooks; no other card lies anywhere, so that all sixty are free to use. */
export function sheet(fields: Fields): Breakdown {
  return breakdownOf(at({ phase: 'hands', row: '_,_,_,_,_', 'A.hand': '-', 'B.hand': '-', ...fields }));
}

// Positions for tests, written as notation: a test gives only what matters, the rest is a quiet table.
import { type Decision, type EventOf, heapWith, type Refusal } from '@planisphere/core';
import { DECKS, type Position, type Stellarion, stellarion } from '../src/index.ts';
import { makeDiscards } from '../src/notation/decks.ts';
import { FIELDS } from '../src/notation/parse.ts';
import { type Expansion, tableOf, VOYAGES_ADDED } from '../src/rules/options.ts';
import { facesOfDeck } from '../src/rules/setup.ts';

type DeckName = (typeof DECKS)[number];

export interface Told {
  /** `solo`, `duo+sun:easy` … */
  readonly table?: string;
  readonly turn?: 'A' | 'B';
  readonly stage?: string;
  /** A visible card, or a deck in notation; `-` for an empty deck, whose cards are in its discard. */
  readonly decks?: Partial<Record<DeckName, string>>;
  readonly discards?: Partial<Record<DeckName, string>>;
  readonly outpost?: string;
  readonly voyages?: string;
  readonly piles?: string;
  readonly stars?: number;
  readonly theories?: string;
  readonly sun?: string;
  readonly past?: string;
}

const QUIET: Readonly<Record<DeckName, string>> = {
  alpha: 'Sa',
  beta: 'Nb',
  gamma: 'Tg',
  delta: 'Pd',
  ship: 'Sb',
  nebula: 'Nd',
  stars: 'Ta',
  planet: 'Pb',
};

export function lineOf(told: Told): string {
  const table = told.table ?? 'solo';
  const expansions = table.split(':')[0]!.split('+').slice(1) as Expansion[];
  const decks = DECKS.map((deck) => told.decks?.[deck] ?? QUIET[deck]);
  const words = decks.map((deck) => (/^[A-Z][A-Za-z]$/.test(deck) ? `^${deck}*` : deck));
  const voyages = told.voyages ?? voyagesOf(expansions);
  return [
    table,
    told.turn ?? 'A',
    told.stage ?? 'turn',
    words.join('/'),
    discardsOf(told, decks, expansions),
    told.outpost ?? '-',
    voyages,
    told.piles ?? pilesFor(voyages, expansions, table.startsWith('solo')),
    `*${told.stars ?? 0}`,
    told.theories ?? (expansions.includes('theories') ? '-:-:N' : '-'),
    told.sun ?? (expansions.includes('sun') ? '0:5,10,15,20:0' : '-'),
    told.past ?? '-',
  ].join(' ');
}

/** All voyages of these expansions, the advanced ones in the order of the galaxies. */
function allVoyages(expansions: readonly Expansion[]): string {
  const added = expansions.reduce((sum, expansion) => sum + VOYAGES_ADDED[expansion], 0);
  return [...'aabbggdd', ...'abgdabgd'.slice(0, added)]
    .sort((a, b) => 'abgd'.indexOf(a) - 'abgd'.indexOf(b))
    .join('');
}

function voyagesOf(expansions: readonly Expansion[]): string {
  const all = allVoyages(expansions);
  if (!expansions.includes('mirrors')) return all;
  const half = Math.ceil(all.length / 2);
  return `${all.slice(0, half)}|${all.slice(half)}`;
}

/** In a solo game, all voyages not left have been taken. */
function pilesFor(voyages: string, expansions: readonly Expansion[], solo: boolean): string {
  const left = [...voyages.replace(/[^abgd]/g, '')];
  const taken = [...allVoyages(expansions)].filter((galaxy) => {
    const at = left.indexOf(galaxy);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return solo ? taken.join('') || '-' : '-/-';
}

function discardsOf(told: Told, decks: readonly string[], expansions: readonly Expansion[]): string {
  const whole = makeDiscards(
    DECKS.map(() => facesOfDeck(tableOf(expansions, 'standard', 1)).reduce(heapWith, 0)),
  ).split('/');
  return DECKS.map(
    (deck, index) => told.discards?.[deck] ?? (decks[index] === '-' ? whole[index] : '-'),
  ).join('/');
}

export function at(told: Told): Position {
  return read(lineOf(told));
}

export function read(line: string): Position {
  const parsed = stellarion.notation.parse(line);
  if (!parsed.ok) throw new Error(`${parsed.fault.at}: ${parsed.fault.message} in ${line}`);
  return parsed.value;
}

export function make(position: Position): string {
  return stellarion.notation.make(position);
}

/** One word of the notation of a position. */
export function word(position: Position, name: (typeof FIELDS)[number]): string {
  return make(position).split(' ')[FIELDS.indexOf(name)]!;
}

/** A deck of a position in notation. */
export function deckWord(position: Position, deck: DeckName): string {
  return word(position, 'decks').split('/')[DECKS.indexOf(deck)]!;
}

export function discardWord(position: Position, deck: DeckName): string {
  return word(position, 'discards').split('/')[DECKS.indexOf(deck)]!;
}

function event(text: string): EventOf<Stellarion> {
  const parsed = stellarion.notation.parseEvent(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.message}`);
  return parsed.value;
}

/** Plays events, each of which must be possible. */
export function after(position: Position, ...texts: readonly string[]): Position {
  return texts.reduce((now, text) => {
    const next = event(text);
    if (next.by === 'chance') mustBeDue(now, text);
    else mustBeAllowed(now, next);
    return stellarion.apply(now, next);
  }, position);
}

function mustBeAllowed(position: Position, decision: Decision<Stellarion['action']>): void {
  const refusal = stellarion.check(position, decision.by, decision.action);
  if (refusal !== undefined) throw new Error(`refused by ${refusal.rule}`);
  const legal = [...stellarion.legal(position, decision.by)];
  if (!legal.includes(decision.action))
    throw new Error(`not among the legal actions: ${JSON.stringify(decision.action)}`);
}

function mustBeDue(position: Position, text: string): void {
  if (!chances(position).some((outcome) => outcome.startsWith(`${text} ×`)))
    throw new Error(`${text} is not due`);
}

/** What chance can show now, with weights: `chance alpha Sa ×2`. */
export function chances(position: Position): readonly string[] {
  const awaiting = stellarion.awaiting(position);
  if (awaiting.kind !== 'chance') return [];
  return awaiting.outcomes.map(
    ({ outcome, weight }) => `${stellarion.notation.makeEvent({ by: 'chance', outcome })} ×${weight}`,
  );
}

/** The legal actions of a seat as words, without the seat. */
export function actions(position: Position, seat: 0 | 1 = position.turn as 0 | 1): readonly string[] {
  return [...stellarion.legal(position, seat)].map((action) =>
    stellarion.notation.makeEvent({ by: seat, action }).slice(2),
  );
}

export function refusal(position: Position, text: string): Refusal['rule'] | undefined {
  const tried = event(text);
  if (tried.by === 'chance') throw new Error('chance is never refused');
  return stellarion.check(position, tried.by, tried.action)?.rule;
}

// A position in one line: the phase, then named fields in a fixed order. `unseen` and the deck are not written: they
// are the rest of the sixty cards.
import {
  bagOf,
  cardsIn,
  type Decoded,
  decodedFrom,
  type Finding,
  fail,
  failWithin,
  type Inspection,
  impossible,
  makeSeat,
  ok,
} from '@planisphere/core';
import { type Card, KINDS, NONE } from '../rules/cards.ts';
import { PHASES, type Phase, type Position, ROW, type Side, TURNS } from '../rules/position.ts';
import { settled } from './settled.ts';
import { makeStep, parseStep } from './step.ts';
import { makeSlot, parseTelescope } from './telescope.ts';
import {
  makeCard,
  makeList,
  parseCard,
  parseList,
  parseNumber,
  parsePlace,
  parsePlayer,
  parseSeen,
} from './words.ts';

const FIELDS = ['turn', 'first', 'row', 'step', 'discard', 'memory'] as const;
const SIDE_FIELDS = ['hand', 'taken', 'tel', 'note', 'answer'] as const;
const KEYS: readonly string[] = [
  ...FIELDS,
  ...['A', 'B'].flatMap((seat) => SIDE_FIELDS.map((field) => `${seat}.${field}`)),
];
const MOST_CHARACTERS = 2000;

export function makePosition(position: Position): string {
  const values = [
    String(position.turn),
    position.first === undefined ? '?' : makeSeat(position.first),
    makeList(position.row.map(makeCard)),
    makeStep(position),
    makeList(cardsIn(position.discard).map(makeCard)),
    position.memory ? 'on' : 'off',
    ...position.sides.flatMap(makeSide),
  ];
  return [position.phase, ...KEYS.map((key, index) => `${key}=${values[index]}`)].join(' ');
}

function makeSide(side: Side): string[] {
  return [
    makeList(side.hand.map(makeCard)),
    makeList(side.taken.map(({ card, turn }) => `${makeCard(card)}@${turn}`)),
    makeList(side.telescope.map((card, index) => makeSlot({ card, down: side.down[index] }))),
    makeList(cardsIn(side.notebook).map(makeCard)),
    makeCard(side.answer),
  ];
}

export function parsePosition(text: string): Decoded<Position> {
  return decodedFrom(inspectPosition(text));
}

export function inspectPosition(text: string): Inspection<Position> {
  if (text.length > MOST_CHARACTERS)
    return unread({
      code: 'too-long',
      at: '',
      message: `A position has at most ${MOST_CHARACTERS} characters.`,
      of: [String(MOST_CHARACTERS)],
    });
  const [phase, ...words] = text.split(' ');
  if (!PHASES.includes(phase as Phase))
    return unread({
      code: 'bad-phase',
      at: phase as string,
      message: `A phase is one of ${PHASES.join(', ')}.`,
      of: PHASES,
    });
  if (words.length !== KEYS.length)
    return unread({
      code: 'bad-position',
      at: '',
      message: `${KEYS.length} fields are expected after the phase.`,
      of: [String(KEYS.length)],
    });
  const values: string[] = [];
  for (const [index, word] of words.entries()) {
    const key = KEYS[index] as string;
    if (!word.startsWith(`${key}=`))
      return unread({
        code: 'missing-field',
        at: word,
        message: `The field ${key} is expected here.`,
        of: [key],
      });
    values.push(word.slice(key.length + 1));
  }
  return assemble(phase as Phase, values);
}

function unread(fault: Omit<Finding, 'weight'>): Inspection<Position> {
  return { position: undefined, findings: [impossible(fault)] };
}

/** Parses the fields one by one; a fault names its field. */
function assemble(phase: Phase, values: readonly string[]): Inspection<Position> {
  const fields = new Fields(values);
  const turn = fields.read('turn', (text) => parseNumber(text, TURNS));
  const first = fields.read('first', (text) => (text === '?' ? ok(undefined) : parsePlayer(text)));
  const row = fields.read('row', parseRow);
  const step = fields.read('step', parseStep);
  const discard = fields.read('discard', (text) => parseList(text, parseCard));
  const memory = fields.read('memory', parseSwitch);
  const a = readSide(fields, 'A');
  const b = readSide(fields, 'B');
  if (fields.findings.length > 0) return { position: undefined, findings: fields.findings };
  const sides: [Side, Side] = [a as Side, b as Side];
  return settled({
    phase,
    turn: turn as number,
    first: first as Position['first'],
    row: row as Card[],
    ...(step as NonNullable<typeof step>),
    discard: bagOf(KINDS, discard as Card[]),
    memory: memory as boolean,
    sides,
  });
}

function readSide(fields: Fields, seat: 'A' | 'B'): Side | undefined {
  const hand = fields.read(`${seat}.hand`, (text) => parseList(text, parseSeen));
  const taken = fields.read(`${seat}.taken`, (text) => parseList(text, parseTaken));
  const slots = fields.read(`${seat}.tel`, parseTelescope);
  const notebook = fields.read(`${seat}.note`, (text) => parseList(text, parseCard));
  const answer = fields.read(`${seat}.answer`, parsePlace);
  if (hand === undefined || taken === undefined || slots === undefined || notebook === undefined)
    return undefined;
  return {
    hand,
    taken,
    telescope: slots.map(({ card }) => card),
    down: slots.map(({ down }) => down),
    notebook: bagOf(KINDS, notebook),
    answer: answer ?? NONE,
  };
}

function parseRow(text: string): Decoded<Card[]> {
  const row = parseList(text, (word) => (word === '_' ? ok(NONE) : parseCard(word)));
  return row.ok && row.value.length !== ROW ? fail('bad-row', '', `A row has ${ROW} places.`) : row;
}

function parseTaken(word: string): Decoded<{ card: Card; turn: number }> {
  const [card, turn, ...more] = word.split('@');
  if (turn === undefined || more.length > 0)
    return fail('bad-taken', word, 'A taken card is written M2@4, with the turn.');
  const parsed = parseCard(card as string);
  const number = parseNumber(turn, TURNS - 1);
  if (!parsed.ok) return parsed;
  return number.ok ? ok({ card: parsed.value, turn: number.value }) : number;
}

function parseSwitch(text: string): Decoded<boolean> {
  return text === 'on' || text === 'off'
    ? ok(text === 'on')
    : fail('bad-switch', text, 'on or off is expected here.');
}

/** Reads one field after another and collects the faults. */
class Fields {
  readonly findings: Finding[] = [];
  readonly #values: readonly string[];

  constructor(values: readonly string[]) {
    this.#values = values;
  }

  read<T>(key: string, parse: (text: string) => Decoded<T>): T | undefined {
    const parsed = parse(this.#values[KEYS.indexOf(key)] as string);
    if (parsed.ok) return parsed.value;
    const { fault } = failWithin(key, parsed.fault);
    this.findings.push(impossible({ ...fault, of: [key, parsed.fault.at] }));
    return undefined;
  }
}

// Positions and events of Meteor Watch in one line each (NOTATION.md).
import { type Decoded, type EventOf, fail, makeSeat, type Notation, ok, parseSeat } from '@planisphere/core';
import { BRIGHTEST, METEORS, type Meteors, type Position } from './position.ts';

const NONE = '-';
const EACH = METEORS / BRIGHTEST;

function make({ past, falling, left, noted }: Position): string {
  const skies = noted.map((sky) => (sky.length === 0 ? NONE : sky.join('')));
  return `${past} ${falling ?? NONE} ${left.join('')} ${skies.join('/')}`;
}

const digits = (text: string): readonly number[] => (text === NONE ? [] : Array.from(text, Number));

function parse(text: string): Decoded<Position> {
  const found = /^(\d|1[0-2]) ([1-6]|-) ([0-2]{6}) ([1-6]+|-)\/([1-6]+|-)$/.exec(text);
  if (found === null) return fail('position', text, 'This is no position of Meteor Watch.');
  const [, past = '', falling = '', left = '', a = '', b = ''] = found;
  const position: Position = {
    past: Number(past),
    falling: falling === NONE ? undefined : Number(falling),
    left: Array.from(left, Number),
    noted: [digits(a), digits(b)],
  };
  return isSound(position) ? ok(position) : fail('unsound', text, 'This position cannot come up.');
}

/**
 * Every meteor is in exactly one place: to come, in a notebook, or past. Notebooks grow brighter, each in its owner's
 * turns.
 */
function isSound({ past, falling, left, noted }: Position): boolean {
  const toCome = left.reduce((sum, each) => sum + each, 0);
  const gone = past + (falling === undefined ? 0 : 1);
  const used = [...noted.flat(), ...(falling === undefined ? [] : [falling])];
  return (
    toCome + gone === METEORS &&
    left.every((count, index) => count + used.filter((each) => each === index + 1).length <= EACH) &&
    noted.every((sky, seat) => sky.length <= Math.ceil((past - seat) / 2)) &&
    noted.every((sky) => sky.every((each, index) => each >= (sky[index - 1] ?? 0)))
  );
}

function makeEvent(event: EventOf<Meteors>): string {
  return event.by === 'chance' ? `chance fall ${event.outcome}` : `${makeSeat(event.by)} ${event.action}`;
}

function parseEvent(text: string): Decoded<EventOf<Meteors>> {
  const fallen = /^chance fall ([1-6])$/.exec(text);
  if (fallen !== null) return ok({ by: 'chance', outcome: Number(fallen[1]) });
  const [, letter = '', action] = /^([AB]) (note|pass)$/.exec(text) ?? [];
  const by = parseSeat(letter);
  if (by === undefined) return fail('event', text, 'This is no event of Meteor Watch.');
  return ok({ by, action: action === 'note' ? 'note' : 'pass' });
}

export const notation: Notation<Meteors> = { make, parse, makeEvent, parseEvent };

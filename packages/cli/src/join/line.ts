// What a typed line means at a table: something to send, something to show, or leaving.
import { makeSeat, parseSeat, type Refusal, ruleLine } from '@planisphere/core';
import type { CommandBody } from '@planisphere/server/client';
import { wordsOf } from '../play/words.ts';
import type { Room } from './room.ts';
import { TABLE_COMMANDS, tableWords } from './words.ts';

export type Meaning =
  | { readonly send: CommandBody }
  | { readonly show: readonly string[] }
  | { readonly help: 'hint' | 'score' | 'review' }
  | 'quit'
  | undefined;

/** Words that never mean a move. */
const ALWAYS: readonly (string | undefined)[] = [
  'help',
  'undo',
  'say',
  'rules',
  'log',
  'about',
  'quit',
  'hint',
  'score',
  'review',
  'yes',
  'no',
];

export function meaningOf(room: Room, typed: string): Meaning {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  if (first === '') return undefined;
  const word = TABLE_COMMANDS[first.toLowerCase()];
  // A word of the game comes first: “start” plays a card in Stellar, and also starts a table.
  const isMove = !ALWAYS.includes(word) && eventIn(room, typed) !== undefined;
  return word === undefined || isMove ? action(room, typed) : general(room, word, rest.join(' '));
}

/** The text as an event of the game, if it is one and this player may act. */
function eventIn({ seat, view, entry, mayAct, look }: Room, typed: string): TypedDecision | undefined {
  if (seat === undefined || view === undefined || !mayAct) return undefined;
  const event = `${makeSeat(seat)} ${entry.text.expand(typed, view, seat)}`;
  const parsed = entry.game.notation.parseEvent(event);
  if (!parsed.ok || parsed.value.by === 'chance') return undefined;
  const { action } = parsed.value;
  const why = entry.text.whyNot?.(view, { seat, action }, look.locale);
  return { event, refusal: entry.game.check(view, seat, action), why };
}

interface TypedDecision {
  readonly event: string;
  readonly refusal: Refusal | undefined;
  /** What exactly is wrong with it, if the game can tell. */
  readonly why: string | undefined;
}

function general(room: Room, word: string, about: string): Meaning {
  const { locale } = room.look;
  switch (word) {
    case 'quit':
      return 'quit';
    case 'undo':
    case 'resign':
    case 'abandon':
    case 'rematch':
    case 'back':
    case 'start':
      return { send: { type: word } };
    case 'yes':
    case 'no':
      return { send: { type: 'answer', yes: word === 'yes' } };
    case 'say':
      return { send: { type: 'say', text: about } };
    case 'replace': {
      const seat = parseSeat(about.toUpperCase());
      return seat === undefined
        ? { show: tableWords(locale).help }
        : { send: { type: 'replace', seat: makeSeat(seat) as 'A' } };
    }
    case 'hint':
    case 'score':
    case 'review':
      return { help: word };
    case 'log':
      return { show: room.told };
    case 'about':
      return { show: room.entry.text.about(about, locale) ?? [wordsOf(locale).noSuchThing(about)] };
    case 'rules':
      return { show: rules(room, about) };
    default:
      return { show: [...commands(room), ...tableWords(locale).help] };
  }
}

function commands(room: Room): readonly string[] {
  const { seat, view } = room;
  if (seat === undefined || view === undefined || !room.mayAct) return [];
  return room.entry.text.commands(view, seat, room.frame(80));
}

/** One rule by its id, or all of them. */
export function rules({ entry, look }: Room, id: string): readonly string[] {
  const words = wordsOf(look.locale);
  const line = (each: string): string => {
    const rule = entry.text.rules[each];
    return rule === undefined ? words.noSuchRule(each) : ruleLine(each, rule, look.locale);
  };
  return id === '' ? Object.keys(entry.text.rules).map(line) : [line(id.toUpperCase())];
}

function action(room: Room, typed: string): Meaning {
  const words = wordsOf(room.look.locale);
  if (!room.mayAct) return { show: [words.notYourTurn] };
  const decided = eventIn(room, typed);
  if (decided === undefined) return { show: [words.notUnderstood(typed), ...commands(room)] };
  const { event, refusal, why } = decided;
  if (refusal === undefined) return { send: { type: 'act', event } };
  return { show: [...(why === undefined ? [] : [why]), ...rules(room, refusal.rule)] };
}

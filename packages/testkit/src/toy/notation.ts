// Coins in words: `act 0 1? NN __ __ 122 +1` for a position, `A guess 2` and `chance hand A 1` for events.
import { type Decoded, type Event, fail, makeSeat, type Notation, ok, parseSeat } from '@planisphere/core';
import {
  type Coins,
  type CoinsAction,
  type CoinsOutcome,
  type CoinsTypes,
  HIDDEN,
  NONE,
  PHASES,
} from './position.ts';

type CoinsEvent = Event<CoinsAction, CoinsOutcome>;

const makeCoin = (coin: number): string => (coin === HIDDEN ? '?' : coin === NONE ? '_' : String(coin));
const parseCoin = (mark: string): number => (mark === '?' ? HIDDEN : mark === '_' ? NONE : Number(mark));
const coinsOf = (marks: string | undefined): number[] => [...(marks ?? '')].map(parseCoin);

const POSITION = /^(\w+) ([012]) ([012_?]{2}) ([YN]{2}) ([012_?]{2}) ([012_]{2}) ([012]{3}) \+([0-3])$/;

function make(position: Coins): string {
  const { phase, acted, hands, shown, guesses, drawn, unseen, bonus } = position;
  const seen = shown.map((open) => (open ? 'Y' : 'N')).join('');
  const marks = [hands, guesses, drawn].map((coins) => coins.map(makeCoin).join(''));
  return `${phase} ${acted} ${marks[0]} ${seen} ${marks[1]} ${marks[2]} ${unseen.join('')} +${bonus}`;
}

function parse(text: string): Decoded<Coins> {
  const words = POSITION.exec(text);
  const phase = PHASES.find((each) => each === words?.[1]);
  if (words === null || phase === undefined)
    return fail('bad-position', '', 'This is not a position of coins.');
  return ok({
    phase,
    acted: Number(words[2]),
    unseen: coinsOf(words[7]),
    hands: coinsOf(words[3]),
    shown: [...(words[4] as string)].map((mark) => mark === 'Y'),
    guesses: coinsOf(words[5]),
    drawn: coinsOf(words[6]),
    bonus: Number(words[8]),
  });
}

function makeEvent(event: CoinsEvent): string {
  if (event.by === 'chance') {
    const { deal, to, coin } = event.outcome;
    return `chance ${deal} ${makeSeat(to)} ${makeCoin(coin)}`;
  }
  const { action } = event;
  return `${makeSeat(event.by)} ${action.do === 'guess' ? `guess ${makeCoin(action.coin)}` : action.do}`;
}

function parseEvent(text: string): Decoded<CoinsEvent> {
  const [, deal, to, coin] = /^chance (hand|draw) ([AB]) ([012?])$/.exec(text) ?? [];
  if ((deal === 'hand' || deal === 'draw') && coin !== undefined)
    return ok({ by: 'chance', outcome: { deal, to: to === 'A' ? 0 : 1, coin: parseCoin(coin) } });
  const [, seat, verb, guess] = /^([A-D]) (?:(draw|stay|show)|guess ([0-9?]))$/.exec(text) ?? [];
  const by = parseSeat(seat ?? '');
  if (by !== undefined && guess !== undefined)
    return ok({ by, action: { do: 'guess', coin: parseCoin(guess) } });
  if (by !== undefined && (verb === 'draw' || verb === 'stay' || verb === 'show'))
    return ok({ by, action: { do: verb } });
  return fail('bad-event', JSON.stringify(text), 'This is not an event of coins.');
}

export const notation: Notation<CoinsTypes> = { make, parse, makeEvent, parseEvent };

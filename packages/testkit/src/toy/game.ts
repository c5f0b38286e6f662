// The rules of coins. Drawn coins come from a lottery and dealt coins from a list, so that tests cover both.
import {
  type Awaiting,
  bagOf,
  type Decoder,
  decodeInteger,
  decodeObject,
  drawsFrom,
  type EventOf,
  type Game,
  optional,
  type Refusal,
  type Result,
  type Seat,
  seatsOf,
  withoutCard,
} from '@planisphere/core';
import { notation } from './notation.ts';
import {
  type Coins,
  type CoinsAction,
  type CoinsOptions,
  type CoinsOutcome,
  type CoinsTypes,
  KINDS,
  NONE,
  withAt,
} from './position.ts';
import { imagine, informs, redact, view } from './view.ts';

type Breakdown = CoinsTypes['breakdown'];

const drawsOf = seatsOf(2).map((to) =>
  drawsFrom(KINDS, 2, (coin): CoinsOutcome => ({ deal: 'draw', to, coin })),
);

function setup({ bonus }: CoinsOptions): Coins {
  return {
    phase: 'deal',
    acted: 0,
    unseen: bagOf(KINDS, [0, 0, 1, 1, 2, 2]),
    hands: [NONE, NONE],
    shown: [false, false],
    guesses: [NONE, NONE],
    drawn: [NONE, NONE],
    bonus,
  };
}

function awaiting(position: Coins): Awaiting<CoinsOutcome, Breakdown> {
  const { phase, acted, hands, guesses, unseen } = position;
  const seats = seatsOf(2);
  if (phase === 'over') return { kind: 'over', result: resultOf(position) };
  if (phase === 'act') return { kind: 'seats', seats: [acted as Seat], optional: [] };
  if (phase === 'draw') return drawsOf[acted]?.(unseen) ?? { kind: 'chance', outcomes: [] };
  if (phase === 'guess')
    return {
      kind: 'seats',
      seats: seats.filter((seat) => guesses[seat] === NONE),
      optional: seats.filter((seat) => guesses[seat] !== NONE),
    };
  const to = hands[0] === NONE ? 0 : 1;
  const outcomes = unseen.map((weight, coin) => ({
    outcome: { deal: 'hand' as const, to, coin } as const,
    weight,
  }));
  return { kind: 'chance', outcomes: outcomes.filter(({ weight }) => weight > 0) };
}

const GUESSES: readonly CoinsAction[] = [0, 1, 2].map((coin) => ({ do: 'guess', coin }));
const TURNS: readonly CoinsAction[] = [{ do: 'draw' }, { do: 'stay' }, { do: 'show' }];

function* legal(position: Coins, seat: Seat): Iterable<CoinsAction> {
  if (position.phase === 'guess') yield* GUESSES;
  if (position.phase === 'act' && position.acted === seat) yield* TURNS;
}

function check(position: Coins, _: Seat, action: CoinsAction): Refusal | undefined {
  if ((position.phase === 'guess') !== (action.do === 'guess')) return { rule: 'STEP-1' };
  return action.do === 'guess' && action.coin >= KINDS ? { rule: 'GUESS-1' } : undefined;
}

function apply(position: Coins, event: EventOf<CoinsTypes>): Coins {
  if (event.by === 'chance') return dealt(position, event.outcome);
  const { action, by } = event;
  if (action.do === 'guess')
    return guessed({ ...position, guesses: withAt(position.guesses, by, action.coin) });
  if (action.do === 'draw') return { ...position, phase: 'draw' };
  return turned(action.do === 'show' ? { ...position, shown: withAt(position.shown, by, true) } : position);
}

function dealt(position: Coins, { deal, to, coin }: CoinsOutcome): Coins {
  const unseen = withoutCard(position.unseen, coin);
  if (deal === 'draw') return turned({ ...position, unseen, drawn: withAt(position.drawn, to, coin) });
  const hands = withAt(position.hands, to, coin);
  return { ...position, unseen, hands, phase: hands.includes(NONE) ? 'deal' : 'act' };
}

function turned(position: Coins): Coins {
  return { ...position, acted: position.acted + 1, phase: position.acted === 1 ? 'guess' : 'act' };
}

/** Guesses count once both are made. */
function guessed(position: Coins): Coins {
  return position.guesses.includes(NONE) ? position : { ...position, phase: 'over' };
}

function resultOf({ hands, drawn, shown, guesses, bonus }: Coins): Result<Breakdown> {
  const parts = seatsOf(2).map((seat) => {
    const coin = drawn[seat] as number;
    const right = guesses[seat] === hands[1 - seat] && !shown[1 - seat];
    return [hands[seat] as number, coin === NONE ? 0 : coin, shown[seat] ? bonus : 0, right ? 2 : 0];
  });
  const scores = parts.map((part) => part.reduce((sum, points) => sum + points));
  const best = Math.max(...scores);
  return { winners: seatsOf(2).filter((seat) => scores[seat] === best), scores, breakdown: { parts } };
}

const decodeOptions: Decoder<CoinsOptions> = decodeObject({ bonus: optional(decodeInteger(0, 3), 1) });

export const coins: Game<CoinsTypes> = {
  id: 'coins',
  version: 1,
  players: { min: 2, max: 2 },
  cooperative: false,
  decodeOptions,
  setup,
  awaiting,
  legal,
  check,
  apply,
  view,
  redact,
  informs,
  imagine,
  notation,
};

// What each player knows of a game of coins.
import { below, type Event, type Rng, type Viewer, withCard, withoutCard } from '@planisphere/core';
import { type Coins, type CoinsAction, type CoinsOutcome, HIDDEN, KINDS, NONE } from './position.ts';

export function view(state: Coins, viewer: Viewer): Coins {
  if (state.phase === 'over') return state;
  let { unseen } = state;
  const hands = state.hands.map((coin, seat) => {
    if (coin >= KINDS || seat === viewer || state.shown[seat]) return coin;
    unseen = withCard(unseen, coin);
    return HIDDEN;
  });
  const guesses = state.guesses.map((coin, seat) => (coin === NONE || seat === viewer ? coin : HIDDEN));
  return { ...state, hands, guesses, unseen };
}

export function redact(
  state: Coins,
  event: Event<CoinsAction, CoinsOutcome>,
  viewer: Viewer,
): Event<CoinsAction, CoinsOutcome> {
  if (event.by === viewer || state.phase === 'over') return event;
  if (event.by !== 'chance') {
    const secret = event.action.do === 'guess' && state.phase === 'guess';
    return secret ? { by: event.by, action: { do: 'guess', coin: HIDDEN } } : event;
  }
  const { deal, to } = event.outcome;
  const secret = deal === 'hand' && to !== viewer && !state.shown[to];
  return secret ? { by: 'chance', outcome: { deal, to, coin: HIDDEN } } : event;
}

export function informs(state: Coins, event: Event<CoinsAction, CoinsOutcome>): boolean {
  if (event.by === 'chance') return true;
  if (event.action.do === 'guess') return state.guesses[1 - event.by] !== NONE; // the second guess shows everything
  return event.action.do === 'show';
}

export function imagine(seen: Coins, rng: Rng): Coins {
  let { unseen } = seen;
  const hands = seen.hands.map((coin) => {
    if (coin !== HIDDEN) return coin;
    let imagined = below(rng, KINDS);
    while (unseen[imagined] === 0) imagined = below(rng, KINDS);
    unseen = withoutCard(unseen, imagined);
    return imagined;
  });
  const guesses = seen.guesses.map((coin) => (coin === HIDDEN ? below(rng, KINDS) : coin));
  return { ...seen, hands, guesses, unseen };
}

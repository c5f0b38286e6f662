// Whether a game can still be won: follows every course of its end by the rules, if there are few enough.
import { isHopeless, type Position, type Stellarion, stellarion } from '@planisphere/stellarion';

/** More positions are not followed. */
const MOST_POSITIONS = 1500;

/** Undefined if there are too many courses. */
export function canBeWon(position: Position): boolean | undefined {
  const seen = new Set<string>();
  let open = false;
  const wins = (from: Position): boolean => {
    const awaiting = stellarion.awaiting(from);
    if (awaiting.kind === 'over') return awaiting.result.winners.length > 0;
    if (isHopeless(from)) return false;
    const key = stellarion.notation.make(from);
    if (seen.has(key)) return false;
    if (seen.size >= MOST_POSITIONS) {
      open = true;
      return false;
    }
    seen.add(key);
    return eventsFrom(from, awaiting).some((event) => wins(stellarion.apply(from, event)));
  };
  if (wins(position)) return true;
  return open ? undefined : false;
}

type Awaiting = ReturnType<typeof stellarion.awaiting>;
type Event = Parameters<typeof stellarion.apply>[1];

function eventsFrom(position: Position, awaiting: Awaiting): readonly Event[] {
  if (awaiting.kind === 'over') return [];
  if (awaiting.kind === 'chance') return awaiting.outcomes.map(({ outcome }) => ({ by: 'chance', outcome }));
  return [...awaiting.seats, ...awaiting.optional].flatMap((seat) =>
    [...stellarion.legal(position, seat)].map((action: Stellarion['action']) => ({ by: seat, action })),
  );
}

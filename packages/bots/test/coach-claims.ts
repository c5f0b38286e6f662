// What every game's claims are held to: decisions of games between bots of all kinds, written down as the command `coach` writes
// them, read again as a stranger would read them, and checked again.
import {
  type Course,
  createDealer,
  type Game,
  type GameTypes,
  newCourse,
  rngOf,
  type Seat,
} from '@planisphere/core';
import { mindOf } from '../src/minds.ts';
import { findBot } from '../src/registry.ts';
import { type Checkers, type Claim, type ComparedLines, checkClaim, separates } from '../src/review/claim.ts';
import { type Decided, decisionsOf } from '../src/review/decisions.ts';

export interface Played {
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** A game of these bots to its end. */
function playedCourse<T extends GameTypes>(game: Game<T>, { options, bots, seed }: Played): Course<T> {
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  const [dealer, rng] = [createDealer(seed), rngOf(seed)];
  let course = newCourse(game, decoded.value, bots.length).settle(dealer);
  for (let { awaiting } = course; awaiting.kind === 'seats'; { awaiting } = course) {
    const seat = awaiting.seats[0]!;
    const action = findBot(game, bots[seat]!)!.choose(game.view(course.state, seat), seat, rng);
    course = course.with({ by: seat, action }).settle(dealer);
  }
  return course;
}

/** The lines that the command prints for the game, as text. */
export async function* linesOf<T extends GameTypes>(
  game: Game<T>,
  played: Played,
  nodes: number,
): AsyncGenerator<string> {
  const mind = mindOf<T>(game)!;
  const [examiner, coach] = await Promise.all([mind.examiner!(), mind.coach!()]);
  const makers = { examiner, coach, nameOf: (seat: Seat) => played.bots[seat]! };
  for (const decided of decisionsOf(playedCourse(game, played), makers, { nodes }))
    yield JSON.stringify(decided);
}

/** What a stranger reads out of a line: the position, and the two lines that its claims compare. */
export function readLine<T extends GameTypes>(
  game: Game<T>,
  text: string,
): { readonly decided: Decided; readonly compared: ComparedLines<T> } {
  const decided = JSON.parse(text) as Decided;
  const before = game.notation.parse(decided.before);
  if (!before.ok) throw new Error(`${decided.before}: ${before.fault.message}`);
  const actions = (events: readonly string[]): readonly T['action'][] =>
    events.map((line) => {
      const parsed = game.notation.parseEvent(line);
      if (!parsed.ok || parsed.value.by !== decided.seat)
        throw new Error(`${line} is no decision of this seat`);
      return parsed.value.action;
    });
  const lines = { best: actions(decided.best), played: actions(decided.next ?? decided.played) };
  return { decided, compared: { before: before.value, seat: decided.seat, lines } };
}

/** What is not so in a line: a claim that does not hold, tells nothing apart, or stands against a bar. */
export function faultsIn<T extends GameTypes, C extends Claim>(
  { decided, compared }: ReturnType<typeof readLine<T>>,
  checkers: Checkers<T, C>,
): readonly string[] {
  const claims = decided.claims as readonly C[];
  const faults = claims.flatMap((claim) => {
    const fault = checkClaim(checkers, claim, compared);
    if (fault !== undefined) return [`${JSON.stringify(claim)}: ${fault}`];
    return separates(checkers, claim, compared) ? [] : [`${JSON.stringify(claim)}: holds of both lines`];
  });
  if (`${decided.best}` === `${decided.next ?? decided.played}`) faults.push('a line compared with itself');
  if (claims.length > 2) faults.push('more than two claims');
  if (decided.next !== undefined && claims.some(({ about }) => about === 'played'))
    faults.push('a claim about the next best');
  if (decided.even && (claims.length > 0 || decided.bars.length > 0)) faults.push('reasons between equals');
  if (decided.value.best < decided.value.played) faults.push('the played line is better than the best');
  return faults;
}

/** The claim with one of its fields changed, for every field. */
export function mutationsOf<C extends Claim>(
  claim: C,
  names: Readonly<Record<string, readonly string[]>>,
): readonly C[] {
  return Object.entries(claim).flatMap(([field, value]): readonly C[] => {
    if (field === 'kind') return [];
    if (field === 'about') return [{ ...claim, about: value === 'best' ? 'played' : 'best' }];
    if (typeof value === 'number') return [1, -1].map((by) => ({ ...claim, [field]: value + by }));
    if (Array.isArray(value))
      return [
        { ...claim, [field]: [...value, value[0] ?? 1] },
        ...(value.length > 0 ? [{ ...claim, [field]: value.slice(1) }] : []),
      ];
    return (names[field] ?? []).filter((name) => name !== value).map((name) => ({ ...claim, [field]: name }));
  });
}

// How every game's claims are tested: decisions of games between all kinds of bots, written as the command `coach`
// writes them, read as a stranger would read them, and checked again.
import type { Game, GameTypes, Seat } from '@planisphere/core';
import { noteRendered } from '@planisphere/testkit/rendered';
import { mindOf } from '../src/minds.ts';
import { type Checkers, type Claim, type ComparedLines, checkClaim, separates } from '../src/review/claim.ts';
import { type Decided, decisionsOf } from '../src/review/decisions.ts';
import type { Claimant } from '../src/review/spoken.ts';
import { type Played, playedCourse, reconsidered } from './played-decisions.ts';
import { gradeToldBy } from './told-grade.ts';
import { differentlyTold } from './told-numbers.ts';

/** The lines that the command prints for the game, as text. */
async function* linesOf<T extends GameTypes>(
  game: Game<T>,
  played: Played,
  nodes: number,
): AsyncGenerator<string> {
  const mind = mindOf<T>(game)!;
  const [examiner, coach] = await Promise.all([mind.examiner!(), mind.coach!()]);
  const makers = { examiner, coach, nameOf: (seat: Seat) => played.bots[seat]! };
  for (const decided of decisionsOf(playedCourse(game, played), makers, { nodes })) {
    noteRendered([...Object.values(decided.say), ...Object.values(decided.hint).flat()]);
    yield JSON.stringify(decided);
  }
}

/** What a stranger reads from a line: the position, and the two lines that its claims compare. */
function readLine<T extends GameTypes>(
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

/** The faults of a line: claims that do not hold, tell nothing apart, or contradict a bar; languages that disagree. */
function faultsIn<T extends GameTypes, C extends Claim>(
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
  if (decided.bars.length > 0 && decided.bars.reduce((sum, { points }) => sum + points, 0) <= 0)
    faults.push('bars for the worse line');
  if (decided.value.best < decided.value.played) faults.push('the played line is better than the best');
  if (gradeToldBy(decided) !== decided.grade)
    faults.push(`graded ${decided.grade}, not ${gradeToldBy(decided)}`);
  faults.push(...differentlyTold(decided));
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

/** Counts over many decisions, printed at the end of a part. */
export class Count {
  readonly faults: string[] = [];
  decisions = 0;
  /** How many were searched and put into words. */
  searched = 0;
  late = 0;
  won = 0;
  claims = 0;
  refused = 0;
  /** By kind, of those that were changed. */
  readonly refusedOf: Record<string, number> = {};
  readonly told: Record<string, number> = {};

  refuse(kind: string): void {
    this.refused++;
    this.refusedOf[kind] = (this.refusedOf[kind] ?? 0) + 1;
  }

  /** Kinds that were told and of which nothing was refused: their checker might as well pass everything. */
  get unproved(): readonly string[] {
    return Object.keys(this.told).filter((kind) => this.refusedOf[kind] === undefined);
  }

  /** Counts a claim; returns how many of this kind there were, with this one. */
  claim(kind: string): number {
    this.claims++;
    this.told[kind] = (this.told[kind] ?? 0) + 1;
    return this.told[kind];
  }
}

/** A decision as `planisphere coach --json` writes it, as far as a claim is about it. */
export type Written = Pick<Decided, 'before' | 'seat' | 'played' | 'best' | 'next'>;

/** A coach, and the tests for its claims. */
export interface Held<T extends GameTypes, C extends Claim> {
  readonly game: Game<T>;
  readonly claimant: Claimant<T, C>;
  readonly begins?: (position: T['position']) => boolean;
  /** What is wrong with a claim, found without the checkers; undefined if it is true. */
  wrongIn(written: Written): (claim: C) => string | undefined;
  /** The claim with its fields changed one by one. */
  changed(claim: C): readonly C[];
  /** How many claims of each kind are changed. */
  readonly mutated: number;
}

/** Tests every claim of both lines that may be spoken, over all decisions of a game, without any search. */
export function holdGame<T extends GameTypes, C extends Claim>(
  held: Held<T, C>,
  played: Played,
  { others, count }: { readonly others: readonly string[]; readonly count: Count },
): void {
  const { game, claimant, begins } = held;
  for (const { compared, isLate, isWon } of reconsidered(playedCourse(game, played), others, begins)) {
    count.decisions++;
    if (isLate) count.late++;
    if (isWon) count.won++;
    const { before, seat, lines } = compared;
    const events = (line: readonly T['action'][]): readonly string[] =>
      line.map((action) => game.notation.makeEvent({ by: seat, action }));
    const written = {
      ...{ before: game.notation.make(before), seat },
      ...{ best: events(lines.best), played: events(lines.played) },
    };
    const claims = claimant
      .propose(compared, { parts: [], lost: true })
      .filter(({ claim, strength }) => strength > 0 && passes(claimant, claim, compared))
      .map(({ claim }) => claim);
    holdClaims(held, { claims, written, compared }, count);
  }
}

/** Tests what is said of a game after a search, in lines as the command prints them. */
export async function holdLines<T extends GameTypes, C extends Claim>(
  held: Held<T, C>,
  played: Played,
  { nodes, count }: { readonly nodes: number; readonly count: Count },
): Promise<void> {
  for await (const text of linesOf(held.game, played, nodes)) {
    count.decisions++;
    count.searched++;
    const read = readLine(held.game, text);
    count.faults.push(...faultsIn(read, held.claimant.checkers).map((fault) => `${text}\n${fault}`));
    const { decided, compared } = read;
    holdClaims(held, { claims: decided.claims as readonly C[], written: decided, compared }, count);
  }
}

interface Made<T extends GameTypes, C extends Claim> {
  readonly claims: readonly C[];
  readonly written: Written;
  readonly compared: ComparedLines<T>;
}

function holdClaims<T extends GameTypes, C extends Claim>(
  { claimant, wrongIn, changed, mutated }: Held<T, C>,
  { claims, written, compared }: Made<T, C>,
  count: Count,
): void {
  const wrong = wrongIn(written);
  const { before, seat, best, played, next } = written;
  const where = JSON.stringify({ before, seat, best, played, next });
  for (const claim of claims) {
    const fault = wrong(claim);
    if (fault !== undefined) count.faults.push(`${where}\n${JSON.stringify(claim)}: ${fault}`);
    if (count.claim(claim.kind) > mutated) continue;
    for (const other of changed(claim)) {
      // Another card or type may have the same merit: then the changed claim is true too.
      if (!passes(claimant, other, compared)) count.refuse(claim.kind);
      else if (wrong(other) !== undefined)
        count.faults.push(`${where}\n${JSON.stringify(other)}: passed although it was changed`);
    }
  }
}

function passes<T extends GameTypes, C extends Claim>(
  { checkers }: Claimant<T, C>,
  claim: C,
  compared: ComparedLines<T>,
): boolean {
  return checkClaim(checkers, claim, compared) === undefined && separates(checkers, claim, compared);
}

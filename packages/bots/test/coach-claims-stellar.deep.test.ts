// The coach of Stellar says nothing that is not so: every claim of many decisions is checked again from the written line, by the
// checkers and once more by hand. Some every day, 10,000 decisions with PLANISPHERE_LONG=1, or as many as PLANISPHERE_DECISIONS says
// from the game PLANISPHERE_FROM on: parts can be run one after the other.
import { stellar } from '@planisphere/stellar';
import { expect, it } from 'vitest';
import { checkClaim } from '../src/review/claim.ts';
import { stellarCheckers } from '../src/stellar/review/checkers.ts';
import type { StellarClaim } from '../src/stellar/review/claims.ts';
import { faultsIn, linesOf, mutationsOf, readLine } from './coach-claims.ts';
import {
  after,
  open,
  ownPoints,
  section,
  sheet,
  shown,
  stars,
  type TypeName,
  typeOf,
  unseen,
  withLaid,
  withNoted,
} from './stellar-by-hand.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const DECISIONS = LONG ? Number(process.env.PLANISPHERE_DECISIONS ?? 10_000) : 250;
const FROM = LONG ? Number(process.env.PLANISPHERE_FROM ?? 0) : 0;
/** Few: claims do not rest on the search, and a bad judge has to be honest too. */
const NODES = LONG ? 2 : 6;
/** All levels, and late, lost and won positions of every kind. The Master thinks long: it sits down now and then. */
const PAIRS = [
  ['random', 'amateur'],
  ['novice', 'random'],
  ['greedy', 'novice'],
  ['random', 'random'],
  ['amateur', 'greedy'],
  ['novice', 'novice'],
  ['astronomer', 'random'],
  ['amateur', 'novice'],
] as const;
const STRONG = [
  ['master', 'random'],
  ['astronomer', 'master'],
] as const;

const KINDS = Object.keys(stellarCheckers) as StellarClaim['kind'][];
const NAMES = {
  card: ['P1', 'M2', 'A3', 'C4', 'H5', 'S1', 'P6', 'H1', 'C2'],
  type: ['planet', 'moon', 'asteroid', 'cloud', 'hole'],
  section: ['top', 'middle', 'bottom'],
  area: ['tel', 'note'],
};

it('claims nothing that is not so', async () => {
  const told: Record<string, number> = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  const faults: string[] = [];
  let [decisions, spoken, refused] = [0, 0, 0];
  let game = FROM;
  for (; decisions < DECISIONS; game++) {
    const pairs = game % 20 === 19 ? STRONG : PAIRS;
    const bots = pairs[game % pairs.length]!;
    const options = { memory: game % 2 === 0, first: game % 3 === 0 ? 'random' : 'A' };
    for await (const text of linesOf(stellar, { options, bots, seed: `claims ${game}` }, NODES)) {
      decisions++;
      const read = readLine(stellar, text);
      faults.push(...faultsIn(read, stellarCheckers).map((fault) => `${text}\n${fault}`));
      for (const claim of read.decided.claims as readonly StellarClaim[]) {
        spoken++;
        told[claim.kind]!++;
        const wrong = byHand(claim, read.decided);
        if (wrong !== undefined) faults.push(`${text}\n${JSON.stringify(claim)}: by hand ${wrong}`);
        if (told[claim.kind]! > 40) continue;
        for (const changed of mutationsOf(claim, NAMES)) {
          // Another card or type may have the same merit; then it is so by hand too.
          if (checkClaim(stellarCheckers, changed, read.compared) !== undefined) refused++;
          else if (byHand(changed, read.decided) !== undefined)
            faults.push(`${text}\n${JSON.stringify(changed)}: passed although it was changed`);
        }
      }
    }
  }
  if (LONG) console.log(JSON.stringify({ from: FROM, next: game, decisions, spoken, refused, told }));
  expect(faults).toEqual([]);
  expect(spoken).toBeGreaterThan(decisions / 4);
  if (decisions >= 10_000) for (const kind of KINDS) expect(told[kind], kind).toBeGreaterThan(0);
}, 7_200_000);

/** Undefined where the claim is so by hand. */
function byHand(
  claim: StellarClaim,
  { before, best, played, next, seat }: ReturnType<typeof readLine>['decided'],
) {
  const lines = { best, played: next ?? played };
  const [own, rival] = seat === 0 ? ['A', 'B'] : ['B', 'A'];
  const [start, then] = [after(before, []), after(before, lines[claim.about])];
  const otherwise = after(before, lines[claim.about === 'best' ? 'played' : 'best']);
  const length = (table: typeof start, type: TypeName): readonly number[] =>
    sheet(table, own!).runs.map((runs) => {
      const [run] = runs[{ planet: 'P', moon: 'M', asteroid: 'A', cloud: 'C', hole: 'H' }[type]]!;
      return run === '' ? 0 : run!.split(',').length;
    });
  const runs = (table: typeof start, type: TypeName): readonly string[] =>
    sheet(table, own!).runs.flatMap(
      (each) => each[{ planet: 'P', moon: 'M', asteroid: 'A', cloud: 'C', hole: 'H' }[type]]!,
    );
  const isSo = (): boolean => {
    switch (claim.kind) {
      case 'run':
        return (
          then.noted.includes(claim.card) &&
          (claim.card[0] === 'S' || typeOf(claim.card[0]!) === claim.type) &&
          runs(then, claim.type).includes(claim.run.join()) &&
          length(start, claim.type).includes(claim.before) &&
          length(otherwise, claim.type).includes(claim.than) &&
          claim.run.length > Math.max(claim.before, claim.than) &&
          stars(then, own!, claim.type) === claim.stars &&
          claim.stars * claim.run.length === claim.points
        );
      case 'stars':
        return (
          then.laid.some(({ card, slot }) => card === claim.card && slot === claim.slot) &&
          typeOf(claim.card[0]!) === claim.type &&
          stars(start, own!, claim.type) === claim.before &&
          stars(then, own!, claim.type) === claim.stars &&
          stars(otherwise, own!, claim.type) === claim.than &&
          claim.stars > Math.max(claim.before, claim.than) &&
          length(then, claim.type).includes(claim.run) &&
          claim.stars * claim.run === claim.points
        );
      case 'gain': {
        const [now, more, less] = [start, then, otherwise].map((table) => ownPoints(table, own!));
        return more! - now! === claim.points && less! - now! === claim.than && claim.points > claim.than;
      }
      case 'section-lead':
      case 'section-total': {
        const [mine, least, most] = section(then, own!, claim.section);
        const [theirs, theirLeast, theirMost] = section(then, rival!, claim.section);
        const undecided = least <= theirMost && most >= theirLeast;
        const [other] = section(otherwise, own!, claim.section);
        const leads = claim.kind === 'section-total' || (mine > theirs && other <= theirs);
        return (
          mine === claim.own &&
          theirs === claim.rival &&
          other === claim.than &&
          mine > other &&
          undecided &&
          leads
        );
      }
      case 'section-won': {
        const wins = (table: typeof start): boolean =>
          section(table, own!, claim.section)[1] > section(table, rival!, claim.section)[2];
        return (
          section(then, own!, claim.section)[1] === claim.least &&
          section(then, rival!, claim.section)[2] === claim.most &&
          wins(then) &&
          !wins(otherwise)
        );
      }
      case 'diversity':
        return (
          then.laid.some(({ card }) => card === claim.card) &&
          !shown(start, own!).includes(typeOf(claim.card[0]!)) &&
          shown(then, own!).length === claim.types &&
          shown(otherwise, own!).length === claim.than &&
          claim.types > claim.than &&
          claim.missing.length === 5 - claim.types &&
          claim.missing.every((type) => !shown(then, own!).includes(type))
        );
      case 'blocks': {
        const now = ownPoints(start, rival!);
        const uses = [
          ownPoints(withNoted(start, rival!, claim.card), rival!),
          ...open(start, rival!, claim.card).map((slot) =>
            ownPoints(withLaid(start, rival!, [claim.card, slot]), rival!),
          ),
        ];
        return (
          start.row.includes(claim.card) &&
          !then.row.includes(claim.card) &&
          otherwise.row.includes(claim.card) &&
          start.turn < 21 &&
          Math.max(...uses) - now === claim.points
        );
      }
      case 'keeps-open': {
        const any = `${{ planet: 'P', moon: 'M', asteroid: 'A', cloud: 'C', hole: 'H' }[claim.type]}1`;
        return (
          open(then, own!, any).join() === claim.slots.join() &&
          claim.slots.length > 0 &&
          open(otherwise, own!, any).length === 0
        );
      }
      case 'holds': {
        const gain = (table: typeof start): number =>
          table.hand[own!]!.includes(claim.card)
            ? ownPoints(withNoted(table, own!, claim.card), own!) - ownPoints(table, own!)
            : 0;
        return (
          gain(then) === claim.points &&
          claim.points > gain(otherwise) &&
          runs(withNoted(then, own!, claim.card), claim.type).includes(claim.run.join())
        );
      }
      case 'odds': {
        const cards = unseen(then, own!);
        const adds = (card: string): boolean =>
          claim.area === 'note'
            ? ownPoints(withNoted(then, own!, card), own!) > ownPoints(then, own!)
            : card[0] !== 'S' && card[1] !== '6' && open(then, own!, card).length > 0;
        return (
          then.follows?.card === 'deck' &&
          then.follows.area === claim.area &&
          otherwise.follows?.card !== 'deck' &&
          cards.length === claim.of &&
          cards.filter(adds).length === claim.hits
        );
      }
    }
  };
  return isSo() ? undefined : 'it is not so';
}

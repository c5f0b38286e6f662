// What is true of a claim of Stellar's coach, by hand: from the text of the position and of both lines, as docs/review.md defines the
// claims. Nothing here is shared with the checkers.
import type { StellarClaim } from '../src/stellar/review/claims.ts';
import type { Written } from './coach-claims.ts';
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

/** Says of a claim about this decision what is wrong by hand; undefined where it is so. */
export function byHand({ before, best, played, next, seat }: Written) {
  const [start, better, worse] = [[], best, next ?? played].map((line) => after(before, line));
  const [own, rival] = seat === 0 ? ['A', 'B'] : ['B', 'A'];
  return (claim: StellarClaim): string | undefined => {
    const [then, otherwise] = claim.about === 'best' ? [better!, worse!] : [worse!, better!];
    return wrongIn(claim, { own: own!, rival: rival!, start: start!, then, otherwise });
  };
}

type Table = ReturnType<typeof after>;

interface Tables {
  readonly own: string;
  readonly rival: string;
  readonly start: Table;
  readonly then: Table;
  readonly otherwise: Table;
}

function wrongIn(claim: StellarClaim, { own, rival, start, then, otherwise }: Tables): string | undefined {
  const length = (table: typeof start, type: TypeName): readonly number[] =>
    sheet(table, own).runs.map((runs) => {
      const [run] = runs[{ planet: 'P', moon: 'M', asteroid: 'A', cloud: 'C', hole: 'H' }[type]]!;
      return run === '' ? 0 : run!.split(',').length;
    });
  const runs = (table: typeof start, type: TypeName): readonly string[] =>
    sheet(table, own).runs.flatMap(
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
          stars(then, own, claim.type) === claim.stars &&
          claim.stars * claim.run.length === claim.points
        );
      case 'stars':
        return (
          then.laid.some(({ card, slot }) => card === claim.card && slot === claim.slot) &&
          typeOf(claim.card[0]!) === claim.type &&
          stars(start, own, claim.type) === claim.before &&
          stars(then, own, claim.type) === claim.stars &&
          stars(otherwise, own, claim.type) === claim.than &&
          claim.stars > Math.max(claim.before, claim.than) &&
          length(then, claim.type).includes(claim.run) &&
          claim.stars * claim.run === claim.points
        );
      case 'gain': {
        const [now, more, less] = [start, then, otherwise].map((table) => ownPoints(table, own));
        return more! - now! === claim.points && less! - now! === claim.than && claim.points > claim.than;
      }
      case 'section-lead':
      case 'section-total': {
        const [mine, least, most] = section(then, own, claim.section);
        const [theirs, theirLeast, theirMost] = section(then, rival, claim.section);
        const undecided = least <= theirMost && most >= theirLeast;
        const [other] = section(otherwise, own, claim.section);
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
          section(table, own, claim.section)[1] > section(table, rival, claim.section)[2];
        return (
          section(then, own, claim.section)[1] === claim.least &&
          section(then, rival, claim.section)[2] === claim.most &&
          wins(then) &&
          !wins(otherwise)
        );
      }
      case 'diversity':
        return (
          then.laid.some(({ card }) => card === claim.card) &&
          !shown(start, own).includes(typeOf(claim.card[0]!)) &&
          shown(then, own).length === claim.types &&
          shown(otherwise, own).length === claim.than &&
          claim.types > claim.than &&
          claim.missing.length === 5 - claim.types &&
          claim.missing.every((type) => !shown(then, own).includes(type))
        );
      case 'blocks': {
        const now = ownPoints(start, rival);
        const uses = [
          ownPoints(withNoted(start, rival, claim.card), rival),
          ...open(start, rival, claim.card).map((slot) =>
            ownPoints(withLaid(start, rival, [claim.card, slot]), rival),
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
          open(then, own, any).join() === claim.slots.join() &&
          claim.slots.length > 0 &&
          open(otherwise, own, any).length === 0
        );
      }
      case 'holds': {
        const gain = (table: typeof start): number =>
          table.hand[own]!.includes(claim.card)
            ? ownPoints(withNoted(table, own, claim.card), own) - ownPoints(table, own)
            : 0;
        return (
          gain(then) === claim.points &&
          claim.points > gain(otherwise) &&
          runs(withNoted(then, own, claim.card), claim.type).includes(claim.run.join())
        );
      }
      case 'odds': {
        const cards = unseen(then, own);
        const adds = (card: string): boolean =>
          claim.area === 'note'
            ? ownPoints(withNoted(then, own, card), own) > ownPoints(then, own)
            : card[0] !== 'S' && card[1] !== '6' && open(then, own, card).length > 0;
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

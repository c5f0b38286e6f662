// The truth about a claim of Stellar's coach, by hand: from the text of the position and of both lines, as
// docs/review.md defines the claims. It shares nothing with the checkers.
import type { StellarClaim } from '../src/stellar/review/claims.ts';
import type { Written } from './coach-claims.ts';
import {
  after,
  open,
  ownPoints,
  type Section,
  section,
  sheet,
  shown,
  slotsIn,
  stars,
  type TypeName,
  typeOf,
  unseen,
  withLaid,
  withNoted,
  withoutNoted,
} from './stellar-by-hand.ts';

/** What is wrong by hand with a claim about this decision; undefined if it is true. */
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
  /** What a type scores, in every best assignment of the satellites. */
  const scored = (table: typeof start, type: TypeName): readonly number[] =>
    length(table, type).map((run) => run * stars(table, own, type));
  const scoresMore = (type: TypeName): boolean =>
    scored(then, type).some((more) => scored(otherwise, type).some((less) => more > less));
  /** The most points that a card of the row could bring the rival at once. */
  const worth = (card: string): number =>
    Math.max(
      ownPoints(withNoted(start, rival, card), rival),
      ...open(start, rival, card).map((slot) => ownPoints(withLaid(start, rival, [card, slot]), rival)),
    ) - ownPoints(start, rival);
  const inReach = (table: typeof start): number =>
    Math.max(
      ownPoints(table, own),
      ...table.hand[own]!.map((card) => ownPoints(withNoted(table, own, card), own)),
    );
  /** Whether the other line puts a card there that adds points, or stars. */
  const addsForSure = (area: string): boolean =>
    area === 'note'
      ? otherwise.noted.some(
          (card) => ownPoints(otherwise, own) > ownPoints(withoutNoted(otherwise, own, card), own),
        )
      : otherwise.laid.some(({ card }) => card[0] !== 'S' && card[1] !== '6');
  /** Whether this is the merit of a card of the played line that the better line has noted, or holds. */
  const isShared = (card: string): boolean =>
    claim.about === 'played' && [...otherwise.noted, ...otherwise.hand[own]!].includes(card);
  const laysIn = (name: string): boolean => then.used.some((slot) => slotsIn(name).includes(slot));
  const isSo = (): boolean => {
    switch (claim.kind) {
      case 'run':
        return (
          then.noted.includes(claim.card) &&
          !isShared(claim.card) &&
          (claim.card[0] === 'S' || typeOf(claim.card[0]!) === claim.type) &&
          runs(then, claim.type).includes(claim.run.join()) &&
          length(start, claim.type).includes(claim.before) &&
          length(otherwise, claim.type).includes(claim.than) &&
          claim.run.length > Math.max(claim.before, claim.than) &&
          stars(then, own, claim.type) === claim.stars &&
          claim.stars * claim.run.length === claim.points &&
          claim.gained > 0 &&
          claim.all > 0 &&
          sheet(then, own).points - sheet(start, own).points === claim.all &&
          scored(start, claim.type).includes(claim.points - claim.gained) &&
          scoresMore(claim.type)
        );
      case 'stars':
        return (
          then.laid.some(({ card, slot }) => card === claim.card && slot === claim.slot) &&
          !isShared(claim.card) &&
          typeOf(claim.card[0]!) === claim.type &&
          stars(start, own, claim.type) === claim.before &&
          stars(then, own, claim.type) === claim.stars &&
          stars(otherwise, own, claim.type) === claim.than &&
          claim.stars > Math.max(claim.before, claim.than) &&
          length(then, claim.type).includes(claim.run) &&
          claim.stars * claim.run === claim.points &&
          claim.gained > 0 &&
          claim.all > 0 &&
          sheet(then, own).points - sheet(start, own).points === claim.all &&
          scored(start, claim.type).includes(claim.points - claim.gained) &&
          scoresMore(claim.type)
        );
      case 'gain': {
        const [now, more, less] = [start, then, otherwise].map((table) => ownPoints(table, own));
        const winners = [start, then, otherwise].map((table) =>
          ['top', 'middle', 'bottom']
            .map((name) => Math.sign(section(table, own, name).total - section(table, rival, name).total))
            .join(),
        );
        return (
          more! - now! === claim.points &&
          less! - now! === claim.than &&
          claim.points > claim.than &&
          winners.every((each) => each === winners[0])
        );
      }
      case 'section-lead':
      case 'section-total': {
        const [was, mine, other] = [start, then, otherwise].map((table) =>
          section(table, own, claim.section),
        );
        const theirs = section(then, rival, claim.section);
        const isDecided = (each: Section): boolean =>
          each.stands > theirs.most || each.most < theirs.stands || each.free + theirs.free === 0;
        const leads =
          mine!.total > theirs.total &&
          mine!.stands > theirs.stands &&
          was!.stands <= theirs.stands &&
          other!.stands <= theirs.stands;
        return (
          laysIn(claim.section) &&
          mine!.total === claim.own &&
          mine!.free === claim.free &&
          theirs.total === claim.rival &&
          theirs.free === claim.rivalFree &&
          other!.stands === claim.than &&
          mine!.stands > other!.stands &&
          mine!.stands > was!.stands &&
          !isDecided(mine!) &&
          !isDecided(other!) &&
          (claim.kind === 'section-total' || leads)
        );
      }
      case 'section-won': {
        const [mine, theirs] = [own, rival].map((seat) => section(then, seat, claim.section));
        return (
          laysIn(claim.section) &&
          mine!.stands === claim.least &&
          mine!.free === claim.free &&
          theirs!.most === claim.most &&
          mine!.stands > theirs!.most &&
          section(otherwise, own, claim.section).stands <= section(otherwise, rival, claim.section).most
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
          claim.missing.every(
            (type) =>
              !shown(then, own).includes(type) &&
              [...then.row, ...then.hand[own]!, ...unseen(then, own)].some(
                (card) => card !== '_' && typeOf(card[0]!) === type,
              ),
          )
        );
      case 'blocks':
        return (
          start.row.includes(claim.card) &&
          !then.row.includes(claim.card) &&
          otherwise.row.includes(claim.card) &&
          start.turn < 21 &&
          worth(claim.card) === claim.points &&
          then.row.every((card) => card === '_' || worth(card) < claim.points)
        );
      case 'keeps-open': {
        const faceUp = (table: typeof start, card: string): number =>
          table.tel[own]!.filter((each) => each.startsWith(card[0]!)).length;
        const any = `${{ planet: 'P', moon: 'M', asteroid: 'A', cloud: 'C', hole: 'H' }[claim.type]}1`;
        return (
          then.used.length > 0 &&
          open(then, own, any).join() === claim.slots.join() &&
          claim.slots.length > 0 &&
          claim.slots.filter((slot) => !open(start, own, any).includes(slot)).join() ===
            claim.opened.join() &&
          open(otherwise, own, any).length === 0 &&
          faceUp(otherwise, any) <= faceUp(then, any)
        );
      }
      case 'holds': {
        const noted = ownPoints(withNoted(then, own, claim.card), own);
        const gain = (table: typeof start): number =>
          table.hand[own]!.includes(claim.card)
            ? ownPoints(withNoted(table, own, claim.card), own) - ownPoints(table, own)
            : 0;
        return (
          then.hand[own]!.includes(claim.card) &&
          !isShared(claim.card) &&
          noted - ownPoints(then, own) === claim.points &&
          claim.points > gain(otherwise) &&
          length(otherwise, claim.type).some((each) => each < claim.run.length) &&
          noted > inReach(otherwise) &&
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
          !addsForSure(claim.area) &&
          cards.length === claim.of &&
          cards.filter(adds).length === claim.hits
        );
      }
    }
  };
  return isSo() ? undefined : 'it is not so';
}

// Whether a claim about a line of Stellar is true, by the rules alone: the checker follows the line from the player's
// view and reads the resulting table. It uses nothing of the search, the net or the kernel.
import type { Seat } from '@planisphere/core';
import {
  type Card,
  isSatellite,
  NUMBER_OF,
  type Position,
  parseCard,
  ROUNDS,
  SECTION_SLOTS,
  type Section,
  STARS_OF,
  type Stellar,
  sideOf,
  TYPES,
} from '@planisphere/stellar';
import type { Checkers, ComparedLines, Subject } from '../../review/claim.ts';
import type { SectionClaim, StellarClaim } from './claims.ts';
import {
  anyOf,
  canStillCome,
  freeSlots,
  hasCard,
  haveSameSections,
  inRow,
  isNoted,
  mostInRow,
  notedGain,
  notedShare,
  openFor,
  otherOf,
  ownPoints,
  pointsInReach,
  type SectionSeen,
  scoreOf,
  sectionOf,
  shownOf,
  starPointsOf,
  typeOf,
  typesShown,
  usedGain,
} from './seen.ts';
import { followActions, type NamedStep, withNoted } from './steps.ts';

interface Lines {
  readonly seat: Seat;
  readonly before: Position;
  readonly steps: readonly NamedStep[];
  readonly after: Position;
  /** The other line, and where it leads. */
  readonly others: readonly NamedStep[];
  readonly otherwise: Position;
}

function follow({ before, seat, lines }: ComparedLines<Stellar>, about: Subject): Lines {
  const { steps, after } = followActions(before, seat, lines[about]);
  const other = followActions(before, seat, about === 'best' ? lines.played : lines.best);
  return { seat, before, steps, after, others: other.steps, otherwise: other.after };
}

function cardIn(written: string): Card | undefined {
  const parsed = parseCard(written);
  return parsed.ok ? parsed.value : undefined;
}

const isLaid = (step: NamedStep, card: Card, slot?: number): boolean =>
  step.do === 'lay' &&
  step.card === card &&
  step.to.area === 'tel' &&
  step.to.face === 'up' &&
  (slot === undefined || step.to.slot === slot);
const isList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** The first fault. */
function first(...faults: readonly (readonly [wrong: boolean, fault: string])[]): string | undefined {
  return faults.find(([wrong]) => wrong)?.[1];
}

function checkSection(claim: SectionClaim, compared: ComparedLines<Stellar>): string | undefined {
  const { seat, before, steps, after, otherwise } = follow(compared, claim.about);
  const [was, seen, then] = [before, after, otherwise].map((each) => sectionOf(each, seat, claim.section));
  const { own, rival, free, rivalFree } = claim;
  return first(
    [!steps.some((step) => isLaidIn(step, claim.section)), 'no card is laid there'],
    [seen!.own !== own || seen!.rival !== rival, `the section has ${seen!.own} to ${seen!.rival}`],
    [seen!.free !== free || seen!.rivalFree !== rivalFree, `${seen!.free} and ${seen!.rivalFree} are free`],
    [then!.stands !== claim.than, `the section stands at ${then!.stands} after the other line`],
    [seen!.stands <= Math.max(was!.stands, then!.stands), 'it stands no higher'],
    [seen!.decided || then!.decided, 'the section is decided'],
    [
      claim.kind === 'section-lead' && !(isAhead(seen!) && !isAhead(was!) && !isAhead(then!)),
      'it does not take the lead',
    ],
    // “Ahead, 4 to 6” puzzles a reader, however many slots are free.
    [claim.kind === 'section-lead' && own <= rival, 'what lies there is no more than the rival has'],
  );
}

const isAhead = ({ stands, rivalStands }: SectionSeen): boolean => stands > rivalStands;
const isLaidIn = (step: NamedStep, section: Section): boolean =>
  step.do === 'lay' && step.to.area === 'tel' && SECTION_SLOTS[section].includes(step.to.slot);

const allGained = ({ seat, before, after }: Lines): number =>
  starPointsOf(after, seat) - starPointsOf(before, seat);

/** What the played line has of a card is no merit of it if the better line has the same card too. */
function isShared(about: Subject, card: Card, { seat, others, otherwise }: Lines): boolean {
  return about === 'played' && hasCard({ steps: others, after: otherwise }, seat, card);
}
const SHARED = 'the better line has the card too';

export const stellarCheckers: Checkers<Stellar, StellarClaim> = {
  run: (claim, compared) => {
    const lines = follow(compared, claim.about);
    const { seat, before, steps, after, otherwise } = lines;
    const card = cardIn(claim.card);
    if (card === undefined || !steps.some((step) => isNoted(step, card))) return 'the card is not noted';
    const score = scoreOf(after, seat, claim.type);
    const [was, then] = [scoreOf(before, seat, claim.type), scoreOf(otherwise, seat, claim.type)];
    const counts = isSatellite(card)
      ? score.stars > 0 && score.satellites.includes(NUMBER_OF[card] as number)
      : typeOf(card) === claim.type;
    return first(
      [!counts, 'the card does not count for this type'],
      [isShared(claim.about, card, lines), SHARED],
      [!isList(score.run, claim.run), `the run is ${score.run.join()}`],
      [was.run.length !== claim.before, `the run was ${was.run.length} long`],
      [then.run.length !== claim.than, `the run is ${then.run.length} long after the other line`],
      [score.run.length <= Math.max(claim.before, claim.than), 'the run is no longer'],
      [score.stars !== claim.stars || score.points !== claim.points, `it scores ${score.points}`],
      [score.points - was.points !== claim.gained || claim.gained <= 0, `it scored ${was.points}`],
      [allGained(lines) !== claim.all || claim.all <= 0, `all types gain ${allGained(lines)}`],
      [score.points <= then.points, `the type scores ${then.points} after the other line`],
    );
  },
  stars: (claim, compared) => {
    const lines = follow(compared, claim.about);
    const { seat, before, steps, after, otherwise } = lines;
    const card = cardIn(claim.card);
    if (card === undefined || !steps.some((step) => isLaid(step, card, claim.slot)))
      return 'the card is not laid there face up';
    const score = scoreOf(after, seat, claim.type);
    const [was, then] = [scoreOf(before, seat, claim.type), scoreOf(otherwise, seat, claim.type)];
    return first(
      [typeOf(card) !== claim.type || STARS_OF[card] === 0, 'the card has no stars of this type'],
      [isShared(claim.about, card, lines), SHARED],
      [score.stars !== claim.stars || was.stars !== claim.before, `${was.stars} stars become ${score.stars}`],
      [then.stars !== claim.than, `the other line has ${then.stars} stars`],
      [claim.stars <= claim.than, 'it has no more stars than the other line'],
      [score.run.length !== claim.run || score.points !== claim.points, `they score ${score.points}`],
      [score.points - was.points !== claim.gained || claim.gained <= 0, `they scored ${was.points}`],
      [allGained(lines) !== claim.all || claim.all <= 0, `all types gain ${allGained(lines)}`],
      [score.points <= then.points, `the type scores ${then.points} after the other line`],
    );
  },
  gain: (claim, compared) => {
    const { seat, before, after, otherwise } = follow(compared, claim.about);
    const start = ownPoints(before, seat);
    const [gained, then] = [ownPoints(after, seat) - start, ownPoints(otherwise, seat) - start];
    return first(
      [gained !== claim.points, `it gains ${gained}`],
      [then !== claim.than, `the other line gains ${then}`],
      [claim.points <= 0 || claim.points <= claim.than, 'it gains no more'],
      [!haveSameSections([before, after, otherwise]), 'a section is won or lost too'],
    );
  },
  'section-lead': checkSection,
  'section-total': checkSection,
  'section-won': ({ about, section, least, most, free }, compared) => {
    const { seat, steps, after, otherwise } = follow(compared, about);
    const [seen, then] = [sectionOf(after, seat, section), sectionOf(otherwise, seat, section)];
    return first(
      [!steps.some((step) => isLaidIn(step, section)), 'no card is laid there'],
      [seen.stands !== least || seen.most !== most, `at least ${seen.stands} against at most ${seen.most}`],
      [seen.free !== free, `${seen.free} slots are free`],
      [least <= most, 'the section can still be lost'],
      [then.stands > then.most, 'the other line wins it too'],
    );
  },
  diversity: (claim, compared) => {
    const { seat, before, steps, after, otherwise } = follow(compared, claim.about);
    const card = cardIn(claim.card);
    if (card === undefined || !steps.some((step) => isLaid(step, card)))
      return 'the card is not laid face up';
    const [shown, was, then] = [after, before, otherwise].map((position) => typesShown(position, seat));
    const type = typeOf(card);
    return first(
      [type === undefined || was!.includes(type), 'the type showed before'],
      [
        shown!.length !== claim.types || then!.length !== claim.than,
        `${shown!.length} types, not ${then!.length}`,
      ],
      [claim.types <= claim.than, 'no more types than after the other line'],
      [
        !isList(
          TYPES.filter((each) => !shown!.includes(each)),
          claim.missing,
        ),
        'other types are missing',
      ],
      [
        freeSlots(after, seat) < claim.missing.length ||
          !claim.missing.every((each) => canStillCome(after, seat, each)),
        'all five are out of reach',
      ],
    );
  },
  blocks: ({ about, card: written, points }, compared) => {
    const { seat, before, after, otherwise } = follow(compared, about);
    const card = cardIn(written);
    if (card === undefined) return 'there is no such card';
    const worth = usedGain(before, otherOf(seat), card);
    return first(
      [inRow(after, card) > 0, 'the card is still in the row'],
      [inRow(otherwise, card) === 0, 'the other line takes it too'],
      [before.turn >= 2 * ROUNDS - 1, 'the rival has no turn left'],
      [worth !== points || points <= 0, `it is worth ${worth} to the rival`],
      [mostInRow(before, after.row, otherOf(seat)) >= points, 'the row has another card worth as much'],
    );
  },
  'keeps-open': ({ about, type, slots, opened }, compared) => {
    const { seat, before, steps, after, otherwise } = follow(compared, about);
    const open = openFor(after, seat, anyOf(type));
    const was = openFor(before, seat, anyOf(type));
    const more = open.filter((slot) => !was.includes(slot));
    return first(
      [!steps.some((step) => step.do === 'lay' && step.to.area === 'tel'), 'the slot is yet to be chosen'],
      [!isList(open, slots) || open.length === 0, `slots ${open.join()} are open`],
      [!isList(more, opened), `slots ${more.join()} were not open`],
      [openFor(otherwise, seat, anyOf(type)).length > 0, 'the other line keeps a slot open too'],
      [shownOf(otherwise, seat, type) > shownOf(after, seat, type), 'the other line fills it with the type'],
      [!canStillCome(after, seat, type), 'no card of the type can come any more'],
    );
  },
  holds: (claim, compared) => {
    const lines = follow(compared, claim.about);
    const { seat, after, otherwise } = lines;
    const card = cardIn(claim.card);
    if (card === undefined || !sideOf(after, seat).hand.includes(card)) return 'the card is not in the hand';
    const gain = notedGain(after, seat, card);
    const { run, satellites } = scoreOf(withNoted(after, seat, card), seat, claim.type);
    const counts = isSatellite(card)
      ? satellites.includes(NUMBER_OF[card] as number)
      : typeOf(card) === claim.type;
    const then = sideOf(otherwise, seat).hand.includes(card) ? notedGain(otherwise, seat, card) : 0;
    return first(
      [!counts, 'the card does not count for this type'],
      [isShared(claim.about, card, lines), SHARED],
      [gain !== claim.points || gain <= 0, `it brings ${gain}`],
      [!isList(run, claim.run), `the run is ${run.join()}`],
      [then >= gain, 'the other line holds it too'],
      [
        ownPoints(after, seat) + gain <= pointsInReach(otherwise, seat),
        'the other line has as many points in reach',
      ],
      [scoreOf(otherwise, seat, claim.type).run.length >= run.length, 'the other line has as long a run'],
    );
  },
  odds: ({ about, area, hits, of }, compared) => {
    const { seat, after, otherwise, others } = follow(compared, about);
    const counted = drawOdds(after, seat);
    return first(
      [counted === undefined || counted.area !== area, 'no card is drawn for there'],
      [counted?.hits !== hits || counted.of !== of, `${counted?.hits} of ${counted?.of}`],
      [hits <= 0, 'no card adds anything'],
      [drawOdds(otherwise, seat) !== undefined, 'the other line draws too'],
      [others.some((step) => addsTo(area, step, otherwise, seat)), 'the other line adds some for sure'],
    );
  },
};

interface DrawOdds {
  readonly area: 'tel' | 'note';
  readonly hits: number;
  readonly of: number;
}

/** Whether this step adds points to the notebook, or stars to the telescope. */
export function addsTo(area: 'tel' | 'note', step: NamedStep, after: Position, seat: Seat): boolean {
  if (step.do !== 'lay' || step.to.area !== area) return false;
  return area === 'note'
    ? notedShare(after, seat, step.card) > 0
    : step.to.face === 'up' && (STARS_OF[step.card] as number) > 0;
}

/**
 * Among the cards that the player has not seen: how many add points in the notebook, or stars face up in the telescope.
 * Undefined if none is drawn.
 */
export function drawOdds(after: Position, seat: Seat): DrawOdds | undefined {
  if (after.phase !== 'draw' || after.area === undefined) return undefined;
  const { area, unseen } = after;
  let [hits, of] = [0, 0];
  unseen.forEach((count, card) => {
    if (count <= 0) return;
    of += count;
    const adds =
      area === 'note'
        ? notedGain(after, seat, card) > 0
        : (STARS_OF[card] as number) > 0 && openFor(after, seat, card).length > 0;
    if (adds) hits += count;
  });
  return { area, hits, of };
}

// What the coach of Stellar might say of two lines: every merit of one over the other, with a guess at its importance.
// What the trials found of a part counts in full, what is visible at once counts half its points or by a rule of thumb.
import type { Seat } from '@planisphere/core';
import {
  type Card,
  isSatellite,
  makeCard,
  NUMBER_OF,
  type Position,
  parseCard,
  SECTION_SLOTS,
  SECTIONS,
  STARS_OF,
  type Stellar,
  sideOf,
  TYPES,
  type Type,
} from '@planisphere/stellar';
import { type ComparedLines, SUBJECTS, type Subject } from '../../review/claim.ts';
import type { Findings, Proposed } from '../../review/spoken.ts';
import { addsTo, drawOdds } from './checkers.ts';
import type { StellarClaim } from './claims.ts';
import {
  anyOf,
  hasCard,
  haveSameSections,
  inRow,
  mostInRow,
  notedGain,
  openFor,
  otherOf,
  ownPoints,
  pointsInReach,
  scoreOf,
  sectionOf,
  shownOf,
  starPointsOf,
  typeOf,
  typesShown,
  usedGain,
} from './seen.ts';
import { type Followed, followActions, withNoted } from './steps.ts';

/** A claim without its line, the points visible at once, and the part that shows the same. */
interface Merit {
  readonly claim: StellarClaim extends infer C ? (C extends StellarClaim ? Omit<C, 'about'> : never) : never;
  readonly seen: number;
  readonly part?: string;
}

interface Pair {
  readonly seat: Seat;
  readonly before: Position;
  readonly line: Followed;
  readonly other: Followed;
}

const SEEN_SHARE = 0.5;
/** Rules of thumb, in points: a section, a type, a place. */
const WON_POINTS = 10;
const LEAD_THUMB = 3;
const TOTAL_THUMB = 0.7;
const TYPE_THUMB = 2;
/** A smaller lead of a section is not worth mentioning, unless it changes the leader. */
const LEAST_HIGHER = 2;
/** With more types missing, all five are far away. */
const MOST_MISSING = 2;
const OPEN_THUMB = 2;
const HELD_SHARE = 0.6;
const BLOCKED_SHARE = 0.7;
const GAIN_SHARE = 0.8;
/** Smaller odds say little. */
const LEAST_ODDS = 0.3;
const ODDS_THUMB = 1.5;
/**
 * A star alone, a run of one card, a section that stands a little higher: filler, unless the trials found that they
 * matter.
 */
const SLIGHT: ReadonlySet<string> = new Set(['run', 'stars', 'section-total']);
const LEAST_SEEN = 2;
/** About points that the line brings at once, or nearly so. */
const POINTS: ReadonlySet<string> = new Set(['run', 'stars', 'diversity', 'gain']);
/** Fewer points are not worth mentioning. */
const LEAST_POINTS = 2;
/** A card that brings the rival fewer points is not worth mentioning. */
const LEAST_BLOCKED = 3;

export function propose(
  { before, seat, lines }: ComparedLines<Stellar>,
  { parts }: Findings,
): readonly Proposed<StellarClaim>[] {
  const followed = {
    best: followActions(before, seat, lines.best),
    played: followActions(before, seat, lines.played),
  };
  const known = (part: string | undefined): number => parts.find(({ name }) => name === part)?.points ?? 0;
  const pairOf = (about: Subject, other: Subject): Pair => ({
    ...{ seat, before, line: followed[about], other: followed[other] },
  });
  const best = meritsOf(pairOf('best', 'played'));
  const merits = {
    best,
    // A reader does not believe a merit of the played line that the better one has too.
    played: meritsOf(pairOf('played', 'best')).filter(
      ({ claim }) => !isShared(claim, { seat, merits: best, line: followed.best }),
    ),
  };
  // Points at once are no reason for a line that brings fewer of them, nor, by themselves, for one that brings as many.
  const more = ownPoints(followed.best.after, seat) - ownPoints(followed.played.after, seat);
  const isReason = ({ claim: { kind }, part }: Merit, about: Subject): boolean => {
    if (about === 'played' || more > 0 || !POINTS.has(kind)) return true;
    return more === 0 && (kind === 'diversity' || known(part) > 0);
  };
  return SUBJECTS.flatMap((about: Subject) => {
    const sign = about === 'best' ? 1 : -1;
    const told = merits[about].filter(
      ({ claim, seen, part }) => !SLIGHT.has(claim.kind) || seen >= LEAST_SEEN || sign * known(part) > 0,
    );
    return told.map((merit) => {
      const { claim, seen, part } = merit;
      return {
        claim: { ...claim, about } as StellarClaim,
        strength: isReason(merit, about) ? SEEN_SHARE * seen + Math.max(0, sign * known(part)) : 0,
        ...(part !== undefined && { part }),
      };
    });
  });
}

/** Whether the better line has the same card too, or the same run of the type by another one. */
function isShared(
  claim: Merit['claim'],
  best: { readonly seat: Seat; readonly merits: readonly Merit[]; readonly line: Followed },
): boolean {
  if (claim.kind !== 'run' && claim.kind !== 'stars' && claim.kind !== 'holds') return false;
  const card = parseCard(claim.card);
  if (card.ok && hasCard(best.line, best.seat, card.value)) return true;
  return (
    claim.kind !== 'stars' &&
    best.merits.some(
      ({ claim: other }) =>
        (other.kind === 'run' || other.kind === 'holds') &&
        other.type === claim.type &&
        other.run.join() === claim.run.join(),
    )
  );
}

function meritsOf(pair: Pair): readonly Merit[] {
  const byCard = [...runs(pair), ...stars(pair), ...held(pair)];
  const types = diversity(pair);
  const isCompleted = types.some(({ claim }) => claim.kind === 'diversity' && claim.missing.length === 0);
  return [
    ...byCard,
    ...sections(pair),
    ...types,
    ...blocks(pair),
    ...room(pair),
    ...odds(pair),
    // The sum of all points adds nothing if a single card explains them, or if the game ends with them.
    ...(byCard.length === 0 && !isCompleted && pair.line.steps[0]?.do !== 'keep' ? gains(pair) : []),
  ];
}

const partOf = (type: Type): string => `type.${type}`;

function runs({ seat, before, line, other }: Pair): readonly Merit[] {
  const all = starPointsOf(line.after, seat) - starPointsOf(before, seat);
  if (all <= 0) return [];
  return line.steps.flatMap((step) => {
    if (!(step.do === 'keep' || (step.do === 'lay' && step.to.area === 'note'))) return [];
    return TYPES.flatMap((type) => {
      if (!isSatellite(step.card) && typeOf(step.card) !== type) return [];
      const score = scoreOf(line.after, seat, type);
      if (isSatellite(step.card) && !score.satellites.includes(NUMBER_OF[step.card] as number)) return [];
      const [was, then] = [scoreOf(before, seat, type), scoreOf(other.after, seat, type)];
      const grown = score.run.length - Math.max(was.run.length, then.run.length);
      // A run of a type that shows no star is worth nothing yet.
      if (grown <= 0 || score.points <= then.points) return [];
      const claim = {
        ...({ kind: 'run', card: makeCard(step.card), type, run: score.run } as const),
        ...{ before: was.run.length, than: then.run.length, stars: score.stars },
        ...{ points: score.points, gained: score.points - was.points, all },
      };
      return [{ claim, seen: grown * score.stars, part: partOf(type) }];
    });
  });
}

function stars({ seat, before, line, other }: Pair): readonly Merit[] {
  const all = starPointsOf(line.after, seat) - starPointsOf(before, seat);
  if (all <= 0) return [];
  return line.steps.flatMap((step) => {
    if (step.do !== 'lay' || step.to.area !== 'tel' || step.to.face !== 'up') return [];
    const type = typeOf(step.card);
    if (type === undefined || STARS_OF[step.card] === 0) return [];
    const score = scoreOf(line.after, seat, type);
    const [was, then] = [scoreOf(before, seat, type), scoreOf(other.after, seat, type)];
    const gained = score.points - was.points;
    // Stars of a type without a run are worth nothing yet.
    if (score.stars <= then.stars || score.points <= then.points || gained <= 0) return [];
    const claim = {
      ...({ kind: 'stars', card: makeCard(step.card), slot: step.to.slot, type } as const),
      ...{ stars: score.stars, before: was.stars, than: then.stars },
      ...{ run: score.run.length, points: score.points, gained, all },
    };
    return [{ claim, seen: (score.stars - then.stars) * score.run.length, part: partOf(type) }];
  });
}

function held({ seat, line, other }: Pair): readonly Merit[] {
  return [...new Set(sideOf(line.after, seat).hand)].flatMap((card) => {
    const points = notedGain(line.after, seat, card);
    if (points < LEAST_POINTS) return [];
    const type = typeCounted(line.after, seat, card);
    // Something that the other line has noted, or holds as well, is not missing there.
    const then = sideOf(other.after, seat).hand.includes(card) ? notedGain(other.after, seat, card) : 0;
    const more = ownPoints(line.after, seat) + points - pointsInReach(other.after, seat);
    if (then >= points || more < LEAST_POINTS || type === undefined) return [];
    const { run } = scoreOf(withNoted(line.after, seat, card), seat, type);
    if (scoreOf(other.after, seat, type).run.length >= run.length) return [];
    const claim = { kind: 'holds', card: makeCard(card), type, run, points } as const;
    return [{ claim, seen: HELD_SHARE * Math.min(points, more), part: partOf(type) }];
  });
}

/** The type for which a card counts once it is noted. */
function typeCounted(position: Position, seat: Seat, card: Card): Type | undefined {
  if (!isSatellite(card)) return typeOf(card);
  const noted = withNoted(position, seat, card);
  return TYPES.find((type) => {
    const { satellites, stars: shown } = scoreOf(noted, seat, type);
    return shown > 0 && satellites.includes(NUMBER_OF[card] as number);
  });
}

function sections({ seat, before, line, other }: Pair): readonly Merit[] {
  const laid = line.steps.flatMap((step) =>
    step.do === 'lay' && step.to.area === 'tel' ? [step.to.slot] : [],
  );
  const section = SECTIONS.find((each) => laid.some((slot) => SECTION_SLOTS[each].includes(slot)));
  if (section === undefined) return [];
  const [was, seen, then] = [before, line.after, other.after].map((each) => sectionOf(each, seat, section));
  const part = `section.${section}`;
  const { own, rival, free, rivalFree, stands, rivalStands, most } = seen!;
  if (stands > most && then!.stands <= then!.most)
    return [{ claim: { kind: 'section-won', section, least: stands, most, free }, seen: WON_POINTS, part }];
  const more = stands - Math.max(was!.stands, then!.stands);
  // Against an empty section a total says nothing.
  if (more <= 0 || seen!.decided || then!.decided || rival === 0) return [];
  const takes = stands > rivalStands && was!.stands <= was!.rivalStands && then!.stands <= then!.rivalStands;
  const leads = takes && own > rival;
  if (!leads && more < LEAST_HIGHER) return [];
  // A lead means more the fewer slots are free.
  const filled = SECTION_SLOTS[section].length - free;
  return [
    {
      claim: {
        ...({ kind: leads ? 'section-lead' : 'section-total', section } as const),
        ...{ own, free, rival, rivalFree, than: then!.stands },
      },
      seen: leads ? LEAD_THUMB * filled : TOTAL_THUMB * more,
      part,
    },
  ];
}

function diversity({ seat, before, line, other }: Pair): readonly Merit[] {
  const [shown, then] = [typesShown(line.after, seat), typesShown(other.after, seat)];
  if (shown.length <= then.length) return [];
  const was = typesShown(before, seat);
  return line.steps.flatMap((step) => {
    if (step.do !== 'lay' || step.to.area !== 'tel' || step.to.face !== 'up') return [];
    const type = typeOf(step.card);
    if (type === undefined || was.includes(type)) return [];
    const missing = TYPES.filter((each) => !shown.includes(each));
    if (missing.length > MOST_MISSING) return [];
    const claim = {
      ...({ kind: 'diversity', card: makeCard(step.card), missing } as const),
      ...{ types: shown.length, than: then.length },
    };
    return [{ claim, seen: missing.length === 0 ? WON_POINTS : TYPE_THUMB, part: 'diversity' }];
  });
}

function blocks({ seat, before, line, other }: Pair): readonly Merit[] {
  return [...new Set(before.row)].flatMap((card) => {
    if (inRow(line.after, card) > 0 || inRow(other.after, card) === 0) return [];
    const points = usedGain(before, otherOf(seat), card);
    const less = points - mostInRow(before, line.after.row, otherOf(seat));
    if (less < LEAST_BLOCKED) return [];
    const type = typeOf(card);
    const merit = {
      claim: { kind: 'blocks', card: makeCard(card), points } as const,
      seen: BLOCKED_SHARE * less,
    };
    return [type === undefined ? merit : { ...merit, part: `rival.${type}` }];
  });
}

function room({ seat, before, line, other }: Pair): readonly Merit[] {
  // Before a line places a card in the telescope, every slot is open.
  if (!line.steps.some((step) => step.do === 'lay' && step.to.area === 'tel')) return [];
  const kept = TYPES.flatMap((type) => {
    const slots = openFor(line.after, seat, anyOf(type));
    if (slots.length === 0 || openFor(other.after, seat, anyOf(type)).length > 0) return [];
    // The last slot of a type is not lost if the type itself fills it.
    if (shownOf(other.after, seat, type) > shownOf(line.after, seat, type)) return [];
    const { run } = scoreOf(line.after, seat, type);
    const was = openFor(before, seat, anyOf(type));
    const opened = slots.filter((slot) => !was.includes(slot));
    const claim = { kind: 'keeps-open', type, slots, opened } as const;
    return [{ claim, seen: OPEN_THUMB * Math.max(1, run.length), part: partOf(type) }];
  });
  // One slot may be the last of several types: the claim is about the one with the longest run.
  return kept.toSorted((a, b) => b.seen - a.seen).slice(0, 1);
}

function odds({ seat, line, other }: Pair): readonly Merit[] {
  const drawn = drawOdds(line.after, seat);
  if (drawn === undefined || drawOdds(other.after, seat) !== undefined) return [];
  const { area, hits, of } = drawn;
  if (other.steps.some((step) => addsTo(area, step, other.after, seat))) return [];
  return hits < LEAST_ODDS * of ? [] : [{ claim: { kind: 'odds', area, hits, of }, seen: ODDS_THUMB }];
}

function gains({ seat, before, line, other }: Pair): readonly Merit[] {
  const start = ownPoints(before, seat);
  const [points, than] = [ownPoints(line.after, seat) - start, ownPoints(other.after, seat) - start];
  if (points <= 0 || points - than < LEAST_POINTS) return [];
  if (!haveSameSections([before, line.after, other.after])) return [];
  return [{ claim: { kind: 'gain', points, than }, seen: GAIN_SHARE * (points - than) }];
}

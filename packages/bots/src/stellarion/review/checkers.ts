// Checks what the coach of Stellarion claims: recounts each number from the position, the line and the rules. Nothing
// here knows the search, the net or the kernel of the bots.
import {
  canBeShared,
  DECKS,
  type Deck,
  GALAXIES,
  type Galaxy,
  isHopeless,
  isTyped,
  readiness,
  type Stellarion,
  TYPES,
  type Type,
} from '@planisphere/stellarion';
import type { Checkers, ComparedLines } from '../../review/claim.ts';
import { type ClaimOf, cardOfCode, type StellarionClaim } from './claims.ts';
import * as count from './counts.ts';
import { canBeWon } from './courses.ts';
import * as next from './next-turn.ts';
import { isComplete, isOver, otherOf, type Reached, reachedBy } from './reached.ts';

interface Lines {
  readonly own: Reached;
  readonly other: Reached;
}

/** A check of a claim about legal lines; undefined if it holds. */
type Check<C> = (claim: C, lines: Lines) => string | undefined;

function ofLines<C extends StellarionClaim>(check: Check<C>) {
  return (claim: C, compared: ComparedLines<Stellarion>): string | undefined => {
    const [own, other] = [reachedBy(compared, claim.about), reachedBy(compared, otherOf(claim.about))];
    if (own === undefined || other === undefined) return 'the line breaks a rule';
    return check(claim, { own, other });
  };
}

/** For lines with a complete turn; if a position may occur for the third time, the next turn is not counted. */
function ofTurns<C extends StellarionClaim>(check: Check<C>) {
  return ofLines<C>((claim, lines) => {
    if (!isComplete(lines.own) || !isComplete(lines.other)) return 'the turn goes on';
    if (lines.own.after.past.length > 0 || lines.other.after.past.length > 0)
      return 'positions may come again';
    return check(claim, lines);
  });
}

/** For two actions: spending meteors or proving a theory is none, so nothing is left over by it. */
function ofActions<C extends StellarionClaim>(check: Check<C>) {
  return ofLines<C>((claim, lines) =>
    isComplete(lines.own) && isComplete(lines.other) ? check(claim, lines) : 'one of the lines is no action',
  );
}

const NEARLY = 1e-9;

interface Figures {
  readonly stated: number;
  readonly instead: number;
  readonly count: (reached: Reached) => number;
}

/** Both numbers are right, and the line has more. */
function more({ own, other }: Lines, figures: Figures): string | undefined {
  const [ownCount, otherCount] = [figures.count(own), figures.count(other)];
  if (Math.abs(ownCount - figures.stated) > NEARLY) return `${ownCount}, not ${figures.stated}`;
  if (Math.abs(otherCount - figures.instead) > NEARLY) return `${otherCount} instead, not ${figures.instead}`;
  return ownCount > otherCount + NEARLY ? undefined : 'no more than the other line';
}

const galaxyNamed = (name: string): Galaxy => GALAXIES.indexOf(name as (typeof GALAXIES)[number]) as Galaxy;
const typeNamed = (name: string): Type => TYPES.indexOf(name as (typeof TYPES)[number]) as Type;
const unless = (holds: boolean, why: string): string | undefined => (holds ? undefined : why);

function checkLaunch(claim: ClaimOf<'launches'>, lines: Lines): string | undefined {
  const found = count
    .launchesIn(lines.own)
    .some(({ galaxy, star }) => GALAXIES[galaxy] === claim.galaxy && star === claim.star);
  if (!found) return `no such Launch to ${claim.galaxy}`;
  const stated = count.voyagesTaken(lines.own);
  return more(lines, { stated, instead: claim.instead, count: count.voyagesTaken });
}

function checkCrossing(claim: ClaimOf<'crosses'>, lines: Lines): string | undefined {
  const taken = count.takenBy(lines.own, 'take').map((galaxy) => GALAXIES[galaxy]);
  if (!lines.own.steps.some(({ action }) => action.kind === 'cross')) return 'no Crossing';
  if (taken.join() !== claim.galaxies.join()) return `takes ${taken.join()}`;
  const stated = count.voyagesTaken(lines.own);
  return more(lines, { stated, instead: claim.instead, count: count.voyagesTaken });
}

function checkSpending(claim: ClaimOf<'spends'>, lines: Lines): string | undefined {
  const spent = count.takenBy(lines.own, 'spend').map((galaxy) => GALAXIES[galaxy]);
  if (!spent.includes(claim.galaxy)) return `spends nothing on ${claim.galaxy}`;
  const stated = count.voyagesTaken(lines.own);
  return more(lines, { stated, instead: claim.instead, count: count.voyagesTaken });
}

function checkProving({ type }: ClaimOf<'proves'>, { own }: Lines): string | undefined {
  const proves = own.steps.some(
    ({ action, position }) => action.kind === 'prove' && position.theory === typeNamed(type),
  );
  return unless(proves, `does not prove ${type}`);
}

function checkNextTurn(claim: ClaimOf<'next-turn'>, lines: Lines): string | undefined {
  const galaxy = galaxyNamed(claim.galaxy);
  const { chance: stated, instead, hinge } = claim;
  const wrong = more(lines, { stated, instead, count: ({ after }) => next.launchChance(after, galaxy) });
  if (wrong !== undefined || hinge === undefined) return wrong;
  const { after } = lines.own;
  const card = cardOfCode(hinge.card);
  if (card === undefined || !isTyped(card) || card >> 2 !== galaxy)
    return `${hinge.card} is not of ${claim.galaxy}`;
  if (after.stage.kind === 'scan') return 'two cards are scanned first';
  if (next.sureCards(after).includes(card)) return `${hinge.card} is at hand`;
  const found = next.hingeOn(after, DECKS.indexOf(hinge.deck) as Deck, card);
  if (found?.weight !== hinge.weight || found.total !== hinge.total)
    return `${found?.weight} in ${found?.total} on ${hinge.deck}`;
  return unless(
    Math.abs(hinge.weight / hinge.total - stated) < NEARLY,
    'the Launch does not hang on it alone',
  );
}

function checkReady({ galaxy: name, instead }: ClaimOf<'keeps-ready'>, lines: Lines): string | undefined {
  const galaxy = galaxyNamed(name);
  if (readiness(lines.own.before)[galaxy]!.payable === undefined) return `${name} was not ready before`;
  return more(lines, { stated: 1, instead, count: ({ after }) => next.launchChance(after, galaxy) });
}

function checkHand(
  { card: code, chance: stated, instead }: ClaimOf<'at-hand'>,
  lines: Lines,
): string | undefined {
  const card = cardOfCode(code);
  if (card === undefined || !isTyped(card)) return `${code} is no card that pays`;
  if (!next.turnIsSure(lines.own.after) || !next.turnIsSure(lines.other.after)) return 'the game may be over';
  return more(lines, { stated, instead, count: ({ after }) => next.handChance(after, card) });
}

function checkProof(
  { type: name, chance: stated, instead }: ClaimOf<'proof'>,
  lines: Lines,
): string | undefined {
  const type = typeNamed(name);
  if (lines.own.after.theory !== type || lines.other.after.theory !== type)
    return `the theory is not that of ${name}`;
  return more(lines, { stated, instead, count: ({ after }) => next.theoryChance(after, type) });
}

function checkPair(
  { type: name, chance: stated, instead }: ClaimOf<'pair'>,
  lines: Lines,
): string | undefined {
  return more(lines, { stated, instead, count: ({ after }) => next.pairChance(after, typeNamed(name)) });
}

function checkCopies(claim: ClaimOf<'copies'>, lines: Lines): string | undefined {
  const card = cardOfCode(claim.card);
  if (card === undefined || !isTyped(card)) return `${claim.card} has no copies`;
  const left = count.toGo(lines.own.after, (card >> 2) as Galaxy);
  if (left !== claim.toGo || left === 0) return `${left} voyages to go`;
  return more(lines, {
    ...{ stated: claim.left, instead: claim.instead },
    count: ({ after }) => count.copiesLeft(after, card),
  });
}

function checkStation({ card: code, toGo }: ClaimOf<'stationed'>, { own, other }: Lines): string | undefined {
  const card = cardOfCode(code);
  if (card === undefined || !isTyped(card)) return `${code} is never in the Outpost`;
  const left = count.toGo(own.after, (card >> 2) as Galaxy);
  if (left !== toGo || left === 0) return `${left} voyages to go`;
  if (((own.after.outpost >> card) & 1) === 0) return `${code} is not in the Outpost`;
  return unless(((other.after.outpost >> card) & 1) === 0, `${code} is in the Outpost either way`);
}

function checkOpen({ shown }: ClaimOf<'keeps-open'>, { own, other }: Lines): string | undefined {
  if (other.after.ending !== undefined) return 'the other line ends the game';
  if (own.after.ending !== undefined) return 'the line ends the game';
  if (shown === 'counting') {
    if (!isHopeless(other.after)) return 'counting does not rule the other line out';
    return unless(!isHopeless(own.after), 'counting rules the line out as well');
  }
  if (isHopeless(other.after)) return 'counting rules the other line out already';
  if (canBeWon(other.after) !== false) return 'the other line may still win';
  return unless(canBeWon(own.after) === true, 'no course of the line wins');
}

function checkSurvival({ ending }: ClaimOf<'survives'>, { own, other }: Lines): string | undefined {
  if (own.after.ending !== undefined && own.after.ending !== 'won') return 'the line loses as well';
  return unless(other.after.ending === ending, `the other line ends ${other.after.ending ?? 'nothing'}`);
}

function checkUncovered({ galaxy }: ClaimOf<'uncovers'>, { own, other }: Lines): string | undefined {
  const shows = (reached: Reached): boolean => {
    const isThere = (position: Reached['after']): boolean =>
      count.uncoveredIn(position).some((each) => GALAXIES[each] === galaxy);
    return isThere(reached.after) && !isThere(reached.before);
  };
  return unless(shows(own) && !shows(other), `${galaxy} is not uncovered by this line alone`);
}

function checkUse({ waived }: ClaimOf<'uses-effect'>, { own, other }: Lines): string | undefined {
  if (count.wasted(own) !== undefined) return 'the line waives its effect too';
  return unless(
    count.wasted(other) === typeNamed(waived),
    `the other line does not waive ${waived}, or moves the sun by it`,
  );
}

export const stellarionCheckers: Checkers<Stellarion, StellarionClaim> = {
  wins: ofLines((_, { own }) => unless(own.after.ending === 'won', 'the game is not won')),
  survives: ofLines(checkSurvival),
  'keeps-open': ofLines(checkOpen),
  launches: ofLines(checkLaunch),
  crosses: ofLines(checkCrossing),
  spends: ofLines(checkSpending),
  proves: ofLines(checkProving),
  'next-turn': ofTurns(checkNextTurn),
  'keeps-ready': ofTurns(checkReady),
  proof: ofTurns(checkProof),
  crossing: ofTurns(({ chance: stated, instead }, lines) => {
    if (!canBeShared(lines.own.after) || !canBeShared(lines.other.after))
      return 'the voyages cannot be shared';
    return more(lines, { stated, instead, count: ({ after }) => next.holesChance(after) });
  }),
  'at-hand': ofTurns(checkHand),
  pair: ofTurns(checkPair),
  copies: ofActions(checkCopies),
  stationed: ofActions(checkStation),
  cards: ofActions(({ left: stated, instead }, lines) =>
    more(lines, { stated, instead, count: ({ after }) => count.cardsLeft(after) }),
  ),
  'uses-effect': ofLines(checkUse),
  stars: ofActions(({ left: stated, instead }, lines) =>
    more(lines, { stated, instead, count: ({ after }) => after.stars }),
  ),
  sun: ofActions(({ away: stated, instead }, lines) => {
    if (!lines.own.before.table.sun) return 'there is no sun';
    if (!isOver(lines.own) || !isOver(lines.other)) return 'the sun has still to move';
    return more(lines, { stated, instead, count: ({ after }) => count.spacesAway(after) });
  }),
  meteors: ofLines(({ collected: stated, instead }, lines) =>
    more(lines, { stated, instead, count: ({ after }) => after.collected }),
  ),
  holes: ofActions(({ showing: stated, instead }, lines) =>
    more(lines, { stated, instead, count: ({ after }) => count.holesShowing(after) }),
  ),
  mirrors: ofActions(({ left: stated, instead }, lines) =>
    more(lines, { stated, instead, count: ({ after }) => count.mirrorsLeft(after) }),
  ),
  uncovers: ofLines(checkUncovered),
};

// What might be said of two lines of Stellarion: every countable merit of either line, weighted by how often it
// decides. The checkers prove each before it is said.
import { GALAXIES, type Galaxy, isHopeless, type Stellarion } from '@planisphere/stellarion';
import type { ComparedLines, Subject } from '../../review/claim.ts';
import type { Findings, Proposed } from '../../review/spoken.ts';
import type { StellarionClaim } from './claims.ts';
import * as count from './counts.ts';
import { type Proposals, type Side, WEIGHTS } from './merits.ts';
import { nextTurn } from './merits-next-turn.ts';
import { effects, expansions, supplies } from './merits-supplies.ts';
import { prospectsOf } from './prospects.ts';
import { isComplete, reachedBy } from './reached.ts';

/** Less weight is not worth mentioning. */
const LEAST = 0.01;

export function propose(compared: ComparedLines<Stellarion>, findings: Findings): Proposals {
  const side = (about: Subject): Side | undefined => {
    const reached = reachedBy(compared, about);
    return reached && { about, reached, prospects: prospectsOf(reached.after) };
  };
  const [best, played] = [side('best'), side('played')];
  if (best === undefined || played === undefined) return [];
  const both = [...merits(best, played), ...merits(played, best), ...hopes(findings)];
  return withoutEchoes(
    inHope(both).filter(({ claim, strength }) => strength >= LEAST && isNews(claim, findings)),
  );
}

/**
 * Of a worse line after which no win is possible no merit is told. Where voyages count, the better line may be such a
 * one.
 */
function inHope(proposals: Proposals): Proposals {
  const isHope = ({ claim: { kind, about } }: Proposals[number]): boolean =>
    about === 'best' && (kind === 'wins' || kind === 'survives' || kind === 'keeps-open');
  return proposals.some(isHope) ? proposals.filter(({ claim }) => claim.about === 'best') : proposals;
}

/** The name of a line that waives its effect says so already; of the played line it is told. */
function isNews({ kind, about }: StellarionClaim, { lost }: Findings): boolean {
  return kind !== 'uses-effect' || (lost && about === 'best');
}

/**
 * A Launch that one card decides is as likely as the card: of merits with the same two chances only the strongest is
 * told. So is one merit of each card: that it is at hand, that it stays in the Outpost, or how many copies are left.
 */
function withoutEchoes(proposals: Proposals): Proposals {
  const told = new Set<string>();
  return proposals
    .toSorted((a, b) => b.strength - a.strength)
    .filter(({ claim }) => {
      const said = saidBy(claim);
      if (said.some((each) => told.has(each))) return false;
      for (const each of said) told.add(each);
      return true;
    });
}

function saidBy(claim: StellarionClaim): readonly string[] {
  const { about } = claim;
  const isOfCard = claim.kind === 'at-hand' || claim.kind === 'stationed' || claim.kind === 'copies';
  const card = isOfCard ? [`${about} ${claim.card}`] : [];
  const chance = claim.kind === 'keeps-ready' ? 1 : 'chance' in claim ? claim.chance : undefined;
  if (chance === undefined || !('instead' in claim)) return card;
  return [...card, `${about} ${chance.toFixed(6)} ${claim.instead.toFixed(6)}`];
}

function merits(own: Side, other: Side): Proposals {
  const ended = endings(own, other);
  // A win needs no other merit.
  if (ended.some(({ claim }) => claim.kind === 'wins')) return ended;
  return [
    ...ended,
    ...voyages(own, other),
    ...(isComplete(own.reached) && isComplete(other.reached)
      ? [...nextTurn(own, other), ...supplies(own, other)]
      : []),
    ...effects(own, other),
    ...expansions(own, other),
  ];
}

/** A claim if the examiner followed every course and found that only one of the two lines can still win. */
function hopes({ parts }: Findings): Proposals {
  const hope = parts.find(({ name }) => name === 'hope')?.points ?? 0;
  if (hope === 0) return [];
  const about = hope > 0 ? 'best' : 'played';
  return [{ claim: { kind: 'keeps-open', about, shown: 'courses' }, strength: WEIGHTS.open }];
}

function endings({ about, reached }: Side, other: Side): Proposals {
  const [own, theirs] = [reached.after, other.reached.after];
  if (own.ending === 'won') return [{ claim: { kind: 'wins', about }, strength: WEIGHTS.end }];
  const { ending } = theirs;
  if (ending !== undefined && ending !== 'won')
    return [{ claim: { kind: 'survives', about, ending }, strength: WEIGHTS.end }];
  if (own.ending !== undefined || ending !== undefined || isHopeless(own) || !isHopeless(theirs)) return [];
  return [{ claim: { kind: 'keeps-open', about, shown: 'counting' }, strength: WEIGHTS.open }];
}

function voyages({ about, reached }: Side, other: Side): Proposals {
  const instead = count.voyagesTaken(other.reached);
  const strength = WEIGHTS.voyage * (count.voyagesTaken(reached) - instead);
  const taken = count.takenBy(reached, 'take');
  const name = (galaxy: Galaxy) => GALAXIES[galaxy];
  return [
    ...count.launchesIn(reached).map(
      ({ galaxy, star }): Proposed<StellarionClaim> => ({
        claim: { kind: 'launches', about, galaxy: name(galaxy), star, instead },
        strength,
      }),
    ),
    ...(taken.length > 0
      ? [{ claim: { kind: 'crosses', about, galaxies: taken.map(name), instead } as const, strength }]
      : []),
    ...count.takenBy(reached, 'spend').map(
      (galaxy): Proposed<StellarionClaim> => ({
        claim: { kind: 'spends', about, galaxy: name(galaxy), instead },
        strength,
      }),
    ),
  ];
}

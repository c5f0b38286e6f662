// Every claim that is proposed of two lines holds, and no checker lets a changed number, another kind or swapped lines
// pass.
import { randomAction, type Seat } from '@planisphere/core';
import {
  type Action,
  type Board,
  type Drawing,
  drawings,
  KINDS,
  type Position,
  phaseOf,
  type StarExplorer,
  seatScore,
  starExplorer,
  taskOf,
} from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { type ComparedLines, checkClaim, separates } from '../src/review/claim.ts';
import { STAR_EXPLORER_LEVELS } from '../src/star-explorer/bots.ts';
import { starExplorerCheckers } from '../src/star-explorer/review/checkers.ts';
import type { StarExplorerClaim } from '../src/star-explorer/review/claims.ts';
import { en } from '../src/star-explorer/review/coach.en.ts';
import { fr } from '../src/star-explorer/review/coach.fr.ts';
import { proposeClaims } from '../src/star-explorer/review/propose.ts';
import { mostNow } from '../src/star-explorer/review/prospects.ts';
import { walkGame } from './star-explorer-walk.ts';

type Compared = ComparedLines<StarExplorer>;

const LONG = process.env.PLANISPHERE_LONG === '1';
const GAMES = LONG ? 60 : 3;

/** Two different decisions at every question of random games, alone and of two to four. */
function* comparisons(games: number): Iterable<Compared> {
  for (let seed = 0; seed < games; seed++) {
    const found: Compared[] = [];
    const bot = STAR_EXPLORER_LEVELS[seed % 2]!;
    walkGame({ seed, players: 1 + (seed % 4) }, ({ view, seat }, rng) => {
      const best = seed % 3 === 0 ? undefined : bot.choose(view, seat, rng);
      const played = randomAction(starExplorer, view, { seat, rng });
      const other = best ?? randomAction(starExplorer, view, { seat, rng });
      if (words(seat, played) !== words(seat, other))
        found.push({ before: view, seat, lines: { best: [other], played: [played] } });
      return other;
    });
    yield* found;
  }
}

function words(seat: Seat, action: Action): string {
  return starExplorer.notation.makeEvent({ by: seat, action });
}

const holds = (claim: StarExplorerClaim, compared: Compared): boolean =>
  checkClaim(starExplorerCheckers, claim, compared) === undefined;

/** The claim with one of its numbers or kinds changed. */
function* changed(claim: StarExplorerClaim): Iterable<StarExplorerClaim> {
  for (const [name, value] of Object.entries(claim)) {
    if (typeof value === 'number') {
      yield { ...claim, [name]: value + 1 };
      yield { ...claim, [name]: value - 0.25 };
    } else if (name === 'of' || name === 'to')
      for (const kind of KINDS) if (kind !== value) yield { ...claim, [name]: kind };
  }
  if (claim.kind === 'stars')
    for (const role of ['tile', 'before', 'both'] as const) if (role !== claim.role) yield { ...claim, role };
}

const swapped = ({ lines: { best, played }, ...rest }: Compared): Compared => ({
  ...rest,
  lines: { best: played, played: best },
});

describe('claims of Star Explorer', () => {
  const all = [...comparisons(GAMES)].map((compared) => ({ compared, claims: proposeClaims(compared) }));
  const kinds = new Set(all.flatMap(({ claims }) => claims.map(({ kind }) => kind)));

  it('hold as they are proposed, and tell the lines apart', () => {
    for (const { compared, claims } of all)
      for (const claim of claims) {
        expect(checkClaim(starExplorerCheckers, claim, compared), JSON.stringify(claim)).toBeUndefined();
        if (claim.kind !== 'same-kind') expect(separates(starExplorerCheckers, claim, compared)).toBe(true);
      }
  });

  it('come in every kind', () => {
    const rare = LONG ? [] : ['rank'];
    for (const kind of Object.keys(starExplorerCheckers))
      if (!rare.includes(kind)) expect(kinds, kind).toContain(kind);
  });

  it('are refused with any number or kind changed', () => {
    for (const { compared, claims } of all) {
      // By chance a claim with another kind may be another true one.
      const isTrue = (wrong: StarExplorerClaim): boolean =>
        claims.some((each) => JSON.stringify(each) === JSON.stringify(wrong));
      for (const claim of claims)
        for (const wrong of changed(claim))
          if (!isTrue(wrong))
            expect(holds(wrong, compared), `${JSON.stringify(claim)} → ${JSON.stringify(wrong)}`).toBe(false);
    }
  });

  it('are refused of swapped lines', () => {
    for (const { compared, claims } of all)
      for (const claim of claims)
        if (claim.kind !== 'same-kind')
          expect(holds(claim, swapped(compared)), JSON.stringify(claim)).toBe(false);
  });

  it('are refused of lines of another kind', () => {
    const draws = all.find(({ claims }) => claims.some(({ kind }) => kind === 'gain'))!;
    const sizes = all.find(({ claims }) => claims.some(({ kind }) => kind === 'brings'))!;
    for (const claim of draws.claims) expect(holds(claim, sizes.compared)).toBe(false);
    for (const claim of sizes.claims) expect(holds(claim, draws.compared)).toBe(false);
  });
});

it('counts the most of a tile as every legal drawing scored by the score sheet', () => {
  let counted = 0;
  walkGame({ seed: 5, players: 1 }, ({ view, seat }) => {
    const phase = phaseOf(view);
    if (phase.step === 'draw') {
      expect(mostNow(view, seat, phase.round)).toBe(mostByScoreSheet(view, seat, phase.round));
      counted++;
    }
    return undefined;
  });
  expect(counted).toBe(6);
});

function mostByScoreSheet(view: Position, seat: Seat, round: number): number {
  const board = view.boards[seat] as Board;
  const { tile, taken } = taskOf(board, round);
  const before = seatScore(board, round - 1).total;
  const totals = [...drawings(tile, taken)].map((drawing) => {
    const drawn: readonly Drawing[] = [
      ...(board.drawings.slice(0, round - 1) as readonly Drawing[]),
      drawing,
    ];
    return seatScore({ ...board, drawings: drawn }, round).total;
  });
  return Math.max(...totals) - before;
}

describe('two drawings over the same stars', () => {
  it('are told apart without the notation: one of them is another', () => {
    const before = starExplorer.notation.parse(
      '_ 5.10.8 | WBYRWRY RB B _ cep:d7-c7-d6-d7-e7-e6-d6 aqr:i10-j9-j8-i8-i7-h8,g8-h7-i7,h7-g6 gem:_',
    );
    const [best, played] = ['A draw III g3-h3-i3-j3-j2-i2-h2-g2', 'A draw III j3-i3-h3-g3-g2-h2-i2-j2'].map(
      (line) => {
        const event = starExplorer.notation.parseEvent(line);
        return event.ok && event.value.by !== 'chance' ? [event.value.action] : [];
      },
    );
    if (!before.ok) throw new Error(before.fault.message);
    const spoken = {
      compared: { before: before.value, seat: 0 as Seat, lines: { best: best!, played: played! } },
      mood: { best: 'now' as const, played: 'now' as const },
      nameOf: () => undefined,
    };
    expect(en.name('best', spoken)).toBe('Gemini at the top');
    expect(en.name('played', spoken)).toBe('another drawing of Gemini at the top');
    expect(fr.name('played', spoken)).toBe('un autre dessin de Gemini en haut');
    // If the best was played, the other drawing is what might have been.
    const lost = { ...spoken, mood: { best: 'would' as const, played: 'did' as const } };
    expect(en.name('best', lost)).toBe('another drawing of Gemini at the top');
    expect(en.name('played', lost)).toBe('Gemini at the top');
  });
});

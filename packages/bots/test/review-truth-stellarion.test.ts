// Is the review of Stellarion honest? Endgames in which the chance to win can be counted exactly by the rules, and so
// can the odds of the next turn: the grade must match the exact loss, and the sentence must name the true reason. A
// sample in every run, all positions with PLANISPHERE_LONG=1; docs/review.md has the figures.
import { createRng } from '@planisphere/core';
import { GALAXIES, type Galaxy, type Position, readiness, stellarion } from '@planisphere/stellarion';
import { expect, it } from 'vitest';
import { gradeOf } from '../src/review/grade.ts';
import { hintFor } from '../src/review/hint.ts';
import { momentOf } from '../src/review/moment.ts';
import { stellarionCoach } from '../src/stellarion/review/coach.ts';
import { stellarionExaminer } from '../src/stellarion/review/examiner.ts';
import { Exact, endgame, type Line, linesOf, readyOdds } from './stellarion-truth.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const POSITIONS = LONG ? 100 : 8;
const NODES = 160;
/** The least difference in chance between the best line and a bad one. */
const SPREAD = 0.08;
/** Positions in turn: the best line wins at once, makes the next turn sure, or (twice as often) leaves it open. */
const KINDS = ['now', 'sure', 'odds', 'odds'] as const;

interface Known {
  readonly view: Position;
  readonly galaxy: Galaxy;
  readonly lines: readonly { readonly line: Line; readonly after: Position; readonly chance: number }[];
}

/** The next endgame in which the decision matters. */
function nextKnown(seed: number, kind: (typeof KINDS)[number]): Known | undefined {
  const view = endgame(createRng(seed));
  if (view === undefined) return undefined;
  const wins = readiness(view).some(({ voyagesLeft, payable }) => voyagesLeft > 0 && payable !== undefined);
  if (wins !== (kind === 'now')) return undefined;
  const exact = new Exact();
  const lines: { line: Line; after: Position; chance: number }[] = [];
  for (const { line, after } of linesOf(view)) {
    const chance = exact.chanceOf(after);
    if (chance === undefined) return undefined;
    lines.push({ line, after, chance });
  }
  const chances = lines.map(({ chance }) => chance);
  if (lines.length < 2 || Math.max(...chances) - Math.min(...chances) < SPREAD) return undefined;
  if (kind !== 'now' && Math.max(...chances) > 0.999 !== (kind === 'sure')) return undefined;
  const galaxy = readiness(view).find(({ voyagesLeft }) => voyagesLeft > 0)!.galaxy;
  return { view, galaxy, lines: lines.toSorted((a, b) => b.chance - a.chance) };
}

const afterEvents = (view: Position, events: readonly string[]): Position =>
  events.reduce<Position>((position, line) => {
    const parsed = stellarion.notation.parseEvent(line);
    if (!parsed.ok) throw new Error(line);
    return stellarion.apply(position, parsed.value);
  }, view);

it('grades endgames of Stellarion as the exact loss asks, and names the true reason', () => {
  const tally = { positions: 0, best: 0, grades: 0, reasons: 0, named: 0 };
  for (let seed = 0; tally.positions < POSITIONS; seed++) {
    const known = nextKnown(seed, KINDS[tally.positions % KINDS.length]!);
    if (known === undefined) continue;
    const { view, galaxy, lines } = known;
    tally.positions++;
    const exact = new Exact();
    const top = lines[0]!.chance;
    const budget = () => ({ rng: createRng(seed), nodes: NODES });
    const tools = { game: stellarion, examiner: stellarionExaminer };
    const found = hintFor(tools, { view, seat: 0, players: 1 }, budget());
    if (exact.chanceOf(afterEvents(view, found?.played.events ?? []))! >= top - 0.05) tally.best++;
    // If some chance is left, the bad line is not the worst one.
    const bad = lines.filter(({ chance }) => chance <= top - SPREAD);
    const fair = bad.filter(({ chance }) => chance > 0);
    const choice = fair.length > 0 ? fair : bad;
    const chosen = choice[createRng(seed).next() % choice.length]!;
    const examined = stellarionExaminer.examine({ view, seat: 0, played: chosen.line }, budget())!;
    const moment = momentOf(stellarion, { seat: 0, from: 0, to: 0 }, { examined, unit: 'chance' });
    const other = afterEvents(view, moment.other.events);
    expect(moment.played.value).toBeCloseTo(chosen.chance, 9);
    if (moment.grade === gradeOf({ unit: 'chance', loss: top - chosen.chance, lead: 0, error: 0, from: top }))
      tally.grades++;
    const telling = { moment, before: view, locale: 'en' as const, nameOf: () => undefined };
    const said = stellarionCoach.review(telling).join(' ');
    const truth = trueReason(galaxy, { better: other, worse: chosen.after }, exact);
    if (truth === undefined) continue;
    tally.reasons++;
    if (truth.test(said)) tally.named++;
    else if (LONG)
      console.log(
        stellarion.notation.make(view),
        '|',
        moment.played.events,
        moment.other.events,
        said,
        truth,
      );
  }
  if (LONG) console.log(JSON.stringify(tally));
  expect(tally.positions).toBe(POSITIONS);
  expect(tally.best).toBe(POSITIONS);
  expect(tally.grades).toBe(POSITIONS);
  expect(tally.named / tally.reasons).toBeGreaterThanOrEqual(0.95);
}, 1_200_000);

/** What the sentence must say: the win, the odds of the next launch, or that only one of the two can still win. */
function trueReason(
  galaxy: Galaxy,
  { better, worse }: { better: Position; worse: Position },
  exact: Exact,
): RegExp | undefined {
  if (better.ending === 'won') return /won the game at once/;
  if (worse.ending !== undefined) return /the game was lost at once/;
  const [odds, less] = [readyOdds(better, galaxy), readyOdds(worse, galaxy)];
  const name = `${GALAXIES[galaxy]![0]!.toUpperCase()}${GALAXIES[galaxy]!.slice(1)}`;
  const percent = Math.round(100 * odds);
  const launch =
    percent === 100
      ? `sure of a launch to ${name}|a launch to ${name} ready`
      : `launch to ${name} next turn ${percent} %`;
  if (odds > less + 0.02)
    return exact.chanceOf(worse) === 0 ? new RegExp(`${launch}|within reach|no longer`) : new RegExp(launch);
  return exact.chanceOf(worse) === 0 && exact.chanceOf(better)! > 0
    ? /within reach|no longer|copies|copy/
    : undefined;
}

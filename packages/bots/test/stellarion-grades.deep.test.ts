// Random play gets bad grades: a player who waives every effect, or takes any legal action, gets few good grades, and
// the Master gets hardly any other. One waiving game in every deep run; all set-ups with PLANISPHERE_LONG=1, or the
// one with the number PLANISPHERE_SETUP, and only the player PLANISPHERE_PLAYER if given. docs/review.md has the
// figures.
import { createDealer, newCourse, rngOf } from '@planisphere/core';
import { decodeOptions, type Stellarion, stellarion } from '@planisphere/stellarion';
import { expect, it } from 'vitest';
import { mindOf } from '../src/minds.ts';
import { findBot } from '../src/registry.ts';
import { GRADES, type Grade } from '../src/review/grade.ts';
import { reviewMatch } from '../src/review/review.ts';
import { SET_UPS, type SetUp } from './stellarion-comparisons.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const GAMES = LONG ? Number(process.env.PLANISPHERE_GAMES ?? 2) : 1;
const SETUP = process.env.PLANISPHERE_SETUP;
const SEED = process.env.PLANISPHERE_SEED ?? 'grades';
const EVERYBODY = ['random', 'waiving', 'master'] as const;
type Player = (typeof EVERYBODY)[number];
const PLAYER = LONG ? process.env.PLANISPHERE_PLAYER : 'waiving';
const PLAYERS: readonly Player[] = EVERYBODY.filter((player) => PLAYER === undefined || PLAYER === player);
const CHOSEN = LONG ? SET_UPS.slice(0, 12) : SET_UPS.slice(0, 1);

function played({ options, players }: SetUp, player: Player, seed: string) {
  const decoded = decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  const [dealer, rng] = [createDealer(seed), rngOf(seed)];
  const bot = findBot(stellarion, player === 'waiving' ? 'amateur' : player)!;
  let course = newCourse(stellarion, decoded.value, players).settle(dealer);
  for (let { awaiting } = course; awaiting.kind === 'seats'; { awaiting } = course) {
    const seat = awaiting.seats[0]!;
    const waive = [...stellarion.legal(course.state, seat)].find(({ kind }) => kind === 'waive');
    const action = player === 'waiving' ? waive : undefined;
    course = course.with({ by: seat, action: action ?? bot.choose(course.state, seat, rng) }).settle(dealer);
  }
  return course;
}

it.each(CHOSEN.filter((_, index) => SETUP === undefined || index === Number(SETUP)))(
  'grades $players players of Stellarion with $options by what they gave away',
  async (setUp) => {
    const mind = mindOf<Stellarion>(stellarion)!;
    const examiner = await mind.examiner!();
    // The long run searches as much as the app does.
    const effort = LONG ? { nodes: mind.effort.review, whole: mind.effort.wholeReview } : { nodes: 40 };
    for (const player of PLAYERS) {
      const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;
      for (let game = 0; game < GAMES; game++) {
        const course = played(setUp, player, `${SEED} ${game}`);
        const { review } = [...reviewMatch(course, examiner, effort)].at(-1)!;
        for (const { moment } of review.passages) if (moment !== undefined) counts[moment.grade]++;
      }
      const all = GRADES.reduce((sum, grade) => sum + counts[grade], 0);
      const good = (counts.good + counts.great) / all;
      if (LONG) console.log(JSON.stringify(setUp), player, all, JSON.stringify(counts), good.toFixed(2));
      if (player === 'master') expect.soft(good).toBeGreaterThanOrEqual(0.95);
      else expect.soft(good, player).toBeLessThanOrEqual(1 / 3);
    }
  },
  3_600_000,
);

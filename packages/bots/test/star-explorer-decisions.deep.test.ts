// Everything that the coach of Star Explorer says of whole games is true: a stranger reads it as JSON and looks
// everything up. A few games in every deep run. With PLANISPHERE_LONG=1: as many decisions as PLANISPHERE_DECISIONS
// says, of PLANISPHERE_PLAYERS players, from game PLANISPHERE_FROM on, so that parts can run one after another.
import { createDealer, newCourse, rngOf } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { noteRendered } from '@planisphere/testkit/rendered';
import { expect, it } from 'vitest';
import { findBot } from '../src/registry.ts';
import { decisionsOf } from '../src/review/decisions.ts';
import { starExplorerCoach } from '../src/star-explorer/review/coach.ts';
import { starExplorerExaminer } from '../src/star-explorer/review/examiner.ts';
import { faultsIn, type Told } from './star-explorer-stranger.ts';
import { gradeToldBy } from './told-grade.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const PLAYERS = LONG ? [Number(process.env.PLANISPHERE_PLAYERS ?? 1)] : [1, 3];
const FROM = LONG ? Number(process.env.PLANISPHERE_FROM ?? 0) : 0;
const DECISIONS = LONG ? Number(process.env.PLANISPHERE_DECISIONS ?? 10_000) : 12;
/** Few nodes: a bad judge must be honest too. */
const NODES = 24;
/** One decision in so many is compared with all legal drawings. */
const THOROUGH = LONG ? 40 : 6;
const BOTS = ['random', 'novice', 'greedy', 'amateur', 'random', 'astronomer'];
/** The Master thinks long, so it plays only sometimes. */
const STRONG_EVERY = 40;

function seatedAt(game: number, players: number): readonly string[] {
  const bots = Array.from({ length: players }, (_, seat) => BOTS[(game + seat * 2) % BOTS.length]!);
  return game % STRONG_EVERY === STRONG_EVERY - 1 ? ['master', ...bots.slice(1)] : bots;
}

/** A finished game of these bots. */
function playedBy(bots: readonly string[], seed: string) {
  const dealer = createDealer(seed);
  const rngs = bots.map((_, seat) => rngOf(`${seed} ${seat}`));
  let course = newCourse(starExplorer, { first: 'random' }, bots.length).settle(dealer);
  for (let { awaiting } = course; awaiting.kind === 'seats'; { awaiting } = course) {
    const seat = awaiting.seats[0]!;
    const action = findBot(starExplorer, bots[seat]!)!.choose(course.viewOf(seat), seat, rngs[seat]!);
    course = course.with({ by: seat, action }).settle(dealer);
  }
  return course;
}

it.each(PLAYERS)(
  'says nothing false of games for %i',
  (players) => {
    const makers = {
      examiner: starExplorerExaminer,
      coach: starExplorerCoach,
      nameOf: (seat: number) => `Bot ${seat}`,
    };
    const counts: Record<string, number> = {};
    let [read, game] = [0, FROM];
    for (; read < DECISIONS; game++) {
      const course = playedBy(seatedAt(game, players), `stranger ${players} ${game}`);
      for (const decided of decisionsOf(course, makers, { nodes: NODES })) {
        noteRendered([...Object.values(decided.say), ...Object.values(decided.hint).flat()]);
        const told = JSON.parse(JSON.stringify(decided)) as Told;
        expect(faultsIn(told, read % THOROUGH === 0), JSON.stringify(told)).toEqual([]);
        expect(gradeToldBy(decided), JSON.stringify(told)).toBe(decided.grade);
        for (const { kind } of told.claims) counts[kind] = (counts[kind] ?? 0) + 1;
        read++;
      }
    }
    if (LONG) console.log(JSON.stringify({ players, from: FROM, next: game, decisions: read, counts }));
    expect(Object.keys(counts).length).toBeGreaterThan(4);
  },
  36_000_000,
);

it('is no stranger who believes anything', () => {
  const makers = {
    examiner: starExplorerExaminer,
    coach: starExplorerCoach,
    nameOf: (seat: number) => `Bot ${seat}`,
  };
  const all = [...decisionsOf(playedBy(['random'], 'doubt'), makers, { nodes: NODES })];
  const said = all.filter(({ claims }) => claims.length > 0);
  expect(said.length).toBeGreaterThan(3);
  for (const decided of said) {
    const told = JSON.parse(JSON.stringify(decided)) as Told;
    const wrong = told.claims.map((claim) => {
      const [name] = Object.keys(claim).filter((key) => typeof claim[key] === 'number');
      return name === undefined
        ? { ...claim, of: 'green' }
        : { ...claim, [name]: (claim[name] as number) + 1 };
    });
    expect(faultsIn({ ...told, claims: wrong }, false).length).toBeGreaterThan(0);
    for (const text of [told.say.fr, told.hint.en[1]!]) {
      const other = text.replace(/\d+/, (count) => String(Number(count) + 1));
      const say = text === told.say.fr ? { ...told.say, fr: other } : told.say;
      const hint = text === told.say.fr ? told.hint : { ...told.hint, en: told.hint.en.with(1, other) };
      expect(faultsIn({ ...told, say, hint }, false).length > 0, other).toBe(text !== other);
    }
  }
});

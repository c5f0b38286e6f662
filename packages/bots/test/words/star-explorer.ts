// What the coach of Star Explorer can say: every claim about possible drawings, with values for each of its sentences.
import { createDealer, LOCALES, type Locale, newCourse, type Seat } from '@planisphere/core';
import { type StarExplorer, starExplorer } from '@planisphere/star-explorer';
import type { Spoken, Tongue } from '../../src/review/coach.ts';
import type { StarExplorerClaim } from '../../src/star-explorer/review/claims.ts';
import { en } from '../../src/star-explorer/review/coach.en.ts';
import { fr } from '../../src/star-explorer/review/coach.fr.ts';
import { type Mark, markOf } from '../../src/star-explorer/review/spoken-lines.ts';
import { MOODS, READERS, type Say } from './say.ts';

const TONGUES: Readonly<Record<Locale, Tongue<StarExplorer, StarExplorerClaim>>> = { en, fr };

const NOW = { best: 'now', played: 'now' } as const;
type Lines = readonly [before: string, best: string, played: string];
/** Crater is due in round II. */
const CRATER = '_ 5.8 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:_';
const NOTHING = 'A draw II none';
const DRAWINGS = [...starExplorer.legal(parsed(CRATER), 0)].map((action) =>
  starExplorer.notation.makeEvent({ by: 0, action }),
);

/** The first two drawings that differ in this alone. */
function apart(by: Mark['by']): Lines {
  const some = DRAWINGS.slice(0, by === 'axis' ? 400 : 60).filter((line) => line !== NOTHING);
  for (const best of some)
    for (const played of some) {
      const mark = markOf(
        spoken([CRATER, best, played], NOW, () => undefined),
        'played',
      );
      if (mark?.by === by) return [CRATER, best, played];
    }
  throw new Error(`no two drawings differ by ${by}`);
}
type Twofold = Readonly<Record<'count' | 'than' | 'points', number>>;
/** None, one and several, against each other. */
const TWOFOLD: readonly Twofold[] = [
  { count: 1, than: 0, points: 2 },
  { count: 2, than: 1, points: 1 },
  { count: 5, than: 3, points: 4 },
];
const about = 'best' as const;

/** By kind: a new claim that is not said does not compile. */
const CLAIMS: {
  readonly [Kind in StarExplorerClaim['kind']]: readonly (StarExplorerClaim & { readonly kind: Kind })[];
} = {
  gain: [
    { kind: 'gain', about, points: 12, than: 7 },
    { kind: 'gain', about, points: 1, than: -2 },
    { kind: 'gain', about, points: -1, than: -4 },
  ],
  most: [
    { kind: 'most', about, points: 14, than: 11 },
    { kind: 'most', about, points: -2, than: -4 },
  ],
  stars: (['tile', 'before', 'both'] as const).flatMap((role) =>
    TWOFOLD.map((two) => ({ kind: 'stars', about, of: 'blue', role, ...two }) as const),
  ),
  lines: TWOFOLD.flatMap((two) => [
    { kind: 'lines', about, of: 'red', to: 'white', ...two },
    { kind: 'lines', about, of: 'yellow', to: 'yellow', ...two },
  ]),
  central: TWOFOLD.map((two) => ({ kind: 'central', about, ...two }) as const),
  axis: TWOFOLD.map((two) => ({ kind: 'axis', about, ...two }) as const),
  outer: TWOFOLD.map((two) => ({ kind: 'outer', about, ...two }) as const),
  out: [
    { kind: 'out', about, count: 0, than: 1, points: 3 },
    { kind: 'out', about, count: 1, than: 3, points: 6 },
  ],
  free: [
    { kind: 'free', about, of: 'white', count: 4, than: 2, tiles: 1 },
    { kind: 'free', about, of: 'red', count: 1, than: 0, tiles: 3 },
  ],
  'next-round': [{ kind: 'next-round', about, points: 9.25, than: 7.5 }],
  rank: [{ kind: 'rank', about, points: 74, rank: 4, than: 3 }],
  brings: [{ kind: 'brings', about, points: 9.25, than: 7.5 }],
  gives: [{ kind: 'gives', about, points: 5.5, than: 8 }],
  'same-kind': [{ kind: 'same-kind', about, of: 'blue', points: 4 }],
  tiles: [
    { kind: 'tiles', about, of: 'white', count: 3, than: 1 },
    { kind: 'tiles', about, of: 'white', count: 1, than: 0 },
  ],
};

/** Two players before round VI. */
const SIX = [
  'B 10.9.8.7.7',
  'YRRYYBR YB B R peg:e11-e10-e9-f9,h10-h9-g8-f8-e9-d8-e7-f8 leo:h6-g5-h4-i4-j4-k4,i4-i3-j2 aur:k6-j7-i8-h7-i6-i5-j5-k6-k5-j5 lyn:d6-e5-f5-g4-g3-h2-i2 umi:d3-d4-c4-c3-d3-e3-f2-g1',
  'WYYBRBY RY R Y her:c10-c9-d9-e10,c9-c8-d8-d9,c8-b7-a6,d8-e7-f7 vir:h10-h9-h8-g8-f8,h8-h7-g6-f5,h7-i6 crt:h6-i5-i4-h3-g3-f4,i4-j3-i2-h3 aql:b6-c5-d4-d5-e5,d5-e4,d4-c3 ori:b3-c2-d2-e2-e3,e2-f1',
].join(' | ');
const SIDES: Lines = ['_ _ | WYBRRBY RB _ _', 'A side red', 'A side blue'];

/** The same stars, joined otherwise. */
const ROUND_ONE: Lines = [
  '_ 5 | WYBRRBY RB R _ cep:_',
  'A draw I e10-d11-e11-e10-f10',
  'A draw I d11-e11-e10-f10-e11',
];

/** Drawings that differ in place, in points, in stars, in the picture alone, or in being drawn at all; and calls. */
const LINES: readonly Lines[] = [
  ...(['points', 'stars', 'outer', 'central', 'axis', 'another'] as const).map(apart),
  ROUND_ONE,
  ...DRAWINGS.filter((_, index) => index % 400 === 0).map((line): Lines => [CRATER, line, NOTHING]),
  [CRATER, NOTHING, DRAWINGS[1] as string],
  // The most that Crater allows.
  [CRATER, 'A draw II i7-h6-h5-g4-h3-i4-h5,k5-j4-i4', NOTHING],
  ['_ 5 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9', 'A size 8', 'A size 6'],
  ['_ 5.7 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9', 'A seven blue', 'A seven yellow'],
  [SIX, 'B size 5', 'B size 6'],
  SIDES,
];

/** The first call of a size among so many players. */
function calling(players: number): Lines {
  const dealer = createDealer('a size');
  let course = newCourse(starExplorer, { first: 'A' }, players).settle(dealer);
  for (let { awaiting } = course; awaiting.kind === 'seats'; { awaiting } = course) {
    const by = awaiting.seats[0]!;
    const sizes = [...starExplorer.legal(course.state, by)].filter((action) => action.do === 'size');
    const [best, played] = sizes.map((action) => starExplorer.notation.makeEvent({ by, action }));
    if (best !== undefined && played !== undefined)
      return [starExplorer.notation.make(course.state), best, played];
    const [action] = starExplorer.legal(course.state, by);
    course = course.with({ by, action: action! }).settle(dealer);
  }
  throw new Error('no size is called');
}

/** In a game of two the other one has a name; the reader may be either. */
const CALLS = [calling(2), calling(3)];
const OTHER_READER = (seat: number): string | undefined => (seat === 0 ? undefined : 'Ada');
const EITHER_READER = [...READERS, OTHER_READER, (seat: number) => (seat === 0 ? 'Ada' : undefined)];

export function sayStarExplorer(say: Say): void {
  for (const locale of LOCALES)
    for (const nameOf of READERS) {
      const tongue = TONGUES[locale];
      for (const lines of LINES) {
        const told = spoken(lines, NOW, nameOf);
        say('star-explorer line', locale, [
          ...[told, { ...told, even: true }].flatMap((each) => [
            tongue.name('best', each),
            tongue.name('played', each),
          ]),
          ...[tongue.where(told), tongue.what(told, 0)],
        ]);
      }
      for (const [kind, all] of Object.entries(CLAIMS))
        for (const claim of all)
          for (const mood of MOODS)
            say(
              `star-explorer ${kind}`,
              locale,
              tongue.say(
                [claim, claim],
                spoken([CRATER, DRAWINGS[1] as string, NOTHING], { best: mood, played: mood }, nameOf),
              ),
            );
      for (const lines of CALLS)
        for (const either of EITHER_READER) {
          for (const mood of MOODS)
            say(
              'star-explorer gives',
              locale,
              tongue.say(CLAIMS.gives, spoken(lines, { best: mood, played: mood }, either)),
            );
          say('star-explorer line', locale, [tongue.where(spoken(lines, NOW, either))]);
        }
      for (const mood of MOODS)
        say(
          'star-explorer stars',
          locale,
          tongue.say(CLAIMS.stars, spoken(ROUND_ONE, { best: mood, played: mood }, nameOf)),
        );
      const [brings] = CLAIMS.brings;
      for (const mood of MOODS)
        say(
          'star-explorer brings',
          locale,
          tongue.say([brings!], spoken(SIDES, { best: mood, played: mood }, nameOf)),
        );
    }
}

function spoken(
  [before, best, played]: Lines,
  mood: Spoken<StarExplorer>['mood'],
  nameOf: Spoken<StarExplorer>['nameOf'],
): Spoken<StarExplorer> {
  const action = (line: string): StarExplorer['action'] => {
    const parsed = starExplorer.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') throw new Error(line);
    return parsed.value.action;
  };
  const lines = { best: [action(best)], played: [action(played)] };
  const { value } = starExplorer.notation.parseEvent(best) as { value: { by: Seat } };
  return { compared: { before: parsed(before), seat: value.by, lines }, mood, nameOf };
}

function parsed(before: string): StarExplorer['position'] {
  const position = starExplorer.notation.parse(before);
  if (!position.ok) throw new Error(`${before}: ${position.fault.message}`);
  return position.value;
}

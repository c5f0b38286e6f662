// What the coach of Stellarion can say: every step and every claim, with values for each of its sentences.
import type { Locale } from '@planisphere/core';
import type { Mood } from '../../src/review/coach.ts';
import type { StellarionClaim } from '../../src/stellarion/review/claims.ts';
import { en } from '../../src/stellarion/review/coach.en.ts';
import { fr } from '../../src/stellarion/review/coach.fr.ts';
import type { NamedStep } from '../../src/stellarion/review/steps.ts';
import type { Told, Wording } from '../../src/stellarion/review/wording.ts';
import { MOODS, type Say } from './say.ts';

const WORDINGS: Readonly<Record<Locale, Wording>> = { en, fr };

/** By kind: a new step that is not said does not compile. */
const STEPS: { readonly [Do in NamedStep['do']]: readonly Omit<Extract<NamedStep, { do: Do }>, 'do'>[] } = {
  launch: [
    { galaxy: 0, star: false, from: [0, 1, 2, 0] },
    { galaxy: 3, star: true, from: [3, 0, 1, 2] },
    { galaxy: 1, star: false, from: [0, 0, 0, 0], column: 'left', apart: true },
    { galaxy: 2, star: false, from: [0, 0, 0, 0], column: 'right', apart: true },
    { galaxy: 0, star: false, from: [0, 0, 0, 0], column: 'right', either: true },
  ],
  from: [0, 1, 2, 3].flatMap((origin) => [4, 2].map((card) => ({ card, origin }))),
  pay: [
    { cards: [0, 4], from: [0, 4] },
    { cards: [2, 2], from: [0, undefined], apart: true },
    { cards: [3, 17], from: [1, 2] },
    { cards: [3, 5], from: [7, undefined], elsewhere: [true, true] },
  ],
  search: [
    { deck: 0, card: 1 },
    { deck: 5, card: 16 },
  ],
  recover: [
    { deck: 1, cards: [4, 7] },
    { deck: 1, cards: [7, 4], ordered: true, apart: true },
  ],
  scan: [{ deck: 6 }, { deck: 2, atOnce: true }],
  station: [
    { cards: [8], from: [2] },
    { cards: [8, 11], from: [2, 2] },
    { cards: [8, 11], from: [2, 7], elsewhere: [false, true], apart: true },
  ],
  place: [
    { top: [], bottom: [2, 6] },
    { top: [2, 6], bottom: [] },
    { top: [], bottom: [16, 16] },
    { top: [17, 17], bottom: [] },
    { top: [4, 4], bottom: [] },
    { top: [2], bottom: [6] },
  ],
  return: [
    { card: 4, deck: 1 },
    { card: 4, deck: 4, either: true, apart: true },
  ],
  take: [
    { galaxy: 2, to: 0, gift: false },
    { galaxy: 2, to: 1, gift: true },
    { galaxy: 0, to: 0, gift: false, isLast: true },
    { galaxy: 0, to: 0, gift: false, times: 2 },
    { galaxy: 0, to: 1, gift: true, times: 2 },
    { galaxy: 1, to: 0, gift: false, column: 'left', either: true },
    { galaxy: 1, to: 1, gift: true, column: 'right', either: true },
    { galaxy: 3, to: 0, gift: false, column: 'right', apart: true },
    { galaxy: 3, to: 1, gift: true, column: 'left', apart: true },
  ],
  spend: [
    { galaxy: 3 },
    { galaxy: 3, column: 'left', apart: true },
    { galaxy: 2, column: 'left', either: true },
  ],
  prove: [0, 1, 2, 3].map((type) => ({ type: type as 0 | 1 | 2 | 3 })),
  waive: [
    { retreat: 0 },
    { retreat: 0, cards: [3, 3] },
    { retreat: 0, cards: [3, 7] },
    { retreat: 1 },
    { retreat: 3 },
  ],
  cross: [{ decks: [0, 1, 2, 3] }, { decks: [0, 1, 2, 4], apart: true }],
  done: ([0, 1, 2, 3] as const).map((power) => ({ power })),
  wait: [{}],
};

const LIKELY = [
  { chance: 1, instead: 0 },
  { chance: 1, instead: 0.25 },
  { chance: 0.75, instead: 0.4 },
  { chance: 0.999, instead: 0.001 },
] as const;
const COUNTS = [
  { left: 1, instead: 0 },
  { left: 3, instead: 1 },
] as const;

type Numbers<Kind extends StellarionClaim['kind']> = Omit<
  Extract<StellarionClaim, { kind: Kind }>,
  'kind' | 'about'
>;
const CLAIMS: { readonly [Kind in StellarionClaim['kind']]: readonly Numbers<Kind>[] } = {
  wins: [{}],
  survives: [{ ending: 'sun' }, { ending: 'stuck' }, { ending: 'repeated' }],
  'keeps-open': [{ shown: 'counting' }, { shown: 'courses' }],
  launches: [
    { galaxy: 'alpha', star: false, instead: 0 },
    { galaxy: 'beta', star: true, instead: 1 },
  ],
  crosses: [
    { galaxies: ['alpha', 'beta', 'gamma'], instead: 0 },
    { galaxies: ['gamma', 'gamma', 'alpha'], instead: 0 },
  ],
  spends: [
    { galaxy: 'delta', instead: 0 },
    { galaxy: 'delta', instead: 1 },
  ],
  proves: [{ type: 'nebula' }],
  'next-turn': [
    ...LIKELY.map((likely) => ({ ...likely, galaxy: 'gamma' as const })),
    {
      ...{ chance: 0.5, instead: 0, galaxy: 'beta' },
      hinge: { deck: 'ship', card: 'Sb', weight: 2, total: 7 },
    },
    {
      ...{ chance: 0.5, instead: 0, galaxy: 'beta' },
      hinge: { deck: 'ship', card: 'Sb', weight: 2, total: 4 },
    },
  ],
  'keeps-ready': [
    { galaxy: 'alpha', instead: 0 },
    { galaxy: 'alpha', instead: 0.3 },
  ],
  proof: LIKELY.map((likely) => ({ ...likely, type: 'stars' as const })),
  crossing: LIKELY,
  'at-hand': LIKELY.map((likely, index) => ({ ...likely, card: ['Na', 'Td', 'BH', 'MI'][index] as string })),
  pair: (['ship', 'nebula', 'stars', 'planet'] as const).flatMap((type) =>
    LIKELY.map((likely) => ({ ...likely, type })),
  ),
  copies: [
    { card: 'Sa', left: 1, instead: 0, toGo: 1 },
    { card: 'Tb', left: 3, instead: 1, toGo: 2 },
  ],
  stationed: [{ card: 'Pd', toGo: 2 }],
  cards: [{ left: 41, instead: 38 }],
  'uses-effect': [{ waived: 'ship' }],
  stars: COUNTS,
  sun: [
    { away: 1, instead: 0 },
    { away: 5, instead: 3 },
  ],
  meteors: [
    { collected: 1, instead: 0 },
    { collected: 2, instead: 1 },
    { collected: 3, instead: 1 },
  ],
  holes: [
    { showing: 1, instead: 0 },
    { showing: 3, instead: 1 },
  ],
  mirrors: COUNTS,
  uncovers: [{ galaxy: 'gamma' }],
};

/** Two meteors were there before. */
const FACTS: readonly Told[] = [
  { collected: 2, isKept: false, isMixed: false },
  { collected: 2, isKept: false, isMixed: true, other: 'another' },
  { collected: 2, isKept: true, isMixed: false },
  { collected: 2, isKept: true, isMixed: true, other: 'outpost' },
  { collected: 2, isKept: true, isMixed: true, other: 6 },
];

const spoken = (nameOf: () => string | undefined): never => ({ compared: { seat: 0 }, nameOf }) as never;

export function sayStellarion(say: Say): void {
  const steps = Object.entries(STEPS).flatMap(([done, all]) =>
    all.map((step) => ({ do: done, ...step }) as NamedStep),
  );
  for (const locale of ['en', 'fr'] as const) {
    const wording = WORDINGS[locale];
    for (const step of steps)
      say(`stellarion ${step.do}`, locale, [
        wording.named(step),
        wording.subject(step),
        ...[() => undefined, () => 'Ada'].map((nameOf) =>
          wording.sentence(wording.asked(step, spoken(nameOf))),
        ),
        wording.where(step),
      ]);
    say('stellarion steps', locale, [
      wording.called(wording.turn('best', 'would'), wording.named({ do: 'scan', deck: 0 })),
      wording.inOrder([wording.named({ do: 'scan', deck: 0 }), wording.named({ do: 'done', power: 2 })]),
    ]);
    for (const about of ['best', 'played'] as const)
      for (const mood of MOODS) say('stellarion turn', locale, [wording.turn(about, mood)]);
    for (const [kind, all] of Object.entries(CLAIMS))
      for (const told of all)
        for (const mood of MOODS)
          for (const facts of FACTS)
            say(`stellarion ${kind}`, locale, ofClaim(wording, { mood, facts }, { kind, ...told }));
  }
}

/** As the first merit, as a second one, and as what the other line brings. */
function ofClaim(
  wording: Wording,
  { mood, facts }: { mood: Mood; facts: Told },
  told: object,
): readonly string[] {
  const claim = { about: 'best', ...told } as StellarionClaim;
  const name = wording.named({ do: 'scan', deck: 0 });
  const deed = wording.deed(claim, mood, facts);
  const other = wording.sentence(wording.ofOther(claim, name, mood));
  if (deed === undefined) return [other];
  return [...(claim.kind === 'keeps-open' ? [other] : []), ...ofDeed(wording, name, deed)];
}

function ofDeed(wording: Wording, name: string, deed: string): readonly string[] {
  return [`${name} ${deed}`, wording.also(deed), wording.instead(name, deed)].map(wording.sentence);
}

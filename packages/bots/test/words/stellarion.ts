// What the coach of Stellarion can say: every step and every claim, with values for each of its sentences.
import type { Locale } from '@planisphere/core';
import type { Mood } from '../../src/review/coach.ts';
import type { StellarionClaim } from '../../src/stellarion/review/claims.ts';
import { en } from '../../src/stellarion/review/coach.en.ts';
import { fr } from '../../src/stellarion/review/coach.fr.ts';
import type { NamedStep } from '../../src/stellarion/review/steps.ts';
import type { Wording } from '../../src/stellarion/review/wording.ts';
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
  ],
  search: [
    { deck: 0, card: 1 },
    { deck: 5, card: 16 },
  ],
  recover: [{ deck: 1, cards: [4, 7] }],
  scan: [{ deck: 6 }],
  station: [{ cards: [8] }, { cards: [8, 11] }],
  place: [
    { top: [], bottom: [2, 6] },
    { top: [2, 6], bottom: [] },
    { top: [2], bottom: [6] },
  ],
  return: [{ card: 4 }],
  take: [
    { galaxy: 2, to: 0, gift: false },
    { galaxy: 2, to: 1, gift: true },
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
  waive: [{ retreat: 0 }, { retreat: 1 }, { retreat: 3 }],
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

type Told<Kind extends StellarionClaim['kind']> = Omit<
  Extract<StellarionClaim, { kind: Kind }>,
  'kind' | 'about'
>;
const CLAIMS: { readonly [Kind in StellarionClaim['kind']]: readonly Told<Kind>[] } = {
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
          for (const isKept of [false, true])
            say(`stellarion ${kind}`, locale, ofClaim(wording, { mood, isKept }, { kind, ...told }));
  }
}

/** As the first merit, as a second one, and as what the other line brings. */
function ofClaim(
  wording: Wording,
  { mood, isKept }: { mood: Mood; isKept: boolean },
  told: object,
): readonly string[] {
  const claim = { about: 'best', ...told } as StellarionClaim;
  const name = wording.named({ do: 'scan', deck: 0 });
  // Two meteors were there before.
  const deed = wording.deed(claim, mood, { collected: 2, isKept });
  if (deed === undefined) return [wording.sentence(wording.ofOther(claim, name, mood))];
  return [`${name} ${deed}`, wording.also(deed), wording.instead(name, deed)].map(wording.sentence);
}

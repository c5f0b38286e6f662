// What the coach of Stellar can say: every claim about possible lines, with values for each of its sentences.
import { LOCALES, type Locale } from '@planisphere/core';
import { type Stellar, stellar, TYPES } from '@planisphere/stellar';
import type { Spoken, Tongue } from '../../src/review/coach.ts';
import type { StellarClaim } from '../../src/stellar/review/claims.ts';
import { en } from '../../src/stellar/review/coach.en.ts';
import { fr } from '../../src/stellar/review/coach.fr.ts';
import { MOODS, READERS, type Say } from './say.ts';

const TONGUES: Readonly<Record<Locale, Tongue<Stellar, StellarClaim>>> = { en, fr };

/** The first turn. */
const EARLY =
  'take turn=0 first=A row=M2,P5,C1,H2,A4 step=- discard=- memory=on A.hand=P4,C4 A.taken=- A.tel=A3,_,_,_,_,_,_,_,_,_,_,_ A.note=P3 A.answer=_ B.hand=?,? B.taken=- B.tel=M3,_,_,_,_,_,_,_,_,_,_,_ B.note=H3 B.answer=_';
/** A late turn: most slots are filled. */
const LATE =
  'take turn=17 first=B row=C4,P3,M4,M2,C5 step=- discard=A4,C2,H1,H2,H5 memory=on A.hand=P5,M1 A.taken=C1@1,M3@3,P3@5,H5@9,C2@11,P5@13,M1@15 A.tel=C3,#H5.hand5.11,#C1.hand16.15,#M3.hand3.7,#H4.row,_,#C2.hand2.13,_,H4,M1,#P3.hand3.5,_ A.note=P1,P1,M2,A1,A3,A3,A5,C1,C4 A.answer=_ B.hand=?,? B.taken=C5@10,A6@12,S2@14,A4@16 B.tel=M3,M6,#?.hand46.16,H1,C6,H6,_,#?.hand5.14,S5,_,P4,P2 B.note=P5,M5,M5,A2,A2,A5,C3,H3,S1,S4 B.answer=_';
const SATELLITE = EARLY.replace('row=M2', 'row=S2');
/** Before the first turn. */
const START =
  'start turn=0 first=A row=_,_,_,_,_ step=- discard=- memory=on A.hand=P3,C3 A.taken=- A.tel=_,_,_,_,_,_,_,_,_,_,_,_ A.note=- A.answer=_ B.hand=?,? B.taken=- B.tel=_,_,_,_,_,_,_,_,_,_,_,_ B.note=- B.answer=_';
/** The other player took a satellite in the turn before: the row may be replaced (SAT-3). */
const OFFER = EARLY.replace('take turn=0', 'offer turn=1').replace('first=A', 'first=B');
const KEEP =
  'keep turn=22 first=B row=C5,C2,S2,P3,M5 step=- discard=- memory=on A.hand=?,? A.taken=C2@1,A5@5,M2@9,A5@13,C4@15,P5@17,H5@19,M1@21 A.tel=A3,#?.hand2.9,A2,#?.hand56.15,#?.hand56.17,#?.hand56.21,#?.hand26.7,H1,S1,#?.hand5.19,#?.hand2.5,#A1.row A.note=P3,M1,M2,M4,C1,C3,C3,C4,C5,H2,H5,S4 A.answer=? B.hand=C6,S3 B.taken=S3@8,M6@12,P4@14,C6@16,P1@18,H3@20 B.tel=M3,M3,H4,#H3.hand36.20,H6,#P1.hand1.18,P2,P5,#P4.hand4.14,A3,#M6.hand46.16,P6 B.note=P4,M4,M5,A2,A4,A6,C1,H1,H2,H3,H4,S5 B.answer=_';

const seen = (text: string): Stellar['position'] => {
  const parsed = stellar.notation.parse(text);
  if (!parsed.ok) throw new Error(`${parsed.fault.at}: ${parsed.fault.message}`);
  return parsed.value;
};
const actions = (events: readonly string[]): Stellar['action'][] =>
  events.map((line) => {
    const parsed = stellar.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') throw new Error(line);
    return parsed.value.action;
  });

type Lines = readonly [before: string, best: readonly string[], played: readonly string[]];
const NOTED: Lines = [
  EARLY,
  ['A take 2', 'A play P4 note', 'A place tel 2'],
  ['A take 1', 'A play M2 tel 2'],
];
const LAID: Lines = [
  EARLY,
  ['A take 2', 'A play P5 tel 2', 'A place note'],
  ['A take 3', 'A play C4 tel 3 down'],
];
const MIDDLE: Lines = [EARLY, ['A take 2', 'A play P5 tel 6'], ['A take 1', 'A play M2 tel 2']];
const DRAWN: Lines = [EARLY, ['A take 5', 'A play A4 tel 2'], ['A take 2', 'A play P5 note']];

const about = 'best' as const;
const run = {
  kind: 'run',
  about,
  card: 'P4',
  type: 'planet',
  before: 1,
  than: 1,
  gained: 2,
  all: 4,
} as const;
const stars = { kind: 'stars', about, card: 'P5', slot: 2, type: 'planet', than: 0, all: 6 } as const;
const section = { about, section: 'top', own: 9, free: 2, rival: 5, rivalFree: 3, than: 13 } as const;

/** By kind: a new claim that is not said does not compile. */
const CLAIMS: {
  readonly [Kind in StellarClaim['kind']]: readonly (readonly [
    Lines,
    StellarClaim & { readonly kind: Kind },
  ])[];
} = {
  run: [
    [NOTED, { ...run, run: [3, 4], stars: 2, points: 4 }],
    [NOTED, { ...run, run: [3, 4], stars: 1, points: 2 }],
    [NOTED, { ...run, run: [4], stars: 3, points: 3, gained: 3 }],
    [NOTED, { ...run, run: [4], stars: 1, points: 1, gained: 1 }],
    [
      [KEEP, ['B keep S3'], ['B keep C6']],
      { ...run, card: 'S3', type: 'cloud', run: [3], stars: 2, points: 2 },
    ],
  ],
  stars: [
    [LAID, { ...stars, stars: 3, before: 1, run: 2, points: 6, gained: 4 }],
    [LAID, { ...stars, stars: 3, before: 1, run: 1, points: 3, gained: 2 }],
    [LAID, { ...stars, stars: 3, before: 1, run: 1, points: 3, gained: 3 }],
    [LAID, { ...stars, stars: 1, before: 0, run: 1, points: 1, gained: 1 }],
    [LAID, { ...stars, stars: 3, before: 0, run: 2, points: 6, gained: 6 }],
    [LAID, { ...stars, stars: 3, before: 0, run: 1, points: 3, gained: 3, all: 1 }],
    [LAID, { ...stars, stars: 3, before: 1, run: 2, points: 6, gained: 5, all: 2 }],
  ],
  gain: [[LAID, { kind: 'gain', about, points: 7, than: 3 }]],
  'section-lead': [
    [LAID, { kind: 'section-lead', ...section }],
    [LAID, { kind: 'section-lead', ...section, own: 15, free: 0, rival: 6, rivalFree: 2 }],
    [LAID, { kind: 'section-lead', ...section, free: 1, rival: 10, rivalFree: 0 }],
    [LAID, { kind: 'section-lead', ...section, rivalFree: 2 }],
    [LAID, { kind: 'section-lead', ...section, own: 14, free: 1, rival: 13, rivalFree: 1 }],
  ],
  'section-total': [
    [LAID, { kind: 'section-total', ...section }],
    [MIDDLE, { kind: 'section-total', ...section, section: 'middle' }],
  ],
  'section-won': [
    [LAID, { kind: 'section-won', about, section: 'top', least: 11, most: 8, free: 0 }],
    [LAID, { kind: 'section-won', about, section: 'top', least: 17, most: 16, free: 1 }],
  ],
  diversity: [
    [LAID, { kind: 'diversity', about, card: 'P5', types: 5, than: 4, missing: [] }],
    [LAID, { kind: 'diversity', about, card: 'P5', types: 4, than: 3, missing: ['moon'] }],
    [LAID, { kind: 'diversity', about, card: 'P5', types: 2, than: 1, missing: ['moon', 'cloud', 'hole'] }],
    [
      LAID,
      {
        kind: 'diversity',
        about,
        card: 'P5',
        types: 1,
        than: 0,
        missing: ['moon', 'cloud', 'hole', 'asteroid'],
      },
    ],
    [LAID, { kind: 'diversity', about, card: 'P5', types: 3, than: 2, missing: ['moon', 'cloud'] }],
  ],
  blocks: [
    [LAID, { kind: 'blocks', about, card: 'P5', points: 6 }],
    [LAID, { kind: 'blocks', about, card: 'H2', points: 1 }],
    [[OFFER, ['A replace'], ['A leave']], { kind: 'blocks', about, card: 'P5', points: 6 }],
  ],
  'keeps-open': [
    ...TYPES.map((type) => [LAID, { kind: 'keeps-open', about, type, slots: [4], opened: [] }] as const),
    [LAID, { kind: 'keeps-open', about, type: 'asteroid', slots: [4, 6, 7], opened: [] }],
    [LAID, { kind: 'keeps-open', about, type: 'asteroid', slots: [4, 6], opened: [6] }],
    [LAID, { kind: 'keeps-open', about, type: 'asteroid', slots: [4, 6], opened: [4, 6] }],
    [LAID, { kind: 'keeps-open', about, type: 'asteroid', slots: [4], opened: [4] }],
    [LAID, { kind: 'keeps-open', about, type: 'asteroid', slots: [4, 5, 6, 7, 8], opened: [] }],
  ],
  holds: [
    [LAID, { kind: 'holds', about, card: 'P4', type: 'planet', run: [3, 4], points: 3 }],
    [LAID, { kind: 'holds', about, card: 'P4', type: 'planet', run: [4], points: 1 }],
    [LAID, { kind: 'holds', about, card: 'S4', type: 'planet', run: [4], points: 2 }],
    [LAID, { kind: 'holds', about, card: 'C4', type: 'cloud', run: [3, 4], points: 2 }],
  ],
  odds: [
    [DRAWN, { kind: 'odds', about, area: 'note', hits: 12, of: 48 }],
    [DRAWN, { kind: 'odds', about, area: 'tel', hits: 12, of: 48 }],
    [DRAWN, { kind: 'odds', about, area: 'note', hits: 2, of: 2 }],
    [DRAWN, { kind: 'odds', about, area: 'note', hits: 1, of: 1 }],
  ],
};

/** A line with the same card in two places. */
const TWINS: Lines = [
  EARLY.replace('row=M2,P5,C1,H2', 'row=M2,P5,C1,P4'),
  ['A take 1', 'A play P4 note', 'A place tel 2'],
  ['A take 2', 'A play P5 tel 2'],
];
const TWICE: readonly StellarClaim[] = [
  { ...run, run: [3, 4], stars: 2, points: 4 },
  { kind: 'blocks', about, card: 'P4', points: 3 },
  { kind: 'holds', about, card: 'P4', type: 'planet', run: [4], points: 1 },
];

/** Where to look, what to do, and the name of a line, for lines of every kind. */
const LINES: readonly Lines[] = [
  NOTED,
  LAID,
  DRAWN,
  [KEEP, ['B keep S3'], ['B keep C6']],
  [START, ['A start P3'], ['A start C3']],
  [
    LATE,
    ['A take 3', 'A play M1 tel 12 down', 'A place note'],
    ['A take 3', 'A play M4 note', 'A place tel 6 down'],
  ],
  [EARLY, ['A take 4', 'A play C4 note'], ['A take 1', 'A play C4 note']],
  // The same card lies in the row twice.
  [EARLY.replace('row=M2,P5', 'row=M2,M2'), ['A take 1', 'A play C4 note'], ['A take 2', 'A play C4 note']],
  [SATELLITE, ['A take 1', 'A play S2 note'], ['A take 2', 'A play P5 tel 2']],
  [OFFER, ['A replace'], ['A leave']],
  [OFFER, ['A leave'], ['A replace']],
  [EARLY, ['A take 4', 'A play H2 note'], ['A take 2', 'A play P5 tel 2']],
  // The notebook holds several planets, a planet and a satellite, satellites alone.
  ...['P1,P3,P6', 'P3,S4', 'S4', 'S2,S4'].map(
    (notebook): Lines => [
      EARLY.replace('A.note=P3', `A.note=${notebook}`),
      ...([['A take 2', 'A play P4 note'], NOTED[2]] as const),
    ],
  ),
  [EARLY, ['A take 4', 'A play C4 tel 4 down'], ['A take 2', 'A play P5 tel 2']],
];

export function sayStellar(say: Say): void {
  for (const locale of LOCALES)
    for (const nameOf of READERS) {
      for (const lines of LINES) {
        const told = spoken(lines, { best: 'now', played: 'now' }, nameOf);
        const tongue = TONGUES[locale];
        say('stellar line', locale, [
          tongue.name('best', told),
          tongue.name('played', told),
          tongue.where(told),
          tongue.what(told, 0),
        ]);
      }
      for (const mood of MOODS)
        say(
          'stellar twice',
          locale,
          TONGUES[locale].say(TWICE, spoken(TWINS, { best: mood, played: mood }, nameOf)),
        );
      for (const [kind, all] of Object.entries(CLAIMS))
        for (const [lines, claim] of all)
          for (const mood of MOODS)
            say(
              `stellar ${kind}`,
              locale,
              ofClaim(TONGUES[locale], claim, spoken(lines, { best: mood, played: mood }, nameOf)),
            );
    }
}

/** Alone, and after another claim about the same card. */
function ofClaim(
  tongue: Tongue<Stellar, StellarClaim>,
  claim: StellarClaim,
  told: Spoken<Stellar>,
): readonly string[] {
  const { best, played } = told.compared.lines;
  const swapped = { best: played, played: best };
  return [
    ...tongue.say([claim, claim], told),
    ...tongue.say([{ ...claim, about: 'played' }], {
      ...told,
      compared: { ...told.compared, lines: swapped },
    }),
  ];
}

function spoken(
  [before, best, played]: Lines,
  mood: Spoken<Stellar>['mood'],
  nameOf: Spoken<Stellar>['nameOf'],
): Spoken<Stellar> {
  const lines = { best: actions(best), played: actions(played) };
  const seat = best[0]?.startsWith('B') ? 1 : 0;
  return { compared: { before: seen(before), seat, lines }, mood, nameOf };
}

// The coach speaks only claims that hold, that tell the two lines apart and that agree with their bar; and a moment is
// one comparison, in the unit that still changes.
import type { GameTypes } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import type { Claim, ComparedLines } from '../src/review/claim.ts';
import { createCoach, type Tongue } from '../src/review/coach.ts';
import type { Examined } from '../src/review/examiner.ts';
import { inFavour } from '../src/review/hint.ts';
import { momentOf, type Written } from '../src/review/moment.ts';
import { type Claimant, claimsToSpeak, type Proposed } from '../src/review/spoken.ts';
import { Comparison } from '../src/review/weigh.ts';
import { figuresOf } from '../src/review/words/figures.ts';
import { NUMBERS } from '../src/review/words/index.ts';

interface Steps extends Claim {
  readonly kind: 'steps';
  readonly steps: number;
}

interface Toy extends GameTypes {
  readonly position: undefined;
  readonly action: string;
}

const compared: ComparedLines<Toy> = {
  ...{ before: undefined, seat: 0, lines: { best: ['x', 'y'], played: ['z'] } },
};
const steps = (
  about: 'best' | 'played',
  count: number,
  strength: number,
  part?: string,
): Proposed<Steps> => ({
  claim: { kind: 'steps', about, steps: count },
  strength,
  ...(part !== undefined && { part }),
});
const claimant = (...proposed: readonly Proposed<Steps>[]): Claimant<Toy, Steps> => ({
  propose: () => proposed,
  checkers: {
    steps: ({ about, steps }, { lines }) => (lines[about].length === steps ? undefined : 'another number'),
  },
});
const lost = { even: false, lost: true, parts: [] };
const spoken = (proposed: readonly Proposed<Steps>[], moment: Parameters<typeof claimsToSpeak>[2] = lost) =>
  claimsToSpeak(claimant(...proposed), compared, moment).map(({ about, steps }) => `${about} ${steps}`);

describe('what is spoken', () => {
  it('holds', () => {
    expect(spoken([steps('best', 3, 9), steps('best', 2, 1)])).toEqual(['best 2']);
    expect(spoken([steps('best', 3, 9)])).toEqual([]);
  });

  it('is the strongest first, two at most, and begins with the better line', () => {
    const [good, instead] = [steps('best', 2, 2), steps('played', 1, 5)];
    expect(spoken([instead, good])).toEqual(['best 2', 'played 1']);
    expect(spoken([{ ...instead, strength: 1 }, good])).toEqual(['best 2', 'played 1']);
    expect(spoken([good, good])).toHaveLength(1);
    const parts = ['a', 'b', 'c'].map((part) => steps('best', 2, 2, part));
    expect(spoken(parts)).toHaveLength(2);
    expect(spoken([steps('best', 2, 0)])).toEqual([]);
  });

  it('is nothing of the next best where the best was played, and nothing at all where neither is better', () => {
    const all = [steps('best', 2, 2), steps('played', 1, 1)];
    expect(spoken(all, { ...lost, lost: false })).toEqual(['best 2']);
    expect(spoken(all, { ...lost, even: true })).toEqual([]);
  });

  it('tells the lines apart', () => {
    const both: ComparedLines<Toy> = { ...compared, lines: { best: ['x'], played: ['z'] } };
    expect(claimsToSpeak(claimant(steps('best', 1, 1)), both, lost)).toEqual([]);
  });

  it('is not the same of the played line under another name', () => {
    interface Copies extends Claim {
      readonly kind: 'copies';
      readonly card: string;
      readonly left: number;
    }
    const copies = (about: 'best' | 'played', card: string, left: number): Proposed<Copies> => ({
      claim: { kind: 'copies', about, card, left },
      strength: about === 'best' ? 2 : 1,
    });
    const told = (...proposed: readonly Proposed<Copies>[]) =>
      claimsToSpeak<Toy, Copies>(
        {
          propose: () => proposed,
          checkers: {
            copies: ({ about, card }) => (card.startsWith(about) ? undefined : 'of the other line'),
          },
        },
        compared,
        lost,
      ).map(({ card }) => card);
    const [best, same, fewer] = [
      copies('best', 'best 1', 4),
      copies('played', 'played 1', 4),
      copies('played', 'played 2', 3),
    ];
    expect(told(best, same)).toEqual(['best 1']);
    expect(told(best, fewer)).toEqual(['best 1', 'played 2']);
  });

  it('never contradicts its bar', () => {
    // A bar is what the other line brings more than the played one.
    const bar = (points: number) => [{ name: 'bar', points, error: 0 }];
    const [good, instead] = [steps('best', 2, 2, 'bar'), steps('played', 1, 1, 'bar')];
    expect(spoken([good], { ...lost, parts: bar(3) })).toEqual(['best 2']);
    expect(spoken([good], { ...lost, parts: bar(-3) })).toEqual([]);
    expect(spoken([good], { even: false, lost: false, parts: bar(-3) })).toEqual(['best 2']);
    expect(spoken([good], { even: false, lost: false, parts: bar(3) })).toEqual([]);
    expect(spoken([steps('best', 2, 2), instead], { ...lost, parts: bar(3) })).toEqual(['best 2']);
  });
});

const game: Written<Toy> = {
  notation: { makeEvent: (event) => (event.by === 'chance' ? '' : event.action) },
};
const parts = [{ name: 'bar', points: 2, error: 0 }];
const weighed = (
  values: readonly (readonly [number, number])[],
  amounts: typeof values = [],
): Examined<string> => {
  const comparison = new Comparison();
  for (const [played, other] of values) comparison.add(played, other);
  for (const [played, other] of amounts) comparison.addAmounts(played, other);
  return comparison.weigh(['own'], ['other'], parts);
};
const moment = (examined: Examined<string>) =>
  momentOf(game, { seat: 0, from: 0, to: 1 }, { examined, unit: 'chance', amountUnit: 'margin' });

describe('a moment', () => {
  it('is graded by the chance while that moves', () => {
    const { grade, unit, gap, lost, best } = moment(
      weighed(
        [
          [0.4, 0.6],
          [0.42, 0.6],
        ],
        [
          [0, 1],
          [0, 1],
        ],
      ),
    );
    expect([grade, unit, lost]).toEqual(['blunder', 'chance', true]);
    expect(gap).toBeCloseTo(0.19, 9);
    expect(best.events).toEqual(['other']);
  });

  it('is graded in points where the game is decided, won or lost', () => {
    for (const [chance, grade] of [
      [0.01, 'blunder'],
      [0.99, 'slip'],
    ] as const) {
      const found = moment(
        weighed(
          [
            [chance, chance],
            [chance, chance],
          ],
          [
            [-20, -6],
            [-20, -8],
          ],
        ),
      );
      expect([found.grade, found.unit, found.lost, found.gap]).toEqual([grade, 'margin', true, 13]);
      expect(found.played.value).toBe(found.best.value);
    }
    expect(moment(weighed([[0.01, 0.01]], [[-6, -20]])).grade).toBe('great');
  });

  it('has neither line better within the error, and then no bars, no loss and no grade', () => {
    const found = moment(
      weighed([
        [0.5, 0.7],
        [0.5, 0.32],
      ]),
    );
    expect([found.even, found.lost, found.gap, found.grade]).toEqual([true, false, 0, 'good']);
    expect(found.parts).toEqual([]);
  });

  it('has neither line better where both come to the same', () => {
    const found = moment({
      ...weighed([
        [0.4, 0.6],
        [0.4, 0.6],
      ]),
      same: true,
    });
    expect([found.even, found.lost, found.best, found.grade]).toEqual([true, false, found.played, 'good']);
  });

  it('turns round for a hint: the best line takes the place of the played one, with its bars', () => {
    const found = inFavour(
      moment(
        weighed([
          [0.4, 0.6],
          [0.42, 0.6],
        ]),
      ),
    );
    expect([found.played.events, found.best.events, found.other.events]).toEqual([
      ['other'],
      ['other'],
      ['own'],
    ]);
    expect([found.lost, found.grade, found.parts[0]!.points]).toEqual([false, 'great', -2]);
  });
});

describe('a coach', () => {
  const read = {
    notation: {
      parseEvent: (text: string) => ({ ok: true, value: { by: 0, action: text } }) as const,
    },
  };
  const tongue: Tongue<Toy, Steps> = {
    say: (claims, { mood }) => claims.map(({ about, steps }) => `${mood[about]} ${steps}.`),
    name: (about, { compared }) => compared.lines[about].join('-'),
    where: () => 'There.',
    what: ({ compared }) => `${compared.lines.best.join('-')}.`,
  };
  const proposed = claimant(steps('best', 1, 2), steps('played', 1, 1));
  const coach = createCoach<Toy, Steps>(
    read,
    { ...proposed, checkers: { steps: ({ about }) => (about === 'best' ? undefined : 'no') } },
    { en: tongue, fr: tongue },
  );
  const tell = (examined: Examined<string>, locale: 'en' | 'fr' = 'en') => ({
    ...{ moment: moment(examined), before: undefined, locale },
    nameOf: () => undefined,
  });
  const chances = (own: number, other: number) =>
    weighed([
      [own, other],
      [own, other],
    ]);

  it('says its claims, then the numbers', () => {
    expect(coach.review(tell(chances(0.4, 0.6)))).toEqual([
      'would 1.',
      'Your chance to win fell from 60 % to 40 %.',
    ]);
    expect(coach.review(tell(chances(0.6, 0.4)))).toEqual([
      'did 1.',
      'Your chance to win: 60 %; 40 % with the next best, other.',
    ]);
    expect(coach.review(tell(chances(0.5, 0.5)))).toEqual(['Either is just as good: own or other.']);
  });

  it('gives its hints of the best line, whichever was played', () => {
    for (const own of [0.4, 0.6]) {
      const telling = tell(chances(own, 1 - own));
      const best = own < 0.5 ? 'other' : 'own';
      expect(coach.what(telling)).toBe(`${best}.`);
      expect(coach.why(telling)).toMatch(
        /^now 1. Your chance to win: 60 %; 40 % with (own|the next best, other)\.$/,
      );
    }
  });

  it('says in which unit a decided game was graded', () => {
    const tried = [0.99, 0.99] as const;
    const decided = weighed(
      [tried, tried],
      [
        [20, 25],
        [20, 27],
      ],
    );
    expect(coach.review(tell(decided)).at(-1)).toBe(
      'The game was nearly decided (your chance: 99 %): your choice gave away 6 expected points of the final margin.',
    );
    expect(coach.review(tell(decided, 'fr')).at(-1)).toBe(
      'La partie était presque décidée (vos chances\u202f: 99\u202f%)\u202f: votre coup a coûté 6 points attendus sur l’écart final.',
    );
    // Counted, not tried: then it is not expected but certain.
    expect(coach.review(tell(weighed([tried], [[20, 26]]))).at(-1)).toBe(
      'The game was nearly decided (your chance: 99 %): your choice gave away 6 points of the final margin.',
    );
  });
});

describe('the numbers of a comparison', () => {
  const lost = moment(
    weighed([
      [0.4, 0.6],
      [0.4, 0.6],
    ]),
  );
  const even = moment(
    weighed([
      [0.5, 0.5],
      [0.5, 0.5],
    ]),
  );
  const told = (locale: 'en' | 'fr', of: typeof lost, played: string, best = 'x'): string =>
    NUMBERS[locale].hint(of, { names: { best, played }, mover: undefined });

  it('say that a line is done or had', () => {
    expect(told('en', lost, 'keeping Cloud 4')).toBe('Your chance to win: 60 %; 40 % by keeping Cloud 4.');
    expect(told('en', lost, 'Cloud 4 in slot 2')).toBe(
      'Your chance to win: 60 %; 40 % with Cloud 4 in slot 2.',
    );
    const chances = (how: string): string =>
      `Vos chances de gagner\u202f: 60\u202f%\u202f; 40\u202f% ${how}.`;
    expect(told('fr', lost, 'garder le Nuage 4')).toBe(chances('en gardant le Nuage 4'));
    expect(told('fr', lost, 'ne rien dessiner')).toBe(chances('en ne dessinant rien'));
    expect(told('fr', lost, 'le Nuage 4 au carnet')).toBe(chances('avec le Nuage 4 au carnet'));
  });

  it('say that less than a hundredth is left', () => {
    const hopeless = moment(weighed([[0.004, 0.001]]));
    expect(told('en', hopeless, 'keeping Cloud 4')).toBe(
      'Your chance to win: less than 1 %, also with the next best, keeping Cloud 4.',
    );
    expect(told('fr', hopeless, 'garder le Nuage 4')).toBe(
      'Vos chances de gagner\u202f: moins de 1\u202f%, même avec le deuxième meilleur coup, garder le Nuage 4.',
    );
  });

  it('are the values of both lines, rounded, and their difference as read', () => {
    const at = { seat: 0, from: 0, to: 1 } as const;
    const fell = moment(weighed([[0.293, 0.417]]));
    expect(told('en', fell, 'x')).toBe('Your chance to win: 42 %; 29 % with x.');
    expect(told('fr', fell, 'x')).toBe('Vos chances de gagner\u202f: 42\u202f%\u202f; 29\u202f% avec x.');
    expect(figuresOf(fell)).toMatchObject({ better: 42, worse: 29, gap: 13 });
    const points = momentOf(game, at, { examined: weighed([[78.4, 83.5]]), unit: 'points' });
    expect(figuresOf(points)).toMatchObject({ better: 84, worse: 78, gap: 6 });
    // Where only the better number and the difference are told, the difference is the value.
    const ahead = momentOf(game, at, { examined: weighed([[83.5, 81.4]]), unit: 'points' });
    expect(figuresOf(ahead)).toMatchObject({ better: 84, gap: 2 });
  });

  it('name the better line where no reason has named it', () => {
    const said = (locale: 'en' | 'fr', isNamed: boolean): string =>
      NUMBERS[locale].review(lost, { names: { best: 'x', played: 'y' }, mover: undefined, isNamed });
    expect(said('en', true)).toBe('Your chance to win fell from 60 % to 40 %.');
    expect(said('en', false)).toBe('The best was x; your chance to win fell from 60 % to 40 %.');
    expect(said('fr', false)).toBe(
      'Le meilleur coup était x\u202f; vos chances de gagner sont passées de 60\u202f% à 40\u202f%.',
    );
  });

  it('say in a hint too that a game is decided', () => {
    const decided = moment(weighed([[0.99, 0.99]], [[26, 20]]));
    expect(told('en', decided, 'Cloud 4 in slot 2')).toBe(
      'The game is nearly decided (your chance: 99 %): the final margin is 6 points better than with the next best, Cloud 4 in slot 2.',
    );
    expect(told('fr', decided, 'le Nuage 4 au carnet')).toBe(
      'La partie est presque décidée (vos chances\u202f: 99\u202f%)\u202f: l’écart final est meilleur de 6 points qu’avec le deuxième meilleur coup, le Nuage 4 au carnet.',
    );
  });

  it('keep two lines of several steps apart', () => {
    expect(told('en', even, 'a and b', 'c and d')).toBe('Either is just as good: c and d, or a and b.');
    expect(told('fr', even, 'a et b', 'c et d')).toBe('Les deux se valent\u202f: c et d, ou a et b.');
  });
});

// What the coach says of a moment. Each game has its own words; this file makes them from checked claims and the
// numbers of the comparison.
import type { Game, GameTypes, Locale, Seat } from '@planisphere/core';
import type { Claim, ComparedLines, Subject } from './claim.ts';
import type { Moment } from './moment.ts';
import { type Claimant, claimsToSpeak } from './spoken.ts';
import { NUMBERS } from './words/index.ts';

export interface Telling<P = unknown> {
  readonly moment: Moment;
  /** What the player knew before the decision. */
  readonly before: P;
  readonly locale: Locale;
  /** The name of a seat; undefined for the reader, whom the coach addresses. */
  nameOf(seat: Seat): string | undefined;
}

/** A line that somebody is asked to follow. */
export interface Advised<P = unknown> extends Pick<Telling<P>, 'before' | 'locale' | 'nameOf'> {
  readonly seat: Seat;
  readonly events: readonly string[];
  /** How many of its first steps are already done. */
  readonly taken: number;
}

export interface Coach<P = unknown, C extends Claim = Claim> {
  /** All checked claims about a decision, strongest first. */
  claims(telling: Pick<Telling<P>, 'moment' | 'before'>): readonly C[];
  /** Sentences on a decision that was made: its claims, then its numbers. */
  review(telling: Telling<P>): readonly string[];
  /** Where to look for the best decision, without giving it away. */
  where(telling: Telling<P>): string;
  /** The best decision, as an instruction. */
  what(telling: Telling<P>): string;
  /** The rest of any line, as an instruction. */
  ask(advised: Advised<P>): string;
  /** Why it is better than the other line: its claims, then its numbers. */
  why(telling: Telling<P>): string;
  /** Its claims alone, for readers who see the numbers elsewhere; '' if there are none. */
  reasons(telling: Telling<P>): string;
  /** The other line, as a noun in lower case. */
  other(telling: Telling<P>): string;
}

/** The mood of a sentence on a line: before the decision, on what was done, or on what might have been. */
export type Mood = 'now' | 'did' | 'would';

export interface Spoken<T extends GameTypes> {
  readonly compared: ComparedLines<T>;
  /** By line. */
  readonly mood: Readonly<Record<Subject, Mood>>;
  /** Neither line is better. */
  readonly even?: boolean;
  nameOf(seat: Seat): string | undefined;
}

/** One language of a game's coach. */
export interface Tongue<T extends GameTypes, C extends Claim> {
  /** A sentence for each claim, in their order. */
  say(claims: readonly C[], spoken: Spoken<T>): readonly string[];
  /** Whether the sentence for this claim names its line; omitted if all do. */
  isNamedBy?(claim: C): boolean;
  /** What tells this line from the other, as a noun in lower case: “cloud 4 in slot 6”. */
  name(about: Subject, spoken: Spoken<T>): string;
  where(spoken: Spoken<T>): string;
  /** The best line as an instruction, without the first steps already taken. */
  what(spoken: Spoken<T>, taken: number): string;
}

/** The part of a game that the coach needs: how to read its events, and whether its chance is shared. */
interface Read<T extends GameTypes> {
  readonly cooperative?: boolean;
  readonly notation: Pick<Game<T>['notation'], 'parseEvent'>;
}

/** A coach that says only what was checked. */
export function createCoach<T extends GameTypes, C extends Claim>(
  game: Read<T>,
  claimant: Claimant<T, C>,
  tongues: Readonly<Record<Locale, Tongue<T, C>>>,
): Coach<T['position'], C> {
  const together = game.cooperative === true;
  // Several sentences and languages speak of the same moment: its claims are computed once.
  const known = new WeakMap<Moment, readonly C[]>();
  const claims = ({ moment, before }: Pick<Telling<T['position']>, 'moment' | 'before'>): readonly C[] => {
    const found = known.get(moment) ?? claimsToSpeak(claimant, comparedIn(game, { moment, before }), moment);
    known.set(moment, found);
    return found;
  };
  const spokenOf = (
    { moment, before, nameOf }: Telling<T['position']>,
    mood: Spoken<T>['mood'],
  ): Spoken<T> => ({
    compared: comparedIn(game, { moment, before }),
    mood,
    even: moment.even,
    nameOf,
  });
  const now = (telling: Telling<T['position']>): Spoken<T> =>
    spokenOf(telling, { best: 'now', played: 'now' });
  const reasons = (telling: Telling<T['position']>): readonly string[] =>
    tongues[telling.locale].say(
      claims(telling).filter(({ about }) => about === 'best'),
      now(telling),
    );
  const ask = ({ before, seat, events, taken, locale, nameOf }: Advised<T['position']>): string => {
    const line = actionsOf(game, events);
    const compared = { before, seat, lines: { best: line, played: line } };
    return tongues[locale].what({ compared, mood: { best: 'now', played: 'now' }, nameOf }, taken);
  };
  return {
    claims,
    review: (telling) => {
      const { moment, locale, nameOf } = telling;
      const { lost } = moment;
      const tongue = tongues[locale];
      const spoken = spokenOf(
        telling,
        lost ? { best: 'would', played: 'did' } : { best: 'did', played: 'would' },
      );
      const names = { best: tongue.name('best', spoken), played: tongue.name('played', spoken) };
      return [
        ...tongue.say(claims(telling), spoken),
        NUMBERS[locale].review(moment, {
          ...{ names, mover: nameOf(moment.seat), together },
          isNamed: claims(telling).some(
            (claim) => claim.about === 'best' && tongue.isNamedBy?.(claim) !== false,
          ),
        }),
      ];
    },
    where: (telling) => tongues[telling.locale].where(now(telling)),
    what: ({ moment: { seat, best }, ...telling }) =>
      ask({ ...telling, seat, events: best.events, taken: 0 }),
    ask,
    why: (telling) => {
      const { moment, locale, nameOf } = telling;
      const tongue = tongues[locale];
      const spoken = now(telling);
      const names = { best: tongue.name('best', spoken), played: tongue.name('played', spoken) };
      const numbers = NUMBERS[locale].hint(moment, { names, mover: nameOf(moment.seat), together });
      return [...reasons(telling), numbers].join(' ');
    },
    reasons: (telling) => reasons(telling).join(' '),
    other: (telling) => tongues[telling.locale].name('played', now(telling)),
  };
}

/** The two lines of a moment. If the best line was played, the other one is the next best. */
export function comparedIn<T extends GameTypes>(
  game: Read<T>,
  { moment, before }: Pick<Telling<T['position']>, 'moment' | 'before'>,
): ComparedLines<T> {
  const { seat, lost, best, played, other } = moment;
  const worse = lost ? played : other;
  return {
    before,
    seat,
    lines: { best: actionsOf(game, best.events), played: actionsOf(game, worse.events) },
  };
}

function actionsOf<T extends GameTypes>(
  { notation }: Read<T>,
  events: readonly string[],
): readonly T['action'][] {
  return events.map((line) => {
    const parsed = notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') throw new Error(`coach: ${line} is no decision`);
    return parsed.value.action;
  });
}

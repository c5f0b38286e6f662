// The words about matches, the ladder, and programs that do not follow the engine protocol.
import type { Locale, Translated } from '@planisphere/core';
import type { PairResult } from './ratings.ts';

export function matchTold({ one, other, won, lost, drawn }: PairResult): Translated {
  return {
    en: `${one} – ${other}: won ${won}, lost ${lost}, drawn ${drawn}`,
    fr: `${one} – ${other} : gagnées ${won}, perdues ${lost}, nulles ${drawn}`,
  };
}

export const ladderWords = {
  en: { empty: 'No match was played here yet: planisphere help match.', games: 'games', percent: ' %' },
  fr: {
    empty: 'Aucun match n’a encore été joué ici : planisphere help match.',
    games: 'parties',
    percent: '\u202f%',
  },
} satisfies Record<Locale, object>;

/** What a program did wrong; `kind` is the request. */
export const programFaults = {
  otherSeat: (event: string, seat: string) => ({
    en: `${event} is not a decision of seat ${seat}.`,
    fr: `${event} n’est pas une décision de la place ${seat}.`,
  }),
  refused: (event: string, rule: string) => ({
    en: `${event} is against rule ${rule}.`,
    fr: `${event} est contre la règle ${rule}.`,
  }),
  ended: { en: 'it has ended.', fr: 'il s’est arrêté.' },
  error: (kind: string, message: string) => ({ en: `${kind}: ${message}`, fr: `${kind} : ${message}` }),
  noAnswer: (kind: string, said: string) => ({
    en: `this is no answer to ${kind}: ${said}`,
    fr: `ce n’est pas une réponse à ${kind} : ${said}`,
  }),
  tooLate: (kind: string, seconds: number) => ({
    en: `no answer to ${kind} within ${seconds} s.`,
    fr: `pas de réponse à ${kind} en ${seconds} s.`,
  }),
} satisfies Record<string, Translated | ((...words: never[]) => Translated)>;

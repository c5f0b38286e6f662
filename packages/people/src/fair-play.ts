// The usual conduct of players: how often people choose as the strongest bot does and how long they take, so that one
// person can be compared with the others. It says what was seen and how certain that is; it decides nothing.

/** The comparison of one person in one game. */
export interface Comparison {
  readonly person: string;
  readonly decisions: number;
  /** Decisions in which the strongest bot, with the same knowledge, chose the same. */
  readonly agreed: number;
  /** Milliseconds for each decision. */
  readonly times: readonly number[];
  /** The person gave the game up or let the time run out. */
  readonly left: boolean;
}

export interface Share {
  readonly share: number;
  /** The true share lies between `low` and `high` 19 times in 20. */
  readonly low: number;
  readonly high: number;
}

export interface Conduct {
  readonly games: number;
  readonly decisions: number;
  readonly agreement: Share;
  /** The median time, in milliseconds; undefined if no times are known. */
  readonly time: number | undefined;
  readonly left: Share;
}

/** Eight of ten people lie between these values; undefined while too few people are known. */
export type Usual = { readonly low: number; readonly high: number } | undefined;

const Z = 1.959964;
/** The fewest people from whom the usual conduct is derived. */
const FEWEST = 5;
/** The fewest decisions of one of them: a share of fewer is mostly chance. */
const FEWEST_DECISIONS = 20;

/** By Wilson's formula, which is right also for few decisions and for shares near 0 and 1. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = count / of;
  const middle = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z / (1 + (Z * Z) / of)) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return {
    share,
    low: Math.max(0, Math.min(share, middle - half)),
    high: Math.min(1, Math.max(share, middle + half)),
  };
}

/** The value below which this part of them lies. */
export function quantile(values: readonly number[], part: number): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

export function conductOf(games: readonly Comparison[]): Conduct {
  const sum = (value: (each: Comparison) => number): number =>
    games.reduce((total, each) => total + value(each), 0);
  const decisions = sum((each) => each.decisions);
  return {
    ...{ games: games.length, decisions },
    agreement: shareOf(
      sum((each) => each.agreed),
      decisions,
    ),
    time: quantile(
      games.flatMap(({ times }) => times),
      0.5,
    ),
    left: shareOf(
      sum((each) => Number(each.left)),
      games.length,
    ),
  };
}

export interface UsualConduct {
  readonly people: number;
  readonly agreement: Usual;
  readonly time: Usual;
  readonly left: Usual;
}

/** The usual conduct of everybody in these games; each person counts once. */
export function usualConduct(games: readonly Comparison[]): UsualConduct {
  const byPerson = new Map<string, Comparison[]>();
  for (const game of games) byPerson.set(game.person, [...(byPerson.get(game.person) ?? []), game]);
  const all = [...byPerson.values()].map(conductOf);
  const known = all.filter(({ decisions }) => decisions >= FEWEST_DECISIONS);
  return {
    people: known.length,
    agreement: usualOf(known.map(({ agreement }) => agreement.share)),
    time: usualOf(known.flatMap(({ time }) => time ?? [])),
    left: usualOf(known.map(({ left }) => left.share)),
  };
}

function usualOf(values: readonly number[]): Usual {
  const [low, high] = [quantile(values, 0.1), quantile(values, 0.9)];
  return values.length < FEWEST || low === undefined || high === undefined ? undefined : { low, high };
}

// What is usual: how often people choose as the strongest bot does and how long they take, so that one person can be looked at beside
// the others. It says what was seen and how sure that is; it decides nothing.

/** What was compared of one person in one game. */
export interface Comparison {
  readonly person: string;
  readonly decisions: number;
  /** Decisions in which the strongest bot, knowing the same, chose the same. */
  readonly agreed: number;
  /** Milliseconds for each decision. */
  readonly times: readonly number[];
  /** The person gave the game up or let the time run out. */
  readonly left: boolean;
}

export interface Share {
  readonly share: number;
  /** The true share lies between them 19 times in 20. */
  readonly low: number;
  readonly high: number;
}

export interface Conduct {
  readonly games: number;
  readonly decisions: number;
  readonly agreement: Share;
  /** The middle of all times, in milliseconds; undefined where none were kept. */
  readonly time: number | undefined;
  readonly left: Share;
}

/** From which to which value eight of ten people are; undefined while too few are known to say so. */
export type Usual = { readonly low: number; readonly high: number } | undefined;

const Z = 1.959964;
/** People who say what is usual, at least. */
const FEWEST = 5;
/** Decisions of one of them, at least: the share of fewer is mostly chance. */
const FEWEST_DECISIONS = 20;

/** By Wilson, which is honest also for few decisions and for shares near 0 and 1. */
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

/** Of everybody in these games, each of whom counts once. */
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

// Ratings from results: the strengths that make these results most likely (Bradley and Terry), on the scale of chess.
// Everybody gets two additional draws against an average player, so that a player who has only won has a finite rating.

export interface PairResult {
  readonly one: string;
  readonly other: string;
  /** Games won by each; a draw is half a win for both. */
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface Rating {
  readonly name: string;
  /** 0 is the average of all on the ladder; 400 more wins ten times out of eleven. */
  readonly rating: number;
  readonly games: number;
  /** The share of the points. */
  readonly score: number;
}

const ROUNDS = 500;
const ADDED = 2;

/** Strongest first. */
export function ratingsOf(results: readonly PairResult[]): readonly Rating[] {
  const names = [...new Set(results.flatMap(({ one, other }) => [one, other]))];
  const sides = results.flatMap(({ one, other, won, lost, drawn }) => [
    { name: one, against: other, points: won + drawn / 2, games: won + lost + drawn },
    { name: other, against: one, points: lost + drawn / 2, games: won + lost + drawn },
  ]);
  let strengths = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const next = names.map((name) => {
      const own = strengths.get(name) ?? 1;
      const mine = sides.filter((side) => side.name === name);
      const points = mine.reduce((sum, side) => sum + side.points, ADDED / 2);
      const odds = mine.reduce(
        (sum, side) => sum + side.games / (own + (strengths.get(side.against) ?? 1)),
        ADDED / (own + 1),
      );
      return [name, points / odds] as const;
    });
    strengths = new Map(next);
  }
  const logs = names.map((name) => Math.log10(strengths.get(name) ?? 1));
  const mean = logs.reduce((sum, each) => sum + each, 0) / Math.max(1, names.length);
  return names
    .map((name, index) => {
      const mine = sides.filter((side) => side.name === name);
      const games = mine.reduce((sum, side) => sum + side.games, 0);
      const points = mine.reduce((sum, side) => sum + side.points, 0);
      return {
        name,
        rating: Math.round(400 * ((logs[index] ?? 0) - mean)),
        games,
        score: points / Math.max(1, games),
      };
    })
    .toSorted((a, b) => b.rating - a.rating);
}

// Elo ratings from results, by the Bradley–Terry model: the ratings that make the results most likely. The mean is 0.

/** `won[a][b]`: games that a won against b; shared ones count as halves. */
export function eloOf(won: readonly (readonly number[])[]): readonly number[] {
  const count = won.length;
  let strength = new Array<number>(count).fill(1);
  for (let round = 0; round < 500; round++) {
    strength = strength.map((own, a) => {
      let wins = 0;
      let expected = 0;
      for (let b = 0; b < count; b++) {
        const games = gamesBetween(won, a, b);
        if (games === 0) continue;
        wins += smoothed(won[a]?.[b] ?? 0, games);
        expected += games / (own + (strength[b] as number));
      }
      return expected === 0 ? own : wins / expected;
    });
    const mean = Math.exp(strength.reduce((sum, each) => sum + Math.log(each), 0) / count);
    strength = strength.map((each) => each / mean);
  }
  return strength.map((each) => Math.round(400 * Math.log10(each)));
}

function gamesBetween(won: readonly (readonly number[])[], a: number, b: number): number {
  return a === b ? 0 : (won[a]?.[b] ?? 0) + (won[b]?.[a] ?? 0);
}

/** Keeps ratings finite: counts at least half a game as lost, and as won. */
function smoothed(wins: number, games: number): number {
  return Math.min(games - 0.5, Math.max(0.5, wins));
}

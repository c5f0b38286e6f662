// The bench as text: one line per row and one for its peer.
import type { BenchResult } from '../rows/row.ts';

export function formatBench(results: readonly BenchResult[]): string[] {
  return results.flatMap((result) => {
    const { name, unit, value, spread, peer, peerValue, peerSpread, ratio, note } = result;
    const lines = [`${name}: ${figures(value, spread)} ${unit}`];
    if (peer !== undefined && peerValue !== undefined && peerSpread !== undefined && ratio !== undefined)
      lines.push(
        `  ${peer}: ${figures(peerValue, peerSpread)} ${unit}; ours is ${rounded(ratio)} times as fast`,
      );
    if (note !== undefined) lines.push(`  ${note}`);
    return lines;
  });
}

function figures(value: number, [low, high]: readonly [number, number]): string {
  return `${rounded(value)} (${rounded(low)}–${rounded(high)})`;
}

/** Rounds to three significant digits. */
function rounded(value: number): string {
  return value.toLocaleString('en', {
    maximumSignificantDigits: value >= 100 ? Math.ceil(Math.log10(value)) : 3,
  });
}

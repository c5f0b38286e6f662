// Numbers and how they are shown.

/** The value that this part of all values (such as 0.99) does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

export function figure(what: string, value: number, unit: string): Figure {
  return { what, value, unit };
}

export function figureLine({ what, value, unit }: Figure): string {
  const shown = value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
  return `  ${what.padEnd(58)}${shown.padStart(10)} ${unit}`;
}

// Figures, their aims, and their display.

/** The value that this share of all values (such as 0.99) does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export type Aim = { readonly least: number } | { readonly most: number };

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim?: Aim;
}

export function figure(what: string, value: number, unit: string): Figure {
  return { what, value, unit };
}

export function aimed(what: Figure, aim: Aim): Figure {
  return { ...what, aim };
}

function meets({ value }: Figure, aim: Aim): boolean {
  return 'least' in aim ? value >= aim.least : value <= aim.most;
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);
}

export function figureLine(each: Figure): string {
  const { what, value, unit, aim } = each;
  const bound =
    aim === undefined ? '' : 'least' in aim ? `at least ${shown(aim.least)}` : `at most ${shown(aim.most)}`;
  const verdict = aim === undefined ? '' : `   aim ${bound}: ${meets(each, aim) ? 'met' : 'MISSED'}`;
  return `  ${what.padEnd(58)}${shown(value).padStart(10)} ${unit.padEnd(3)}${verdict}`.trimEnd();
}

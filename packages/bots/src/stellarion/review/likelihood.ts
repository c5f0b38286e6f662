// A chance in whole percent that never calls an uncertain thing sure or a possible one impossible.

interface Bounds {
  readonly over: string;
  readonly under: string;
}

const NEARLY = 1e-9;

export function likelihood(chance: number, { over, under }: Bounds, unit = ' %'): string {
  if (chance > NEARLY && chance < 0.005) return `${under} 1${unit}`;
  if (chance < 1 - NEARLY && chance >= 0.995) return `${over} 99${unit}`;
  return `${Math.round(100 * chance)}${unit}`;
}

// Means of points as displayed: to a tenth.
export function tenths(points: number): number {
  return Math.round(10 * points) / 10;
}

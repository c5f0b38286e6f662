// Means of points as they are read: to a tenth.
export function tenths(points: number): number {
  return Math.round(10 * points) / 10;
}

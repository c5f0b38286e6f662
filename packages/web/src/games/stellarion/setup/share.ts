// A share of the games that were measured, as it is written: never 0 % for what has happened.
import { percent } from '../words/index.ts';

export function share(rate: number): string {
  return percent({ weight: rate, total: 1 });
}

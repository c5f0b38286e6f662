// A measured share as text: never 0 % for what has happened.
import { percent } from '../words/index.ts';

export function share(rate: number): string {
  return percent({ weight: rate, total: 1 });
}

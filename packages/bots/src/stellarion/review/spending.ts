// Judges meteors spent in the partner's turn: tries each voyage that they can pay for, and keeping them. The partner's
// turn goes on after either.
import type { Stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot/bot.ts';
import type { Asked, Examined } from '../../review/examiner.ts';
import { Comparison } from '../../review/weigh.ts';
import { withAmounts } from './amounts.ts';
import { withoutHope } from './certainties.ts';
import { type Action, type Actions, firstOther, spendingsOf } from './lines.ts';
import { partsBetween } from './parts.ts';
import { COMPARING, stepsOf, tools, worldOf } from './tools.ts';

export function examineSpending(
  { view, seat, played }: Asked<Stellarion>,
  { rng, nodes, stop }: Budget,
): Examined<Action> | undefined {
  const { trials } = tools();
  const world = worldOf(view);
  const chance = (line: Actions, seed: number, index: number): number =>
    trials.chanceBeside(world, stepsOf(line, seat), { seed, index });
  const samples = Math.ceil(nodes * COMPARING);
  const looks = rng.next() | 0;
  const known = spendingsOf(view, seat).map((line) => {
    let sum = 0;
    for (let index = 0; index < samples; index++) sum += chance(line, looks, index);
    return { line, sum };
  });
  const lines = known.toSorted((a, b) => b.sum - a.sum).map(({ line }) => line);
  const own = played ?? lines[0];
  if (own === undefined) return undefined;
  const rest = lines.values();
  const other = firstOther(rest, { view, seat, own });
  if (other === undefined) return undefined;
  const seed = rng.next() | 0;
  const compared = new Comparison();
  for (let index = 0; index < samples && stop?.() !== true; index++)
    compared.add(chance(own, seed, index), chance(other, seed, index));
  const weighed = compared.weigh(own, other, partsBetween(view, seat, [own, other]));
  const examined = withoutHope(weighed, { view, seat });
  return withAmounts(examined, { view, seat, others: rest }, { rng, nodes });
}

// Measures contenders side by side: each warms up, then they take turns, so that other work on the machine affects all
// alike; the median of the runs counts.
import type { Contender } from '../rows/row.ts';

export interface Pace {
  readonly runs: number;
  /** The length of one run of one contender; all times here are in seconds of processor time. */
  readonly secondsPerRun: number;
  readonly warmUpSeconds: number;
}

export interface Measurement {
  readonly median: number;
  readonly spread: readonly [number, number];
}

export async function measure(contenders: readonly Contender[], pace: Pace): Promise<readonly Measurement[]> {
  const lanes = [];
  for (const contender of contenders) {
    const rate = await warmUp(contender, pace.warmUpSeconds);
    lanes.push({
      contender,
      times: Math.max(1, Math.round(rate * pace.secondsPerRun)),
      rates: [] as number[],
    });
  }
  for (let run = 0; run < pace.runs; run++) {
    for (const { contender, times, rates } of lanes) rates.push(times / (await secondsOf(contender, times)));
  }
  return lanes.map(({ rates }) => summaryOf(rates));
}

/** Runs in growing portions until the time is up; returns the rate of the last one, when the code was warm. */
async function warmUp(contender: Contender, seconds: number): Promise<number> {
  for (let times = 1, spent = 0; ; times *= 2) {
    const taken = await secondsOf(contender, times);
    spent += taken;
    if (spent >= seconds) return times / taken;
  }
}

/** Processor time, which other programs on the machine do not affect. */
async function secondsOf(contender: Contender, times: number): Promise<number> {
  const start = process.cpuUsage();
  await contender(times);
  const { user, system } = process.cpuUsage(start);
  // A clock that did not move must not give an infinite rate.
  return Math.max(user + system, 1) / 1e6;
}

export function summaryOf(rates: readonly number[]): Measurement {
  const sorted = rates.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] as number;
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
  return { median, spread: [at(0), at(sorted.length - 1)] };
}

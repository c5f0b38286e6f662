// How quickly things are shown: one thing at a time, at the pace of the settings, and any press finishes what is under way.
import { motion } from '../base/settings/settings.ts';

const running = new Set<Animation>();
/** How much longer everything takes in a demonstration. */
const SLOWLY = 2.2;
let hurried = false;
let slowness = 1;

export function hurry(): void {
  hurried = true;
  for (const animation of running) animation.finish();
}

export function isHurried(): boolean {
  return hurried;
}

export function beginShow({ slowly = false } = {}): void {
  hurried = false;
  slowness = slowly ? SLOWLY : 1;
}

/** How long something of this length takes at the current pace. */
export function paced(ms: number): number {
  return ms * slowness;
}

/** Resolves when the animation is over, hurried or gone with its element. */
export async function finished(animation: Animation): Promise<void> {
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // The element left the page in mid-flight: it has arrived.
  }
  running.delete(animation);
}

/** A pause that a press ends. */
export function pause(ms: number): Promise<void> {
  if (hurried || motion() === 'still') return new Promise((resolve) => setTimeout(resolve, 0));
  return new Promise((resolve) => {
    const timer = setTimeout(done, paced(ms));
    const watch = setInterval(() => hurried && done(), 40);
    function done(): void {
      clearTimeout(timer);
      clearInterval(watch);
      resolve();
    }
  });
}

// The clock of this page: how long somebody has waited, and how many seconds are left.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { search } from './search.ts';

/** The time of this page, every second. */
export function useTicking(): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [now]);
  return Math.max(now.value, search.value.at);
}

/** `0:24`; the same in every language. */
export function elapsedAt(now: number): string {
  const { answer, at } = search.value;
  const waited = answer.state === 'waiting' ? answer.waited + (now - at) : 0;
  const seconds = Math.floor(waited / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

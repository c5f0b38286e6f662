// Whose time runs, and how much is left.
import type { TableInfo } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from './online.module.css';
import { onlineWords } from './words/index.ts';

export function Clocks({ info }: { info: TableInfo }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [now]);
  const running = info.clock?.running ?? [];
  if (running.length === 0) return undefined;
  return (
    <ul class={styles.clocks}>
      {running.map(({ seat, due }) => {
        const { guest } = info.seats.find((each) => each.seat === seat) ?? {};
        return (
          <li key={seat}>
            <Glyph name="ui-hourglass" />
            {onlineWords().timeLeft(guest?.name ?? seat, timeOf(due - now.value))}
          </li>
        );
      })}
    </ul>
  );
}

/** `2:05`, `3 h 10`, `2 d 4 h`. */
function timeOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const pad = (n: number): string => String(n).padStart(2, '0');
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours > 0 ? `${hours} h ${pad(minutes % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

// A number that counts up to its value. Screen readers, players who hurry and devices with reduced motion get it at
// once.
import { useEffect, useState } from 'preact/hooks';
import { motion } from '../settings/settings.ts';
import ui from './ui.module.css';

const DURATION = { full: 900, brisk: 450, still: 0 } as const;

export function CountUp({ to }: { to: number }) {
  const [shown, setShown] = useState(() => (motion() === 'still' ? to : 0));
  useEffect(() => {
    const duration = DURATION[motion()];
    if (duration === 0) {
      setShown(to);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / duration);
      // Quick at first, then settling: the eye rests on the last points.
      setShown(Math.round(to * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span class={ui.hidden}>{to}</span>
    </>
  );
}

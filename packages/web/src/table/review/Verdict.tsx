// A grade as every page shows it: its star, its word, its colour.
import type { Grade } from '@planisphere/bots/review';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from './verdict.module.css';
import { reviewWords } from './words/index.ts';

export function Verdict({ grade, text }: { grade: Grade; text?: string }) {
  return (
    <span class={`${styles.verdict} ${styles[grade]}`}>
      <Glyph name={`v-${grade}`} />
      {text ?? reviewWords().grades[grade]}
    </span>
  );
}

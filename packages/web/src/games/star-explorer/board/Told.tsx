// A sentence of the log, with a drawn star where the terminal writes a glyph for a kind.
import type { Kind } from '@planisphere/star-explorer';
import { KindMark } from './StarShape.tsx';
import styles from './told.module.css';

const KIND_OF_GLYPH: Readonly<Record<string, Kind>> = {
  '▲': 'red',
  '○': 'white',
  '◆': 'yellow',
  '■': 'blue',
};

export function Told({ text }: { readonly text: string }) {
  return (
    <span>
      {text.split(/([▲○◆■]) /).map((part, index) => {
        const kind = KIND_OF_GLYPH[part];
        return kind === undefined ? part : <KindMark key={index} kind={kind} class={styles.mark} />;
      })}
    </span>
  );
}

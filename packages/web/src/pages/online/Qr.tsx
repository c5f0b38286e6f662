// A link as a QR code, drawn as one path. Dark on light in both themes: that is what cameras read.
import { encode } from 'uqr';
import styles from '../../table/online/online.module.css';
import { onlineWords } from '../../table/online/words/index.ts';

export function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <div class={styles.qr}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={onlineWords().qr}
        shape-rendering="crispEdges"
      >
        <path d={cells.join('')} />
      </svg>
    </div>
  );
}

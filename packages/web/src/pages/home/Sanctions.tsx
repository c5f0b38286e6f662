// Tells muted or banned players on the first screen why, and until when.
import type { SanctionInfo } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { call, isKnown } from '../../table/online/api.ts';
import { sanctionSentence } from '../../table/online/sanction-text.ts';
import styles from './people.module.css';

export function Sanctions() {
  const imposed = useSignal<readonly SanctionInfo[]>([]);
  useEffect(() => {
    if (!isKnown()) return;
    call<{ sanctions?: readonly SanctionInfo[] }>('GET', '/api/me').then(
      ({ sanctions = [] }) => {
        imposed.value = sanctions;
      },
      () => undefined, // without a server there are none
    );
  }, [imposed]);
  if (imposed.value.length === 0) return undefined;
  return (
    <section class={`${ui.panel} ${styles.sanctions}`} role="status">
      {imposed.value.map((sanction) => (
        <p key={sanction.kind}>
          <Glyph name="ui-warn" />
          {sanctionSentence(sanction)}
        </p>
      ))}
    </section>
  );
}

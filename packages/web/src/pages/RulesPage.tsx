// The rules of Stellar on a page of their own, with a link that can be sent.
import { Shell } from '../app/Shell.tsx';
import { RulesText } from '../stellar/board/RulesText.tsx';
import { w } from '../stellar/words/index.ts';
import styles from './pages.module.css';

export function RulesPage() {
  return (
    <Shell>
      <main class={styles.page} id="content">
        <h1>{w().rules.title} · Stellar</h1>
        <RulesText heading="h2" />
      </main>
    </Shell>
  );
}
